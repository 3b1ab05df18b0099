/** How a game goes: in sixty seconds, and whole. */

import { useSettings } from "../session/settings";
import { Rules } from "../table/panel/rules";
import { GameBox } from "../games/game-box";
import { useGame } from "../ui/catalog";
import { PageFrame } from "../ui/page-frame";
import { go } from "../ui/router";
import { HowToPlay } from "../ui/how-to-play";
import { useVoice } from "../ui/voice";
import { learn, playWithBots } from "./open-table";
import { NotFoundPage } from "./not-found";

export default function RulesPage({ name }: { name: string }) {
  const voice = useVoice();
  const game = useGame(name);
  const settings = useSettings();
  if (game === null) return <NotFoundPage />;
  const title = voice.text("web-rules-of", { title: voice.text(`${name}-title`) });
  return (
    <PageFrame title={title}>
      <div className="lobby-head">
        <GameBox game={name} />
        <div>
          <h1 className="page-title">{title}</h1>
          <p>{voice.text(`${name}-blurb`)}</p>
          <p className="row">
            <button type="button" className="btn btn-primary" onClick={() => void playWithBots(game, settings.name).then(go)}>
              {voice.text("web-play-bots")}
            </button>
            {game.has_lesson && (
              <button type="button" className="btn" onClick={() => void learn(game, settings.name).then(go)}>
                {voice.text("web-learn")}
              </button>
            )}
          </p>
        </div>
      </div>
      <InShort name={name} />
      <section className="slab reading">
        <Rules game={name} from={2} />
      </section>
    </PageFrame>
  );
}

/** The game in a few steps, where somebody has written them down. */
function InShort({ name }: { name: string }) {
  const voice = useVoice();
  if (!voice.has(`${name}-how`)) return null;
  return (
    <section className="slab slab-lit">
      <h2>{voice.text("web-rules-in-short")}</h2>
      <HowToPlay game={name} />
    </section>
  );
}
