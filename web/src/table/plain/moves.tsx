/** What I can do: the listed moves as buttons, what can be made of chosen cards, and a line for writing. */

import { useState } from "react";
import type { Choice } from "../../wire/types";
import { useText, useVoice } from "../../ui/voice";
import { useHelp } from "../coach";
import type { InGame } from "../props";
import { FEW, apartFrom, drafts, families, grouped, using } from "../../wire/choices";
import { useOpinions } from "../opinions";
import { WriteMove } from "./move-input";
import "./moves.css";

interface MovesProps {
  at: InGame;
  /** The cards that were chosen. */
  cards: readonly string[];
  /** All cards that can be chosen. */
  own: readonly string[];
  onDone(): void;
  onClear(): void;
}

export function Moves({ at, cards, own, onDone, onClear }: MovesProps) {
  const text = useText();
  const { busy, play } = usePlay(at, onDone);
  if (at.view.legal.length === 0 || at.table.paused) return null;
  const fitting = using(at.view.legal, cards, own);
  return (
    <div role="group" aria-label={text("web-moves")} className="moves" data-question={at.table.question}>
      {cards.length > 0 && <Chosen at={at} cards={cards} onClear={onClear} />}
      <Listed at={at} choices={fitting} isBusy={busy} onPlay={play} />
      {cards.length > 0 && <Drafted at={at} cards={cards} own={own} isEmpty={fitting.length === 0} onPlay={play} />}
      {cards.length === 0 && at.view.legal.length > FEW && own.some((card) => using(at.view.legal, [card], own).length > 0) && (
        <p className="moves-note">{text("web-choose-cards")}</p>
      )}
      <div className="moves-foot">
        <Advice at={at} onPlay={play} />
        <WriteMove at={at} cards={cards} own={own} onPlay={play} />
      </div>
    </div>
  );
}

/** Play a move, and be busy until it has happened or was refused. */
function usePlay(at: InGame, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const play = async (move: string) => {
    setBusy(true);
    const answer = await at.play(move);
    setBusy(false);
    if (answer.type === "done") onDone();
  };
  return { busy, play: (move: string) => void play(move) };
}

function Chosen({ at, cards, onClear }: { at: InGame; cards: readonly string[]; onClear(): void }) {
  const voice = useVoice();
  const named = cards.map((card) => voice.card(at.game.name, card)).join(" ");
  return (
    <p className="moves-chosen" aria-live="polite">
      <span>{voice.text("web-moves-for-cards", { cards: named })}</span>
      <button type="button" className="btn btn-ghost btn-sm" onClick={onClear}>
        {voice.text("web-chosen-clear")}
      </button>
    </p>
  );
}

interface ListedProps {
  at: InGame;
  choices: readonly Choice[];
  isBusy: boolean;
  onPlay(move: string): void;
}

function Listed({ at, choices, isBusy, onPlay }: ListedProps) {
  return (
    <>
      {grouped(choices).map((group) => (
        <Group
          key={group[0]?.means.code}
          at={at}
          choices={group}
          isQuiet={choices.length > LOUD}
          isBusy={isBusy}
          onPlay={onPlay}
        />
      ))}
    </>
  );
}

/** So many moves stand there as big as they can be. */
const LOUD = 4;

/** Moves of a kind; a long row is folded. */
function Group({ at, choices, isQuiet, isBusy, onPlay }: ListedProps & { isQuiet: boolean }) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const isLong = choices.length > FEW + 2;
  const shown = isLong && !isWhole ? choices.slice(0, FEW) : choices;
  return (
    <div className={isQuiet ? "move-row move-row-many" : "move-row"}>
      {(isQuiet ? families(shown) : shown.map((choice) => [choice])).map((family) => (
        <Family key={family[0]?.move} at={at} choices={family} isBusy={isBusy} onPlay={onPlay} />
      ))}
      {isLong && (
        <button type="button" className="btn btn-ghost btn-sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? text("web-fewer-moves") : text("web-more-moves", { number: choices.length })}
        </button>
      )}
    </div>
  );
}

/** Moves that differ in one word: what they share stands before them, and each shows its own word. */
function Family({ at, choices, isBusy, onPlay }: ListedProps) {
  const voice = useVoice();
  const apart = choices.length > 1 ? apartFrom(choices.map(({ means }) => voice.says(means, at.game.name, at.names))) : null;
  const buttons = choices.map((choice, index) => (
    <MoveButton key={choice.move} at={at} choice={choice} short={apart?.parts[index]} isBusy={isBusy} onPlay={onPlay} />
  ));
  if (apart === null) return buttons;
  return (
    <div role="group" aria-label={apart.frame} className="move-family">
      <span aria-hidden="true">{apart.frame}</span>
      {buttons}
    </div>
  );
}

type ButtonProps = Omit<ListedProps, "choices"> & { choice: Choice; short?: string | undefined };

function MoveButton({ at, choice, short, isBusy, onPlay }: ButtonProps) {
  const voice = useVoice();
  const whole = voice.says(choice.means, at.game.name, at.names);
  const isAdvised = at.known.advice?.move === choice.move;
  return (
    <button
      type="button"
      className={isAdvised ? "move move-advised" : "move"}
      data-move={choice.move}
      aria-label={short === undefined ? undefined : whole}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onPlay(choice.move)}
    >
      {short ?? whole}
    </button>
  );
}

interface DraftedProps {
  at: InGame;
  cards: readonly string[];
  own: readonly string[];
  isEmpty: boolean;
  onPlay(move: string): void;
}

/** What the rules think of moves that nobody listed. */
function Drafted({ at, cards, own, isEmpty, onPlay }: DraftedProps) {
  const voice = useVoice();
  const asked = drafts(at.view.legal, cards, own);
  const { opinions, isAsking } = useOpinions(at.ask, asked, at.table.question);
  const good = opinions.filter((opinion) => opinion.legal);
  const [first] = opinions;
  return (
    <div aria-live="polite">
      {isAsking && <p className="moves-note">{voice.text("web-judging")}</p>}
      <div className="move-row">
        {good.map((opinion) => (
          <MoveButton key={opinion.move} at={at} choice={opinion} isBusy={false} onPlay={onPlay} />
        ))}
      </div>
      {!isAsking && isEmpty && good.length === 0 && (
        <p className="moves-note">
          {first ? voice.says(first.means, at.game.name, at.names) : voice.text("web-no-moves-with")}
        </p>
      )}
    </div>
  );
}

/** A word from an expert, on request. */
function Advice({ at, onPlay }: { at: InGame; onPlay(move: string): void }) {
  const voice = useVoice();
  const { advice, isAllowed } = useHelp(at);
  if (!isAllowed) return null;
  const isListed = at.view.legal.some((choice) => choice.move === advice?.move);
  return (
    <div className="advice" aria-live="polite">
      {advice === null ? (
        <button type="button" className="btn btn-ghost btn-sm" onClick={() => void at.say({ type: "hint" })}>
          {voice.text("web-hint")}
        </button>
      ) : (
        <p>
          <strong>{advice.says}</strong> {advice.why}{" "}
          {(!isListed || at.table.lesson) && (
            <button type="button" className="btn btn-sm" onClick={() => onPlay(advice.move)}>
              {voice.text("web-do-it")}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
