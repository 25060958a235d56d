# Le Vainqueur du Tour, English. *…* is emphasis; $you is "yes" when $who is the reader.

vainqueur-name = Le Vainqueur du Tour
vainqueur-tagline = Twelve stages, seven cards and one yellow cap: ride, lay traps, and keep a sprinter for the line.
vainqueur-box = Le Vainqueur du Tour, the French box
vainqueur-box-contents = one board with twelve stages, 103 cards, six riders, a yellow cap, a die

## cards

vainqueur-card-km20 = 20 km
vainqueur-card-km20-help = Ride 20 km.
vainqueur-card-km40 = 40 km
vainqueur-card-km40-help = Ride 40 km; in the mountains only with a climber laid.
vainqueur-card-km60 = 60 km
vainqueur-card-km60-help = Ride 60 km; in the mountains only with a climber laid.
vainqueur-card-fall = Fall
vainqueur-card-fall-help = Stops a rival until they play a spare bike.
vainqueur-card-burst_tyre = Burst tyre
vainqueur-card-burst_tyre-help = Stops a rival until they play a spare wheel or a spare bike.
vainqueur-card-hunger = Hunger
vainqueur-card-hunger-help = Hunger knock: stops a rival until they play a feed.
vainqueur-card-wrong_gear = Wrong gear
vainqueur-card-wrong_gear-help = Stops a rival until they play a gear change.
vainqueur-card-spare_bike = Spare bike
vainqueur-card-spare_bike-help = Clears a fall or a burst tyre in front of you.
vainqueur-card-spare_wheel = Spare wheel
vainqueur-card-spare_wheel-help = Clears a burst tyre in front of you.
vainqueur-card-feed = Feed
vainqueur-card-feed-help = A musette from the roadside: clears hunger in front of you.
vainqueur-card-gear_change = Gear change
vainqueur-card-gear_change-help = Clears a wrong gear in front of you.
vainqueur-card-sprinter = Sprinter
vainqueur-card-sprinter-help = In the sprint zone of a flat stage: win it.
vainqueur-card-climber = Climber
vainqueur-card-climber-help = Mountain stage: ride 40 and 60 too, until the finish.

## signs and short words on the board

vainqueur-mark-cap = Yellow cap
vainqueur-mark-fall = Fall
vainqueur-mark-burst_tyre = Tyre
vainqueur-mark-hunger = Hunger
vainqueur-mark-wrong_gear = Gear
vainqueur-mark-climber = Climber
vainqueur-mark-spent = Already hit
vainqueur-mark-spent-by = No further handicap in this stage from { $whos }
vainqueur-mark-spent-all = No further handicap in this stage
vainqueur-mark-miss = { $count ->
    [one] Misses a turn
   *[other] Misses { $count } turns
}
vainqueur-sign-sprint = Sprint zone
vainqueur-stakes-finish = Points at the finish, first to third: { $points }.
vainqueur-stakes-sprint = From here on a sprinter wins the stage.
vainqueur-milestone-sprint = Sprint zone
vainqueur-milestone-finish = Finish
vainqueur-cell-forward = { $words }: { $count ->
    [one] forward one cell
   *[other] forward { $count } cells
}
vainqueur-cell-back = { $words }: { $count ->
    [one] back one cell
   *[other] back { $count } cells
}
vainqueur-cell-goto = { $words }: go to cell { $count }
vainqueur-cell-miss = { $words }: { $count ->
    [one] miss a turn
   *[other] miss { $count } turns
}
vainqueur-cell-again = { $words }: roll again
vainqueur-die = Die
vainqueur-pile-draw = Draw
vainqueur-pile-discard = Discard

## stage, round, tables

vainqueur-stage-flat = flat
vainqueur-stage-mountain = mountain
vainqueur-stage-time_trial = time trial
vainqueur-stage-length = { $km } km
vainqueur-round = Round *{ $round }*
vainqueur-round-prologue = Prologue
vainqueur-table-classification = Classification
vainqueur-table-before = before the first stage
vainqueur-table-after = after stage { $stage } of { $of }
vainqueur-table-final = final
vainqueur-table-stage = Stage result
vainqueur-table-stage-note = { $stage }
vainqueur-row-road = on { $at } km · { $cards ->
    [one] one card
   *[other] { $cards } cards
}
vainqueur-row-trial = on cell { $at }
vainqueur-row-rolled = rolled { $roll }
vainqueur-row-waiting = has not rolled yet
vainqueur-row-wins = { $count ->
    [0] no stage win
    [one] one stage win
   *[other] { $count } stage wins
}

