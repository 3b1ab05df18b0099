/** The whole house: a voice, a light, the games on the shelf, and a page for every address. */

import { Suspense, lazy, useEffect, useState, type ReactNode } from "react";
import { useSettings } from "../session/settings";
import type { GameListed } from "../wire/http";
import type { Voice } from "../words/voice";
import { voiceOf } from "../words/languages";
import { Shelf } from "../ui/catalog";
import { light, onDusk } from "../ui/light";
import { match, usePath } from "../ui/route";
import { Speaker } from "../ui/words";
import { FrontPage } from "./front";
import { HistoryPage } from "./history";
import { Cushion, UnknownPage } from "./unknown";

interface HouseProps {
  voice: Voice;
  games: readonly GameListed[];
}

export function House({ voice: first, games }: HouseProps) {
  const voice = useSpoken(first);
  useLight();
  return (
    <Speaker value={voice}>
      <Shelf value={games}>
        <Cushion>
          <Suspense>
            <Page />
          </Suspense>
        </Cushion>
      </Shelf>
    </Speaker>
  );
}

const TablePage = lazy(() => import("./table"));
const ReplayPage = lazy(() => import("./replay"));
const VerifyPage = lazy(() => import("./verify"));
const RulesPage = lazy(() => import("./rules"));

const PAGES: Record<string, (parts: Record<string, string>) => ReactNode> = {
  "/": () => <FrontPage />,
  "/history": () => <HistoryPage />,
  "/rules/:game": ({ game = "" }) => <RulesPage name={game} />,
  "/t/:id/replay": ({ id = "" }) => <ReplayPage key={id} id={id} />,
  "/t/:id/verify": ({ id = "" }) => <VerifyPage key={id} id={id} />,
  "/verify": () => <VerifyPage />,
  "/t/:id": ({ id = "" }) => <TablePage key={id} id={id} />,
};

function Page(): ReactNode {
  const path = usePath();
  for (const [pattern, page] of Object.entries(PAGES)) {
    const parts = match(pattern, path);
    if (parts) return page(parts);
  }
  return <UnknownPage />;
}

/** The voice of the chosen language; the last one speaks until it is there. */
function useSpoken(first: Voice): Voice {
  const { language } = useSettings();
  const [voice, setVoice] = useState(first);
  useEffect(() => {
    if (voice.language !== language) void voiceOf(language).then(setVoice);
  }, [language, voice]);
  return voice;
}

function useLight(): void {
  const { theme, size, language } = useSettings();
  useEffect(() => {
    const now = () => light({ theme, size, language });
    now();
    return onDusk(now);
  }, [theme, size, language]);
}
