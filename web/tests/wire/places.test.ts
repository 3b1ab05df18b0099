// What content where follows from the places that a game declares, whatever game it is.
import { expect, test } from "vitest";
import type { Place, View, What, Where } from "../../src/wire/types";
import { gained, labelOf, contentOf, ownCards, ownPlaces, placesAt } from "../../src/wire/places";
import { view } from "../session/tables";

const place = (name: string, where: Where, what: What): Place => ({ name, where, what });
const seen = (fields: object): View => ({ ...view(), ...fields });

test("a place of the seats has a value for each of them, and one that must stay hidden has none", () => {
  const chips = place("chips", "seats", "number");

  expect(contentOf(view(), chips, 0)).toEqual({ what: "number", number: 9 });
  expect(contentOf(view(), chips, 1)).toEqual({ what: "nothing" });
});

test("cards are written forms, also where the card is a number", () => {
  expect(contentOf(view(), place("face_up", "middle", "card"))).toEqual({ what: "cards", cards: ["27"] });
  expect(contentOf(view(), place("runs", "seats", "groups"), 0)).toEqual({ what: "groups", groups: [["17", "18"]] });
});

test("an empty middle shows nothing", () => {
  expect(contentOf(seen({ face_up: null }), place("face_up", "middle", "card"))).toEqual({ what: "nothing" });
});

test("melds, players, words and sentences are read as what they are", () => {
  const meld = { owner: 1, kind: "run", cards: ["7♠", "Jk"], stands: ["7♠", "8♠"] };
  const fields = seen({ melds: [meld], dealer: 2, trump: "red", notes: [{ code: "game-over", facts: {} }] });

  expect(contentOf(fields, place("melds", "middle", "melds"))).toEqual({ what: "melds", melds: [meld] });
  expect(contentOf(fields, place("dealer", "middle", "player"))).toEqual({ what: "player", seat: 2 });
  expect(contentOf(fields, place("trump", "middle", "word"))).toEqual({ what: "word", value: "red" });
  expect(contentOf(fields, place("notes", "middle", "sentences"))).toMatchObject({ sentences: [{ code: "game-over" }] });
});

test("a place that a view doesn't have shows nothing", () => {
  expect(contentOf(view(), place("unheard_of", "middle", "number"))).toEqual({ what: "nothing" });
});

test("my cards are counted through all my places", () => {
  const places = [place("hand", "mine", "cards"), place("buys", "mine", "number"), place("drawn", "mine", "card")];
  const mine = seen({ hand: ["7♠", "8♠"], buys: 2, drawn: "K♥" });

  expect(ownCards(mine, places)).toEqual(["7♠", "8♠", "K♥"]);
  expect(ownPlaces(mine, places).map(({ from }) => from)).toEqual([0, 2, 2]);
});

test("places keep the order of their declaration, and are named by the game's own words", () => {
  const places = [place("pot", "middle", "number"), place("chips", "seats", "number"), place("deck_left", "middle", "number")];

  expect(placesAt(places, "middle").map(({ name }) => name)).toEqual(["pot", "deck_left"]);
  expect(labelOf("geschenkt", place("deck_left", "middle", "number"))).toBe("geschenkt-deck-left");
});

test("a card that has just come is found, of twins the last", () => {
  expect(gained(["7♠", "9♥"], ["7♠", "7♠", "9♥"])).toEqual([1]);
  expect(gained(["7♠", "9♥"], ["9♥"])).toEqual([]);
});
