# The hex race with five dice, English. *…* is emphasis; $you is "yes" when $who is the reader.

peloton-name = Peloton
peloton-tagline = Dice, wind and hexes: sit in, break away, catch. Up to thirty-six riders, four jerseys, and the peloton does not wait.
peloton-box = Tour de France Board Game
peloton-box-contents = hexes for four stages, five dice, 36 riders, three jersey cards

## riders, dice, cards

# the head of a sentence about a rider
peloton-rider = { $you ->
    [yes] Your *{ $bib }*
   *[no] *{ $bib } { $who }*
}
peloton-hexes = { $steps ->
    [one] one hex
   *[other] { $steps } hexes
}
peloton-die-yellow = yellow
peloton-die-white = white
peloton-die-red = red
peloton-die-polka = polka dot
peloton-die-green = green
peloton-die-yellow-help = On the flat: 2 with attack, 3, 3, 4, 5, 6.
peloton-die-white-help = Brakes on the flat: 1, 1, 2, 2, 3, 3. The next two of the group are braked.
peloton-die-red-help = Risk on the flat: 4, 5, 6, 7, crash, big crash.
peloton-die-polka-help = On a climb: 1 with attack, 2, 2, 3, 3, 4.
peloton-die-green-help = In an attack or with a card: 3, 4, 4, 5, 5, 6. Nothing ever slows it.
# the same in two words, below the die
peloton-die-yellow-note = 2 to 6
peloton-die-white-note = 1–3 · brakes
peloton-die-red-note = 4–7 · crash
peloton-shows-number = { $value }
peloton-shows-attack = Attack!
peloton-shows-crash = Crash
peloton-shows-big_crash = Big crash
peloton-die-polka-note = climbs only
peloton-die-green-note = attacks only
peloton-card-yellow = Yellow card
peloton-card-green = Green card
peloton-card-polka = Polka dot card
peloton-card-yellow-help = Once in the stage, on the flat: in attack position two hexes and the green die, else the green die alone.
peloton-card-green-help = Once in the stage, on the flat: in attack position two hexes and the green die, else the green die alone.
peloton-card-polka-help = Once in the stage, on a climb: in attack position one hex and the green die, else four hexes without a throw.
peloton-jersey-yellow = Yellow jersey
peloton-jersey-green = Green jersey
peloton-jersey-polka = Polka dot jersey
peloton-mark-sprint = Sprint: 5, 3, 2, 1 points for the first four who get here
peloton-mark-summit = Summit: 5, 3, 2, 1 points for the first four who get here
peloton-mark-attack-lead = May attack: leads the group
peloton-mark-attack-free = May attack: free road ahead
peloton-mark-attack-catch = In attack position: may catch the breakaway
peloton-mark-stuck = Boxed in: cannot move in this sequence
peloton-mark-card = Holds the { $card }
peloton-mark-breakaway = Somebody is away: throw attack to catch, { $value } hexes
peloton-mark-breakaway-position = Somebody is away: in attack position, throw attack to catch, { $value } hexes
peloton-mark-braked = { $count ->
    [one] The next rider is braked
   *[other] The next { $count } riders are braked
}
peloton-mark-reset = After the fall the pace must be set anew
peloton-sign-finish = Finish
peloton-stakes-sprint = Points for the first: { $points }.
peloton-stakes-summit = Points at the top: { $points }.
peloton-stakes-finish = The stage times. Where bonuses are ridden for, the first get { $seconds } seconds.
peloton-milestone-finish = Finish

## groups

peloton-group-head = Breakaway
peloton-group-chase = Chase
peloton-group-bunch = Peloton
peloton-group-gruppetto = Gruppetto
peloton-group-lone = { $bib } alone
peloton-group-note = led by { $bib }{ $wind ->
    [left] , wind from the left
    [right] , wind from the right
   *[none] {""}
}{ $lap ->
    [0] {""}
   *[other] , lap { $lap } of { $laps }
}

## stage, sequence, tables

peloton-stage-flat = flat
peloton-stage-hilly = hilly
peloton-stage-mountain = mountain
peloton-stage-length = { $km } km
peloton-stage-own = your figures
peloton-stage-own-length = { $km ->
    [0] length not given
   *[other] { $km } km
}
peloton-round-start = On the start line
peloton-round = Sequence *{ $sequence }*
peloton-table-individual = General
peloton-table-green = Sprint
peloton-table-polka = Mountains
peloton-table-teams = Teams
peloton-table-home = At the finish
peloton-table-road = On the road
peloton-table-so-far = so far
peloton-table-after = after stage { $stage } of { $of }
peloton-table-stage = Stage result
peloton-table-stage-note = { $stage }
peloton-row-team = { $riders ->
    [one] one rider
   *[other] { $riders } riders
}{ $out ->
    [0] {""}
   *[other] , { $out } out
}
peloton-row-broken = fewer than three at a finish

## questions

peloton-question-place = Place a rider of team { $team }
peloton-question-place-rider = Place number { $bib }
peloton-question-speed = Number { $bib }: how fast?
peloton-question-attack = Number { $bib }: attack, or set the pace?
peloton-question-catch = Number { $bib }: catch the breakaway?
peloton-question-move = Number { $bib }: ride up to { $speed ->
    [one] one hex
   *[other] { $speed } hexes
}
peloton-question-leg = Number { $bib }: go on, up to { $speed ->
    [one] one hex
   *[other] { $speed } hexes
} more
peloton-question-share = { $steps ->
    [one] One step left: share it?
   *[other] { $steps } steps left: share them?
}
peloton-question-consent = { $who } offers your { $receiver } { $steps ->
    [one] one step
   *[other] { $steps } steps
}: accept?
peloton-question-over = The race is over

## buttons, what can be tried, and what it will do

