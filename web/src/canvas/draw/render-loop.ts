/** The loop that draws: every frame while something moves, a few times a second while a clock runs, else not at all. */

import { frame, heard, motion, still, type Drawn, type Heard, type Motion } from "../../scene/motion";
import type { Scene } from "../../scene/scene";
import { Painter, type Setting } from "./painter";

const CLOCK_STEP = 200;

export class Loop {
  private readonly painter = new Painter();
  private moving: Motion | null = null;
  private scene: Scene | null = null;
  private setting: Setting | null = null;
  private asked = 0;
  private later = 0;
  private stopped = false;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  /** Show another scene: what differs moves there. What is heard of that is told. */
  show(scene: Scene, setting: Setting, calm: boolean, pace: number): Heard | null {
    const now = performance.now();
    const resized = this.setting && !isSameSize(this.setting, setting);
    const before = this.moving ?? still(undealt(scene));
    this.moving = resized ? still(scene) : motion(before, scene, now, calm, pace);
    this.scene = scene;
    this.setting = setting;
    this.canvas.dataset.drawn = "part";
    this.ask();
    return heard(this.moving, now);
  }

  /** Draw everything anew, now that the letters have come. */
  refresh(): void {
    this.painter.forget();
    this.ask();
  }

  stop(): void {
    this.stopped = true;
    cancelAnimationFrame(this.asked);
    clearTimeout(this.later);
    this.asked = 0;
  }

  private ask(): void {
    if (!this.asked && !this.stopped) this.asked = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    this.asked = 0;
    clearTimeout(this.later);
    if (!this.moving || !this.setting || !this.scene) return;
    if (!this.painter.lay(this.setting)) return this.ask(); // what was drawn last stays until then
    const now = performance.now();
    this.fit(this.setting);
    const pen = this.canvas.getContext("2d", { alpha: false });
    if (!pen) return;
    const drawn = frame(this.moving, now);
    const isWhole = this.painter.draw(pen, drawn, this.setting, now);
    this.tell(drawn, isWhole);
    if (now < this.moving.ends || !isWhole) this.ask();
    else if (this.scene.items.some(isTicking)) this.later = window.setTimeout(() => this.ask(), CLOCK_STEP);
  }

  /** What is on its way, whether the picture is whole and in which light, for scripts that watch. */
  private tell(drawn: readonly Drawn[], isWhole: boolean): void {
    const moving = drawn.flatMap((one) => (one.moving ? [one.item.key] : [])).join(" ");
    if (this.canvas.dataset.moving !== moving) this.canvas.dataset.moving = moving;
    const told = isWhole && !moving ? "whole" : "part";
    if (this.canvas.dataset.drawn !== told) this.canvas.dataset.drawn = told;
    const light = this.setting?.light.name;
    if (this.canvas.dataset.light !== light) this.canvas.dataset.light = light;
  }

  /** A picture is never stretched: its size on the page is the size it was drawn for. */
  private fit({ size, ratio }: Setting): void {
    const [width, height] = [Math.max(1, Math.round(size.width * ratio)), Math.max(1, Math.round(size.height * ratio))];
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    this.canvas.style.width = `${size.width}px`;
    this.canvas.style.height = `${size.height}px`;
  }
}

/** A table as one comes to it: everything lies there but the hand, which is dealt then. */
function undealt(scene: Scene): Scene {
  return { ...scene, items: scene.items.filter((item) => item.place !== "hand") };
}

function isTicking(item: Drawn["item"]): boolean {
  return item.kind === "plate" && item.plate.clock !== null;
}

function isSameSize(one: Setting, other: Setting): boolean {
  return one.size.width === other.size.width && one.size.height === other.size.height && one.ratio === other.ratio;
}
