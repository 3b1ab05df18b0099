/** The drawn table of Rook. */

import { useMemo, type ReactNode } from "react";
import { Board } from "../../canvas/board";
import { MoreChoices, SortButtons } from "../../canvas/controls";
import { useHand } from "../../canvas/input/use-hand";
import { handGestures } from "../../canvas/input/hand-gestures";
import { MOTION } from "../../look/tokens";
import { SMALL, useMedia } from "../../ui/media-query";
import { Answers, Prompt } from "../shared/prompt";
import type { CanvasProps } from "../shared/props";
import { useClockRead, useLinger, useBoard, useOpinion, useRefusal } from "../shared/hooks";
import { rookArt } from "./art";
import { buttonsOf, moreOf } from "./controls";
import { labelsOf } from "./labels";
import { rankOf } from "./colours";
import { handWants, rookScene } from "./scene";
import type { RookView } from "../../wire/types";

export default function RookTable(props: CanvasProps<RookView>): ReactNode {
  const { view, voice } = props;
  const since = useClockRead(props.table);
  const board = useBoard(props);
  const isNarrow = useMedia(SMALL);
  const { text: refused, tryMove } = useRefusal(props);
  const hand = useHand(props.table.id, view.hand, rankOf, "suit", `${view.round} ${view.phase}`);
  const labels = useMemo(() => labelsOf(props, since), [props, since]);
  const art = useMemo(() => rookArt(view.options.ones), [view.options.ones]);
  const won = useWonTrick(view);
  const chosen = hand.chosen.map((key) => hand.cardOf(key) ?? "");
  const draft = view.phase === "discard" && chosen.length === 5 ? `discard ${chosen.join(" ")}` : null;
  const opinion = useOpinion(props, draft);
  const play = (card: string): void => tryMove(`play ${card}`);
  const touches = handGestures(hand, {
    press: view.phase === "discard" ? "choose" : "play",
    play,
    onDropped: (key) => {
      if (view.phase !== "discard") play(hand.cardOf(key) ?? "");
      else if (!hand.chosen.includes(key)) hand.toggle(key);
    },
    wants: handWants,
  });
  const buttons = buttonsOf(props, hand, draft, opinion, tryMove, isNarrow);
  return (
    <Board
      art={art}
      {...board}
      makeScene={(room) => rookScene(view, labels, { held: hand, won }, room)}
      spoken={hand.focus ? voice.card("rook", hand.cardOf(hand.focus) ?? "") : ""}
      prompt={<Prompt of={props} refused={refused} />}
      actions={
        <Answers of={props} buttons={buttons}>
          <MoreChoices choices={moreOf(props, isNarrow)} title={voice.text("canvas-more")} onChoose={tryMove} />
          {view.hand.length > 1 && <SortButtons hand={hand} words={(code) => voice.text(code)} isSmall={isNarrow} />}
        </Answers>
      }
      {...touches}
    />
  );
}

/** The trick that has just been won, while it is to be looked at. */
function useWonTrick(view: RookView) {
  const done = view.tricks.filter((trick) => trick.winner !== null);
  const fresh = useLinger(`${view.round}:${done.length}`, MOTION.lit + MOTION.others);
  const bare = view.table.every((card) => card === null);
  return fresh && bare ? (done.at(-1) ?? null) : null;
}
