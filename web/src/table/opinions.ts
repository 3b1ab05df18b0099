/** The rules' opinion of drafts, asked for when the hand has come to rest. */

import { useEffect, useState } from "react";
import type { Opinion } from "../wire/types";

const REST_MS = 200;

interface Asked {
  /** What the opinions are about. */
  about: string;
  opinions: Opinion[];
}

/** Opinions on these drafts; they are asked anew when the drafts or the question change. */
export function useOpinions(
  ask: (move: string) => Promise<Opinion>,
  drafts: readonly string[],
  question: number | null,
): { opinions: Opinion[]; isAsking: boolean } {
  const about = `${question}\n${drafts.join("\n")}`;
  const [asked, setAsked] = useState<Asked>({ about: "", opinions: [] });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void Promise.all(drafts.map(ask)).then((opinions) => {
        if (isCurrent) setAsked({ about, opinions });
      });
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [about]);
  const isCurrent = asked.about === about;
  return { opinions: isCurrent ? asked.opinions : [], isAsking: drafts.length > 0 && !isCurrent };
}
