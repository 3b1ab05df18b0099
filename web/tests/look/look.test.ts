/** The tokens: readable in both lights, apart in grey, and the same in the style sheet. */

import { expect, test } from "vitest";
import { contrast, luminance, mix } from "../../src/look/colour";
import { themesCss } from "../../src/look/themes";
import { PALETTES, SUIT_COLOURS } from "../../src/look/tokens";

const BOTH = Object.entries(PALETTES);

test("themes.css says what the tokens say", async () => {
  await expect(themesCss()).toMatchFileSnapshot("../../src/look/themes.css");
});

test.each(BOTH)("%s: text can be read wherever it stands", (_, palette) => {
  const pairs = [
    [palette.text, palette.panel],
    [palette.text, palette.panelDeep],
    [palette.textSoft, palette.panel],
    [palette.textSoft, palette.panelDeep],
    [palette.ink, palette.paper],
    [palette.inkSoft, palette.paper],
    [palette.onAccent, palette.accent],
    [palette.onWarning, palette.warning],
    [palette.onGood, palette.good],
    [palette.warning, palette.panel],
    [palette.accent, palette.panel],
  ] as const;

  for (const [ink, ground] of pairs) expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test("suits are apart in lightness, and each can be read on paper", () => {
  const steps = Object.values(SUIT_COLOURS)
    .map(lightness)
    .toSorted((a, b) => a - b);

  for (const [i, step] of steps.slice(1).entries()) expect(step - (steps[i] ?? 0)).toBeGreaterThan(5);
  for (const suit of Object.values(SUIT_COLOURS)) expect(contrast(suit, PALETTES.noon.paper)).toBeGreaterThan(3.4);
});

test("mixing goes from one colour to the other", () => {
  expect(mix("#000000", "#ffffff", 0)).toBe("#000000");
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#123456", "#ffffff", 1)).toBe("#ffffff");
});

function lightness(colour: string): number {
  const y = luminance(colour);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}
