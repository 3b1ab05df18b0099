geschenkt-title = Geschenkt
geschenkt-blurb = Take the card, or pay a chip to pass it on. The lowest score wins.
geschenkt-word = { $word }
geschenkt-card = { $card }

geschenkt-face-up = Card on offer
geschenkt-pot = Chips on it
geschenkt-deck-left = Cards still to come
geschenkt-chips = Chips
geschenkt-runs = Cards

geschenkt-option-chips = Chips at the start
geschenkt-option-chips-eleven = eleven each
geschenkt-option-chips-official = as published: nine with six players, seven with seven
geschenkt-option-chip-visibility = Chip counts
geschenkt-option-chip-visibility-open = everybody sees them
geschenkt-option-chip-visibility-hidden = each player sees only their own
geschenkt-option-after-take = After taking a card
geschenkt-option-after-take-taker = the taker decides on the next card first
geschenkt-option-after-take-next_player = the next player decides first
geschenkt-option-min-players = Fewest players
geschenkt-option-min-players-2 = two
geschenkt-option-min-players-3 = three

geschenkt-with-chips = { $pot ->
    [0] {""}
    [one] {" "}with its chip
   *[other] {" "}with its { $pot } chips
  }
geschenkt-decide = Take the { $card }{ geschenkt-with-chips }, or pay one of your { $chips }?
geschenkt-must-take = You have no chips left: take the { $card }{ geschenkt-with-chips }.
geschenkt-wait = { $player } decides on the { $card } ({ $pot ->
    [0] no chips
    [one] one chip
   *[other] { $pot } chips
  } on it).
geschenkt-means-pay = Pay a chip ({ $left } left)
geschenkt-means-take = Take the { $card }: { $gain }{ $pot ->
    [0] {""}
    [one] , with this chip { $total }
   *[other] , with these { $pot } chips { $total }
  }
geschenkt-no-chips = You have no chips to pay with. Take the { $card }{ $pot ->
    [0] {""}
    [one] ; its chip comes with it
   *[other] ; its { $pot } chips come with it
  }.

geschenkt-begins = Played in this order, with { $chips } chips each. { $player } decides on the { $card }.
geschenkt-paid = { $player } pays a chip for the { $card } ({ $pot } on it, { $chips } left).
geschenkt-paid-hidden = { $player } pays a chip for the { $card } ({ $pot } on it).
geschenkt-took = { $player } takes the { $card }{ geschenkt-with-chips } ({ $chips } now).
geschenkt-took-hidden = { $player } takes the { $card }{ geschenkt-with-chips }.
geschenkt-forced = { $player } is silent and must take the { $card }{ geschenkt-with-chips } ({ $chips } now).
geschenkt-forced-hidden = { $player } is silent and must take the { $card }{ geschenkt-with-chips }.
geschenkt-turned = The { $card } is turned up; { $player } decides first. { $left } more to come.
geschenkt-scored = { $player }: { $points } points, place { $place }.

geschenkt-part-run = { $cards }
geschenkt-part-chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
  }

geschenkt-why-pay = Taking the { $card } now would mean { $cost } points; a chip is cheaper{ bot-beside }{ geschenkt-other }.
geschenkt-why-wait = The { $card } should come round again with more on it{ bot-beside }{ geschenkt-other }.
geschenkt-why-take = The { $card } costs { $cost } points now; that is a fair price{ bot-beside }{ geschenkt-other }.
geschenkt-prefers = In { $tries } tries at what may lie hidden, this came out { $tried ->
    [even] as good as
   *[worse] { $margin } points better than
  } { geschenkt-other }.
geschenkt-other = { $other ->
    [none] {""}
    [take] taking the card
   *[pay] paying a chip
  }
geschenkt-mistake-overlooks-runs = It is a high number, and I forget that it may join my cards; the expert would prefer { geschenkt-other }.
geschenkt-mistake-grabs-chips = So many chips lie on it that I don't count what the card costs; the expert would prefer { geschenkt-other }.
geschenkt-mistake-fears-to-run-out = I have few chips left and don't dare to pay one; the expert would prefer { geschenkt-other }.
geschenkt-mistake-hurries = It is cheap enough, and I don't wait until more chips lie on it; the expert would prefer { geschenkt-other }.

## The game in four steps.

geschenkt-how =
    A card lies face up. Nobody wants it: at the end it costs as many points as it shows.
    On your turn put a chip on it and pass it on, or take it with all the chips on it.
    Of cards in a row, like 17, 18 and 19, only the lowest counts. Every chip you keep takes a point off.
    When the deck is gone, the fewest points win.

geschenkt-lesson-cost = A card lies face up, and nobody wants it: at the end it costs as many points as it shows. Pay a chip, and it is the next player's trouble.
geschenkt-lesson-chips = Everybody paid, so the chips pile up on it. Three chips are three points, and 29 is still far more: pay again.
geschenkt-lesson-run = Now a good one. You hold the 18, and of cards in a row only the lowest counts: the 19 costs you nothing, and its chip is yours. Take it.
geschenkt-lesson-wait = The 17 fits below your 18 and 19, so only you want it. Don't take it yet: let the others pay for it first.
geschenkt-lesson-reap = It comes back with three chips. Every chip you keep takes a point off at the end. Take it now.
geschenkt-lesson-highest = The 35 is the dearest of all. Pay, and look who has no chips left: they must take it.
geschenkt-lesson-last = This is the last card, cheap and with two chips. Take it: then the points are counted, and the fewest win.

## With real cards.

geschenkt-score-cards = Cards
geschenkt-score-chips = Chips
geschenkt-score-cards-number = In the end { $needed } cards have been taken; here are { $number }.
geschenkt-score-chips-number = There are { $needed } chips in all; here are { $number }.
