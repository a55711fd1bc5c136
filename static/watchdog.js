// Tells when a visit is broken off. It comes by itself, first of all files, and needs none of the others:
// whatever is missing or stays away, there is a sentence to read, a button to try again, and one to take along
// all that is saved. A page that has ended without a part of it, or whose start lacks one, is tried once more before that.

"use strict";

(() => {
  const PATIENCE = 8; // seconds with nothing coming, told of before there are ten; counted while awake, as a busy or sleeping page cannot look
  const OFFLINE = "You are offline, and this page has not been kept on this device yet.";
  const TRIED = "boneyard.tried"; // in this tab
  const NOT_COME = /dynamically imported module|importing a module/i; // as browsers say it of a module that stays away
  const SAVED = "Nothing that you saved is lost.";
  const find = (/** @type {string} */ id) => document.getElementById(id);
  let quiet = 0;
  let trying = false; // this page is being left, to try once more

  /** Whether the style sheet has come. */
  const isDressed = () => {
    const boot = find("boot");
    return boot !== null && getComputedStyle(boot).position === "fixed";
  };

  /** Whether all that index.html names has come, and index.html itself, of which this button is the end. */
  const isWhole = () => Boolean(window.dress && window.picture && window.boneyard && find("boot-retry") && isDressed());

  /** @param {string} id @param {"p" | "aside" | "button"} tag @param {Element} parent */
  const part = (id, tag, parent) =>
    find(id) ?? parent.appendChild(Object.assign(document.createElement(tag), { id }));

  /** @param {string} why */
  function tell(why) {
    if (!document.body) {
      document.open(); // a page that was cut off so early is painted by no other way
      document.write('<html lang="en"><meta name="viewport" content="width=device-width"><title>Boneyard</title><body></body>');
      document.close();
    }
    const boot = part("boot", "aside", document.body);
    part("boot-message", "p", boot).textContent = `${navigator.onLine ? why : OFFLINE} ${SAVED}`;
    const again = part("boot-retry", "button", boot);
    again.textContent = "Try again";
    again.hidden = boot.hidden = false;
    document.documentElement.dataset.told = ""; // a last picture is no longer to be played on
    find("boot-progress")?.setAttribute("hidden", "");
    again.onclick = () => location.reload();
    const save = part("boot-save", "button", boot);
    save.textContent = "Save everything as a file";
    save.hidden = !kept().length;
    save.dataset.rescue = "";
    if (!isDressed()) boot.style.cssText = "position: fixed; inset: 0; padding: 2em; background: Canvas; color: CanvasText";
  }

  /** The keys of all that is saved here; none where the browser does not tell. */
  function kept() {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith("boneyard") && !key.startsWith("boneyard-picture"));
    } catch {
      return [];
    }
  }

  /** Hands over all that is saved, as it lies there: a file that the shelf's Import takes (py/app/keep/import_file.py). */
  function rescue() {
    const texts = Object.fromEntries(kept().map((key) => [key, localStorage.getItem(key)]));
    const file = new Blob([JSON.stringify({ boneyard: 2, texts })], { type: "application/json" });
    const url = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href: url, download: "boneyard.json" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
  addEventListener("click", (event) => event.target.closest("[data-rescue]") && rescue(), true);

  window.watchdog = {
    failed: false,

    /** Something has come: the waiting begins anew. */
    feed() {
      quiet = 0;
    },

    /** Ends this visit with a sentence that says why.
     * @param {string} why */
    fail(why) {
      if (this.failed) return; // the first reason explains the others
      this.failed = true;
      tell(why);
      stop(); // nothing goes on by halves, and what hangs no longer holds up the page
    },
  };

  /** Tries once more, once in a tab; returns whether it does. */
  function again() {
    if (trying) return true;
    try {
      if (sessionStorage.getItem(TRIED)) return false;
      sessionStorage.setItem(TRIED, "yes");
    } catch {
      return false; // storage is forbidden
    }
    trying = true;
    location.reload();
    return true;
  }

  const { watchdog } = window;
  const broken = () => watchdog.fail("A part of this page did not come.");
  new PerformanceObserver(() => watchdog.feed()).observe({ type: "resource", buffered: true });
  addEventListener("load", () => isWhole() || again() || broken());
  addEventListener("unhandledrejection", (event) => {
    if (window.boneyard?.isUp || watchdog.failed || !NOT_COME.test(event.reason?.message)) return;
    event.preventDefault();
    again() || broken();
  });
  const looking = setInterval(() => {
    if (watchdog.failed || window.boneyard?.isUp) clearInterval(looking);
    else if (++quiet === PATIENCE) isWhole() ? tell("Nothing has moved here for a while.") : broken();
  }, 1000);
})();
