# The terminal.

terminal-player = Player
terminal-players = Players
terminal-score = Score
terminal-place = Place
terminal-period = { $number ->
    [0] Round
   *[other] Round { $number }
  }
terminal-you = you
terminal-level = { $level ->
    [easy] easy bot
    [medium] medium bot
    [hard] hard bot
    [expert] expert bot
   *[other] bot
  }
terminal-bot = bot
terminal-partner = partner
terminal-onlooker = looking on
terminal-everybody = everybody
terminal-has-left = has left
terminal-turn = move { $turn }
terminal-window-turn = { $game }: { $name }'s turn
terminal-hurried = busy: bots think less
terminal-paused = paused
terminal-how-many = { $players } players

terminal-keys-asking = number or move
terminal-keys-drafting = add to your turn · undo · clear · Enter plays it when it is complete · help
terminal-keys-beside = number or move, or just Enter to let it go
terminal-keys-watching = the bots play · Ctrl-C leaves, and the game is kept
terminal-keys-reading = ↑ ↓ PgUp PgDn · / finds · Enter goes back to the table
terminal-keys-curtain = { $name }: press Enter when nobody else is looking
terminal-keys-setup = Enter begins · help is above · rules · quit
terminal-keys-front = quit leaves
terminal-seconds = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
  }
terminal-more-moves = {"     "}… and {"{}"} more: type “moves” to see them all

terminal-draft = Your turn so far; nothing of it is final:
terminal-draft-complete = Enter plays it. “undo” takes the last part back.
terminal-empty-line = Type a number, a move or “help”.
terminal-number = There is no number like that here. There are 1 to { $most }.
terminal-which = That could be several moves: { $moves }. Type a little more.
terminal-not-understood = “{ $text }” is no move and no word of this table.{ $meant ->
    [nothing] {""}
   *[other] {" "}Did you mean “{ $meant }”?
  } You can play: { $moves } (or a number up to { $most }). “help” lists everything.
terminal-nothing-to-do = “{ $text }” has to wait: it isn't your turn. “help” lists what can be typed meanwhile.
terminal-nothing-to-undo = There is nothing to take back: your turn hasn't begun, and a move that was made is final.
terminal-no-hint = Hints are for your own turn.
terminal-hint = An expert would play “{ $move }”.
terminal-sort = A hand can't be sorted by “{ $text }”, but by: { $orders }.
terminal-sorted = Your cards are sorted { $order ->
    [suit] by suit
    [rank] by rank
   *[other] as they were dealt
  }.

terminal-help-title = Help
terminal-help-now = Now
terminal-help-moves = Typing moves
terminal-help-typing = A number plays that line of the list. Moves can also be typed as they stand there, and cut short: the first letters of the word are enough, and where only cards matter, the cards alone. Suits are signs or letters: 7♠ or 7s. A turn of several parts is put together part by part, or typed at once with “;” between the parts. Tab completes, the arrow keys bring back what you typed before.
terminal-help-words = Words for any time
terminal-does-help = this page
terminal-does-rules = the rules of the game
terminal-does-moves = everything you can do now, and what it would mean
terminal-does-hint = what an expert would do, and why
terminal-does-table = everything that lies on the table
terminal-does-log = everything that has happened
terminal-does-scores = the score so far, with a picture
terminal-does-sort = sort your hand; without a word, the next way
terminal-does-undo = take back the last part of the turn you put together
terminal-does-clear = take back all of it
terminal-does-bug = Pack what you see into a file for whoever can mend it; say what is wrong behind it.
terminal-does-quit = leave; the game is kept, and goes on when you play again
terminal-does-save = save a copy of the game
terminal-does-load = go on with a saved game
terminal-does-export = write the log into FILE.json, FILE.csv or FILE.txt
terminal-does-switch = give the keyboard to somebody, in or out of turn
terminal-does-giveup = leave the game for good; type your name behind it

terminal-moves-title = What you can do
terminal-moves-typed = Type the number or the move at the table.
terminal-table-title = The table
terminal-log-title = What has happened
terminal-log-number = No.
terminal-log-turn = Turn
terminal-log-time = Time
terminal-scores-title = How it stands
terminal-period-over = { $period } is over
terminal-over-title = The game is over
terminal-shuffling = Shuffling

