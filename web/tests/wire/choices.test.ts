// Moves are put together from cards without a rule of any game: by their written forms alone.
import { expect, test } from "vitest";
import type { Choice } from "../../src/wire/types";
import { FEW, apartFrom, families, drafts, grouped, toggled, tokens, uses, using, vocabulary } from "../../src/wire/choices";

const choice = (move: string, code = "means"): Choice => ({ move, means: { code, facts: {} } });

test("a written move is its words and cards, however it is bracketed", () => {
  expect(tokens("meld [4♠ 5♠, 6♠] discard 7♥")).toEqual(["meld", "4♠", "5♠", "6♠", "discard", "7♥"]);
});

test("cards that stand close together are told apart by those one holds", () => {
  const own = ["A♠", "A♥", "10♥", "8♥"];

  expect(tokens("turn declare A♠A♥A♠ / 8♥10♥ ; discard 8♥", own)).toEqual(
    ["turn", "declare", "A♠", "A♥", "A♠", "8♥", "10♥", "discard", "8♥"],
  );
  expect(uses("turn declare A♠A♥A♠", ["A♠", "A♠"], own)).toBe(true);
});

test("what moves are made of, but for the cards, can be written with", () => {
  const legal = [choice("turn extend 3 Q♣ ; discard 7♦"), choice("turn discard 7♦"), choice("draw")];

  expect(vocabulary(legal, ["Q♣", "7♦"])).toEqual(["turn", "extend", "3", ";", "discard", "draw"]);
});

test("a card that is chosen twice must be used twice", () => {
  expect(uses("meld 7♠ 7♠ 7♥", ["7♠", "7♠"])).toBe(true);
  expect(uses("meld 7♠ 8♠ 9♠", ["7♠", "7♠"])).toBe(false);
});

test("a verb is no card, also where both are written alike", () => {
  expect(uses("egg salmon", ["egg"])).toBe(false);
});

test("chosen cards narrow the list to the moves that use them all", () => {
  const legal = [choice("play R14"), choice("play R5"), choice("pass")];

  expect(using(legal, []).map(({ move }) => move)).toEqual(["play R14", "play R5", "pass"]);
  expect(using(legal, ["R5"]).map(({ move }) => move)).toEqual(["play R5"]);
  expect(using(legal, ["R5", "R14"])).toEqual([]);
});

test("moves that nobody listed are drafted with every verb that takes cards", () => {
  const own = ["R5", "R6", "G1", "B2", "Y3", "R14"];
  const legal = [choice("bury R5 R6 G1 B2 Y3"), choice("pass")];

  expect(drafts(legal, ["R14", "R5", "R6", "G1", "B2"], own)).toEqual(["bury R14 R5 R6 G1 B2"]);
});

test("what leads up to a card in a composed turn leads up to the chosen ones too", () => {
  const own = ["A♠", "A♥", "A♦", "3♠"];
  const legal = [choice("turn declare A♠A♥A♦ ; discard 3♠"), choice("turn discard A♠"), choice("draw")];

  expect(drafts(legal, ["3♠"], own)).toEqual(["turn declare 3♠", "turn discard 3♠"]);
});

test("a listed move is not drafted again, in whatever order its cards were chosen", () => {
  const own = ["R5", "R6"];

  expect(drafts([choice("bury R5 R6")], ["R6", "R5"], own)).toEqual([]);
  expect(drafts([choice("bury R5 R6")], [], own)).toEqual([]);
});

test("few moves are one group, many are sorted by their kind", () => {
  const few = [choice("pay", "a"), choice("take", "b")];
  const many = [...Array.from({ length: FEW }, (_, at) => choice(`bid ${70 + 5 * at}`, "bid")), choice("pass", "pass")];

  expect(grouped(few)).toEqual([few]);
  expect(grouped(many).map((group) => group.length)).toEqual([FEW, 1]);
  expect(grouped([])).toEqual([]);
});

test("choosing a card again puts it back", () => {
  expect(toggled([], 3)).toEqual([3]);
  expect(toggled([3, 1], 3)).toEqual([1]);
});

test("moves that differ in one word stand together, others alone", () => {
  const choices = ["bid 70", "bid 75", "bid 80", "pass", "play 8♠ ♥", "play 8♠ ♦", "play 8♠ ♣", "play 9♠"].map((move) => ({
    move,
    means: { code: move.split(" ")[0] ?? "", facts: {} },
  }));

  expect(families(choices).map((family) => family.map(({ move }) => move))).toEqual([
    ["bid 70", "bid 75", "bid 80"],
    ["pass"],
    ["play 8♠ ♥", "play 8♠ ♦", "play 8♠ ♣"],
    ["play 9♠"],
  ]);
});

test("what they share is said once, and each shows its own word", () => {
  expect(apartFrom(["Bid 70", "Bid 75", "Bid 120"])).toEqual({ frame: "Bid …", parts: ["70", "75", "120"] });
  expect(apartFrom(["Play the 8♠ and name hearts", "Play the 8♠ and name clubs"])?.parts).toEqual(["hearts", "clubs"]);
  expect(apartFrom(["赤を切り札にする", "黒を切り札にする"])).toEqual({ frame: "… を切り札にする", parts: ["赤", "黒"] });
  expect(apartFrom(["Pass", "Pass"])).toBeNull();
});
