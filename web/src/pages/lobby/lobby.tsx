/** Before the game: who comes, where they sit, by which house rules, and the start. */

import { useEffect, useState } from "react";
import { seatAt } from "../../session/storage";
import { isHost, teamOf, waitsFor } from "../../session/players";
import { goodRound, roundOf, useRounds } from "../../session/rounds";
import type { Level } from "../../wire/http";
import type { ChairShown } from "../../wire/types";
import type { AtTable } from "../../table/props";
import { Panel } from "../../table/panel/panel";
import { PageFrame } from "../../ui/page-frame";
import { GameBox } from "../../games/game-box";
import { useText, useVoice } from "../../ui/voice";
import { HouseRules, TableSettings } from "./table-options";
import { Asking } from "../table/asking";
import { SeatHere } from "../table/hotseat";
import { ConnectionStatus } from "../table/connection";
import { startsAtOnce } from "../open-table";
import { Correspondence } from "./correspondence";
import { Invite } from "./invite";
import { JoinForm } from "./join-form";
import "./lobby.css";
import "../../ui/marks.css";

interface LobbyProps {
  at: AtTable;
  onToken(token: string | null): void;
}

export function Lobby({ at, onToken }: LobbyProps) {
  const voice = useVoice();
  const title = voice.text(`${at.game.name}-title`);
  const isFull = !at.table.chairs.includes(null);
  useStartAtOnce(at);
  return (
    <PageFrame title={title} isWide>
      <ConnectionStatus known={at.known} />
      <div className="lobby-head">
        <GameBox game={at.game.name} />
        <div>
          <p className="soft">{voice.text("web-table-called", { id: at.table.id })}</p>
          <h1 className="page-title">{title}</h1>
          <p>{voice.text(`${at.game.name}-blurb`)}</p>
        </div>
      </div>
      <Asking at={at} />
      {at.table.you === null && waitsFor(at.table, seatAt(at.table.id)) === null && (
        <section className={isFull ? "slab" : "slab slab-lit"} aria-label={voice.text("web-sit-title")}>
          {!isFull && <h2>{voice.text("web-sit-title")}</h2>}
          <JoinForm id={at.table.id} onToken={onToken} help={voice.text(isFull ? "web-table-full" : "web-sit-help")} isFull={isFull} />
        </section>
      )}
      <div className="lobby">
        <div className="lobby-part">
          <Chairs at={at} />
          <Begin at={at} />
          <Correspondence at={at} />
        </div>
        <div className="lobby-part">
          {(at.table.you !== null || !isFull) && <Invite id={at.table.id} isHost={isHost(at.table)} />}
          <SeatKey at={at} />
        </div>
        <div className="lobby-part">
          <HouseRules at={at} />
          <TableSettings at={at} />
        </div>
        <Panel at={at} inGame={null} />
      </div>
    </PageFrame>
  );
}

/** A table that was opened to play with bots at once starts by itself. */
function useStartAtOnce({ table, say }: AtTable): void {
  const [isWanted] = useState(() => startsAtOnce(table.id));
  useEffect(() => {
    if (isWanted && table.you !== null && table.start_refused === null) void say({ type: "start", nonce: newNonce() });
  }, [isWanted, table.you !== null, table.start_refused === null]);
}

