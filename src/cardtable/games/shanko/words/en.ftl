shanko-title = Shanko
shanko-blurb = Contract rummy in seven rounds: meld triplets and sequences, buy what others discard, and keep your total low.
shanko-word = { $word }
shanko-card = { $card }

shanko-contract = Contract
shanko-contract-value = { $value ->
    [round-1] Round 1: two triplets
    [round-2] Round 2: a triplet and a sequence
    [round-3] Round 3: two sequences
    [round-4] Round 4: three triplets
    [round-5] Round 5: two triplets and a sequence
    [round-6] Round 6: a triplet and two sequences
   *[round-7] Round 7: three sequences
  }
shanko-up-card = Discard pile
shanko-stock = Cards in the draw pile
shanko-melds = Melds
shanko-hands = Cards in hand
shanko-buys = Buys left
shanko-known = Seen going into the hand
shanko-hand = Your hand

shanko-option-layoff = After melding, cards may be laid off
shanko-option-layoff-all = on sequences and triplets
shanko-option-layoff-sequences = on sequences only
shanko-option-layoff-after_swap = on sequences, in a turn with a joker swap
shanko-option-layoff-timing = Laying off begins
shanko-option-layoff-timing-same_turn = in the turn of the meld
shanko-option-layoff-timing-later_turns = in the turn after the meld
shanko-option-round7-finish = The last round
shanko-option-round7-finish-all_out_allowed = eleven cards; melding all twelve needs no discard
shanko-option-round7-finish-deal_12 = twelve cards are dealt, and the last one is discarded
shanko-option-end-on-meld = A round ends
shanko-option-end-on-meld-no = when somebody goes out
shanko-option-end-on-meld-yes = when somebody melds (a quick game)
shanko-option-buy-precedence = First claim to a fresh discard
shanko-option-buy-precedence-next_player_first = the next player
shanko-option-buy-precedence-buyers_first = those who want to buy it
shanko-option-melded-may-draw-discard = Players who have melded
shanko-option-melded-may-draw-discard-yes = may take the top discard
shanko-option-melded-may-draw-discard-no = draw from the draw pile only
shanko-option-max-jokers-per-meld = Jokers in a meld
shanko-option-max-jokers-per-meld-none = as many as you like beside one natural card
shanko-option-max-jokers-per-meld-half = half of its cards at most
shanko-option-stalemate-recycles = A round is a stalemate
shanko-option-stalemate-recycles-2 = when the draw pile was made anew twice and nobody put anything down
shanko-option-stalemate-recycles-4 = when the draw pile was made anew four times and nobody put anything down
shanko-option-first-start = The first round is started by
shanko-option-first-start-youngest = the youngest player
shanko-option-first-start-random = somebody at random
shanko-option-youngest = The youngest player's seat (0: nobody is marked)
shanko-youngest-unused = The first starter is drawn by lot, so seat { $number } need not be marked as the youngest. Leave the mark out, or let the youngest start.
shanko-youngest-unknown = There is no seat { $number } with { $players } players. Mark somebody who plays.

shanko-ready = Round { $round } is over. Ready for the next one?
shanko-wait-ready = Round { $round } is over. The next one begins when everybody is ready.
shanko-buy-or-pass = Buy the { $card } with a hidden card, or pass? You have { $buys ->
    [one] one buy
   *[other] { $buys } buys
  } left.
shanko-window-next = The others may ask for the { $card }. You can take it now, or wait.
shanko-wait-window = Somebody may still ask for the { $card }.
shanko-take-or-leave = { $player } wants to buy the { $card }. Take it yourself, or leave it?
shanko-wait-offer = { $player } decides whether to take the discard.
shanko-draw = Draw from the draw pile, or take the { $card }.
shanko-draw-pile = Draw from the draw pile.
shanko-draw-discard = The draw pile is empty: take the { $card }.
shanko-wait-draw = { $player } is about to draw.
shanko-play = Discard a card. If you have { $triplets ->
    [0] {""}
    [one] a triplet
   *[other] { $triplets } triplets
  }{ $triplets ->
    [0] {""}
   *[other] { $sequences ->
      [0] {""}
     *[other] {" "}and{" "}
    }
  }{ $sequences ->
    [0] {""}
    [one] a sequence
   *[other] { $sequences } sequences
  }, you can meld first.
shanko-play-melded = Lay off what you can, swap jokers, and discard a card. You hold { $left }.
shanko-wait-turn = { $player } is playing.
shanko-you-left = You have left this game.

