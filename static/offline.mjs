// Keeps the whole site on the device, and offers a newer build when one has come.
//
// A newer build is fetched in the background and waits. It is put in place when the player agrees
// (`apply`), never by itself: a match must not change its rules while it is being played.

const HOUR = 3_600_000;

/** Registers the service worker; returns what `boneyard.update` is. */
export function keepOffline() {
  const update = { waiting: false, apply() {} };
  navigator.serviceWorker
    ?.register("./sw.js")
    .then((registration) => watch(registration, update))
    .catch((error) => console.warn("The page will not be kept for offline use.", error));
  return update;
}

function watch(registration, update) {
  const offer = () => {
    update.waiting = true;
    window.dispatchEvent(new Event("boneyard:update"));
  };
  update.apply = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration.waiting?.postMessage({ type: "SKIP_WAITING" });
  };
  if (registration.waiting) offer();
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next.addEventListener("statechange", () => {
      if (next.state === "installed" && navigator.serviceWorker.controller) offer();
    });
  });
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {}); // without a network there is nothing newer
  });
}
