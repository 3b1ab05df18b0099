/** How a game goes: in sixty seconds, and whole. */

import { useSettings } from "../session/settings";
import { Rules } from "../table/rules";
import { GameBox } from "../ui/box";
import { useGame } from "../ui/catalog";
import { Frame } from "../ui/frame";
import { go } from "../ui/route";
import { Steps } from "../ui/steps";
import { useVoice } from "../ui/words";
import { playWithBots } from "./opening";
import { UnknownPage } from "./unknown";

export default function RulesPage({ name }: { name: string }) {
  const voice = useVoice();
  const game = useGame(name);
  const settings = useSettings();
  if (game === null) return <UnknownPage />;
  const title = voice.text("web-rules-of", { title: voice.text(`${name}-title`) });
  return (
    <Frame title={title}>
      <div className="lobby-head">
        <GameBox game={name} />
        <div>
          <h1 className="page-title">{title}</h1>
          <p>{voice.text(`${name}-blurb`)}</p>
          <button type="button" className="btn btn-primary" onClick={() => void playWithBots(game, settings.name).then(go)}>
            {voice.text("web-play-bots")}
          </button>
        </div>
      </div>
      <InShort name={name} />
      <section className="slab reading">
        <Rules game={name} from={2} />
      </section>
    </Frame>
  );
}

/** The game in a few steps, where somebody has written them down. */
function InShort({ name }: { name: string }) {
  const voice = useVoice();
  if (!voice.has(`web-how-${name}`)) return null;
  return (
    <section className="slab slab-lit">
      <h2>{voice.text("web-rules-in-short")}</h2>
      <Steps game={name} />
    </section>
  );
}
