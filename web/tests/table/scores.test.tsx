// The score sheet is read while the game goes on, and when it is over.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Scores } from "../../src/table/panel/scores";
import type { InGame } from "../../src/table/props";
import { Speaker } from "../../src/ui/voice";
import type { Part, Result } from "../../src/wire/types";
import { SOURCES } from "../../src/words/en";
import { Voice } from "../../src/words/voice";

const part = (points: number): Part => ({ label: { code: "part", facts: {} }, points });
const NAMES = ["Ann", "Bob"];

/** The names in the rows of the sheet, from top to bottom. */
function rowsOf(result: Partial<Result>): string[] {
  const sheet = [[[part(5)], [part(7)]]];
  const at = { names: NAMES, game: { name: "x" }, view: { result: { over: false, scores: [5, 7], places: [], sheet, ...result } } };
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(
    <Speaker value={new Voice("en", SOURCES)}>
      <Scores at={at as unknown as InGame} />
    </Speaker>,
  );
  return [...page.querySelectorAll(".scores-short tbody th")].map((cell) => cell.textContent?.trim() ?? "");
}

test("before the end everybody has a row, as they sit", () => {
  expect(rowsOf({})).toEqual(["Ann", "Bob"]);
});

test("in the end the best stands first", () => {
  expect(rowsOf({ over: true, places: [2, 1] })).toEqual(["Bob", "Ann"]);
});
