/** With how many bots, and how good: asked before the first game of a kind, and whenever somebody wants it otherwise. */

import { useState, type FormEvent } from "react";
import { roundOf, useRounds, type Round } from "../../session/rounds";
import type { GameListed, Level } from "../../wire/http";
import { Dialog } from "../../ui/dialog";
import { Pills } from "../../ui/pills";
import { useText } from "../../ui/voice";
import "./bots-dialog.css";

interface BotsProps {
  game: GameListed;
  open: boolean;
  onClose(): void;
  onPlay(round: Round): void;
}

export function BotsDialog({ game, open, onClose, onPlay }: BotsProps) {
  const text = useText();
  return (
    <Dialog title={text(`${game.name}-title`)} open={open} onClose={onClose}>
      <BotsForm game={game} onPlay={onPlay} />
    </Dialog>
  );
}

function BotsForm({ game, onPlay }: Pick<BotsProps, "game" | "onPlay">) {
  const text = useText();
  const { rounds, keep } = useRounds();
  const [round, setRound] = useState(() => roundOf(game, rounds));
  const numbers = Array.from({ length: game.most - game.fewest + 1 }, (_, step) => game.fewest - 1 + step).filter(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep(game.name, round);
    onPlay(round);
  };
  return (
    <form onSubmit={submit} className="bots">
      <Pills
        legend={text("web-bots-number")}
        values={numbers}
        chosen={round.bots}
        words={(bots) => String(bots)}
        onChoose={(bots) => setRound({ ...round, bots })}
      />
      <Pills<Level>
        legend={text("web-bots-level")}
        values={game.levels}
        chosen={round.level}
        words={(level) => text(`web-level-${level}`)}
        onChoose={(level) => setRound({ ...round, level })}
      />
      <p className="soft">{text("web-bots-kept")}</p>
      <button className="btn btn-primary btn-lg">{text("web-bots-play")}</button>
    </form>
  );
}
