/** The plain table: any game, from its view, its places, its legal moves and words alone. */

import type { InGame } from "./at";
import { Middle } from "./middle";
import { Seats } from "./seats";
import { You } from "./you";

export function PlainTable({ at }: { at: InGame }) {
  return (
    <div className="plain">
      <Seats at={at} />
      <Middle at={at} />
      {at.table.phase === "playing" && <You at={at} />}
    </div>
  );
}
