rummy-title = Rummy With Jokers
rummy-blurb = Collect sequences and sets, declare 48 points, and be the first to play all your cards. The lowest score wins.
rummy-period = { $number ->
    [0] Deal
   *[other] Deal { $number }
  }
rummy-word = { $word }
rummy-card = { $card }

rummy-up-card = Top discard
rummy-stock = Cards in the draw pile
rummy-round = Round
rummy-melds = Melds on the table
rummy-declared = Declared
rummy-declared-value = { $value ->
    [yes] declared
   *[no] not yet
  }
rummy-hands = Cards in hand
rummy-hand = Your hand
rummy-hints = Melds in your hand

rummy-option-first-declaration-round = First round with declarations
rummy-option-first-declaration-round-4 = the fourth
rummy-option-first-declaration-round-5 = the fifth
rummy-option-first-declaration-round-1 = the first
rummy-option-opening-points = Points for the first declaration
rummy-option-opening-points-48 = 48
rummy-option-opening-points-40 = 40
rummy-option-opening-points-51 = 51
rummy-option-joker-opening-value = Jokers in the first declaration
rummy-option-joker-opening-value-substituted = count as the cards they stand for
rummy-option-joker-opening-value-zero = count nothing
rummy-option-max-jokers-per-meld = Jokers in a meld
rummy-option-max-jokers-per-meld-no_limit = any number, beside one natural card
rummy-option-max-jokers-per-meld-1 = one at most
rummy-option-max-jokers-per-meld-not_more_than_naturals = not more than natural cards
rummy-option-close-without-last-card = Closing with all cards played
rummy-option-close-without-last-card-no = not allowed: one card is kept to close with
rummy-option-close-without-last-card-yes = allowed: no last card is needed
rummy-option-max-recycles = How often the discards become a new draw pile
rummy-option-deals = Deals
rummy-option-deals-until_500 = until somebody has 500 points
rummy-option-perfect-finish-bonus = Bonus for a perfect finish
rummy-option-perfect-finish-bonus-0 = none
rummy-option-perfect-finish-bonus--20 = 20 points off
rummy-option-pure-sequence-bonus = Bonus for each pure sequence beyond the first
rummy-option-pure-sequence-bonus-0 = none
rummy-option-pure-sequence-bonus--5 = 5 points off
rummy-option-joker-swap = Taking jokers back from the table
rummy-option-joker-swap-no = not possible: a joker stays where it lies
rummy-option-joker-swap-yes = for the very card a joker stands for, if the joker is played in the same turn

rummy-prompt-draw = Round { $round }: draw a card from the draw pile.{ $round ->
    [1] {" "}Declarations begin in round { $first }.
   *[other] {""}
  }
rummy-prompt-draw-or-take = Round { $round }: draw a card, or take the { $card } if you play it in this turn.
rummy-prompt-discard = You drew the { $card }. Discard a card; declarations begin in round { $first }.
rummy-prompt-open = You drew the { $card }. Declare { $needed } points or more with a pure sequence if you can, then discard a card.
rummy-prompt-play = You drew the { $card }. Declare or extend melds if you like, then discard a card, or close with your last one.
rummy-prompt-ready = Deal { $deal } is over. Ready for the next one?
rummy-wait-ready = Deal { $deal } is over; the next one begins when everybody is ready.
rummy-wait = Round { $round }: { $player } is to play.

rummy-means-draw = Draw a card ({ $count ->
    [one] one is
   *[other] { $count } are
  } left)
rummy-means-draw-renews = Draw a card; the discards become the new draw pile
rummy-means-draw-ends = Draw: the pile is used up, so the deal ends and everybody counts their hand
rummy-means-discard = Discard the { $card }
rummy-means-skip = The turn passes
rummy-means-turn-discard = Lay down { $cards }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } points)
  }{ $jokers ->
    [none] {""}
   *[other] , { $jokers }
  }, discard the { $card_end }; { $left ->
    [one] one card stays
   *[other] { $left } cards stay
  } in hand, worth { $value }
