tiny-name = Piepklein
tiny-tagline = Vijf soorten kaarten en een dobbelsteen
tiny-provenance-rulebook = Alle cijfers zijn gedrukt.
tiny-provenance-reconstruction = Sommige cijfers zijn van ons.
tiny-kind = sprint
tiny-length = { $cells ->
    [one] één vak
   *[other] { $cells } vakken
}
tiny-race = Kop op *{ $head }*
tiny-ask = Gebruik een van je { $cards } kaarten
tiny-do-play = Speel { $card }
tiny-do-push = Duw { $target }
tiny-do-drop = Leg { $card } af
tiny-pile-draw = Trekstapel
tiny-pile-used = Gebruikte kaarten
tiny-standings = Op de weg
tiny-unit = { $cells ->
    [one] vak
   *[other] vakken
}
tiny-card-km1 = Eén vak
tiny-card-km2 = Twee vakken
tiny-card-km3 = Drie vakken
tiny-card-breeze = Briesje
tiny-card-push = Duw
tiny-option-finish = De aankomst
tiny-option-finish-over = Voorbij de streep rijden mag
tiny-option-finish-exact = De laatste kaart moet passen
tiny-event-play = { $who } speelt { $card } en staat op { $to }
tiny-event-push = { $who } duwt { $target } een vak terug
tiny-event-drop = { $who } legt { $card } af
tiny-event-drew = { $who } trekt een kaart
tiny-event-won = { $who } wint
tiny-refusal-TIN-1-1 = De koers is voorbij
tiny-refusal-TIN-3-1 = { $turn } is aan de beurt
tiny-refusal-TIN-3-2 = Je hebt { $card } niet in je hand
tiny-refusal-TIN-3-3 = Er zijn nog maar { $left } vakken over
tiny-refusal-TIN-3-6 = { $target } kan niet geduwd worden
