import { describe, expect, it } from "vitest";
import { write } from "../../src/canvas/draw/text";
import type { Pen } from "../../src/canvas/draw/shapes";

/** What is written where letters have whole widths only, as a browser without finer steps sets them. */
function written(words: string, most: number): { text: string; size: number } {
  const found = { text: "", size: 0 };
  const size = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1]);
  const pen = {
    font: "",
    measureText: (text: string) => ({ width: text.length * Math.round(size(pen.font) * 0.5) }),
    fillText: (text: string) => Object.assign(found, { text, size: size(pen.font) }),
  };
  write(pen as unknown as Pen, words, 0, 0, "black", { size: 16, most });
  return found;
}

describe("words in a narrow place", () => {
  it("keep their size where they fit", () => {
    expect(written("Jiro Ono", 64)).toEqual({ text: "Jiro Ono", size: 16 });
  });

  it("shrink until they fit, though letters don't narrow evenly", () => {
    expect(written("Jiro Ono", 60).text).toBe("Jiro Ono");
  });

  it("are cut where the smallest is still too wide", () => {
    expect(written("Jiro Ono", 40)).toEqual({ text: "Jiro…", size: 12.8 });
  });

  it("are not begun where there are none", () => {
    expect(written("", -10).text).toBe("");
  });
});
