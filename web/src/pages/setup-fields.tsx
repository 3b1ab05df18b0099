/** What is asked wherever people set up something for several: which game, who plays, by which house rules. */

import { useState } from "react";
import type { GameListed, Value } from "../wire/http";
import { Pills } from "../ui/pills";
import { useText } from "../ui/voice";
import { Choice } from "./lobby/table-options";

/** The game that is chosen among some, the first of them to begin with, and the row in which it is. */
export function useGameChoice(games: readonly GameListed[], legend: string) {
  const text = useText();
  const [name, setName] = useState(games[0]?.name ?? "");
  const row = (
    <Pills<string>
      legend={legend}
      isLegendHidden
      values={games.map((game) => game.name)}
      chosen={name}
      words={(one) => text(`${one}-title`)}
      onChoose={setName}
    />
  );
  return { game: games.find((game) => game.name === name), row };
}

interface NameFieldProps {
  seat: number;
  name: string;
  onName(name: string): void;
}

/** Whoever writes nothing here is called after the seat. */
export function NameField({ seat, name, onName }: NameFieldProps) {
  const text = useText();
  const unnamed = text("score-player", { seat: seat + 1 });
  return (
    <input
      className="input"
      aria-label={unnamed}
      placeholder={unnamed}
      maxLength={24}
      value={name}
      onChange={(event) => onName(event.target.value)}
    />
  );
}

/** The names as they were written, or as the seats are called. */
export function calledNames(names: readonly string[], text: ReturnType<typeof useText>): string[] {
  return names.map((name, seat) => name.trim() || text("score-player", { seat: seat + 1 }));
}

export type Options = Record<string, Value>;

/** The house rules of a game, folded. */
export function HouseRuleFields({ game, options, onOptions }: { game: GameListed; options: Options; onOptions(options: Options): void }) {
  const text = useText();
  if (game.options.length === 0) return null;
  return (
    <details className="arrange">
      <summary>{text("score-house-rules")}</summary>
      <div className="arrange-fields">
        {game.options.map((option) => (
          <Choice
            key={option.name}
            option={option}
            label={`${game.name}-option-${option.name.replaceAll("_", "-")}`}
            value={options[option.name] ?? option.default}
            isFixed={false}
            onChoose={(value) => onOptions({ ...options, [option.name]: value })}
          />
        ))}
      </div>
    </details>
  );
}
