"""stub"""
PENGUIN_DEFS=""
def penguin(seat,carried=0,stunned=False): return f'<ellipse class="seat-{seat}" rx="28" ry="38"/>'
def buddy(seat): return f'<ellipse class="seat-{seat}" rx="16" ry="22"/>'
