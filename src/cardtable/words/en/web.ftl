# The pages of the web client.

web-name = Cardtable
web-claim = { $games ->
        [1] One card game
        [2] Two card games
        [3] Three card games
        [4] Four card games
        [5] Five card games
        [6] Six card games
        [7] Seven card games
       *[other] { $games } card games
    }, one table. No account, just a name.
web-skip = To the content
web-scripts = The tables here are set up by scripts: please allow them for this page.
web-loading = One moment…
web-close = Close
web-cancel = Cancel
web-home = All games
web-marks = Cardtable is free software. The games' names are their owners' marks.

web-shelf = What shall we play?
web-players = { $fewest }–{ $most } players
web-players-exactly = { $most } players
web-play-bots = Play with bots now
web-invite = Invite friends
web-how = How it goes (60 seconds)
web-bots-number = How many bots?
web-bots-level = How good?
web-bots-kept = It stays like this for this game; you can change it on the front page.
web-bots-play = Deal
web-bots-are = { $bots ->
    [one] one bot
   *[other] { $bots } bots
  }, { $level }
web-add-bots = Fill up with { $number } bots
web-swap = Change places
web-finer-settings = Finer settings
web-open-tables = Open tables
web-no-open-tables = No table is waiting for players right now. Open one, and it can be listed here.
web-my-tables = Your tables
web-free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
  }
web-join = Join
web-go-back = Back to the table
web-finished-lately = Finished lately
web-all-history = The whole history

web-settings = Settings
web-your-name = Your name
web-name-hint = Leave it empty and we'll find you a famous one.
web-language = Language
web-language-en = English
web-language-ja = 日本語
web-theme = Light
web-theme-auto = as the device
web-theme-noon = noon
web-theme-lamp = lamp
web-size = Text size
web-size-small = small
web-size-medium = medium
web-size-large = large
web-size-huge = huge
web-sound = Sounds: cards, chips, your turn
web-volume = How loud
web-buzz = Shake when it is your turn
web-speed = How fast things move
web-speed-slow = slowly
web-speed-usual = as usual
web-speed-fast = fast
web-speed-none = not at all
web-notify = A notice from this device when it is your turn and you look elsewhere
web-coach-setting = Help in the first game of each kind

web-history = Finished games
web-history-empty = No game has been finished yet. The first one will stand here.
web-abandoned = given up

web-book = The family's book
web-book-empty = Every game that you finish on this device will stand here, with those you played it with. Nobody else sees it.
web-book-help = The games that were finished on this device. The book stays here, unless you take it along.
web-book-season = Season
web-book-always = All years
web-book-wins = Wins
web-book-name = Name
web-book-won = Won
web-book-of = { $wins } of { $games }
web-book-evenings = Evenings
web-book-picture = As a picture
web-book-file = The book as a file
web-book-export = Take the book along
web-book-import = Bring a book
web-book-brought = { $number ->
    [0] No game was found in this file.
    [one] One game is in the book now.
   *[other] { $number } games are in the book now.
  }
web-deal-proven = ✓ Deal proven fair

web-rules-of = How { $title } goes
web-rules-in-short = In 60 seconds

web-unknown-page = There is nothing at this address
web-unknown-page-help = The link may have lost a letter on its way. All games are one step away.
web-unknown-table = This table isn't there
web-went-wrong = Something went wrong on this page
web-went-wrong-help = The game itself is safe on the server. Load the page again to go on.
web-reload = Load again

web-offline = This device is off line. Games go on as soon as you are back; rules you have read before can be read now.
web-server-away = The server can't be reached right now. Check your connection; everything is saved.
web-server-confused = The server gave an answer that can't be read ({ $status }). Please try again.
web-no-answer = There was no answer. Please try again.
web-too-many = Too much is on its way already. Please wait a moment.
web-link-opening = Walking to the table…
web-link-kept = The connection is gone. Your move is kept, and goes out as soon as it is back.
web-link-lost = The connection is gone; trying again. Nothing is lost.
web-link-closed = The connection has ended.

