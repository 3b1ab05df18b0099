/** The voice that the pages speak with. */

import { createContext, useContext } from "react";
import type { Facts, Voice } from "../words/voice";

const Speaking = createContext<Voice | null>(null);

export const Speaker = Speaking.Provider;

export function useVoice(): Voice {
  const voice = useContext(Speaking);
  if (voice === null) throw new Error("a page was drawn before it had a voice");
  return voice;
}

/** The words for a code. */
export function useText(): (code: string, facts?: Facts) => string {
  const voice = useVoice();
  return (code, facts) => voice.text(code, facts);
}

/** The words for a code, as an element of its own needs them. */
export function Text({ code, facts }: { code: string; facts?: Facts }) {
  return <>{useVoice().text(code, facts)}</>;
}