## questions

vainqueur-question-prologue = Roll for the yellow cap
vainqueur-question-tie = Roll again: it was a tie
vainqueur-question-road = Play one card
vainqueur-question-blocked = { $card } stops you: play one card
vainqueur-question-discard = Nothing fits: discard one card
vainqueur-question-discard-blocked = { $card } stops you and nothing fits: discard one card
vainqueur-question-trial = Roll the die
vainqueur-question-over = The Tour is over

## what can be tried, and what it will do

vainqueur-try-roll = Roll the die
vainqueur-try-ride = Ride { $km } km
vainqueur-try-attack = Lay { $card } on { $target }
vainqueur-try-counter = Clear { $handicap } with { $card }
vainqueur-try-card = Play { $card }
vainqueur-try-climb = Lay the climber
vainqueur-try-sprint = Sprint for the line
vainqueur-try-discard = Discard { $card }
vainqueur-hint-prologue = The highest roll wears the yellow cap and plays first.
vainqueur-hint-trial = You ride as many cells as the die shows{ $tt_exact_finish ->
    [yes] , but stay where you are if that leads past the finish
   *[no] {""}
}.
    .options = tt_exact_finish
vainqueur-hint-win = Wins the stage.
vainqueur-hint-ride-zone = Puts you on { $at }, in the sprint zone.
vainqueur-hint-ride-beside = Puts you on { $at }, beside { $other }.
vainqueur-hint-ride-among = Puts you on { $at }, beside { $others }.
vainqueur-hint-ride-lead = Puts you on { $at }, in the lead.
vainqueur-hint-ride-alone = Puts you on { $at }.
vainqueur-hint-attack = Stops { $target } where they stand.
vainqueur-hint-attack-one = Stops { $target } until { $card } is played.
vainqueur-hint-attack-two = Stops { $target } until { $card } or { $other } is played.
vainqueur-hint-counter = { $handicap } is cleared; you may ride again from your next turn.
vainqueur-hint-climb = From your next turn you may ride 40 and 60 too, until the finish.
vainqueur-hint-discard = It goes on the discard pile, without effect.

## the log

vainqueur-event-prologue_rolled = { $you ->
    [yes] *You* roll *{ $roll }*.
   *[no] *{ $who }* rolls *{ $roll }*.
}
vainqueur-event-prologue_tied = A tie at { $roll }: { $whos } roll again.
vainqueur-event-prologue_won = { $you ->
    [yes] *You* win the prologue and wear the yellow cap.
   *[no] *{ $who }* wins the prologue and wears the yellow cap.
}
vainqueur-event-dealt = { $you ->
    [yes] *You* deal { $count } cards to everybody.
   *[no] *{ $who }* deals { $count } cards to everybody.
}
vainqueur-stage-told = { $of ->
    [1] { $stage }
   *[other] Stage { $order } of { $of }, { $stage }
}
vainqueur-event-stage_started = { $you ->
    [yes] *{ vainqueur-stage-told }* is under way; *you* play first.
   *[no] *{ vainqueur-stage-told }* is under way; *{ $who }* plays first.
}
vainqueur-event-drew = { $you ->
    [yes] *You* draw *{ $card }*.
   *[no] *{ $who }* draws a card.
}
    .quiet = yes
