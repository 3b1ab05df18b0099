/** Help at the table: what an expert would do, and the coach of somebody's first game. Knows no game. */

import { useEffect } from "react";
import { create } from "zustand";
import { read, write } from "../session/storage";
import { isMyTurn } from "../session/players";
import { useSettings } from "../session/settings";
import type { Sentence, TableShown } from "../wire/types";
import { useVoice } from "../ui/voice";
import type { AtTable, InGame } from "./props";
import { useOpinions } from "./opinions";

const KEPT = "cardtable.coached";

interface Coached {
  /** The games in which no coach is needed any more. */
  games: readonly string[];
  dismiss(game: string): void;
}

export const useCoached = create<Coached>((set, get) => ({
  games: gamesIn(read(KEPT)),
  dismiss(game) {
    if (get().games.includes(game)) return;
    set({ games: [...get().games, game] });
    write(KEPT, get().games);
  },
}));

function gamesIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((game) => typeof game === "string") : [];
}

/** Whether a coach sits beside this player: in the first game of a kind, until it is over or they are sent away. */
export function useIsCoached({ table, game }: AtTable): boolean {
  const { coach } = useSettings();
  const { games } = useCoached();
  return coach && givesAdvice(table) && table.you !== null && !games.includes(game.name);
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
  const says = (move: string) => voice.text("web-hint-says", { move: means ? said(means) : move });
  return {
    advice: advice && { move: advice.move, says: says(advice.move), why: said(advice.why) },
    isAllowed: givesAdvice(at.table),
    ask: () => advised(at),
    stop: isCoached ? () => dismiss(at.game.name) : null,
  };
}
