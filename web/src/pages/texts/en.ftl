# The words of the pages beyond the first one, English: set-up, lobby, results, replays, rules, settings. Those of the first page are in
# ../../texts. `fr`, `nl`, `de` have the same keys.

## a new table

new-title = A new table
new-title-game = { $game }: a new table
new-seats = Who rides?
new-seats-count = Players
new-seat = Seat { $seat }
new-seat-kind = Who rides on seat { $seat }
colour-of = { $bib }, colour on seat { $seat }: { $team }
colour-change = Change the colour
colour-choices = Colours for seat { $seat }
colour-swap = swaps with { $name }
colour-swap-seat = swaps with seat { $seat }
colour-refused = { $name } rides in this colour: choose a free one.
new-here = The table is made on this device, without a server: you and others at this screen, against bots. Friends elsewhere and televisions need a server.
new-here-change = Change
new-gone = The server does not answer, so the table is made on this device: you and others at this screen, against bots. Friends elsewhere and televisions wait until it is back.
new-gone-unprepared = The server does not answer, and this device is not prepared for playing without it: no table can be made just now.
new-kind-me = Me
new-kind-open = Friend
new-kind-bot = Bot
new-kind-me-help = Several of you round one screen? Give each of you a seat: a curtain falls between the hands.
new-kind-open-help = This seat gets a link to send.
new-name-of = Name on seat { $seat }
new-name-hint = Your name
new-bot-of = Which bot on seat { $seat }
new-options = Rules of the day
new-options-help = All as in the rulebook, unless you change it.
new-options-reset = As in the rulebook
options-readings = Readings of the rulebook
options-readings-help = Where the rulebook can be read in more than one way. Leave them as they are, unless your table plays otherwise.
new-options-changed = { $count } changed
new-option-rule = Rule { $rule }
new-option-on = Yes
new-option-off = No
new-edition = Edition
new-take-backs = Take-backs
new-take-backs-honest = Honest
new-take-backs-honest-help = Undo until luck has spoken: not across a throw, a draw or a card shown. The record proves it.
new-take-backs-friendly = Friendly
new-take-backs-friendly-help = Undo across a throw, too, if the others agree. Done again, it falls the same; the result says “friendly”.
new-hints = Hints
new-hints-yes = Allowed
new-hints-yes-said = Hints allowed
new-hints-yes-help = Whoever is to decide may ask what a bot would do, and why. Everybody sees that they asked; the result counts it.
new-hints-no = Not allowed
new-hints-no-said = No hints
new-hints-no-help = Everybody rides by their own lights.
new-seats-pill = Seats
new-stages = Which stages?
new-stages-help = Tick what you ride. Drag the dots to change the order, or focus them: Space lifts and drops, arrows move, Esc puts back.
new-stages-help-fixed = Tick what you ride.
new-presets = Proposals
new-preset-own = My choice
new-stage-grip = Move { $stage }
new-stage-lifted = { $stage } lifted, { $place } of { $of }. Arrows move it, Space drops it, Esc puts it back.
new-stage-moved = { $stage }, { $place } of { $of }
new-stage-dropped = { $stage } dropped, { $place } of { $of }
new-stage-back = { $stage } is back, { $place } of { $of }
new-stage-again = Ride { $stage } twice
new-race = Your race
new-table = At the table
away-choice = Somebody is away
away-seconds = { $seconds } s
away-minutes = { $minutes } min
away-choice-help = After this time the others choose: a bot rides for them, or the race waits.
new-steps = Steps of the set-up
new-step-stages = Stages
new-step-seats = Seats
new-step-table = Table
new-time = { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes }
      }
  }
new-sum-stages = { $count ->
    [0] No stage
    [one] One stage
   *[other] { $count } stages
  }
new-sum-time = about { $time }
new-sum-pace = with { $seats } seats at normal pace
new-sum-pace-stop = with { $seats } seats at normal pace; you can stop after every stage
new-check-stages = Tick a stage: nobody rides nowhere.
new-start = Start the race
new-lobby = Open the table and invite
new-watch-only = Only bots ride: you watch.
new-check-name = Seat { $seat } needs a name.
new-check-name-long = The name on seat { $seat } is too long: at most { $most } letters.
new-check-name-twice = Two riders are called { $name }. Nobody would know who attacked.
new-check-nobody = Take a seat yourself, or nobody can open the table.
new-check-count = { $game } is for { $least } to { $most } riders.

