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
canvas-hint = Hint
canvas-coach-stop = No more help
canvas-lay-down = Lay it down
canvas-as-set = As a set
canvas-as-run = As a run
canvas-gestures = Tap a card to look at it; tap it again, or flick it up, to play or choose it.
canvas-points-so-far = { $points } + { $gain } so far
