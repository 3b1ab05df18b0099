/** Cards and chips drawn once, each size for itself, and then stamped. */

import { RADII, SHADOWS } from "../../look/tokens";
import { veil } from "../../look/colour";
import { CARD, type Art, type Light } from "../art";
import { paint, roundBox, type Pen } from "./shapes";

/** A bitmap rather than a canvas: it is painted when it is made, so that its time is known, and is stamped without being copied. */
export type Sprite = { image: ImageBitmap; pad: number };

const MOST = 600;
/** Milliseconds that new drawings may take in a frame, but for the first of them; what is left comes with the next frames. */
export const BUDGET_MS = 6;
/** Narrower cards are drawn in their small form. */
const SMALL = 52;

export class Sprites {
  private readonly kept = new Map<string, Sprite>();
  private spent = 0;
  /** Whether something is still to be drawn. */
  isBehind = false;

  /** Another frame. */
  begin(): void {
    this.spent = 0;
    this.isBehind = false;
  }

  /** A drawing of this name and size; it is made if there is none yet and this frame has time for it. */
  get(name: string, width: number, height: number, pad: number, ratio: number, draw: (pen: Pen) => void): Sprite | null {
    const found = this.kept.get(name);
    if (found) return found;
    if (this.spent > BUDGET_MS) {
      this.isBehind = true;
      return null;
    }
    const began = performance.now();
    const [wide, tall] = [Math.ceil((width + 2 * pad) * ratio), Math.ceil((height + 2 * pad) * ratio)];
    const image = painted(wide, tall, (pen) => {
      pen.scale(ratio, ratio);
      pen.translate(pad, pad);
      draw(pen);
    });
    if (this.kept.size >= MOST) this.forgetOldest();
    const sprite = { image, pad };
    this.kept.set(name, sprite);
    this.spent += performance.now() - began;
    return sprite;
  }

  /** A card with its shadow. */
  card(art: Art, light: Light, face: string | null, width: number, ratio: number, lifted: boolean): Sprite | null {
    const wide = Math.max(8, Math.round(width / 2) * 2);
    const name = [art.name, light.name, face ?? "·back·", wide, ratio, lifted].join("|");
    const scale = wide / CARD.width;
    const pad = Math.ceil(26 * scale);
    return this.get(name, wide, CARD.height * scale, pad, ratio, (pen) => {
      pen.scale(scale, scale);
      shadow(pen, light, lifted, ratio * scale);
      drawCard(pen, art, light, face, wide < SMALL);
    });
  }

  private forgetOldest(): void {
    const oldest = this.kept.keys().next().value;
    if (oldest === undefined) return;
    this.kept.get(oldest)?.image.close();
    this.kept.delete(oldest);
  }
}

/** A picture of so many pixels, painted here and now. */
export function painted(width: number, height: number, draw: (pen: Pen) => void): ImageBitmap {
  const sheet = new OffscreenCanvas(width, height);
  const pen = sheet.getContext("2d");
  if (!pen) throw new Error("no 2D context");
  draw(pen);
  return sheet.transferToImageBitmap();
}

const RADIUS = CARD.width * RADII.card;

function shadow(pen: Pen, light: Light, lifted: boolean, ratio: number): void {
  const { drop, blur, alpha } = lifted ? SHADOWS.lifted : SHADOWS.lying;
  pen.save();
  pen.shadowColor = veil(light.palette.shade, alpha);
  pen.shadowBlur = blur * ratio;
  pen.shadowOffsetY = drop * ratio;
  roundBox(pen, 1, 1, CARD.width - 2, CARD.height - 2, RADIUS);
  paint(pen, light.palette.paper);
  pen.restore();
}

function drawCard(pen: Pen, art: Art, light: Light, face: string | null, small: boolean): void {
  const paper = face === null ? light.palette.paper : (art.paper?.(face, light) ?? light.palette.paper);
  pen.save();
  roundBox(pen, 0, 0, CARD.width, CARD.height, RADIUS);
  paint(pen, paper);
  pen.clip();
  if (face === null) art.back(pen, light);
  else art.face(pen, face, light, small);
  pen.restore();
  roundBox(pen, 0.4, 0.4, CARD.width - 0.8, CARD.height - 0.8, RADIUS);
  paint(pen, null, veil(light.palette.shade, light.name === "noon" ? 0.22 : 0.4), 0.8);
}
