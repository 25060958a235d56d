# The words of the first page and of the frame around all of them, English. Those of the other pages are in ../pages/texts, those of the
# table screen in ../table/texts, those of a game live with the game.
# Keys begin with the screen they belong to; all four languages have the same keys and variables.

## everywhere

app-title = Gruppetto
nav-rules = Rules
nav-replays = Replays
theme-night = Night stage
language-en = English
language-fr = Français
language-nl = Nederlands
language-de = Deutsch
common-cancel = Cancel
common-copied = Copied
common-copy-failed = Could not copy
common-share = Share
common-retry = Try again
common-you = you
common-rider = Rider
common-home-link = To the home page
plate-name = number { $bib }, { $team }
team-rouge = Rouge
team-azur = Azur
team-mandarine = Mandarine
team-lavande = Lavande
team-lagune = Lagune
team-ardoise = Ardoise
team-blanc = Blanc
bot-lanterne = Lanterne rouge
bot-lanterne-help = Blunders on purpose now and then: the one to beat first.
bot-lanterne-manner = blunders now and then
bot-gregario = Gregario
bot-gregario-help = Takes the best move it sees, every time.
bot-gregario-manner = takes what he sees
bot-rouleur = Rouleur
bot-rouleur-help = Thinks one turn ahead.
bot-rouleur-manner = thinks a turn ahead
bot-puncheur = Puncheur
bot-puncheur-help = Thinks ahead and guesses your cards.
bot-puncheur-manner = strikes where it hurts
bot-patron = Patron
bot-patron-help = Thinks long, and gives nothing away.
bot-patron-manner = rules the peloton
bot-greedy = Opportunist
bot-greedy-help = Takes the best move it sees, every time.
bot-greedy-manner = takes what he sees
bot-random = Tourist
bot-random-help = Rides for the view: any legal move will do.
bot-random-manner = rides anywhere
provenance-rulebook = figures of the printed rulebook
provenance-rulebook-help = Cards, points and stages are those of the printed rulebook.
provenance-reconstruction = partly reconstructed
provenance-reconstruction-help = The rulebook does not print every figure of the board. Those missing were reconstructed; if you own the box, you can put in the real ones.

## what can go wrong

error-offline = The server does not answer. Is it running?
error-unknown = Something went wrong on the road ({ $code }).
error-page = This page has punctured. Load it again.
error-unknown_table = There is no such table. The link may be cut short, or the table is gone.
error-deleted = Who made this table has deleted it.
error-put_away = This table was put away.
error-unknown_code = No table waits under this code.
error-unknown_game = This server does not have that game.
error-unknown_seat = There is no such seat.
error-bad_token = This browser does not hold that seat.
error-bad_origin = The server does not know this address as its own. Whoever runs it starts it with --allow-host and the name in the address bar.
error-bad_name = A name has 1 to 24 letters that can be seen.
error-bad_line = A line has 1 to 400 letters that can be seen.
error-bad_setup = The server does not accept this set-up.
error-bad_position = From this position nobody can ride on.
error-seat_taken = Somebody was faster: the seat is taken.
error-team_taken = Somebody else rides in this colour: choose a free one.
error-teams_fixed = This race goes on in the colours it had.
error-unknown_team = There is no such colour in the box.
error-started = The race has started already.
error-not_started = The race has not started yet.
error-no_analysis = Nobody looks ahead in this game, so nobody can look back.
error-not_over = The race is still on: its replay opens at the finish.
error-seats_open = A seat is still free: invite somebody or give it to a bot.
error-rate = Slow down a little, then try again.
error-not_stored = The server cannot write just now: nothing was stored. Try again in a moment.
error-damaged = This part of the server’s database is damaged. Tell its host: a copy may have to be restored.
error-busy = The server has its hands full. Try again in a moment.
error-full = The server’s disk is nearly full: it takes no new tables or sheets. What has begun goes on; whoever runs the server can make room.
error-too_costly = That was too much for the server, so it stopped.

## home

home-slogan = { $count ->
    [1] A classic of the road
    [2] Two classics of the road
    [3] Three classics of the road
    [4] Four classics of the road
   *[other] Classics of the road
  }
home-quick = Quick start
home-quick-help = One click · one stage · { $bots ->
    [one] one bot
   *[other] { $bots } bots
  }
