/** What all share: the middle of the table. */

import { Region } from "../../ui/region";
import { useText } from "../../ui/voice";
import type { InGame } from "../props";
import { LabelledPlace } from "./place";
import { isEmpty, contentOf, placesAt } from "../../wire/places";
import "./shared-area.css";

export function SharedArea({ at }: { at: InGame }) {
  const text = useText();
  const places = placesAt(at.game.places, "middle").filter((place) => !isEmpty(contentOf(at.view, place)));
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
