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
