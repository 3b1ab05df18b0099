// Chairs are places at the table, seats are places in the game.
import { expect, test } from "vitest";
import { isHost, isMyTurn, mySeat, namesBySeat, teamOf, waitsFor } from "../../src/session/players";
import { chair, table, view } from "./tables";

test("names stand by seat, however people sit", () => {
  const shown = table({ chairs: [chair("Ann", 1), null, chair("Ben", 0), chair("Cleo", 2)] });

  expect(namesBySeat(shown)).toEqual(["Ben", "Ann", "Cleo"]);
});

test("my seat is that of my chair; an onlooker has none", () => {
  const chairs = [null, chair("Ann", 1), chair("Ben", 0)];

  expect(mySeat(table({ chairs, you: 1 }))).toBe(1);
  expect(mySeat(table({ chairs, you: null }))).toBeNull();
});

test("it is my turn when the game waits for my seat, and not while it is paused or over", () => {
  expect(isMyTurn(table())).toBe(true);
  expect(isMyTurn(table({ view: view({ waiting: [1] }) }))).toBe(false);
  expect(isMyTurn(table({ paused: true }))).toBe(false);
  expect(isMyTurn(table({ phase: "over" }))).toBe(false);
  expect(isMyTurn(table({ you: null }))).toBe(false);
});

test("only whoever has the host's chair is the host", () => {
  expect(isHost(table({ you: 0, host: 0 }))).toBe(true);
  expect(isHost(table({ you: 1, host: 0 }))).toBe(false);
  expect(isHost(table({ you: null, host: null }))).toBe(false);
});

test("partners have a team; where everybody plays alone there is none", () => {
  const pairs = [
    [0, 2],
    [1, 3],
  ];

  expect([0, 1, 2, 3].map((seat) => teamOf(pairs, seat))).toEqual([1, 2, 1, 2]);
  expect(teamOf([[0], [1]], 0)).toBeNull();
});

test("whoever has asked for a seat waits for it until it is theirs, or nobody asks any more", () => {
  const chairs = [chair("Ann", 0), chair("Ben", 1)];
  const kept = { name: "Ann" };

  expect(waitsFor(table({ chairs, you: null, asking: [0] }), kept)).toBe("Ann");
  expect(waitsFor(table({ chairs, you: null, asking: [1] }), kept)).toBeNull();
  expect(waitsFor(table({ chairs, you: null, asking: [] }), kept)).toBeNull();
  expect(waitsFor(table({ chairs, you: 0, asking: [0] }), kept)).toBeNull();
  expect(waitsFor(table({ chairs, you: null, asking: [0] }), null)).toBeNull();
});
