# Le Tour de France with seconds cards, English. *…* is emphasis; $you is "yes" when $who is the reader.

seconds-name = Seconds
seconds-tagline = Three riders, a hand of seconds, the right wheel and the right lane: one second is one cell, and nobody waits for the fallen.
seconds-box = Le Tour de France, Hulst Games / Just Games
seconds-box-contents = a flat and a mountain board, 112 seconds cards, 32 chance cards, twelve riders

## riders, cards, cells

# the head of a sentence about a rider
seconds-rider = { $you ->
    [yes] Your *{ $bib }*
   *[no] *{ $bib } { $who }*
}
# what a sprint or a chance card brings
seconds-gain = { $seconds ->
    [0] {""}
    [one] one second
   *[other] { $seconds } seconds
}{ $points ->
    [0] {""}
    [one] { $seconds ->
        [0] one point
       *[other] {" "}and one point
    }
   *[other] { $seconds ->
        [0] { $points } points
       *[other] {" "}and { $points } points
    }
}
seconds-card-value = { $value } sec
seconds-card-unit = sec
seconds-card-title = { $title }
seconds-mark-exchange = Exchange cell: who ends here swaps three cards
seconds-mark-chance = Chance cell: a chance card for whoever ends here, if you play with them
seconds-mark-yellow = Yellow jersey
seconds-mark-skips = Skips the next turn
seconds-mark-delta = Next card { $delta }
seconds-mark-kept = Keeps { $title }
seconds-sign-start = Start
seconds-sign-finish = Finish
seconds-stakes-sprint = For the first here, in order: { $what ->
    [seconds] { $seconds } bonus seconds.
    [points] { $points } points.
   *[both] { $seconds } bonus seconds and { $points } points.
}
seconds-stakes-finish = The time of the stage: who gets further past the line is faster.
seconds-milestone-finish = Finish
seconds-pile-draw = Seconds
seconds-pile-discard = Discard
seconds-pile-chance = Chance

## stage, round, tables

seconds-stage-flat = flat
seconds-stage-mountain = mountain
seconds-stage-ttt = team time trial
seconds-stage-length = { $cells } cells
seconds-round = Round *{ $round }*
seconds-table-teams = General ranking
seconds-table-home = At the finish
seconds-table-riders = Yellow jersey
seconds-table-team-times = Team time
seconds-table-points = Points
seconds-table-final = Final standings
seconds-table-sum = If it ended now
seconds-story-times = times
seconds-table-stage = Stage result
seconds-table-stage-note = { $stage }
seconds-table-before = before the first stage
seconds-table-after = after stage { $stage } of { $of }
seconds-row-cards = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
seconds-row-team = team { $time } · { $cards ->
    [one] one card
   *[other] { $cards } cards
}
seconds-row-final = { $points } points, { $team } for team time, { $riders } for rider time
seconds-row-stage = { $earned ->
    [0] no points
    [one] one point
   *[other] { $earned } points
}{ $bonus ->
    [yes] {" "}· bonus: { seconds-gain }
   *[no] {""}
}

## questions

seconds-question-ride = Ride with number { $bib }
seconds-question-crash = No way through: number { $bib } will crash
seconds-question-brake = Number { $bib }: hit the brakes
seconds-question-skip = Hand in a card: number { $bib } skips a turn
seconds-question-surrender = { $count ->
    [one] Surrender a card for your rider who is in
   *[other] Surrender { $count } cards for your riders who are in
}
seconds-question-exchange = { $count ->
    [one] Exchange one more card
   *[other] Exchange { $count } cards
}
seconds-question-swap = { $count ->
    [one] Swap one card, or stop
   *[other] Swap up to { $count } cards, or stop
}
seconds-question-lane = Pick a lane for number { $bib }
seconds-question-choose = Choose the next rider of your team
seconds-question-over = The tour is over

## what can be tried, and what it will do

seconds-try-ride = Play { $card }, ride to { $cell }
seconds-try-stay = Play { $card } and stay
seconds-try-line = Play { $card }, stop on the line
seconds-try-crash = Play { $card } and crash
seconds-try-card = Play { $card }
seconds-try-kept = Use { $title }
seconds-try-surrender = Surrender { $card }
seconds-try-hand-in = Hand in { $card }
seconds-try-discard = Exchange { $card }
seconds-try-stop = { $count ->
    [0] Keep all your cards
   *[other] That is enough: draw
}
seconds-try-lane = Take lane { $lane }
seconds-try-rider = Ride with number { $bib }
seconds-hint-ride = { $cells ->
    [one] One cell
   *[other] { $cells } cells
}{ $uphill ->
    [halved] , the card is halved uphill
    [cells] , uphill cells cost two each
   *[no] {""}
}{ $slip ->
    [0] {""}
    [one] , one more in the slipstream
   *[other] , { $slip } more in the slipstream
}{ $special ->
    [exchange] ; then exchange three cards
    [chance] ; then draw a chance card
   *[none] {""}
}{ $line ->
    [sprint] ; over the sprint line
    [summit] ; over the summit
   *[none] {""}
}.
seconds-hint-brake = { $cells ->
    [one] Stops after one cell
   *[other] Stops after { $cells } cells
}, before the crash{ $special ->
    [exchange] ; then exchange three cards
    [chance] ; then draw a chance card
   *[none] {""}
}.
seconds-hint-finish = Past the line to −{ $past }: { $time }.
seconds-hint-finish-trial = Past the line to −{ $past }.
seconds-hint-line = The run-out is full: you finish on the line itself.
seconds-hint-stay = The card gives no step; the rider stays where he is.
seconds-hint-crash = Crash at { $number }, together with { $bibs }. Your hand is shown, and you skip a turn.
seconds-hint-crash-joined = You ride into the crash at { $number }. Your hand is shown, and you skip a turn.
seconds-hint-surrender = It is laid aside face down: every round costs a card for each rider.
seconds-hint-hand-in = It is laid aside face down; in the next round the rider goes on.
seconds-hint-discard = You draw a new card for it; { $count ->
    [one] this is the last one
   *[other] { $count } in all
}.
seconds-hint-stop = { $count ->
    [0] No card is swapped.
    [one] You draw one new card.
   *[other] You draw { $count } new cards.
}
seconds-hint-remount = The mechanic is there: no turn is skipped and no card handed in.

