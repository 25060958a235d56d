# Die Tour mit Renn- und Risikokarten, Deutsch. *…* ist Betonung; $you ist „yes“, wenn $who der Leser selbst ist.

bostock-name = Bostock
bostock-tagline = Drei Zahlen für drei Fahrer, und rote Punkte, die den Tag retten oder kosten: fünf Etappen, zwei Zeitfahren, ein Streckenbuch.

## Fahrer, Karten, Felder

# der Anfang eines Satzes über einen Fahrer
bostock-rider = { $you ->
    [yes] Deine *{ $bib }*
   *[no] *{ $bib } { $who }*
}
bostock-card-race = { $colour ->
    [red] Rot
    [blue] Blau
    [orange] Orange
    [white] Weiß
   *[sprint] Sprint
} { $numbers }
bostock-card-title = { $title }
bostock-card-red-100 = rot 1-0-0
bostock-card-red-110 = rot 1-1-0
bostock-card-red-200 = rot 2-0-0
bostock-card-red-111 = rot 1-1-1
bostock-card-red-210 = rot 2-1-0
bostock-card-red-211 = rot 2-1-1
bostock-card-red-220 = rot 2-2-0
bostock-card-red-221 = rot 2-2-1
bostock-card-blue-100 = blau 1-0-0
bostock-card-blue-110 = blau 1-1-0
bostock-card-blue-200 = blau 2-0-0
bostock-card-blue-111 = blau 1-1-1
bostock-card-blue-210 = blau 2-1-0
bostock-card-blue-211 = blau 2-1-1
bostock-card-blue-220 = blau 2-2-0
bostock-card-blue-221 = blau 2-2-1
bostock-card-orange-100 = orange 1-0-0
bostock-card-orange-110 = orange 1-1-0
bostock-card-orange-200 = orange 2-0-0
bostock-card-orange-111 = orange 1-1-1
bostock-card-orange-210 = orange 2-1-0
bostock-card-orange-211 = orange 2-1-1
bostock-card-orange-220 = orange 2-2-0
bostock-card-orange-221 = orange 2-2-1
bostock-card-white-100 = weiß 1-0-0
bostock-card-white-110 = weiß 1-1-0
bostock-card-white-200 = weiß 2-0-0
bostock-card-white-111 = weiß 1-1-1
bostock-card-white-210 = weiß 2-1-0
bostock-card-white-211 = weiß 2-1-1
bostock-card-white-220 = weiß 2-2-0
bostock-card-white-221 = weiß 2-2-1
bostock-card-sprint-321 = Sprint 3-2-1
bostock-mark-dot = Roter Punkt: Wer hier anhält, zieht eine Risikokarte
bostock-mark-yellow = Gelbes Trikot
bostock-mark-green = Grünes Trikot
bostock-mark-turned = { $turns ->
    [one] Setzt einen Zug aus
   *[other] Setzt { $turns } Züge aus
}
bostock-mark-kept = { $colour ->
    [red] Muss { $title } noch spielen
   *[blue] Behält { $title }
}
bostock-mark-breakaway = Auf der Flucht: Die Zahl zählt doppelt
bostock-sign-start = Start
bostock-sign-green = Grüne Linie · { $points } Pkt.
bostock-sign-finish = Ziel
bostock-stakes-green = Wer zuerst drüber ist: { $first } Punkte und das Grüne Trikot. Trägt er Gelb, bekommt der Zweite { $second } und das Trikot.
bostock-stakes-finish = Punkte nach Plätzen: { $points }.
bostock-stakes-team = Die erste vollzählige Mannschaft bekommt { $points } Punkte{ $pair ->
    [0] {""}
   *[other] , ein Paar unter den ersten drei { $pair } mehr
}.
bostock-milestone-green = Grüne Linie
bostock-milestone-finish = Ziel
bostock-pile-draw = Rennen
bostock-pile-discard = Ablage
bostock-pile-risk = Risiko
bostock-pile-heat = Nr. { $bib } gelegt:
bostock-number = { $number ->
    [0] 0: nur das Feld extra
    [one] 1 Feld
   *[other] { $number } Felder
}
bostock-number-bonus = +1: ein Feld extra, für eine Karte in deiner Farbe
bostock-number-steps = { $number ->
    [one] 1 Feld von einer Risikokarte
   *[other] { $number } Felder von einer Risikokarte
}

## Etappe, Zug, Tabellen

