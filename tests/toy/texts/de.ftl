tiny-name = Winzig
tiny-tagline = Fünf Sorten Karten und ein Würfel
tiny-provenance-rulebook = Alle Zahlen sind gedruckt.
tiny-provenance-reconstruction = Einige Zahlen sind von uns.
tiny-kind = Sprint
tiny-length = { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
}
tiny-race = Spitze auf *{ $head }*
tiny-ask = Nutze eine deiner { $cards } Karten
tiny-do-play = { $card } spielen
tiny-do-push = { $target } schubsen
tiny-do-drop = { $card } ablegen
tiny-pile-draw = Nachziehstapel
tiny-pile-used = Benutzte Karten
tiny-standings = Auf der Straße
tiny-unit = { $cells ->
    [one] Feld
   *[other] Felder
}
tiny-card-km1 = Ein Feld
tiny-card-km2 = Zwei Felder
tiny-card-km3 = Drei Felder
tiny-card-breeze = Brise
tiny-card-push = Schubser
tiny-option-finish = Das Ziel
tiny-option-finish-over = Über die Linie fahren ist erlaubt
tiny-option-finish-exact = Die letzte Karte muss passen
tiny-event-play = { $who } spielt { $card } und steht auf { $to }
tiny-event-push = { $who } schubst { $target } ein Feld zurück
tiny-event-drop = { $who } legt { $card } ab
tiny-event-drew = { $who } zieht eine Karte
tiny-event-won = { $who } gewinnt
tiny-refusal-TIN-1-1 = Das Rennen ist vorbei
tiny-refusal-TIN-3-1 = { $turn } ist an der Reihe
tiny-refusal-TIN-3-2 = Du hast { $card } nicht auf der Hand
tiny-refusal-TIN-3-3 = Es sind nur noch { $left } Felder übrig
tiny-refusal-TIN-3-6 = { $target } kann nicht geschubst werden
