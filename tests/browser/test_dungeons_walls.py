"""The walls and doors of a .dd2vtt file lie on the very pixels of the picture that is in it."""

import json
from itertools import pairwise
from statistics import mean, median, quantiles

import pytest

from charts import explored, matched
from games.dungeons.chart.paper import Look
from games.dungeons.chart.picture import picture
from games.dungeons.chart.players_copy import players
from games.dungeons.export.vtt import universal_vtt

PIXELS = 40
CHARTS = {"any": explored(12), "equal": matched(12), "four squares": explored(5, squares=4)}
# The picture as the page makes a PNG of it, and back: how light its pixels are, row by row, from 0 to 255.
PAINT = """async (svg) => {
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/png" });
  context.drawImage(await createImageBitmap(blob), 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let light = "";
  for (let i = 0; i < data.length; i += 4)
    light += String.fromCharCode((2 * data[i] + 5 * data[i + 1] + data[i + 2]) >> 3);
  const url = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(blob);
  });
  return [canvas.width, canvas.height, light, url.split(",")[1]];
}"""


@pytest.fixture(scope="module")
def paint(browser):
    """`paint(svg)`: its width, height, lightness by row, and the PNG in base64."""
    page = browser.new_page()
    yield lambda svg: page.evaluate(PAINT, svg)
    page.close()


def between(start, end, parts):
    """Places along a line, none of them at its ends."""
    steps = [(i + 0.5) / parts for i in range(parts)]
    return [
        (start["x"] + (end["x"] - start["x"]) * s, start["y"] + (end["y"] - start["y"]) * s) for s in steps
    ]


@pytest.mark.parametrize("ink", [False, True], ids=["warm", "sparing"])
@pytest.mark.parametrize("gm", [True, False], ids=["gm", "players"])
@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_walls_are_dark_lines_and_portals_gaps_in_them(paint, chart, gm, ink):
    width, height, light, png = paint(picture(chart, Look(gm, False, ink, PIXELS)))
    data = json.loads(universal_vtt(chart if gm else players(chart), png, PIXELS))
    size = data["resolution"]["map_size"]
    assert (width, height) == (size["x"] * PIXELS, size["y"] * PIXELS)

    def at(x, y):
        return ord(light[int(y * PIXELS) * width + int(x * PIXELS)])

    def beside(spots, start, end, side):
        """How light it is so far to one side of the line: between the strokes if it is hatched."""
        across = (0, side) if start["y"] == end["y"] else (side, 0)
        return quantiles([at(x + across[0], y + across[1]) for x, y in spots])[-1]

    side = 0.08 * chart.squares  # past the wall, before the columns
    for start, end in (piece for line in data["line_of_sight"] for piece in pairwise(line)):
        length = abs(end["x"] - start["x"]) + abs(end["y"] - start["y"])
        spots = between(start, end, round(6 * length))[1:-1]
        line = [at(x, y) for x, y in spots]
        assert max(line) < 90, f"{start} to {end} is no line"
        for other in (side, -side):
            assert beside(spots, start, end, other) > median(line) + 60, f"{start} to {end} has no side"
    for portal in data["portals"]:
        start, end = portal["bounds"]
        assert mean(at(x, y) for x, y in between(start, end, 20)[4:-4]) > 90, f"{portal} is walled up"
