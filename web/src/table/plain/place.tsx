/** What content at a place, drawn for any game. */

import type { Place, View } from "../../wire/types";
import { Card } from "../../ui/card";
import { useVoice } from "../../ui/voice";
import { labelOf, contentOf, type Content } from "../../wire/places";
import "./place.css";

interface PlaceProps {
  game: string;
  names: readonly string[];
  place: Place;
  small?: boolean;
}

/** A place with its name over it. */
export function LabelledPlace({ view, seat, ...rest }: PlaceProps & { view: View; seat?: number }) {
  const voice = useVoice();
  return (
    <div className="place">
      <dt>{voice.text(labelOf(rest.game, rest.place))}</dt>
      <dd>
        <PlaceContent content={contentOf(view, rest.place, seat)} {...rest} />
      </dd>
    </div>
  );
}

export function PlaceContent({ content, game, names, place, small = false }: PlaceProps & { content: Content }) {
  const voice = useVoice();
  switch (content.what) {
    case "number":
      return <span className="place-number">{content.number}</span>;
    case "cards":
      return <Cards game={game} cards={content.cards} small={small} />;
    case "groups":
      return <Groups game={game} groups={content.groups} small={small} />;
    case "melds":
      return <Melds game={game} names={names} melds={content.melds} />;
    case "player":
      return <span className="place-word">{names[content.seat]}</span>;
    case "word":
      return <span className="place-word">{voice.text(`${labelOf(game, place)}-value`, { value: content.value })}</span>;
    case "sentences":
      return (
        <ul>
          {content.sentences.map((sentence, at) => (
            <li key={at}>{voice.says(sentence, game, names)}</li>
          ))}
        </ul>
      );
    case "nothing":
      return <Nothing />;
    default:
      return content satisfies never;
  }
}

function Nothing() {
  const voice = useVoice();
  return (
    <span className="place-nothing">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{voice.text("web-none")}</span>
    </span>
  );
}

function Cards({ game, cards, small }: { game: string; cards: string[]; small: boolean }) {
  if (cards.length === 0) return <Nothing />;
  return (
    <ul className="cards">
      {cards.map((card, at) => (
        <li key={at}>
          <Card game={game} card={card} small={small} />
        </li>
      ))}
    </ul>
  );
}

function Groups({ game, groups, small }: { game: string; groups: string[][]; small: boolean }) {
  if (groups.length === 0) return <Nothing />;
  return (
    <ul className="groups">
      {groups.map((cards, at) => (
        <li key={at} className="group-overlap">
          {cards.map((card, place) => (
            <Card key={place} game={game} card={card} small={small} />
          ))}
        </li>
      ))}
    </ul>
  );
}

type MeldsProps = { game: string; names: readonly string[]; melds: Extract<Content, { what: "melds" }>["melds"] };

/** Melds with the numbers by which moves name them; a joker says what it stands for. */
function Melds({ game, names, melds }: MeldsProps) {
  const voice = useVoice();
  if (melds.length === 0) return <Nothing />;
  return (
    <ol className="melds">
      {melds.map((meld, at) => (
        <li key={at} aria-label={voice.text("web-meld-of", { number: at + 1, name: names[meld.owner] ?? "" })}>
          <span className="meld-number" aria-hidden="true">
            {at + 1}
          </span>
          <span className="group-overlap">
            {meld.cards.map((card, place) => (
              <Card key={place} game={game} card={card} small />
            ))}
          </span>
          <span className="meld-owner">{names[meld.owner]}</span>
          <StandIns game={game} cards={meld.cards} stands={meld.stands} />
        </li>
      ))}
    </ol>
  );
}

function StandIns({ game, cards, stands }: { game: string; cards: string[]; stands: string[] }) {
  const voice = useVoice();
  const said = cards
    .map((card, at) => ({ card, stands: stands[at] ?? card }))
    .filter((one) => one.card !== one.stands)
    .map((one) => ({ card: voice.card(game, one.card), stands: voice.card(game, one.stands) }));
  if (said.length === 0) return null;
  return <span className="meld-stands">{said.map((one) => voice.text("web-stands-for", one)).join(" · ")}</span>;
}
