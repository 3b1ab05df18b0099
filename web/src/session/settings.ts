/** What this person has chosen for all tables. */

import { create } from "zustand";
import { LANGUAGES, type Language } from "../words/voice";
import { read, write } from "./storage";

export const THEMES = ["auto", "noon", "lamp"] as const;
export const SIZES = ["small", "medium", "large", "huge"] as const;
export const SPEEDS = ["slow", "usual", "fast", "none"] as const;
export const TABLES = ["drawn", "plain"] as const;

export interface Settings {
  name: string;
  language: Language;
  theme: (typeof THEMES)[number];
  size: (typeof SIZES)[number];
  sound: boolean;
  /** How loud, of a hundred. */
  volume: number;
  /** Whether the device shakes when it is my turn. */
  buzz: boolean;
  /** How fast things move on the drawn tables. */
  speed: (typeof SPEEDS)[number];
  /** Whether the device tells when it is my turn while I look elsewhere. */
  notify: boolean;
  /** Whether somebody helps in the first game of each kind. */
  coach: boolean;
  /** Which of the two tables is in sight. */
  table: (typeof TABLES)[number];
  /** Whether log and chat stand beside the table. */
  panel: boolean;
}

interface SettingsStore extends Settings {
  choose(change: Partial<Settings>): void;
}

const KEPT = "cardtable.settings";
const QUIET = 30;

export const useSettings = create<SettingsStore>((set, get) => ({
  ...readSettings(read(KEPT)),
  choose(change) {
    set(change);
    const { choose: _, ...settings } = get();
    write(KEPT, settings);
  },
}));

/** The settings that were kept, with defaults for what isn't one. */
export function readSettings(kept: unknown): Settings {
  const given = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  return {
    name: typeof given.name === "string" ? given.name : "",
    language: oneOf(LANGUAGES, given.language, usualLanguage()),
    theme: oneOf(THEMES, given.theme, "auto"),
    size: oneOf(SIZES, given.size, "medium"),
    sound: given.sound !== false,
    volume: typeof given.volume === "number" ? Math.min(100, Math.max(0, given.volume)) : QUIET,
    buzz: given.buzz !== false,
    speed: oneOf(SPEEDS, given.speed, "usual"),
    notify: given.notify === true,
    coach: given.coach !== false,
    table: oneOf(TABLES, given.table, "drawn"),
    panel: given.panel !== false,
  };
}

function usualLanguage(): Language {
  return navigator.language.startsWith("ja") ? "ja" : "en";
}

function oneOf<T>(values: readonly T[], given: unknown, usual: T): T {
  return values.find((value) => value === given) ?? usual;
}
