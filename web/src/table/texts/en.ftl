# The words of the table, English. The other pages' are in src/texts and src/pages/texts; `fr`, `nl`, `de` have the same keys.

waiting = The table is being set up

stage-number = stage { $number }
stage-of = Stage { $order } of { $of }
race-name = Race
race-result = Show the result
race-won = { $count ->
    [0] The race is over
    [one] { $winners } wins
   *[other] { $winners } win together
}
rail-name = Standings and log
tabs-name = Views
tab-board = Board
tab-standings = Standings
tab-log = Log
tab-menu = Menu

## turn and question

turn-title = Your turn
turn-yours = Your turn, { $player }
turn-yours-said = Your turn: { $question }
turn-wait-own = One moment …
turn-theirs = To play
ask-sure = { $label }?
ask-again = Pick the card again to play it.
ask-again-road = Pick the road or the card again.
ask-target = Pick one of the lit targets, or another card.
ask-cards = Lit cards can be played now. The others tell you why not.
ask-side = Nothing can be played now. Pick a card to see what else it is good for.
ask-lit = Pick what is lit.
ask-choose = Pick what is lit. The rest tells you why not.
ask-place = { $group }, { $place } of { $of }
home-go = Ride them home
home-rides = Your riders are riding home
home-stop = I will ride
ask-forced = There is nothing else to do.
ask-ordered = As you ordered.
ask-by-hand = I will do it
several-how = { $least ->
    [0] { $most ->
        [one] Pick one card or none, then the button.
       *[other] Pick up to { $most } cards, then the button.
    }
    [one] Pick one card, then the button.
   *[other] Pick { $least } cards, then the button.
  }
several-go = { $count ->
    [one] This card
   *[other] These { $count } cards
  }
order-stop = Stop: { $label }
ask-wait = { $player } is thinking
ask-watch = You are watching: hands stay hidden.
ask-over = The race is over
key-play = play
key-back = back
key-why = why not
key-hint = hint
key-lane = lane
ask-rider = Number { $bib } · { $place }
ask-cell = { $card }: pick a cell
ask-numbers = Pick a rider or a number, then a lit cell.
ask-steps = Pick a rider, then a lit cell.
ask-number-rider = Who gets the { $number }?
ask-number-cell = Rider { $bib } with a { $number }: where to?
ask-rider-cell = Rider { $bib }: where to?
ask-number-how = Pick a lit cell, or a number first.
ask-cell-how = Pick a lit cell, or another rider.
ask-ways = Several ways lead there
ask-harm = Every card you hold ends in a crash: no lane is free. Pick the card to give up.
ask-harm-why = Why nothing else?
sign-mark-slipstream = slipstream
sign-mark-exchange = exchange
sign-mark-chance = chance
sign-mark-crash = crash
sign-mark-sprint = sprint
sign-mark-summit = summit
sign-mark-finish = finish
sign-mark-risk = risk card
sign-mark-green-line = green line
sign-jersey-team = extra step
hand-name = Your hand
numbers-name = Numbers of the card
numbers-bonus = { $name }. Pick a rider and a number: the lit cells one farther use it.
card-drawn = drawn
card-picked = picked
card-not-now = not now; press to learn why
die-shows = shows { $face }
dice-name = The dice
die-fell = { $bib } throws { $die }
pile-name = { $name }, { $count }
pile-name-top = { $name }, { $count }, { $top } on top

## board and strip

board-name = The road
board-role = race board
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = Whole stage
board-cell = { $label }, { $kind }
board-riders = here: { $riders }
board-target = can be picked { $label }
board-rider = Number { $bib }, { $team }, { $player }
board-rider-short = { $bib } { $player }
board-fallen = fallen
board-barred = barred until the round ends
board-minimap = The whole road in small
cell-flat = flat
cell-climb = climb
cell-descent = descent
cell-bridge = bridge
cell-sprint = sprint zone
cell-start = start
cell-finish = finish
cell-runout = run-out
cell-track = track
cell-track-good = track, help
cell-track-bad = track, harm
jersey-yellow = yellow jersey
jersey-green = green jersey
jersey-polka = polka-dot jersey
map-name = Map of the tour: stage { $stage }, { $of } in all
strip-name = { $groups ->
    [one] Race profile, one group.
   *[other] Race profile, { $groups } groups.
  }
strip-group = { $printed }: at { $percent } %, { $riders }.
strip-you = you
strip-you-lead = you lead
strip-leads = { $player } leads
strip-more = { $count ->
    [one] +1: one more rider in this group
   *[other] +{ $count }: { $count } more riders in this group
  }
strip-riders = Riders of this group: { $count }
strip-head = tête de course
group-pace = pace { $pace }

## rail