home-name-title = Before you start
home-name-label = What shall we call you?
home-name-help = Asked once: this browser keeps it.
home-name-ride = Ride
home-choose = Choose your race
home-play-bots = Play bots
home-play-bots-game = Play bots: { $game }
home-set-up = Set up
home-set-up-game = Set up { $game }
home-players = { $least }–{ $most } players
home-players-exact = { $count } players
home-box = Box
home-box-inside = { "" }: { $contents }
home-minutes = { $least }–{ $most } min
home-no-games = This server has no games.
home-continue = Continue
home-continue-empty = No race under way. Start one, and it waits for you here.
home-continue-ride = Ride on
home-continue-watch = Watch
home-continue-result = Result
home-continue-lobby = To the start
home-continue-forget = Forget this table: { $table }
home-continue-forget-ask = Forget this table? Without its link you cannot come back to your seat.
home-continue-forget-yes = Forget it
home-continue-delete-ask = Delete this match from this device? Save it as a file first if you want to keep it.
home-continue-delete-yes = Delete it
home-state-your-turn = your turn
home-state-waiting = waiting for { $who }
home-state-lobby = not started yet
home-state-over = finished
home-state-here = On this device · { $when }
home-state-gone = no longer on this server
home-state-put-away = put away
home-state-with = { $what } · with { $names }
home-join = Join a table
home-join-help = Paste the link or the six letters your friend sent you.
home-join-field = Link or six letters
home-join-go = Join
home-join-or = or
home-join-make = make a table and invite
home-join-bad = That is neither a link to a table nor a code of six letters.
home-replays = Your finished races
home-replays-empty = No finished race in this browser yet.

## a guided first stage

learn-opens = The road is being made ready …
home-learn = Learn to ride
home-learn-game = Learn to ride: { $game }
home-learn-first = First time? Ride your first stage with a coach
home-state-lesson = Lesson · { $what }
result-alone = Now ride alone

## Without a network

offline-title = Play without a network
offline-size = { $come } of { $total } MB
offline-get = Get it
offline-pause = Pause
offline-go-on = Go on
offline-lost = The network is gone. What has come is kept.
offline-full = This browser has no room for it, or keeps nothing. You can still play while there is a network.
offline-ready = Ready without a network
offline-ready-size = { $size } MB on this device.
offline-evict = A browser may throw them and your matches away when its disk is full or nobody came for long: save what you want to keep as a file.
offline-delete = Delete
offline-here = New tables on this device
offline-here-help = Without the server, though it is there.
offline-works = Then works anywhere
offline-works-bots = Play bots and one another on this screen
offline-works-rules = Rules, lessons, your own replays
offline-works-companion = Companion beside the real board
offline-works-not = Tables with friends elsewhere wait until you are back
offline-works-never = Tables with friends elsewhere need a server
offline-coming = Coming to this device, once: { $come } of { $total } MB
offline-starting = The race starts on this device
offline-saved = Saved on this device
offline-saved-none = No match on this device yet.
offline-under-way = under way
offline-save-one = Save as a file: { $game }
offline-save-all = Save all
offline-open-file = Open a file
offline-file = In this file
offline-file-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}, with { $names }
offline-file-keep = Keep on this device
offline-file-keep-all = { $count ->
    [one] Keep one match on this device
   *[other] Keep { $count } matches on this device
}
offline-file-clock = with its clock
offline-file-known = On this device already
offline-file-open = Go there
offline-file-others = { $count ->
    [one] One file is no match: { $names }
   *[other] { $count } files are no matches: { $names }
}
offline-file-looking = Looking into the file: { $done } of { $of }
offline-file-kept = { $count ->
    [one] One match was kept on this device.
   *[other] { $count } matches were kept on this device.
}
offline-save-missing = Not saved, and still on this device: { $games }
error-bad_zip = This archive is broken or locked, or there is no match in it.
error-large_file = This file is too large to be opened: a match has at most 16 MB, an archive 64 MB and 500 files.
offline-go-online = Take this table online
offline-go-online-note = The server draws new luck. Whoever played here could have seen every hand.
offline-play-here = Play on on this device
error-no_python = The game could not be started in this browser: its Python did not come, or the browser forbids it.
error-not_kept = This browser could not write it down, so nothing was stored: its disk may be full, or it keeps nothing in a private window. Make room, then try again.
error-broken = The game on this device fell. What was played is kept: try again.
error-bad_save = This file is neither a saved match nor the record of a finished one.

## in the frame of every page

close = Close
bar-home = Gruppetto, home
bar-rulebook = Rulebook
bar-sound = Sound
bar-night = Night stage
bar-menu = Menu
bar-settings = Settings
oops-title = A puncture: the page could not go on
oops-text = Your table is safe on the server. Come back to it with the address of this page.
oops-home = To the start
oops-again = Try again
oops-copy = Copy a report
oops-nowhere = This road leads nowhere
oops-code = No table has this code
stage-title = { $of ->
    [1] { $stage }
   *[other] Stage { $order } · { $stage }
}
companion-title = Companion
companion-home-title = At the real board?
companion-home-text = Let your phone keep time, ranking and jerseys.
settings-title = Settings
settings-language = Language