shanko-means-draw = Draw from the draw pile ({ $left } cards)
shanko-means-take = Take the { $card }
shanko-means-buy = Buy the { $card } with a hidden card; { $left ->
    [0] no buys
    [one] one buy
   *[other] { $left } buys
  } left after that
shanko-means-pass = Let the { $card } go
shanko-means-leave = Leave the { $card }
shanko-means-skip = { $player }'s turn goes by
shanko-means-discard = Discard the { $card } ({ $left } cards with { $points } points stay)
shanko-means-turn = { $melding ->
    [0] {""}
   *[other] Meld { $cards_meld }.{" "}
  }{ $swapping ->
    [0] {""}
   *[other] Swap { $cards_swap } for jokers.{" "}
  }{ $laying ->
    [0] {""}
   *[other] Lay off { $cards_lay }.{" "}
  }{ $wild ->
    [0] {""}
    [one] The joker stands for { $jokers }.{" "}
   *[other] The jokers stand for { $jokers }.{" "}
  }Discard the { $card } ({ $left } cards with { $points } points stay)
shanko-means-out = { $melding ->
    [0] {""}
   *[other] Meld { $cards_meld }.{" "}
  }{ $swapping ->
    [0] {""}
   *[other] Swap { $cards_swap } for jokers.{" "}
  }{ $laying ->
    [0] {""}
   *[other] Lay off { $cards_lay }.{" "}
  }{ $wild ->
    [0] {""}
    [one] The joker stands for { $jokers }.{" "}
   *[other] The jokers stand for { $jokers }.{" "}
  }Go out with the { $card }
shanko-means-all-out = Meld { $cards_meld } and go out with nothing left{ $wild ->
    [0] {""}
    [one] . The joker stands for { $jokers }
   *[other] . The jokers stand for { $jokers }
  }
shanko-means-meld-ends = Meld { $cards_meld }; the round ends with that{ $wild ->
    [0] {""}
    [one] . The joker stands for { $jokers }
   *[other] . The jokers stand for { $jokers }
  }

shanko-triplet-size = { $cards } is no triplet: that is exactly three cards, not { $number }. Further cards can be laid off afterwards.
shanko-triplet-ranks = { $cards } is no triplet: all three must be of one rank, like 7♠ 7♥ 7♦.
shanko-sequence-size = { $cards } is no sequence: that is exactly four cards, not { $number }. Further cards can be laid off afterwards.
shanko-sequence-suits = { $cards } is no sequence: all cards must be of one suit, like 4♠ 5♠ 6♠ 7♠.
shanko-sequence-row = { $cards } is no sequence: the ranks must follow each other. An ace stands below the 2 or above the king, never between them.
shanko-no-natural = { $cards } is no meld: at least one card must be no joker.
shanko-too-many-jokers = There are too many jokers in { $cards }: this house allows { $most } there.
shanko-contract-needs = This round's contract is exactly { $triplets ->
    [one] one triplet
   *[other] { $triplets } triplets
  } and { $sequences ->
    [one] one sequence
   *[other] { $sequences } sequences
  }, not { $given_triplets } and { $given_sequences }. Separate the groups with a stroke.
shanko-melded-already = You have melded in this round. You can still lay off, swap jokers and discard.
shanko-keep-one = Keep one card: you go out by discarding the last one.
shanko-ends-on-meld = The round ends with the meld; leave out what follows.
shanko-lay-before = Lay-offs come after your own meld. Meld the contract first.
shanko-lay-after-swap = In this house you lay off only in a turn in which you have swapped a joker. Swap first.
shanko-lay-later = In this house you lay off from the turn after your meld on. End this turn with a discard.
shanko-lay-sequences = In this house nothing is laid off on triplets like { $cards }. Choose a sequence.
shanko-lay-nothing = Say which cards to add to meld { $number }.
shanko-lay-jokers = With { $cards }, more than half of meld { $number } would be jokers. Add natural cards.
shanko-lay-triplet = { $cards } doesn't fit meld { $number }, { $cards_meld }. What fits is { $cards_fit } or a joker.
shanko-lay-sequence = { $cards } doesn't fit meld { $number }, { $cards_meld }. What fits next is { $cards_fit } or a joker.
shanko-lay-full = { $cards } doesn't fit meld { $number }, { $cards_meld }: it is complete.
shanko-swap-triplet = Jokers stay in triplets like { $cards } (meld { $number }). Swap one out of a sequence.
shanko-swap-before = Jokers can be swapped from the turn after your own meld on. Meld the contract first.
shanko-swap-later = Jokers can be swapped from the turn after your meld on, so not in this one.
shanko-swap-no-joker = There is no joker in meld { $number }, { $cards_meld }, that the { $card } could replace.
shanko-swap-other = The { $card } can't replace a joker in meld { $number }, { $cards_meld }. It takes { $cards_joker }.
shanko-missing-discard = Good so far. End the turn with the discard of one of these: { $cards }.
shanko-missing-out = Good so far. Go out with your last card: out { $card }.
shanko-all-out-instead = Good so far. Every card is melded: end the turn with all-out.
shanko-not-all-out = Not every card is melded: { $cards } would be left. End the turn with a discard.
shanko-not-the-last = The { $card } isn't your last card, { $left } more would be left. Discard it instead.
shanko-out-needs-meld = You can't discard your last card, the { $card }, before you have melded.