bostock-stage-road = Straßenetappe
bostock-stage-team_time_trial = Mannschaftszeitfahren
bostock-stage-individual_time_trial = Einzelzeitfahren
bostock-stage-length = { $rows } Reihen
bostock-stage-steps = { $steps } Felder
bostock-round = Zug *{ $round }*
bostock-round-nominate = Einschreibung
bostock-round-heat = { $ride_off ->
    [0] Lauf *{ $heat }*
   *[other] Stechen { $ride_off }, Lauf *{ $heat }*
}
bostock-table-sum = Punkte
bostock-table-individual = Einzelwertung
bostock-table-team = Mannschaften
bostock-table-stage = Etappenergebnis
bostock-table-stage-note = { $stage }
bostock-table-line = Im Ziel
bostock-table-trial = Zeitfahren
bostock-table-final = Endstand
bostock-table-before = vor der ersten Etappe
bostock-table-after = nach Etappe { $stage } von { $of }
bostock-row-sum = einzeln { $individual } · Mannschaft { $team }
bostock-row-green = { $points ->
    [one] mit einem Punkt von der grünen Linie
   *[other] mit { $points } Punkten von der grünen Linie
}
bostock-row-complete = vollzählig
bostock-row-rides = { $rides } Karten, mit Stechen
bostock-row-heat = bei { $distance } von { $length } · { $cards ->
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
bostock-row-waits = fährt noch

## Fragen

bostock-question-card = Spiel eine Rennkarte
bostock-question-second = Zweite Luft: Spiel noch eine Rennkarte
bostock-question-risk = Spiel zuerst { $title }
bostock-question-pass = Niemand kommt voran: Leg eine Karte ab
bostock-question-crossing = Deine Mannschaft wartet: Leg eine Karte ab
bostock-question-move = Verteile { $numbers }
bostock-question-bonus = Ein Feld extra, wenn du magst
bostock-question-gift = { $steps ->
    [one] Rück ein Feld vor
   *[other] Rück { $steps } Felder vor
}
bostock-question-pick = Wer gibt Nummer { $bib } sein Rad?
bostock-question-swap = Verpflegung: Tausch Karten, oder hör auf
bostock-question-lay_off = Die Kommissäre nehmen eine deiner besten Karten: welche?
bostock-question-nominate = Nenn deinen Fahrer für das Zeitfahren
bostock-question-ride = Leg eine Karte verdeckt für Nummer { $bib }
bostock-question-over = Die Tour ist zu Ende

## was man versuchen kann, und was es bewirkt

bostock-try-card = { $card } spielen
bostock-try-pass = { $card } ablegen
bostock-try-risk = { $title } spielen
bostock-try-move = Nummer { $bib } mit { $number }{ $bonus ->
    [yes] {" "}+ 1
   *[no] {""}
} { $finish ->
    [yes] ins Ziel
   *[no] auf { $cell }
}
bostock-try-gift = Nummer { $bib } { $finish ->
    [yes] ins Ziel
   *[no] auf { $cell }
}
bostock-try-end = Auf das Feld extra verzichten
bostock-try-pick = Nummer { $bib } gibt sein Rad ab
bostock-try-swap = { $card } tauschen
bostock-try-stop = { $count ->
    [0] Alle Karten behalten
   *[other] Genug: ziehen
}
bostock-try-lay_off = { $card } hergeben
bostock-try-nominate = Nummer { $bib } gegen die Uhr
bostock-try-ride = { $card } verdeckt legen
bostock-try-ride_on = Immer die höchste Karte
bostock-hint-card = { $own ->
    [yes] Deine Farbe: Ein Fahrer darf ein Feld weiter.
   *[no] Eine Zahl für jeden Fahrer, wie du magst.
}
bostock-hint-pass = { $cause ->
    [crossing] Niemand fährt; du ziehst eine neue Karte.
   *[stuck] Niemand fährt; noch eine Karte wird aufgedeckt, und du ziehst.
}
bostock-hint-risk = { $text }
bostock-hint-move = { $steps ->
    [one] Ein Feld
   *[other] { $steps } Felder
}{ $short ->
    [0] {""}
    [one] , eines verfällt
   *[other] , { $short } verfallen
}{ $bonus ->
    [yes] , mit dem Feld extra
   *[no] {""}
}{ $line ->
    [green] ; als Erster über die grüne Linie
    [second] ; als Zweiter über die grüne Linie
    [finish] ; im Ziel auf Platz { $place }
   *[none] {""}
}{ $dot ->
    [yes] ; dann eine Risikokarte
   *[no] {""}
}.
bostock-hint-end = Der Zug geht ohne es weiter.
bostock-hint-pick = Er setzt einen Zug aus, und Nummer { $mate } fährt weiter.
bostock-hint-swap = Du ziehst dafür eine neue Karte.
bostock-hint-stop = { $count ->
    [0] Keine Karte wird getauscht.
    [one] Du ziehst eine neue Karte.
   *[other] Du ziehst { $count } neue Karten.
}
bostock-hint-lay_off = Sie geht auf die Ablage, und du ziehst am Ende des Zuges.
bostock-hint-nominate = Ein Fahrer je Mannschaft; die wenigsten Karten bringen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
bostock-hint-ride = { $steps ->
    [one] Ein Feld
   *[other] { $steps } Felder
}: { $home ->
    [yes] im Ziel.
   *[no] auf { $distance } von { $length }.
}
bostock-hint-ride_on = Deine höchste Karte wird jedes Mal gelegt, bis ins Ziel: Etwas anderes lohnt sich nicht.

## das Protokoll

bostock-event-dealer_drawn = { $you ->
    [yes] Das Los macht *dich* zum ersten Geber.
   *[no] Das Los macht *{ $who }* zum ersten Geber.
}
bostock-stage-told = { $of ->
    [1] { $stage }
   *[other] Etappe { $order } von { $of }, { $stage }
}
bostock-event-stage_started = *{ bostock-stage-told }*: { $kind ->
    [team_time_trial] Das Mannschaftszeitfahren beginnt.
    [individual_time_trial] Das Einzelzeitfahren beginnt.
   *[road] Die Flagge fällt.
}
bostock-event-round_started = Zug { $round }.
bostock-event-drew = { $you ->
    [yes] *Du* ziehst { $cards }.
   *[no] *{ $who }* zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
    .quiet = yes
bostock-event-reshuffled = Die Ablage wird gemischt: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zum Ziehen.
bostock-event-card_played = { $you ->
    [yes] *Du* spielst *{ $card }*
   *[no] *{ $who }* spielt *{ $card }*
}{ $own ->
    [yes] {" "}in der eigenen Farbe
   *[no] {""}
}.
bostock-event-card_passed = { $you ->
    [yes] *Du* legst *{ $card }* ab
   *[no] *{ $who }* legt *{ $card }* ab
}{ $cause ->
    [crossing] {" "}an der Bahnschranke.
   *[stuck] : Niemand kommt voran.
}
bostock-event-card_turned = Auch die nächste Karte, *{ $card }*, bringt niemanden voran.
bostock-event-moved = { bostock-rider } fährt { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}{ $bonus ->
    [yes] {" "}mit dem Feld extra
   *[no] {""}
}{ $cell ->
    [finish] {" "}und ist im Ziel.
   *[other] {" "}auf { $cell }.
}
bostock-event-numbers_lost = { $boxed ->
    [0] { $count ->
        [one] Niemand kann die { $numbers } nutzen: eine Zahl verloren.
       *[other] Niemand kann { $numbers } nutzen: { $count } Zahlen verloren.
    }
    [one] { $bibs } ist eingeklemmt: { $count ->
        [one] eine Zahl verloren.
       *[other] { $count } Zahlen verloren.
    }
   *[other] { $bibs } sind eingeklemmt: { $count ->
        [one] eine Zahl verloren.
       *[other] { $count } Zahlen verloren.
    }
}
bostock-event-steps_lost = { $boxed ->
    [0] Niemand kann die Schritte der Risikokarte gehen: Sie sind verloren.
    [one] { $bibs } ist eingeklemmt: Die Schritte der Risikokarte sind verloren.
   *[other] { $bibs } sind eingeklemmt: Die Schritte der Risikokarte sind verloren.
}
bostock-event-second_lost = Niemand kann eine zweite Karte nutzen: Sie wird nicht gespielt.
bostock-moment-lost = Verloren
bostock-event-bonus_left = { $you ->
    [yes] *Du* verzichtest auf das Feld extra.
   *[no] *{ $who }* verzichtet auf das Feld extra.
}
bostock-event-green_line = { bostock-rider } fährt als { $place ->
    [1] Erster
   *[2] Zweiter
} über die *grüne Linie*: { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
}{ $jersey ->
    [yes] {" "}und das grüne Trikot
   *[no] {""}
}.
bostock-event-last_kilometre = { bostock-rider } fährt als Erster unter dem *Teufelslappen* durch: { $left ->
    [one] noch ein Schritt bis zum Strich.
   *[other] noch { $left } Schritte bis zum Strich.
}
bostock-event-finished = { bostock-rider } kommt als *{ $place }.* ins Ziel.
bostock-event-team_home = { $you ->
    [yes] *Deine* Mannschaft ist zu dritt im Ziel.
   *[no] Die Mannschaft von *{ $who }* ist zu dritt im Ziel.
}
bostock-event-risk_drawn = { bostock-rider } hält auf einem roten Punkt: *{ $title }*{ $keep ->
    [yes] , zum Behalten.
   *[no] .
}
bostock-event-risk_played = { $you ->
    [yes] *Du* spielst *{ $title }*.
   *[no] *{ $who }* spielt *{ $title }*.
}
bostock-event-risk_lost = { bostock-rider } ist im Ziel: *{ $title }* geht zurück unter den Stapel.
bostock-event-risk_idle = *{ $title }* ändert nichts.
bostock-event-turned = { bostock-rider } setzt { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} aus.
bostock-event-upright = { bostock-rider } sitzt wieder im Sattel.
bostock-event-hand_kept = { $you ->
    [yes] *Du* behältst alle deine Karten.
   *[no] *{ $who }* behält alle Karten.
}
bostock-event-swapped = { $you ->
    [yes] *Du* tauschst { $cards }.
   *[no] *{ $who }* tauscht { $cards }.
}
bostock-event-laid_off = { $you ->
    [yes] Die Kommissäre nehmen *dir* *{ $card }* ab.
   *[no] Die Kommissäre nehmen *{ $who }* *{ $card }* ab.
}
bostock-event-nominated = { bostock-rider } fährt gegen die Uhr.
bostock-event-heat_started = { $ride_off ->
    [0] Lauf { $heat } von { $of }: *{ $riders }*.
   *[other] Stechen { $ride_off }, Lauf { $heat } von { $of }: *{ $riders }*.
}
bostock-event-rides_on = { $you ->
    [yes] *Du* spielst von jetzt an immer die höchste Karte.
   *[no] *{ $who }* spielt von jetzt an immer die höchste Karte.
}
bostock-event-card_chosen = { $you ->
    [yes] *Du* legst { $card } verdeckt.
   *[no] *{ $who }* legt eine Karte verdeckt.
}
    .quiet = yes
bostock-event-rode = { bostock-rider } deckt *{ $card }* auf: { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}, zusammen { $distance }.
bostock-event-trial_home = { bostock-rider } ist mit { $used ->
    [one] einer Karte
   *[other] { $used } Karten
} im Ziel.
bostock-event-hand_laid = { $you ->
    [yes] *Du* legst den Rest ab: { $cards }.
   *[no] *{ $who }* legt den Rest ab: { $cards }.
}
bostock-event-ride_off = *{ $riders }* sind mit { $used ->
    [one] einer Karte
   *[other] { $used } Karten
} gleichauf und fahren noch einmal.
bostock-event-stage_ended = *{ $stage }* ist zu Ende.
bostock-event-complete_team = { $you ->
    [yes] *Deine* Mannschaft ist vollzählig: { $points ->
        [one] ein Mannschaftspunkt
       *[other] { $points } Mannschaftspunkte
    }.
   *[no] *{ $who }* hat die vollzählige Mannschaft: { $points ->
        [one] ein Mannschaftspunkt
       *[other] { $points } Mannschaftspunkte
    }.
}
bostock-event-pair_bonus = { $you ->
    [yes] *Du* hast zwei der ersten drei: { $points ->
        [one] ein Mannschaftspunkt
       *[other] { $points } Mannschaftspunkte
    }.
   *[no] *{ $who }* hat zwei der ersten drei: { $points ->
        [one] ein Mannschaftspunkt
       *[other] { $points } Mannschaftspunkte
    }.
}
bostock-event-trial_won = { bostock-rider } { $shared ->
    [yes] teilt sich das Zeitfahren
   *[no] gewinnt das Zeitfahren
} mit { $used ->
    [one] einer Karte
   *[other] { $used } Karten
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
bostock-event-scored = { $you ->
    [yes] *Du* holst
   *[no] *{ $who }* holt
} { $individual } einzeln und { $team } als Mannschaft.
bostock-event-yellow_jersey = { bostock-rider } { $kept ->
    [yes] behält das *gelbe Trikot*.
   *[no] holt das *gelbe Trikot*.
}
bostock-event-tour_won = { $you ->
    [yes] *Du* { $shared ->
        [yes] teilst dir die Tour
       *[no] gewinnst die Tour
    } mit { $total } Punkten!
   *[no] *{ $who }* { $shared ->
        [yes] teilt sich die Tour
       *[no] gewinnt die Tour
    } mit { $total } Punkten!
}

## Optionen

bostock-option-stages = Tour
bostock-option-stages-help = Welche Etappen gefahren werden, immer in ihrer Reihenfolge.
bostock-option-stages-tour = Alle fünf Etappen
bostock-option-stages-classics = Die drei Straßenetappen
bostock-option-stages-trials = Die zwei Zeitfahren
bostock-option-stages-plain = Die erste Straßenetappe
bostock-option-squeeze = Durchschlüpfen
bostock-option-squeeze-help = Welche zwei Fahrer eine Lücke schließen: der vor dir und der neben dir, oder die zwei schräg vor dir.
bostock-option-squeeze-corner = Vorn und daneben schließen die Schräge
bostock-option-squeeze-gate = Zwei schräg vorn schließen die Mitte
bostock-option-yellow_by = Gelbes Trikot
bostock-option-yellow_by-help = Geht es an den Spieler mit den meisten Einzelpunkten oder an den Fahrer selbst?
bostock-option-yellow_by-player = Nach Spieler
bostock-option-yellow_by-rider = Nach Fahrer
bostock-option-dealer_rotation = Geber
bostock-option-dealer_rotation-help = Nach jeder Etappe gibt der linke Nachbar. Zu zweit ist es gerechter, die Straßenetappen zu zählen: Sonst beginnt derselbe alle drei.
bostock-option-dealer_rotation-per_stage = Jede Etappe
bostock-option-dealer_rotation-road = Gerecht über die Straßenetappen
bostock-option-final_tie = Gleichstand am Ende
bostock-option-final_tie-help = Was Spieler mit gleicher Summe trennt.
bostock-option-final_tie-countback = Einzelpunkte, Etappensiege, vollzählige Mannschaften
bostock-option-final_tie-shared = Nichts: Der Sieg wird geteilt

## Ergebnisse

bostock-result-stage = { $you ->
    [yes] Deine Nummer { $bib } gewinnt die Etappe
   *[no] { $who } gewinnt die Etappe mit Nummer { $bib }
}
bostock-result-stage-summary = { $who } hat die vollzählige Mannschaft: { $points ->
    [one] ein Mannschaftspunkt
   *[other] { $points } Mannschaftspunkte
}.
bostock-result-team = { $you ->
    [yes] Du gewinnst das Mannschaftszeitfahren
   *[no] { $who } gewinnt das Mannschaftszeitfahren
}
bostock-result-team-shared = { $whos } teilen sich das Mannschaftszeitfahren
bostock-result-team-summary = Vollzählig im letzten Zug: je { $points ->
    [one] ein Mannschaftspunkt
   *[other] { $points } Mannschaftspunkte
}.
bostock-result-solo = { $you ->
    [yes] Deine Nummer { $bib } gewinnt gegen die Uhr
   *[no] { $who } gewinnt gegen die Uhr mit Nummer { $bib }
}
bostock-result-solo-shared = { $whos } teilen sich das Zeitfahren
bostock-result-solo-summary = { $used ->
    [one] Eine Karte
   *[other] { $used } Karten
} bis ins Ziel{ $ride_offs ->
    [0] {""}
    [one] , nach einem Stechen
   *[other] , nach { $ride_offs } Stechen
}.
bostock-result-tour = { $you ->
    [yes] Du gewinnst die Tour
   *[no] { $who } gewinnt die Tour
}
bostock-result-tour-shared = { $whos } teilen sich die Tour
bostock-result-tour-summary = { $total } Punkte: { $individual } einzeln, { $team } als Mannschaft.
bostock-award-yellow = Gelbes Trikot: Nummer { $bib } von { $who }.
bostock-award-green = Grünes Trikot: Nummer { $bib } von { $who }.
bostock-award-complete = Vollzählige Mannschaft: { $who }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
bostock-award-pair = Zwei der ersten drei: { $who }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
bostock-award-trial = Zeitfahren: Nummer { $bib } von { $who }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
bostock-award-tour = { $who } gewinnt die Tour{ $by ->
    [individual] : gleiche Summe, aber mehr Einzelpunkte
    [wins] : gleiche Punkte, aber mehr Etappensiege
    [complete] : gleiche Punkte und Siege, öfter vollzählig
    [shared] {" "}zusammen mit anderen: Nichts trennt sie
   *[sum] {" "}mit der höchsten Summe
}.

## was Gleichauf-Liegende trennt

bostock-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
bostock-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
bostock-tie-individual = { bostock-tie-ahead } vor { bostock-tie-behind }: mehr Einzelpunkte, { $best } gegen { $other }.
bostock-tie-wins = { bostock-tie-ahead } vor { bostock-tie-behind }: mehr Straßenetappen gewonnen, { $best } gegen { $other }.
bostock-tie-complete = { bostock-tie-ahead } vor { bostock-tie-behind }: auf der Straße öfter die vollständige Mannschaft, { $best } gegen { $other }.
bostock-tie-crossed = { bostock-tie-ahead } vor { bostock-tie-behind }: früher über der Linie, Platz { $best } vor { $other }.
bostock-tie-ride-off = { bostock-tie-ahead } vor { bostock-tie-behind }: weniger Karten im Stechen { $ride }, { $best } gegen { $other }.
bostock-tie-ex-aequo = { bostock-tie-ahead } und { bostock-tie-behind } teilen sich den Platz: beide in der letzten Runde vollständig.
bostock-tie-yellow-kept = { bostock-tie-ahead } hat das Gelbe Trikot, nicht { bostock-tie-behind }: die Mannschaft trägt es schon.
bostock-tie-yellow-placed = { bostock-tie-ahead } hat das Gelbe Trikot, nicht { bostock-tie-behind }: ein Fahrer in der letzten Straßenetappe platziert, der andere keiner.
bostock-tie-yellow-place = { bostock-tie-ahead } hat das Gelbe Trikot, nicht { bostock-tie-behind }: bester Fahrer der letzten Straßenetappe, Platz { $best } vor { $other }.
bostock-tie-shared = { bostock-tie-ahead } und { bostock-tie-behind } teilen sich den Platz: nichts trennt sie.

## woher die Zahlen kommen

bostock-provenance-rulebook = Alle Zahlen sind die der gedruckten Regeln, Karten und Pläne.
bostock-provenance-reconstruction = Die Spielregel gibt die Regeln, die Punkte der grünen Linie und die des Einzelzeitfahrens; die übrigen Punkte, die meisten Karten und die Pläne sind unsere Rekonstruktion.

## warum nicht

bostock-refusal-BOS-1-2 = Nummer { $bib } fährt für eine andere Mannschaft.
bostock-refusal-BOS-1-3 = Diese Mannschaft ist nicht im Rennen.
bostock-refusal-BOS-2-5 = { $who } ist am Zug: Es geht reihum, links vom Geber beginnend.
bostock-refusal-BOS-4-2 = Eine Rennkarte deiner Hand je Zug, dann die Fahrer: Jetzt ist nicht die Zeit dafür, oder die Karte ist nicht in deiner Hand.
bostock-refusal-BOS-4-3 = Die Zahl sagt, wie viele Felder: { $number ->
    [0] null bringt niemanden voran
    [one] eines, nicht mehr
   *[other] { $number }, nicht mehr
}.
bostock-refusal-BOS-4-5 = Eine Zahl für jeden Fahrer, und jede Zahl einmal.
bostock-refusal-BOS-4-7 = Das wäre das Feld extra, und diese Karte hat nicht deine Farbe.
bostock-refusal-BOS-4-8 = Das wäre das Feld extra, und eine Sprintkarte gibt keines.
bostock-refusal-BOS-4-9 = Das Feld extra gibt es einmal, zusammen mit der Zahl des Fahrers, nicht hinterher.
bostock-refusal-BOS-4-10 = Das Feld extra muss wirklich gefahren werden, und die Straße endet vorher oder ist versperrt.
bostock-refusal-BOS-4-11 = Eine Null mit dem Feld extra ist kein Ausweg: Jede andere Zahl braucht noch einen Fahrer.
bostock-refusal-BOS-5-1 = Spiel erst eine Rennkarte, dann fahren die Fahrer.
bostock-refusal-BOS-5-2 = Solange einer deiner Fahrer vorankommt, muss eine Karte gespielt werden.
bostock-refusal-BOS-5-3 = Nutz zuerst die Zahlen: Ein Fahrer, der vorankommt, ist noch da.
bostock-refusal-BOS-5-5 = Niemand deiner Mannschaft kommt einen Schritt voran: Die Karte kann nur abgelegt werden.
bostock-refusal-BOS-6-1 = Ein Schritt geht geradeaus oder eine Spur zur Seite: Diese Spur ist zu weit.
bostock-refusal-BOS-6-3 = Niemand fährt rückwärts.
bostock-refusal-BOS-6-4 = Niemand fährt seitwärts.
bostock-refusal-BOS-6-5 = { $place ->
    [taken] Dort steht die { $by }: Auf ein Feld passt ein Fahrer.
    [off] Dort ist keine Straße.
   *[blocked] { $count ->
        [0] Kein Weg dorthin: Andere stehen davor, und niemand wird übersprungen.
       *[other] Eingeklemmt von { $by }: Niemand wird übersprungen.
    }
}
bostock-refusal-BOS-6-6 = Zwei Fahrer schließen diese Lücke: Zwischen ihnen schlüpft niemand durch.
bostock-refusal-BOS-6-7 = Jeder Fahrer fährt so weit, wie Zahl und Straße es erlauben, nicht weniger.
bostock-refusal-BOS-6-10 = Nummer { $bib } { $turns ->
    [0] ist schon im Ziel.
    [one] setzt einen Zug aus.
   *[other] setzt { $turns } Züge aus.
}
bostock-refusal-BOS-8-4 = Erledige zuerst die Risikokarte.
bostock-refusal-BOS-8-6 = Das bestimmt die Risikokarte, und sie erlaubt es nicht.
bostock-refusal-BOS-8-7 = Eine behaltene Risikokarte spielst du zu Beginn eines späteren Zuges, vor der Rennkarte, eine je Zug, und nur wenn sie etwas bewirken kann.
bostock-refusal-BOS-8-8 = Die Karte ist für einen anderen deiner Fahrer.
bostock-refusal-BOS-8-10 = Vor dir liegt eine rote Risikokarte: Niemand deiner Mannschaft fährt ins Ziel, ehe sie gespielt ist.
bostock-refusal-BOS-8-11 = Einer deiner Fahrer steht vor dem Ziel: Zuerst muss die rote Risikokarte gespielt werden.
bostock-refusal-BOS-8-14 = Zu den Schritten einer Risikokarte gibt es kein Feld extra.
bostock-refusal-BOS-13-1 = Im Mannschaftszeitfahren bleibt jeder in der Spur seiner Mannschaft.
bostock-refusal-BOS-14-1 = Zuerst nennt jede Mannschaft einen ihrer eigenen Fahrer.
bostock-refusal-BOS-14-6 = Jeder Fahrer des Laufs legt eine Karte verdeckt, dann werden alle aufgedeckt.
bostock-refusal-BOS-15-2 = Die Tour ist zu Ende.
bostock-refusal-BOS-2-3 = Der erste Geber steht schon fest: { $who }.
bostock-refusal-BOS-14-12 = { $tied ->
    [yes] Nur wer mit den wenigsten Karten gleichauf ist, fährt noch einmal: { $whos }.
    [told] Dieses Stechen ist schon eingetragen: ein anderes Telefon war schneller.
   *[no] Niemand ist gleichauf: es gibt kein Stechen.
}
bostock-refusal-BOS-16-1 = { $fault ->
    [kind] { $stage } ist eine Etappe anderer Art.
    [told] { $stage } hat schon ein Ergebnis: berichtigt jenes.
    [green] Tragt den Ersten über der grünen Linie ein, und den Zweiten, wenn der Erste Gelb trug.
    [yellow] Der Erste kann nicht Gelb getragen haben: diese Mannschaft hat es nicht.
   *[second] Der Erste trug Gelb: tragt auch den Zweiten ein.
}
bostock-refusal-BOS-16-4 = { $fault ->
    [missing] Die Karten von { $who } fehlen.
    [cards] So viele Karten kann { $who } nicht gebraucht haben.
   *[number] { $who } hat die Fahrer 1 bis 3.
}
bostock-refusal-BOS-16-2 = { $fault ->
    [twice] Ein Fahrer steht einmal da, nicht zweimal.
    [incomplete] Die Liste endet mit dem dritten Fahrer einer Mannschaft, und keine hat drei.
    [too_many] Nur eine Mannschaft kann drei Fahrer in der Liste haben, und keine mehr.
   *[after] Der dritte Fahrer einer Mannschaft beendet die Etappe: Nach ihm kommt niemand.
}
bostock-refusal-BOS-16-3 = In einem Mannschaftszeitfahren ist mindestens eine Mannschaft vollzählig.
bostock-refusal-BOS-16-7 = Geht das gelbe Trikot nach Fahrern, braucht jeder Fahrer seine Nummer.

## das Wertungsblatt am echten Tisch (BOS-16)

bostock-sheet-stage = Etappe { $number } von { $of }: { $stage }
bostock-sheet-yellow = Gelbes Trikot: { $who }{ $chooses ->
    [yes] , wählt den Fahrer selbst.
   *[no] .
}
bostock-sheet-green = Grünes Trikot: { $who }{ $chooses ->
    [yes] , weiß selbst, welcher Fahrer.
   *[no] .
}
bostock-sheet-deals = { $who } teilt aus, { $first } beginnt.
bostock-sheet-tied = { $whos } sind gleichauf und fahren noch einmal.
bostock-sheet-missing = { $stage } hat kein Ergebnis; was danach kommt, wartet.
bostock-sheet-order = Spielreihenfolge
bostock-sheet-order-note = { $who } teilt aus
bostock-sheet-won = { $who } gewinnt die Etappe.
bostock-sheet-trial-won = Zeitfahren: { $whos }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
bostock-sheet-table-gains = Was die Etappe brachte
bostock-sheet-form-dealer = Erster Geber
bostock-sheet-form-riders = Ankunft nach Fahrern
bostock-sheet-form-colours = Ankunft nach Farben
bostock-sheet-form-complete = Vollständige Mannschaften
bostock-sheet-form-cards = Gebrauchte Karten
bostock-sheet-form-ride-off = Stechen
bostock-sheet-field-dealer = Wer teilt zuerst aus?
bostock-sheet-field-finish = Wer kam an, der Reihe nach?
bostock-sheet-field-finish-help = Der dritte Fahrer einer Mannschaft beendet die Etappe: mit ihm endet die Liste.
bostock-sheet-field-green = Wer war zuerst über der grünen Linie?
bostock-sheet-field-green-help = Auch der Zweite, wenn der Erste Gelb trug.
bostock-sheet-field-in-yellow = Der Erste trug Gelb
bostock-sheet-field-in-yellow-help = Nur wenn nicht bekannt ist, welcher Fahrer es trägt.
bostock-sheet-field-complete = Welche Mannschaften waren vollständig?
bostock-sheet-field-complete-help = Am Ende der letzten Runde.
bostock-sheet-field-cards = Wie viele Karten brauchte jeder?
bostock-sheet-field-cards-help = Die letzte mitgezählt; die wenigsten gewinnen.
bostock-sheet-field-ride-off = Wie viele Karten diesmal?
bostock-sheet-column-points = Punkte
bostock-sheet-column-tens = Zehner
bostock-sheet-column-units = Einer
bostock-sheet-column-sum = Summe
bostock-sheet-column-individual = Einzel
bostock-sheet-column-team = Mannschaft
bostock-sheet-column-green = Grüne Linie
bostock-sheet-column-cards = Karten
bostock-sheet-column-ride-offs = Stechen
bostock-sheet-column-number = Fahrer
bostock-sheet-points-title = Die Punkte aus deiner Schachtel?
bostock-sheet-points-where = Punktetabelle, in der Schachtel.
bostock-sheet-points-why = Die Regel verweist auf sie und druckt sie nicht ab. Was du leer lässt, zählt so, wie wir es rekonstruiert haben.
bostock-sheet-points-without = Unsere nehmen
bostock-sheet-points-others = Andere Punkte
bostock-sheet-points-road_individual = Plätze einer Straßenetappe
bostock-sheet-points-solo_trial = Plätze des Einzelzeitfahrens
bostock-sheet-points-green_first = Erster über der grünen Linie
bostock-sheet-points-green_second = Zweiter, wenn der Erste Gelb trug
bostock-sheet-points-road_complete = Straßenetappe, vollständige Mannschaft
bostock-sheet-points-road_pair = Straßenetappe, zwei der ersten drei
bostock-sheet-points-team_trial = Mannschaftszeitfahren, vollständige Mannschaft
bostock-sheet-told-dealer = { $who } teilt zuerst aus.
bostock-sheet-told-road = { $stage }: { $whos }; grüne Linie: { $green }.
bostock-sheet-told-complete = { $stage }: vollständige Mannschaften: { $whos }.
bostock-sheet-told-cards = { $stage }: { $whos } brauchen { $cards } Karten.
bostock-sheet-told-ride_off = { $stage }, Stechen: { $whos } brauchen { $cards } Karten.

## Momente: was eine Sekunde lang die Bühne hat

bostock-moment-winner = Etappensieger
bostock-moment-tour = Gesamtsieger
bostock-moment-last = Letzter Kilometer
bostock-moment-green = Grüne Linie
bostock-moment-trial = Zeitfahren gewonnen
bostock-moment-stuck = Kein Durchkommen
bostock-moment-laid-off = Kommissäre
bostock-note-turned = −{ $turns } { $turns ->
    [one] Zug
   *[other] Züge
}

## Gründe: warum ein Bot es täte, gesagt von einem Zug, der mehr davon bringt

bostock-reason-points = Holt Punkte, die niemand mehr nehmen kann.
bostock-reason-complete = Bringt die ganze Mannschaft näher an die Linie: Der letzte Fahrer entscheidet.
bostock-reason-places = Bringt Fahrer unter den Ersten ins Ziel.
bostock-reason-pair = Bringt zwei der Mannschaft auf Kurs zu den ersten drei Plätzen.
bostock-reason-green = Fährt auf die Punkte an der grünen Linie.
bostock-reason-progress = Holt das meiste aus der Karte: Kaum ein Schritt geht verloren.
bostock-reason-freedom = Hält den Weg nach vorn frei.
bostock-reason-cards = Spart starke Karten für die nächsten Züge.
bostock-reason-risk = Macht das Beste aus den Risikokarten.
bostock-reason-trial = Braucht weniger Karten gegen die Uhr.
