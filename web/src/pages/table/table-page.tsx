/** The page of one table, from the first hello to the rematch. */

import { useEffect, useState } from "react";
import { forgetSeat, seatAt } from "../../session/storage";
import type { TableState } from "../../session/table-state";
import { waitsFor } from "../../session/players";
import { useRest, useSubscription } from "../../session/push";
import { PageFrame } from "../../ui/page-frame";
import { useText } from "../../ui/voice";
import { usePresence } from "./hotseat";
import { Game } from "./game";
import { Lobby } from "../lobby/lobby";
import { JoinForm } from "../lobby/join-form";
import { TableNotFound } from "../not-found";
import { useVisit } from "../visit";
import type { TableShown } from "../../wire/types";

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
  const { session, known, at } = useVisit(id, { token });
  usePresence(id, token);
  useUnseated(id, token, known, onToken);
  const isCalled = useSubscription(id, token, at !== null && at.table.you !== null);
  useRest(session, isCalled && at !== null && isSlow(at.table));
  if (known.goodbye?.code === "table-unknown") return <TableNotFound id={id} sentence={known.goodbye} />;
  if (at === null) return <Approach id={id} known={known} onToken={onToken} />;
  return at.table.phase === "lobby" ? <Lobby at={at} onToken={onToken} /> : <Game at={at} onToken={onToken} />;
}

/** A game by correspondence waits for days: nobody plays for those who are gone. */
function isSlow({ phase, settings }: TableShown): boolean {
  return phase === "playing" && Number(settings.days_per_move ?? 0) > 0;
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
