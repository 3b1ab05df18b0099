/** The voices there are; each is loaded when somebody wants to hear it. */

import type { Sources } from "./sources";
import { Voice, type Language } from "./voice";

const SOURCES: Record<Language, () => Promise<{ SOURCES: Sources }>> = {
  en: () => import("./en"),
  ja: () => import("./ja"),
};

export async function voiceOf(language: Language): Promise<Voice> {
  const { SOURCES: sources } = await SOURCES[language]();
  return new Voice(language, sources);
}
