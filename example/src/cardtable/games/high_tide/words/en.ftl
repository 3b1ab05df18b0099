high-tide-title = High Tide
high-tide-blurb = Play higher than the last card, or pay for it. The fewest points win.
high-tide-card = { $card }

high-tide-top-card = Last card
high-tide-stock-left = Cards in the stock
high-tide-hand = Your hand
high-tide-held = Cards
high-tide-points = Points in this round

high-tide-option-rounds = Rounds
high-tide-option-rounds-1 = one
high-tide-option-rounds-2 = two
high-tide-option-rounds-3 = three

high-tide-turn = The { $card } lies on top. Play a card, or draw one.
high-tide-wait = { $player } plays or draws; the { $card } lies on top.
high-tide-ready = Round { $round } is over. Ready for the next one?
high-tide-wait-ready = Round { $round } is over; the next one begins when everybody is ready.

high-tide-means-rise = Play the { $card }
high-tide-means-fall = Play the { $card } and take 3 points
high-tide-means-draw = Draw a card

high-tide-no-card = “{ $text }” is no card. Say a number from 1 to { $highest }, for example “play 7”.
high-tide-not-in-hand = You don't hold the { $card }. You hold { $cards }.
high-tide-stock-empty = The stock is empty. Play a card.
high-tide-between-rounds = The round is over. Say “ready”, and the next one begins when everybody is.
high-tide-round-goes-on = The round goes on. Play a card, or draw one.

high-tide-dealt = Round { $round }: the { $card } is turned up, and { $player } begins.
high-tide-rose = { $player } plays the { $card }.
high-tide-fell = { $player } plays the { $card } and takes 3 points.
high-tide-drew = { $player } draws a card.
high-tide-drew-card = You draw the { $card }.
high-tide-is-ready = { $player } is ready.
high-tide-round-over = { $player } has no cards left; round { $round } is over.

high-tide-part = points

high-tide-why-rise = The { $card } is higher than the last card and costs nothing{ bot-beside }{ high-tide-other }.
high-tide-why-fall = Of all my cards the { $card } costs least{ bot-beside }{ high-tide-other }.
high-tide-why-draw = A new card may go up; playing now would cost 3 points{ bot-beside }{ high-tide-other }.
high-tide-why-ready = On to the next round{ bot-beside }{ high-tide-other }.
high-tide-prefers = In { $tries } tries at what may lie hidden, this came out { $tried ->
    [even] as good as
   *[worse] { $margin } points better than
  } { high-tide-other }.
high-tide-other = { $other ->
    [none] {""}
    [play] the { $cards_other }
    [draw] a new card
   *[ready] going on
  }
high-tide-mistake-jumps = My highest card can't be beaten now, and I forget what comes after it; the expert would prefer { high-tide-other }.

## The game in three steps.

high-tide-how =
    On your turn play a card on the last one, or draw a card that only you see.
    A card that is lower than the last one costs 3 points.
    A round ends when somebody has no cards left; every card still in your hand costs a point. The fewest points win.
