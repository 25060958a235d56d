# The Tour with race and risk cards, English. *…* is emphasis; $you is "yes" when $who is the reader.

bostock-name = Bostock
bostock-tagline = Three numbers for three riders, and red dots that may make your day or cost it: five stages, two time trials, one road book.
bostock-box = Tour de France, MB, by Donald Bostock
bostock-box-contents = one board with five stages, 48 race cards, 20 Risk cards, fourteen riders

## riders, cards, cells

# the head of a sentence about a rider
bostock-rider = { $you ->
    [yes] Your *{ $bib }*
   *[no] *{ $bib } { $who }*
}
bostock-card-race = { $colour ->
    [red] Red
    [blue] Blue
    [orange] Orange
    [white] White
   *[sprint] Sprint
} { $numbers }
bostock-card-title = { $title }
bostock-card-red-100 = red 1-0-0
bostock-card-red-110 = red 1-1-0
bostock-card-red-200 = red 2-0-0
bostock-card-red-111 = red 1-1-1
bostock-card-red-210 = red 2-1-0
bostock-card-red-211 = red 2-1-1
bostock-card-red-220 = red 2-2-0
bostock-card-red-221 = red 2-2-1
bostock-card-blue-100 = blue 1-0-0
bostock-card-blue-110 = blue 1-1-0
bostock-card-blue-200 = blue 2-0-0
bostock-card-blue-111 = blue 1-1-1
bostock-card-blue-210 = blue 2-1-0
bostock-card-blue-211 = blue 2-1-1
bostock-card-blue-220 = blue 2-2-0
bostock-card-blue-221 = blue 2-2-1
bostock-card-orange-100 = orange 1-0-0
bostock-card-orange-110 = orange 1-1-0
bostock-card-orange-200 = orange 2-0-0
bostock-card-orange-111 = orange 1-1-1
bostock-card-orange-210 = orange 2-1-0
bostock-card-orange-211 = orange 2-1-1
bostock-card-orange-220 = orange 2-2-0
bostock-card-orange-221 = orange 2-2-1
bostock-card-white-100 = white 1-0-0
bostock-card-white-110 = white 1-1-0
bostock-card-white-200 = white 2-0-0
bostock-card-white-111 = white 1-1-1
bostock-card-white-210 = white 2-1-0
bostock-card-white-211 = white 2-1-1
bostock-card-white-220 = white 2-2-0
bostock-card-white-221 = white 2-2-1
bostock-card-sprint-321 = sprint 3-2-1
bostock-mark-dot = Red dot: who stops here draws a risk card
bostock-mark-yellow = Yellow jersey
bostock-mark-green = Green jersey
bostock-mark-turned = { $turns ->
    [one] Sits out one turn
   *[other] Sits out { $turns } turns
}
bostock-mark-kept = { $colour ->
    [red] Must still play { $title }
   *[blue] Keeps { $title }
}
bostock-mark-breakaway = On the attack: the number counts double
bostock-sign-start = Start
bostock-sign-green = Green line · { $points } pts
bostock-sign-finish = Finish
bostock-stakes-green = First across: { $first } points and the green jersey. If he wears yellow, the second gets { $second } and the jersey.
bostock-stakes-finish = Points by place: { $points }.
bostock-stakes-team = The first complete team gets { $points } points{ $pair ->
    [0] {""}
   *[other] , any team with two of the first three gets { $pair }
}.
bostock-milestone-green = Green line
bostock-milestone-finish = Finish
bostock-pile-draw = Race
bostock-pile-discard = Discard
bostock-pile-risk = Risk
bostock-pile-heat = No. { $bib } laid:
bostock-number = { $number ->
    [0] { $bonus_on_zero ->
        [no] 0: no step
       *[yes] 0: only the extra step
    }
    [one] 1 cell
   *[other] { $number } cells
}
    .options = bonus_on_zero
bostock-number-nought = 0: no cell
bostock-number-bonus = +1: one extra step, for a card in your colour
bostock-number-steps = { $number ->
    [one] 1 cell from a risk card
   *[other] { $number } cells from a risk card
}

## stage, round, tables

