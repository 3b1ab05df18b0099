/** Draws what lies on the table at one moment. Knows a scene's things, and no game but through its art. */

import { veil } from "../../look/colour";
import { RADII } from "../../look/tokens";
import type { Frame } from "../../scene/layout/frame";
import type { Size } from "../../scene/geometry";
import type { Drawn } from "../../scene/motion";
import type { CardItem, Item, MatItem, Pose, WordsItem } from "../../scene/scene";
import type { Art, Light } from "../art";
import { drawChip } from "./chip";
import { widthOf, write } from "./text";
import { drawBody, drawGlow, drawPlate } from "./plate";
import { drawStrip, drawTicket } from "./ticket";
import { paint, roundBox, type Pen } from "./shapes";
import { BUDGET_MS, Sprites, painted, type Sprite } from "./sprites";
import { drawGround } from "./table-top";

/** What a frame is drawn with. */
export type Setting = { art: Art; light: Light; ratio: number; size: Size; frame: Frame };

const MOST_GROUNDS = 3;
/** Strips of a ground, each painted when a frame has time for it: all at once would hold up a slow telephone. */
const STRIPS = 4;

export class Painter {
  private sprites = new Sprites();
  /** The last few: buttons come and go, and with their height the table's is another. */
  private readonly grounds = new Map<string, ImageBitmap[]>();

  /** Draw everything anew next time, for instance because letters have come. */
  forget(): void {
    this.sprites = new Sprites();
    this.grounds.clear();
  }

  /** Paint what is missing of the ground; false if that took all the time of this frame. */
  lay(setting: Setting): boolean {
    const ground = this.groundFor(setting);
    const began = performance.now();
    let spent = 0;
    while (ground.length < STRIPS && spent < BUDGET_MS) {
      ground.push(paintedStrip(setting, ground.length));
      spent = performance.now() - began;
    }
    return spent < BUDGET_MS;
  }

  /** Draw a whole moment on the ground that lies there; false if a part of it has to wait for the next frame. */
  draw(pen: CanvasRenderingContext2D, drawn: readonly Drawn[], setting: Setting, now: number): boolean {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    this.groundFor(setting).forEach((strip, place) => pen.drawImage(strip, 0, place * stripHeight(setting)));
    this.sprites.begin();
    for (const one of drawn) {
      if (one.item.kind !== "plate" || !one.item.plate.active) continue;
      moveTo(pen, one.pose, setting.ratio);
      drawGlow(pen, one.pose, setting.light);
    }
    for (const one of drawn) {
      if (one.pose.alpha <= 0.01) continue;
      moveTo(pen, one.pose, setting.ratio);
      this.drawItem(pen, one, setting, now);
    }
    pen.globalAlpha = 1;
    return !this.sprites.isBehind;
  }

  /** The strips that lie there of a ground. */
  private groundFor({ size, frame, light, ratio, art }: Setting): ImageBitmap[] {
    const { kind, table, middle, fan } = frame;
    const name = JSON.stringify([size, kind, table, middle, fan === undefined, light.name, ratio, art.name]);
    const found = this.grounds.get(name);
    if (found) return found;
    const [oldest] = this.grounds.keys();
    if (oldest !== undefined && this.grounds.size >= MOST_GROUNDS) this.grounds.delete(oldest);
    const ground: ImageBitmap[] = [];
    this.grounds.set(name, ground);
    return ground;
  }

  private drawItem(pen: CanvasRenderingContext2D, { item, pose, up }: Drawn, setting: Setting, now: number): void {
    switch (item.kind) {
      case "card":
        return this.drawCard(pen, item, pose, up, setting);
      case "chip":
        return drawChip(pen, item, pose, setting.light);
      case "words":
        return drawWords(pen, item, pose, setting.light);
      case "plate":
        this.stamp(pen, ["plate", item.plate.active, item.plate.presence], pose, setting, (on) =>
          drawBody(on, item, pose.width, pose.height, setting.light),
        );
        return drawPlate(pen, item, pose, setting.light, now);
      case "mat":
        return drawMat(pen, item, pose, setting.light);
      case "ticket":
        this.stamp(pen, ["ticket", item.strong], pose, setting, (on) =>
          drawStrip(on, item, pose.width, pose.height, setting.light),
        );
        return drawTicket(pen, item, pose, setting);
      case "own":
        return setting.art.own?.(pen, { ...item, pose }, setting.light);
      default:
        item satisfies never;
    }
  }

