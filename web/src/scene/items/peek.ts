/** A closer look at somebody's open cards, over the middle of a small table. Knows no card. */

import { box, type Box } from "../geometry";
import type { Frame } from "../layout/frame";
import { filling, words, type Item } from "../scene";

/** The room for a closer look. */
export function peekZone({ middle }: Frame): Box {
  return box(middle.x + 4, middle.y + 4, middle.width - 8, Math.min(middle.height - 8, 320));
}

/** The sheet on which the cards lie, with the name of their owner; a touch puts it away. */
export function peekItems(zones: Frame, name: string, cards: readonly Item[]): Item[] {
  const zone = peekZone(zones);
  const sheet: Item = { kind: "mat", key: "peek", look: "sheet", text: "", pose: filling(zone), z: 150, spot: "peek" };
  const at = { x: zone.x + zone.width / 2, y: zone.y + 18 };
  const title = words("peek:title", name, at, 16, { bold: true, ink: "text", width: zone.width - 20, z: 151 });
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