/** What this client adds to the deal, after it has seen what the server is bound to. */
function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function Chairs({ at }: { at: AtTable }) {
  const text = useText();
  const isTogether = at.game.teams.some((team) => team.length > 1);
  const groups = isTogether ? at.game.teams : [at.table.chairs.map((_, number) => number)];
  return (
    <section className="slab" aria-labelledby="chairs">
      <h2 id="chairs">{text("web-chairs")}</h2>
      <div className={isTogether ? "teams" : undefined}>
        {groups.map((numbers, team) => (
          <div key={numbers.join(" ")} role="group" aria-label={isTogether ? text("web-team", { team: team + 1 }) : undefined}>
            {isTogether && <h3 className="teams-name">{text("web-team", { team: team + 1 })}</h3>}
            <ol className="chairs">
              {numbers.map((number) => (
                <ChairPlace key={number} at={at} number={number} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      {at.table.you !== null && at.table.chairs.includes(null) && (
        <div className="chairs-more">
          <AddBots at={at} />
          <SeatHere table={at.table.id} />
        </div>
      )}
      {at.table.onlookers > 0 && <p className="soft">{text("web-onlookers", { number: at.table.onlookers })}</p>}
    </section>
  );
}

function ChairPlace({ at, number }: { at: AtTable; number: number }) {
  const chair = at.table.chairs[number] ?? null;
  return (
    <li className={chair ? "chair" : "chair chair-free"}>
      <span className="chair-number" aria-hidden="true">
        {number + 1}
      </span>
      {chair ? <Taken at={at} chair={chair} number={number} /> : <Free at={at} number={number} />}
    </li>
  );
}

function Taken({ at, chair, number }: { at: AtTable; chair: ChairShown; number: number }) {
  const text = useText();
  const isMine = number === at.table.you;
  const isBot = chair.level !== "";
  const { you } = at.table;
  const isTogether = teamOf(at.game.teams, number) !== null;
  const mayRemove = at.table.you !== null && !isMine && (isBot || isHost(at.table));
  return (
    <>
      <span className="chair-who">
        <span className="chair-name">{chair.name}</span>
        <span className="marks">
          {isMine && <span className="mark mark-lit">{text("web-you")}</span>}
          {number === at.table.host && <span className="mark">{text("web-host")}</span>}
          {isBot && <span className="mark">{text("web-bot", { level: text(`web-level-${chair.level}`) })}</span>}
          {!chair.connected && <span className="mark mark-warn">{text("web-away")}</span>}
          {chair.muted && <span className="mark mark-warn">{text("web-muted")}</span>}
        </span>
      </span>
      <span className="chair-ways">
        {isHost(at.table) && !isMine && !isBot && (
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => void at.say({ type: "host", chair: number })}>
            {text("web-make-host")}
            <span className="sr-only">: {chair.name}</span>
          </button>
        )}
        {isTogether && you !== null && !isMine && (isBot || isHost(at.table)) && (
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            onClick={() => void at.say({ type: "reseat", chair: you, to: number })}
          >
            {text("web-swap")}
            <span className="sr-only">: {chair.name}</span>
          </button>
        )}
        {mayRemove && (
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => void at.say({ type: "clear", chair: number })}>
            {text("web-remove")}
            <span className="sr-only">: {chair.name}</span>
          </button>
        )}
      </span>
    </>
  );
}

function Free({ at, number }: { at: AtTable; number: number }) {
  const text = useText();
  const { you } = at.table;
  return (
    <>
      <span className="soft">{text("web-chair-free")}</span>
      <span className="chair-ways">
        {you !== null && (
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            onClick={() => void at.say({ type: "reseat", chair: you, to: number })}
          >
            {text("web-sit-here")}
            <span className="sr-only">: {text("web-chair", { chair: number + 1 })}</span>
          </button>
        )}
      </span>
    </>
  );
}

/** One bot more, or all that a good round needs. */
function AddBots({ at }: { at: AtTable }) {
  const text = useText();
  const { rounds } = useRounds();
  const [level, setLevel] = useState<Level>(() => roundOf(at.game, rounds).level);
  const missing = missingAt(at);
  const add = async (number: number) => {
    for (let more = 0; more < number; more++) await at.say({ type: "seatbot", level });
  };
  return (
    <div className="add-bots">
      <div className="join">
        <select
          className="select join-item chairs-level"
          aria-label={text("web-add-bot-level")}
          value={level}
          onChange={(event) => setLevel(event.target.value as Level)}
        >
          {at.game.levels.map((one) => (
            <option key={one} value={one}>
              {text(`web-level-${one}`)}
            </option>
          ))}
        </select>
        <button type="button" className="btn join-item" onClick={() => void add(1)}>
          {text("web-add-bot")}
        </button>
      </div>
      {missing > 1 && (
        <button type="button" className="btn" onClick={() => void add(missing)}>
          {text("web-add-bots", { number: missing })}
        </button>
      )}
    </div>
  );
}

/** How many are missing at a good round; where that sits already, at a full table. */
function missingAt({ table, game }: AtTable): number {
  const free = table.chairs.filter((chair) => chair === null).length;
  const missing = goodRound(game) - (table.chairs.length - free);
  return missing > 0 ? missing : free;
}

/** The start, or the reason why it must wait. */
function Begin({ at }: { at: AtTable }) {
  const voice = useVoice();
  const { start_refused: refused, you } = at.table;
  if (you === null) return null;
  return (
    <div className="begin">
      <button
        type="button"
        className="btn btn-primary btn-lg"
        aria-disabled={refused !== null}
        aria-describedby="begin-reason"
        onClick={() => refused === null && void at.say({ type: "start", nonce: newNonce() })}
      >
        {voice.text("web-start")}
      </button>
      <button type="button" className="btn btn-ghost" onClick={() => void at.say({ type: "leave" })}>
        {voice.text("web-get-up")}
      </button>
      <p id="begin-reason" className="soft" role="status">
        {refused && voice.says(refused, at.game.name, at.names)}
      </p>
      <p role="alert" className="refused">
        {at.known.refusal && voice.says(at.known.refusal, at.game.name, at.names)}
      </p>
    </div>
  );
}

/** Where a key is asked of those who come back, its owner is shown it. */
function SeatKey({ at }: { at: AtTable }) {
  const text = useText();
  const key = seatAt(at.table.id)?.key;
  if (!key || at.table.settings.rejoin !== "key") return null;
  return <p className="slab">{text("web-your-key", { key })}</p>;
}
