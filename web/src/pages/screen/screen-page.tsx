/**
 * The table on a screen for a whole room: a television, a tablet, a laptop at the end of the kitchen table.
 * It looks on like anybody without a seat, shows how phones come in, and celebrates; whoever plays has a phone as a hand.
 */

import { useEffect } from "react";
import type { AtTable, InGame } from "../../table/props";
import { Reveal, useReveal } from "../../table/results/reveal";
import { Winner } from "../../table/results/results";
import { go } from "../../ui/router";
import { useText } from "../../ui/voice";
import { qrAddress } from "../../wire/http";
import { useInvitation } from "../lobby/invite";
import { ConnectionStatus } from "../table/connection";
import { TableSpace } from "../table/table-area";
import { useVisit } from "../visit";
import { Celebration } from "./celebration";
import "./screen-page.css";

export default function ScreenPage({ id }: { id: string }) {
  const { known, at } = useVisit(id, { token: null, isScreen: true });
  const text = useText();
  useAwake();
  useTitle(at ? text(`${at.game.name}-title`) : id);
  if (at === null) {
    return (
      <main className="screen screen-bare">
        <p role="status">{known.goodbye ? text(known.goodbye.code, known.goodbye.facts) : text(`web-link-${known.link}`)}</p>
        {known.goodbye?.code === "onlookers-not-here" && <p>{text("web-screen-closed")}</p>}
      </main>
    );
  }
  return (
    <main className="screen">
      <ConnectionStatus known={known} />
      {at.table.view && at.table.phase !== "lobby" ? <Playing at={{ ...at, view: at.table.view }} /> : <Gathering at={at} />}
    </main>
  );
}

function useTitle(title: string): void {
  const text = useText();
  useEffect(() => {
    document.title = `${title} · ${text("web-name")}`;
  }, [title]);
}

/** A screen that shows a table doesn't fall asleep over it. */
function useAwake(): void {
  useEffect(() => {
    const wake = () => void navigator.wakeLock?.request("screen").catch(() => null);
    wake();
    document.addEventListener("visibilitychange", wake);
    return () => document.removeEventListener("visibilitychange", wake);
  }, []);
}

/** Before the game: how to come in, in letters that are read across a room, and who is there. */
function Gathering({ at }: { at: AtTable }) {
  const text = useText();
  const { id, chairs } = at.table;
  const { invitation } = useInvitation(id);
  const address = invitation?.addresses[0] ?? location.origin;
  return (
    <div className="gathering">
      <section className="gathering-way">
        <img src={qrAddress(id)} alt={text("web-qr")} className="gathering-qr" />
        <p className="gathering-where">{text("web-screen-where", { address: address.replace(/^https?:\/\//, "") })}</p>
        <p className="gathering-code" data-code={invitation?.code ?? ""}>
          {invitation?.code ?? id}
        </p>
      </section>
      <section className="gathering-people">
        <h1>{text(`${at.game.name}-title`)}</h1>
        <p className="soft">{text(`${at.game.name}-blurb`)}</p>
        <ol>
          {chairs.map((chair, number) => (
            <li key={number} className={chair ? "gathering-seat" : "gathering-seat gathering-free"}>
              {chair ? chair.name : text("web-chair-free")}
            </li>
          ))}
        </ol>
        <p>{text("web-screen-start")}</p>
      </section>
    </div>
  );
}

/** Milliseconds after which a screen follows a rematch: by then that table is there. */
const FOLLOWS_MS = 1000;

/** The game, as large as the screen; a rematch is followed. */
function Playing({ at }: { at: InGame }) {
  const text = useText();
  const { round, close } = useReveal(at, true);
  const { id, phase, rematch, abandoned } = at.table;
  const isOver = phase === "over" && round === null;
  useEffect(() => {
    if (rematch === null) return undefined;
    const following = setTimeout(() => go(`/t/${rematch}/screen`), FOLLOWS_MS);
    return () => clearTimeout(following);
  }, [rematch]);
  const result = (
    <div className="screen-result" data-result>
      <h2>{abandoned ? text("web-over-abandoned") : <Winner at={at} />}</h2>
      <ol>
        {at.view.result.places
          .map((place, seat) => ({ place, seat, score: at.view.result.scores[seat] }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ place, seat, score }) => (
            <li key={seat} data-place={place}>
              <span>{place}</span> <strong>{at.names[seat]}</strong> <span>{score}</span>
            </li>
          ))}
      </ol>
    </div>
  );
  return (
    <>
      <header className="screen-head">
        <h1>{text(`${at.game.name}-title`)}</h1>
        <p className="soft">{id}</p>
        <img src={qrAddress(id)} alt={text("web-qr")} className="screen-qr" />
      </header>
      <div className="screen-table">
        <TableSpace
          at={at}
          device="screen"
          onTable={round ? <Reveal key={round.number} at={at} round={round} onClose={close} /> : isOver && result}
        />
      </div>
      {isOver && !abandoned && <Celebration />}
    </>
  );
}