## why this move: what it brings more of

seconds-reason-time = Brings the team forward: in the end the three times are added up.
seconds-reason-ground = Stops at a good place: before a climb, clear of it, or within a card of the line.
seconds-reason-upright = Keeps everybody on the bike: a fall costs a turn.
seconds-reason-points = Takes points for the team.
seconds-reason-cards = Keeps good cards for the rounds to come.
seconds-reason-exchange = Can reach an exchange cell with the next card.
seconds-reason-sprints = Is well placed for the next sprint line.
seconds-reason-kept = Keeps a chance card for a better moment.
seconds-reason-last = Brings the last rider along: his place counts for all three.

## the log

seconds-stage-told = { $of ->
    [1] { $stage }
   *[other] Stage { $order } of { $of }, { $stage }
}
seconds-event-stage_started = { $trial ->
    [yes] *{ seconds-stage-told }*: the team time trial begins.
   *[no] *{ seconds-stage-told }* is under way.
}
seconds-event-drew_for_start = { $you ->
    [yes] *You* draw *{ $card }* for the start.
   *[no] *{ $who }* draws *{ $card }* for the start.
}
seconds-event-starter = { $you ->
    [yes] *You* start.
   *[no] *{ $who }* starts.
}
seconds-event-round_started = Round { $round }.
seconds-event-rider_chosen = { seconds-rider } takes the next pull for the team.
    .quiet = yes
