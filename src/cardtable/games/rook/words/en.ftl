rook-title = Rook
rook-blurb = Bid, name trump, and capture the counters with your partner. The first team to 300 wins.
rook-word = { $word }
rook-cards-joint = {", "}
rook-card = { $kind ->
    [R] red { $number }
    [Y] yellow { $number }
    [G] green { $number }
    [B] black { $number }
   *[ROOK] Rook
  }

rook-phase = Now
rook-phase-value = { $value ->
    [auction] the auction
    [discard] the nest
    [trump] naming trump
    [play] tricks
    [correct] a correction
    [last_call] before the nest is opened
    [round_over] the round is over
   *[over] the game is over
  }
rook-trump = Trump
rook-trump-value = { $value }
rook-high-bid = High bid
rook-bidder = High bidder
rook-dealer = Dealer
rook-last-trick = Last trick
rook-buried = Laid aside
rook-table = Played
rook-bids = Bid
rook-captured = Points this round
rook-sizes = Cards in hand
rook-shown = Known to hold
rook-hand = Your hand
rook-nest = From the nest

rook-option-deck = Deck
rook-option-deck-57 = 57 cards, thirteen each
rook-option-deck-41 = 41 cards without 1 to 4, nine each
rook-option-ones = The ones
rook-option-ones-low_0 = low, worth nothing
rook-option-ones-high_15 = above the 14, worth 15
rook-option-rook-rank = The Rook
rook-option-rook-rank-high = is the highest trump
rook-option-rook-rank-low = is the lowest trump
rook-option-last-trick = The last trick
rook-option-last-trick-0 = brings its cards only
rook-option-last-trick-20 = brings 20 points more
rook-option-all-pass = When three players pass without a bid
rook-option-all-pass-stuck_70 = the dealer must play for 70
rook-option-all-pass-redeal = the dealer may pass too, for a new deal
rook-option-bury-counters = Counters may be laid aside
rook-option-bury-counters-allowed = freely
rook-option-bury-counters-fewest = only if nothing else is left
rook-option-first-lead = First lead
rook-option-first-lead-left_of_dealer = left of the dealer
rook-option-first-lead-high_bidder = the high bidder
rook-option-first-lead-left_of_high_bidder = left of the high bidder
rook-option-renege = A card that doesn't follow suit
rook-option-renege-strict = is refused at once
rook-option-renege-table_rules = can be played, corrected and called
rook-option-target = Points to win
rook-option-target-300 = 300
rook-option-target-500 = 500
rook-option-max-rounds = Most rounds

rook-no-ones = The deck of 41 cards has no ones. Let ones be low, or play with 57 cards.
rook-card-unknown = “{ $text }” is no card. Cards are written like R14, Y5, G10, B1 or ROOK.
rook-card-twice = You named the { $card } twice. Name five different cards.
rook-colour-unknown = “{ $text }” is no colour. Trump can be red, yellow, green or black.
rook-number = “{ $text }” lacks a number. Write it like “bid 75”, or “call 2 5” for seat 2 and trick 5.
rook-call-form = “call { $text }” can't be read. Write the seat (0 to 3) and the trick: “call 2 5”.

rook-prompt-bid = { $high ->
    [0] Open with a bid from { $lowest } to { $top }, or pass.
   *[other] The bid is { $high }. Bid { $lowest } or more, or pass.
  }
rook-prompt-bid-or-redeal = { $high ->
    [0] You hold no counters: call for a new deal, open with a bid from { $lowest }, or pass.
   *[other] You hold no counters: call for a new deal, bid { $lowest } or more, or pass.
  }
rook-may-redeal = You hold no counters: you may call for a new deal while the auction lasts. { $player } is to speak.
rook-prompt-discard = The auction is yours at { $bid }. Lay five cards aside.
rook-prompt-trump = Name the trump colour for your { $bid }.
rook-prompt-lead = You lead trick { $trick }; { $trump } is trump.
rook-prompt-follow = Follow { $colour } ({ $trump } is trump).
rook-prompt-free = You have no { $colour } card: play what you like ({ $trump } is trump).
rook-prompt-correct = Your { $card } in trick { $trick } didn't follow suit. Take it back and play one of these: { $cards }.
rook-prompt-ready = { $phase ->
    [last_call] All tricks are played. Ready to open the nest? Until then a renege can be called.
   *[round_over] Round { $round } is over. Ready for the next one?
  }
rook-wait-ready = { $phase ->
    [last_call] The nest is opened when everybody is ready.
   *[round_over] The next round begins when everybody is ready.
  }
rook-wait = { $phase ->
    [auction] { $player } is to bid or pass.
    [discard] { $player } takes the nest and lays five cards aside.
    [trump] { $player } names trump.
    [correct] { $player } must take a card back and play another.
   *[play] { $player } is to play.
  }

