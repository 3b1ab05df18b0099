/** The plain table: any game, from its view, its places, its legal moves and words alone. */

import type { InGame } from "../props";
import { SharedArea } from "./shared-area";
import { Seats } from "./seats";
import { PlayerArea } from "./player-area";
import "./plain-table.css";

export function PlainTable({ at }: { at: InGame }) {
  return (
    <div className="plain">
      <Seats at={at} />
      <SharedArea at={at} />
      {at.table.phase === "playing" && <PlayerArea at={at} />}
    </div>
  );
}