shanko-draw-first = Draw first: from the draw pile (draw), or the top discard (take).
shanko-drawn-already = You have drawn. Play your turn and end it with a discard.
shanko-draw-in-window = The others may still ask for the { $card }. Take it yourself, or wait until they have answered.
shanko-draw-in-offer = Somebody wants to buy the { $card }. Take it or leave it first.
shanko-no-pile = The draw pile is empty. Take the top discard.
shanko-no-discard = There is no discard to take. Draw from the draw pile.
shanko-take-melded = In this house players who have melded draw from the draw pile only.
shanko-buyers-first = In this house buyers come first. Wait whether somebody asks for the { $card }.
shanko-nothing-to-leave = There is nothing to leave: nobody has asked for a card that you could take.
shanko-pass-nothing = You are not asked whether to buy anything.
shanko-round-over = The round is over. Say that you are ready for the next one.
shanko-buy-two = There is no buying between two players.
shanko-buy-melded = You have melded in this round, so you can't buy any more.
shanko-buy-used-up = You have used all { $most } buys of this round.
shanko-buy-nothing = There is nothing to buy now: only a card that somebody has just discarded.
shanko-buy-next = You are next, so you don't buy the { $card }: take it as the draw of your turn.
shanko-buy-no-pile = The draw pile is empty, so the { $card } can't be bought.
shanko-buy-own = You can't buy back the { $card }, your own discard.
shanko-answered = You have answered already whether you want the { $card }.

shanko-dealt = Round { $round }: { $size } cards each, the { $card } is turned up, and { $player } starts. The contract: { $triplets ->
    [0] {""}
    [one] one triplet
   *[other] { $triplets } triplets
  }{ $triplets ->
    [0] {""}
   *[other] { $sequences ->
      [0] {""}
     *[other] {" "}and{" "}
    }
  }{ $sequences ->
    [0] {""}
    [one] one sequence
   *[other] { $sequences } sequences
  }.
shanko-drew = { $player } draws a card.
shanko-drew-card = You draw the { $card }.
shanko-took = { $player } takes the { $card }.
shanko-recycled = The draw pile is empty: { $number } discards are shuffled to make a new one.
shanko-answer-given = { $player } has answered.
shanko-you-ask = You ask for the { $card }.
shanko-you-pass = You let the { $card } go.
shanko-asked = { $player } asks to buy the { $card }.
shanko-unwanted = Nobody wants to buy the { $card }.
shanko-left-it = { $player } leaves the { $card }.
shanko-bought = { $player } buys the { $card } and gets a hidden card ({ $left ->
    [0] no buys
    [one] one buy
   *[other] { $left } buys
  } left).
shanko-bought-with = You buy the { $card } and get the { $card_hidden } with it ({ $left ->
    [0] no buys
    [one] one buy
   *[other] { $left } buys
  } left).
shanko-skipped = { $player } is absent; the turn goes by.
shanko-melded = { $player } melds { $cards }.
shanko-laid = { $player } lays { $cards } on meld { $number }.
shanko-swapped = { $player } swaps the { $card } for a joker of meld { $number }.
shanko-discarded = { $player } discards the { $card }.
shanko-out = { $player } puts the last card down unseen and is out.
shanko-out-with = You put the { $card } down unseen and are out.
shanko-all-out = { $player } has melded every card and is out.
shanko-ended-out = The round is over: { $player } scores 0.
shanko-ended-meld = The round is over with the meld: { $player } scores 0.
shanko-ended-stalemate = Stalemate: nothing moves any more. Everybody counts the cards in hand.
shanko-scored = { $player }: { $points } points in this round.
shanko-alone = Only { $player } is left, and wins.

shanko-part-held = In hand: { $cards }
shanko-part-round = Cards in hand
shanko-part-out = Went out
shanko-part-melded = Melded first
shanko-part-left = Left the game

