/**
 * The tokens of the house: every colour, size and duration that pages and canvas share.
 * They know no game; a game's own pigments stand beside its art.
 */

export type Palette = {
  /** The room around the table. */
  room: string;
  roomDeep: string;
  /** The table, from the light under the lamp to the rim. */
  table: string;
  tableRim: string;
  tableEdge: string;
  grain: string;
  /** The light that falls on whose turn it is. */
  lamp: string;
  /** Cards and everything one writes on them. */
  paper: string;
  paperEdge: string;
  ink: string;
  inkSoft: string;
  /** Panels, plates and the pages. */
  panel: string;
  panelDeep: string;
  panelLine: string;
  text: string;
  textSoft: string;
  /** The one accent, and the one warning. */
  accent: string;
  onAccent: string;
  warning: string;
  onWarning: string;
  good: string;
  onGood: string;
  /** Shadows of what lies and of what is lifted. */
  shade: string;
};

export type PaletteName = "noon" | "lamp";

export const PALETTES: Record<PaletteName, Palette> = {
  noon: {
    room: "#efe6d6",
    roomDeep: "#e2d5bf",
    table: "#dcb98a",
    tableRim: "#c3986a",
    tableEdge: "#8d6440",
    grain: "#a87b4c",
    lamp: "#ffe9b8",
    paper: "#fffaf0",
    paperEdge: "#d8c9ad",
    ink: "#2a221d",
    inkSoft: "#75685b",
    panel: "#fdf8ee",
    panelDeep: "#f3eadb",
    panelLine: "#dfd0b6",
    text: "#2a221d",
    textSoft: "#665847",
    accent: "#b0441d",
    onAccent: "#fff8ee",
    warning: "#a3162a",
    onWarning: "#fff5f2",
    good: "#2f6b45",
    onGood: "#f4fff6",
    shade: "#3b2412",
  },
  lamp: {
    room: "#17110e",
    roomDeep: "#0e0a08",
    table: "#6b482c",
    tableRim: "#3a2618",
    tableEdge: "#1d120b",
    grain: "#2c1b10",
    lamp: "#ffc56b",
    paper: "#f7ecd7",
    paperEdge: "#cbb48d",
    ink: "#2a1f18",
    inkSoft: "#6f5c4a",
    panel: "#241b16",
    panelDeep: "#1b1410",
    panelLine: "#453529",
    text: "#f5e9d6",
    textSoft: "#c6b297",
    accent: "#f2a65a",
    onAccent: "#2a1506",
    warning: "#ff9a8a",
    onWarning: "#3a0a06",
    good: "#8fd0a0",
    onGood: "#07240f",
    shade: "#000000",
  },
};

/** The four suits of the international deck: apart in hue, in lightness and in shape. */
export const SUIT_COLOURS = { "♠": "#20234a", "♥": "#b5203c", "♦": "#c26a04", "♣": "#0b7a84" } as const;

/** Titles and ranks; everything else. Japanese falls through to the fonts of the system. */
export const FAMILIES = {
  title: '"Fraunces", "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", Georgia, serif',
  text: '"Atkinson Hyperlegible", "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", system-ui, sans-serif',
};

/** Five sizes, each about a quarter above the last. */
export const SIZES = { small: 13, text: 16, lead: 20, title: 28, display: 40 };

/** Spacing in fours. */
export const SPACE = 4;

export const RADII = { card: 0.07, panel: 14, field: 10 };

/** Two shadows, in pixels for a card 100 wide: lying on the table, lifted from it. */
export const SHADOWS = {
  lying: { drop: 1.5, blur: 4, alpha: 0.28 },
  lifted: { drop: 8, blur: 16, alpha: 0.34 },
};

/** Milliseconds: what the player does, what others do, how long a result stays lit, the step of a deal. */
export const MOTION = { mine: 180, others: 320, lit: 900, step: 22, calm: 120 };

/** How high a card flies, as a part of its way. */
export const ARC = 0.08;