rummy-means-turn-close = Lay down { $cards }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } points)
  }{ $jokers ->
    [none] {""}
   *[other] , { $jokers }
  }, and close with the { $card_end }
rummy-means-turn-out = Lay down { $cards }{ $jokers ->
    [none] {""}
   *[other] , { $jokers }
  }, and close: all cards are played
rummy-means-take-discard = Take the { $card_taken }, lay down { $cards }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } points)
  }{ $jokers ->
    [none] {""}
   *[other] , { $jokers }
  }, discard the { $card_end }; { $left ->
    [one] one card stays
   *[other] { $left } cards stay
  } in hand, worth { $value }
rummy-means-take-close = Take the { $card_taken }, lay down { $cards }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } points)
  }{ $jokers ->
    [none] {""}
   *[other] , { $jokers }
  }, and close with the { $card_end }
rummy-means-take-out = Take the { $card_taken }, lay down { $cards }{ $jokers ->
    [none] {""}
   *[other] , { $jokers }
  }, and close: all cards are played

rummy-draft-opening = So far { $points } points{ $jokers ->
    [none] {""}
   *[other] {" "}({ $jokers })
  }. Your first declaration needs { $needed }{ $short ->
    [0] {", which it has"}
   *[other] : { $short } more
  }{ $pure ->
    [yes] {""}
   *[no] {", and"} a pure sequence (three or more of one suit in a row, without jokers)
  }. Add melds to it with “/”.
rummy-draft-taken = Now play the { $card } you take, in a meld or an extension; then discard a card.
rummy-draft-joker = Now play the { $count ->
    [one] joker you have
   *[other] { $count } jokers you have
  } to play in this turn, in a meld or an extension; then discard a card.
rummy-draft-close = { $points ->
    [0] Good so far
   *[other] { $points } points so far
  }{ $jokers ->
    [none] {""}
   *[other] {" "}({ $jokers })
  }. The { $card } is your last card: close with it.
rummy-draft-out = All your cards are played{ $jokers ->
    [none] {""}
   *[other] {" "}({ $jokers })
  }: add “close”.
rummy-draft-end = { $points ->
    [0] Good so far
   *[other] { $points } points so far
  }{ $jokers ->
    [none] {""}
   *[other] {" "}({ $jokers })
  }. { $left } cards are left in hand, worth { $value }: play more, or discard one.

rummy-declare-early = It is round { $round }: melds can be declared and extended from round { $first } on. Discard a card.
rummy-take-early = It is round { $round }: discards can be taken from round { $first } on. Draw from the draw pile.
rummy-draw-first = First draw a card, or take the top discard if you can play it at once (“take ; …”).
rummy-draw-first-only = First draw a card from the draw pile.
rummy-drawn-already = You have drawn the { $card } already. Play your turn and discard a card.
rummy-no-discard = The discard pile is empty. Draw from the draw pile.
rummy-taken-unused = The { $card } from the discard pile must be played in this turn, in a meld or an extension. If you can't use it, draw from the draw pile.
rummy-joker-unused = { $count ->
    [one] One joker that you took
   *[other] { $count } jokers that you took
  } must still be played in this turn, in a meld or an extension.
rummy-swap-not-here = In this house jokers stay where they lie. Extend melds, or lay down new ones.
rummy-swap-early = You can swap jokers once you have made your first declaration: { $needed } points in new melds, with a pure sequence.
rummy-swap-other = { $jokers ->
    [none] Meld { $number } ({ $cards_meld }) has no joker that the { $card } could replace.
   *[other] The { $card } can't take a joker's place in meld { $number } ({ $cards_meld }). Its jokers stand for: { $jokers }.
  }
rummy-opening-points = These melds count { $points } points; your first declaration needs { $needed }, so { $short } more. Lay down more melds together, or only discard.
rummy-opening-pure = These melds count { $points } points, but none is a pure sequence: three or more cards of one suit in a row, without jokers. Add one, or only discard.
rummy-extend-early = You can extend melds once you have made your first declaration: { $needed } points in new melds, with a pure sequence.
rummy-keep-one = That would play all your cards. Keep one to close with.
rummy-last-card-closes = The { $card } would be your last card: close with it instead of discarding it.
rummy-nothing-to-discard = You have no card left to discard: close.
rummy-close-undeclared = You can close once you have made your first declaration: { $needed } points in new melds, with a pure sequence.
rummy-close-which = Say which card you close with. { $count ->
    [one] You hold one.
   *[other] You hold { $count } cards; play all but one first.
  }
