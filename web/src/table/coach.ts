/** Help at the table: what an expert would do, and the coach of somebody's first game. Knows no game. */

import { useEffect, useRef, useState } from "react";
import { create } from "zustand";
import { namesIn } from "../session/learned";
import { read, write } from "../session/storage";
import { isMyTurn } from "../session/players";
import { useSettings } from "../session/settings";
import type { Sentence, TableShown } from "../wire/types";
import { useVoice } from "../ui/voice";
import type { AtTable, InGame } from "./props";
import { useOpinions } from "./opinions";

const KEPT = "cardtable.coached";
/** Who has done as an expert would so often in a row reads its advice only when they ask. */
const ENOUGH = 3;
/** And after so often needs no coach any more. */
const PLENTY = 8;

interface Coached {
  /** The games in which no coach is needed any more. */
  games: readonly string[];
  /** How often in a row this player did as the coach would, by game. */
  streaks: Readonly<Record<string, number>>;
  dismiss(game: string): void;
  note(game: string, isGood: boolean): void;
}

export const useCoached = create<Coached>((set, get) => ({
  games: namesIn(read(KEPT)),
  streaks: {},
  dismiss(game) {
    if (get().games.includes(game)) return;
    set({ games: [...get().games, game] });
    write(KEPT, get().games);
  },
  note(game, isGood) {
    const streak = isGood ? (get().streaks[game] ?? 0) + 1 : 0;
    set({ streaks: { ...get().streaks, [game]: streak } });
    if (streak >= PLENTY) get().dismiss(game);
  },
}));

/** Whether a coach sits beside this player: in the first game of a kind, until it is over or they are sent away. */
export function useIsCoached({ table, game }: AtTable): boolean {
  const { coach } = useSettings();
  const { games } = useCoached();
  return coach && givesAdvice(table) && !table.lesson && table.you !== null && !games.includes(game.name);
}

/** A coach asks the expert whenever it is the player's turn, and goes when the game is over. */
export function useCoach(at: AtTable): void {
  const isCoached = useIsCoached(at);
  const { dismiss } = useCoached();
  const isAsked = isCoached && isMyTurn(at.table) && !at.table.paused;
  useEffect(() => {
    if (isAsked) void at.say({ type: "hint" });
  }, [isAsked, at.table.question]);
  useEffect(() => {
    if (isCoached && at.table.phase === "over") dismiss(at.game.name);
  }, [isCoached, at.table.phase]);
}

/** The table as a coach lets it be seen who fades: silent for those who play well, until they ask or play otherwise. */
export function useFadingCoach<T extends AtTable>(at: T): T {
  const isCoached = useIsCoached(at);
  const { streaks, note } = useCoached();
  const [asked, setAsked] = useState<number | null>(null);
  const { advice } = at.known;
  const isQuiet = isCoached && (streaks[at.game.name] ?? 0) >= ENOUGH && asked !== at.table.question;
  return {
    ...at,
    known: isQuiet ? { ...at.known, advice: null } : at.known,
    say: (wish) => {
      if (wish.type === "hint") setAsked(at.table.question);
      return at.say(wish);
    },
    play: (move) => {
      const isChoice = (at.table.view?.legal.length ?? 0) > 1;
      if (isCoached && isChoice && advice) note(at.game.name, sameWords(move, advice.move));
      return at.play(move);
    },
  };
}

/** The same words and cards, in whatever order. */
function sameWords(one: string, other: string): boolean {
  return letters(one) === letters(other);
}

function letters(move: string): string {
  return [...move.replace(/^turn /, "").replaceAll(" ", "")].toSorted().join("");
}

/** Whether this table lets an expert be asked. */
export function givesAdvice({ settings }: TableShown): boolean {
  return settings.hints !== "no";
}

/** The move that an expert would make now; the same for a hint and for a suggestion. */
async function advised(at: AtTable): Promise<string | null> {
  if (at.known.advice) return at.known.advice.move;
  const answer = await at.say({ type: "hint" });
  return answer.type === "advice" ? answer.move : null;
}

/** What the expert says, in words, and how to ask or to send the coach away. */
export function useHelp(at: InGame) {
  const voice = useVoice();
  const isCoached = useIsCoached(at);
  const { dismiss } = useCoached();
  const { advice } = at.known;
  const said = (sentence: Sentence) => voice.says(sentence, at.game.name, at.names);
  const listed = at.view.legal.find((choice) => choice.move === advice?.move);
  const unlisted = advice && !listed ? [advice.move] : [];
  const { opinions } = useOpinions(at.ask, unlisted, at.table.question);
  const means = listed?.means ?? opinions[0]?.means;
  const asking = useRef<Promise<string | null> | null>(null);
  const inWords = (move: string) => (means ? said(means) : move);
  const why = advice ? said(advice.why) : "";
  const expert = (move: string) => ({ says: voice.text("web-hint-says", { move: inWords(move) }), why, isMove: true });
  const taught = (move: string) => ({ says: why, why: voice.text("web-lesson-now", { move: inWords(move) }), isMove: false });
  return {
    advice: advice && { move: advice.move, ...(at.table.lesson ? taught(advice.move) : expert(advice.move)) },
    refused: at.known.refusal && said(at.known.refusal),
    isAllowed: givesAdvice(at.table),
    ask: () => (asking.current ??= advised(at).finally(() => (asking.current = null))),
    stop: isCoached ? () => dismiss(at.game.name) : null,
  };
}
