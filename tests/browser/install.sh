#!/bin/sh
# The browsers of the tests: those the machine has, else Debian's where we may install them, else
# (Chromium only) Playwright's own. Firefox and WebKitGTK may be missing; their tests then say so.
python=$1

has() {
    for name in "$@"; do command -v "$name" >/dev/null && return 0; done
    return 1
}

missing=""
has chromium chromium-browser google-chrome || missing="chromium"
has firefox-esr firefox || missing="$missing firefox-esr"
has WebKitWebDriver || missing="$missing webkit2gtk-driver"
has xvfb-run || missing="$missing xvfb xauth"

if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && has apt-get; then
    apt-get update -qq
    for package in $missing; do
        apt-get install -y -qq --no-install-recommends "$package" || echo "No $package could be installed."
    done
fi
has chromium chromium-browser google-chrome || "$python" -m playwright install --with-deps chromium
