"""stub"""
from drawing.domino import face
from drawing.dungeon import slab
ICE_DEFS=""
from drawing.dungeon import DUNGEON_DEFS as ICE_DEFS
def floe(a,b): return slab(a,b) if max(a,b)<7 else slab(1,1)
def nest(seat): return f'<ellipse class="nestring seat-{seat}" rx="70" ry="36" fill-opacity=".3"/>'
def steps(n): return f'<circle r="17" cx="30" cy="-30" fill="#fff"/><text x="30" y="-22" text-anchor="middle" font-size="24">{n}</text>'
