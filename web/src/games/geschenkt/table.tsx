/** The drawn table of Geschenkt. */

import { useMemo, type ReactNode } from "react";
import { Board } from "../../canvas/board";
import type { GeschenktView } from "../../wire/types";
import { Answers, Prompt } from "../shared/prompt";
import { plateOf, type CanvasProps } from "../shared/props";
import { useClockRead, useBoard, usePeek, useRefusal } from "../shared/hooks";
import { GESCHENKT_ART } from "./art";
import { geschenktScene, type Labels } from "./scene";

export default function GeschenktTable(props: CanvasProps<GeschenktView>): ReactNode {
  const { view, voice, names } = props;
  const since = useClockRead(props.table);
  const board = useBoard(props);
  const { text: refused, tryMove } = useRefusal(props);
  const peek = usePeek();
  const labels = useMemo((): Labels => labelsOf(props, since), [props, since]);
  const buttons = view.legal.map(({ move, means }) => ({
    name: move,
    label: voice.says(means, "geschenkt", names),
    strong: move === "take",
    onPress: () => tryMove(move),
  }));
  return (
    <Board
      art={GESCHENKT_ART}
      {...board}
      makeScene={(room) => geschenktScene(view, labels, peek.seat, room)}
      prompt={<Prompt of={props} refused={refused} />}
      actions={<Answers of={props} buttons={buttons} />}
      onTap={(spot) => {
        if (spot === "take" || spot === "pay") tryMove(spot);
        else peek.touch(spot);
      }}
    />
  );
}

function labelsOf(props: CanvasProps<GeschenktView>, since: number): Labels {
  const { view, voice } = props;
  return {
    toCome: voice.text("canvas-to-come", { number: view.deck_left }),
    pot: voice.text("canvas-chips", { number: view.pot }),
    plate: (seat) =>
      plateOf(props, seat, { note: noteOf(props, seat), count: view.chips[seat] ?? null, counted: "chips" }, since),
  };
}

function chipsOf({ view, voice }: CanvasProps<GeschenktView>, seat: number): string {
  const chips = view.chips[seat] ?? null;
  return chips === null ? voice.text("canvas-chips-hidden") : voice.text("canvas-chips", { number: chips });
}

function noteOf(props: CanvasProps<GeschenktView>, seat: number): string {
  const score = props.view.result.scores[seat] ?? null;
  return score === null ? chipsOf(props, seat) : props.voice.text("canvas-points", { points: score });
}
