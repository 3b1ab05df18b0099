/** All that a part of the table page needs to know of the table it belongs to. */

import type { GameListed } from "../wire/http";
import type { Opinion, TableShown, View } from "../wire/types";
import type { TableState } from "../session/table-state";
import type { Answer, Wish } from "../session/session";

export interface AtTable {
  known: TableState;
  table: TableShown;
  game: GameListed;
  names: readonly string[];
  say(wish: Wish): Promise<Answer>;
  play(move: string): Promise<Answer>;
  ask(move: string): Promise<Opinion>;
}

/** A table at which a game is being played, or was. */
export interface InGame extends AtTable {
  view: View;
}
