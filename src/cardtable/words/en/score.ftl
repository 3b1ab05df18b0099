# Keeping score for people who play with real cards.

score-unknown = Nothing is asked about “{ $name }”.
score-number = “{ $text }” is no number from { $low } to { $high }{ $step ->
    [1] .
   *[other] , in steps of { $step }.
}
score-too-often = { $card } is there { $number ->
    [0] no more.
    [one] only once.
   *[other] only { $number } times.
}
score-many-cards = { $number } cards are too many for a hand; { $most } are the most.
score-no-declarations = In { $game } nothing is declared.
score-not-kept = No score is kept for { $game }.
score-is-over = The game was over before this round.
score-title = Keep score
score-about = For a table with real cards. Tap what each holds or has laid; the rules count it. Everything stays on this device.
score-players = Players
score-player = Player { $seat }
score-add-player = One more player
score-remove-player = Remove { $name }
score-begin = Begin
score-house-rules = House rules
score-earlier = Earlier scores
score-open = Open
score-delete = Delete
score-new = A new score
score-round = Round { $round }
score-enter = Enter the round
score-correct = Correct round { $round }
score-correcting = Correcting round { $round }
score-save = Save the correction
score-cancel = Leave it as it was
score-take-back = Take the last round back
score-over = The game is over.
score-winner = { $name } wins.
score-nobody = nobody
score-team = { $first } and { $second }
score-none-yet = nothing
score-for = Cards of
score-deck = All cards, to tap
score-put-back = Put { $card } back
score-history = The rounds so far
score-ask-title = Ask the expert
score-ask-about = Tap or type a hand, and see the best declaration. Or put a stroke between melds, and see whether they are good.
score-ask-cards = Cards, such as 7S 8S 9S / Q♥ Q♣ Jk
score-ask-round = Round
score-ask-best = Best declaration
score-ask-check = Are these melds good?
score-next-meld = Next meld
score-clear = Clear
score-kept = Ready to be used without a connection.
score-keeping = Making ready for use without a connection: { $percent } %
