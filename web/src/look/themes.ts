/** daisyUI's two themes and Tailwind's families, written from the tokens. themes.css is what this says. */

import { FAMILIES, PALETTES, RADII, type Palette, type PaletteName } from "./tokens";

/** The whole of themes.css. */
export function themesCss(): string {
  const opening = "/* Written from tokens.ts by the test of the look (vitest -u): don't change it by hand. */";
  return [opening, theme("noon"), theme("lamp"), families(), ""].join("\n\n");
}

function theme(name: PaletteName): string {
  const palette = PALETTES[name];
  return block('@plugin "daisyui/theme"', [
    `name: "${name}"`,
    `default: ${name === "noon"}`,
    `prefersdark: ${name === "lamp"}`,
    `color-scheme: ${name === "noon" ? "light" : "dark"}`,
    ...Object.entries(colours(palette)).map(([role, colour]) => `--color-${role}: ${colour}`),
    ...Object.entries(SHAPE).map(([role, value]) => `--${role}: ${value}`),
  ]);
}

/** What daisyUI calls our colours. */
function colours(palette: Palette): Record<string, string> {
  return {
    "base-100": palette.panel,
    "base-200": palette.panelDeep,
    "base-300": palette.panelLine,
    "base-content": palette.text,
    primary: palette.accent,
    "primary-content": palette.onAccent,
    secondary: palette.textSoft,
    "secondary-content": palette.panel,
    accent: palette.lamp,
    "accent-content": palette.ink,
    neutral: palette.ink,
    "neutral-content": palette.paper,
    info: palette.textSoft,
    "info-content": palette.panel,
    success: palette.good,
    "success-content": palette.onGood,
    warning: palette.lamp,
    "warning-content": palette.ink,
    error: palette.warning,
    "error-content": palette.onWarning,
  };
}

const SHAPE = {
  "radius-selector": `${RADII.field}px`,
  "radius-field": `${RADII.field}px`,
  "radius-box": `${RADII.panel}px`,
  "size-selector": "0.25rem",
  "size-field": "0.25rem",
  border: "1px",
  depth: "0",
  noise: "0",
};

function families(): string {
  return block("@theme", [`--font-title: ${FAMILIES.title}`, `--font-text: ${FAMILIES.text}`]);
}

function block(head: string, lines: string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line};`).join("\n")}\n}`;
}