  /** Something with a soft shadow, drawn once around its middle and then stamped. */
  private stamp(
    pen: Pen,
    of: readonly unknown[],
    { width, height }: Pose,
    setting: Setting,
    draw: (pen: Pen) => void,
  ): void {
    const [wide, tall] = [Math.round(width), Math.round(height)];
    const name = [...of, wide, tall, setting.light.name, setting.ratio].join("|");
    const sprite = this.sprites.get(name, wide, tall, 14, setting.ratio, (on) => {
      on.translate(wide / 2, tall / 2);
      draw(on);
    });
    if (!sprite) return;
    const { image, pad } = sprite;
    pen.drawImage(image, -width / 2 - pad, -height / 2 - pad, width + 2 * pad, height + 2 * pad);
  }

  private drawCard(pen: CanvasRenderingContext2D, item: CardItem, pose: Pose, up: number, setting: Setting): void {
    const { art, light, ratio } = setting;
    const open = up > 0.5;
    const sprite = this.sprites.card(art, light, open ? item.face : null, widest(item, pose), ratio, pose.lift > 0.3);
    pen.scale(Math.max(0.02, Math.abs(2 * up - 1)), 1);
    if (item.light !== "plain") drawHalo(pen, item, pose, light);
    if (sprite) stampCard(pen, sprite, pose, ratio);
    else drawBlank(pen, pose, light);
    if (item.light === "dim") drawDusk(pen, pose, light);
    else if (item.light !== "plain") drawRim(pen, item, pose, light);
    if (item.stands && open) drawStands(pen, item.stands, pose, light);
  }
}

function stripHeight({ size, ratio }: Setting): number {
  return Math.max(1, Math.ceil((size.height * ratio) / STRIPS));
}

function paintedStrip(setting: Setting, place: number): ImageBitmap {
  const { size, frame, art, light, ratio } = setting;
  const height = stripHeight(setting);
  return painted(Math.max(1, Math.round(size.width * ratio)), height, (pen) => {
    pen.translate(0, -place * height);
    pen.scale(ratio, ratio);
    drawGround(pen, size, frame, art, light);
  });
}

function stampCard(pen: Pen, { image, pad }: Sprite, pose: Pose, ratio: number): void {
  const scale = pose.width / (image.width / ratio - 2 * pad);
  const [width, height] = [(image.width / ratio) * scale, (image.height / ratio) * scale];
  pen.drawImage(image, -width / 2, -height / 2, width, height);
}

/** The paper of a card whose picture comes with the next frame. */
function drawBlank(pen: Pen, { width, height }: Pose, light: Light): void {
  roundBox(pen, -width / 2, -height / 2, width, height, width * RADII.card);
  paint(pen, light.palette.paper);
}

/** Draw from here on around the middle of a pose. */
function moveTo(pen: CanvasRenderingContext2D, pose: Pose, ratio: number): void {
  pen.setTransform(ratio, 0, 0, ratio, pose.x * ratio, pose.y * ratio);
  pen.rotate(pose.turn);
  pen.globalAlpha = pose.alpha;
}

/** The size at which a card is drawn: the larger of where it is going and where it is. */
function widest(item: Item, pose: Pose): number {
  return pose.width < item.pose.width * 1.3 ? item.pose.width : pose.width;
}

const HALOS = { playable: 0.5, chosen: 0.95, winner: 1, fresh: 0.55 };

/** The light behind a card that may be played, is chosen, or has won. */
function drawHalo(pen: Pen, item: CardItem, pose: Pose, light: Light): void {
  if (item.light === "plain" || item.light === "dim") return;
  const reach = item.light === "winner" ? 0.22 : 0.1;
  const grow = pose.width * reach;
  for (const [part, alpha] of [
    [1, 0.16],
    [0.66, 0.24],
    [0.33, 0.4],
  ] as const) {
    const more = grow * part;
    roundBox(
      pen,
      -pose.width / 2 - more,
      -pose.height / 2 - more,
      pose.width + 2 * more,
      pose.height + 2 * more,
      pose.width * 0.08 + more,
    );
    paint(pen, veil(light.palette.lamp, alpha * HALOS[item.light]));
  }
}

