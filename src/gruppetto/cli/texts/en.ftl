## What things are called

you-name = { $name } (you)
stage-of = Stage { $order } of { $of }
hand = Your hand:
card-fresh = { $card } (new)
named-figure = { $name }: { $figure }
provenance-rulebook = figures from the rulebook
provenance-reconstruction = figures partly reconstructed

## games, rules

games-box = box
games-players = players
games-minutes = minutes
games-bots = bots
games-edition = edition
games-option = option
games-reading = reading
rules-decisions = Where we decided
rules-options = Options: what can be chosen before a race, the rulebook’s choice in bold
rules-readings = More options: readings of the rulebook
rules-our-figure = our figure: { $notes }
rules-exact = Exact wording: { $command }
rules-ours = Our figure: the printed rulebook gives none. That of your own box goes into a copy: { $command }
rules-cure = Cure

## play

play-welcome = Type the number of a choice, ? for why not, u to undo, h for a hint, q to leave, help for all of them. The seed of this match is { $seed }.
play-prompt = >
play-help =
    A number plays that choice; an action can also be written out.
    ?             what is not allowed now, and by which rule; numbered on from the choices
    why WHAT      the same for one attempt: its number, a card or a word
    h             what a bot would do, and why
    u             take your last decision back
    q             leave the match
play-hint = { $bot } would do this; your chance to win is { $now } % now:
play-hint-after = { $after } % after it
play-hint-general = It simply comes out best where it leads.
play-hint-only = It is the only thing to do.
reason-wins = Wins the race more surely.
reason-decided = However it was played on, the race ended the same way.
reason-same = All of these moves are worth the same here.
reason-close = There is next to nothing between the best moves here.
reason-unsure = It looks best at a glance, and nothing else is surely better.
reason-behind = In nothing is it better than the first choice.
play-no-hints = No bot looks far enough ahead in this game to give hints.
play-left = You leave the race.
play-recorded = The record is in { $file }.
play-no-such-choice = Choose a number from 1 to { $most }.
play-what = “{ $said }” is neither a choice nor a command; help lists them all.
play-nothing-to-undo = There is nothing to take back.
play-honest = Luck has spoken since, and this is an honest table: nothing is taken back across a throw, a draw or a card shown. Start with --friendly to allow it.
play-nothing-refused = Nothing is refused now.
play-not-refused = No refused attempt is about “{ $wanted }”; ? lists them all.
why-colon = { ": " }

## the road in the terminal

map-order = Order:
map-pace = pace { $pace }
map-climb = climb
map-descent = descent
map-bridge = bridge
map-sprint = sprint zone
map-track-good = helps
map-track-bad = harms
map-line-sprint = sprint line
map-line-summit = summit line
map-mark = sign on the road
map-barred = barred
map-choice = the number of a choice

## replay, verify

replay-prompt = Enter for the next move, q to stop
verify-proven = { $file }: proven, { $moves ->
    [one] one move
   *[other] { $moves } moves
} by the rules and with the luck that was promised at the start.
verify-unfinished = { $file }: { $moves ->
    [one] one move
   *[other] { $moves } moves
} by the rules; the match is not over, so its seed is still secret and the luck cannot be checked.
verify-honest = An honest table: nothing was taken back across a throw, a draw or a card shown.
verify-friendly = A friendly table: { $count ->
    [0] moves could be taken back across a throw, a draw or a card shown, and none was
    [one] one move was taken back across a throw, a draw or a card shown
   *[other] { $count } moves were taken back across a throw, a draw or a card shown
}; done again, it falls the same.
verify-former = Played before tables were honest or friendly: { $count ->
    [0] nothing was taken back across a throw, a draw or a card shown.
    [one] one move was taken back across a throw, a draw or a card shown, and met new luck.
   *[other] { $count } moves were taken back across a throw, a draw or a card shown, and met new luck.
}
verify-hints = { $name } was shown { $count ->
    [one] one hint
   *[other] { $count } hints
}.

## simulate