shanko-task-meld = Meet your contract this turn. With which discard does it work?
shanko-task-out = Go out this turn. With which card?
shanko-why-draw = The { $card } wouldn't bring me closer to the contract{ bot-beside }{ shanko-other }.
shanko-why-draw-pile = There is nothing to take{ bot-beside }{ shanko-other }.
shanko-why-take = The { $card } brings me closer{ bot-beside }{ shanko-other }.
shanko-why-take-lay = I can lay off the { $card } at once{ bot-beside }{ shanko-other }.
shanko-why-buy = The { $card } brings me closer, and the hidden card may help, too{ bot-beside }{ shanko-other }.
shanko-why-pass = The { $card } isn't worth an extra card in hand{ bot-beside }{ shanko-other }.
shanko-why-leave = The { $card } would be of no use to me{ bot-beside }{ shanko-other }.
shanko-why-discard = The { $card } is the card I can spare most easily{ bot-beside }{ shanko-other }.
shanko-why-meld = I can meld the contract now, and then lay off on any meld{ bot-beside }{ shanko-other }.
shanko-why-lay = Every card I put down can't be counted against me{ bot-beside }{ shanko-other }.
shanko-why-out = With that I am out{ bot-beside }{ shanko-other }.
shanko-why-ready = On we go{ bot-beside }{ shanko-other }.
shanko-prefers = In { $tries } tries at what may lie hidden, this came out { $tried ->
    [even] as good as
   *[worse] { $margin } points better than
  } { shanko-other }.
shanko-other = { $other ->
    [none] {""}
    [draw] drawing
    [take] taking the discard
    [buy] buying
    [pass] letting it go
    [leave] leaving it
    [meld] melding the contract, and the { $cards_other } last
    [lay] laying off, and the { $cards_other } last
    [swap] swapping a joker, and the { $cards_other } last
    [discard] discarding the { $cards_other }
    [out] going out
    [all-out] going out
   *[ready] going on
  }
shanko-mistake-never-buys = Buying brings a hidden card too, and I don't like more cards; the expert would prefer { shanko-other }.
shanko-mistake-overlooks-the-pile = I have not looked at the discard pile; the expert would prefer { shanko-other }.
shanko-mistake-keeps-the-contract = I hold my contract back, or don't see that it is complete; the expert would prefer { shanko-other }.
shanko-mistake-forgets-to-lay-off = I have forgotten that my cards fit melds on the table; the expert would prefer { shanko-other }.
shanko-mistake-throws-the-dearest = The dearest card goes, though the contract needs it; the expert would prefer { shanko-other }.

## The game in four steps.

shanko-how =
    Seven rounds, each with a contract of triplets and sequences that you lay down all at once.
    On your turn draw a card, lay down your contract if you have it, and discard one.
    When somebody discards a card you want, you may buy it out of turn, with a card from the pile on top. Buys are few.
    Once your contract lies there, lay off your other cards. Who goes out ends the round; what is left in hand counts, and the fewest points win.

shanko-lesson-draw = Each of seven rounds has a contract. This one: two triplets, laid down together. You have five sevens and two kings. A turn begins with a draw.
shanko-lesson-discard = The ace doesn't help, and it would cost 15 if you were caught with it. A turn ends with a discard: put the ace away.
shanko-lesson-buy = Somebody discards a king, just what you need. It isn't your turn, but you may buy it: you get one more card with it, and you can do so three times in a round.
shanko-lesson-draw-again = The next player left it, and the king is yours. Your turn: draw.
shanko-lesson-contract = Now the contract: three sevens and three kings, all at once. Then lay off what fits: the other sevens on the sevens, the fourth king on the kings. Discard the 9.
shanko-lesson-last-draw = Somebody else has laid fives and queens on the table. You may lay off on anybody's melds. Draw.
shanko-lesson-out = Two fives, two queens, and the last card face down: you are out, and the round is over. What the others hold counts against them; the fewest points win.

## At the drawn table.

shanko-drawn-round = Round { $round } of 7
shanko-drawn-contract = { $triplets ->
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
shanko-ahead-none = Let all pass this round
shanko-ahead-held = Ask only for ranks I hold
shanko-ahead-ask = Ask me about buying again

## With real cards.

shanko-score-winner = Went out
shanko-score-cards = Cards still in hand
shanko-score-winner-holds = { $player } went out, and so holds no card.
shanko-score-holds-nothing = { $player } holds no card, but did not go out.
shanko-score-holds-many = { $player } can't hold { $number } cards; { $most } are the most.
shanko-score-none = These cards don't meet the contract.
shanko-score-best = This meets the contract and leaves { $left } points in hand.
shanko-score-met = This meets the contract.
