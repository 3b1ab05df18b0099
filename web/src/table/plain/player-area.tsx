/** What is expected of me, what I hold, and what I can do. */

import { useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { isMyTurn } from "../../session/players";
import { PickCard } from "../../ui/card";
import { Region } from "../../ui/region";
import { along } from "../../ui/arrow-keys";
import { useText, useVoice } from "../../ui/voice";
import type { InGame } from "../props";
import { toggled, using } from "../../wire/choices";
import { LabelledPlace } from "./place";
import { Moves } from "./moves";
import { gained, labelOf, ownCards, ownPlaces, type Own } from "../../wire/places";
import "./player-area.css";

const NONE: readonly number[] = [];

/** What is chosen belongs to what is asked, and is gone with it. */
export function PlayerArea({ at }: { at: InGame }) {
  const text = useText();
  const own = ownCards(at.view, at.game.places);
  const [{ question, picked }, pick] = useState({ question: at.table.question, picked: NONE });
  const chosen = question === at.table.question ? picked : NONE;
  const choose = (indices: readonly number[]) => pick({ question: at.table.question, picked: indices });
  const fresh = useFresh(own);
  const sentence = useRef<HTMLParagraphElement>(null);
  const cards = chosen.map((index) => own[index]).filter((card) => card !== undefined);
  const mine = isMyTurn(at.table);
  return (
    <Region id="you" label={text("web-what-now")} className={mine ? "you you-lit" : "you"}>
      <Expected at={at} sentence={sentence} />
      <Hand at={at} own={own} chosen={chosen} fresh={fresh} onPick={(index) => choose(toggled(chosen, index))} />
      <Moves at={at} cards={cards} own={own} onDone={() => sentence.current?.focus()} onClear={() => choose(NONE)} />
    </Region>
  );
}

/** The one sentence. */
function Expected({ at, sentence }: { at: InGame; sentence: RefObject<HTMLParagraphElement | null> }) {
  const voice = useVoice();
  const mine = isMyTurn(at.table);
  return (
    <div aria-live="polite">
      {mine && <p className="expected-turn">{voice.text("web-your-turn")}</p>}
      <p ref={sentence} tabIndex={-1} className="expected-sentence">
        {voice.says(at.table.paused ? { code: "web-paused", facts: {} } : at.view.prompt, at.game.name, at.names)}
      </p>
      <Refused at={at} />
    </div>
  );
}

function Refused({ at }: { at: InGame }) {
  const voice = useVoice();
  const { refusal } = at.known;
  return (
    <p role="alert" className="refused">
      {refusal && voice.says(refusal, at.game.name, at.names)}
    </p>
  );
}

interface HandProps {
  at: InGame;
  own: readonly string[];
  chosen: readonly number[];
  /** Those that have just come. */
  fresh: readonly number[];
  onPick(index: number): void;
}

/** Which cards have come since the hand was last different; a whole new hand is no news. */
function useFresh(own: readonly string[]): readonly number[] {
  const [known, setKnown] = useState({ cards: own, fresh: [] as readonly number[] });
  if (known.cards.join(" ") === own.join(" ")) return known.fresh;
  const came = gained(known.cards, own);
  const next = { cards: own, fresh: came.length < own.length ? came : [] };
  setKnown(next);
  return next.fresh;
}

/** My own places; the cards in them can be chosen. */
function Hand({ at, own: known, chosen, fresh, onPick }: HandProps) {
  const places = ownPlaces(at.view, at.game.places);
  if (at.view.seat === null || places.length === 0) return null;
  return (
    <div className="hand">
      {places.map((own) => (
        <OwnPlace key={own.place.name} at={at} own={known} here={own} chosen={chosen} fresh={fresh} onPick={onPick} />
      ))}
    </div>
  );
}

function OwnPlace({ at, own, here: { place, content, from }, chosen, fresh, onPick }: HandProps & { here: Own }) {
  const voice = useVoice();
  if (content.what !== "cards") {
    return (
      <dl>
        <LabelledPlace view={at.view} place={place} game={at.game.name} names={at.names} />
      </dl>
    );
  }
  return (
    <div className="place">
      <p className="place-label">{voice.text(labelOf(at.game.name, place))}</p>
      <PickRow at={at} own={own} cards={content.cards} from={from} chosen={chosen} fresh={fresh} onPick={onPick} />
    </div>
  );
}

/** One stop for the Tab key; arrows go along the cards. */
function PickRow({ at, own, cards, from, chosen, fresh, onPick }: HandProps & { cards: string[]; from: number }) {
  const waits = isMyTurn(at.table);
  const [stop, setStop] = useState(0);
  const row = useRef<HTMLUListElement>(null);
  const step = (event: KeyboardEvent) => {
    const to = along(stop, cards.length, event.key);
    if (to === null) return;
    event.preventDefault();
    row.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <ul className="cards" ref={row} onKeyDown={step}>
      {cards.map((card, index) => (
        <li key={index} onFocus={() => setStop(index)}>
          <PickCard
            game={at.game.name}
            card={card}
            isChosen={chosen.includes(from + index)}
            isFresh={fresh.includes(from + index)}
            isUseful={!waits || using(at.view.legal, [card], own).length > 0}
            isStop={index === Math.min(stop, cards.length - 1)}
            onPick={() => onPick(from + index)}
          />
        </li>
      ))}
    </ul>
  );
}
