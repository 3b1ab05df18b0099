/** The whole house: a voice, a light, the games on the shelf, and a page for every address. */

import { Suspense, lazy, useEffect, useState, type ReactNode } from "react";
import { useSettings } from "./session/settings";
import type { GameListed } from "./wire/http";
import type { Voice } from "./words/voice";
import { voiceOf } from "./words/languages";
import { Shelf } from "./ui/catalog";
import { applyTheme, onSystemTheme } from "./ui/theme";
import { match, usePath } from "./ui/router";
import { Speaker } from "./ui/voice";
import { HomePage } from "./pages/home/home-page";
import { HistoryPage } from "./pages/history-page";
import { ErrorBoundary, NotFoundPage } from "./pages/not-found";

interface AppProps {
  voice: Voice;
  games: readonly GameListed[];
}

export function App({ voice: first, games }: AppProps) {
  const voice = useSpoken(first);
  useLight();
  return (
    <Speaker value={voice}>
      <Shelf value={games}>
        <ErrorBoundary>
          <Suspense>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </Shelf>
    </Speaker>
  );
}

const TablePage = lazy(() => import("./pages/table/table-page"));
const ReplayPage = lazy(() => import("./pages/replay/replay-page"));
const ScreenPage = lazy(() => import("./pages/screen/screen-page"));
const VerifyPage = lazy(() => import("./pages/verify-page"));
const BookPage = lazy(() => import("./pages/book-page"));
const ScenarioPage = lazy(() => import("./pages/practice/scenario-page"));
const DailyPage = lazy(() => import("./pages/practice/daily-page"));
const PuzzlePage = lazy(() => import("./pages/practice/puzzle-page"));
const ScorePage = lazy(() => import("./pages/score/score-page"));
const NewEveningPage = lazy(() => import("./pages/duplicate/new-evening"));
const EveningPage = lazy(() => import("./pages/duplicate/evening-page"));
const RulesPage = lazy(() => import("./pages/rules-page"));

const PAGES: Record<string, (parts: Record<string, string>) => ReactNode> = {
  "/": () => <HomePage />,
  "/history": () => <HistoryPage />,
  "/book": () => <BookPage />,
  "/rules/:game": ({ game = "" }) => <RulesPage name={game} />,
  "/t/:id/replay": ({ id = "" }) => <ReplayPage key={id} id={id} />,
  "/t/:id/screen": ({ id = "" }) => <ScreenPage key={id} id={id} />,
  "/t/:id/verify": ({ id = "" }) => <VerifyPage key={id} id={id} />,
  "/verify": () => <VerifyPage />,
  "/s/:text": ({ text = "" }) => <ScenarioPage key={text} text={text} />,
  "/daily": () => <DailyPage />,
  "/puzzles": () => <PuzzlePage />,
  "/duplicate": () => <NewEveningPage />,
  "/duplicate/:text": ({ text = "" }) => <EveningPage key={text} text={text} />,
  "/score": () => <ScorePage id={null} />,
  "/score/:id": ({ id = "" }) => <ScorePage key={id} id={id} />,
  "/t/:id": ({ id = "" }) => <TablePage key={id} id={id} />,
};

function Page(): ReactNode {
  const path = usePath();
  for (const [pattern, page] of Object.entries(PAGES)) {
    const parts = match(pattern, path);
    if (parts) return page(parts);
  }
  return <NotFoundPage />;
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
    const now = () => applyTheme({ theme, size, language });
    now();
    return onSystemTheme(now);
  }, [theme, size, language]);
}