## lobby

lobby-title = At the start
lobby-empty = Nobody here yet: invite, or add a bot
lobby-seats-list = Start list
lobby-seat-open = Free seat
lobby-seat-waiting = waiting for a rider
lobby-seat-here = is here
lobby-seat-away = has gone for a moment
lobby-seat-bot-of = bot · { $bot }
lobby-colour-hint = Another colour? Press the plate of your seat.
lobby-add-bot = Add a bot
lobby-free-seat = Free the seat
lobby-fill-bots = Fill with bots
lobby-start = Start the race
lobby-start-wait = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
lobby-wait-maker = The race starts as soon as whoever opened the table says so.
lobby-invite = Invite
lobby-code = Code of the table: { $code }
lobby-code-help = Six letters to type on the home page.
lobby-invite-seat = Copy link for seat { $seat }
lobby-invite-table-help = Whoever opens this link picks a free seat.
lobby-copy-link = Copy link
lobby-share-text = Come and ride { $game } with me
lobby-local = This address works on this computer only. For friends on your network, start the server with --lan and open it under this computer’s name.
lobby-sit-title = A seat is waiting for you
lobby-sit-free = Take a seat
lobby-sit-name = Your name
lobby-sit-seat = Which seat
lobby-sit = Sit down
lobby-full = Every seat is taken. You can watch.
lobby-stages = { $count ->
    [one] One stage: { $names }
   *[other] { $count } stages: { $names }
  }
lobby-options = Rules of the day
lobby-options-rulebook = All as in the rulebook.
lobby-option = { $name }: { $choice }
lobby-from-position = This race goes on from a position. Whoever made the table can have seen every hand in it; the luck from here on is drawn anew.

## the end of a stage and of the tour

result-final = Final classification
result-stage-of = Stage { $order } of { $of } · result
result-stage-pill = Stage
result-podium = Podium: { $places }
result-podium-row = { $rank }. { $name }.
result-awards = What changed hands
result-award-rule = Decided by rule { $rule }
tie-why = Level: what decided?
result-story = Stage by stage
result-story-total = Total
result-story-chart = Behind the first, after every stage
result-story-stage = Stage { $order }: { $stage }
result-next = Next stage
result-next-named = Next stage: { $stage }
result-back-table = Back to the table
result-watch = Watch again
result-rematch = Rematch
result-whole = Ride the whole tour
result-record = Record
result-verified = Luck verified against the seed
result-unverified = The record does not fit its seed
result-take-backs-honest = Honest table
result-take-backs-friendly = Friendly table: { $count ->
    [0] nothing taken back across luck
    [one] one move taken back across luck
   *[other] { $count } moves taken back across luck
}
result-take-backs-former = { $count ->
    [0] Nothing taken back across luck
    [one] One move taken back, with new luck
   *[other] { $count } moves taken back, with new luck
}
result-share-title = Race result
result-share-text = { $headline } · { $stage }
result-share-row = { $rank }. { $name } { $value }
result-share-played = Ridden on Gruppetto: { $link }

## replay

replay-title = Replay
replay-sub = Replay · { $names }
replay-moves = Moves
replay-moves-note = notation of the record
replay-start = Start
replay-turn = Turn { $at } of { $of }
replay-slider = Turn of the race
replay-play = Play
replay-pause = Pause
replay-prev = Back one turn
replay-next = On one turn
replay-speed = Speed
replay-stages = Go to stage
replay-eyes = Seen by
replay-eyes-everyone = Everyone
replay-branch = Play on from here
replay-branch-help = A new table begins with this position. Who rides for whom?
replay-branch-go = Ride on
replay-link = Copy link to this turn
replay-verified = Record verified
replay-unverified = The record does not hold
replay-record = Download the record
replay-undo = takes back to { $n }
replay-tabs = Views
replay-tab-board = Board
replay-tab-standings = Standings
replay-tab-moves = Moves

## analysis

