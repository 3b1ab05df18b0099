/** The buy question answered ahead, for one round: let all pass, or be asked only for ranks that are in the hand. */

import { useEffect, useState } from "react";
import type { Button } from "../../canvas/controls";
import type { ShankoView } from "../../wire/types";
import type { CanvasProps } from "../shared/props";

type Wish = "ask" | "held" | "none";

/** The buttons with which it is said, unless an expert says something now and needs the room; what was said is done. */
export function useBuyingAhead({ table, view, voice, help, send }: CanvasProps<ShankoView>): Button[] {
  const [said, say] = useState<{ round: number; wish: Wish }>({ round: view.round, wish: "ask" });
  const wish = said.round === view.round ? said.wish : "ask";
  const isOffered = view.legal.some(({ move }) => move === "buy");
  const isLetGo = isOffered && (wish === "none" || (wish === "held" && !isHeld(view)));
  useEffect(() => {
    if (isLetGo) send("pass");
  }, [isLetGo, table.question]);
  const button = (to: Wish): Button => ({
    name: `ahead-${to}`,
    label: voice.text(`shanko-ahead-${to}`),
    quiet: true,
    narrow: true,
    onPress: () => say({ round: view.round, wish: to }),
  });
  if (wish !== "ask") return [button("ask")];
  return isOffered && help.advice === null ? [button("none"), button("held")] : [];
}

/** Whether the card on offer has a fellow of its rank in my hand, or is wild. */
export function isHeld({ discards, hand }: Pick<ShankoView, "discards" | "hand">): boolean {
  const rank = rankOf(discards.at(-1) ?? "");
  return rank === "Jk" || hand.some((card) => rankOf(card) === rank);
}

function rankOf(card: string): string {
  return card.replace(/[♠♥♦♣]$/, "");
}