vainqueur-event-rode = { $you ->
    [yes] *You* ride *{ $km } km* to { $to }.
   *[no] *{ $who }* rides *{ $km } km* to { $to }.
}
vainqueur-event-attacked = { $you ->
    [yes] *You* lay *{ $card }* on { $target }.
   *[no] { $at_you ->
        [yes] *{ $who }* lays *{ $card }* on *you*.
       *[no] *{ $who }* lays *{ $card }* on { $target }.
    }
}
vainqueur-event-countered = { $you ->
    [yes] *You* clear *{ $handicap }* with { $card }.
   *[no] *{ $who }* clears *{ $handicap }* with { $card }.
}
vainqueur-event-climber_laid = { $you ->
    [yes] *You* lay a *climber*.
   *[no] *{ $who }* lays a *climber*.
}
vainqueur-event-last_kilometres = { $mountain ->
    [yes] { $you ->
        [yes] *You* are the first to see the finish: { $left } km to go.
       *[no] *{ $who }* is the first to see the finish: { $left } km to go.
    }
   *[no] { $you ->
        [yes] *You* are the first in the *sprint zone*: { $left } km to go.
       *[no] *{ $who }* is the first in the *sprint zone*: { $left } km to go.
    }
}
vainqueur-event-sprinted = { $you ->
    [yes] *You* sprint from { $from } to the line.
   *[no] *{ $who }* sprints from { $from } to the line.
}
vainqueur-event-discarded = { $you ->
    [yes] *You* discard { $card }.
   *[no] *{ $who }* discards { $card }.
}
vainqueur-event-reshuffled = The discard pile is shuffled: { $count ->
    [one] one card
   *[other] { $count } cards
} to draw.
vainqueur-event-rolled = { $you ->
    [yes] *You* roll *{ $roll }*: cell { $to }.
   *[no] *{ $who }* rolls *{ $roll }*: cell { $to }.
}
vainqueur-event-track_instruction = { $text }: { $effect ->
    [again] { $you ->
        [yes] *you* roll again.
       *[no] *{ $who }* rolls again.
    }
    [miss] { $you ->
        [yes] *you* have to wait.
       *[no] *{ $who }* has to wait.
    }
    [back] { $you ->
        [yes] *you* drop back to { $to }.
       *[no] *{ $who }* drops back to { $to }.
    }
   *[other] { $you ->
        [yes] *you* move up to { $to }.
       *[no] *{ $who }* moves up to { $to }.
    }
}
vainqueur-event-turn_missed = { $you ->
    [yes] *You* miss this turn.
   *[no] *{ $who }* misses this turn.
}
vainqueur-event-stage_won = { $how ->
    [sprinter] { $you ->
        [yes] *You* win { $stage } in the sprint!
       *[no] *{ $who }* wins { $stage } in the sprint!
    }
   *[other] { $you ->
        [yes] *You* win { $stage }!
       *[no] *{ $who }* wins { $stage }!
    }
}
vainqueur-event-stage_placed = Place { $place }: *{ $who }*, { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}, { $total } in all.
vainqueur-event-cap_awarded = { $kept ->
    [yes] { $you ->
        [yes] *You* keep the yellow cap ({ $rule }).
       *[no] *{ $who }* keeps the yellow cap ({ $rule }).
    }
   *[no] { $you ->
        [yes] The yellow cap is *yours* ({ $rule }).
       *[no] The yellow cap goes to *{ $who }* ({ $rule }).
    }
}
vainqueur-event-tour_won = The Tour is won by *{ $whos }* ({ $rule }).
vainqueur-event-hands_shown = { $you ->
    [yes] *You* end with { $cards }.
   *[no] *{ $who }* ends with { $cards }.
}

## what separates those who are level

vainqueur-tie-nearer = { $ahead } before { $behind }: nearer to the finish, place { $best } before { $other }.
vainqueur-tie-same-cell = { $ahead } and { $behind } share the place: on the same cell at the end of the stage.
vainqueur-tie-cap-winner = { $ahead } has the yellow cap, not { $behind }: winner of the stage just ridden.
vainqueur-tie-cap-place = { $ahead } has the yellow cap, not { $behind }: better placed in the stage just ridden, { $best } before { $other }.
vainqueur-tie-cap-kept = { $ahead } has the yellow cap, not { $behind }: level in the stage as well, and it stays where it is.
vainqueur-tie-cap-back = { $ahead } has the yellow cap, not { $behind }: counting back, better placed in stage { $stage }, { $best } before { $other }.
vainqueur-tie-cap-turn = { $ahead } has the yellow cap, not { $behind }: level in every stage, and earlier in the order of play, { $best } before { $other }.
vainqueur-tie-wore-cap = { $ahead } wins the Tour, not { $behind }: in the yellow cap during the last stage.
vainqueur-tie-last-place = { $ahead } wins the Tour, not { $behind }: better placed in the last stage, { $best } before { $other }.
vainqueur-tie-back = { $ahead } wins the Tour, not { $behind }: counting back, better placed in stage { $stage }, { $best } before { $other }.
vainqueur-tie-joint = { $ahead } and { $behind } win the Tour together: level on points and in every place.
vainqueur-tie-shared = { $ahead } and { $behind } share the place: level on points.