peloton-button-adopt = { $pace ->
    [0] Take the pace
   *[other] Take the pace: { $pace }
}
peloton-button-solo = Solo
peloton-button-group = Whole group
peloton-button-catch = { $value ->
    [0] Catch
   *[other] Catch: { $value }
}
peloton-button-decline = Do not attack
peloton-button-stop = Stay here
peloton-button-keep = Keep it
peloton-button-agree = Accept
peloton-button-refuse = Decline
peloton-try-place = Place { $bib } on { $hex }
peloton-try-adopt = Take the pace { $pace }
peloton-order-follow = All my riders follow the pace
peloton-hint-follow = Every rider of yours whose group has a pace adopts it and rides it, until the sequence ends. Whoever cannot asks you.
peloton-try-throw-yellow = Throw yellow
peloton-try-throw-white = Throw white and brake
peloton-try-throw-red = Throw red and risk it
peloton-try-throw-polka = Throw polka dot
peloton-try-throw-green = Throw green
peloton-try-card = Play the { $card }
peloton-try-solo = Attack alone
peloton-try-group = Attack with the group
peloton-try-catch = Catch the breakaway
peloton-try-decline = Do not attack
peloton-try-move = Ride { $bib } to { $hex }
peloton-try-stop = Stay here
peloton-try-share = { $steps ->
    [one] One step
   *[other] { $steps } steps
} for number { $bib }, to { $hex }
peloton-try-keep = { $steps ->
    [one] Keep the step
   *[other] Keep the steps
}
peloton-try-agree = Let { $receiver } ride to { $hex }
peloton-try-refuse = { $receiver } stays where he is
peloton-hint-adopt = The full pace: { $pace ->
    [one] one hex
   *[other] { $pace } hexes
}, out of the wind.
peloton-hint-throw-yellow = 2 to 6{ $wind ->
    [yes] , one less from 3 on: you ride into the wind
    [bridge] , two less on the bridge: you ride into the wind
   *[no] , in full
}.{ $attack ->
    [yes] {" "}The symbol lets you attack.
    [catch] {" "}The symbol lets you catch the breakaway.
   *[no] {""}
}{ $lone ->
    [yes] {""}
   *[no] {" "}It becomes the pace.
}
peloton-hint-throw-white = 1 to 3, never slowed by the wind.{ $lone ->
    [yes] {""}
   *[no] {" "}The next two of the group may only take this pace, throw white or play a card.
}
    .options = bridge_dice=any
peloton-hint-throw-red = 4 to 7, never slowed by the wind; but one throw in three ends on the ground, and half of those end { $dnf_scope ->
    [stage] the stage
   *[race] the race
}.
    .options = dnf_scope, bridge_dice=any
peloton-hint-throw-white-bridge = On the bridge the wind takes two: one hex.{ $lone ->
    [yes] {""}
   *[no] {" "}The next two of the group may only take the pace thrown, throw white or play a card.
}
    .options = bridge_dice=reduced
peloton-hint-throw-red-bridge = 2 to 5, for on the bridge the wind takes two; and one throw in three ends on the ground, and half of those end { $dnf_scope ->
    [stage] the stage
   *[race] the race
}.
    .options = dnf_scope, bridge_dice=reduced
peloton-hint-throw-polka = { $slowed ->
    [yes] 1 to 3: the wind takes one hex from a lone rider uphill too.
   *[no] 1 to 4; after a 4 the others ride 3.
}{ $attack ->
    [yes] {" "}The symbol lets you attack.
    [catch] {" "}The symbol lets you catch the breakaway.
   *[no] {""}
}
    .options = uphill_lone_wind=any, hard_pace=all
peloton-hint-throw-polka-next = { $slowed ->
    [yes] 1 to 3: the wind takes one hex from a lone rider uphill too.
   *[no] 1 to 4; after a 4 the next rider gets 3, those behind him 4.
}{ $attack ->
    [yes] {" "}The symbol lets you attack.
    [catch] {" "}The symbol lets you catch the breakaway.
   *[no] {""}
}
    .options = uphill_lone_wind=any, hard_pace=next
peloton-hint-throw-green = Only in an attack or with a card.
peloton-hint-card-yellow = { $attack ->
    [choice] Two hexes and the green die: a solo attack that nobody can catch, or an attack with the group.
    [yes] Two hexes, then the green die: a solo attack that nobody can catch.
   *[no] The green die: 3 to 6 hexes.
}
    .options = card_group_attack=any
peloton-hint-card-green = { $attack ->
    [choice] Two hexes and the green die: a solo attack that nobody can catch, or an attack with the group.
    [yes] Two hexes, then the green die: a solo attack that nobody can catch.
   *[no] The green die: 3 to 6 hexes.
}
    .options = card_group_attack=any
peloton-hint-card-polka = { $attack ->
    [yes] One hex, then the green die: a solo attack that nobody can catch.
   *[no] Four hexes; the others of the group may ride 3.
}
    .options = hard_pace=all
peloton-hint-card-polka-next = { $attack ->
    [yes] One hex, then the green die: a solo attack that nobody can catch.
   *[no] Four hexes; the next of the group may ride 3, those behind him 4.
}
    .options = hard_pace=next
peloton-hint-solo = { $first ->
    [one] One hex
   *[other] { $first } hexes
} first, then 3 to 6 more with the green die. Who throws the symbol behind you{ $who_catches ->
    [attack_position] {" "}in attack position
   *[group] {""}
} may catch you.
    .options = who_catches
peloton-hint-group = { $first } and the green die for the whole group: the new pace.
peloton-hint-catch = { $value ->
    [one] One hex
   *[other] { $value } hexes
}, as far as the attacker.
peloton-hint-decline = The symbol is just its number, and the pace.
peloton-hint-move = { $steps ->
    [one] One hex
   *[other] { $steps } hexes
}{ $line ->
    [sprint] : { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } at the sprint, +{ $points }
    [summit] : { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } at the summit, +{ $points }
    [sprint_distance] : { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } at the sprint so far, +{ $points } if it stays so
    [summit_distance] : { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } at the summit so far, +{ $points } if it stays so
   *[none] {""}
}{ $finish ->
    [yes] , over the line with { $seconds }″
   *[no] { $beside ->
        [0] , alone
        [one] , beside one rider
       *[other] , beside { $beside } riders
    }
}{ $rest ->
    [0] {""}
    [one] ; one step to share
   *[other] ; { $rest } steps to share
}.
    .options = line_order=any
peloton-hint-stop = The green steps can still be shared.
peloton-hint-keep = { $steps ->
    [one] The step is lost.
   *[other] The steps are lost.
}
peloton-hint-share-ask = { $who } must agree.

## the log