rook-means-bid = Bid { $bid }
rook-means-pass = Pass for this round
rook-means-redeal = Show your hand; { $player } deals again
rook-means-discard = Lay aside { $cards } ({ $points ->
    [0] no points
   *[other] { $points } points
  })
rook-means-trump = Trump is { $trump } ({ $held } in your hand)
rook-means-lead = Lead the { $card }
rook-means-wins = Play the { $card } and go ahead in the trick ({ $points } points so far)
rook-means-loses = Play the { $card } ({ $points } points so far)
rook-means-renege = Play the { $card } although you hold { $colour }: a renege
rook-means-call = Say that { $player } reneged in trick { $trick } ({ $left ->
    [one] one wrong call
   *[other] { $left } wrong calls
  } left)
rook-means-correct = Take your card back and play the { $card }
rook-means-open-nest = Open the nest

rook-not-now = “{ $text }” can't be done now. { $phase ->
    [auction] The auction is on: bid or pass.
    [discard] First five cards must be laid aside.
    [trump] First trump must be named.
    [play] Tricks are being played: play a card.
    [correct] First a card must be taken back and replaced.
    [last_call] All tricks are played: say ready, or call a renege.
   *[round_over] The round is over: say ready.
  }
rook-bid-form = { $bid } is no bid. Bids go in fives from { $lowest } to { $top }.
rook-bid-low = { $bid } is too low: the bid is { $high }. Bid { $lowest } or more, or pass.
rook-redeal-late = A new deal can be called for only until the auction ends. This hand must be played.
rook-redeal-counters = You hold counters ({ $cards }): only a hand without any may call for a new deal.
rook-not-held = You don't hold { $cards }. Choose from your hand.
rook-discard-five = Exactly five cards are laid aside, not { $number }.
rook-discard-counters = { $fewest ->
    [0] This table lays no counters aside while you have other cards
    [one] This table lays only one counter aside with your hand
   *[other] This table lays only { $fewest } counters aside with your hand
  }. Choose from: { $cards }.
rook-must-follow = The { $card } doesn't follow the { $card_led }. You hold { $colour } cards, so play one of these: { $cards }.
rook-must-play-rook = The { $card } can't be played: trump is led, and the { $cards } is your only trump. Play it.
rook-call-late = “{ $text }” comes { $phase ->
    [auction] too early: no card has been played
    [discard] too early: no card has been played
    [trump] too early: no card has been played
    [correct] while a card is being corrected. Wait for that
   *[other] too late: the nest has been opened
  }.
rook-call-opponents = Only opponents can be called: { $player_left } or { $player_right }.
rook-call-trick = { $player } has no card in trick { $trick } that could be looked at. Name a trick of this round.
rook-call-strict = { $player } kept the rules in trick { $trick }: at this table every card is checked when it is played.
rook-call-spent = Your team has made { $most } wrong calls this round; that is all it has. You can call again next round.
rook-correct-nothing = You have no card that needs correcting, or it is too late for it. Go on playing.
rook-correct-card = The { $card } wouldn't put it right. Play one of these: { $cards }.
rook-ready-already = You are ready already; the others are still asked.

rook-dealt = Round { $round }: { $player } deals. { $player_next } speaks first.
rook-says-bid = { $player } bids { $bid }.
rook-passes = { $player } passes.
rook-thrown-in = Nobody bids. { $player } deals again.
rook-wins-auction = { $player } wins the auction at { $bid }.
rook-takes-nest = { $player } takes the nest.
rook-takes-nest-cards = { $player } takes the nest: { $cards }.
rook-redeal = { $player } shows a hand without counters: { $cards }. { $player_dealer } deals again.
rook-buries = { $player } lays five cards aside.
rook-buries-cards = { $player } lays aside: { $cards }.
rook-names-trump = { $player } names { $trump } trump. { $player_leader } leads.
rook-plays = { $player } plays the { $card }.
rook-wins-trick = { $player } wins trick { $trick } ({ $points ->
    [0] no points
   *[other] { $points } points
  }).
rook-last-trick-counts = The last trick brings { $player } { $points } points more.
rook-opens-nest = { $player } won the last trick and gets the cards laid aside: { $cards } ({ $points ->
    [0] no points
   *[other] { $points } points
  }).
rook-bid-made = { $player } bid { $bid } and made it with { $points } points.
rook-bid-set = { $player } bid { $bid } and was set: only { $points } points.
rook-scores = { $player } and { $player_partner }: { $points }, { $total } in all.
rook-game-won = { $player } and { $player_partner } win with { $total } to { $other }.
rook-drawn = Both teams end with { $total }: they share the win.
rook-is-ready = { $phase ->
    [last_call] { $player } is ready to open the nest.
   *[round_over] { $player } is ready for the next round.
  }