## why not

vainqueur-refusal-VAI-3-6 = The die rests on the road: it is for the prologue and the time trials.
vainqueur-refusal-VAI-4-1 = { $why ->
    [behind] That lies behind you: riders go forward only.
    [here] Your rider stands there.
    [none] You hold no kilometre card: nothing leads there.
    [far] Too far: *{ $card }* is your highest, and it leads to { $to }.
    [between] None of your cards leads just there: a card is ridden in full.
   *[card] *{ $card }* leads to { $to }: a card is ridden in full.
}
vainqueur-refusal-VAI-5-2 = *{ $card }* is for a rival, not for yourself.
vainqueur-refusal-VAI-5-4 = *{ $card }* lies in front of you: not a kilometre until you clear it.
    .options = sprint_while_blocked=any
vainqueur-refusal-VAI-5-5 = *{ $card }* lies in front of { $who } already; nobody gets two.
vainqueur-refusal-VAI-6-5 = *{ $card }* does not clear *{ $handicap }*.
vainqueur-refusal-VAI-6-6 = Nothing lies in front of you that *{ $card }* could clear.
vainqueur-refusal-VAI-7-4 = *{ $card }* lies in front of you: no sprint before you have cleared it.
    .options = sprint_while_blocked=false
vainqueur-refusal-VAI-7-6 = A climber is laid in a mountain stage only.
vainqueur-refusal-VAI-7-9 = A climber lies in front of you already; a second one would do nothing.
vainqueur-refusal-VAI-8-5 = A turn is one card: drawn first, then one played or discarded.
vainqueur-refusal-VAI-8-6 = *{ $card }* is not in your hand.
vainqueur-refusal-VAI-8-7 = { $way ->
    [ride] *{ $card }* is not laid on a rider.
   *[lay] *{ $card }* leads to no cell: it is laid on a rider.
}
vainqueur-refusal-VAI-9-2 = { $who } cannot stand on { $at }: only the winner reaches the finish at { $finish }.
vainqueur-refusal-VAI-11-1 = { $you ->
    [yes] The prologue is decided by the die: roll it.
   *[no] In the prologue { $who } rolls now.
}
vainqueur-refusal-VAI-11-3 = Round { $round } of the prologue cannot have been so: only those tied for the highest roll throw again, and only a face of the die counts.
vainqueur-refusal-VAI-12-3 = You stand on *{ $at } km*. The sprint zone of this stage begins at *{ $from } km*.
vainqueur-refusal-VAI-13-1 = A mountain stage has no sprint zone.
vainqueur-refusal-VAI-13-2 = In the mountains *{ $km } km* at a time is for climbers: lay one first, or ride 20 km.
vainqueur-refusal-VAI-14-2 = In a time trial the cards rest: roll the die.
vainqueur-refusal-VAI-14-3 = In a time trial the die says how far you ride: roll it.
vainqueur-refusal-VAI-15-2 = { $who } is to play now.
vainqueur-refusal-VAI-15-7 = There is no passing: play a card or discard one.
vainqueur-refusal-VAI-15-8 = The Tour is over.
vainqueur-refusal-VAI-16-8 = { $by ->
    [you] At this table you give each rival 1 handicap a stage, and { $who } has had yours.
   *[all] At this table each rider is given 1 handicap a stage, and { $who } has had theirs.
}
vainqueur-refusal-VAI-16-1 = At this table you discard only when you are stuck, and you still have a play.
    .options = discard=only_if_stuck
vainqueur-refusal-VAI-17-1 = The prologue has been told already: { $who } is ahead in it.
vainqueur-refusal-VAI-17-2 = { $fault ->
    [twice] { $stage } has a result already: correct that one.
    [missing] { $who } is missing in the result of { $stage }.
    [again] { $who } comes twice in the result of { $stage }.
   *[winner] A stage has one winner: somebody must be first alone in { $stage }.
}
vainqueur-refusal-VAI-17-3 = { $who } cannot stand on { $at }: a position is a cell of the road, from the start on.