terminal-hand-over = Hand over to { $name }.
terminal-window = Who wants to answer? Type a name ({ $names }), or press Enter if nobody does.
terminal-nobody-called = Nobody who could answer is called “{ $text }”. Type a name ({ $names }), or press Enter if nobody wants to.
terminal-switch = Who takes the keyboard? There are: { $names }.
terminal-give-up = Leaving the game is for good. If you mean it, type “giveup { $name }”.

terminal-which-game = What shall we play? Type a number or a name.
terminal-go-on = Enter goes on with the first of these games, a number with another one. “new” begins a new game, “delete 2” throws one away.
terminal-your-name = What is your name? (Several: Ann, Bob. Just Enter: we find you a famous one.)
terminal-again = Press Enter to leave, or type “again” to play the same once more.
terminal-setup = Press Enter to begin.
terminal-setup-help = Or type: add Ben · bot easy · bot hard · remove 2 · swap 1 2 · a (changes rule a) · clock 30
terminal-setup-label = begin
terminal-setup-unknown = “{ $text }” can't be done here. Type “add” and a name, “bot” and a level, “remove” and a number, or the letter of a house rule; Enter begins.
terminal-number-wanted = There should be a number instead of “{ $text }”.
terminal-nobody = Somebody should play: type “add” and a name.
terminal-house-rules = House rules
terminal-clock = Turn clock
terminal-clock-off = off
terminal-clock-seconds = { $seconds } seconds
terminal-one-person = Without a full screen only one person can play, since hands couldn't be hidden. Give one name, and bots for the others.
terminal-nothing-to-resume = { $game ->
    [any] There is no unfinished game. Begin one with: cardtable play
   *[other] There is no unfinished game of { $game }. Begin one with: cardtable play { $game }
  }

terminal-saved = Saved as { $file }. Go on with it by “load { $file }”, or “cardtable play --load { $file }”.
terminal-load-what = Which file? Type “load” and its name.
terminal-exported = The log is in { $file }.
terminal-export-what = Into which file? Type “export” and a name that ends in .json, .csv or .txt.
terminal-kept = The game is kept. “cardtable play { $game }” goes on with it.
terminal-look-back = Look back on it with: cardtable replay { $id }
terminal-review-it = What every move cost, and what was luck: cardtable review { $id }

file-unwritable = The file { $file } can't be written: { $fault }.
file-is-no-game = { $file } is no saved game of Cardtable, or it was damaged.
file-is-something-else = { $file } is there already, and it is no saved game. Choose another name.
game-is-open-elsewhere = This game is being played in another terminal. Leave it there first.
option-form = “{ $text }” should look like name=value. House rules are: { $options }.
export-form = The log can't be written as “{ $form }”. The name of the file should end in one of: { $forms }.

terminal-keys-replay = ← → step · Space plays it · a number goes to that step · a name: through their eyes · scores · quit
terminal-replay-label = look
terminal-replay-step = step { $step } of { $steps }
terminal-replay-eyes = through the eyes of { $name }
terminal-replay-end = There are steps 0 to { $steps }. Enter goes forward, “back” back, “quit” leaves.
terminal-replay-unknown = “{ $text }” is nothing to look at. Enter goes forward, “back” back; a name ({ $names }) or “everybody” changes the eyes.
terminal-replay-hidden = This game isn't over: hands stay hidden until then.
terminal-replay-no-scores = This file has only the log; scores stand at its end.
terminal-no-finished = No game has been finished at this terminal yet.
terminal-replay-which = Look back on one of them with: cardtable replay { $id }

