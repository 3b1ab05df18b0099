# Looking back on a finished game.

review-log-only = Of this game only the log is left, so it can't be reviewed.
review-not-over = A game can be reviewed when it is over.
review-thinking = Thinking it over
review-player = Player
review-margin = Ahead by
review-luck = Luck
review-skill = Skill
review-error = Give or take
review-accuracy = Well played
review-told = { $player } ended up { $margin } points { $margin_is ->
    [gain] ahead of
   *[loss] behind
 } the mean of the others: the cards { $luck_is ->
    [gain] brought
   *[loss] cost
 } { $luck }, the play { $skill_is ->
    [gain] won
   *[loss] lost
 } { $skill } (give or take { $error }).
review-dealt = Luck in its parts: the deal { $deal } (give or take { $error }), what hidden cards made of the moves { $hidden } (give or take { $hidden_error }).
review-drawn = Luck in its parts: the deal { $deal }, the draws { $draws } (give or take { $error }), what hidden cards made of the moves { $hidden } (give or take { $hidden_error }).
review-curve = The chance to win at each decision, as the player could know it. Luck and skill add up to the points by which a player was ahead of the mean of the others.
review-moment = Step { $step }, { $name }: “{ $played }” cost { $loss } points (give or take { $error }) and { $win } % of a win (give or take { $win_error } %). Better: “{ $best }”.
review-no-moments = No decision cost anything for sure.
review-start = Review this game
review-title = Review
review-progress = Thinking it over: step { $done } of { $steps }
review-chance-of = The chance of { $name } to win, as { $name } could know it. Touch it to see the table as it was.
review-best = { $name } played the best move: “{ $played }”.
review-as-good = { $name }: “{ $played }”. About as good: “{ $best }”.
review-cost = { $name }: “{ $played }” cost { $loss } points (give or take { $error }) and { $win } % of a win (give or take { $win_error } %). Better: “{ $best }”.
review-moments = What mattered most
review-go-to = Step { $step }, { $name }: { $loss } points
