/** One session at a table, with a seat, looking on, or as a screen for the room; and what its page needs of it. */

import { startTransition, useEffect, useState } from "react";
import type { StoreApi } from "zustand";
import { namesBySeat } from "../session/players";
import { Session } from "../session/session";
import { useSettings } from "../session/settings";
import type { TableState } from "../session/table-state";
import type { AtTable } from "../table/props";
import { useGame } from "../ui/catalog";

interface Visitor {
  token: string | null;
  isScreen?: boolean;
}

/** What is known of a table, and the table itself once it is in sight. */
export function useVisit(id: string, visitor: Visitor): { session: Session; known: TableState; at: AtTable | null } {
  const session = useSession(id, visitor);
  const known = useKnown(session.store);
  const { table } = known;
  const game = useGame(table?.game ?? "");
  if (table === null || game === null) return { session, known, at: null };
  return {
    session,
    known,
    at: {
      known,
      table,
      game,
      names: namesBySeat(table),
      say: (wish) => session.say(wish),
      play: (move) => session.play(move, table.question),
      ask: (move) => session.ask(move),
    },
  };
}

/**
 * What a session knows, as it is to be seen: what comes within one breath is drawn once, and a table that was not in sight
 * before in pieces, between which the browser can do something else.
 */
function useKnown(store: StoreApi<TableState>): TableState {
  const [known, show] = useState(store.getState);
  useEffect(() => {
    show(store.getState());
    return store.subscribe((now, before) => {
      if (before.table?.phase === now.table?.phase || before.table?.phase === "playing") show(now);
      else startTransition(() => show(now));
    });
  }, [store]);
  return known;
}

/** A line that hurries when the device is on line again, or its owner is back. */
function useSession(id: string, { token, isScreen = false }: Visitor): Session {
  const [session] = useState(
    () => new Session(id, { token: () => token, language: () => useSettings.getState().language, isScreen }),
  );
  useEffect(() => {
    const hurry = () => document.hidden || session.hurry();
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      session.close();
    };
  }, [session]);
  return session;
}
