// Everybody is seen in the order of play, myself last.
import { expect, test } from "vitest";
import { inOrder, signed } from "../../src/table/plain/seats";
import { view } from "../session/tables";

const names = ["Ann", "Ben", "Cleo"];

test("after me comes whoever plays after me, and I come last", () => {
  expect(inOrder({ view: view({ seat: 0, order: [2, 0, 1] }), names })).toEqual([1, 2, 0]);
});

test("an onlooker sees the order as it is", () => {
  expect(inOrder({ view: view({ seat: null, order: [2, 0, 1] }), names })).toEqual([2, 0, 1]);
});

test("a score has a real minus sign", () => {
  expect(signed(-4)).toBe("−4");
  expect(signed(12)).toBe("12");
});
