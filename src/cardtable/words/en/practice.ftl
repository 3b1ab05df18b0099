# Practice: scenarios, the deal of the day, puzzles, and what people send when something is wrong.

scenario-unreadable = This is no scenario: “{ $text }” can't be read.
scenario-not-asked = Seat { $seat } isn't asked anything there.
scenario-is-over = There the game is over already.
scenario-title = A moment of { $game }
scenario-says = What { $name } knows at this moment. All other cards are dealt anew when you play on.
scenario-seat = Seat { $seat }
scenario-over = At this moment the game is over.
scenario-play-on = Play on from here
scenario-level = The others play
scenario-hint = Ask the expert
scenario-advice = The expert: “{ $move }”. { $why }
scenario-link = This moment as a link
scenario-thinking = Thinking …

review-no-choice = There was nothing to decide at this step.
review-instead = What else could be done?
review-try = Try it
review-what-if-best = “{ $played }” would have been the best move.
review-what-if-as-good = “{ $played }” would have been about as good as “{ $best }”.
review-what-if-cost = “{ $played }” would have cost { $loss } points (give or take { $error }) and { $win } % of a win (give or take { $win_error } %), beside “{ $best }”.

daily-title = The deal of the day
daily-about = One deal for each game, the same cards for everybody, against the same bots. Today is { $day }.
daily-play = Play today's deal
daily-go-on = Go on
daily-yours = Your result: { $score } points, place { $place } of { $count }.
daily-again = Your result: { $score } points. It doesn't count beside the others: this deal was begun under your name before.
daily-none = Nobody here has played it yet.
daily-played = { $count ->
    [one] One person has played it here.
   *[other] { $count } people have played it here.
}
daily-distribution = How everybody fared: from { $low } to { $high } points.
daily-bar = { $low } to { $high } points: { $count }
daily-streak = { $days ->
    [one] You have played on one day in a row.
   *[other] You have played on { $days } days in a row.
}
daily-proof = Proof of the deal
daily-result = { $place }. { $name }: { $score }
daily-best = The best
daily-review = Look back on your game

puzzle-title = Puzzles
puzzle-about = Moments of real games in which one move was clearly best. Which one?
puzzle-no-choice = Choose one of the moves that are listed.
puzzle-unknown = There is no such puzzle.
puzzle-number = { $game }, puzzle { $number } of { $count }
puzzle-grade = { $grade ->
    [1] easy
    [2] medium
   *[3] hard
}
puzzle-choose = Your move
puzzle-solved = Right: “{ $best }”. { $why }
puzzle-missed = Not the best: it costs about { $loss } points. Better: “{ $best }”. { $why }
puzzle-next = Next puzzle
puzzle-so-far = Solved on this device: { $solved } of { $count }
puzzle-play-on = Play on from here

hint-move = Move
hint-costs = Costs
hint-best = best

bug-title = Something is wrong
bug-about = Packs what you may know of this game, what you were shown, and the versions into one file, to send to whoever can mend it.
bug-what = What did you see, and what did you expect?
bug-save = Save the report
bug-saved = The report is in { $file }. “cardtable replay { $file }” opens it.
