"""A picture of the dungeon master's desk, for the tray while nothing is picked: a candle, a notebook,
a quill and two dice. Its colours are those of the table's sheet."""

from __future__ import annotations

from tabletop.markup import Html

DESK = Html(
    '<svg class="still" viewBox="0 0 320 190" aria-hidden="true">'
    '<circle class="shine" cx="62" cy="52" r="92"/><circle class="shine" cx="62" cy="52" r="52"/>'
    '<path class="wood" d="M0 158h320v8H0z"/><path class="edge" d="M0 158h320"/>'
    # the candle in its holder
    '<path class="metal" d="M30 158c-6-2-10-8-10-14h84c0 6-4 12-10 14zM104 146c14-4 14 12-2 9"/>'
    '<path class="wax" d="M48 144V84c0-5 28-5 28 0v60zM76 92c5 2 3 16 1 20"/>'
    '<path class="line" d="M62 82v-10"/>'
    '<path class="fire" d="M62 32c10 14 13 22 13 29a13 13 0 0 1-26 0c0-7 3-15 13-29z"/>'
    '<path class="spark" d="M62 50c5 7 6 11 6 14a6 6 0 0 1-12 0c0-3 1-7 6-14z"/>'
    # the notebook, a plan of three rooms on its left page, lines on the right one
    '<path class="cover" d="M116 92c24-10 46-8 66 4 20-12 42-14 66-4v66c-24-8-46-6-66 2-20-8-42-10-66-2z"/>'
    '<path class="page" d="M122 88c22-8 42-6 60 6 18-12 38-14 60-6v62c-22-7-42-5-60 4-18-9-38-11-60-4z"/>'
    '<path class="line" d="M182 94v60M132 104h16v14h-16zM156 100h16v14h-16zM144 126h18v14h-18z"/>'
    '<path class="line" d="M148 110l8-2M150 118l2 8M194 108c12-5 24-6 36-4"/>'
    '<path class="line" d="M194 119c12-5 24-6 36-4M194 130c12-5 20-6 28-5"/>'
    # a quill that has just been laid down, and two dice
    '<path class="feather" d="M212 132c14-50 42-84 76-96-2 34-26 66-64 84z"/>'
    '<path class="line" d="M206 142c16-40 40-74 78-102"/>'
    '<path class="wax" d="M262 120h34v38h-34zM272 92l34 10-9 32-34-10z"/>'
    '<path class="line" d="M262 139h34M269 107l33 10"/></svg>'
)