groups-name = Groups on the road
groups-pace = pace
groups-look = { $count ->
    [one] 1 rider: go to { $group }
   *[other] { $count } riders: go to { $group }
}
order-name = This round
order-place = { $place } of { $of }
order-done = Number { $bib }, { $player }: has ridden
order-now = Number { $bib }, { $player }: rides now
order-next = Number { $bib }, { $player }: still to ride
order-skips = Number { $bib }, { $player }: loses the turn
row-you = { $player } (you)
row-markers = Show the markers of the box: units, then tens
row-pick = Pick
log-name = Race radio
log-live = live
log-undone = taken back
log-undone-lines = { $count } lines taken back
say-field = Say something
say-hint = Say something…
say-undo = Undo

## why not, list, menu

why-title = Not now: { $thing }
why-nothing = There is nothing to do with it now.
why-general = { $later ->
    [yes] { $kind ->
        [cell] First pick what is to lead there.
        [player] First pick the card that is for them.
       *[other] First pick something that goes with it.
    }
   *[no] { $kind ->
        [cell] Nothing leads there now.
        [rider] There is nothing to do with this rider now.
        [player] There is nothing to do here with this player now.
        [card] It does not go with what is picked.
        [pile] The pile is drawn from and laid on by itself.
        [number] It goes to the rider who is picked.
       *[other] Nothing comes of this now.
    }
}
why-lost = The server does not answer just now. Press again in a moment.
whys-title = What cannot be done now
whys-none = Nothing is forbidden just now.
whys-more = and { $count } more
why-cell = cell { $thing }
why-thing = { $thing }
why-lit = Nothing forbids it: it can be picked now.
why-rulebook = Open in the rulebook
why-instead = { $label } instead
list-title = All that can be done
list-why = Why not: { $label }
menu-list = All that can be done, as a list
menu-sound-on = Sound on
menu-sound-off = Sound off
menu-night = Night stage
menu-day = Day stage
menu-copy = Copy the link to this table
menu-home = Leave the table
delete-table = Delete this table
delete-title = Delete this table?
delete-lobby = Its seats and invitations are lost, and its six letters lead nowhere.
delete-race = The race ends here without a result. Moves, cards and talk are lost for good.
delete-race-others = The race ends here, for everybody and without a result. Moves, cards and talk are lost for good.
delete-record = Result, replay, record and talk are lost for good.
delete-record-others = The talk is lost for good, and nobody comes back to this table. Result and replay stay: the others rode this race too.
delete-keep = No, keep it
delete-do = Delete for good
put-away-title = This table was put away
put-away-over = Nobody was here for a long time. The race is over, and kept as a record.
put-away-open = Nobody was here for a long time. The race stands where you left it, and you can ride on. Only the talk is gone.
put-away-closed = Nobody was here for a long time. Whoever has a seat in this race can open it again.
put-away-open-again = Open it again
panel-back = Back to the table

## hot seat, undo, connection

curtain-title = { $name } is next
curtain-next = Next to play
curtain-text = Everybody else looks away, then the curtain goes up.
curtain-lift = I am here
undo-title = Take a move back?
undo-text = { $by } would like to take the last move back. { $player }, do you agree?
undo-agree = Agree
undo-decline = No, it stands
undo-asked = The others are asked whether they agree.
undo-declined = The move stands: not everybody agreed.
event-undone = { $you ->
    [yes] *You* take a move back.
   *[no] *{ $who }* takes a move back.
  }
log-for = { $bot } for { $who }:
event-hint-shown = { $you ->
    [yes] *You* asked what { $bot } would do: hint { $count } of this stage.
   *[no] *{ $who }* asked what { $bot } would do: hint { $count } of this stage.
}
event-hands-lent = { $decided ->
    [self] { $you ->
        [yes] *You* let { $bot } ride for you.
       *[no] *{ $who }* lets { $bot } ride.
      }
    [another] { $you ->
        [yes] *{ $by }* lets { $bot } ride for you.
       *[no] { $away ->
            [yes] *{ $by }* lets { $bot } ride for { $who }, who has been away since { $since }.
           *[no] *{ $by }* lets { $bot } ride for { $who }.
          }
      }
   *[maker] { $you ->
        [yes] *{ $bot }* rides for you.
       *[no] { $away ->
            [yes] *{ $bot }* rides for { $who }, who has been away since { $since }.
           *[no] *{ $bot }* rides for { $who }.
          }
      }
  }
event-away-since = *{ $who }* has been away since { $since }.
event-silent-since = *{ $who }* is here, and has been silent since { $since }.
event-hands-late = { $you ->
    [yes] Your time has run out: *{ $bot }* rides for you.
   *[no] The time of *{ $who }* has run out: { $bot } rides.
  }
