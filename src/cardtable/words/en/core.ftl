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
lesson-none = There is no lesson for this game yet: its rules are at hand.
lesson-not-yet = That can be done too, but first try what the lesson asks for.
players-exactly = { $number } { $number ->
    [one] player is
   *[other] players are
  } not right for this game: it takes { $most }.
program-ended = The program “{ $command }” has ended without an answer.
program-illegal = The program “{ $command }” answered “{ $move }”, which can't be played here ({ $why }). Each view lists what can be: the answer is one of them, as it is written there.
program-not-started = The program “{ $command }” can't be started: { $why }.
program-silent = The program “{ $command }” has not answered within { $seconds } seconds.
state-field = This isn't a game that can be: “{ $field }” is missing or can't be so.
state-other-game = This isn't a game of { $game }.
means-ready = Go on with the next round
card-unknown = “{ $text }” is no card. Cards are written like 7♠ or 7S, 10♥, Jk.
turn-cards-missing = Say which cards you mean: “{ $verb } …”.
turn-meld-number = “{ $text }” doesn't say which meld on the table, and which cards. Write it like “{ $verb } 2 9♥”.
turn-no-melds = There is no meld number { $number }. No meld lies on the table yet.
turn-no-such-meld = There is no meld number { $number }. Melds are numbered from 1 to { $most }.
turn-not-held = You don't hold the { $card }, or not as often as you play it.
turn-one-card = “{ $verb }” takes one card.
turn-order = “{ $text }” ends a turn: it comes once, and last.
turn-part = “{ $text }” is no part of a turn. Parts begin with: { $parts }.
bot-beside = { $tried ->
    [alone] {""}
    [even] ; in { $tries } { $tries ->
        [one] try
       *[other] tries
    } it came out as good as { "" }
    [worse] ; in { $tries } { $tries ->
        [one] try
       *[other] tries
    } it came out { $margin } points better than { "" }
   *[thumb] ; that is better than { "" }
  }

# Tables and seats.
chair-empty = Nobody sits there.
chair-is-a-bots = A bot sits there.
chair-taken = Somebody sits there already. Take a free seat.
chair-unknown = There is no such seat; this table has { $chairs }.
disk-refuses = That couldn't be saved just now, so it hasn't happened. Please try again in a moment.
hello-wanted = The first message must be a hello, within ten seconds.
hint-not-here = At this table nobody gives advice.
hint-not-now = There is nothing for you to decide right now.
host-only = Only the host can do that; the host is { $name }.
postgres-missing = PostgreSQL needs the package “asyncpg”. Install it with: pip install cardtable[postgres]
workers-need-postgres = { $file } is one file, and one server at a time holds it. Several behind one port share a PostgreSQL: start them with --database postgresql://…, and bring your tables there with cardtable move-house.
worker-not-up = A server did not come up. Its log says why.
port-taken = Port { $port } of { $host } is taken by another program. Another one is chosen by --port.
house-unknown = There is no journal at { $place }.
house-differs = Table { $table } is there already and is another from entry { $version } on. Nothing of it was changed; choose an empty place.
house-moved = { $tables } tables are there, and every entry was compared; { $entries } entries were written now.
database-away = The database can't be reached just now. Please try again in a moment.
database-unreachable = { $place } can't be reached: { $fault }.
thinkers-unreachable = The Ray cluster { $place } can't be reached: { $fault }.
backup-by-pg-dump = PostgreSQL is backed up by its own tools: pg_dump --format=custom --file={ $file } …, or its write-ahead log.
journal-is-held = Another server is running on { $file }; two can't share one file. Stop it, or name another with --database.
journal-newer = { $file } was written by a newer program (version { $version } of its form; this one knows { $ours }). Nothing was changed; use the newer program.
key-wanted = This table asks for your seat key, which you were shown when you sat down.
key-wrong = That isn't the key of this seat.
level-unknown = There is no bot of level “{ $level }”. There are: { $levels }.
message-too-long = That message is too long; { $most } bytes are the most.
message-unreadable = That message can't be read; it must be JSON.
message-wrong = That message isn't right: “{ $part }” is unknown, missing, or not of the kind that is wanted.
name-at-the-table = { $name } is at the table. Choose another name.
name-empty = Please give a name.
name-letters = Names can't have control characters.
name-taken = { $name } is at the table already. Choose another name.
name-too-long = Names have at most { $most } letters.
onlookers-look = You are looking on. Sit down to take part.
onlookers-not-here = This table has no room for onlookers.
page-unknown = There is no such page.
question-is-gone = That came too late: the question has changed. Look again and decide anew.
rematch-not-yet = A rematch can begin when this game is over.
seat-is-kept = A bot is playing for you. Take your seat back first.
seat-is-yours = You are playing yourself already.
serve-open = Everybody in this network can reach it, without a password, and what is sent isn't encrypted. With --local it serves this machine alone; with --key and a word of your own it lets in only those who have the link with that word.
serve-open-with-key = Only those in this network who have this link come in. What is sent isn't encrypted: whoever listens can read it. With --local it serves this machine alone.
house-key-form = A house's key has 8 to 60 letters from A to Z, digits, - and _.
house-key-wanted = This house lets in only those who have its link. Ask whoever invited you for the link or the QR code.
server-stops = The server is stopping; everything is saved. You will be back at the table when it is.
table-abandoned = The game is given up without a result.
table-busy = Somebody was faster. Please try again.
static-written = { $folder } holds the whole house. Any web space can serve it from the root of its address.
static-not-built = The pages or the engine are not built here: run ./play --static with a folder.
table-erased = Nothing is left of { $table } in this file. Copies made before still hold it.
table-full = This table is full; it has { $most } seats.
table-handed-back = { $name } is back and plays again.
table-has-started = The game has begun; that could be done only before.
table-host = { $name } is the host now.
table-is-not-paused = The game isn't paused.
table-is-paused = The game is paused. It must go on before anything can be played.
table-kept = A bot plays for { $name } for now.
table-not-started = No game is being played here now.
table-paused = The game is paused.
table-removed = { $name } was asked to leave the table.
table-resumed = The game goes on.
table-sat = { $name } sits down.
table-started = The game begins: { $names }.
table-plays-on = The game goes on from a moment that was given.
table-is-fixed = The cards of this table were settled when it was opened, so its house rules stay as they are.
table-stood = { $name } gets up.
code-unknown = No table waits for players under “{ $letters }”. Once a game has begun, its name leads there.
table-unknown = There is no table “{ $id }”. Check the letters, or open a new one.
table-waits = The game waits for { $name }.
too-often = That was too often in too short a time. Please wait a moment.
word-empty = There is nothing to say in that.
word-muted = The host has muted you at this table.
word-no-room = Everything that can be said at this table has been said ({ $most } lines). At the next one there is room again.
word-too-long = That is too long to say at once; { $most } letters are the most.
house-full = There is no room for another table just now. Please try again later.
host-strange = This server isn't called “{ $host }”. If it should be, whoever runs it starts it with --origin https://{ $host } (or http://, as its pages are reached).
origin-unreadable = “{ $origin }” is no origin; it should look like https://cards.example.org.
origin-strange = That came from a page of another place.
players-fewest = { $fewest } players are wanted before the game begins; { $number ->
    [one] { $number } is
   *[other] { $number } are
  } here.
