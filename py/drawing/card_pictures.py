def picture(name: str) -> str:
    return '<svg class="creature" viewBox="0 0 120 72" aria-hidden="true"><path class="gold" d="M20 60L60 10L100 60z"/></svg>'
