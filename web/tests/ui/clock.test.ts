// A clock says what is left in the measure that people would use.
import { expect, test } from "vitest";
import { timeLeft } from "../../src/ui/clock";

test.each([
  [9.2, ["web-seconds-left", { seconds: 10 }]],
  [3 * 3600 + 5, ["web-hours-left", { hours: 3 }]],
  [3 * 86400 - 60, ["web-days-left", { days: 2 }]],
])("%d seconds", (left, words) => {
  expect(timeLeft(left)).toEqual(words);
});
