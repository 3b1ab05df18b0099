sushi-go-title = Sushi Go!
sushi-go-blurb = Keep one card, pass the rest on. The best meal of three rounds wins.
sushi-go-word = { $word }
sushi-go-cards-joint = {", "}
sushi-go-card = { $kind ->
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Dumpling
    [maki] Maki×{ $number }
    [salmon] Salmon
    [squid] Squid
    [egg] Egg
    [pudding] Pudding
    [wasabi] Wasabi
    [chopsticks] Chopsticks
   *[other] { $card }
  }

sushi-go-round = Round
sushi-go-hand-size = Cards in each hand
sushi-go-direction = Hands go
sushi-go-direction-value = { $value ->
    [right] to the right
   *[left] to the left
  }
sushi-go-deck-left = Cards in the deck
sushi-go-doing = Now
sushi-go-doing-value = { $value ->
    [choosing] choosing
    [chosen] has chosen
    [reading] looking at the scores
    [ready] ready
   *[done] done
  }
sushi-go-collections = Table
sushi-go-revealed = Put down last
sushi-go-puddings = Puddings
sushi-go-so-far = This round so far
sushi-go-known = Known in hand
sushi-go-hand = Hand
sushi-go-picked = Chosen

sushi-go-option-deck = Deck of rounds two and three
sushi-go-option-deck-continue = the cards not yet played
sushi-go-option-deck-reshuffle_all = all cards but kept puddings, shuffled anew
sushi-go-option-maki-ties = A tie for maki
sushi-go-option-maki-ties-split = shares the points
sushi-go-option-maki-ties-full = gives everybody all the points
sushi-go-option-pudding-ties = A tie for puddings
sushi-go-option-pudding-ties-full = gives or takes six from everybody
sushi-go-option-pudding-ties-split = shares the six points
sushi-go-option-pass = Hands go
sushi-go-option-pass-left = to the left in every round
sushi-go-option-pass-alternate = to the right in round two
sushi-go-option-allow-reselect = Changing one's choice before the reveal
sushi-go-option-allow-reselect-no = not possible
sushi-go-option-allow-reselect-yes = possible
sushi-go-option-auto-last = The last card of a hand
sushi-go-option-auto-last-on = is put down by itself
sushi-go-option-auto-last-off = is picked like the others

sushi-go-pick-one = Pick a card to keep.
sushi-go-pick-two = Pick a card to keep, or use your chopsticks and pick two, in the order in which you put them down.
sushi-go-wait = You have chosen { $cards }. { $number ->
    [one] One player is still choosing.
   *[other] { $number } players are still choosing.
  }
sushi-go-wait-or-change = You have chosen { $cards } and may still change your mind. { $number ->
    [one] One player is still choosing.
   *[other] { $number } players are still choosing.
  }
sushi-go-all-choose = Round { $round }: { $number ->
    [one] one player is still choosing.
   *[other] { $number } players are still choosing.
  }
sushi-go-ready = Round { $round } is over. Ready for round { $next }?
sushi-go-wait-ready = Round { $round } is over. Round { $next } begins when everybody is ready; { $number ->
    [one] one player is not yet.
   *[other] { $number } players are not yet.
  }

sushi-go-means-one = { $card }{ $gain ->
    [0] {""}
    [one] : one point more
   *[other] : { $gain } points more
  }
sushi-go-means-two = { $card_first }, then { $card_second }{ $gain ->
    [0] {""}
    [one] : one point more
   *[other] : { $gain } points more
  }; the chopsticks go on with the hand

sushi-go-card-unknown = “{ $text }” is no card of this game. Cards are: { $names }.
sushi-go-pick-what = Say which card you pick: “pick tempura”, or with chopsticks “pick wasabi squid”.
sushi-go-too-many = { $number } cards are too many: one pair of chopsticks a turn, so pick one card or two.
sushi-go-no-chopsticks = You have no chopsticks in front of you, so pick one card only.
sushi-go-one-left = Only one card is left, the { $card }: pick that one.
sushi-go-not-in-hand = You can't pick that: { $card } isn't in your hand, or not often enough. You hold { $cards }.
sushi-go-chosen-already = You have chosen { $cards }, and that stands. Wait for the reveal.
sushi-go-chosen-the-same = You have chosen { $cards } already. Pick something else, or wait for the reveal.
sushi-go-between-rounds = The round is over. Say “ready”; round { $next } begins when everybody is.
sushi-go-pick-first = This round isn't over yet: cards are still being picked.
sushi-go-ready-already = You are ready already; { $number ->
    [one] one player is not yet.
   *[other] { $number } players are not yet.
  }