event-hands-back = { $you ->
    [yes] *You* ride again.
   *[no] *{ $who }* rides again.
  }
event-hands-moved = { $you ->
    [yes] *You* ride on from another device.
   *[no] *{ $who }* rides on from another device.
  }
event-hands-claimed = { $you ->
    [yes] *You* are back: the others have confirmed your seat.
   *[no] *{ $who }* is back: the others have confirmed it.
  }
event-hands-resigned = { $you ->
    [yes] *You* give up your seat; { $bot } rides on.
   *[no] *{ $who }* gives up; { $bot } rides on.
  }
event-hands-relieved = { $you ->
    [yes] *You* take over from { $bot }.
   *[no] *{ $who }* takes over from { $bot }.
  }
event-hands-taken = { $you ->
    [yes] *You* take a seat that was given up.
   *[no] *{ $who }* takes a seat that was given up.
  }
connection-lost = Level crossing: waiting for the connection
connection-back = { $count ->
    [one] Back on the road: one event was caught up.
   *[other] Back on the road: { $count } events were caught up.
  }
error-nothing_to_undo = You have no move to take back.
error-honest_table = Luck has spoken since, and this is an honest table: nothing is taken back across a throw, a draw or a card shown.
error-undo_pending = Somebody has asked already.
error-undone_often = This decision has been taken back so often that it stands now. Ride on.
error-log_long = This race has become so long that nothing is taken back and no hints are given any more. It can be ridden to its end.
error-log_full = This race has become too long: nothing more is entered. You can still look at all of it; to ride on, open a new table.
error-lost = The connection was away. Try once more.
error-stale = The race has moved on. Choose again.

## Hints

hint-ask = What would { $bot } do?
hint-thinks = Thinking …
hint-close = Put the hint away
hint-general = It simply comes out best where it leads.
hint-only = It is the only thing to do.
reason-wins = Wins the race more surely.
reason-decided = However it was played on, the race ended the same way.
reason-same = All of these moves are worth the same here.
reason-close = There is next to nothing between the best moves here.
reason-unsure = It looks best at a glance, and nothing else is surely better.
reason-behind = In nothing is it better than the first choice.
hint-chance = Your chance to win
hint-line = line: one in { $count }
hint-now = Now
hint-after = After { $letter }
hint-per-cent = { $chance } %
hint-noted = Noted in the result: { $name }, { $count ->
    [one] one hint this stage.
   *[other] { $count } hints this stage.
}
hint-noted-stage = { $name }, { $count ->
    [one] one hint this stage
   *[other] { $count } hints this stage
}
hint-noted-race = { $name }, { $count ->
    [one] one hint
   *[other] { $count } hints
}
hint-said = { $bot } would do this: { $move }. { $why } Your chance to win is { $now } % now and { $after } % after it.
hint-forbidden = This table rides without hints.
error-no_hints = This table rides without hints.
error-no_adviser = No bot looks far enough ahead in this game to give hints.
error-not_your_turn = Hints are for whose turn it is.
error-thinking = A hint is being thought about already.

## clock

clock-left = Time left: { $time }
clock-days-hours = { $days } d { $hours } h
clock-said = You have { $time } left.
clock-said-out = Your time has run out.
clock-banks = Time left

## Seats that change hands

away-told = { $minutes ->
    [one] { $who } has been away for one minute.
   *[other] { $who } has been away for { $minutes } minutes.
  }
away-tag = away { $time }
away-title = { $who } is away
away-text = Nothing has been heard of { $who } for { $time }. The race can wait, or a bot rides with these cards.
silent-tag = silent { $time }
silent-title = { $who } is silent
silent-text = { $who } is connected and has not decided for { $time }: a phone in a pocket, perhaps. The race can wait, or a bot rides with these cards.
away-who = Who rides for { $who }?
away-back-sees = When { $who } is back
away-lend = Let a bot ride for { $who }
away-wait = Wait
away-fine = { $who } takes over with one press, at any time. Log and record say who decided.
away-hand = Back to my hand
away-again = { $who } is away: who rides?
away-key-level = level
away-key-wait = wait
away-key-hand = my hand
back-rides = { $bot } rides for you
back-take-short = Take over
back-title = You are back
back-text = { $timed ->
    [yes] { $away ->
        [yes] Away since { $since }. { $bot } has ridden for you since { $at }; your cards are as he left them.
       *[no] { $bot } has ridden for you since { $at }. Your cards are as he left them.
      }
   *[no] { $bot } rides for you. Your cards are as he left them.
  }
back-key = take over
back-played = { $turns ->
    [0] Nothing was played for you yet
    [one] One turn was played for you
   *[other] { $turns } turns were played for you
  }