# Before the game.
web-table-called = Table { $id }
web-share = Share the table
web-share-help = Whoever has this link can sit down. No account, just a name.
web-share-code = Or say these letters: they go into “Join a table”.
web-share-where = The address for the others
web-share-nowhere = Only this machine reaches this address. Start the server for your network (./play does), or tell it its public address, and the invitation works everywhere.
web-share-link = The table's link
web-copy = Copy the link
web-copied = Copied
web-not-copied = Your browser doesn't allow that. Copy the link by hand.
web-send = Send it
web-qr = The link as a picture for phones
web-chairs = At the table
web-chair-free = free
web-you = you
web-team = Team { $team }
web-host = host
web-bot = bot, { $level }
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-away = away
web-left = has left
web-muted = muted
web-bot-keeps = a bot plays for now
web-sit-here = Move here
web-chair = Chair { $chair }
web-add-bot = Add a bot
web-add-bot-level = Level of the next bot
web-remove = Remove
web-make-host = Make host
web-house-rules = House rules
web-house-rules-host = Only { $name } can change these.
web-no-house-rules = This game has no house rules to choose.
web-table-settings = Table settings
web-start = Start the game
web-get-up = Get up
web-seat-here = Somebody else on this device
web-their-name = their name
web-seat-here-do = Sit down too
web-curtain = Give the device to { $name }
web-curtain-help = The cards are hidden until they are ready.
web-curtain-lift = I am { $name }
web-sit-down = Sit down
web-sit-title = Take a seat
web-sit-help = One field, and you are in.
web-looking-on = You are looking on.
web-onlookers = { $number ->
    [one] one person looks on
   *[other] { $number } people look on
  }
web-hurried = The house is busy: bots think less than they like.
web-asks = Somebody wants to come back as { $name }, on another device. Is it { $name }?
web-admit = Let them in
web-turn-away = Not now
web-asked = You have asked for { $name }'s seat. It is yours again as soon as another player agrees.
web-come-back = Were you playing? Give your name, and your seat is yours again.
web-seat-key = Seat key
web-seat-key-help = This table asks for the key you were shown when you sat down.
web-your-key = Your seat key is { $key }. Note it: with it you can come back on another device.

web-setting-turn-time-s = Seconds for a turn
web-setting-turn-time-s-0 = no clock
web-setting-days-per-move = By correspondence, over days
web-setting-days-per-move-0 = no, everybody is at the table
web-setting-days-per-move-1 = a day for every move
web-setting-days-per-move-2 = 2 days for every move
web-setting-days-per-move-3 = 3 days for every move
web-setting-days-per-move-5 = 5 days for every move
web-setting-days-per-move-7 = a week for every move
web-setting-days-per-move-14 = two weeks for every move
web-setting-buy-window-s = Seconds for questions out of turn
web-setting-clock-alone = Clocks for one person alone with bots
web-setting-clock-alone-no = none, take your time
web-setting-clock-alone-yes = they run
web-setting-grace-s = Seconds a seat is held when its player is gone
web-setting-absent = After that
web-setting-absent-wait = everybody waits
web-setting-absent-pause = the game pauses
web-setting-absent-skip = the seat is skipped
web-setting-absent-bot = a bot plays on
web-setting-absent-default = the table plays what silence means
web-setting-absent-default_then_bot = the table plays what silence means, then a bot
web-setting-ready-s = Seconds between rounds
web-setting-pace-ms = Milliseconds a bot takes to think
web-setting-rejoin = To come back on another device
web-setting-rejoin-name = the name is enough
web-setting-rejoin-key = name and seat key
web-setting-rejoin-ask = another player agrees
web-setting-return-s = Seconds before a name alone opens a seat
web-setting-patience-s = Seconds a paused table waits for somebody
web-setting-listed = Listed on the front page, and in the history later
web-setting-listed-no = no, by invitation
web-setting-listed-yes = yes, anybody may join
web-setting-fewest = Players before a game can begin
web-setting-onlookers = Onlookers, and later the replay for whoever has the link
web-setting-onlookers-yes = welcome
web-setting-onlookers-no = not here
web-setting-chat = Who reads the chat
web-setting-chat-seats = those who sit here
web-setting-chat-all = onlookers too
web-setting-hints = Hints and suggestions
web-setting-hints-yes = for whoever asks
web-setting-hints-no = none at this table
web-seconds-range = { $low } to { $high }

# During the game.
web-your-turn = Your turn
web-your-turn-title = Your turn · { $title }
web-what-now = What happens now
web-middle = In the middle
web-players-title = Players
web-moves = What you can do
web-more-moves = Show all { $number }
web-fewer-moves = Show fewer
web-moves-for-cards = With { $cards }
web-choose-cards = Choose cards to see what can be done with them.
web-chosen-clear = Put them back
web-no-moves-with = Nothing that is listed uses these cards together.
web-judging = Asking the rules…
web-write-move = Write a move yourself
web-write-label = Your move in writing
web-write-words = Words to write with
web-write-help = Like this: { $example }
web-do-it = Do it
web-use-as-start = Begin from a listed move
web-hint = What would an expert do?
web-hint-says = An expert would: { $move }
web-learn = Learn it: 2 minutes
web-first-game = Your first game of { $title }?
web-first-game-help = Learn it by playing: one hand on this table, one idea at a time. It takes two minutes.
web-lesson-now = Now: { $move }
web-lesson-step = Lesson: step { $step } of { $of }
web-lesson-over = That is how it goes
web-lesson-over-help = You know enough to play { $title }. In your first game somebody looks over your shoulder and says what an expert would do, as long as that helps.
web-lesson-play = Play a real game
web-lesson-go-on = Play on here
web-lesson-look = Look at the result
web-coach-says = On every turn of this first game you'll read what an expert would do, and why. You decide.
web-coach-start = Let's play
web-coach-alone = I know it, no help
web-score = Score
web-points = { $points } points
web-to-play = to play
web-seconds-left = { $seconds } seconds left
web-hours-left = { $hours } hours left
web-days-left = { $days } days left
web-hours-short = { $hours }h
web-days-short = { $days }d
web-none = nothing
web-meld-of = Meld { $number }, { $name }
web-stands-for = { $card } stands for { $stands }
web-paused = The game is paused.
web-pause = Pause
web-resume = Go on
web-take-back = Play myself again
web-bot-plays-for-you = A bot is playing for you.
web-let-bot-play-for = Let a bot play for { $name }
web-leave = Leave the game
web-leave-sure = Leave for good? The others go on without you.
web-abandon = Give the game up
web-abandon-sure = Give the game up for everybody, without a result?
web-more = More
web-plain-table = Plain table
web-drawn-table = Drawn table
web-which-table = How the table is shown

