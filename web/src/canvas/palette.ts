/** Which of the two lights the page is in, and when it changes. */

import { useSyncExternalStore } from "react";
import { PALETTES, type PaletteName } from "../look/tokens";
import type { Light } from "./art";

const LIGHTS: Record<PaletteName, Light> = {
  noon: { name: "noon", palette: PALETTES.noon },
  lamp: { name: "lamp", palette: PALETTES.lamp },
};

/** The light the page is in now. */
export function useLight(): Light {
  return LIGHTS[useSyncExternalStore(subscribe, current)];
}

/** The page says it by the ground of its panels, whoever chose it. */
function current(): PaletteName {
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--color-base-100").trim();
  return ground.toLowerCase() === PALETTES.lamp.panel ? "lamp" : "noon";
}

function subscribe(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "class"] });
  const dusk = matchMedia("(prefers-color-scheme: dark)");
  dusk.addEventListener("change", changed);
  return () => {
    watch.disconnect();
    dusk.removeEventListener("change", changed);
  };
}