## options

vainqueur-option-tour = Length of the Tour
vainqueur-option-tour-help = The full Tour has twelve stages; the short one takes six of them.
vainqueur-option-tour-full = Twelve stages
vainqueur-option-tour-short = Six stages
vainqueur-option-discard = Discarding
vainqueur-option-discard-help = May you throw a card away although you could ride, attack or clear a handicap?
vainqueur-option-discard-free = Always allowed
vainqueur-option-discard-only_if_stuck = Only when stuck
vainqueur-option-handicap_limit = Handicaps in a stage
vainqueur-option-handicap_limit-help = “Only one handicap card in front of an opponent”: at a time, in a whole stage, or in a stage from each rival?
vainqueur-option-handicap_limit-at_a_time = One at a time
vainqueur-option-handicap_limit-per_stage = One a stage
vainqueur-option-handicap_limit-per_rival = One a stage from each rival
vainqueur-option-sprint_while_blocked = Sprint with a handicap
vainqueur-option-sprint_while_blocked-help = May a rider with a handicap in front of them still win with a sprinter?
vainqueur-option-sprint_while_blocked-false = No
vainqueur-option-sprint_while_blocked-true = Yes
vainqueur-option-rank_after_tie = After a shared second place
vainqueur-option-rank_after_tie-help = Is the next occupied cell third, or do two seconds use up the third place?
vainqueur-option-rank_after_tie-dense = Next cell is third
vainqueur-option-rank_after_tie-competition = Third place is used up
vainqueur-option-final_tie = Equal points at the end
vainqueur-option-final_tie-help = Who wins the Tour on equal points; with two players choose the last stage, or it can change nothing.
vainqueur-option-final_tie-cap_holder = The yellow cap
vainqueur-option-final_tie-last_stage = The last stage
vainqueur-option-cap_tie = Equal points for the yellow cap
vainqueur-option-cap_tie-help = Who gets the yellow cap on equal points: one of those in front, or the winner of the stage even with fewer points?
vainqueur-option-cap_tie-leaders = One of those in front
vainqueur-option-cap_tie-stage_winner = The stage winner
vainqueur-option-tt_exact_finish = Exact roll in time trials
vainqueur-option-tt_exact_finish-help = Must the die bring a rider exactly onto the finish of a time trial?
vainqueur-option-tt_exact_finish-false = No
vainqueur-option-tt_exact_finish-true = Yes

## results

vainqueur-result-stage = { $you ->
    [yes] You win the stage
   *[no] { $who } wins the stage
}
vainqueur-result-ride = Rode over the line before everybody else.
vainqueur-result-sprinter = Out of the bunch with a sprinter.
vainqueur-result-die = The last roll was enough.
vainqueur-result-instruction = Carried over the line by the road itself.
vainqueur-result-tour = { $you ->
    [yes] You win the Tour
   *[no] { $who } wins the Tour
}
vainqueur-result-tour-joint = { $whos } win the Tour together
vainqueur-result-tour-summary = { $points } points, { $count ->
    [0] without a stage win
    [one] one stage win
   *[other] { $count } stage wins
}.
vainqueur-award-VAI-10-1 = { $kept ->
    [yes] { $who } keeps the yellow cap
   *[no] The yellow cap goes to { $who }
}: most points in total.
vainqueur-award-VAI-10-2 = { $kept ->
    [yes] { $who } keeps the yellow cap
   *[no] The yellow cap goes to { $who }
}: level on points, and winner of this stage.
vainqueur-award-VAI-10-3 = { $kept ->
    [yes] { $who } keeps the yellow cap
   *[no] The yellow cap goes to { $who }
}: level on points, and better placed in this stage.
vainqueur-award-VAI-10-4 = { $kept ->
    [yes] { $who } keeps the yellow cap: level on points and place, so it stays where it is.
   *[no] The yellow cap goes to { $who }: level on points and place, decided by earlier places or the order of play.
}
vainqueur-award-VAI-10-6 = { $who } wins the Tour with the most points.
vainqueur-award-VAI-16-7 = { $kept ->
    [yes] { $who } keeps the yellow cap: others lead level on points, so it is the stage winner’s.
   *[no] The yellow cap goes to { $who }: others lead level on points, so it is the stage winner’s.
}
vainqueur-award-VAI-10-7 = { $who } wins the Tour: level on points, and in the yellow cap during the last stage.
    .options = final_tie=cap_holder
