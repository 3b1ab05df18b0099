import { describe, expect, it } from "vitest";
import { roundBox, type Pen } from "../../src/canvas/draw/shapes";

function cornersOf(width: number, height: number, radius: number): number {
  let corners = Number.NaN;
  const pen = { beginPath: () => undefined, roundRect: (...drawn: number[]) => (corners = drawn[4] ?? Number.NaN) };
  roundBox(pen as unknown as Pen, 0, 0, width, height, radius);
  return corners;
}

describe("a box with round corners", () => {
  it("is never rounder than its sides allow", () => {
    expect(cornersOf(100, 10, 8)).toBe(5);
  });

  it("has plain corners where there is no room for it, as a browser refuses negative ones", () => {
    expect(cornersOf(-10, 40, 8)).toBe(0);
  });
});