rummy-close-early = You still hold { $cards }. Close when all your cards but one are played; now discard one.
rummy-turn-empty = This turn is empty. Discard a card at least.

rummy-meld-short = { $cards }: a meld has three cards or more.
rummy-meld-jokers-only = A meld needs at least one natural card beside its jokers.
rummy-set-or-run = { $cards } could be a set or a sequence. Say which: “set …” or “run …”.
rummy-no-meld = { $cards } are neither a sequence (one suit, in a row) nor a set (one rank, different suits).
rummy-run-suits = { $cards } are not of one suit, as a sequence is.
rummy-run-long = { $cards }: a sequence has thirteen cards at most.
rummy-run-twice = { $cards }: the { $card } can't stand in a sequence twice.
rummy-run-gap = { $cards } are not in a row. Cards of a sequence follow each other; jokers fill gaps, and the ace stands below the 2 or above the king.
rummy-set-rank = { $cards } are not of one rank, as a set is.
rummy-set-suit = { $cards }: the suits of a set must all differ, and the { $card } is there twice.
rummy-set-full = { $cards }: a set has four cards at most, jokers included.
rummy-jokers-one = { $cards }: this house allows one joker in a meld.
rummy-jokers-outnumber = { $cards }: in this house a meld has no more jokers than natural cards.
rummy-extend-run = { $cards } can't be added to meld { $number } ({ $cards_meld }). Next to it fits: { $cards_fit }, or a joker.
rummy-extend-run-full = { $cards } can't be added to meld { $number } ({ $cards_meld }): it is complete.
rummy-extend-set-rank = { $cards } can't be added to meld { $number } ({ $cards_meld }): a set has cards of one rank.
rummy-extend-set-suit = { $cards } can't be added to meld { $number } ({ $cards_meld }): the { $card } is there already, and suits must differ.
rummy-extend-set-full = { $cards } can't be added to meld { $number } ({ $cards_meld }): a set has four cards at most.
rummy-too-often = The { $card } is described more often than the two decks hold it.

rummy-drew = { $player } draws a card.
rummy-drew-card = { $player } draws the { $card }.
rummy-took = { $player } takes the { $card } from the discard pile.
rummy-opened = { $player } makes the first declaration: { $points } points.
rummy-declared-run = { $player } declares the sequence { $cards } (meld { $number }, { $points } points).
rummy-declared-set = { $player } declares the set { $cards } (meld { $number }, { $points } points).
rummy-extended = { $player } adds { $cards } to meld { $number }.
rummy-swapped = { $player } puts the { $cards } in a joker's place in meld { $number } and takes the joker.
rummy-discarded = { $player } discards the { $card }.
rummy-closed = { $player } closes.
rummy-closed-card = { $player } closes with the { $card }.
rummy-closed-all = { $player } closes with all cards played.
rummy-skipped = { $player } is away; the turn passes.
rummy-recycled = { $count ->
    [one] One discard becomes
   *[other] { $count } discards become
  } the new draw pile ({ $times } of { $most }).
rummy-pile-used-up = The draw pile is used up: the deal ends, and nobody has closed.
rummy-scored = { $player }: { $points } points in deal { $deal }, { $total } in all.
rummy-dealt = Deal { $deal } begins; { $player } starts.

rummy-part-closed = closed
rummy-part-last = last at the table
rummy-part-hand = left in hand: { $cards }
rummy-part-undeclared = never declared
rummy-part-jokers = { $count ->
    [one] one joker
   *[other] { $count } jokers
  } in hand
rummy-part-perfect = perfect finish
rummy-part-pures = { $count ->
    [one] one more pure sequence
   *[other] { $count } more pure sequences
  }

