"""A Universal VTT file (.dd2vtt): the map as an image, and over it walls, doors and lights for a tabletop.

It is a JSON text in format 0.3 of Dungeondraft, which Foundry, Fantasy Grounds, MapTool, Roll20 and others
import. All is measured in squares from the image's top left corner, so image and walls agree when the image
is the picture at the same number of pixels to a square.

    universal_vtt(chart, png, pixels=100)
"""

from __future__ import annotations

from games.dungeons.chart.model import Chart
from games.dungeons.chart.walls import Portal, survey
from games.dungeons.export.json_text import json_text

AMBIENT = "ff404050"  # ARGB: a little light everywhere, so that a map without torches is not black
Spot = dict[str, float]


def universal_vtt(chart: Chart, png: str, pixels: int) -> str:
    """DU7: the text of a .dd2vtt file of a chart, with its image as base64 of a PNG without any prefix, and
    so many pixels to a square. For players, give their chart (`players.players`)."""
    plan = survey(chart)
    return json_text(
        {
            "format": 0.3,
            "resolution": {
                "map_origin": _spot(0, 0),
                "map_size": _spot(plan.width, plan.height),
                "pixels_per_grid": pixels,
            },
            "line_of_sight": [[_spot(*spot) for spot in line] for line in plan.lines()],
            "objects_line_of_sight": [],
            "portals": [_portal(portal) for portal in plan.portals],
            "environment": {"baked_lighting": False, "ambient_light": AMBIENT},
            "lights": [
                {
                    "position": _spot(light.x, light.y),
                    "range": light.reach,
                    "intensity": 1,
                    "color": light.colour,
                    "shadows": True,
                }
                for light in plan.lights
            ],
            "image": png,
        }
    )


def _spot(x: float, y: float) -> Spot:
    return {"x": x, "y": y}


def _portal(portal: Portal) -> dict[str, object]:
    """A portal is closed whatever it is: what is not, most readers take for a window, which nobody opens."""
    return {
        "position": _spot(portal.x, portal.y),
        "bounds": [_spot(*bound) for bound in portal.bounds],
        "rotation": portal.rotation,
        "closed": True,
        "freestanding": False,
    }
