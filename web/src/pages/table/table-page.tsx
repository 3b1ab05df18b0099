/** The page of one table, from the first hello to the rematch. */

import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { forgetSeat, seatAt } from "../../session/storage";
import type { TableState } from "../../session/table-state";
import { namesBySeat, waitsFor } from "../../session/players";
import { Session } from "../../session/session";
import { useSettings } from "../../session/settings";
import type { AtTable } from "../../table/props";
import { useGame } from "../../ui/catalog";
import { PageFrame } from "../../ui/page-frame";
import { useText } from "../../ui/voice";
import { usePresence } from "./hotseat";
import { Game } from "./game";
import { Lobby } from "../lobby/lobby";
import { JoinForm } from "../lobby/join-form";
import { TableNotFound } from "../not-found";

export default function TablePage({ id }: { id: string }) {
  const [token, setToken] = useState(() => seatAt(id)?.token ?? null);
  return <Visit key={`${id} ${token}`} id={id} token={token} onToken={setToken} />;
}

interface VisitProps {
  id: string;
  token: string | null;
  onToken(token: string | null): void;
}

/** One session at the table, as a player or an onlooker. */
function Visit({ id, token, onToken }: VisitProps) {
  const session = useSession(id, token);
  const known = useStore(session.store);
  usePresence(id, token);
  useUnseated(id, token, known, onToken);
  const game = useGame(known.table?.game ?? "");
  if (known.goodbye?.code === "table-unknown") return <TableNotFound id={id} sentence={known.goodbye} />;
  if (known.table === null || game === null) return <Approach id={id} known={known} onToken={onToken} />;
  const at: AtTable = {
    known,
    table: known.table,
    game,
    names: namesBySeat(known.table),
    say: (wish) => session.say(wish),
    play: (move) => session.play(move),
    ask: (move) => session.ask(move),
  };
  return at.table.phase === "lobby" ? <Lobby at={at} onToken={onToken} /> : <Game at={at} onToken={onToken} />;
}

function useSession(id: string, token: string | null): Session {
  const [session] = useState(
    () => new Session(id, { token: () => token, language: () => useSettings.getState().language }),
  );
  useEffect(() => {
    const hurry = () => session.hurry();
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

/** A token that opens no chair any more, and won't, is forgotten. */
function useUnseated(id: string, token: string | null, known: TableState, onToken: (token: string | null) => void): void {
  const isUnseated =
    token !== null && known.table !== null && known.table.you === null && waitsFor(known.table, seatAt(id)) === null;
  useEffect(() => {
    if (!isUnseated) return;
    forgetSeat(id);
    onToken(null);
  }, [isUnseated]);
}

/** On the way to the table: a moment of waiting, or why one can't look on. */
function Approach({ id, known, onToken }: { id: string; known: TableState; onToken(token: string): void }) {
  const text = useText();
  return (
    <PageFrame title={text("web-table-called", { id })}>
      <h1 className="page-title">{text("web-table-called", { id })}</h1>
      <p role="status">
        {known.goodbye ? text(known.goodbye.code, known.goodbye.facts) : text(`web-link-${known.link}`)}
      </p>
      {known.goodbye && <JoinForm id={id} onToken={onToken} help={text("web-sit-help")} />}
    </PageFrame>
  );
}