sushi-go-chose = { $player } has chosen.
sushi-go-you-chose = You choose { $cards }.
sushi-go-put-down = { $player } puts down { $cards }.
sushi-go-put-down-two = { $player } calls “Sushi Go!”, puts down { $cards } and returns the chopsticks.
sushi-go-on-wasabi = { $player }'s { $card } goes on the wasabi and counts three times.
sushi-go-passed-left = Hands go to the left; { $number ->
    [one] one card is
   *[other] { $number } cards are
  } in each.
sushi-go-passed-right = Hands go to the right; { $number ->
    [one] one card is
   *[other] { $number } cards are
  } in each.
sushi-go-round-over = Round { $round } is over.
sushi-go-round-points = { $player }: { $points } for this round, { $total } in all.
sushi-go-pudding-points = { $player }: { $number ->
    [0] no pudding
    [one] one pudding
   *[other] { $number } puddings
  }, { $points } points.
sushi-go-final = { $player }: { $points } points, place { $place }.
sushi-go-dealt = Round { $round } begins with { $number } cards for everybody.

sushi-go-part-maki = Maki ({ $icons } { $icons ->
    [one] roll
   *[other] rolls
  })
sushi-go-part-tempura = Tempura ({ $number })
sushi-go-part-sashimi = Sashimi ({ $number })
sushi-go-part-dumpling = Dumplings ({ $number })
sushi-go-part-nigiri = Nigiri ({ $number }{ $tripled ->
    [0] {""}
   *[other] , { $tripled } on wasabi
  })
sushi-go-part-pudding = Puddings ({ $number })

sushi-go-why-ready = The scores are clear; on to the next round{ bot-beside }{ sushi-go-other }.
sushi-go-why-points = { $card } brings { $gain ->
    [one] a point
   *[other] { $gain } points
  } at once{ bot-beside }{ sushi-go-other }.
sushi-go-why-two = The chopsticks bring { $cards } in one turn{ $gain ->
    [0] {""}
    [one] , and a point at once
   *[other] , and { $gain } points at once
  }{ bot-beside }{ sushi-go-other }.
sushi-go-why-collect = { $card } brings nothing yet, but more of it may come by{ bot-beside }{ sushi-go-other }.
sushi-go-why-maki = { $card } counts towards the most maki{ bot-beside }{ sushi-go-other }.
sushi-go-why-pudding = { $card } counts at the end, when the fewest lose points{ bot-beside }{ sushi-go-other }.
sushi-go-why-wasabi = { $card } makes the next nigiri count three times{ bot-beside }{ sushi-go-other }.
sushi-go-why-chopsticks = { $card } let me pick two later{ bot-beside }{ sushi-go-other }.
sushi-go-prefers = In { $tries } tries at what may lie hidden, this came out { $tried ->
    [even] as good as
   *[worse] { $margin } points better than
  } { sushi-go-other }.
sushi-go-other = { $other ->
    [none] {""}
    [ready] going on
   *[pick] { $cards_other }
  }
sushi-go-mistake-forgets-chopsticks = I have forgotten my chopsticks; the expert would prefer { sushi-go-other }.
sushi-go-mistake-points-now = That brings points at once, and I look no further; the expert would prefer { sushi-go-other }.
sushi-go-mistake-collects = I go on collecting, though too few of them will come by; the expert would prefer { sushi-go-other }.
sushi-go-mistake-forgets-the-end = Maki and puddings count later, and I forget about them; the expert would prefer { sushi-go-other }.

## The game in four steps.

sushi-go-how =
    Everybody picks a card from their hand in secret; all are put down at once.
    The hands move on to the next player, and you pick again from what you got.
    Collect what pays: pairs of tempura, threes of sashimi, many dumplings, the most maki rolls. Wasabi triples the next nigiri.
    After three rounds the puddings are counted, and the most points win.

sushi-go-lesson-pair = Everybody picks a card in secret, and all are put down at once. You have one tempura; a pair brings 5 points. Pick the second.
sushi-go-lesson-wasabi = The hands have moved on, so this one is new to you. Wasabi is worth nothing by itself, but it triples the next nigiri you put down. Pick it.
sushi-go-lesson-nigiri = Here comes a squid nigiri, 3 points. On your wasabi it makes 9. Pick it.
sushi-go-lesson-maki = Your first hand is back, with what the others left. Whoever has the most maki rolls in a round gets 6 points: pick these three.
sushi-go-lesson-pudding = Puddings stay until the end of the game: the most bring 6 points, the fewest cost 6. Pick it; the last card goes down by itself.

## With real cards.

sushi-go-score-cards = Cards in the order they were put down
sushi-go-score-cards-number = { $player } has put down { $number } cards; in a round it is { $needed }.

## At the drawn table.

sushi-go-drawn-hand-size = In each hand
