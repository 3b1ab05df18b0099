# What stands on the drawn tables.

canvas-table = { $title }, the drawn table. Arrow keys move through your hand, Enter plays, Escape puts back.
canvas-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
canvas-to-come = { $number } to come
canvas-chips = { $number ->
    [one] { $number } chip
   *[other] { $number } chips
  }
canvas-chips-hidden = chips hidden

canvas-sort = How your hand is sorted
canvas-sort-suit = by suit
canvas-sort-rank = by rank
canvas-sort-own = own
canvas-more = More…
canvas-suggest = Suggest

canvas-rook-nest = The nest
canvas-rook-passed = passed
canvas-rook-tricks = { $number ->
    [one] { $number } trick
   *[other] { $number } tricks
  }
canvas-rook-score = { $total } · { $now } now
canvas-rook-aside = Lay five cards aside
canvas-rook-lay = Lay aside ({ $number } of 5)
canvas-rook-round = { $player } bid { $bid }
canvas-rook-team = { $names }: { $tricks } in tricks, { $nest } in the nest, { $score } scored

canvas-round-of = { $round } of { $rounds }
canvas-keep = Keep { $what }

canvas-draft = Your draft
canvas-no-melds = No melds on the table yet
canvas-melded = melded
canvas-take = Take the { $card }
canvas-meld = Meld these { $number }
canvas-discard = Discard the { $card }
canvas-all-out = Finish without a discard
canvas-put-back = Put back
canvas-shanko-round = Round { $round } of 7
canvas-shanko-contract = { $triplets ->
    [0] {""}
    [one] 1 triplet
   *[other] { $triplets } triplets
  }{ $triplets ->
    [0] {""}
   *[other] { $sequences ->
      [0] {""}
     *[other] {" "}+{" "}
    }
  }{ $sequences ->
    [0] {""}
    [one] 1 sequence
   *[other] { $sequences } sequences
  }
canvas-rummy-opening = { $points }, from round { $first }
canvas-hint = Hint
canvas-coach-stop = No more help
canvas-lay-down = Lay it down
