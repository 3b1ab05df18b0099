/**
 * A development page that shows the drawn tables from recorded views: ?game=rook&at=12&theme=lamp&language=en.
 * `turnTo(n)` on the window goes to another moment, with the motion between; nothing is sent anywhere.
 */

import { Suspense, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { canvasFor, type CanvasProps } from "../../src/games";
import "../../src/app.css";
import type { Opinion, TableShown, View } from "../../src/wire/types";
import { voiceOf } from "../../src/words/languages";

type Moment = { table: TableShown; view: View; names: string[] };
type Opinions = Record<string, Opinion>;

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "geschenkt";
document.documentElement.dataset.theme = wanted.get("theme") ?? "noon";

const voice = await voiceOf(wanted.get("language") === "ja" ? "ja" : "en");
const recorded = await fetch(`./views/${wanted.get("of") ?? game}.json`);
const { moments, opinions = {} } = (await recorded.json()) as { moments: Moment[]; opinions?: Opinions };
const house = createRoot(document.getElementById("house") as HTMLElement);
const Table = canvasFor(game);

const said: string[] = [];

function turnTo(at: number): void {
  const moment = moments[at];
  if (!moment) throw new Error(`no moment ${at} of ${game}`);
  const props: CanvasProps = {
    ...moment,
    places: [],
    voice,
    send: (move) => said.push(move),
    ask: (move) => Promise.resolve(opinions[move] ?? refused(move)),
    away: null,
    onTable: null,
    device: wanted.get("hand") === "yes" ? "hand" : "table",
    reducedMotion: wanted.get("calm") === "yes",
    help: { advice: null, refused: null, isAllowed: true, ask: () => Promise.resolve(null), stop: null },
  };
  house.render(
    <StrictMode>
      <Suspense fallback={null}>
        <Table {...props} />
      </Suspense>
    </StrictMode>,
  );
}

function refused(move: string): Opinion {
  return { type: "opinion", id: "x", legal: false, move, means: { code: "move-not-now", facts: { text: move } }, open: false };
}

Object.assign(window, { turnTo, said, moments: moments.length });
turnTo(Number(wanted.get("at") ?? 0));
