"""A deep path of the site leads to the page at its root, with what stands behind the #, offline too."""

import pytest

from .play import keep

DEEP = "some/deep/path?from=friend#domino-run/1/7/-/-"


@pytest.mark.parametrize("prefix", ["/", "/shelf/of/games/"])
def test_a_deep_path_leads_to_the_root(serve, new_page, dist, prefix):
    server = serve(dist, prefix=prefix)
    page = new_page(DEEP, ready="table", home=server.url)
    assert page.url.startswith(f"{server.url}#domino-run/"), "and what others have put there is dropped"
    keep(page)
    server.stop()
    page.goto(server.url + DEEP)
    page.wait_for_selector("html[data-ready=table]")
    assert page.url.startswith(f"{server.url}#domino-run/"), "and what others have put there is dropped"


def test_a_file_that_is_not_there_is_missing_and_not_the_page(new_page, server):
    page = new_page("")
    page.expect_problem("404")
    for path in ("static/built/another/rules/domino-run.html", "static/covers/chess.svg", "robots.txt"):
        assert page.request.get(server.url + path).status == 404