peloton-stage-told = { $of ->
    [1] { $stage }
   *[other] Stage { $order } of { $of }, { $stage }
}
peloton-event-stage_started = *{ peloton-stage-told }*: the riders line up.
peloton-event-teams_drawn = The teams start in this order: { $teams }.
peloton-event-placed = { peloton-rider } takes a place on the start line.
    .quiet = yes
peloton-event-jersey = { peloton-rider } wears { $jersey ->
    [yellow] the *yellow jersey*
    [green] the *green jersey*
   *[polka] the *polka dot jersey*
}.
peloton-event-sequence_started = Sequence { $sequence }: { $clock }.
peloton-event-collided = { peloton-rider } is boxed in and cannot move.
peloton-event-lost_turn = { peloton-rider } is still on the ground.
    .quiet = yes
peloton-event-adopted = { peloton-rider } takes the pace: { $speed }.
peloton-event-threw = { peloton-rider } throws { $die }: { $shows ->
    [attack] *{ $value } / attack*
    [crash] *crash*
    [big_crash] *big crash*
   *[other] *{ $shows }*
}.
peloton-event-paced = { peloton-rider } sets the pace: *{ $pace }*{ $speed ->
    [one] , one hex for himself
   *[other] , { $speed } hexes for himself
}.
peloton-event-hard_to_follow = { peloton-rider } is hard to follow: the next can take only { $pace }.
peloton-event-lone_speed = { peloton-rider } rides alone: { $speed ->
    [one] one hex
   *[other] { $speed } hexes
}.
peloton-event-braked = { peloton-rider } brakes; held up: { $riders }.
peloton-event-crashed = { peloton-rider } *crashes* and gets up again.
peloton-event-big_crash = *Big crash!* { peloton-rider } { $dnf_scope ->
    [stage] is out of the stage
   *[race] is out of the race
}.
    .options = dnf_scope
peloton-event-brought_down = { peloton-rider } is brought down too.
peloton-event-card_played = { peloton-rider } plays the *{ $card }*.
peloton-event-attacked_solo = { peloton-rider } *attacks*!
peloton-event-attacked_group = { peloton-rider } attacks and takes the group along: pace *{ $pace }*.
peloton-event-broke_away = { peloton-rider } is away with { $value } hexes.
peloton-event-caught = { peloton-rider } goes after the breakaway: { $speed } hexes.
peloton-event-closed = { peloton-rider } lets the breakaway go.
peloton-event-moved = { peloton-rider } rides { peloton-hexes } to { $hex }.
    .quiet = yes
peloton-event-stopped = { peloton-rider } rides no further.
peloton-event-offered = { peloton-rider } offers { $receiver_bib } { peloton-hexes }; { $to } is asked.
peloton-event-shared = { peloton-rider } shares { peloton-hexes } with *{ $receiver_bib }*.
peloton-event-refused_share = { $you ->
    [yes] *You* refuse the offer of { $giver }.
   *[no] *{ $who }* refuses the offer of { $giver }.
}
peloton-event-rest_lost = { peloton-rider } cannot use { peloton-hexes }: lost.
peloton-event-kept_rest = { peloton-rider } gives { peloton-hexes } away to nobody.
    .quiet = yes