vainqueur-award-VAI-10-8 = { $who } wins the Tour: level on points, and better placed in the last stage.
    .options = final_tie=cap_holder
vainqueur-award-VAI-16-4 = { $who } wins the Tour: level on points, and better placed in the last stage, which comes first at this table.
    .options = final_tie=last_stage
vainqueur-award-VAI-10-9 = { $who } wins the Tour: level on points, and better placed counting back stage by stage.
vainqueur-award-joint = { $whos } win the Tour together: level in points and in every place.

## where the figures come from

vainqueur-provenance-rulebook = All figures are those of the printed rulebook.
vainqueur-provenance-reconstruction = The rulebook gives the cards, the points, which stages are time trials, and an example from which it follows that stage 1 is flat and ends at 260; the other lengths, all sprint zones, the time-trial track and the split of sprinters and climbers are our reconstruction.

## the score sheet at a real table (VAI-17)

vainqueur-option-board = Board
vainqueur-option-board-help = What positions are checked against: only what you say of your own board, or the lengths of our stages.
vainqueur-option-board-ours = Our stages
vainqueur-option-board-physical = Your own board
vainqueur-sheet-box-title = Lengths of your board?
vainqueur-sheet-box-where = The board, along each stage.
vainqueur-sheet-box-why = The rulebook prints no lengths; that of the first stage follows from an example. Positions are checked against what you type; what you leave empty is not checked. Points never depend on it.
vainqueur-sheet-box-without = Check nothing
vainqueur-sheet-box-lengths = Length of the stages, in km
vainqueur-sheet-box-tracks = Cells of the time trial
vainqueur-sheet-box-track = { $name }
vainqueur-sheet-box-stage = { $stage }
vainqueur-sheet-prologue = Prologue
vainqueur-sheet-stage = Stage { $number } of { $of }: { $stage }
vainqueur-sheet-cap = { $who } wears the yellow cap and plays first.
vainqueur-sheet-missing = { $stage } has no result; what comes after it waits.
vainqueur-sheet-no-prologue = The prologue has no winner; the stages wait.
vainqueur-sheet-form-prologue = Prologue winner
vainqueur-sheet-form-rolls = Prologue, throw by throw
vainqueur-sheet-form-stage = Result by position
vainqueur-sheet-form-order = Result by order
vainqueur-sheet-field-prologue = Who won the prologue?
vainqueur-sheet-field-rolls = What did the die show?
vainqueur-sheet-field-winner = Who won the stage?
vainqueur-sheet-field-positions = Where do the others stand?
vainqueur-sheet-field-positions-km = Kilometres on the road; the winner needs none.
vainqueur-sheet-field-positions-cell = The cell of the track; the winner needs none.
vainqueur-sheet-field-order = Who came in after whom?
vainqueur-sheet-field-order-help = The winner alone in front; those on one cell are level.
vainqueur-sheet-column-roll = Die
vainqueur-sheet-column-km = Km
vainqueur-sheet-column-cell = Cell
vainqueur-sheet-column-points = Points
vainqueur-sheet-column-wins = Wins
vainqueur-sheet-order = Playing order
vainqueur-sheet-order-note = the cap wearer first, then to the left
vainqueur-sheet-told-prologue = *{ $who }* wins the prologue.
vainqueur-sheet-told-rolls = Prologue: { $whos } throw { $rolls }.
vainqueur-sheet-told-stage = { $stage }: *{ $who }* wins; { $whos } on { $at }.
vainqueur-sheet-told-order = { $stage }: *{ $who }* wins ahead of { $whos }.

## choosing stages

vainqueur-total = { $figure } km
vainqueur-preset-mountains = High mountains
vainqueur-preset-weekend = Weekend of two
vainqueur-preset-one = One stage

## the game in pictures

