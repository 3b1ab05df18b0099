/** The light in the room: the colours of the tokens, on the page. */

import { PALETTES, SUIT_COLOURS, type PaletteName } from "../look/tokens";
import type { Settings } from "../session/settings";

const DARK = "(prefers-color-scheme: dark)";

/** Which of the two lights a choice means now. */
export function themeFor(theme: Settings["theme"]): PaletteName {
  if (theme !== "auto") return theme;
  return matchMedia(DARK).matches ? "lamp" : "noon";
}

/** Light the page, and set its text to size. */
export function applyTheme({ theme, size, language }: Pick<Settings, "theme" | "size" | "language">): void {
  const root = document.documentElement;
  const name = themeFor(theme);
  root.dataset.theme = name;
  root.dataset.size = size;
  root.lang = language;
  for (const [role, colour] of Object.entries(PALETTES[name])) root.style.setProperty(`--${dashed(role)}`, colour);
  for (const [suit, colour] of Object.entries(SUIT_COLOURS)) root.style.setProperty(`--suit-${SUITS[suit]}`, colour);
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", PALETTES[name].room);
}

/** Tell when the device changes between day and night. */
export function onSystemTheme(changed: () => void): () => void {
  const media = matchMedia(DARK);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

const SUITS: Record<string, string> = { "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs" };

function dashed(role: string): string {
  return role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