bostock-stage-road = road stage
bostock-stage-team_time_trial = team time trial
bostock-stage-individual_time_trial = individual time trial
bostock-stage-length = { $rows } rows
bostock-stage-steps = { $steps } cells
bostock-round = Turn *{ $round }*
bostock-round-nominate = Sign-on
bostock-round-heat = { $ride_off ->
    [0] Heat *{ $heat }*
   *[other] Ride-off { $ride_off }, heat *{ $heat }*
}
bostock-table-sum = Points
bostock-table-individual = Individual
bostock-table-team = Teams
bostock-table-stage = Stage result
bostock-table-stage-note = { $stage }
bostock-table-line = At the finish
bostock-table-trial = Time trial
bostock-table-final = Final standings
bostock-table-before = before the first stage
bostock-table-after = after stage { $stage } of { $of }
bostock-row-sum = individual { $individual } · team { $team }
bostock-row-green = { $points ->
    [one] with one point from the green line
   *[other] with { $points } points from the green line
}
bostock-row-complete = complete
bostock-row-rides = { $rides } cards, with ride-offs
bostock-row-heat = at { $distance } of { $length } · { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
bostock-row-waits = still to ride

## questions

bostock-question-card = Play a race card
bostock-question-second = Second wind: play another race card
bostock-question-risk = First play { $title }
bostock-question-risk-late = Play { $title } now, or keep it
bostock-question-pass = Nobody can move: lay down a card
bostock-question-crossing = Your team waits: lay down a card
bostock-question-move = Hand out { $numbers }
bostock-question-bonus = One extra step, if you like
bostock-question-gift = { $steps ->
    [one] Move on by one cell
   *[other] Move on by { $steps } cells
}
bostock-question-pick = Who gives up his wheel for number { $bib }?
bostock-question-swap = Feed zone: exchange cards, or stop
bostock-question-lay_off = The commissaires take one of your best cards: which?
bostock-question-nominate = Name your rider for the time trial
bostock-question-ride = Lay a card face down for number { $bib }
bostock-question-over = The tour is over

## what can be tried, and what it will do

bostock-try-card = Play { $card }
bostock-try-pass = Lay down { $card }
bostock-try-risk = Play { $title }
bostock-try-move = Number { $bib } with { $number }{ $bonus ->
    [yes] {" "}+ 1
   *[no] {""}
} { $finish ->
    [yes] over the finish line
   *[no] to { $cell }
}
bostock-try-bonus = Number { $bib } takes the extra step { $finish ->
    [yes] over the finish line
   *[no] to { $cell }
}
bostock-try-keep_risk = Keep it: end the turn
bostock-try-gift = Number { $bib } { $finish ->
    [yes] over the finish line
   *[no] to { $cell }
}
bostock-try-end = Leave the extra step
bostock-try-pick = Number { $bib } gives up his wheel
bostock-try-swap = Exchange { $card }
bostock-try-stop = { $count ->
    [0] Keep all your cards
   *[other] That is enough: draw
}
bostock-try-lay_off = Give up { $card }
bostock-try-nominate = Send number { $bib } against the clock
bostock-try-ride = Lay { $card } face down
bostock-try-ride_on = Always the highest card
bostock-hint-card = { $own ->
    [yes] Your colour: one rider may ride one cell more.
   *[no] One number for each rider, as you like.
}
bostock-hint-pass = { $cause ->
    [crossing] Nobody moves; you draw a new card.
   *[stuck] Nobody moves; one more card is turned over, and you draw.
}
bostock-hint-fall-others = Everybody on the cells around this rider loses a turn, not the rider himself.
    .options = fall_hits=others
bostock-hint-risk = { $text }
    .options = fall_hits=any, kept_risk=any
bostock-hint-keep_risk = The risk card stays for a later turn.
bostock-hint-risk-now = It acts at once, after your race card.
bostock-hint-risk-late = { $text } At this table it may also follow your race card, even in the turn in which you draw it.
    .options = kept_risk=also_after
bostock-hint-move = { $steps ->
    [one] One cell
   *[other] { $steps } cells
}{ $short ->
    [0] {""}
    [one] , one is lost
   *[other] , { $short } are lost
}{ $bonus ->
    [yes] , with the extra step
   *[no] {""}
}{ $line ->
    [green] ; first over the green line
    [second] ; second over the green line
    [finish] ; home in place { $place }
   *[none] {""}
}{ $dot ->
    [yes] ; then draw a risk card
   *[no] {""}
}.
bostock-hint-end = The turn goes on without it.
bostock-hint-pick = He loses a turn, and number { $mate } rides on.
bostock-hint-swap = You draw a new card for it.
bostock-hint-stop = { $count ->
    [0] No card is exchanged.
    [one] You draw one new card.
   *[other] You draw { $count } new cards.
}
bostock-hint-lay_off = It goes to the discard pile, and you draw at the end of the turn.
bostock-hint-nominate = One rider of each team; the fewest cards win { $points ->
    [one] one point
   *[other] { $points } points
}.
bostock-hint-ride = { $steps ->
    [one] One cell
   *[other] { $steps } cells
}: { $home ->
    [yes] over the line.
   *[no] to { $distance } of { $length }.
}
bostock-hint-ride_on = Your highest card is laid every time, until the line: nothing else is worth playing.

## the log

bostock-event-dealer_drawn = { $you ->
    [yes] The lot makes *you* the first dealer.
   *[no] The lot makes *{ $who }* the first dealer.
}
bostock-stage-told = { $of ->
    [1] { $stage }
   *[other] Stage { $order } of { $of }, { $stage }
}
bostock-event-stage_started = *{ bostock-stage-told }*: { $kind ->
    [team_time_trial] the team time trial begins.
    [individual_time_trial] the individual time trial begins.
   *[road] the flag drops.
}
bostock-event-round_started = Turn { $round }.
bostock-event-drew = { $you ->
    [yes] *You* draw { $cards }.
   *[no] *{ $who }* draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
    .quiet = yes
bostock-event-reshuffled = The discard pile is shuffled: { $count ->
    [one] one card
   *[other] { $count } cards
} to draw.
bostock-event-card_played = { $you ->
    [yes] *You* play *{ $card }*
   *[no] *{ $who }* plays *{ $card }*
}{ $own ->
    [yes] , { $you ->
        [yes] your
       *[no] the team’s
    } colour
   *[no] {""}
}.
bostock-event-card_passed = { $you ->
    [yes] *You* lay down *{ $card }*
   *[no] *{ $who }* lays down *{ $card }*
}{ $cause ->
    [crossing] {" "}at the level crossing.
   *[stuck] : nobody can move.
}
bostock-event-card_turned = The card drawn after it, *{ $card }*, moves nobody either.
bostock-event-moved = { bostock-rider } rides { $steps ->
    [one] one cell
   *[other] { $steps } cells
}{ $bonus ->
    [yes] {" "}with the extra step
   *[no] {""}
}{ $cell ->
    [finish] {" "}and is over the line.
   *[other] {" "}to { $cell }.
}
bostock-event-numbers_lost = { $boxed ->
    [0] { $count ->
        [one] Nobody can use the { $numbers }: one number lost.
       *[other] Nobody can use { $numbers }: { $count } numbers lost.
    }
    [one] { $bibs } is boxed in: { $count ->
        [one] one number lost.
       *[other] { $count } numbers lost.
    }
   *[other] { $bibs } are boxed in: { $count ->
        [one] one number lost.
       *[other] { $count } numbers lost.
    }
}
bostock-event-steps_lost = { $boxed ->
    [0] Nobody can take the steps of the risk card: they are lost.
    [one] { $bibs } is boxed in: the steps of the risk card are lost.
   *[other] { $bibs } are boxed in: the steps of the risk card are lost.
}
bostock-event-second_lost = Nobody can use a second card: it is not played.
bostock-moment-lost = Lost
bostock-event-bonus_left = { $you ->
    [yes] *You* leave the extra step.
   *[no] *{ $who }* leaves the extra step.
}
bostock-event-green_line = { bostock-rider } is { $place ->
    [1] first
   *[2] second
} over the *green line*: { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}{ $jersey ->
    [yes] {" "}and the green jersey
   *[no] {""}
}.
bostock-event-last_kilometre = { bostock-rider } is the first under the *red kite*: { $left ->
    [one] one step to the line.
   *[other] { $left } steps to the line.
}
bostock-event-finished = { bostock-rider } finishes in place *{ $place }*.
bostock-event-team_home = { $you ->
    [yes] *Your* team is home with all three.
   *[no] *{ $who }* is home with all three.
}
bostock-event-risk_drawn = { bostock-rider } stops on a red dot: *{ $title }*{ $keep ->
    [yes] , kept.
   *[no] .
}
bostock-event-risk_played = { $you ->
    [yes] *You* play *{ $title }*.
   *[no] *{ $who }* plays *{ $title }*.
}
bostock-event-risk_lost = { bostock-rider } is home: *{ $title }* goes back under the pile.
bostock-event-risk_kept = { $you ->
    [yes] *You* keep *{ $title }*.
   *[no] *{ $who }* keeps *{ $title }*.
}
bostock-event-risk_idle = *{ $title }* changes nothing.
bostock-event-turned = { bostock-rider } sits out { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
bostock-event-upright = { bostock-rider } is back on the bike.
bostock-event-hand_kept = { $you ->
    [yes] *You* keep all your cards.
   *[no] *{ $who }* keeps all cards.
}
bostock-event-swapped = { $you ->
    [yes] *You* exchange { $cards }.
   *[no] *{ $who }* exchanges { $cards }.
}
bostock-event-laid_off = { $you ->
    [yes] The commissaires take *{ $card }* from *you*.
   *[no] The commissaires take *{ $card }* from *{ $who }*.
}
bostock-event-nominated = { bostock-rider } will ride against the clock.
bostock-event-heat_started = { $ride_off ->
    [0] Heat { $heat } of { $of }: *{ $riders }*.
   *[other] Ride-off { $ride_off }, heat { $heat } of { $of }: *{ $riders }*.
}
bostock-event-rides_on = { $you ->
    [yes] *You* play the highest card every time from now on.
   *[no] *{ $who }* plays the highest card every time from now on.
}
bostock-event-card_chosen = { $you ->
    [yes] *You* lay { $card } face down.
   *[no] *{ $who }* lays a card face down.
}
    .quiet = yes
bostock-event-rode = { bostock-rider } turns over *{ $card }*: { $steps ->
    [one] one cell
   *[other] { $steps } cells
}, { $distance } in all.
bostock-event-trial_home = { bostock-rider } is over the line with { $used ->
    [one] one card
   *[other] { $used } cards
}.
bostock-event-hand_laid = { $you ->
    [yes] *You* lay down what is left: { $cards }.
   *[no] *{ $who }* lays down what is left: { $cards }.
}
bostock-event-ride_off = *{ $riders }* are level with { $used ->
    [one] one card
   *[other] { $used } cards
} and ride again.
bostock-event-stage_ended = *{ $stage }* is over.
bostock-event-complete_team = { $you ->
    [yes] *Your* team is complete: { $points ->
        [one] one team point
       *[other] { $points } team points
    }.
   *[no] *{ $who }* has the complete team: { $points ->
        [one] one team point
       *[other] { $points } team points
    }.
}
bostock-event-pair_bonus = { $you ->
    [yes] *You* have two of the first three: { $points ->
        [one] one team point
       *[other] { $points } team points
    }.
   *[no] *{ $who }* has two of the first three: { $points ->
        [one] one team point
       *[other] { $points } team points
    }.
}
bostock-event-trial_won = { bostock-rider } { $shared ->
    [yes] shares the time trial
   *[no] wins the time trial
} with { $used ->
    [one] one card
   *[other] { $used } cards
}: { $points ->
    [one] one point
   *[other] { $points } points
}.
bostock-event-scored = { $you ->
    [yes] *You* score
   *[no] *{ $who }* scores
} { $individual } individual and { $team } team points.
bostock-event-yellow_jersey = { bostock-rider } { $kept ->
    [yes] keeps the *yellow jersey*.
   *[no] takes the *yellow jersey*.
}
bostock-event-tour_won = { $you ->
    [yes] *You* { $shared ->
        [yes] share the tour
       *[no] win the tour
    } with { $total } points!
   *[no] *{ $who }* { $shared ->
        [yes] shares the tour
       *[no] wins the tour
    } with { $total } points!
}

## options

bostock-option-stages = Tour
bostock-option-stages-help = Which stages are ridden, always in their order.
bostock-option-stages-tour = All five stages
bostock-option-stages-classics = The three road stages
bostock-option-stages-trials = The two time trials
bostock-option-stages-plain = The first road stage
bostock-option-squeeze = Squeezing through
bostock-option-squeeze-help = Which two riders close a gap: the one ahead and the one beside you, or the two diagonally ahead.
bostock-option-squeeze-corner = Ahead and beside close the diagonal
bostock-option-squeeze-gate = Two diagonally ahead close the middle
bostock-option-whole_numbers = Blocked riders
bostock-option-whole_numbers-help = May you give a number to a rider who cannot ride all of it while another of yours could?
bostock-option-whole_numbers-false = Yes: each as far as he can
bostock-option-whole_numbers-true = No: whole numbers first
bostock-option-bonus_on_zero = Colour bonus and 0
bostock-option-bonus_on_zero-help = May the extra step of your own colour go to a rider who gets a 0?
bostock-option-bonus_on_zero-true = Yes: he rides 1
bostock-option-bonus_on_zero-false = No
bostock-option-bonus_step = When the extra step is taken
bostock-option-bonus_step-help = Is the extra step of your own colour part of a rider’s number, or a step by itself when the numbers are used, for a rider who has moved as well?
bostock-option-bonus_step-with_number = With a number
bostock-option-bonus_step-afterwards = By itself, afterwards
bostock-option-fall_hits = Fall
bostock-option-fall_hits-help = Who loses a turn when the card Fall is drawn: the rider who drew it as well, or only those around him?
bostock-option-fall_hits-all = He and those around
bostock-option-fall_hits-others = Only those around
bostock-option-kept_risk = Kept risk cards
bostock-option-kept_risk-help = When is a kept risk card played: only at the start of a later turn, or after the race card as well, even in the turn in which it was drawn? After it only steps, riders set upright and a second race card still help.
bostock-option-kept_risk-before_card = Before the race card
bostock-option-kept_risk-also_after = Before or after it
bostock-option-ttt_mates = Team-mates in the team time trial
bostock-option-ttt_mates-help = Your team keeps to its lanes: is that one lane, where a rider holds up the one behind him, or a lane for each rider?
bostock-option-ttt_mates-in_file = One lane, no passing
bostock-option-ttt_mates-abreast = A lane for each rider
bostock-option-ttt_pair_bonus = Two in three in team time trials
bostock-option-ttt_pair_bonus-help = Does a team with two riders among the first three get its bonus in team time trials too?
bostock-option-ttt_pair_bonus-false = No
bostock-option-ttt_pair_bonus-true = Yes
bostock-option-itt_deck = Cards against the clock
bostock-option-itt_deck-help = In the individual time trial: are all race cards shuffled for every heat, or once for all heats, so that the second is dealt from what the first has left?
bostock-option-itt_deck-each_heat = Shuffled for every heat
bostock-option-itt_deck-each_ride = Once for all heats
bostock-option-yellow_by = Yellow jersey
bostock-option-yellow_by-help = Does it go to the player with the most individual points, or to the single rider?
bostock-option-yellow_by-player = By player
bostock-option-yellow_by-rider = By rider
bostock-option-dealer_rotation = Dealer
bostock-option-dealer_rotation-help = The deal passes to the left after every stage. For two players the fairer way counts road stages: otherwise one of them starts in all three.
bostock-option-dealer_rotation-per_stage = Every stage
bostock-option-dealer_rotation-road = Fair over the road stages
bostock-option-final_tie = Level at the end
bostock-option-final_tie-help = What parts players with the same sum.
bostock-option-final_tie-countback = Individual points, stage wins, complete teams
bostock-option-final_tie-shared = Nothing: victory is shared

## results

bostock-result-stage = { $you ->
    [yes] Your number { $bib } wins the stage
   *[no] { $who } wins the stage with number { $bib }
}
bostock-result-stage-summary = { $who } has the complete team: { $points ->
    [one] one team point
   *[other] { $points } team points
}.
bostock-result-team = { $you ->
    [yes] You win the team time trial
   *[no] { $who } wins the team time trial
}
bostock-result-team-shared = { $whos } share the team time trial
bostock-result-team-summary = Complete in the last turn: { $points ->
    [one] one team point
   *[other] { $points } team points
} each.
bostock-result-solo = { $you ->
    [yes] Your number { $bib } wins against the clock
   *[no] { $who } wins against the clock with number { $bib }
}
bostock-result-solo-shared = { $whos } share the time trial
bostock-result-solo-summary = { $used ->
    [one] One card
   *[other] { $used } cards
} to the line{ $ride_offs ->
    [0] {""}
    [one] , after a ride-off
   *[other] , after { $ride_offs } ride-offs
}.
bostock-result-tour = { $you ->
    [yes] You win the tour
   *[no] { $who } wins the tour
}
bostock-result-tour-shared = { $whos } share the tour
bostock-result-tour-summary = { $total } points: { $individual } individual, { $team } as a team.
bostock-award-yellow = Yellow jersey: number { $bib } of { $who }.
bostock-award-green = Green jersey: number { $bib } of { $who }.
bostock-award-complete = Complete team: { $who }, { $points ->
    [one] one point
   *[other] { $points } points
}.
bostock-award-pair = Two of the first three: { $who }, { $points ->
    [one] one point
   *[other] { $points } points
}.
bostock-award-trial = Time trial: number { $bib } of { $who }, { $points ->
    [one] one point
   *[other] { $points } points
}.
bostock-award-tour = { $who } wins the tour{ $by ->
    [individual] : level on the sum, with more individual points
    [wins] : level on points, with more stage wins
    [complete] : level on points and stage wins, more often complete
    [shared] {" "}together with others: nothing parts them
   *[sum] {" "}with the highest sum
}.

## what separates those who are level

bostock-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
bostock-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
bostock-tie-individual = { bostock-tie-ahead } before { bostock-tie-behind }: more individual points, { $best } against { $other }.
bostock-tie-wins = { bostock-tie-ahead } before { bostock-tie-behind }: more road stages won, { $best } against { $other }.
bostock-tie-complete = { bostock-tie-ahead } before { bostock-tie-behind }: more often the complete team on the road, { $best } against { $other }.
bostock-tie-crossed = { bostock-tie-ahead } before { bostock-tie-behind }: crossed the line earlier, place { $best } before { $other }.
bostock-tie-ride-off = { bostock-tie-ahead } before { bostock-tie-behind }: fewer cards in ride-off { $ride }, { $best } against { $other }.
bostock-tie-ex-aequo = { bostock-tie-ahead } and { bostock-tie-behind } share the place: both complete in the last round.
bostock-tie-yellow-kept = { bostock-tie-ahead } has the yellow jersey, not { bostock-tie-behind }: the team wears it already.
bostock-tie-yellow-placed = { bostock-tie-ahead } has the yellow jersey, not { bostock-tie-behind }: a rider placed in the latest road stage, the other has none.
bostock-tie-yellow-place = { bostock-tie-ahead } has the yellow jersey, not { bostock-tie-behind }: best rider of the latest road stage, place { $best } before { $other }.
bostock-tie-shared = { bostock-tie-ahead } and { bostock-tie-behind } share the place: nothing separates them.

## where the figures come from

bostock-provenance-rulebook = All figures are those of the printed rulebook, cards and boards.
bostock-provenance-reconstruction = The rulebook gives the rules, the points of the green line and those of the individual time trial; the other points, most cards and the boards are our reconstruction.

## why not

bostock-refusal-BOS-1-2 = Number { $bib } rides for another team.
bostock-refusal-BOS-1-3 = That team is not in the race.
bostock-refusal-BOS-2-5 = It is the turn of { $who }: play goes round from the dealer’s left.
bostock-refusal-BOS-4-2 = One race card of your hand a turn, then the riders: this is not the moment, or not a card you hold.
bostock-refusal-BOS-4-3 = The number says how many cells: { $number ->
    [0] nought moves nobody
    [one] one, and no more
   *[other] { $number }, and no more
}.
bostock-refusal-BOS-4-5 = One number for each rider, and each number once.
bostock-refusal-BOS-4-7 = That would be the extra step, and this card is not in your colour.
bostock-refusal-BOS-4-8 = That would be the extra step, and a sprint card has none.
bostock-refusal-BOS-4-9 = { $zero ->
    [apart] At this table the extra step comes by itself, once, when the numbers are used.
    [yes] At this table the extra step does not go to a rider on 0.
   *[no] The extra step is given once, together with the rider’s number, not afterwards.
}
    .options = bonus_on_zero=any, bonus_step=any
bostock-refusal-BOS-4-10 = The extra step must really be ridden, and the road ends or is blocked before it.
    .options = bonus_on_zero=any, bonus_step=any
bostock-refusal-BOS-4-11 = A nought with the extra step is no way out: every other number still needs a rider who can use it.
    .options = bonus_on_zero=true, bonus_step=with_number
bostock-refusal-BOS-5-1 = First play a race card, then the riders ride.
    .options = kept_risk=any
bostock-refusal-BOS-5-2 = As long as one of your riders can move, a card must be played.
bostock-refusal-BOS-5-3 = First use the numbers: a rider who can move is still left.
    .options = whole_numbers=any
bostock-refusal-BOS-5-5 = Nobody of your team can make a step: the card can only be laid down.
bostock-refusal-BOS-6-1 = A step goes straight on or one lane aside: that lane is too far.
bostock-refusal-BOS-6-3 = Nobody rides backwards.
bostock-refusal-BOS-6-4 = Nobody rides sideways.
bostock-refusal-BOS-6-5 = { $place ->
    [taken] { $by } stands there: a cell holds one rider.
    [off] There is no road there.
   *[blocked] { $count ->
        [0] No way there: other riders are before it, and nobody can be jumped.
       *[other] Boxed in by { $by }: nobody can be jumped.
    }
}
bostock-refusal-BOS-6-6 = { $squeeze ->
    [gate] Two riders diagonally ahead close the cell between them: there is no squeezing through.
   *[corner] One rider ahead and one beside close this diagonal: there is no squeezing through.
}
    .options = squeeze
bostock-refusal-BOS-6-7 = Every rider goes as far as the number and the road allow, not less.
    .options = whole_numbers=any
bostock-refusal-BOS-6-11 = Another of your riders could ride the whole number: it may not be wasted here.
    .options = whole_numbers=true
bostock-refusal-BOS-6-10 = Number { $bib } { $turns ->
    [0] is home already.
    [one] sits out for one turn.
   *[other] sits out for { $turns } turns.
}
bostock-refusal-BOS-8-4 = First settle the risk card.
bostock-refusal-BOS-8-6 = The risk card decides that, and it does not allow this.
bostock-refusal-BOS-8-7 = { $kept_risk ->
    [also_after] A kept risk card is played at the start of a later turn or after a race card, one a turn, and only when it can do something then.
   *[before_card] A kept risk card is played at the start of a later turn, before the race card, one a turn, and only when it can do something.
}
    .options = kept_risk
bostock-refusal-BOS-8-8 = The card is for another of your riders.
bostock-refusal-BOS-8-10 = A red risk card lies before you: nobody of your team crosses the finish line until it is played.
bostock-refusal-BOS-8-11 = One of your riders stands before the line: the red risk card must be played first.
bostock-refusal-BOS-8-14 = The steps of a risk card have no extra step.
bostock-refusal-BOS-13-1 = In the team time trial nobody changes lanes.
    .options = ttt_mates=any, ttt_pair_bonus=any
bostock-refusal-BOS-14-1 = First every team names one of its own riders.
bostock-refusal-BOS-14-6 = Each rider of the heat lays one card face down, then all are turned over.
bostock-refusal-BOS-15-2 = The tour is over.
bostock-refusal-BOS-2-3 = The first dealer is known already: { $who }.
bostock-refusal-BOS-14-12 = { $tied ->
    [yes] Only those tied for the fewest cards ride again: { $whos }.
    [told] This ride-off has been entered already: another phone was faster.
   *[no] Nobody is tied: there is no ride-off.
}
    .options = itt_deck=any
bostock-refusal-BOS-16-1 = { $fault ->
    [kind] { $stage } is a stage of another kind.
    [told] { $stage } has a result already: correct that one.
    [green] The first across the green line is told, and the second if the first wore yellow.
    [yellow] The first across cannot have worn yellow: that team does not have it.
   *[second] The first across wore yellow: tell the second, too.
}
bostock-refusal-BOS-16-4 = { $fault ->
    [missing] The cards of { $who } are missing.
    [cards] { $who } cannot have used so many cards.
   *[number] { $who } has riders 1 to 3.
}
bostock-refusal-BOS-16-2 = { $fault ->
    [twice] { $who } comes once, not twice.
    [incomplete] The list ends with the third rider of one team, and no team has three.
    [too_many] Only one team can have three riders in the list, and none more.
   *[after] The third rider of a team ends the stage: nobody comes after him.
}
bostock-refusal-BOS-16-3 = { $fault ->
    [first] Tell the first three over the line, no more and no less.
   *[incomplete] In a team time trial at least one team is complete.
}
    .options = ttt_mates=any, ttt_pair_bonus=any
bostock-refusal-BOS-16-7 = With the yellow jersey by rider, every rider needs his number.
    .options = yellow_by=rider
bostock-refusal-BOS-16-8 = { $who } is complete, so it is first and not second.

## the score sheet at a real table (BOS-16)

bostock-sheet-stage = Stage { $number } of { $of }: { $stage }
bostock-sheet-yellow = Yellow jersey: { $who }{ $chooses ->
    [yes] , who chooses the rider.
   *[no] .
}
bostock-sheet-green = Green jersey: { $who }{ $chooses ->
    [yes] , who knows which rider.
   *[no] .
}
bostock-sheet-deals = { $who } deals, { $first } begins.
bostock-sheet-tied = { $whos } are level and ride again.
bostock-sheet-missing = { $stage } has no result; what comes after it waits.
bostock-sheet-order = Playing order
bostock-sheet-order-note = { $who } deals
bostock-sheet-won = { $who } wins the stage.
bostock-sheet-second = Second team: { $who }, { $points ->
    [one] one team point
   *[other] { $points } team points
}.
bostock-sheet-trial-won = Time trial: { $whos }, { $points ->
    [one] one point
   *[other] { $points } points
}.
bostock-sheet-table-gains = What the stage brought
bostock-sheet-form-dealer = First dealer
bostock-sheet-form-riders = Arrivals by rider
bostock-sheet-form-colours = Arrivals by colour
bostock-sheet-form-complete = Complete teams
bostock-sheet-form-cards = Cards used
bostock-sheet-form-ride-off = Ride-off
bostock-sheet-field-dealer = Who deals first?
bostock-sheet-field-finish = Who came in, in order?
bostock-sheet-field-finish-help = The third rider of a team ends the stage: he is the last of the list.
bostock-sheet-field-green = Who was first across the green line?
bostock-sheet-field-green-help = The second, too, if the first wore yellow.
bostock-sheet-field-in-yellow = The first across wore yellow
bostock-sheet-field-in-yellow-help = Only where it is not known which rider wears it.
bostock-sheet-field-complete = Which teams were complete?
bostock-sheet-field-complete-help = At the end of the last round.
bostock-sheet-field-first = Whose riders were the first three over the line?
bostock-sheet-field-first-help = For the bonus of two among the first three.
bostock-sheet-field-second = Which team was second, if any?
bostock-sheet-field-second-help = Your Points Table has points for it, and the rulebook does not say which team that is: the table of your box decides.
bostock-sheet-field-cards = How many cards did each use?
bostock-sheet-field-cards-help = The last one included; fewest wins.
bostock-sheet-field-ride-off = How many cards this time?
bostock-sheet-column-points = Points
bostock-sheet-column-tens = Tens
bostock-sheet-column-units = Units
bostock-sheet-column-sum = Sum
bostock-sheet-column-individual = Individual
bostock-sheet-column-team = Team
bostock-sheet-column-green = Green line
bostock-sheet-column-cards = Cards
bostock-sheet-column-ride-offs = Ride-offs
bostock-sheet-column-number = Rider
bostock-sheet-points-title = Points as printed in your box?
bostock-sheet-points-where = Points Table, inside the box.
bostock-sheet-points-why = The rulebook sends you there and does not print it. What you leave empty counts as we reconstructed it.
bostock-sheet-points-without = Use ours
bostock-sheet-points-others = Other points
bostock-sheet-points-road_individual = Places of a road stage
bostock-sheet-points-solo_trial = Places of the individual time trial
bostock-sheet-points-green_first = First across the green line
bostock-sheet-points-green_second = Second across, if the first wore yellow
bostock-sheet-points-road_complete = Road stage, complete team
bostock-sheet-points-road_second = Road stage, second team
bostock-sheet-points-road_pair = Road stage, two of the first three
bostock-sheet-points-team_trial = Team time trial, complete team
bostock-sheet-points-team_trial_second = Team time trial, second team
bostock-sheet-told-dealer = { $who } deals first.
bostock-sheet-told-second = { $has_second ->
    [yes] ; second team: { $second }
   *[no] {""}
}
bostock-sheet-told-road = { $stage }: { $whos }; green line: { $green }{ bostock-sheet-told-second }.
bostock-sheet-told-complete = { $stage }: complete teams: { $whos }{ $first ->
    [0] {""}
   *[other] ; first over the line: { $firsts }
}{ bostock-sheet-told-second }.
bostock-sheet-told-cards = { $stage }: { $whos } use { $cards } cards.
bostock-sheet-told-ride_off = { $stage }, ride-off: { $whos } use { $cards } cards.

## the game in pictures

bostock-page-aim = Three riders and a card with three numbers. Share them out, block the road, dare the red dots, and bring all three home before anybody else does.
bostock-page-turn = A turn in four pictures
bostock-page-turn-card = Play a race card
bostock-page-turn-card-text = One of the { $hand } in your hand. At the end of the turn you draw up again.
bostock-page-turn-share = Share out its numbers
bostock-page-turn-share-text = A number for each rider, as you like, one rider after the other.
bostock-page-turn-ride = Ride all of it
bostock-page-turn-ride-text = Straight or diagonally onto free cells, as far as the road allows. A stop on a red dot draws a risk card.
bostock-page-turn-squeeze = No squeezing through
bostock-page-turn-squeeze-text = One in front and one beside you close the diagonal between them.
bostock-page-things = Cards and signs
bostock-page-things-race = Race card
bostock-page-things-race-text = Three numbers for three riders. { $colour_cards } in each colour.
bostock-page-things-own = Your own colour
bostock-page-things-own-text = A card in it gives one of your riders a step more, even on a 0.
bostock-page-things-sprint = Sprint card
bostock-page-things-sprint-text = The best in the pack, and nobody’s colour. There are { $sprint_cards }.
bostock-page-things-dot = Red dot
bostock-page-things-dot-text = Stop here with a race card: draw a risk card, unless you hold one or have played one this turn.
bostock-page-things-good = Blue risk card
bostock-page-things-good-text = Helps, now or later. { $blue_cards } of them.
bostock-page-things-bad = Red risk card
bostock-page-things-bad-text = Hurts. Kept, it bars the finish to your team. { $red_cards } of them.
bostock-page-stages = Three kinds of stage
bostock-page-stages-road = On the road
bostock-page-stages-road-text = Everybody in everybody’s way. Half-way lies the green line: first across takes the green jersey.
bostock-page-stages-team = Team time trial
bostock-page-stages-team-text = A lane for each team, no overtaking, no dots. Complete in the same round: both win.
bostock-page-stages-alone = Individual time trial
bostock-page-stages-alone-text = One rider each, two at a time: every card counts the sum of its numbers. Fewest cards wins.
bostock-page-fall = The fall
bostock-page-fall-picture-text = The best-known risk card: the rider on the dot and everybody around him lose a turn. They stand in the way, and nobody rides through them.
bostock-page-finish = How a stage ends
bostock-page-finish-picture-text = Your third rider over the line ends it at once. Who is still on the road gets no place. Home so far:
bostock-page-tour = How the tour is won
bostock-page-tour-places-text = Riders, each road stage
bostock-page-tour-green-text = First over the green line
bostock-page-tour-team-text = Complete team
bostock-page-tour-pair-text = Two of the first three
bostock-page-tour-alone-text = Winner of the individual time trial
bostock-page-tour-won-text = Riders’ and team points together: the most wins. On the way the leader wears yellow.
bostock-page-hints = Three hints from the car
bostock-page-hints-block-text = Where the road narrows, two of your riders side by side hold up everybody.
bostock-page-hints-order-text = Move the front rider first: he makes room for your own.
bostock-page-hints-third-text = Do not leave your last man behind: the stage is won by the third, not by the first.

## moments: what has the stage for a second

bostock-moment-winner = Stage winner
bostock-moment-tour = Winner of the tour
bostock-moment-last = Last kilometre
bostock-moment-green = Green line
bostock-moment-trial = Time trial won
bostock-moment-stuck = No way through
bostock-moment-laid-off = Commissaires
bostock-note-turned = −{ $turns } { $turns ->
    [one] turn
   *[other] turns
}

## reasons: why a bot would do it, said of a move that brings more of this

bostock-reason-points = Takes points that nobody can take away.
bostock-reason-complete = Brings the whole team nearer to the line: the last rider decides.
bostock-reason-places = Brings riders home among the first.
bostock-reason-pair = Puts two of the team on course for the first three places.
bostock-reason-green = Goes for the points at the green line.
bostock-reason-progress = Makes the most of the card: hardly a step is lost.
bostock-reason-freedom = Keeps the road ahead open.
bostock-reason-cards = Keeps strong cards for the turns to come.
bostock-reason-risk = Makes good use of the Risk cards.
bostock-reason-trial = Needs fewer cards against the clock.

## what things are, for whoever looks at one and in the card list

bostock-explain-chapter-race = Race cards
bostock-explain-chapter-risk = Risk cards
bostock-explain-chapter-numbers = Numbers
bostock-explain-chapter-riders = On the riders
bostock-explain-chapter-road = On the road
bostock-explain-chapter-piles = The piles
bostock-explain-race-name = Race card { $numbers }
bostock-explain-race = In each colour: { $each }.
bostock-explain-common-race = One number for each of your 3 riders, as you like; a card in your own colour gives one of them an extra step.
bostock-explain-sprint-name = Sprint card { $numbers }
bostock-explain-sprint = It belongs to no colour and never gives the extra step.
bostock-explain-case-sum = In the individual time trial the rider rides the sum of its numbers, and its colour does not count.
bostock-explain-case-nought = A 0 moves nobody; with the extra step it makes 1.
    .options = bonus_on_zero=true, bonus_step=with_number
bostock-explain-case-nought-bare = A 0 moves nobody and gets no extra step.
    .options = bonus_on_zero=false, bonus_step=any
bostock-explain-case-nought-apart = A 0 moves nobody; its rider may still take the extra step.
    .options = bonus_on_zero=true, bonus_step=afterwards
bostock-explain-case-double-apart = The extra step is not doubled.
    .options = bonus_step=afterwards
bostock-explain-bonus-apart = A card in your own colour takes one rider 1 cell further: a step by itself when the numbers are used, for a rider who has moved as well.
    .options = bonus_step=afterwards
bostock-explain-case-stops = It is a stop of its own: on a red dot it draws a risk card.
    .options = bonus_step=afterwards
bostock-explain-case-steps = The steps count for the green line and the finish. They get no extra step and draw no further risk card.
bostock-explain-case-other = You choose among those who can take a step; if nobody can, nothing happens.
bostock-explain-case-team = Whoever cannot take a step stays where he is.
bostock-explain-case-double = The extra step is added after doubling: a 2 makes 4, and 5 with the extra step.
    .options = bonus_step=with_number
bostock-explain-case-upright = Only while one of your riders sits out; with your next race card they may ride again.
    .options = kept_risk=any
bostock-explain-case-extra = Each card is played by all the rules, the extra step included; you fill your hand after the second. If nobody can move after the first, the second is not played.
bostock-explain-case-swap = You may keep them all. The new cards are drawn together at the end.
bostock-explain-case-fall = Up to 8 cells around him, riders of every team, your own too.
    .options = fall_hits=any
bostock-explain-case-longer = Lost turns do not add up: the longer wait counts.
bostock-explain-case-wheel = You choose who gives up his wheel. If none of your others rides upright, it falls on the rider himself.
bostock-explain-case-best = If several are the highest, you choose. You draw a new one at the end of your turn.
bostock-explain-case-hunger = The turn in which you play the card is the one he sits out.
bostock-explain-case-headwind = A 0 stays 0.
bostock-explain-case-crossing = You draw a new card for the one you laid down.
bostock-explain-case-tied = It stays with this rider and is lost when he crosses the finish line.
bostock-explain-case-untied = It stays with you even when the rider who drew it is home.
bostock-explain-cure-red = Play it, at the start of a later turn: until then none of your riders may cross the finish line.
bostock-explain-cure-wait = Waiting: each whole turn of yours counts 1 off.
bostock-explain-cure-car = Waiting: each whole turn of yours counts 1 off. Or { $title }, at once.
bostock-explain-number-name = Number
bostock-explain-number = So many steps for one of your riders. You choose who gets it; each gets one number.
bostock-explain-case-far = He rides as far as the number and the road allow, never less.
bostock-explain-case-whole = While a rider who has not moved can ride all of it, only such a rider may get it.
    .options = whole_numbers=true
bostock-explain-bonus-name = Extra step
bostock-explain-bonus = A card in your own colour takes one rider 1 cell further. Give it together with his number, before he sets off.
    .options = bonus_step=with_number
bostock-explain-case-further = Only if it really takes him one cell further.
    .options = bonus_step=with_number
bostock-explain-case-no-way-out = With a 0 it is no way out: every other number must still find a rider who can use it.
    .options = bonus_on_zero=true, bonus_step=with_number
bostock-explain-steps-name = Steps of a risk card
bostock-explain-steps = They are ridden on top of the race card and count for the green line and the finish. They get no extra step and draw no further risk card.
bostock-explain-yellow = Its rider’s player leads on individual points{ $first ->
    [road] ; after the first stage its winner wears it.
   *[trial] .
} It makes nobody faster.
    .options = yellow_by=player, stages=any
bostock-explain-yellow-rider = This rider leads on individual points{ $first ->
    [road] ; after the first stage its winner wears it.
   *[trial] .
} It makes nobody faster.
    .options = yellow_by=rider, stages=any
bostock-explain-green = Won at the green line, and worn until the next one. It makes nobody faster.
bostock-explain-case-both = Nobody wears both: a rider in green who gets yellow wears yellow, and green waits for the next green line.
bostock-explain-turned-name = Sits out
bostock-explain-turned = This rider faces backwards and does not move; he stopped at once.
bostock-explain-case-blocks = He still fills his cell and blocks the way, and another fall can hit him.
bostock-explain-breakaway-name = On the attack
bostock-explain-breakaway = In this turn the number you give this rider counts double.
    .options = kept_risk=any
bostock-explain-dot-name = Red dot
bostock-explain-dot = If a race card brings your rider to a stop here, draw a risk card. Riding over it or standing still on it draws nothing.
bostock-explain-case-one-risk = None while you hold a risk card, nor if you have played one this turn.
bostock-explain-case-gift = Steps of a risk card draw none.
bostock-explain-green-line-name = Green line
bostock-explain-green-line = The first across wins { $first } points and the green jersey. If he wears yellow, the second gets { $second } and the jersey.
bostock-explain-finish-name = Finish
bostock-explain-finish = Who crosses the line is placed and leaves the road. On the road the stage ends when the third rider of a team is home. No exact number is needed.
bostock-explain-climb-name = Climb of the pass
bostock-explain-descent-name = Descent of the pass
bostock-explain-pass = The road is narrow here: cells are missing, and it is easy to get in each other’s way. Numbers count as everywhere.
bostock-explain-pile-draw-name = Race cards to draw
bostock-explain-pile-draw = { $cards } race cards in all. At the end of your turn you fill your hand to { $hand }.
bostock-explain-pile-discard-name = Discard pile
bostock-explain-pile-discard = Played race cards, face up. When the other pile is used up they are shuffled and drawn again.
bostock-explain-pile-risk-name = Risk pile
bostock-explain-pile-risk = { $cards } risk cards in all. A played one goes face down under the pile.
bostock-explain-pile-heat-name = Card of the heat
bostock-explain-pile-heat = Laid face down; when all are laid they are turned over, and each rides the sum of its numbers.
