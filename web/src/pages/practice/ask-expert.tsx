/** What the expert would do in a scenario, once somebody wants to know. */

import { useState } from "react";
import { readHint } from "../../wire/http";
import type { ExpertTold, Sentence } from "../../wire/types";
import { useVoice } from "../../ui/voice";
import { sentenceOf } from "../open-table";

interface AskProps {
  scenario: string;
  game: string;
  names: string[];
}

type Answer = { is: "asked" | "none" } | { is: "told"; hint: ExpertTold } | { is: "refused"; fault: Sentence };

export function AskExpert({ scenario, game, names }: AskProps) {
  const voice = useVoice();
  const [answer, setAnswer] = useState<Answer>({ is: "none" });
  const ask = () => {
    setAnswer({ is: "asked" });
    readHint(scenario)
      .then((hint) => setAnswer({ is: "told", hint }))
      .catch((reason: unknown) => setAnswer({ is: "refused", fault: sentenceOf(reason) }));
  };
  const says = (sentence: Sentence) => voice.says(sentence, game, names);
  const isTold = answer.is === "told";
  return (
    <div className="practice-ways">
      <button type="button" className="btn" aria-disabled={answer.is === "asked"} onClick={ask}>
        {voice.text("scenario-hint")}
      </button>
      <p role="status" className={isTold ? "practice-said" : ""}>
        {answer.is === "asked" && voice.text("scenario-thinking")}
        {answer.is === "refused" && says(answer.fault)}
        {isTold &&
          voice.text("scenario-advice", { move: says(answer.hint.means), why: says(answer.hint.why) })}
      </p>
    </div>
  );
}
