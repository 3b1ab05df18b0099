/** What lies at the places of any game, as the default table shows it. Knows no game. */

import { contentOf, isEmpty, labelOf, ownPlaces, placesAt, type Content } from "../../wire/places";
import type { Place } from "../../wire/types";
import type { CanvasProps } from "../shared/props";
import type { Group } from "./scene";

/** So many cards lie in one row of a pile. */
const ROW = 10;

/** What stands on tickets: what is shared or mine and can be said in words. */
export function ticketsOf(props: CanvasProps): { key: string; title: string; value: string }[] {
  const { view, places } = props;
  const shared = placesAt(places, "middle").map((place) => ({ place, content: contentOf(view, place) }));
  return [...shared, ...ownPlaces(view, places)].flatMap(({ place, content }) => {
    const value = said(props, place, content);
    return value === null ? [] : [{ key: `ticket:${place.name}`, title: label(props, place), value }];
  });
}

/** The cards that all share, by place; melds by whose they are. */
export function sharedGroups(props: CanvasProps): Group[] {
  return placesAt(props.places, "middle").flatMap((place) => groupsOf(props, place, contentOf(props.view, place)));
}

/** The cards that lie open before a seat. */
export function groupsBefore(props: CanvasProps, seat: number): Group[] {
  return placesAt(props.places, "seats").flatMap((place) => groupsOf(props, place, contentOf(props.view, place, seat)));
}

/** What is to say of a seat: long, and as short as a phone has room for. */
export function noteOf(props: CanvasProps, seat: number): { note: string; brief: string } {
  const found = placesAt(props.places, "seats").flatMap((place) => {
    const value = said(props, place, contentOf(props.view, place, seat));
    return value === null ? [] : [{ title: label(props, place), value }];
  });
  return {
    note: found.map(({ title, value }) => `${title} ${value}`).join(" · "),
    brief: found.map(({ value }) => value).join(" · "),
  };
}

function groupsOf(props: CanvasProps, place: Place, content: Content): Group[] {
  if (isEmpty(content)) return [];
  const group = (rows: string[][]): Group[] => [
    { key: place.name, title: label(props, place), rows: rows.map((cards) => ({ cards, stands: cards })) },
  ];
  if (content.what === "cards") return group(inRows(content.cards));
  if (content.what === "groups") return group(content.groups);
  if (content.what !== "melds") return [];
  const owners = [...new Set(content.melds.map(({ owner }) => owner))];
  return owners.map((owner) => ({
    key: `${place.name}:${owner}`,
    title: props.names[owner] ?? "",
    rows: content.melds.filter((meld) => meld.owner === owner),
  }));
}

/** What can be said in words; nothing of cards. */
function said({ voice, table, names }: CanvasProps, place: Place, content: Content): string | null {
  switch (content.what) {
    case "number":
      return String(content.number).replace("-", "−");
    case "player":
      return names[content.seat] ?? "";
    case "word":
      return voice.text(`${labelOf(table.game, place)}-value`, { value: content.value });
    case "sentences":
      return content.sentences.map((sentence) => voice.says(sentence, table.game, names)).join(" ") || null;
    default:
      return null;
  }
}

function label({ voice, table }: CanvasProps, place: Place): string {
  return voice.text(labelOf(table.game, place));
}

function inRows(cards: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(cards.length / ROW) }, (_, row) => cards.slice(row * ROW, (row + 1) * ROW));
}