seconds-event-team_turn = { $you ->
    [yes] *Your* team turn { $turn } of { $of }.
   *[no] *{ $who }*: team turn { $turn } of { $of }.
}
seconds-event-drew = { $you ->
    [yes] *You* draw { $cards }.
   *[no] *{ $who }* draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
seconds-event-reshuffled = The discard pile is shuffled: { $count ->
    [one] one card
   *[other] { $count } cards
} to draw.
seconds-event-rode = { seconds-rider } plays *{ $card }*{ $boost ->
    [yes] {" "}with a reserve of strength
   *[no] {""}
}{ $brake ->
    [yes] {" "}and hits the brakes
   *[no] {""}
}: { $cell ->
    [line] to the line
   *[other] to { $cell }
}{ $slip ->
    [0] {""}
    [one] , one cell in the slipstream
   *[other] , { $slip } cells in the slipstream
}.
seconds-event-stayed = { seconds-rider } plays *{ $card }* and stays.
seconds-event-sprint_won = { seconds-rider } is { $place ->
    [1] first
    [2] second
    [3] third
   *[other] number { $place }
} at *{ $sprint }*: { seconds-gain }.
seconds-event-exchange = { seconds-rider } stops on an exchange cell: { $count ->
    [one] one card
   *[other] { $count } cards
} to swap.
seconds-event-hand_kept = { $you ->
    [yes] *You* keep all your cards.
   *[no] *{ $who }* keeps all cards.
}
seconds-event-swapped = { $you ->
    [yes] *You* lay { $cards } aside.
   *[no] *{ $who }* lays { $count ->
        [one] one card
       *[other] { $count } cards
    } aside.
}
seconds-event-chance_drawn = { seconds-rider } draws *{ $title }*{ $keep ->
    [yes] {" "}and keeps it: { $text }
   *[no] : { $text }
}
seconds-event-chance_moved = { seconds-rider } goes { $cell ->
    [line] to the line
   *[other] to { $cell }
}.
seconds-event-bonus = { seconds-rider } notes a bonus: { seconds-gain }.
seconds-event-punctured = { seconds-rider } waits for a wheel at { $number }.
seconds-event-could_not_avoid = { seconds-rider } plays *{ $card }* and cannot avoid the crash.
seconds-event-hand_shown = { $you ->
    [yes] *Your* hand is shown: { $cards }.
   *[no] *{ $who }* shows the hand: { $cards }.
}
seconds-event-crashed = { $alone ->
    [yes] { seconds-rider } goes down at { $number }.
   *[no] Crash at *{ $number }*, caused by { $bib }!
}
seconds-event-fell = { seconds-rider } lies beside the road at { $number }.
seconds-event-handed_in = { seconds-rider } gets back on the bike; a card is handed in.
seconds-event-remounted = { seconds-rider } has the mechanic beside him and rides on at once.
seconds-event-surrendered = { $you ->
    [yes] *You* surrender { $card }.
   *[no] *{ $who }* surrenders a card.
}
seconds-event-last_kilometre = { seconds-rider } is the first under the *red kite*: { $left ->
    [0] on the line.
    [one] one cell to go.
   *[other] { $left } cells to go.
}
seconds-event-finished = { seconds-rider } finishes { $past ->
    [0] on the line.
   *[other] on −{ $past }.
}
seconds-event-hand_laid_aside = { $you ->
    [yes] *Your* riders are home; your last { $count ->
        [one] card is
       *[other] { $count } cards are
    } laid aside.
   *[no] *{ $who }* is home; { $count ->
        [one] one card is
       *[other] { $count } cards are
    } laid aside.
}
seconds-event-rider_placed = Place { $place }: *{ $bib } { $who }*, { $time } s, { $points ->
    [one] one point
   *[other] { $points } points
}.
seconds-event-team_placed = Place { $place }: *{ $who }*, { $time } s, { $points ->
    [one] one point
   *[other] { $points } points
}.
seconds-event-yellow_jersey = { seconds-rider } wears the *yellow jersey* with { $time } s.
seconds-event-fastest_team = { $you ->
    [yes] *You* have the fastest team: { $time } s.
   *[no] *{ $who }* has the fastest team: { $time } s.
}
seconds-event-points_leader = { $you ->
    [yes] *You* lead on points with { $points }.
   *[no] *{ $who }* leads on points with { $points }.
}
seconds-event-fastest_rider = { seconds-rider } is the fastest rider of the tour: { $time } s.
seconds-event-tour_won = { $you ->
    [yes] *You* win the tour with { $points } points!
   *[no] *{ $who }* wins the tour with { $points } points!
}

## what separates those who are level

seconds-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
seconds-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
seconds-tie-round = { seconds-tie-ahead } before { seconds-tie-behind }: home in finishing round { $best }, not { $other }.
seconds-tie-lane = { seconds-tie-ahead } before { seconds-tie-behind }: lower lane on the run-out, { $best } before { $other }.
seconds-tie-arrival = { seconds-tie-ahead } before { seconds-tie-behind }: earlier on the line, { $best } before { $other } in the order of arrival.
seconds-tie-places = { seconds-tie-ahead } before { seconds-tie-behind }: lower sum of stage places, { $best } against { $other }.
seconds-tie-last-place = { seconds-tie-ahead } before { seconds-tie-behind }: better place in the latest road stage, { $best } before { $other }.
seconds-tie-bonus = { seconds-tie-ahead } before { seconds-tie-behind }: more bonus seconds, { $best } against { $other }.
seconds-tie-number = { seconds-tie-ahead } before { seconds-tie-behind }: lower number in the team, { $best } before { $other }.
seconds-tie-seat = { seconds-tie-ahead } before { seconds-tie-behind }: earlier seat at the table, { $best } before { $other }.
seconds-tie-points = { seconds-tie-ahead } before { seconds-tie-behind }: more points in the points standing, { $best } against { $other }.
seconds-tie-best-rider = { seconds-tie-ahead } before { seconds-tie-behind }: better best rider by time, place { $best } before { $other }.
seconds-tie-team-time = { seconds-tie-ahead } before { seconds-tie-behind }: faster as a team, { $best }″ against { $other }″.
seconds-tie-counts = { seconds-tie-ahead } before { seconds-tie-behind }: larger sum of the three counts, { $best } against { $other }.
seconds-tie-shared-trial = { seconds-tie-ahead } and { seconds-tie-behind } share the place: the sums of their counts are equal too.
seconds-tie-shared = { seconds-tie-ahead } and { seconds-tie-behind } share the place: nothing separates them.

## why not

seconds-refusal-SEC-3-2 = There is no such cell on this road.
seconds-refusal-SEC-3-7 = A divider lies between the carriageways: no changing sides in there.
seconds-refusal-SEC-3-9 = { $count ->
    [0] Somebody stands there already; a cell holds one rider.
   *[other] { $by } stands there already; a cell holds one rider.
}
seconds-refusal-SEC-4-2 = { $who } is to ride now: in the first round the riders start in seat order.
seconds-refusal-SEC-4-3 = Number { $bib } is in turn: from the front of the race to its tail.
seconds-refusal-SEC-5-1 = You do not hold *{ $card }*; every turn takes one card of your hand.
seconds-refusal-SEC-5-2 = { $why ->
    [far] Too far: *{ $card }* is the most you have, and that cell is { $away } ahead.
    [near] None of your cards ends there: it is { $away ->
        [one] one cell
       *[other] { $away } cells
    } ahead, and *{ $card }* gives { $steps }.
   *[card] *{ $card }* gives { $steps ->
        [one] one cell
       *[other] { $steps } cells
    }, and that one is { $away } ahead.
}
seconds-refusal-SEC-5-3 = A step changes lanes by one at most: that lane is too far to the side.
seconds-refusal-SEC-5-4 = Riders go forward only: not sideways, not back.
seconds-refusal-SEC-5-5 = { $count ->
    [0] No free path leads there: riders or a crash bar the way.
   *[other] No free path leads there: boxed in by { $by }.
}
seconds-refusal-SEC-5-6 = *{ $card }* must be ridden in full: { $steps ->
    [one] one cell
   *[other] { $steps } cells
}.
seconds-refusal-SEC-5-8 = *{ $card }* gives no step here: the rider stays where he is.
seconds-refusal-SEC-6-1 = *{ $card }* gives { $steps ->
    [one] one cell
   *[other] { $steps } cells
}. One more only if it ends { $slipstream_diagonal ->
    [yes] directly or diagonally behind
   *[no] directly behind
} or beside a rider.
    .options = slipstream_diagonal
seconds-refusal-SEC-6-8 = *{ $card }* gives { $steps ->
    [one] one cell
   *[other] { $steps } cells
} here, and { $slipstream_uphill ->
    [start_cell] who starts uphill has no slipstream
    [end_cell] slipstream may not end uphill
   *[none] on a climb there is no slipstream
}.
    .options = slipstream_uphill
seconds-refusal-SEC-6-9 = *{ $card }* gives { $steps ->
    [one] one cell
   *[other] { $steps } cells
}. Downhill up to two more: onto a wheel, or { $descent_overtake ->
    [two_cells] with two exactly
   *[one_or_two] exactly
} one number in front of a rider.
    .options = descent_overtake, slipstream_diagonal=any
seconds-refusal-SEC-6-12 = No slipstream across the finish line.
seconds-refusal-SEC-8-1 = An exchange is three cards, no more and no fewer, and only on an exchange cell.
seconds-refusal-SEC-8-4 = First settle the chance card: swap cards, or stop.
    .options = chance=true
seconds-refusal-SEC-8-5 = The rider in turn does not hold that card: a kept card stays with the rider who drew it.
    .options = chance=true
seconds-refusal-SEC-8-12 = First pick one of the lanes that the chance card leads to.
    .options = chance=true
seconds-refusal-SEC-10-2 = *{ $card }* would end in a crash, and you can avoid one: brake with another card, or steer.
seconds-refusal-SEC-10-4 = He rides on as long as the road is free and stops on the last free cell.
seconds-refusal-SEC-10-5 = Nobody chooses where to fall: the crash takes the lane furthest from the numbers.
seconds-refusal-SEC-10-12 = This is for a rider who has fallen: he skips a turn, and one card is handed in.
seconds-refusal-SEC-11-4 = That would lock in the next rider, and you have another way.
    .options = passing_principle=true
seconds-refusal-SEC-12-4 = Beyond the line you ride as far as card and road allow.
seconds-refusal-SEC-12-6 = Only who finds no free cell beyond the line stops on it.
seconds-refusal-SEC-13-3 = { $due ->
    [0] No card is due now: cards are surrendered at the start of a round, for riders who have finished.
    [one] First surrender a card, for a rider who has finished.
   *[other] First surrender { $due } cards, for riders who have finished.
}
    .options = refill_finished=any
seconds-refusal-SEC-16-1 = The tour is over.
seconds-refusal-SEC-17-3 = In a team time trial you choose the rider, and each of the three rides once in a team turn.
seconds-refusal-SEC-17-4 = { $who } is to ride now: teams go in the order in which they started.
    .options = ttt_start_order=any
seconds-refusal-SEC-17-6 = Number { $bib } is past the line already.
seconds-refusal-SEC-9-1 = { $fault ->
    [told] { $sprint } has been told already: correct that entry.
    [gone] This board has no { $sprint } any more. Strike out what was entered for it first.
   *[places] { $sprint } has awards for the first { $most } only.
}
seconds-refusal-SEC-9-5 = { $who } wins once at { $sprint }, not twice.
    .options = sprint_order=any
seconds-refusal-SEC-17-5 = In { $stage } nobody wins bonus seconds or points: it is a time trial.
seconds-refusal-SEC-17-11 = The team of { $who } is level with another: the sum of its three counts decides.
    .options = yellow_after_trial=any
seconds-refusal-SEC-18-3 = { $stage } is ridden on the road: tell who came home, not counts.
seconds-refusal-SEC-18-4 = { $fault ->
    [road] { $stage } is a team time trial: tell counts, not finishes.
    [told] This time trial has a result already: correct that entry.
    [sum] The sum of the three counts of { $who } cannot be so small beside the lowest.
   *[count] The count of { $who } is a number of the course, from 0 on.
}
seconds-refusal-SEC-18-7 = { $fault ->
    [twice] { $who } is home already.
    [missing] The finish of { $who } is missing.
    [past] { $who } cannot stand there: a finish lies between the line and the end of the run-out.
    [tie] { $whos } came in level: tell the lane of each, on the line itself the order of arrival.
    [first] Somebody must have finished in the first finishing round.
    [nobody] No rider is named: tap at least one.
    [nothing] The bonus of { $who } is empty: choose seconds or points.
   *[bonus] The bonus of { $who } cannot be negative.
}
seconds-refusal-SEC-18-8 = Round { $number } is open already: another phone was faster. The page shows the race as it is now.

## options

seconds-warning-deck = The deck { $deck } has { $cards } seconds cards; the box has { $box }.
seconds-warning-chance = There are { $cards } chance cards; the box has { $box }.
seconds-option-stages = Tour
seconds-option-stages-help = Which stages are ridden, and in which order.
seconds-option-stages-flat = One flat stage
seconds-option-stages-mountain = One mountain stage
seconds-option-stages-trial = One team time trial
seconds-option-stages-classic = Flat and mountain
seconds-option-stages-grand = Flat, mountain, time trial
seconds-option-deck = Seconds cards
seconds-option-deck-help = The values of the 112 cards: two to fifteen, or a slow deck of two to eight.
seconds-option-deck-standard-2-15 = 2 to 15
seconds-option-deck-short-2-8 = 2 to 8
seconds-option-chance = Chance cards
seconds-option-chance-help = Without them chance cells are plain cells.
seconds-option-chance-true = With
seconds-option-chance-false = Without
seconds-option-climb_rule = Climbs
seconds-option-climb_rule-help = Is the card halved when the turn starts uphill, or does every uphill cell cost two?
seconds-option-climb_rule-start_cell = By the cell you start on
seconds-option-climb_rule-per_cell = Cell by cell
seconds-option-slipstream_diagonal = Slipstream diagonally
seconds-option-slipstream_diagonal-help = Does diagonally behind a rider count as on the wheel?
seconds-option-slipstream_diagonal-false = No
seconds-option-slipstream_diagonal-true = Yes
seconds-option-slipstream_uphill = Slipstream and climbs
seconds-option-slipstream_uphill-help = Which cell decides that there is no slipstream uphill: every one of them, only the cell you start on, or only the cell you end on?
seconds-option-slipstream_uphill-none = None may be uphill
seconds-option-slipstream_uphill-start_cell = The cell you start on
seconds-option-slipstream_uphill-end_cell = The cell you end on
seconds-option-descent_overtake = Overtaking downhill
seconds-option-descent_overtake-help = May slipstream carry you one cell past a rider only with two extra cells, or with one as well?
seconds-option-descent_overtake-two_cells = With two extra cells
seconds-option-descent_overtake-one_or_two = With one or two
seconds-option-sprint_order = Sprints
seconds-option-sprint_order-help = Who wins a sprint: the first to pass the line, or the furthest at the end of the round?
seconds-option-sprint_order-crossing = First across
seconds-option-sprint_order-end_of_round = Furthest in the round
seconds-option-crash_line = Line of the fallen
seconds-option-crash_line-help = In which order the fallen ride on.
seconds-option-crash_line-arrival = As they came
seconds-option-crash_line-causer_first = Who caused it first
seconds-option-passing_principle = Passing principle
seconds-option-passing_principle-help = May you ride so slowly that the next rider is locked in?
seconds-option-passing_principle-true = No locking in
seconds-option-passing_principle-false = Everything goes
seconds-option-refill_finished = Cards for riders who are in
seconds-option-refill_finished-help = Does a new deal count riders who have finished too?
seconds-option-refill_finished-false = Only for riders on the road
seconds-option-refill_finished-true = For all three
seconds-option-single_stage_yellow = Yellow in a one-stage tour
seconds-option-single_stage_yellow-help = Do bonus seconds count when the fastest riders of a single stage get their points?
seconds-option-single_stage_yellow-with_bonus = Bonus seconds count
seconds-option-single_stage_yellow-stage_time = Stage time only
seconds-option-yellow_after_trial = Yellow after a level time trial
seconds-option-yellow_after_trial-help = Who is ahead when riders are level on time: the better places on the road, or first the team with the larger sum of counts in the time trial?
seconds-option-yellow_after_trial-places = Places on the road
seconds-option-yellow_after_trial-counts = Counts of the team
seconds-option-starter = Starting player
seconds-option-starter-help = Who starts from the second stage on.
seconds-option-starter-draw = Drawn
seconds-option-starter-rotate = Clockwise
seconds-option-starter-yellow = Yellow jersey
seconds-option-ttt_refill = Second deal in time trials
seconds-option-ttt_refill-help = Five new cards a rider, or up to five.
seconds-option-ttt_refill-full = Five more: ten turns
seconds-option-ttt_refill-top_up = Up to five: nine turns
seconds-option-ttt_start_order = Start of time trials
seconds-option-ttt_start_order-help = Who starts first: clockwise from the starting player, or the slowest team.
seconds-option-ttt_start_order-clockwise = Clockwise
seconds-option-ttt_start_order-reverse_team_standing = Slowest first

## results

seconds-result-stage = { $you ->
    [yes] Your number { $bib } wins the stage
   *[no] { $who } wins the stage with number { $bib }
}
seconds-result-stage-summary = In { $time }{ $level ->
    [0] {""}
    [one] , with one rider in the same time
   *[other] , with { $level } riders in the same time
}.
seconds-result-trial = { $you ->
    [yes] You win the team time trial
   *[no] { $who } wins the team time trial
}
seconds-result-trial-shared = { $whos } share the team time trial
seconds-result-trial-summary = { $time } for all three: the last rider counts.
seconds-result-tour = { $you ->
    [yes] You win the tour
   *[no] { $who } wins the tour
}
seconds-result-tour-summary = { $points } points with the bonuses for team time and rider time.
seconds-award-yellow = Yellow jersey: number { $bib } of { $who }, { $time }.
seconds-award-team = Fastest team: { $who }, { $time }.
seconds-award-points = Leader on points: { $who }, { $points }.
seconds-award-tour = { $who } wins the tour{ $by ->
    [team-time] : level on points, and faster as a team
    [points] : level on points and team time, with more points before the bonuses
    [best-rider] : level on points and team time, with the better best rider
   *[total] {" "}with the most points
}.

## where the figures come from

seconds-provenance-rulebook = All figures are those of the printed rulebook and boards.
seconds-provenance-reconstruction = The rulebook gives the rules; the values of the cards, the chance cards and the boards are our reconstruction.

## the score sheet at a real table (SEC-18)

seconds-sheet-stage = Stage { $number } of { $of }: { $stage }
seconds-sheet-road = { $cells } cells; { $home } of { $riders } riders home
seconds-sheet-trial = Team time trial over { $cells } cells: { $riders } riders, the last of each team counts.
seconds-sheet-missing = { $stage } has no result; what comes after it waits.
seconds-sheet-round = Round { $number }
seconds-sheet-add = Whoever finishes in this round adds *{ $seconds }* seconds.
seconds-sheet-surrender = { $who } surrenders { $cards ->
    [one] one card
   *[other] { $cards } cards
} before this round.
seconds-sheet-deal = After this round everybody still racing is dealt five new cards a rider.
seconds-sheet-order = Turns of this round
seconds-sheet-cell = { $number }{ $lane ->
    [0] {""}, beside the road
   *[other] , lane { $lane }
}
seconds-sheet-won = { $who } wins the stage in { $time }.
seconds-sheet-trial-won = Team time trial: { $whos }, { $time }.
seconds-sheet-yellow = Yellow jersey: { $who }, { $time }.
seconds-sheet-table-stage-teams = Teams in this stage
seconds-sheet-form-finish = Home in one round
seconds-sheet-form-result = The whole stage
seconds-sheet-form-sprint = Sprint
seconds-sheet-form-bonus = Bonus
seconds-sheet-form-counts = Count of every rider
seconds-sheet-form-lowest = Lowest count of each team
seconds-sheet-form-round = Next round
seconds-sheet-form-round-help = opens round { $number }
seconds-sheet-form-positions = Whose turn is it?
seconds-sheet-field-cells = Cells to the finish line
seconds-sheet-field-run-out = Cells of the run-out
seconds-sheet-box-title = Figures of your boards?
seconds-sheet-box-where = The boards: the last number, the strip behind the line, the signs of the sprints.
seconds-sheet-box-why = The rulebook prints no board. Times count from the length and bonuses from the sprints; what you leave empty counts as on our boards.
seconds-sheet-box-without = Use ours
seconds-sheet-own-awards = { $gain ->
    [seconds] Bonus seconds
   *[points] Points
}
seconds-sheet-own-sprints = Sprints
seconds-sheet-box-board = { $board }
seconds-sheet-box-awards = { $sprint } ({ $board }): { $gain ->
    [seconds] bonus seconds
   *[points] bonus points
}
seconds-sheet-field-after = Rounds after the first finishing round
seconds-sheet-field-after-help = 0 in the round in which somebody finishes first; each round costs { $seconds } seconds.
seconds-sheet-field-finish = Who came in, and how far past the line?
seconds-sheet-field-finish-help = Lane only where two stand on the same number; on the line itself the order of arrival.
seconds-sheet-field-result = Every rider
seconds-sheet-field-sprint = Which sprint?
seconds-sheet-field-sprint-riders = Who passed it, in order?
seconds-sheet-answer-sprint = { $sprint }
seconds-sheet-field-bonus-rider = Which rider?
seconds-sheet-field-counts = What did each rider reach?
seconds-sheet-field-counts-help = His number; past the line the cells go on, and each team turn left brings 10.
seconds-sheet-field-lowest = What did the last rider of each team reach?
seconds-sheet-field-lowest-help = The sum of the three only where two teams are level.
seconds-sheet-field-positions = Where do the riders stand?
seconds-sheet-field-positions-help = Beside the road: no lane, but the place in the line of those who wait there.
seconds-sheet-column-after = Round
seconds-sheet-column-past = Cells past
seconds-sheet-column-tie = Lane
seconds-sheet-column-seconds = Bonus seconds
seconds-sheet-column-points = Bonus points
seconds-sheet-column-count = Count
seconds-sheet-column-lowest = Lowest
seconds-sheet-column-sum = Sum
seconds-sheet-column-number = Number
seconds-sheet-column-lane = Lane
seconds-sheet-column-line = In line
seconds-sheet-column-time = Time
seconds-sheet-column-gap = Gap
seconds-sheet-column-total = Total
seconds-sheet-column-standings = Points
seconds-sheet-column-team-bonus = Team time
seconds-sheet-column-rider-bonus = Rider time
seconds-sheet-column-place-points = Place points
seconds-sheet-column-standing = Counts as
seconds-sheet-column-team-time = Time with bonus
seconds-sheet-column-team-points = All points
seconds-sheet-told-finish = { $stage }: { $whos } home { $after ->
    [0] in the first finishing round
    [one] one round later
   *[other] { $after } rounds later
}, { $figures } past the line.
seconds-sheet-told-result = { $stage }: the whole result, by round and cell: { $whos }.
seconds-sheet-told-sprint = { $stage }, { $sprint }: { $whos }.
seconds-sheet-told-bonus = { $stage }: a bonus for { $who }: { seconds-gain }.
seconds-sheet-told-counts = { $stage }: { $whos } reach { $figures }.
seconds-sheet-told-lowest = { $stage }: the last riders of { $whos } reach { $figures }.
seconds-sheet-told-round = { $stage }: next round.
seconds-sheet-told-positions = { $stage }: { $whos } stand on { $figures }.

## the game in pictures

seconds-page-aim = Three riders, one hand of cards, and a second is a cell. Bring all three home fast: every place and every second scores for your team.
seconds-page-turn = A turn in four pictures
seconds-page-turn-first = The foremost rides first
seconds-page-turn-first-text = Then the next behind him. Level: the lane with the numbers.
seconds-page-turn-card = Play one card
seconds-page-turn-card-text = Any card of the { $hand } your team was dealt, for this rider. You may not pass.
seconds-page-turn-ride = Ride all of it
seconds-page-turn-ride-text = Straight or diagonally, round the others. You pick the lane to stop in.
seconds-page-turn-stop = Look where you stop
seconds-page-turn-stop-text = Only the cell under your wheels acts, not those you rode over.
seconds-page-road = What the road does
seconds-page-road-exchange = Exchange
seconds-page-road-exchange-text = Discard three cards, draw three.
seconds-page-road-chance = Chance
seconds-page-road-chance-text = Draw a chance card, do what it says.
seconds-page-road-climb = Climb
seconds-page-road-climb-text = Start here: the card counts half, rounded down.
seconds-page-road-descent = Descent
seconds-page-road-descent-text = Start here: up to two cells of slipstream.
seconds-page-road-sprint = Sprint, summit
seconds-page-road-sprint-text = The first across win seconds or points.
seconds-page-road-strip = Planted strip
seconds-page-road-strip-text = No changing sides.
seconds-page-slipstream = Slipstream
seconds-page-slipstream-flat = Flat: one cell more
seconds-page-slipstream-flat-text = if you end right behind or beside a rider.
seconds-page-slipstream-up = Uphill: none
seconds-page-slipstream-up-text = And your card counts half.
seconds-page-slipstream-down = Downhill: one or two more
seconds-page-slipstream-down-text = With two you may even land one cell in front of him.
seconds-page-crash = Crash
seconds-page-crash-picture-text = No free way with any card? You crash. Everybody on that number falls, sits out the next turn and hands in a card for it. If you can brake or steer, you must.
seconds-page-finish = Finish and times
seconds-page-finish-picture-text = Your time is the cells of the stage, less the cells past the line, and { $round } for every round later than the first home.
seconds-page-tour = How the tour is won
seconds-page-tour-places-text = Place of each rider, each stage
seconds-page-tour-team-text = Team time, at the end
seconds-page-tour-rider-text = Rider time, at the end
seconds-page-tour-won-text = Add it all up: most points wins. The fastest rider wears yellow on the way.
seconds-page-hints = Three hints from the car
seconds-page-hints-brake-text = Keep one low card a rider. It is your brake.
seconds-page-hints-climb-text = Jump into a climb with a high card from the flat: only the cell you start on halves it.
seconds-page-hints-line-text = At the finish distance beats order: cross the line late in the round, but far.

## choosing stages

seconds-total = { $figure } cells

## moments: what has the stage for a second

seconds-moment-winner = Stage winner
seconds-moment-tour = Winner of the tour
seconds-moment-last = Last kilometre
seconds-moment-sprint = Sprint
seconds-moment-crash = Crash
seconds-note-fell = loses a turn
seconds-card-text = { $text }
    .options = chance=any

## what things are, for whoever looks at one and in the card list

seconds-explain-chapter-seconds = Seconds cards
seconds-explain-chapter-chance = Chance cards
seconds-explain-chapter-riders = On the riders
seconds-explain-chapter-road = On the road
seconds-explain-chapter-piles = The piles
seconds-explain-seconds-name = Seconds card { $value }
seconds-explain-seconds = One of your riders rides { $value } cells.
    .options = climb_rule=per_cell
seconds-explain-seconds-half = One of your riders rides { $value } cells; { $half } if he starts uphill.
    .options = climb_rule=start_cell
seconds-explain-common-seconds = He rides all of it: straight on or diagonally, never through another rider.
seconds-explain-case-per-cell = Every step onto an uphill cell costs 2 of it, any other step 1.
    .options = climb_rule=per_cell
seconds-explain-case-slipstream = On the flat 1 cell more, if that takes you right behind{ $slipstream_diagonal ->
    [yes] , diagonally behind
   *[no] {""}
} or beside a rider; downhill up to 2, uphill { $slipstream_uphill ->
    [start_cell] none if you start there
    [end_cell] 1, if it takes you over the top
   *[none] none
}.
    .options = slipstream_diagonal, slipstream_uphill, descent_overtake=any
seconds-explain-case-ridden = Ridden as it is: a climb takes nothing off, and there is no slipstream. Riders in the way stop you; only an earlier crash brings you down.
    .options = climb_rule=any
seconds-explain-case-past = Past the finish line you have finished, and past a sprint line you win what it gives.
seconds-explain-case-back = Never below number 1. What you won on the way you keep.
seconds-explain-case-bridge = You ride to the nearest such cell, uphill too; if there is none in reach, nothing happens.
seconds-explain-case-swap = Discard first, then draw as many. You may swap none.
seconds-explain-case-at-once = It happens at once; nothing is asked.
seconds-explain-case-few = With fewer cards in hand it is all of them.
seconds-explain-case-alone = Nobody else is involved, and the road stays open.
seconds-explain-case-pile-up = Everybody on your number in the same carriageway falls with you, and the number is barred until the end of the round.
seconds-explain-case-shuffled = Then the whole chance pile is shuffled.
seconds-explain-case-before-halving = It counts before a climb takes its share of the card.
    .options = climb_rule=any
seconds-explain-case-adds-up = Several add up. A card that is only handed in does not use it up.
seconds-explain-case-void = In a team time trial it is void.
seconds-explain-case-brake = When every card would crash you must use it. It helps neither against a pile-up nor on a move by a chance card.
seconds-explain-case-remount = No card is handed in: he takes a normal turn from beside the road.
seconds-explain-case-kept = It lies open, belongs to the rider who drew it, and goes under the pile once used or when he has finished.
seconds-explain-cure-skip = One turn: hand in a card, then he rides on from beside the road.
    .options = chance=any
seconds-explain-cure-remount = One turn: hand in a card, then he rides on from beside the road. Or { $title }, at once.
    .options = chance=true
seconds-explain-yellow = The fastest rider by time over all stages so far, bonus seconds taken off. From the second stage on, and no advantage on the road.
seconds-explain-skips-name = Skips a turn
seconds-explain-skips = This rider has fallen or has a puncture: he skips his next turn, and you hand in a card of your choice then.
seconds-explain-case-beside = He stands beside the road: he blocks nobody, gives no slipstream and cannot be hit.
seconds-explain-case-only-he = Only he skips; the others of his team ride on.
seconds-explain-delta-name = Next card counts differently
seconds-explain-delta = A chance card changes the next seconds card played for this rider, never below 1.
seconds-explain-exchange-name = Exchange cell
seconds-explain-exchange = If your rider ends here, discard 3 seconds cards of your choice and then draw 3.
seconds-explain-case-over = Only ending here counts: riding over it does nothing, nor does falling on it.
    .options = chance=any
seconds-explain-chance-name = Chance cell
seconds-explain-chance = If your rider ends here, draw a chance card, show it and do what it says, unless it may be kept.
    .options = chance=true
seconds-explain-chance-off = You play without chance cards: this is a cell like any other.
    .options = chance=false
seconds-explain-case-one-chance = At most 1 a turn: a chance card that takes you to a chance cell draws no other.
    .options = chance=true
seconds-explain-sprint-name = Sprint line
seconds-explain-sprint = The first here win bonus seconds, bonus points or both, as the sign says.
    .options = sprint_order=any
seconds-explain-summit-name = Summit
seconds-explain-summit = A sprint line on top of a climb: the first here win what the sign says.
    .options = sprint_order=any
seconds-explain-case-first = In the order of passing, turn by turn.
    .options = sprint_order=crossing
seconds-explain-case-furthest = Whoever is furthest at the end of the round comes first.
    .options = sprint_order=end_of_round
seconds-explain-case-off-time = { $single_stage_yellow ->
    [stage_time] Bonus seconds come off the time in the standings, in a tour of one stage off the team time only, and never in the stage result.
   *[with_bonus] Bonus seconds come off the time in the standings, not in the stage result.
}
    .options = single_stage_yellow
seconds-explain-climb-name = Climb
seconds-explain-climb = If your turn starts here the card counts half, rounded down, for the whole turn. { $slipstream_uphill ->
    [start_cell] Who starts here has no slipstream.
    [end_cell] Slipstream may not end on a climb.
   *[none] There is no slipstream on a climb.
}
    .options = climb_rule=start_cell, slipstream_uphill
seconds-explain-climb-per-cell = Every step onto this cell costs 2 of your card. { $slipstream_uphill ->
    [start_cell] Who starts here has no slipstream.
    [end_cell] Slipstream may not end on a climb.
   *[none] There is no slipstream on a climb.
}
    .options = climb_rule=per_cell, slipstream_uphill
seconds-explain-descent-name = Descent
seconds-explain-descent = As on the flat, but if your turn starts here slipstream may carry you up to 2 cells further.
    .options = descent_overtake=any
seconds-explain-zone-name = Crash zone
seconds-explain-zone = Riders have fallen here: until the end of the round the number is barred across the whole carriageway.
seconds-explain-case-join = Whoever comes later and cannot stop short of it falls too.
seconds-explain-case-other-side = On a divided road the other carriageway stays open.
seconds-explain-finish-name = Finish
seconds-explain-finish = Ride past the line: the cells of the stage less your cells past it are your time, plus 10 for every later round.
seconds-explain-runout-name = Run-out
seconds-explain-runout = Beyond the line every cell is a second gained. You must ride as far as card and free cells allow; what is left lapses, and nobody crashes here.
seconds-explain-pile-draw-name = Seconds cards to draw
seconds-explain-pile-draw = { $cards } seconds cards in all. When your hand is empty at the end of a round, you get { $each } for each rider{ $refill_finished ->
    [yes] , finished or not
   *[no] {" "}still racing
}.
    .options = refill_finished
seconds-explain-pile-discard-name = Discard pile
seconds-explain-pile-discard = Played and surrendered cards. When the other pile runs out they are shuffled and drawn again.
seconds-explain-pile-chance-name = Chance pile
seconds-explain-pile-chance = { $cards } chance cards in all. A used one goes face down under the pile.