back-take = { $who } rides again: take over
back-show = Show me what happened
back-show-short = Show
back-fine = A move that is still being thought about is dropped: nothing is decided twice.
back-done = You ride again.
moved-title = { $who } rides on another device
moved-text = Your seat is where your private link was opened, or where the others confirmed it. This page goes on as a spectator.
moved-key = bring it back
moved-bring = Bring my seat back here
moved-watch = Only watch here
moved-fine = One seat, one device: the newer one rides.
claim-title = { $free ->
    [yes] { $name } would like to ride
   *[no] Is this { $who }?
  }
claim-text = { $free ->
    [yes] { $who } gave this seat up, and a bot rides it. { $name } would like to take it, cards and all.
   *[no] Somebody on another device says that the seat of { $who } is theirs. Ask for the number before you agree: whoever gets the seat sees its cards.
  }
claim-yes = { $free ->
    [yes] Let { $name } ride
   *[no] Yes, that is { $who }
  }
claim-no = No
claim-fine = Everybody else who is there must agree, two at the least.
claim-fine-one = Nobody else rides, so your word decides. Everybody reads it on the screen, and the old phone may bring the seat back.
claim-help = Is one of these seats yours? Once its rider has been away for { $time } the others can be asked. A seat that was given up is free.
claim-waiting = your number: { $mark } · the others are asked …
claim-wait = can be asked for in { $time }
claim-alone = too few others to confirm it
claim-number = Number on the other screen
claim-several = { $count } screens ask for this seat, each with its own number. Agree only to the one that { $who } reads out.
claim-here = is here
claim-mine = This seat is mine
claim-mine-of = This seat is mine: { $who }
claim-take = Take this seat
claim-take-of = Take this seat: { $who }
claim-row = This seat is mine
claim-row-note = come back, or take a free seat
claim-refused = The others did not confirm that the seat is yours.
claim-watching = You are watching
claim-watch = Only watch
device-title = Continue on my phone
device-title-phone = Continue on another device
device-note = your seat goes with you
device-qr = QR code of the private link to the seat of { $who }
device-text = Point the camera here. The other device gets your seat and hand; this page goes on as a spectator.
device-warn = Yours alone: who has this code rides for { $who }. A copy of the link, kept elsewhere, leads back if this device is lost.
device-copy = Copy my link
lend-title = Bot, ride for me
lend-note = take over again at any time
lend-text = A bot rides with your cards until you take over again.
lend-go = Let it ride
watch-title = Invite to watch
watch-code = six letters: { $code }
watch-note = by the address of the table
watch-text = Whoever types these letters or opens the link watches, and sees no card that is not face up.
resign-title = Give up my seat
resign-note = a bot rides on
resign-text = A bot rides on for good. Somebody else may take the seat if the others agree; you cannot take it back.
resign-go = Give up my seat for good
menu-settings-note = pace, motion, sound, keys
turn-for = For { $who }
turn-waiting = Waiting for { $who }
turn-away = Away
turn-silent = Silent
error-not_away = They are not away, or not for long enough.
error-ridden = A bot rides for this seat already.
error-not_ridden = Nobody rides for this seat.
error-given_up = This seat was given up.
error-not_a_person = This is the seat of a bot.
error-bad_link = This link has been used, or a newer one has taken its place. You can watch; the menu helps if the seat is yours.
error-no_claim = Nobody asks for this seat any more.
error-nobody_to_confirm = Too few others ride at this table to confirm it: one alone could be whoever asks. Your private link, or the browser you sat down with, leads back; until then a bot can ride for you.
error-own_word = You ride here already, and only you could confirm it. Scan the seat with another phone.

## pace, moments, digest

moment-on = Press anything to go on
moment-you = You
pace-name = Pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-skip = My turn
pace-live = Live
pace-hold = Tap: skip to my turn. Hold: ride fast.
digest-name = Since your last turn
digest-again = Again
digest-close = Put away
digest-now = now
digest-empty = Nothing yet.
digest-unseen = This page was not there when it happened: the race radio tells it.
ticker-open = What happened since your last turn
ticker-again = Show the last round again
key-skip = skip
key-again = again

## a lesson: the coach beside the first stage

ask-coach = Read what the coach says.
lesson-step = Lesson, step { $number } of { $of }
lesson-progress = { $number } of { $of }
lesson-back = Back
lesson-next = Next
lesson-go = Ride on
lesson-skip = Skip lesson
lesson-skip-all = Skip the lesson
lesson-skipped = You ride without the coach now. Under Menu he can be called again.
lesson-rests = { $name }: not now. First do what the coach says, or skip the lesson.
lesson-rests-card = { $name }: { $help } It rests for now.
lesson-menu-first = Ride the lesson
lesson-menu = Ride the lesson again
lesson-menu-resume = Go on with the lesson
