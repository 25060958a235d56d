tiny-name = Tiny
tiny-tagline = Five kinds of card and a die
tiny-provenance-rulebook = All figures are printed.
tiny-provenance-reconstruction = Some figures are ours.
tiny-kind = sprint
tiny-length = { $cells ->
    [one] one cell
   *[other] { $cells } cells
}
tiny-race = Head on *{ $head }*
tiny-ask = Use one of your { $cards } cards
tiny-do-play = Play { $card }
tiny-do-push = Push { $target }
tiny-do-drop = Drop { $card }
tiny-pile-draw = Draw pile
tiny-pile-used = Used cards
tiny-standings = On the road
tiny-unit = { $cells ->
    [one] cell
   *[other] cells
}
tiny-card-km1 = One cell
tiny-card-km2 = Two cells
tiny-card-km3 = Three cells
tiny-card-breeze = Breeze
tiny-card-push = Push
tiny-option-finish = The finish
tiny-option-finish-over = Riding over the line is fine
tiny-option-finish-exact = The last card must fit
tiny-event-play = { $who } plays { $card } and stands on { $to }
tiny-event-push = { $who } pushes { $target } one cell back
tiny-event-drop = { $who } drops { $card }
tiny-event-drew = { $who } draws a card
tiny-event-won = { $who } wins
tiny-refusal-TIN-1-1 = The race is over
tiny-refusal-TIN-3-1 = It is the turn of { $turn }
tiny-refusal-TIN-3-2 = You do not hold { $card }
tiny-refusal-TIN-3-3 = Only { $left } cells are left
    .options = finish=exact
tiny-refusal-TIN-3-6 = { $target } cannot be pushed