analysis-open = Analysis
analysis-moves = Back to the moves
analysis-chart = Chance to win
analysis-seen-by = one line a team, as { $level } sees it
analysis-working = being worked out: { $done } of { $of } moves
analysis-at = at turn { $turn }
analysis-point = Turning point at turn { $turn }: { $name }, { $chance }
analysis-turning = Turning points
analysis-turning-of = { $at } of { $of }
analysis-turn = turn { $turn }
analysis-none = Nothing turned this race.
analysis-wait = The turning points come when the whole race is looked at.
analysis-gave = { $name } gave something away.
analysis-right = { $level } knows nothing surely better.
analysis-played = Played
analysis-luck-skill = Luck and choices
analysis-unit = in % of the win
analysis-player = Player
analysis-luck = Luck
analysis-given = Given away
analysis-decisions = Best, worst
analysis-best = Best decision
analysis-best-at = Best decision, turn { $turn }
analysis-worst = Worst decision
analysis-worst-at = Worst decision, turn { $turn }
analysis-legend = Luck: throws and draws against their average. Given away: choices against the best one. Both added up over the race.
analysis-luck-here = Throws and draws in this turn: { $luck } %.

## rulebook

rules-title = Rulebook
rules-of = Rules: { $game }
rules-choose = Which rulebook
rules-english = These rules are written in English.
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = word or rule number
rules-found = { $count ->
    [0] No rule says that.
    [one] One rule
   *[other] { $count } rules
  }
rules-source = Printed rulebook { $sources }
rules-decisions = Where we decided, and why
rules-decisions-help = On these points the printed rulebook is silent, or says two things. This is what we chose.
rules-decision-used = Behind
rules-options = Options
rules-options-help = What you can choose before a race. The ticked choice is the rulebook’s.
rules-link = Link to { $rule }
rules-lesson = Ride the lesson
rules-print = Print
rules-print-sheets = Print · 2 pages
rules-to-plain = All the rules
rules-plain = The plain rules
rules-exact = Exact wording
rules-exact-all = Exact wording of section { $section }
rules-exact-of = Exact wording of { $rule }
rules-contents-open = Contents and search
rules-loading = The rules are coming.
rules-previous = Previous rule: { $rule }
rules-next = Next rule: { $rule }
rules-previous-section = Previous section: { $section }
rules-next-section = Next section: { $section }
rules-steps = Rule by rule
rules-our-figure = our figure
rules-our-figure-why = The printed rulebook gives no figure here; this one is ours.
rules-own-box = Put in the figures of your box
rules-cards = All cards, signs and dice
rules-cards-help = What each of them does, and how many there are. Hover over one at the table, or keep your finger on it, and it tells the same.
# a thing explained: how many of all cards of its pack there are, and what ends a harm
explain-count = { $count } of { $of }
explain-cure = Cure:

## settings

settings-theme = Light
settings-theme-auto = As the device
settings-theme-paper = Day
settings-theme-night = Night
settings-pace = Pace of the others
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-forced = Play forced moves
settings-forced-help = Where only one thing can be done it is done, after a moment in which you see it. Dice stay yours to throw.
settings-one-click = One click to play
settings-one-click-help = A card or a place that leaves no choice is played at once, without the second press.
settings-motion = Motion
settings-motion-full = Full
settings-motion-calm = Calm
settings-motion-none = None
settings-motion-help = Calm: things fade instead of travelling. None: nothing moves.
settings-sound = Sound
settings-sound-on = Sound on
settings-volume = Volume
settings-percent = { $percent } %
settings-sounds = Which sounds
settings-sound-ride = Freewheel
settings-sound-card = Cards
settings-sound-dice = Dice
settings-sound-horn = Car horn
settings-sound-bell = Bell
settings-sound-thud = Crash
settings-sound-hiss = Puncture
settings-sound-click = Your turn
settings-sound-crowd = Finish
settings-saved = Your settings stay in this browser.
settings-about = About
settings-about-text = Gruppetto is an independent implementation of the rules of classic cycling board games, with its own art and words. It is not affiliated with any publisher; the names of games and races are trademarks of their owners.
settings-about-licence = Free software under the MIT licence.

## clock

clock-name = Clock
clock-none = No clock
clock-out = When time has run out
clock-out-move = a bot decides this move
clock-out-ride = a bot rides on until you are back
clock-out-nothing = nothing happens
clock-note-decision = Every decision has this time; a turn may have several. A wish to take a move back stops the clock, and gives no time back.
clock-note-bank = All your decisions together have this time. Once it is used up you still have ten seconds for each.
clock-decision = { $time } a decision
clock-bank = { $time } a player, for the whole race
lobby-clock = Clock: { $clock }. When time has run out, { $out }.
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
