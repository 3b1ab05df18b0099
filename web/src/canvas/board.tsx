/**
 * A drawn table: the canvas, and over it the sentence and the buttons.
 * It knows no game: it asks for a scene of its size, and tells what was touched. On a screen that is too small for it
 * the page scrolls; only the hand keeps fingers to itself, since cards are dragged there.
 */

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { handOnly } from "../scene/hand-only";
import { LOW, zoomFor, type Frame } from "../scene/layout/frame";
import { centre, type Box, type Size } from "../scene/geometry";
import { pointedAt } from "../scene/items/hand";
import { touched } from "../scene/hit-test";
import type { Heard } from "../scene/motion";
import type { Pose, Scene } from "../scene/scene";
import type { Art } from "./art";
import { useSettings } from "../session/settings";
import { useLight } from "./palette";
import { Loop } from "./draw/render-loop";
import { useGestures, type Gestures } from "./input/use-gestures";
import "./board.css";

/** Heights that the sentence and the buttons take; until they are measured nothing is drawn. */
export type Room = { size: Size; prompt: number; actions: number };

/**
 * What a device is to a table: it shows the whole of it to one player; or the table stands on a screen for a whole room,
 * and the players' devices are only hands.
 */
export type Device = "table" | "hand" | "screen";

export type Reaction = { key: number; seat: number; sign: string };

export type BoardProps = Gestures & {
  art: Art;
  calm: boolean;
  /** Whether the game waits for this player. */
  asked: boolean;
  label: string;
  makeScene(room: Room): Scene;
  prompt: ReactNode;
  actions: ReactNode;
  onKey?(key: string): boolean;
  /** What has just happened, for a moment. */
  news: readonly string[];
  /** What is said of the card in focus, for those who hear it. */
  spoken?: string;
  /** The move that somebody advises: its cards are lit. */
  advised?: string | undefined;
  /** What lies over the middle of the table for a while. */
  onTable: ReactNode;
  /** Something has set out that is heard. */
  onHeard(what: Heard): void;
  /** Signs that rise from the plates of those who gave them. */
  reactions: readonly Reaction[];
  device: Device;
};

const LEAST = { prompt: 34, actions: 44 };

export function Board(props: BoardProps): ReactNode {
  const [outer, whole] = useSize();
  const zoom = zoomFor(outer, props.device === "screen");
  const size = { width: outer.width / zoom, height: outer.height / zoom };
  const [prompt, promptRef] = useSize();
  const [actions, actionsRef] = useSize();
  const room = {
    size,
    prompt: Math.max(LEAST.prompt, prompt.height),
    actions: Math.max(props.actions ? LEAST.actions : 0, actions.height),
  };
  const scene = size.width > 0 && size.height > 0 ? sceneOf(props, room) : null;
  const touches = useGestures(scene, props);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target === event.currentTarget && props.onKey?.(event.key)) event.preventDefault();
  };
  return (
    <div
      ref={whole}
      className={scene?.frame.low ? "board board-low" : "board"}
      style={{ minHeight: grownTo((scene?.frame.least ?? 0) * zoom) }}
      data-board={props.art.name}
      data-asked={props.asked ? "yes" : "no"}
    >
      <div className="board-plane" style={{ ...size, scale: zoom }}>
      <div
        className="board-table"
        role="group"
        aria-label={props.label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...touches}
      >
        {scene && prompt.width > 0 && <Canvas scene={scene} zoom={zoom} of={props} />}
        {scene && <i className="board-hand" style={placed(scene.frame.hand)} />}
        <p className="sr-only" aria-live="polite">
          {props.spoken}
        </p>
      </div>
      {scene && <Spots scene={scene} />}
      <News lines={props.news} over={scene?.frame} />
      {scene && <Reactions signs={props.reactions} scene={scene} />}
      {scene && props.onTable && (
        <div className="board-over" style={placed(scene.frame.low ? scene.frame.table : scene.frame.middle)}>
          {props.onTable}
        </div>
      )}
      <Band at={scene?.frame.prompt}>
        <div ref={promptRef}>{props.prompt}</div>
      </Band>
      <Band at={scene?.frame.actions}>
        <div ref={actionsRef}>{props.actions}</div>
      </Band>
      </div>
    </div>
  );
}

/** The height a table grows to; in a low window it stays low, so that a phone that is turned gets the other layout. */
function grownTo(least: number): number {
  return innerHeight < LOW ? Math.min(least, LOW - 1) : least;
}

const PACES = { slow: 1.8, usual: 1, fast: 0.5, none: 0 };

/** What the game has drawn, or what of it is mine, with a light on the cards that somebody advises. */
function sceneOf({ makeScene, device, advised }: BoardProps, room: Room): Scene {
  const made = makeScene(room);
  const scene = device === "hand" ? handOnly(made, room) : made;
  return advised === undefined ? scene : { ...scene, items: pointedAt(scene.items, advised) };
}

