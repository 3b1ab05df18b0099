/** What content where, for any game: the places a game declares, read from its view. Knows no game. */

import type { MeldShown, Place, Sentence, View, Where } from "./types";

export type Content =
  | { what: "number"; number: number }
  | { what: "cards"; cards: string[] }
  | { what: "groups"; groups: string[][] }
  | { what: "melds"; melds: MeldShown[] }
  | { what: "player"; seat: number }
  | { what: "word"; value: number | string }
  | { what: "sentences"; sentences: Sentence[] }
  | { what: "nothing" };

const NOTHING: Content = { what: "nothing" };

/** The places of one part of the table, in the order of their declaration. */
export function placesAt(places: readonly Place[], where: Where): Place[] {
  return places.filter((place) => place.where === where);
}

/** What content at a place; at a place of the seats, what content there before this seat. */
export function contentOf(view: View, place: Place, seat?: number): Content {
  const field = (view as unknown as Record<string, unknown>)[place.name];
  const value = place.where === "seats" ? list(field)[seat ?? 0] : field;
  return value === null || value === undefined ? NOTHING : read(place.what, value);
}

/** Whether something content there. */
export function isEmpty(content: Content): boolean {
  switch (content.what) {
    case "nothing":
      return true;
    case "cards":
      return content.cards.length === 0;
    case "groups":
      return content.groups.length === 0;
    case "melds":
      return content.melds.length === 0;
    case "sentences":
      return content.sentences.length === 0;
    default:
      return false;
  }
}

/** One of my own places: what content there, and how many of my cards lie at those before it. */
export interface Own {
  place: Place;
  content: Content;
  from: number;
}

export function ownPlaces(view: View, places: readonly Place[]): Own[] {
  let from = 0;
  return placesAt(places, "mine")
    .map((place) => {
      const own = { place, content: contentOf(view, place), from };
      from += cardsOf(own.content).length;
      return own;
    })
    .filter(({ content }) => !isEmpty(content));
}

/** The cards of my own places, in the order in which they lie: what can be chosen for a move. */
export function ownCards(view: View, places: readonly Place[]): string[] {
  return ownPlaces(view, places).flatMap(({ content }) => cardsOf(content));
}

/** The places of the cards that are there now and were not before; of twins the last. */
export function gained(before: readonly string[], now: readonly string[]): number[] {
  const left = [...before];
  return now.flatMap((card, index) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [index];
  });
}

/** The code of the words that name a place. */
export function labelOf(game: string, place: Place): string {
  return `${game}-${place.name.replaceAll("_", "-")}`;
}

function read(what: Place["what"], value: unknown): Content {
  switch (what) {
    case "number":
      return typeof value === "number" ? { what, number: value } : NOTHING;
    case "card":
      return { what: "cards", cards: [String(value)] };
    case "cards":
      return { what, cards: list(value).map(String) };
    case "groups":
      return { what, groups: list(value).map((group) => list(group).map(String)) };
    case "melds":
      return { what, melds: list(value) as MeldShown[] };
    case "player":
      return { what, seat: Number(value) };
    case "word":
      return { what, value: typeof value === "number" ? value : String(value) };
    case "sentences":
      return { what, sentences: (Array.isArray(value) ? value : [value]) as Sentence[] };
    default:
      return what satisfies never;
  }
}

function cardsOf(content: Content): string[] {
  return content.what === "cards" ? content.cards : [];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