vainqueur-page-aim = Twelve stages round France with one rider and a hand of cards. Ride, stop the others, and be first at the line: only places bring points.
vainqueur-page-turn = A turn in four pictures
vainqueur-page-turn-draw = Draw one, play one
vainqueur-page-turn-draw-text = You hold { $hand } cards. Draw one more, then choose one: ride, stop a rival, clear your own trouble, or discard.
vainqueur-page-turn-ride = Ride
vainqueur-page-turn-ride-text = Exactly what the card says. Riders share a cell, nobody is in the way.
vainqueur-page-turn-stop = Or stop a rival
vainqueur-page-turn-stop-text = Anybody, anywhere on the road; but who is stopped already gets no second handicap.
vainqueur-page-turn-clear = Or get going again
vainqueur-page-turn-clear-text = The right card clears your handicap. It takes the whole turn.
vainqueur-page-cards = The cards
vainqueur-page-cards-kilometres = Kilometres
vainqueur-page-cards-kilometres-text = Ride this far.
vainqueur-page-cards-fall = { vainqueur-card-fall }
vainqueur-page-cards-fall-text = Only a spare bike gets you up.
vainqueur-page-cards-tyre = { vainqueur-card-burst_tyre }
vainqueur-page-cards-tyre-text = A spare wheel or a spare bike.
vainqueur-page-cards-hunger = { vainqueur-card-hunger }
vainqueur-page-cards-hunger-text = Eat: a feed.
vainqueur-page-cards-gear = { vainqueur-card-wrong_gear }
vainqueur-page-cards-gear-text = A gear change.
vainqueur-page-cards-specialists = Specialists
vainqueur-page-cards-specialists-text = Sprinter: wins from the sprint zone. Climber: opens 40 and 60 km in the mountains.
vainqueur-page-stages = Three kinds of stage
vainqueur-page-stages-flat = Flat
vainqueur-page-stages-flat-text = Every kilometre card rides. If you begin your turn in the green zone, a sprinter wins at once.
vainqueur-page-stages-mountain = Mountain
vainqueur-page-stages-mountain-text = 20 km at a time, until you have laid a climber.
vainqueur-page-stages-trial = Time trial
vainqueur-page-stages-trial-text = No cards: roll the die on the red track, and do what your cell says.
vainqueur-page-end = How a stage ends
vainqueur-page-end-picture-text = At once, when somebody reaches the line or plays a sprinter in the zone. Nobody gets another turn: all others are placed as they stand.
vainqueur-page-places = Places and the cap
vainqueur-page-places-picture-text = On the same cell you share a place and its points. Then all line up for the next stage, the leader in yellow and first to play.
vainqueur-page-tour = How the tour is won
vainqueur-page-tour-places-text = First, second and third of every stage
vainqueur-page-tour-cap-text = Most points so far: the yellow cap, and you play first.
vainqueur-page-tour-won-text = After the last stage the most points win. If it is level, the cap comes first.
vainqueur-page-hints = Three hints from the car
vainqueur-page-hints-stop-text = Keep a handicap for whoever is one card from the line.
vainqueur-page-hints-sprint-text = A sprinter is worth a whole stage: ride into the zone early, and hide that you hold one.
vainqueur-page-hints-mountain-text = Save your 20s for the mountains; there the big cards only fill your hand.

## moments: what has the stage for a second

vainqueur-moment-winner = Stage winner
vainqueur-moment-tour = Winner of the Tour
vainqueur-moment-zone = Sprint zone
vainqueur-moment-last = The finish in sight
vainqueur-moment-missed = Turn missed
vainqueur-moment-cell = Cell { $cell }
vainqueur-moment-text = { $text }

## why a bot would do something: what a move brings more of

vainqueur-reason-points = Brings points for the Tour.
vainqueur-reason-road = Gains ground on the road.
vainqueur-reason-finish = Puts the finish within reach of the next card.
vainqueur-reason-free = Leaves the way free to ride on.
vainqueur-reason-kilometres = Keeps kilometres in hand for this stage.
vainqueur-reason-reserve = Saves kilometres for the stage to come.
vainqueur-reason-counters = Keeps an answer ready to more handicaps.
vainqueur-reason-handicaps = Keeps a handicap in hand for the finale.
vainqueur-reason-sprinter = Has a sprinter for the flat.
vainqueur-reason-climber = Has a climber for the mountains.
vainqueur-reason-turn = Is the first to play next.

## what things are, for whoever looks at one and in the card list