peloton-event-line_reached = { peloton-rider } is { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} { $kind ->
    [sprint] at the sprint
   *[summit] at the summit
}{ $named ->
    [yes] {" "}of *{ $line }*
   *[no] {""}
}: { $points ->
    [one] one point
   *[other] { $points } points
}.
peloton-event-last_kilometre = { peloton-rider } is the first under the *red kite*: the last kilometre.
peloton-event-finished = { $place }. { peloton-rider }: { $time }.
peloton-event-stage_won = { peloton-rider } *wins { $stage }* in { $time }!
peloton-event-nobody_finished = Nobody finishes { $stage }.
peloton-event-race_won = { peloton-rider } wins the general classification in { $time }!
peloton-event-classification_won = { peloton-rider } wins { $kind ->
    [sprint] the *sprint classification*
   *[summit] the *mountain classification*
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
peloton-event-team_won = Team { $team }, *{ $who }*, wins the team classification in { $time }.
peloton-event-race_without_winner = Nobody is left: the race has no winner.

## the end of a stage and of the race

peloton-result-stage = { peloton-rider } wins { $stage }
peloton-result-stage-summary = { $time }{ $level ->
    [0] , alone
    [one] , and one more with the same time
   *[other] , and { $level } more with the same time
}{ $known ->
    [yes] . The real stage took { $real }
   *[no] {""}
}.
peloton-result-nobody = Nobody finishes { $stage }
peloton-result-nobody-summary = Every rider has dropped out.
peloton-result-race = { $you ->
    [yes] You win the race
   *[no] { $who } wins the race
}
peloton-result-race-summary = Number { $bib } leads the general classification in { $time }.
peloton-result-race-nobody = A race without a winner
peloton-award-yellow = Yellow jersey: number { $bib }, { $who }
peloton-award-green = Green jersey: number { $bib }, { $who }
peloton-award-polka = Polka dot jersey: number { $bib }, { $who }
peloton-award-team = Best team: { $team }, { $who }

## what separates those who are level

peloton-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
peloton-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
peloton-tie-places = { peloton-tie-ahead } before { peloton-tie-behind }: lower sum of stage placings, { $best } against { $other }.
peloton-tie-last-place = { peloton-tie-ahead } before { peloton-tie-behind }: better placed in the latest stage, { $best } before { $other }.
peloton-tie-lines = { peloton-tie-ahead } before { peloton-tie-behind }: more often in place { $nth } at such lines, { $best } against { $other }.
peloton-tie-individual = { peloton-tie-ahead } before { peloton-tie-behind }: better in the individual classification, { $best } before { $other }.
peloton-tie-team-places = { peloton-tie-ahead } before { peloton-tie-behind }: lower sum of placings of the riders who count, { $best } against { $other }.
peloton-tie-best-rider = { peloton-tie-ahead } before { peloton-tie-behind }: better best rider in the individual classification, { $best } before { $other }.
peloton-tie-stretch = { peloton-tie-ahead } before { peloton-tie-behind }: same time, and placed by their own hexes on the stretch, then by arrival: { $best } before { $other }.
peloton-tie-entry = { peloton-tie-ahead } before { peloton-tie-behind }: same time, and entered earlier, entry { $best } before { $other }.
peloton-tie-in-entry = { peloton-tie-ahead } before { peloton-tie-behind }: same time, and earlier in the order of arrival of their group, { $best } before { $other }.
peloton-tie-shared = { peloton-tie-ahead } and { peloton-tie-behind } share the place: nothing separates them.

## why not

peloton-refusal-PEL-0-18 = Number { $bib } is in turn: everybody has one turn in a sequence, from the head of the race on.
peloton-refusal-PEL-1-3 = The riders are still being placed, one team after the other; { $turn } is next.
    .options = placement=any, later_start=any
peloton-refusal-PEL-1-4 = Riders are placed on free hexes of the start corridor.
peloton-refusal-PEL-1-5 = Riders are placed in the order of the general classification; { $turn } is next.
    .options = placement=any, later_start=choice
peloton-refusal-PEL-1-7 = The first rider opens the stage with the yellow die, or the polka dot die on a climb.
peloton-refusal-PEL-2-1 = There is no such hex on this road.
peloton-refusal-PEL-2-3 = Nobody rides backwards.
peloton-refusal-PEL-2-4 = { $by } stands there: a hex holds one rider.
peloton-refusal-PEL-2-5 = { $far ->
    [short] At this table the whole speed is ridden: { $speed ->
        [one] one step,
       *[other] { $speed } steps,
    } or the rest goes to a rider of your own.
    [yes] Too far: { $speed ->
        [one] one step does not lead there.
       *[other] { $speed } steps do not lead there.
    }
   *[no] Riders are in the way: { $speed ->
        [one] one step does not lead there.
       *[other] { $speed } steps over free hexes do not lead there.
    }
}
    .options = exact_move=any
peloton-refusal-PEL-2-6 = Who can ride must ride at least one hex.
    .options = exact_move=any
peloton-refusal-PEL-3-1 = It is the turn of { $turn }.
peloton-refusal-PEL-5-2 = The polka dot die is for climbs.
peloton-refusal-PEL-5-3 = The green die is thrown only in an attack or with a card.
peloton-refusal-PEL-5-8 = A turn has one speed: adopt, throw one die or play one card, then ride.
peloton-refusal-PEL-7-4 = Number { $bib } leads the group and must throw: there is no pace yet.
peloton-refusal-PEL-7-8 = The group has no pace that could be taken.
peloton-refusal-PEL-9-2 = Number { $bib } rides alone: no group, no pace to take.
peloton-refusal-PEL-9-4 = Who rides alone has nobody to attack.
peloton-refusal-PEL-11-5 = An attack needs the symbol on the die and attack position: the lead of the group, or free road ahead{ $climb_attack ->
    [lead_and_free] ; on a climb both
   *[lead_or_free] {""}
}.
    .options = climb_attack
peloton-refusal-PEL-12-1 = Somebody is away with { $value }: whoever comes next must throw.
    .options = who_catches=any
peloton-refusal-PEL-12-2 = There is no open breakaway to catch with this die{ $who_catches ->
    [attack_position] , or the rider is not in attack position
   *[group] {""}
}.
    .options = who_catches
peloton-refusal-PEL-12-3 = While a breakaway is open the symbol serves { $who_catches ->
    [attack_position] only riders in attack position, and only to catch it
   *[group] to catch it
}.
    .options = who_catches
peloton-refusal-PEL-12-5 = The breakaway was let go: the symbol is just a number for the rest of the sequence.
    .options = who_catches=any
peloton-refusal-PEL-14-1 = On a climb only the polka dot die is thrown, not { $die }.
peloton-refusal-PEL-15-3 = On a climb everybody attacks for himself.
    .options = climb_attack=any
peloton-refusal-PEL-16-2 = The pace { $pace } was set on the flat; on the climb it cannot be taken.
peloton-refusal-PEL-17-3 = Number { $bib } is braked: take the pace, throw white or play a card.
    .options = white_again=any
peloton-refusal-PEL-18-5 = After the fall the pace is set anew with the yellow die.
    .options = red_sets_pace=any, crash_victims=any
peloton-refusal-PEL-19-1 = There is nothing to share.
peloton-refusal-PEL-19-2 = Steps go to another rider on the road who has neither fallen nor been boxed in.
peloton-refusal-PEL-19-3 = Exactly { $rest ->
    [one] one step
   *[other] { $rest } steps
} must lead him beside number { $bib }.
peloton-refusal-PEL-19-4 = Giver and receiver must end side by side.
peloton-refusal-PEL-19-5 = { $own ->
    [yes] At this table the teams of one player give each other no steps.
   *[no] { $share_with_opponents ->
        [no] At this table opponents are given no steps.
       *[yes] Opponents are asked once, and decide for themselves.
    }
}
    .options = share_with_opponents, share_own_teams=any
peloton-refusal-PEL-24-13 = The race is over.
    .options = victory=any
peloton-refusal-PEL-25-1 = Number { $bib } does not hold the { $card }, or has used it.
    .options = cards=any
peloton-refusal-PEL-25-3 = This card is for the flat.
peloton-refusal-PEL-25-4 = The card is played: attack alone, or for the group.
    .options = card_group_attack=true
peloton-refusal-PEL-25-6 = This attack with the card is a solo.
    .options = card_group_attack=any
peloton-refusal-PEL-25-7 = The polka dot card is for climbs.

## where the figures come from

peloton-provenance-rulebook = All figures are those of the printed rulebook, the boards and the maker’s app.
peloton-provenance-reconstruction = The rulebook gives the dice, the points, the bonuses and the base time of Paris; the roads, the other base times and the seconds behind the line are our reconstruction.

## options

peloton-option-race = Race
peloton-option-race-help = One stage, or several with jerseys, cards and general classifications.
peloton-option-race-single = Single race
peloton-option-race-stage_race = Stage race
peloton-option-stages = Stages
peloton-option-stages-help = Which stages are ridden, in which order; any list in a stage race.
peloton-option-stages-paris = Paris
peloton-option-stages-roskilde-nyborg = Roskilde – Nyborg
peloton-option-stages-alpe-dhuez = Briançon – Alpe d’Huez
peloton-option-stages-carcassonne-foix = Carcassonne – Foix
peloton-option-team_size = Riders a team
peloton-option-team_size-help = All teams have the same size.
peloton-option-team_size-3 = Three
peloton-option-team_size-4 = Four
peloton-option-team_size-5 = Five
peloton-option-team_size-6 = Six
peloton-option-teams_per_seat = Teams a player
peloton-option-teams_per_seat-help = As many as there are colours for.
peloton-option-teams_per_seat-1 = One
peloton-option-teams_per_seat-2 = Two
peloton-option-teams_per_seat-3 = Three
peloton-option-placement = First start
peloton-option-placement-help = Do the teams place their riders in turn, or each team all at once?
peloton-option-placement-rotation = In turn
peloton-option-placement-team_blocks = Team by team
peloton-option-later_start = Later starts
peloton-option-later_start-help = Does the owner choose each rider’s hex, or is the corridor filled by rank?
peloton-option-later_start-choice = Free choice
peloton-option-later_start-grid = By rank
peloton-option-wind_heir = Wind behind a breakaway
peloton-option-wind_heir-help = When those ahead have broken away or fallen, does the next rider take the wind?
peloton-option-wind_heir-true = The next rider
peloton-option-wind_heir-false = Only the first
peloton-option-uphill_lone_wind = Alone on a climb
peloton-option-uphill_lone_wind-help = Does a lone rider lose one hex uphill too?
peloton-option-uphill_lone_wind-false = Nothing
peloton-option-uphill_lone_wind-true = One hex
peloton-option-bridge_dice = Bridge and dice
peloton-option-bridge_dice-help = Does the wind on the bridge take two from the white and the red die as well?
peloton-option-bridge_dice-spared = No: only from yellow
peloton-option-bridge_dice-reduced = Yes: always two less
peloton-option-hard_pace = A 4 on a climb
peloton-option-hard_pace-help = After a 4 uphill, is the pace 3 for all who follow, or only for the next rider?
peloton-option-hard_pace-all = 3 for all who follow
peloton-option-hard_pace-next = 3 for the next, then 4
peloton-option-climb_attack = Attack position uphill
peloton-option-climb_attack-help = On a climb, is it enough to lead the group or to have a free road ahead, or does an attack take both?
peloton-option-climb_attack-lead_or_free = Lead or free road
peloton-option-climb_attack-lead_and_free = Lead and free road
peloton-option-who_catches = Catching a breakaway
peloton-option-who_catches-help = May everybody of the group who throws the symbol catch the breakaway, or only those in attack position?
peloton-option-who_catches-group = Everybody of the group
peloton-option-who_catches-attack_position = Only in attack position
peloton-option-white_again = White by a braked rider
peloton-option-white_again-help = If one of the two braked riders throws white himself, does it end with them, or are the next two braked anew?
peloton-option-white_again-ends = It ends with them
peloton-option-white_again-prolongs = Brakes the next two anew
peloton-option-crash_victims = Who falls in a big crash
peloton-option-crash_victims-help = Do the next two of the group in the order of play go down, or the two who stand behind the rider on the road?
peloton-option-crash_victims-order = Next two in the order
peloton-option-crash_victims-behind = Two behind on the road
peloton-option-red_sets_pace = Red die
peloton-option-red_sets_pace-help = Is a red number the pace of the group, or the rider’s own affair?
peloton-option-red_sets_pace-true = Sets the pace
peloton-option-red_sets_pace-false = His own
peloton-option-dnf_scope = Big crash
peloton-option-dnf_scope-help = Is the rider out of the whole race, or does he start again with five minutes lost?
peloton-option-dnf_scope-race = Out of the race
peloton-option-dnf_scope-stage = Out of the stage
peloton-option-exact_move = Full speed
peloton-option-exact_move-help = May a rider stop short, or must he ride his whole speed?
peloton-option-exact_move-false = May stop short
peloton-option-exact_move-true = Must ride it
peloton-option-share_with_opponents = Sharing
peloton-option-share_with_opponents-help = May steps be offered to opponents too?
peloton-option-share_with_opponents-true = Opponents too
peloton-option-share_with_opponents-false = Own team only
peloton-option-share_own_teams = Sharing between own teams
peloton-option-share_own_teams-help = If you direct several teams: may they give each other steps, unasked?
peloton-option-share_own_teams-like_opponents = As with opponents
peloton-option-share_own_teams-always = Always
peloton-option-share_own_teams-never = Never
peloton-option-finish_times = Same time
peloton-option-finish_times-help = Who gets the same time at the finish?
peloton-option-finish_times-ridden = Who rode in together
peloton-option-finish_times-sequence = All of a sequence
peloton-option-bonuses = Time bonuses
peloton-option-bonuses-help = 10, 6 and 4 seconds for the first three of a stage.
peloton-option-bonuses-true = With
peloton-option-bonuses-false = Without
peloton-option-cards = Jersey cards
peloton-option-cards-help = The leaders of the classifications hold a card in the next stage.
peloton-option-cards-true = With
peloton-option-cards-false = Without
peloton-option-card_group_attack = Group attack with a card
peloton-option-card_group_attack-help = May the yellow or green card also be used to attack with the group?
peloton-option-card_group_attack-false = Solo only
peloton-option-card_group_attack-true = Solo or group
peloton-option-victory = Who wins
peloton-option-victory-help = The owner of the best rider, or of the best team.
peloton-option-victory-individual = Best rider
peloton-option-victory-team = Best team
peloton-option-line_order = First at sprints and summits
peloton-option-line_order-help = Who scores at a line: who reaches it first in play, or who has come furthest past it when the sequence ends?
peloton-option-line_order-time = First in play
peloton-option-line_order-distance = Furthest in the sequence

## the judge's app at a real table (PEL-27)

peloton-sheet-stage = Stage { $number } of { $of }: { $stage }
peloton-sheet-race-won = { $who } wins the race
peloton-sheet-race-over = The race is over, and nobody is ranked
peloton-sheet-base = base time { $time }
peloton-sheet-sequence = Sequence
peloton-sheet-racing = { $left } of { $riders } riders on the road
peloton-sheet-card = { $card }: { $who }{ $used ->
    [yes] , used
   *[no] {""}
}
peloton-sheet-missing = { $stage } is not complete; what comes after it waits.
peloton-sheet-team-order = Order of the teams
peloton-sheet-start-list = Start list
peloton-sheet-start-by-time = by the general classification
peloton-sheet-won = { $who } wins the stage in { $time }.
peloton-sheet-nobody = Nobody has finished: the stage has no winner.
peloton-sheet-real = On the real stage: { $time }.
peloton-sheet-leads-yellow = Yellow jersey: { $who }.
peloton-sheet-leads-green = Green jersey: { $who }.
peloton-sheet-leads-polka = Polka dot jersey: { $who }.
peloton-sheet-leads-team = Best team: { $who }.
peloton-sheet-tour-one = Only { $stage }
peloton-sheet-tour-all = All stages
peloton-sheet-box-title = Base times of your stages?
peloton-sheet-box-where = The maker’s app, or the sheet of each stage.
peloton-sheet-box-why = The rulebook prints only the base time of Paris. Every time of a stage begins with it; what you leave empty counts as we reconstructed it.
peloton-sheet-box-without = Use ours
peloton-sheet-box-base = Base time, h:mm:ss
peloton-sheet-box-stage = { $stage }
peloton-sheet-own-stage = The stage
peloton-sheet-own-length = Length in km
peloton-sheet-own-base = Base time, h:mm:ss
peloton-sheet-own-seconds = Seconds printed behind the finish
peloton-sheet-own-sprint = Sprints
peloton-sheet-own-summit = Mountains
peloton-sheet-line = { $id }: { $line }
peloton-sheet-form-order = Draw team order
peloton-sheet-form-start = Start
peloton-sheet-form-turn = Turn
peloton-sheet-form-turn-help = opens sequence { $number }
peloton-sheet-form-sprint = Sprint
peloton-sheet-form-summit = Summit
peloton-sheet-form-replace = { $id } again
peloton-sheet-form-finish = Finish
peloton-sheet-form-finish-help = Sequence { $number }: { $time } and the seconds of the finish
peloton-sheet-form-dnf = DNF
peloton-sheet-form-card = Card used
peloton-sheet-field-order = In which order do the teams line up?
peloton-sheet-field-seconds = Finish time: seconds
peloton-sheet-field-seconds-help = The value of the hex of the best rider of the group.
peloton-sheet-field-group = Riders of the group, in order of arrival
peloton-sheet-field-dnf = Who drops out?
peloton-sheet-field-line = Which line?
peloton-sheet-field-takers = Who crossed it, in order?
peloton-sheet-field-card = Which card was used?
peloton-sheet-column-time = Time
peloton-sheet-column-gap = Gap
peloton-sheet-column-bonus = Bonus
peloton-sheet-column-sprint = Sprint
peloton-sheet-column-summit = Mountains
peloton-sheet-column-points = Points
peloton-sheet-told-order = The teams line up: { $whos }.
peloton-sheet-told-start = Stage { $no }: start.
peloton-sheet-told-turn = Stage { $no }: { $number ->
    [0] next sequence.
   *[other] sequence { $number }.
}
peloton-sheet-told-sprint = Stage { $no }, sprint { $id } ({ $line }): { $whos }.
peloton-sheet-told-summit = Stage { $no }, summit { $id } ({ $line }): { $whos }.
peloton-sheet-told-finish = Stage { $no }: { $whos } at the finish with { $seconds }″.
peloton-sheet-told-home = Stage { $no }: { $whos } home in { $time }, in this order.
peloton-sheet-told-dnf = Stage { $no }: { $whos } out of the race.
peloton-sheet-told-card = Stage { $no }: { $card } used.
peloton-refusal-PEL-27-4 = A single race has one stage, not { $stages }.
peloton-refusal-PEL-27-8 = { $fault ->
    [told] The teams have been drawn already: correct that entry.
    [late] The teams are drawn before the first stage starts.
   *[teams] Every team is drawn once.
}
peloton-refusal-PEL-27-10 = Sequence { $number } is open already: another phone was faster. The page shows the race as it is now.
peloton-refusal-PEL-27-13 = { $who } does not start in { $stage }.
peloton-refusal-PEL-27-14 = { $line } has been entered already: replace that entry.
peloton-refusal-PEL-27-15 = Seconds go from 0 to 59, not { $seconds }.
peloton-refusal-PEL-27-29 = { $used ->
    [yes] The { $card } has been used in this stage.
   *[no] Nobody holds the { $card } in this stage.
}
peloton-refusal-PEL-27-30 = { $fault ->
    [before] First START, then this.
    [started] This stage has been started already.
    [complete] The stage is complete: nobody is on the road any more.
    [twice] { $who } comes twice in this entry.
    [nobody] No rider is named: tap at least one.
    [four] { $who } is one too many: only the first { $most } get points.
    [result] { $who } has a time or DNF already.
    [line] This stage has no { $line } any more. Strike out what was entered for it first.
    [size] A team has 3 to 6 riders.
   *[teams] There are one to six teams.
}

## choosing stages

peloton-total = { $figure } km
peloton-preset-all = { $count ->
    [4] All four
   *[other] All { $count }
  }
peloton-preset-mountains = High mountains
peloton-preset-weekend = Weekend of two
peloton-preset-evening = One evening

## the game in pictures

peloton-page-aim = Teams on a road of hexes, and five dice. Ride in the wheels, save your legs, attack at the right moment: the rider with the lowest time wins the race for you.
peloton-page-turn = A sequence in four pictures
peloton-page-turn-order = From front to back
peloton-page-turn-order-text = Nearest to the yellow line rides first; level, the windward side. Riders who touch are a group.
peloton-page-turn-throw = The leader throws
peloton-page-turn-throw-text = A die of your choice. Into the wind a yellow 5 takes him only 4 hexes.
peloton-page-turn-pace = The others take the pace
peloton-page-turn-pace-text = In the wheels the full 5, without a throw. Or throw yourself: that is the new pace.
peloton-page-turn-ride = Ride
peloton-page-turn-ride-text = Straight on or diagonally over free hexes, at least one. Steps left over can be given to a team-mate.
peloton-page-dice = Dice and cards
peloton-page-dice-yellow = Yellow: the flat
peloton-page-dice-yellow-text = The usual throw. The symbol is a 2, or an attack.
peloton-page-dice-polka = Polka dot: climbs
peloton-page-dice-polka-text = The only die uphill. No wind there, but after a 4 the others ride 3.
peloton-page-dice-green = Green: attacks
peloton-page-dice-green-text = Thrown on top in an attack, or with a card. Nothing slows it.
peloton-page-dice-white = White: brake
peloton-page-dice-white-text = Slows the group: the next two may throw neither yellow nor red.
peloton-page-dice-red = Red: risk
peloton-page-dice-red-text = Fast, and one throw in three is a fall.
peloton-page-dice-jerseys = Jersey cards
peloton-page-dice-jerseys-text = Whoever wears the jersey plays its card once in the stage, instead of a throw.
peloton-page-race = Where races are decided
peloton-page-race-attack = Attack
peloton-page-race-attack-text = With a free road and the symbol: 2 hexes and then green. The others catch you only with a symbol of their own.
peloton-page-race-climb = Climb
peloton-page-race-climb-text = Who starts his turn on light asphalt throws polka dots, to the end of his ride.
peloton-page-race-sprint = Sprint and summit
peloton-page-race-sprint-text = The first to stand on the line or past it score, in the order of play.
peloton-page-fall = The big crash
peloton-page-fall-picture-text = The rider is out of the race, the next two of his group go down and lose the turn. The group has no pace any more: somebody must throw yellow.
peloton-page-finish = Finish and times
peloton-page-finish-picture-text = Every sequence is { $minute } seconds, and the hex past the line adds its own: the further, the fewer. Who arrives in one group gets the best time of the group.
peloton-page-tour = How the race is won
peloton-page-tour-bonus-text = Seconds off for the first of a stage
peloton-page-tour-lines-text = Points at every sprint and summit
peloton-page-tour-jerseys-text = Lowest time, most sprint points, most mountain points.
peloton-page-tour-won-text = The race goes to whoever owns the rider in yellow at the end. Sprints, mountains and teams have winners of their own.
peloton-page-hints = Three hints from the car
peloton-page-hints-wheel-text = Let others ride into the wind: second in the group goes further than the first.
peloton-page-hints-attack-text = End your move with a free road ahead: only then can you attack in the next sequence.
peloton-page-hints-share-text = Do not waste steps: give the rest to a team-mate and keep the group together.

## moments: what has the stage for a second

peloton-moment-winner = Stage winner
peloton-moment-tour = Winner of the race
peloton-moment-last = Last kilometre
peloton-moment-sprint = Sprint
peloton-moment-summit = Summit
peloton-moment-chase = The chase
peloton-moment-boxed = Boxed in
peloton-moment-braked = Brakes
peloton-note-out = drops out
peloton-note-down = loses this turn

## why a bot would do it: what a move brings more of

peloton-reason-front = Brings a rider nearer to the win.
peloton-reason-reserve = Keeps several riders in the race for the win.
peloton-reason-riders = Risks no fall.
peloton-reason-company = Keeps the best rider in a group, out of the wind.
peloton-reason-cards = Saves a card for later.

## what things are, for whoever looks at one and in the card list

peloton-explain-chapter-dice = The dice
peloton-explain-chapter-cards = Jersey cards
peloton-explain-chapter-jerseys = Jerseys
peloton-explain-chapter-riders = On the riders
peloton-explain-chapter-groups = On the groups
peloton-explain-chapter-road = On the road
peloton-explain-common-dice = One throw a turn, instead of taking the pace or playing a card. Where your turn begins decides which dice you may throw.
peloton-explain-common-cards = Played once in the stage, in your own turn, instead of taking the pace or throwing. Not played, it lapses with the stage.
peloton-explain-common-jerseys = Given after each stage and worn for the whole next one. Who leads several wears yellow before green before polka dots.
peloton-explain-die-yellow = Yellow die
peloton-explain-die-white = White die
peloton-explain-die-red = Red die
peloton-explain-die-polka = Polka dot die
peloton-explain-die-green = Green die
peloton-explain-case-wind = Into the wind 3 to 6 takes you 1 hex less; the pace for the others is the full number.
peloton-explain-case-symbol = In attack position the symbol lets you attack; for everybody else it is just a 2.
peloton-explain-case-white-pace = The number is your speed, wind or no wind{ $bridge_dice ->
    [reduced] , except on the bridge
   *[spared] {""}
}, and the new pace.
    .options = bridge_dice
peloton-explain-case-white-again = The next two may take the pace, throw white or play a card, but not throw yellow or red; a white throw of theirs brakes nobody further.
    .options = white_again=ends
peloton-explain-case-white-prolongs = The next two may take the pace, throw white or play a card, but not throw yellow or red; a white throw of theirs brakes the next two anew.
    .options = white_again=prolongs
peloton-explain-case-bridge-spared = Nothing is taken off on the bridge.
    .options = bridge_dice=spared
peloton-explain-case-bridge-reduced = Into the wind on the bridge 2 are taken off, but 1 hex is left.
    .options = bridge_dice=reduced
peloton-explain-case-red-pace = The number is your speed, wind or no wind{ $bridge_dice ->
    [reduced] , except on the bridge
   *[spared] {""}
}, and the new pace.
    .options = bridge_dice, red_sets_pace=true
peloton-explain-case-red-alone = The number is your speed, wind or no wind{ $bridge_dice ->
    [reduced] , except on the bridge
   *[spared] {""}
}, and the pace only where the group has none.
    .options = bridge_dice, red_sets_pace=false
peloton-explain-case-crash = Crash: you stay where you are and ride again in the next sequence.
peloton-explain-case-big-crash = Big crash: { $dnf_scope ->
    [stage] you are out of the stage
   *[race] you are out of the race
}, and the next 2 of your group are brought down and lose this turn.
    .options = dnf_scope, crash_victims=any
peloton-explain-case-victims-behind = Down go those of the group who still have their turn and stand next behind the fallen rider on the road; who stands beside him or ahead is spared.
    .options = crash_victims=behind
peloton-explain-case-four = A 4 takes you 4 hexes, but the pace for the others is 3.
    .options = hard_pace=all
peloton-explain-case-four-next = A 4 takes you 4 hexes, but the pace for the next rider is 3; for those behind him it is 4 again.
    .options = hard_pace=next
peloton-explain-case-lone-uphill = If you ride alone it is 1 hex less, but at least 1.
    .options = uphill_lone_wind=true
peloton-explain-case-symbol-climb = In attack position the symbol lets you go solo; for everybody else it is just a 1.
peloton-explain-case-solo = Solo: on the flat up to 2 hexes first, uphill 1, then the green number. Nothing is taken off.
peloton-explain-case-card-pace = { $card_group_attack ->
    [yes] Unless it attacks with the group, the pace stays as it was
   *[no] The pace stays as it was
}, and so does an open breakaway.
    .options = card_group_attack
peloton-explain-case-no-catch = Who goes solo with it cannot be caught with the symbol.
    .options = card_group_attack=any
peloton-explain-case-four-hexes = With 4 hexes the pace becomes 3, and an open breakaway is let go; solo, the pace stays as it was.
    .options = card_group_attack=any, hard_pace=all
peloton-explain-case-four-hexes-next = With 4 hexes the pace becomes 4, for the next rider 3, and an open breakaway is let go; solo, the pace stays as it was.
    .options = hard_pace=next, card_group_attack=any
peloton-explain-jersey-yellow = The lowest time over all stages{ $bonuses ->
    [yes] , bonuses taken off
   *[no] {""}
}.{ $cards ->
    [yes] {" "}Its rider holds the yellow card.
   *[no] {""}
}
    .options = cards, bonuses
peloton-explain-jersey-green = The most points at sprints.{ $cards ->
    [yes] {" "}Its rider holds the green card.
   *[no] {""}
}
    .options = cards
peloton-explain-jersey-polka = The most points at summits.{ $cards ->
    [yes] {" "}Its rider holds the polka dot card.
   *[no] {""}
}
    .options = cards
peloton-explain-attack-name = May attack
peloton-explain-attack = This rider leads his group or has a free road ahead: with the symbol on the die he may attack until the sequence ends.
    .options = climb_attack=lead_or_free
peloton-explain-attack-both = This rider leads his group or has a free road ahead, on a climb both: with the symbol on the die he may attack until the sequence ends.
    .options = climb_attack=lead_and_free
peloton-explain-case-with-group = With the group, on the flat only: 2 and the green number are the pace for all.
peloton-explain-case-alone = Who rides alone can never attack.
peloton-explain-stuck-name = Boxed in
peloton-explain-stuck = No hex in front of him was free when his turn came: no throw, no move, and no gift of steps.
peloton-explain-cure-sequence = The next sequence: then he rides again.
peloton-explain-crash-name = Crash
peloton-explain-crash = The rider stays where he is, gets no steps from others and stands in the way.
peloton-explain-big-crash-name = Big crash
peloton-explain-big-crash = { $dnf_scope ->
    [stage] The rider is out of the stage and starts the next one with time lost.
   *[race] The rider leaves the road and the race.
} The next 2 of his group are brought down and lose this turn.
    .options = dnf_scope, crash_victims=any
peloton-explain-breakaway-name = Breakaway
peloton-explain-breakaway = Somebody of the group is away. Who comes next must throw or play a card; with the symbol on the same die he may catch, as far as the attacker rode in all.
    .options = who_catches=group
peloton-explain-breakaway-position = Somebody of the group is away. Who comes next must throw or play a card; in attack position, with the symbol on the same die, he may catch, as far as the attacker rode in all.
    .options = who_catches=attack_position
peloton-explain-case-let-go = Any other throw, leaving it or a crash lets it go.
peloton-explain-braked-name = Braked
peloton-explain-braked = After a white throw the next 2 of the group may take the pace, throw white or play a card, but not throw yellow or red.
    .options = white_again=any
peloton-explain-reset-name = Pace due
peloton-explain-reset = { $red_sets_pace ->
    [no] After a big crash
   *[yes] After a fall
} the group has no pace: the next who can ride sets it anew with yellow, on a climb with polka dot. White and red do not count for that; a card may be played.
    .options = red_sets_pace
peloton-explain-sprint-name = Sprint
peloton-explain-sprint = Points for the green jersey, in the order of play: { $points }.
    .options = line_order=time
peloton-explain-sprint-distance = Points for the green jersey, given when the sequence ends: who has come furthest in it is first: { $points }.
    .options = line_order=distance
peloton-explain-summit-name = Summit
peloton-explain-summit = Points for the polka dot jersey, in the order of play: { $points }.
    .options = line_order=time
peloton-explain-summit-distance = Points for the polka dot jersey, given when the sequence ends: who has come furthest in it is first: { $points }.
    .options = line_order=distance
peloton-explain-case-reached = You are there when you stand on the line or beyond it; on a circuit it counts in each lap.
    .options = line_order=any
peloton-explain-climb-name = Climb
peloton-explain-climb = If your turn begins here you throw polka dot, and { $uphill_lone_wind ->
    [yes] wind costs a lone rider 1 hex, nobody else anything
   *[no] wind costs nothing
}. Who starts on the flat keeps that speed uphill.
    .options = uphill_lone_wind
peloton-explain-bridge-name = Bridge
peloton-explain-bridge = If your turn begins here, the wind takes 2 from { $bridge_dice ->
    [reduced] a yellow 3 to 6, from white and from red for who leads or rides alone, but always leaves 1 hex
   *[spared] a yellow 3 to 6 for who leads or rides alone, and leaves 1 hex of a symbol without attack
}.
    .options = bridge_dice
peloton-explain-finish-name = Finish
peloton-explain-finish = Who stands on the stretch behind the line when the sequence ends has finished. The fewest seconds come first.
peloton-explain-case-hang-on = So has everybody before the line who hangs on to them, rider by rider, on neighbouring hexes.
peloton-explain-case-bonuses = The first get { $seconds } seconds off their time.
    .options = bonuses=true
peloton-explain-runout-name = Stretch
peloton-explain-runout = Every hex shows seconds: the further past the line, the fewer. Riders { $finish_times ->
    [sequence] who came in the same sequence
   *[ridden] who came together
} share the best of them.
    .options = finish_times