function drawRim(pen: Pen, item: CardItem, pose: Pose, light: Light): void {
  const strong = item.light === "chosen" || item.light === "winner";
  const colour = strong ? light.palette.accent : light.name === "noon" ? "#e0a13a" : light.palette.lamp;
  roundBox(pen, -pose.width / 2, -pose.height / 2, pose.width, pose.height, pose.width * 0.07);
  paint(pen, null, colour, strong ? Math.max(2.5, pose.width * 0.035) : Math.max(1.5, pose.width * 0.018));
}

function drawDusk(pen: Pen, pose: Pose, light: Light): void {
  roundBox(pen, -pose.width / 2, -pose.height / 2, pose.width, pose.height, pose.width * 0.07);
  paint(pen, veil(light.name === "noon" ? "#6b543a" : "#140c06", light.name === "noon" ? 0.3 : 0.46));
}

/** What a wild card stands for: a small tag in the corner that its neighbour leaves free. */
function drawStands(pen: Pen, stands: string, pose: Pose, light: Light): void {
  const size = Math.max(10, pose.width * 0.26);
  const wide = pose.width * 0.44;
  const [left, top] = [-pose.width / 2, pose.height / 2 - size * 1.4];
  roundBox(pen, left, top, wide, size * 1.3, size * 0.3);
  paint(pen, light.palette.ink);
  write(pen, stands, left + wide / 2, top + size * 0.66, light.palette.paper, {
    size,
    bold: true,
    most: wide - 3,
    condensed: true,
  });
}

function drawWords(pen: Pen, item: WordsItem, pose: Pose, light: Light): void {
  const { text, size, family, bold = false } = item;
  if (!text) return;
  const lettering = { size, family, bold };
  if (item.label) drawLabel(pen, Math.min(widthOf(pen, text, lettering), pose.width), item, light);
  const from = item.align === "left" ? -pose.width / 2 : item.align === "right" ? pose.width / 2 : 0;
  const align = item.align === "centre" ? "center" : item.align;
  write(pen, text, from, 0, inkOf(item, light), { ...lettering, align, most: pose.width });
}

function drawLabel(pen: Pen, width: number, item: WordsItem, light: Light): void {
  const [wide, tall] = [width + item.size * 1.1, item.size * 1.6];
  const x = item.align === "left" ? -item.pose.width / 2 - item.size * 0.55 : -wide / 2;
  roundBox(pen, x, -tall / 2, wide, tall, tall / 2);
  paint(pen, veil(light.palette.panel, 0.94), light.palette.panelLine, 1);
}

function inkOf({ ink }: WordsItem, { palette, name }: Light): string {
  const inks = {
    text: palette.text,
    soft: palette.textSoft,
    accent: palette.accent,
    paper: palette.ink,
    table: name === "noon" ? "#3d2815" : "#f7e6c8",
  };
  return inks[ink];
}

function drawMat(pen: Pen, item: MatItem, pose: Pose, light: Light): void {
  const { width, height } = pose;
  const bright = light.name === "lamp";
  const radius = item.look === "slot" ? width * 0.07 : 12;
  roundBox(pen, -width / 2, -height / 2, width, height, radius);
  if (item.look === "sheet") {
    paint(pen, veil(light.palette.panel, 0.97), light.palette.panelLine, 1.5);
  } else if (item.look === "group") {
    paint(pen, veil(bright ? "#000000" : "#5b3a1c", bright ? 0.22 : 0.1));
  } else {
    const strong = item.look !== "slot";
    pen.setLineDash(strong ? [7, 5] : [5, 5]);
    const colour =
      item.look === "chosen" ? light.palette.accent : strong ? light.palette.lamp : bright ? "#f7e6c8" : "#3d2815";
    paint(pen, veil(bright ? "#000000" : "#5b3a1c", 0.14), veil(colour, strong ? 1 : 0.5), strong ? 2.5 : 1.5);
    pen.setLineDash([]);
  }
  if (item.text) write(pen, item.text, 0, 0, veil(bright ? "#f7e6c8" : "#3d2815", 0.9), { size: 13, most: width - 8 });
}
