/** What all share: the middle of the table. */

import { Region } from "../ui/region";
import { useText } from "../ui/words";
import type { InGame } from "./at";
import { LabelledPlace } from "./lies";
import { isBare, lying, placesAt } from "./places";

export function Middle({ at }: { at: InGame }) {
  const text = useText();
  const places = placesAt(at.game.places, "middle").filter((place) => !isBare(lying(at.view, place)));
  return (
    <Region label={text("web-middle")} className="middle">
      <dl>
        {places.map((place) => (
          <LabelledPlace key={place.name} view={at.view} place={place} game={at.game.name} names={at.names} />
        ))}
      </dl>
    </Region>
  );
}