seat-is-a-bots-already = A bot of this level plays for { $name } already.
seat-is-played = { $name } is at the table. A bot plays only for somebody who is gone.
table-level = { $name } is now { $level ->
    [easy] an easy
    [hard] a hard
    [expert] an expert
   *[medium] a medium
  } bot.
table-other-rules = This table was played by version { $rules } of the rules; this server has version { $ours }, so it can't be opened here.
table-unreadable = This table can't be read by this server and stays closed; whoever runs the server finds the reason in its log.
table-unkept = No bot plays for { $name } any more.
too-many-sockets = There are too many connections from your network; { $most } are the most.
too-slow = Your connection couldn't keep up. Please come back to the table.

# Finished games.
file-unreadable = { $file } can't be read: { $fault }.
reading-busy = Many games are being read just now. Please try again in a moment.
advice-busy = Many people ask for advice just now. Please try again in a moment.
record-commitment = The seed doesn't fit the commitment that was shown before the first card.
record-move = Move { $number } ({ $move }) is not possible in the game that this seed deals.
record-not-over = That can be had when the game is over.
record-lines = The log in the file isn't what these moves tell, from line { $number } on.
record-result = The moves lead to another result than the one in the file.
record-secret = This game keeps its deal secret for ever, so there is nothing to deal again.
record-other-rules = That game was played by version { $rules } of the rules; this is version { $ours }.
record-holds = It holds: { $moves } moves lead to the result that was told. The deal fits the commitment { $commitment }…; compare it with the one that was shown at { $table } before the first card.
record-holds-chosen = It holds: { $moves } moves lead to the result that was told ({ $table }). The deal was chosen by a number, so nobody committed to it before.
record-holds-so-far = It holds so far: { $moves } moves can be played again. The deal fits the commitment { $commitment }…; compare it with the one that was shown at { $table } before the first card. The game isn't over.
record-names = The players or the number of moves in this file can't be those of a game.
record-old-rules = That game was played by an older version of the rules. Its log can still be read.
file-is-a-log = { $file } holds only the log of a game. Checking it takes a saved game, or an export made when the game is over.
file-other-rules = The game in { $file } was played by another version of the rules. It can be looked at, but not gone on with.

# Coming back, and tables that stay closed.
name-unwelcome = { $name } was asked to leave this table. Choose another one.
nobody-asks = Nobody asks to come back to this seat.
seat-asked-for = Somebody asks for { $name }'s seat already, and the others haven't answered yet. If that isn't you, tell them.
rematch-is-open = The next game is at { $id } already.
seat-held-for-its-owner = { $name }'s line has just broken. For { $seconds } more seconds only their own device, or their seat's key, opens this seat.
seat-is-gone = This seat is not there any more.
seat-is-held = { $name } may be back in a moment. That can be done in { $seconds } seconds.
table-came-back-by-consent = { $name } comes back on another device; the others agreed.
table-came-back-by-name = Somebody comes back as { $name } on another device, by the name alone.
table-too-long = This table's journal is full ({ $most } entries). Please go on at another table.
table-took-back = { $name }'s own device is back; it plays again.
server-failed = Something went wrong at the server. Nothing has changed; please try again.

push-your-turn = { $name }, it is your turn.
push-not-here = This house calls nobody: it has no key for that.
push-service-unknown = This push service is not known here.
push-keys-wrong = With these keys nothing can be encrypted.
push-contact-wanted = Push services want to know whom to ask about this house: --push-contact mailto:you@example.org
push-key-other = { $file } holds another kind of key. Make one with: cardtable push-key FILE
push-key-written = The key is in { $file }. Keep it: whoever has subscribed is lost without it. Serve with --push-key { $file }
push-extra-wanted = For push messages the package cryptography is needed: pip install "cardtable[push]"
