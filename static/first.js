// Runs before the first paint: dresses the page as the player wishes, and hides the shelf when the
// address asks for a game. Whatever was not chosen in the settings follows the system.

"use strict";

(() => {
  const root = document.documentElement.dataset;
  const system = (/** @type {string} */ query) => matchMedia(query);
  const dark = system("(prefers-color-scheme: dark)");
  const contrast = system("(prefers-contrast: more)");
  const still = system("(prefers-reduced-motion: reduce)");
  const paper = system("print");

  function nothingKept() {
    try {
      return localStorage.length === 0;
    } catch {
      return false; // storage is forbidden: who comes may come again
    }
  }

  function wishes() {
    try {
      return Object(JSON.parse(localStorage.getItem("boneyard.settings") ?? "null"));
    } catch {
      return {}; // storage is forbidden or damaged: Python tells so
    }
  }

  function dress() {
    const { theme, contrast: more, motion, text, keys, calm, scan } = wishes();
    const shown = paper.matches ? "light" : theme === "light" || theme === "dark" ? theme : dark.matches ? "dark" : "light";
    root.theme = shown;
    root.contrast = more === "more" || (more !== "normal" && contrast.matches) ? "more" : "normal";
    root.motion = ["off", "fast", "normal", "slow"].includes(motion) ? motion : still.matches ? "off" : "normal";
    root.text = ["large", "larger", "double"].includes(text) ? text : "normal";
    root.keys = keys === "off" || keys === "alt" ? keys : "on";
    root.calm = ["250", "500", "1000"].includes(calm) ? calm : "0";
    if (["2000", "1200", "700", "hand"].includes(scan)) root.scan = scan;
    else delete root.scan;
    const wood = shown === "light" ? "#4a2d1d" : "#17100c";
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", wood);
  }

  window.dress = dress;
  if (nothingKept()) root.newcomer = "";
  root.screen = /^#[a-z]/.test(location.hash) ? "game" : "home";
  dress();
  for (const query of [dark, contrast, still, paper]) query.addEventListener("change", dress);
})();
