/** A turn is composed as a draft, written as one move, and read back from a suggestion. */

import { expect, test } from "vitest";
import { cardsIn } from "../../../src/canvas/draw/suits";
import { EMPTY, endsWith, keysIn, kept, openMeld, read, saidToBe, swapsIn, withPart, withoutKey, written } from "../../../src/games/rummies/draft";
import { numbered } from "../../../src/scene/scene";

const SHANKO = { meld: "meld", lay: "lay", swap: "swap", ends: ["discard", "out"], bareEnd: "all-out", kinds: [] };
const RUMMY = { meld: "declare", lay: "extend", swap: "swap", ends: ["discard", "close"], bareEnd: "close", kinds: ["set", "run"] };
const HAND = numbered(["7♠", "7♥", "7♦", "K♣", "K♦", "Jk", "9♥", "6♥", "10♠", "10♠"]);
const cardOf = (key: string) => HAND.find((one) => one.key === key)?.card;

test("melds stand together before what is laid off and swapped", () => {
  const melded = withPart(EMPTY, { kind: "meld", keys: ["7♠/0", "7♥/0", "7♦/0"] });
  const laid = withPart(melded, { kind: "lay", meld: 3, keys: ["9♥/0"], low: false });
  const swapped = withPart(laid, { kind: "swap", meld: 2, key: "6♥/0" });
  const whole = withPart(swapped, { kind: "meld", keys: ["K♣/0", "K♦/0", "Jk/0"] });

  expect(written(whole, SHANKO, cardOf, "discard 10♠")).toBe(
    "turn meld 7♠ 7♥ 7♦ / K♣ K♦ Jk ; lay 3 9♥ ; swap 2 6♥ ; discard 10♠",
  );
  expect(swapsIn(whole)).toBe(1);
  expect(keysIn(whole)).toHaveLength(8);
});

test("cards for the same meld are added to what lies there already", () => {
  const one = withPart(EMPTY, { kind: "lay", meld: 1, keys: ["9♥/0"], low: false });
  const two = withPart(one, { kind: "lay", meld: 1, keys: ["10♠/0"], low: false });
  const low = withPart(two, { kind: "lay", meld: 1, keys: ["Jk/0"], low: true });

  expect(written(low, SHANKO, cardOf)).toBe("turn lay 1 9♥ 10♠ ; lay 1 low Jk");
});

test("a card that is put back takes its meld along", () => {
  const draft = withPart(EMPTY, { kind: "meld", keys: ["7♠/0", "7♥/0", "7♦/0"] });

  expect(withoutKey(draft, "7♥/0").parts).toEqual([]);
});

test("a draft keeps only what the hand still holds", () => {
  const draft = withPart(EMPTY, { kind: "meld", keys: ["7♠/0", "gone/0"] });

  expect(kept(draft, cardOf).parts).toEqual([]);
});

test("a suggestion becomes a draft, twins apart", () => {
  const found = read("turn meld 7♠ 7♥ 7♦ / 10♠ 10♠ Jk ; lay 3 low 9♥ ; discard K♣", SHANKO, HAND, cardsIn);

  expect(found.draft.parts).toEqual([
    { kind: "meld", keys: ["7♠/0", "7♥/0", "7♦/0"] },
    { kind: "meld", keys: ["10♠/0", "10♠/1", "Jk/0"] },
    { kind: "lay", meld: 3, keys: ["9♥/0"], low: true },
  ]);
  expect(found.end).toBe("K♣/0");
});

test("a turn that takes the discard is read with its cards written jointly", () => {
  const found = read("turn take ; declare 7♠7♥7♦ ; extend 1 K♣ ; close 9♥", RUMMY, HAND, cardsIn);

  expect(found.draft.takes).toBe(true);
  expect(written(found.draft, RUMMY, cardOf)).toBe("turn take ; declare 7♠ 7♥ 7♦ ; extend 1 K♣");
  expect(found.end).toBe("9♥/0");
});

test("a turn ends with a card in the usual way first, or without one", () => {
  expect(endsWith(SHANKO, "K♠")).toEqual(["discard K♠", "out K♠"]);
  expect(endsWith(RUMMY, undefined)).toEqual(["close"]);
});

test("a suggestion that says what a meld is keeps the word", () => {
  const hand = numbered(["K♣", "Jk", "Jk", "7♠", "7♥", "7♦"]);
  const turn = "turn declare set K♣JkJk / 7♠7♥7♦";
  const found = read(turn, RUMMY, hand, cardsIn);

  expect(written(found.draft, RUMMY, (key) => hand.find((one) => one.key === key)?.card)).toBe("turn declare set K♣ Jk Jk / 7♠ 7♥ 7♦");
});

test("a card among jokers must be said to be a set or a run, where the game wants it said", () => {
  const isWild = (key: string) => key.startsWith("Jk");
  const draft = withPart(EMPTY, { kind: "meld", keys: ["K♣/0", "Jk/0", "Jk/1"] });
  const cardAt = (key: string) => key.split("/")[0];

  expect(openMeld(draft, RUMMY, isWild)).toBe(0);
  expect(openMeld(draft, SHANKO, isWild)).toBeNull();
  expect(openMeld(saidToBe(draft, 0, "run"), RUMMY, isWild)).toBeNull();
  expect(written(saidToBe(draft, 0, "run"), RUMMY, cardAt)).toBe("turn declare run K♣ Jk Jk");
});