web-panel = Log and chat
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-export = Take the log along
web-turn-number = turn { $turn }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-say-it = Say
web-reactions = React
web-scores = Scores
web-scores-empty = There is nothing to count yet.
web-round = Round { $round }
web-total = Total
web-score-reasons = Where the points come from
web-plot = Everybody's points over the rounds
web-rules = Rules
web-rules-now = What matters now

# After the game.
web-over = The game is over
web-over-abandoned = The game was given up
web-place = Place { $place }
web-winner = { $name } wins
web-team-wins = { $names } win
web-winners = { $names } share the win
web-you-win = You win
web-rematch = Rematch
web-reveal-game = The last count
web-reveal-skip = Press to see it all
web-reveal-close = Press to look at the table
web-whole-table = Show the whole table here
web-hand-only = Show only my hand here
web-screen-open = Show it on a big screen
web-screen-allow = Let a screen look on
web-screen-where = Scan this, or go to { $address } and type
web-screen-start = Start on any phone. What lies on the table is seen here, your cards are in your hand.
web-screen-closed = The host can let a screen look on: at the table, under “More”.
web-go-to-rematch = To the rematch
web-new-game = New game
web-main-menu = Main menu
web-replay = Watch it again
web-replay-of = { $id } once more
web-replay-run = Play
web-replay-stop = Pause
web-replay-back = Back
web-replay-on = Next
web-replay-step = Step { $step } of { $total }
web-replay-speed = Speed
web-replay-eyes = Through the eyes of
web-replay-onlooker = an onlooker
web-deal-holds = It fits: the deal was fixed before the first card, worked out here in your browser.
web-deal-broken = It doesn't fit: this deal isn't the one that was promised.
web-deal-kept = This game keeps its deal secret for ever.
web-deal-record = The whole game as a file that anybody can check
web-breakdown = How it came about
web-deal-proof = Proof of the deal
web-deal-commitment = Told before the first card
web-deal-seed = The secret, told now that it is over
web-verify = Check a deal
web-verify-help = Before the first card the server shows the fingerprint of its secret. When the game is over it tells the secret, and anybody can see that it is the same: here in your browser, in code of its own.
web-verify-table = The name of a finished table
web-verify-do = Check
web-verify-file = Or the file of a game
web-verify-unreadable = This file is no game of Cardtable.
web-verify-again = Worked out here from the secret
web-verify-nonce = Added by a player's device after the promise
web-verify-dealt = What dealt: both together
web-verify-whole = To deal and play the whole game again: cardtable verify { $file }

web-join-title = Join a table
web-join-label = The name of the table, or its four letters
web-join-help = As it was told to you: kyoto sakura 42 is as good as kyoto-sakura-42.
web-join-do = Go there
web-join-near = Did you mean one of these?
web-table-full = This table is full. Somebody who has a seat here can come back by name.
web-just-came = just come

web-device = Without a network
web-device-offer = All games can be put on this device (10 MB), to be played against bots on a train.
web-device-take = Put them on this device
web-device-taking = { $percent } % is here…
web-device-not-yet = This house is still preparing the games for other devices. Try again in a minute.
web-device-failed = That was cut off. What is here already stays.
web-device-kept = The games are on this device. Without a network they are played here by themselves.
web-device-play = Play on this device now
web-device-here = You play on this device, against bots, without a server. Your games are kept here.
web-device-leave = Back to the server

web-slow-table = { $days ->
    [one] By correspondence: everybody has a day for a move, and need not be here meanwhile.
   *[other] By correspondence: everybody has { $days } days for a move, and need not be here meanwhile.
}
web-call-me = Call me on this device when it is my turn
web-called = This device calls you when it is your turn.
web-install = Put Cardtable on this device's home screen