rook-calls = { $player } says that { $player_called } reneged in trick { $trick }.
rook-call-was-wrong = That is not so: { $player } kept the rules in trick { $trick }.
rook-must-correct = So it is, and in time: { $player } takes the card of trick { $trick } back and plays another.
rook-corrects = { $player } takes the { $card } back from trick { $trick } and plays the { $card_new }. Whoever played after it may change their card.
rook-renege = So it is, and too late: { $player } reneged in trick { $trick }, and that team loses the bid of { $bid }. { $player } still held: { $cards }.

rook-part-tricks = tricks
rook-part-nest = cards laid aside
rook-part-set = bid of { $bid } failed with { $captured }
rook-part-renege = renege, bid of { $bid }
rook-part-carried = carried over

rook-why-play = With the { $card } the team should win this trick in { $chance } of 100 cases{ bot-beside }{ rook-other }.
rook-why-draw = Leading the { $card } draws trumps out of the other hands{ bot-beside }{ rook-other }.
rook-why-spare = The { $card } is the card that can be spared most easily{ bot-beside }{ rook-other }.
rook-why-only = The { $card } is the only card that may be played{ bot-beside }{ rook-other }.
rook-why-bid = With the nest this hand is good for bids up to { $most }{ bot-beside }{ rook-other }.
rook-why-pass = The next bid would be { $next }; this hand is good for { $most } at most{ bot-beside }{ rook-other }.
rook-why-partner = Your partner leads the auction with { $bid }: one of you is enough{ bot-beside }{ rook-other }.
rook-why-trump = { $trump } promises the most points as trump{ bot-beside }{ rook-other }.
rook-why-rules = That is what the rules suggest here{ bot-beside }{ rook-other }.
rook-prefers = In { $tries } tries at what may lie hidden, this came out { $tried ->
    [even] as good as
   *[worse] { $margin } points better than
  } { rook-other }.
rook-other = { $other ->
    [none] {""}
    [bid] bidding { $bid_other }
    [pass] passing
    [redeal] asking for a new deal
    [discard] laying { $cards_other } aside
    [trump] { $trump_other ->
        [red] red
        [yellow] yellow
        [green] green
       *[black] black
      } as trump
    [play] the { $cards_other }
    [correct] the { $cards_other } in its place
    [call] calling a renege
   *[ready] going on
  }
rook-mistake-length-alone = I bid on a long colour, whatever cards are in it; the expert would prefer { rook-other }.
rook-mistake-low-cards-away = I keep high cards and the longest colour, without a thought of tricks; the expert would prefer { rook-other }.
rook-mistake-dreaming = My lowest card will do; I haven't looked at the trick; the expert would prefer { rook-other }.
rook-mistake-uncounted = I win what I can win now, without counting what is still out; the expert would prefer { rook-other }.

## The game in four steps.

rook-how =
    You play in pairs, with your partner across the table.
    Bid for how many points your team will win. Who bids most takes the nest, lays five cards away and names the trump colour.
    Follow the colour that was led if you can. The highest card takes the trick, trumps beat all others, and the bird is a trump.
    Fives, tens, fourteens and the bird bring points. A team that misses its bid loses as much. The first to 300 wins.

rook-lesson-bid = You play with your partner across the table. A bid says how many of the 120 points you two will win. You hold seven red cards and the Rook: bid 80.
rook-lesson-outbid = Somebody bid 85. With such a hand 90 is safe enough: bid 90, and see whether they dare more.
rook-lesson-nest = The bid is yours, and so are the five cards of the nest. Lay five cards away: all your yellow ones and the black 1. Then you have no yellow left, which will be useful.
rook-lesson-trump = Name the colour that beats all others. You have most red cards: red.
rook-lesson-lead = You lead the first trick. Everybody has to follow the colour if they can. Your red 14 takes trumps out of the others' hands: play it.
rook-lesson-partner = Trumps are fewer now. Lead the low black card: perhaps your partner has a high one. What your partner wins is yours too.
rook-lesson-no-colour = Your partner won, and leads yellow. You have none, so you may trump: the red 5 beats the yellow 14, and all points in the trick are yours.
rook-lesson-rook = The Rook is the highest trump and worth 20 points. Play it: it always wins. Fives, tens, fourteens and the Rook are all that counts.

## At the drawn table.

rook-drawn-nest = The nest
rook-drawn-passed = passed
rook-drawn-tricks = { $number ->
    [one] team: { $number } trick
   *[other] team: { $number } tricks
  }
rook-drawn-score = { $total } pts · { $now } taken
rook-drawn-aside = Lay five cards aside
rook-drawn-lay = Lay aside ({ $number } of 5)
rook-drawn-round = { $player } bid { $bid }
rook-drawn-team = { $tricks } in tricks, { $nest } in the nest, { $score } scored

## With real cards.

rook-score-bidder = High bidder
rook-score-bid = Bid
rook-score-counters = Counters captured, with those in the nest
rook-score-last = Won the last trick
rook-score-offender = Reneged, and it was called too late
rook-score-bidder-missing = Who was the high bidder?
rook-score-counters-missing = Nobody has captured { $cards }. Leave one team empty, and it gets what the other has not.
