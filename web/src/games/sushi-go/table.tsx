/** The drawn table of Sushi Go! */

import { useMemo, type ReactNode } from "react";
import { Board } from "../../canvas/board";
import type { Button } from "../../canvas/controls";
import { useHand, type Hand } from "../../canvas/input/use-hand";
import { handGestures } from "../../canvas/input/hand-gestures";
import { Answers, Prompt } from "../shared/prompt";
import { plateOf, type CanvasProps } from "../shared/props";
import { useClockRead, useBoard, useOpinion, usePeek, useRefusal } from "../shared/hooks";
import { sushiArt } from "./art";
import { handWants, sushiScene, type Labels } from "./scene";
import type { SushiGoView } from "../../wire/types";

const ORDER = [
  "maki3",
  "maki2",
  "maki1",
  "tempura",
  "sashimi",
  "dumpling",
  "squid",
  "salmon",
  "egg",
  "wasabi",
  "pudding",
  "chopsticks",
];
const GAME = "sushi-go";

export default function SushiGoTable(props: CanvasProps<SushiGoView>): ReactNode {
  const { view, voice, names } = props;
  const since = useClockRead(props.table);
  const board = useBoard(props);
  const { text: refused, tryMove } = useRefusal(props);
  const hand = useHand(props.table.id, view.hand, rankOf, "suit", `${view.round}.${view.turn}`);
  const art = useMemo(() => sushiArt(voice.language, (card) => voice.card(GAME, card)), [voice]);
  const labels = useMemo(() => labelsOf(props, since), [props, since]);
  const draft = draftOf(view, hand);
  const opinion = useOpinion(props, draft);
  const peek = usePeek();
  const touches = handGestures(hand, {
    press: "choose",
    play: (card) => tryMove(`pick ${card}`),
    choose: (key) => choose(view, hand, key, tryMove),
    onDropped: (key) => tryMove(`pick ${hand.cardOf(key) ?? ""}`),
    onOther: peek.touch,
    onEnter: () => draft && tryMove(draft),
    wants: handWants,
  });
  return (
    <Board
      art={art}
      {...board}
      makeScene={(room) => sushiScene(view, labels, hand, peek.seat, room)}
      spoken={hand.focus ? voice.card(GAME, hand.cardOf(hand.focus) ?? "") : ""}
      prompt={<Prompt of={props} refused={refused} />}
      actions={
        <Answers of={props} buttons={buttonsOf(props, draft, opinion ? voice.says(opinion.means, GAME, names) : "", tryMove)} />
      }
      {...touches}
    />
  );
}

function rankOf(card: string): number {
  return ORDER.indexOf(card);
}

/** Whether two cards may be kept now: some listed move has two. */
function mayKeepTwo(view: SushiGoView): boolean {
  return view.legal.some(({ move }) => move.split(" ").length > 2);
}

function draftOf(view: SushiGoView, hand: Hand): string | null {
  const cards = hand.chosen.map((key) => hand.cardOf(key) ?? "");
  return cards.length > 0 && view.legal.length > 0 ? `pick ${cards.join(" ")}` : null;
}

/** The first press chooses, a second one on the same card keeps it; with chopsticks two can be chosen, in order. */
function choose(view: SushiGoView, hand: Hand, key: string, tryMove: (move: string) => void): void {
  if (view.legal.length === 0 || mayKeepTwo(view)) {
    if (view.legal.length > 0)
      hand.choose(
        hand.chosen.includes(key) ? hand.chosen.filter((one) => one !== key) : [...hand.chosen.slice(-1), key],
      );
    return;
  }
  if (hand.chosen.includes(key)) tryMove(`pick ${hand.cardOf(key) ?? ""}`);
  else hand.choose([key]);
}

function buttonsOf(
  props: CanvasProps<SushiGoView>,
  draft: string | null,
  means: string,
  tryMove: (move: string) => void,
): Button[] {
  const { view, voice, names } = props;
  const simple = view.legal
    .filter(({ move }) => !move.startsWith("pick "))
    .map((choice): Button => {
      return {
        name: choice.move,
        label: voice.says(choice.means, GAME, names),
        strong: true,
        onPress: () => tryMove(choice.move),
      };
    });
  if (!view.legal.some(({ move }) => move.startsWith("pick "))) return simple;
  if (draft === null) return simple;
  const listed = view.legal.find(({ move }) => move === draft);
  const what = listed ? voice.says(listed.means, GAME, names) : means;
  const label = voice.text("canvas-keep", { what });
  return [...simple, { name: "keep", label, strong: true, onPress: () => tryMove(draft) }];
}

function labelsOf(props: CanvasProps<SushiGoView>, since: number): Labels {
  const { view, voice } = props;
  return {
    plate: (seat) => plateOf(props, seat, { ...noteOf(props, seat), badge: badgeOf(props, seat) }, since),
    tickets: [
      {
        key: "ticket:round",
        title: voice.text("sushi-go-round"),
        value: voice.text("canvas-round-of", { round: view.round, rounds: 3 }),
      },
      { key: "ticket:turn", title: voice.text("sushi-go-drawn-hand-size"), value: String(view.hand_size) },
    ],
  };
}

/** The points of the rounds before; beside them what this one would bring if it ended now. */
function noteOf({ view, voice }: CanvasProps<SushiGoView>, seat: number): { note: string; brief: string } {
  const points = view.result.scores[seat] ?? 0;
  const gain = view.so_far[seat];
  if (gain === undefined) return { note: voice.text("canvas-points", { points }), brief: String(points) };
  return { note: voice.text("canvas-points-so-far", { points, gain }), brief: `${points} + ${gain}` };
}

/** Between rounds what the round has brought; during one, who has chosen. */
function badgeOf({ view }: CanvasProps<SushiGoView>, seat: number): string {
  const doing = view.doing[seat] ?? "";
  const points = view.round_points.at(-1)?.[seat] ?? 0;
  if (["reading", "ready", "done"].includes(doing))
    return `${points >= 0 ? "+" : "−"}${Math.abs(points)}${doing === "ready" ? " ✓" : ""}`;
  return doing === "chosen" ? "✓" : "";
}
