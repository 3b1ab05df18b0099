import { describe, expect, test } from "vitest";
import { bookIn, evenings, merged, seasons, winsOf, type Played } from "../../src/session/book";

const game = (table: string, at: string, places: number[], name = "rook"): Played => ({
  table,
  game: name,
  at: new Date(at).getTime(),
  names: ["Ann", "Ben"],
  places,
  scores: [10, 20],
});
const BOOK = [game("a", "2025-12-31T21:00", [1, 2]), game("b", "2026-01-01T01:00", [2, 1]), game("c", "2026-03-01T20:00", [1, 2], "shanko")];

describe("a family's book", () => {
  test("each table counts once", () => {
    expect(merged(BOOK, BOOK.slice(1, 2)).map(({ table }) => table)).toEqual(["a", "b", "c"]);
  });

  test("wins are counted by name and game", () => {
    expect(winsOf(BOOK)[0]).toEqual({ name: "Ann", wins: 2, games: 3, byGame: { rook: 1, shanko: 1 } });
  });

  test("an evening goes on after midnight", () => {
    expect(evenings(BOOK).map((evening) => evening.map(({ table }) => table))).toEqual([["c"], ["b", "a"]]);
    expect(seasons(BOOK)).toEqual([2026, 2025]);
  });

  test("what is no game is left out", () => {
    expect(bookIn([BOOK[0], { table: 1 }, null, { ...BOOK[0], places: [1] }])).toEqual([BOOK[0]]);
    expect(bookIn("no")).toEqual([]);
  });
});