terminal-lobby = Press Enter to begin, or wait for others: they come by the link above.
terminal-lobby-watch = The game hasn't begun yet.
terminal-lobby-help = Or type: bot easy · bot hard · remove 2 · rule name=value · say hello · leave
terminal-lobby-unknown = “{ $text }” can't be done before the game. Type “start”, “bot” and a level, “remove” and a number, “rule name=value”, “say” and some words, or “quit”.
terminal-keys-lobby = Enter begins · bot · remove · rule · say · rules · leave · quit
terminal-host = host
terminal-away = away
terminal-does-say = say something to everybody at the table
terminal-does-pause = stop the clocks, or let them run again
terminal-does-admit = let somebody come back who asks for their seat
terminal-does-refuse = turn somebody away who asks for a seat
terminal-asks = Somebody wants to come back as { $name }, on another device. Is it { $name }? Type “admit { $name }” or “refuse { $name }”.
terminal-asked = You have asked for your seat. It is yours again as soon as another player agrees.
terminal-who-asks = Whose seat? Asked for now: { $names }.
terminal-does-back = take your seat back from the bot that kept it warm
terminal-table-id = “{ $text }” is no table. An id looks like kyoto-sakura-42; its four letters and the whole link work too.
terminal-server = “{ $text }” is no server. It looks like http://localhost:8000
terminal-no-server = No server answers at { $server }. Is it running? (cardtable serve)
terminal-seat-held = Your seat is held. “cardtable join { $id }” brings you back.
connection-is-down = The connection is down just now; nothing was sent. It comes back by itself.
connection-not-understood = The server speaks another version of Cardtable. Update this one.

terminal-deleted = That game is deleted.
terminal-help-front = Type the number or the name of what you want, or press Enter for what the line above says. Behind a list of unfinished games, “delete 2” throws the second one away, and “new” begins another. “quit” leaves.
terminal-help-setup = Enter begins. “add Ben” seats somebody at this keyboard, “bot easy”, “bot medium”, “bot hard” and “bot expert” seat a bot, “remove 2” sends the second one away, “swap 1 2” changes places. The letter of a house rule chooses its next value, “chips=official” a certain one. “clock 30” gives everybody 30 seconds a turn, “clock 0” all the time there is. “rules” shows the rules of the game, “quit” leaves.
terminal-help-lobby = Enter begins, once enough have come. “bot easy” seats a bot, “remove 2” sends somebody away, the letter of a house rule chooses its next value, “rule name=value” a certain one: what only the host may do is refused with a sentence. “say hello” is heard by everybody. “rules” shows the rules, “leave” gives your seat up, “quit” leaves and keeps it.
terminal-help-replay = → or Enter goes a step forward, ← or “back” a step back, ↑ to the beginning, ↓ or “end” to the end, a number to that step. The space bar or “play” lets it go on by itself, and any key stops that. A name shows the table through those eyes once the game is over, “everybody” what all could see. “scores” shows how it stood, “quit” leaves.
terminal-keys-lobby-watch = it begins when the players say so · rules · help · quit
file-is-there = { $file } is there already. Choose another name.
terminal-which-seat = Several seats at this table are kept here: { $names }. Say which with --name.

terminal-keys-walking = ← → cards · Space marks · ↑ ↓ Enter · u undoes · Esc types
terminal-step = put it together step by step
terminal-step-which = “{ $verb }” with which cards? Type or mark them; before cards for a meld on the table stands its number. Just Enter leaves it.
terminal-slip-joker = That throws a joker away. Enter does it; anything else leaves it.
terminal-slip-number = Line { $number } is something else than the { $card } in your hand. Enter plays line { $number }; or type the card.
terminal-nothing-to-walk = There is nothing to choose here now.
terminal-hints-are-off = Hints are switched off. “hints on” brings them back.
terminal-hints = Hints are { $state ->
    [on] on
   *[off] off
  }.
terminal-does-hints = switch hints on or off
terminal-does-melds = the melds on the table, and how they came there
terminal-melds-title = Melds
terminal-melds-history = How they came there
terminal-no-melds = Nobody has laid down any cards yet.
terminal-let-go = Let it go
terminal-nobody-speaks-up = Nobody wants to
terminal-speaks-up = { $player } answers
terminal-config = The file { $file } can't be used: { $fault }.
terminal-lobby-code = Code { $letters }: “cardtable join { $letters }”, or the four letters on the page of this server.
terminal-no-tables = No table is listed there just now. Open one with: cardtable host GAME --listed
terminal-join-which = Sit down at one of them with: cardtable join { $id }
terminal-free-chairs = { $free ->
    [one] one free chair
   *[other] { $free } free chairs
  }
terminal-find = find
terminal-not-found = “{ $text }” isn't on this page · / finds something else · Enter goes back to the table