simulate-title = { $game } with { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
simulate-bot = bot
simulate-seat = seat
simulate-wins = wins / starts
simulate-share = share
simulate-interval = 95 % interval
simulate-length = Length: { $decisions } decisions on average (from { $least } to { $most }), { $turns } turns of a seat.
simulate-event = what happens
simulate-a-game = times a game
simulate-shared = { $games ->
    [one] One game was won jointly.
   *[other] { $games } games were won jointly.
}
simulate-nobody = { $games ->
    [one] One game had no winner.
   *[other] { $games } games had no winner.
}
simulate-pace = { $seconds } s, { $pace } games a second.
program-faults = { $bot }: { $instead } decided { $times } { $times ->
    [one] time
   *[other] times
} for it ({ $reasons }).
program-partly = * Not its own figures alone: { $instead } decided some of its moves.
program-late = too late
program-ended = ended
program-no_offer = no offer
guest-seated = It has seat { $seat }. To come back to it later: --token { $token }
guest-away = The server is gone; trying again.
guest-over = The match is over.

## cluster

cluster-or-jobs = --jobs counts processes of this machine, --cluster names workers that are there already: say one of them.
cluster-needs-distributed = Games on many machines need Dask: pip install 'gruppetto[cluster]'.
cluster-threads = A worker has several threads, and only one of them plays: start workers with --nthreads 1 and --nworkers auto.

## bench

bench-title = { $game } with { $players } players, random playouts
bench-decisions = decisions/s
bench-games = games/s
bench-length = decisions/game
bench-operation = operation
bench-ratio = { $ratio } times the decisions a second of { $peer } in the same run.

## bench of a server

load-title = { $tables } tables of { $players }, random moves, act to update
load-moves = moves/s
load-p50 = p50 ms
load-p99 = p99 ms
load-bytes = bytes/move
load-matches = matches
load-memory = server MB

## serve, companion

serve-running = Gruppetto is running already, with the same tables: { $url }
serve-other-port = Port { $port } belongs to another program, so Gruppetto takes a free one.
serve-not-for-friends = Gruppetto is running already at { $url }, with the same tables, but for this machine only; end it first, so that friends can be let in.
serve-not-https = Gruppetto is running already at { $url }, with the same tables, but without https; end it first.
serve-lan-or-host = Say --lan or --host, not both: --lan finds the address itself.
serve-no-network = This machine is on no network that a phone could reach it by. Join a Wi-Fi, or open a hotspot on this machine or on a phone, and start again; internet is not needed.
serve-no-certificate = The certificate for https cannot be kept: { $reason }
serve-https =
    About the warning of browsers: nobody on the internet vouches for addresses at home, so Gruppetto made a certificate itself. Choose “Advanced” and go on; the screen then stays awake.
    To be warned no more, and to start without a network, open /api/certificate at the same address on the phone, and let its settings trust it: docs/hosting.md says where.
    Its SHA-256 fingerprint is { $fingerprint }
    It is good for home networks only. Its key is in { $folder }: show that to nobody.

## doctor

doctor-ok = OK
doctor-note = note
doctor-problem = problem
doctor-sum = { $problems ->
    [0] Nothing keeps you from riding.
    [one] One problem to mend.
   *[other] { $problems } problems to mend.
}
doctor-python-there = Python { $version } on { $system }
doctor-engine-compiled = Gruppetto { $version }, rules and bots compiled
doctor-engine-able = Gruppetto { $version } in pure Python; there is a C compiler here, so “pip install .” from the sources makes bots some times faster
doctor-engine-unable = Gruppetto { $version } in pure Python; with a C compiler and Python’s headers, “pip install .” from the sources makes bots some times faster
doctor-pages-there = The pages for the browser are there
doctor-pages-missing = The pages for the browser are missing: “make pages” in a checkout, or install the package again
doctor-folder-there = Data folder { $folder }, { $free } MB free
doctor-folder-full = Data folder { $folder }: only { $free } MB free; make room
doctor-folder-closed = Data folder { $folder }: it cannot be written to; choose another with --database
doctor-folder-none = { $reason }
doctor-database-new = Database { $about }: it will be made at the first start
doctor-database-current = Database { $about }: readable, and of this version
doctor-database-older = Database { $about }: of an earlier version; the next start upgrades it, so make a copy first
doctor-database-newer = Database { $about }: of a newer Gruppetto; install that one, or choose another with --database
doctor-database-unreadable = The database cannot be read: { $about }
doctor-database-damaged = Database { $about }: damaged; restore a copy of it, or choose another with --database
doctor-network-there = Phones on your network reach this machine at { $address }
doctor-network-none = This machine is on no network: phones cannot reach it
doctor-port-free = Port { $port } is free
doctor-port-ours = Port { $port }: Gruppetto is running there, with these tables
doctor-port-taken = Port { $port } belongs to another program; Gruppetto takes a free one, or that of --port
doctor-browser-there = A browser can be opened
doctor-browser-none = No browser found here: open the address that is printed in one yourself
doctor-extras-there = Extras: { $names }
doctor-extras-missing = Not installed, and not needed to play: { $names }; to get one: pip install 'gruppetto[{ $first }]'

## stages

edition-unusual = Please note: { $what }
stages-good = { $file }: { $game } board { $board }, { $count } cells: good to ride.
stages-drawn = Board { $board } is drawn in { $file }.

## editions, and copies of files

copy-written = Written to { $file }.
copy-exists = { $file } is there already; --force writes over it.
copy-no-edition = { $game } has no edition “{ $wanted }”; it has { $known }.
copy-no-stage = { $game } has no stage file “{ $wanted }”; it has { $known }.
copy-no-stages = { $game } has no stage files: its stages are in its edition, which “gruppetto editions copy { $game }” writes out.

train-needs-numpy = Training needs numpy: pip install 'gruppetto[train]'.
train-players = The numbers of players are a list such as 2,4, not { $players }.
train-round = round { $round }: { $lessons } positions, loss { $loss }, names the winner in { $named } %
train-written = Written: { $file }

dataset-needs-pyarrow = A dataset needs pyarrow: pip install 'gruppetto[dataset]'.
dataset-exists = { $file }: there is such a file already; --force writes over it.
dataset-written = { $file }: { $rows } decisions of { $games ->
    [one] one game
   *[other] { $games } games
}, { $columns } columns, { $actions } different actions, { $megabytes } MB; { $seconds } s, { $pace } rows a second.

## analyse

analyse-title = { $level } looks back at { $moves } moves
analyse-player = Player
analyse-luck = Luck
analyse-given = Given away
analyse-best = Best
analyse-worst = Worst
analyse-turning = Turning points, by the chance to win
analyse-turn = turn { $number }
analyse-played = played: { $label }, { $chance } %
analyse-instead = { $level }: { $label }, { $chance } %
analyse-legend = Luck: throws and draws against their average. Given away: choices against the best one. Both in percent of the win.
analyse-unfinished = The race is not over: there is nothing to look back at yet.

## tournament

tournament-needs-openskill = Ratings need openskill: pip install 'gruppetto[lab]'.
tournament-title = { $game } with { $players } players, tournament of { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
tournament-rating = rating
tournament-ms = CPU ms
tournament-against = wins of / against
tournament-read-cross = { $players ->
    [2] A line tells how often its bot beats the others.
   *[other] A line tells how often its bot wins, of the games that one of the two wins.
}
tournament-read-rating = Numbers in brackets are 95 % intervals. Ratings are on Elo’s scale: 100 points more are 64 % of the wins between two. CPU ms are those of a decision where there was something to choose.
tournament-uneven = There are { $orders } seat orders; with a multiple of that as --games everybody sits equally often everywhere.

## report

report-bots = --bots names one bot or two different ones, the better first, and not “{ $bots }”.
report-written = Written: { $file }
report-title = { $game }: how it plays
report-lead = How it plays with { $players } players: { $games } games in which the bot { $bot } rides in every seat, seed { $seed }.
report-made = Made by: { $command }
report-few = Only { $games } games each: small differences mean nothing.
report-length = Length of a game
report-length-note = Decisions a game: { $mean } on average (the red line), from { $least } to { $most }. The higher a bar, the more games are that long.
report-seats = Wins by seat
report-seats-note = All seats are ridden by the same bot, so each should win { $share } (red). Lines are 95 % intervals.
report-seat = Seat { $seat }
report-luck = Luck against skill
report-luck-note = How often { $better } beats { $worse } with two players, { $games } games for each line. Luck alone would give half (red); if choices count, the better one should win more often the longer a race is.
report-stages = { $stages ->
    [one] 1 stage
   *[other] { $stages } stages
}
report-decisions = { $decisions } decisions
report-pace = Pacing of a stage
report-pace-note = What is worth a look, times a stage, from its first decision (left) to its last; the line is how far along the road the leader is.
report-leader = the leader on the road
report-others = everything else
report-card-harm = cards that harm
report-card-help = cards that help
report-card-plain = other cards
report-options = What options do
report-options-note = Every choice alone against the rest as set, { $games } games each: how many decisions a game takes, and how often the first seat wins (fair would be { $share }, red). Lines are 95 % intervals.
report-choice = choice
report-choice-length = decisions a game
report-choice-seat = first seat wins
report-usual = as set
report-no-difference = no difference in these games
report-harm = Where harm is done
report-harm-note = Crashes, punctures and whatever else holds riders up, times a game, and the cells where they stood, if one rider is meant. The largest dot is { $most } times a game.
report-harm-none = Nobody was held up in these games.
report-harm-count = { $count } times a game on this road