/** Whether the table is about to grow; until then what was drawn last stays. */
function isCramped({ size, frame }: Scene): boolean {
  return size.height < frame.least - 2;
}

/** The canvas itself: the screen reader has the plain table instead. */
function Canvas({ scene, zoom, of }: { scene: Scene; zoom: number; of: BoardProps }): ReactNode {
  const { art, calm } = of;
  const canvas = useRef<HTMLCanvasElement>(null);
  const loop = useRef<Loop>(undefined);
  const light = useLight();
  const ratio = useRatio() * zoom;
  const pace = PACES[useSettings().speed];
  useEffect(() => {
    if (!canvas.current) return;
    const running = new Loop(canvas.current);
    loop.current = running;
    if (!FONTS.every((font) => document.fonts.check(font))) void lettersHaveCome().then(() => running.refresh());
    return () => running.stop();
  }, []);
  useEffect(() => {
    if (isCramped(scene)) return;
    const what = loop.current?.show(scene, { art, light, ratio, size: scene.size, frame: scene.frame }, calm, pace);
    if (what) of.onHeard(what);
  }, [scene, art, light, ratio, calm, pace]);
  return <canvas ref={canvas} aria-hidden="true" />;
}

/** Where things are that can be touched or have a place of their own, for scripts that play by pointer. */
function Spots({ scene }: { scene: Scene }): ReactNode {
  const marks = scene.items.filter((item) => item.spot !== undefined || item.place !== undefined);
  return (
    <div aria-hidden="true" className="board-spots">
      {marks.map((item) => (
        <i
          key={item.key}
          data-spot={item.spot}
          data-place={item.place}
          data-lifted={item.pose.lift > 0 ? "yes" : undefined}
          data-light={item.kind === "card" ? item.light : undefined}
          style={spotAt(touched(item))}
        />
      ))}
    </div>
  );
}

/** In the upper left of a thing: there its neighbours don't cover it. */
function spotAt(pose: Pose): { left: number; top: number } {
  return { left: pose.x - pose.width * 0.42, top: pose.y - pose.height * 0.15 };
}

/** Sentences of this width leave room for slips beside them. */
const ROOMY = 900;

/** What has just happened: slips of paper beside the sentence or above it, or on a phone one over my plate. */
function News({ lines, over }: { lines: readonly string[]; over: Frame | undefined }): ReactNode {
  if (!over || lines.length === 0) return null;
  const tall = over.kind === "tall";
  return (
    <div
      aria-hidden="true"
      className={tall ? "board-news board-news-tall" : "board-news"}
      style={tall ? overPlate(over.plate) : { top: over.prompt.y + (over.prompt.width < ROOMY ? -4 : over.prompt.height) }}
    >
      {(tall ? lines.slice(-1) : lines).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** What somebody feels rises from their plate. */
function Reactions({ signs, scene }: { signs: readonly Reaction[]; scene: Scene }): ReactNode {
  return signs.map(({ key, seat, sign }) => {
    const plate = scene.items.find((item) => item.kind === "plate" && item.plate.seat === seat);
    return (
      plate && (
        <span key={key} aria-hidden="true" className="board-reaction" style={{ left: plate.pose.x, top: plate.pose.y }}>
          {sign}
        </span>
      )
    );
  });
}

function overPlate(plate: Box): { top: number; left: number; width: number; minHeight: number } {
  return { top: centre(plate).y, left: plate.x, width: plate.width, minHeight: plate.height };
}

function Band({ at, children }: { at: Box | undefined; children: ReactNode }): ReactNode {
  if (!at) return null;
  return (
    <div className="board-band" style={placed(at)}>
      {children}
    </div>
  );
}

function placed({ x, y, width, height }: Box): { left: number; top: number; width: number; minHeight: number } {
  return { left: x, top: y, width, minHeight: height };
}

function useSize(): [Size, (element: HTMLElement | null) => void] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [element, ref] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element) return;
    const measure = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return [size, ref];
}

function useRatio(): number {
  const [ratio, setRatio] = useState(() => Math.min(3, window.devicePixelRatio || 1));
  useEffect(() => {
    const other = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const changed = (): void => setRatio(Math.min(3, window.devicePixelRatio || 1));
    other.addEventListener("change", changed);
    return () => other.removeEventListener("change", changed);
  }, [ratio]);
  return ratio;
}

const FONTS = ['600 20px "Fraunces"', '400 20px "Atkinson Hyperlegible"', '700 20px "Atkinson Hyperlegible"'];

async function lettersHaveCome(): Promise<void> {
  await Promise.all(FONTS.map((font) => document.fonts.load(font)));
}
