/** A closer look at somebody's open cards, over the middle of a small table. Knows no card. */

import { box, type Box } from "./geometry";
import type { Frame } from "./frame";
import { filling, pose, type Item } from "./scene";

/** The room for a closer look. */
export function peekZone({ middle }: Frame): Box {
  return box(middle.x + 4, middle.y + 4, middle.width - 8, Math.min(middle.height - 8, 320));
}

/** The sheet on which the cards lie, with the name of their owner; a touch puts it away. */
export function peekItems(zones: Frame, name: string, cards: readonly Item[]): Item[] {
  const zone = peekZone(zones);
  const sheet: Item = { kind: "mat", key: "peek", look: "sheet", text: "", pose: filling(zone), z: 150, spot: "peek" };
  const title: Item = {
    kind: "words", key: "peek:title", text: name, size: 16, family: "text", bold: true, ink: "text", align: "centre",
    pose: pose({ x: zone.x + zone.width / 2, y: zone.y + 18 }, { width: zone.width - 20, height: 18 }), z: 151,
  }; // prettier-ignore
  return [
    sheet,
    title,
    ...cards.map((item) => ({
      ...item,
      key: `peek:${item.key}`,
      follows: undefined,
      from: undefined,
      z: 152 + (item.z ?? 0),
      spot: "peek",
    })),
  ];
}

/** Where the cards lie on the sheet. */
export function peekRoom(zones: Frame): Box {
  const zone = peekZone(zones);
  return box(zone.x + 10, zone.y + 36, zone.width - 20, zone.height - 46);
}
