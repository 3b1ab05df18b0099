/** What a verdict on a decision comes to. */

import type { Decision } from "../../wire/types";

/** Whether a move was the best, about as good, or cost something beyond doubt. */
export function verdictOf({ played, best, loss, error }: Decision): "best" | "as-good" | "cost" {
  if (played === best) return "best";
  return loss > error ? "cost" : "as-good";
}

export function costsOf({ loss, error, win_loss, win_error }: Decision) {
  return {
    loss: loss.toFixed(1),
    error: error.toFixed(1),
    win: Math.round(100 * win_loss),
    win_error: Math.round(100 * (win_error ?? 0)),
  };
}
