def portrait(cards, health=1.0):
    return '<svg class="creature" viewBox="0 0 200 200" aria-hidden="true"><circle cx="100" cy="100" r="80" fill="#7f9a54"/></svg>'
