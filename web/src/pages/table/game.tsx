/** A game being played, or just over. */

import { useEffect, useState, type ReactNode } from "react";
import { nextHere, seatsHere, useDevice } from "../../session/hotseat";
import { forgetSeat, keepSeat, seatAt } from "../../session/storage";
import { isMyTurn, waitsFor } from "../../session/players";
import { useBook } from "../../session/book";
import { useSettings } from "../../session/settings";
import type { AtTable, InGame } from "../../table/props";
import { useCall } from "../../table/call";
import { useCoach, useFadingCoach } from "../../table/coach";
import { Panel } from "../../table/panel/panel";
import { Results } from "../../table/results/results";
import { Reveal, useReveal } from "../../table/results/reveal";
import { SMALL, useMedia } from "../../ui/media-query";
import { PageFrame } from "../../ui/page-frame";
import { go } from "../../ui/router";
import { useText, useVoice } from "../../ui/voice";
import { Asking } from "./asking";
import { FirstGame } from "./first-game";
import { Lesson } from "./lesson";
import { Curtain } from "./hotseat";
import { TableSpace, TableSwitch } from "./table-area";
import { ConnectionStatus } from "./connection";
import { openForFriends, playWithBots } from "../open-table";
import { JoinForm } from "../lobby/join-form";
import { TableMenu } from "./table-menu";
import "./game.css";

interface GameProps {
  at: AtTable;
  onToken(token: string | null): void;
}

export function Game({ at: coached, onToken }: GameProps) {
  const voice = useVoice();
  const at = useFadingCoach(coached);
  const inGame = at.table.view ? { ...at, view: at.table.view } : null;
  const name = voice.text(`${at.game.name}-title`);
  const mine = isMyTurn(at.table);
  const { panel } = useSettings();
  const { others } = useDevice();
  const next = nextHere(at.table, seatsHere(at.table.id, others));
  const [isWhole, setWhole] = useState(false);
  const isSmall = useMedia(SMALL);
  const isHand = at.table.screens > 0 && at.table.you !== null && isSmall && !isWhole;
  const { round, close } = useReveal(inGame, !isHand);
  useCall(at);
  useCoach(coached);
  useEffect(() => void scrollTo(0, 0), [at.table.phase]);
  return (
    <PageFrame
      title={mine ? voice.text("web-your-turn-title", { title: name }) : name}
      head={
        <TableName at={at}>
          {at.table.screens > 0 && isSmall && at.table.you !== null && (
            <HandSwitch isHand={isHand} onTurn={() => setWhole(isHand)} />
          )}
        </TableName>
      }
      isWide
    >
      <h1 className="sr-only">{name}</h1>
      <ConnectionStatus known={at.known} />
      <Asking at={at} />
      {at.table.hurried && at.table.phase === "playing" && <p className="soft" role="status">{voice.text("web-hurried")}</p>}
      <Notices at={at} onToken={onToken} />
      <Lesson at={at} />
      {next && <Curtain to={next} onLift={() => onToken(next.token)} />}
      {inGame && !next && (
        <div className={panel ? "game" : "game game-alone"}>
          <div className="game-table">
            {at.table.phase === "over" && round === null && <Ending at={inGame} />}
            <TableSpace
              at={inGame}
              device={isHand ? "hand" : "table"}
              onTable={round && <Reveal key={round.number} at={inGame} round={round} onClose={close} />}
            />
          </div>
          <Panel at={at} inGame={inGame} isSheet />
        </div>
      )}
      <FirstGame at={at} />
    </PageFrame>
  );
}

function TableName({ at, children }: { at: AtTable; children: ReactNode }) {
  const text = useText();
  return (
    <>
      <span className="table-name">
        <strong>{text(`${at.game.name}-title`)}</strong> <span className="soft">{at.table.id}</span>
      </span>
      <TableSwitch />
      <PanelSwitch />
      <TableMenu at={at}>{children}</TableMenu>
    </>
  );
}

/** While the table stands on a screen a phone is a hand, or shows the whole table all the same. */
function HandSwitch({ isHand, onTurn }: { isHand: boolean; onTurn(): void }) {
  const text = useText();
  return (
    <button type="button" className="btn" onClick={onTurn}>
      {text(isHand ? "web-whole-table" : "web-hand-only")}
    </button>
  );
}

/** Log and chat can be folded away, where they stand beside the table. */
function PanelSwitch() {
  const text = useText();
  const { panel, choose } = useSettings();
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm panel-switch"
      aria-pressed={panel}
      onClick={() => choose({ panel: !panel })}
    >
      {text("web-panel")}
    </button>
  );
}

/** What is out of the ordinary: looking on, a bot in one's place. */
function Notices({ at, onToken }: GameProps) {
  const text = useText();
  const mine = at.table.you === null ? null : at.table.chairs[at.table.you];
  if (mine?.kept) {
    return (
      <div className="notice" role="status">
        <p>{text("web-bot-plays-for-you")}</p>
        <button type="button" className="btn btn-sm" onClick={() => void at.say({ type: "handback" })}>
          {text("web-take-back")}
        </button>
      </div>
    );
  }
  if (at.table.you !== null || at.table.phase === "over") return null;
  if (waitsFor(at.table, seatAt(at.table.id)) !== null) return null;
  return (
    <details className="notice">
      <summary>{text("web-looking-on")}</summary>
      <JoinForm id={at.table.id} onToken={onToken} help={text("web-come-back")} />
    </details>
  );
}

function Ending({ at }: { at: InGame }) {
  const { name } = useSettings();
  const rematch = useRematch(at);
  useWrittenDown(at);
  const others = at.table.chairs.filter((chair, number) => chair !== null && number !== at.table.you);
  const open = others.every((chair) => chair?.level !== "") ? playWithBots : openForFriends;
  return <Results at={at} onRematch={rematch} onNewGame={() => void open(at.game, name).then(go)} />;
}

/** What was played here to its end stands in the family's book. */
function useWrittenDown({ table, view, game, names }: InGame): void {
  const { add } = useBook();
  const { places, scores, over } = view.result;
  useEffect(() => {
    if (table.you === null || !over || table.abandoned || table.lesson) return;
    add([{ table: table.id, game: game.name, at: Date.now(), names: [...names], places: [...places], scores: [...scores] }]);
  }, [table.id, over]);
}

/** The same people go on to another table: their seats are kept for them there. */
function useRematch(at: InGame): () => void {
  const [isWanted, setWanted] = useState(false);
  const { id, rematch } = at.table;
  useEffect(() => {
    if (!isWanted || rematch === null) return;
    const seat = seatAt(id);
    if (seat) keepSeat(rematch, seat);
    forgetSeat(id);
    go(`/t/${rematch}`);
  }, [isWanted, rematch]);
  return () => {
    // The answer comes when the other table is there; its name is shown before that.
    if (rematch === null) void at.say({ type: "rematch" }).then(() => setWanted(true));
    else setWanted(true);
  };
}
