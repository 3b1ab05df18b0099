// A score sheet is read down: rounds, their parts, and places.
import { expect, test } from "vitest";
import type { Part, Result } from "../../src/wire/types";
import { byPlace, courses, rounds } from "../../src/table/panel/score-sheet";

const part = (points: number): Part => ({ label: { code: "part", facts: {} }, points });
const RESULT: Result = {
  over: true,
  scores: [12, 7, 7],
  places: [3, 1, 1],
  sheet: [[[part(5), part(-2)], [part(1)], []]],
};

test("a round adds up the parts of each seat", () => {
  expect(rounds(RESULT)[0]?.seats.map(({ points }) => points)).toEqual([3, 1, 0]);
});

test("the best stand first, and equals share a place", () => {
  expect(byPlace(RESULT).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});

test("a course begins with nothing and goes from total to total", () => {
  const twice = { ...RESULT, sheet: [...RESULT.sheet, [[part(4)], [part(-1)], [part(2)]]] };

  expect(courses(rounds(twice))).toEqual([
    [0, 3, 7],
    [0, 1, 0],
    [0, 0, 2],
  ]);
});