rummy-why-draw = Nothing can be done with the top discard{ bot-beside }{ rummy-other }.
rummy-why-ready = On to the next deal{ bot-beside }{ rummy-other }.
rummy-task-open = Make your first declaration this turn: a pure sequence, and at least { $points } points. With which discard does it work?
rummy-task-close = Go out this turn. With which card?
rummy-why-close = All other cards are played: this closes{ bot-beside }{ rummy-other }.
rummy-why-open = { $points } points with a pure sequence: declare before somebody closes{ bot-beside }{ rummy-other }.
rummy-why-play = { $count ->
    [one] A card less
   *[other] { $count } cards less
  } in hand{ bot-beside }{ rummy-other }.
rummy-why-discard = The { $card } promises least{ bot-beside }{ rummy-other }.
rummy-prefers = In { $tries } tries at what may lie hidden, this came out { $tried ->
    [even] as good as
   *[worse] { $margin } points better than
  } { rummy-other }.
rummy-other = { $other ->
    [none] {""}
    [draw] drawing
    [take] taking the discard, and the { $cards_other } last
    [declare] laying down new melds, and the { $cards_other } last
    [extend] adding to melds, and the { $cards_other } last
    [swap] swapping a joker, and the { $cards_other } last
    [discard] discarding the { $cards_other }
    [close] closing
   *[ready] going on
  }
rummy-mistake-never-takes = I draw, without a look at the discard pile; the expert would prefer { rummy-other }.
rummy-mistake-keeps-melds = I keep my melds in hand until I can lay everything down; the expert would prefer { rummy-other }.
rummy-mistake-throws-the-dearest = The dearest card goes, whatever it could have become part of; the expert would prefer { rummy-other }.
rummy-mistake-throws-the-cheapest = High cards bring more in a meld, so the lowest one goes; the expert would prefer { rummy-other }.

## The game in four steps.

rummy-how =
    On your turn draw a card, lay down what fits, and discard one.
    Sets are equal ranks in different suits, sequences are three or more in a row of one suit. Jokers stand for any card.
    From round four on you may lay down for the first time: 48 points at once, with one sequence free of jokers.
    After that add to anything on the table. Who is rid of all but one card closes with it; what the others hold counts against them.

rummy-lesson-draw = The aim: lay all your cards on the table. A turn begins with a draw. Draw a card from the pile.
rummy-lesson-declare = Your first declaration needs 48 points, with one sequence free of jokers: the jack, queen and king of hearts make 30, three sixes 18. Lay both down and discard the king of spades.
rummy-lesson-again = From now on you may lay down anything that fits. Draw.
rummy-lesson-joker = A joker stands for any card: with 8 and 9 of clubs it is the 10. And your 10 of hearts fits below the jack on the table. Lay both, discard the ace.
rummy-lesson-take = Somebody discarded the 6 of hearts, and it fits your sixes. A discard may be taken if you play it at once: take it, add it, discard the 7.
rummy-lesson-last-draw = Two cards are left, and both fit a sequence of another player. Draw once more: the last card is the one to close with.
rummy-lesson-close = Add the 4 and the 8 of spades at the two ends, and close with your last card face down. What the others still hold counts against them.

## At the drawn table.

rummy-drawn-first = First declaration
rummy-drawn-discards = Discards
rummy-drawn-opening = { $points }, from round { $first }

## With real cards.

rummy-score-closer = Closed
rummy-score-declared = Has declared
rummy-score-cards = Cards still in hand (who has not declared: only jokers count)
rummy-score-perfect = It was a perfect finish
rummy-score-pures = Pure sequences laid down
rummy-score-closer-holds = { $player } closed, and so holds no card.
rummy-score-holds-nothing = { $player } has declared and did not close, and so still holds a card.
rummy-score-holds-many = { $player } can't hold { $number } cards; { $most } are the most.
rummy-score-none = These cards make no first declaration: that needs { $needed } points and a pure sequence.
rummy-score-best = A declaration of { $points } points. When { $card } ends the turn, cards worth { $left } are left in hand.
rummy-score-best-all = A declaration of { $points } points with every card.
rummy-score-good = A good first declaration: { $points } points.