vainqueur-explain-chapter-kilometres = Kilometre cards
vainqueur-explain-chapter-handicaps = Handicaps
vainqueur-explain-chapter-counters = Counters
vainqueur-explain-chapter-specialists = Specialists
vainqueur-explain-chapter-riders = On the riders
vainqueur-explain-chapter-road = On the road
vainqueur-explain-chapter-track = { $name }
vainqueur-explain-chapter-die = The die
vainqueur-explain-chapter-piles = The piles
vainqueur-explain-common-kilometres = The card is ridden in full, by your own rider; only the finish can cut it short. Nobody blocks anybody.
vainqueur-explain-common-handicaps = { $sprint_while_blocked ->
    [yes] Your rider does not ride, but may sprint
   *[no] Your rider neither rides nor sprints
}; you still draw, and may { $discard ->
    [only_if_stuck] play anything else
   *[free] play or discard anything else
}. At the end of the stage it is gone.
    .options = sprint_while_blocked, discard
vainqueur-explain-common-once = Nobody has more than 1 handicap at a time, of whatever kind.
vainqueur-explain-common-once-per_stage = Nobody is given more than 1 handicap in a stage, of whatever kind.
vainqueur-explain-common-once-per_rival = Each rival may give you 1 handicap a stage, of whatever kind, and you never have more than 1 at a time.
vainqueur-explain-spent-name = No further handicap
vainqueur-explain-common-counters = Only on a handicap that lies in front of you, and it takes your whole turn: you ride again from the next one on.
vainqueur-explain-cure-one = { $card }.
vainqueur-explain-cure-two = { $card } or { $other }.
vainqueur-explain-cure = One of these: { $cards }.
vainqueur-explain-case-early = You must already stand in the zone when your turn begins.
vainqueur-explain-case-wherever = It wins wherever the others are, even if they are nearer to the finish.
vainqueur-explain-case-blocked = Not with a handicap in front of you.
    .options = sprint_while_blocked=false
vainqueur-explain-case-next-turn = Laying it is your play for this turn; it helps from the next one to the end of the stage, and no handicap touches it.
vainqueur-explain-case-one-climber = A second one cannot be laid, only discarded.
vainqueur-explain-cap = { $cap_tie ->
    [stage_winner] The leader on points wears it, or if several lead level the winner of the stage just ridden. Its wearer rides
   *[leaders] The leader on points wears it, rides
} the yellow rider and plays first in the next stage. It brings no points.
    .options = cap_tie
vainqueur-explain-miss-name = Misses a turn
vainqueur-explain-miss = The next turn in this time trial is left out. After the stage it is forgotten.
vainqueur-explain-sprint-name = Sprint zone
vainqueur-explain-sprint = Whoever stands here when the turn begins may play a sprinter and win the stage.
vainqueur-explain-climb-name = Mountain
vainqueur-explain-climb = Without a climber in front of you only 20 km cards can be ridden here, and no sprinter can be played.
vainqueur-explain-finish-name = Finish
vainqueur-explain-finish = The first here wins, and the stage stops at once; the others are placed as they stand. Points: { $points }.
vainqueur-explain-case-not-exact = You need not hit it exactly: what is left over lapses.
    .options = tt_exact_finish=false
vainqueur-explain-case-exact = In a time trial it must be hit exactly.
    .options = tt_exact_finish=true
vainqueur-explain-cell-name = Cell { $cell }
vainqueur-explain-common-track = It counts at once if your roll ends there.
vainqueur-explain-common-no-chain = Where an instruction sends you, what is written there does not count.
vainqueur-explain-common-chain = Where an instruction sends you, what is written there counts too, each at most once a roll.
vainqueur-explain-die = It rolls only in the prologue and in the time trials: you ride as many cells as it shows{ $tt_exact_finish ->
    [yes] , but never past the finish
   *[no] {""}
}.
    .options = tt_exact_finish
vainqueur-explain-pile-draw = { $cards } cards in all. You hold { $hand }: on your turn draw one, then play or discard one. When the pile is empty the discards are shuffled.
vainqueur-explain-pile-discard = Everything played or discarded, face up. { $discard ->
    [only_if_stuck] Only when you can neither ride nor lay a handicap nor clear one may you put any card here instead, without effect.
   *[free] Instead of a play you may put any card here, without effect.
}
    .options = discard
