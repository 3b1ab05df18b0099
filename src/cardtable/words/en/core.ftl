# What all games, tables and options have to say.

list-of-cards-joint = {" "}

game-is-over = The game is over.
game-over = The game is over; nothing can be played any more.
game-unknown = There is no game called “{ $name }”. There are: { $games }.
move-not-now = “{ $text }” can't be done now.
move-takes-nothing = “{ $text }” stands alone; “{ $rest }” doesn't belong there.
move-unknown = “{ $text }” is no move of this game. Moves begin with: { $moves }.
not-your-turn = It isn't your turn: { $player } is to play.
only-the-table = Only the table makes that move, for somebody who is silent.
already-left = { $player } has left already.
player-left = { $player } leaves the game.
option-unknown = There is no house rule “{ $option }”. There are: { $options }.
option-value = The house rule “{ $option }” can't be “{ $value }”. It can be: { $values }.
players-number = { $number } { $number ->
    [one] player is
   *[other] players are
  } not right for this game: it takes { $fewest } to { $most }.
state-field = This isn't a game that can be: “{ $field }” is missing or can't be so.
state-other-game = This isn't a game of { $game }.
means-ready = Go on with the next round
card-unknown = “{ $text }” is no card. Cards are written like 7♠ or 7S, 10♥, Jk.
level-unknown = There is no bot called “{ $level }”. There are: { $levels }.
bot-prefers = In { $tries } tries at what may lie hidden, this came out { $margin } points better than “{ $other }”.
