# Die Tour mit Renn- und Risikokarten, Deutsch. *…* ist Betonung; $you ist „yes“, wenn $who der Leser selbst ist.

bostock-name = Bostock
bostock-tagline = Drei Zahlen für drei Fahrer, und rote Punkte, die den Tag retten oder kosten: fünf Etappen, zwei Zeitfahren, ein Streckenbuch.
bostock-box = Tour de France, MB, von Donald Bostock
bostock-box-contents = ein Spielplan mit fünf Etappen, 48 Rennkarten, 20 Risikokarten, vierzehn Fahrer

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
bostock-stakes-team = Das erste vollzählige Team bekommt { $points } Punkte{ $pair ->
    [0] {""}
   *[other] , jedes Team mit zwei der ersten drei Fahrer { $pair }
}.
bostock-milestone-green = Grüne Linie
bostock-milestone-finish = Ziel
bostock-pile-draw = Rennen
bostock-pile-discard = Ablage
bostock-pile-risk = Risiko
bostock-pile-heat = Nr. { $bib } gelegt:
bostock-number = { $number ->
    [0] { $bonus_on_zero ->
        [no] 0: kein Schritt
       *[yes] 0: nur das Feld extra
    }
    [one] 1 Feld
   *[other] { $number } Felder
}
bostock-number-nought = 0: kein Feld
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
bostock-table-team = Teams
bostock-table-stage = Etappenergebnis
bostock-table-stage-note = { $stage }
bostock-table-line = Im Ziel
bostock-table-trial = Zeitfahren
bostock-table-final = Endstand
bostock-table-before = vor der ersten Etappe
bostock-table-after = nach Etappe { $stage } von { $of }
bostock-row-sum = einzeln { $individual } · Team { $team }
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
bostock-question-risk-late = Jetzt { $title } spielen oder behalten
bostock-question-pass = Niemand kommt voran: Leg eine Karte ab
bostock-question-crossing = Dein Team wartet: Leg eine Karte ab
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
bostock-try-bonus = Nummer { $bib } nimmt das Feld extra { $finish ->
    [yes] über die Ziellinie
   *[no] nach { $cell }
}
bostock-try-keep_risk = Behalten: Zug beenden
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
bostock-hint-fall-others = Alle auf den Feldern um diesen Fahrer verlieren einen Zug, er selbst nicht.
bostock-hint-risk = { $text }
bostock-hint-keep_risk = Die Risikokarte bleibt für einen späteren Zug.
bostock-hint-risk-now = Sie wirkt sofort, nach deiner Rennkarte.
bostock-hint-risk-late = { $text } An diesem Tisch darf sie auch auf deine Rennkarte folgen, sogar in dem Zug, in dem du sie ziehst.
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
bostock-hint-nominate = Ein Fahrer je Team; die wenigsten Karten bringen { $points ->
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
bostock-event-green_line = { bostock-rider } fährt an { $place ->
    [1] erster
   *[2] zweiter
} Stelle über die *grüne Linie*: { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
}{ $jersey ->
    [yes] {" "}und das Grüne Trikot
   *[no] {""}
}.
bostock-event-last_kilometre = { bostock-rider } fährt zuerst unter dem *Teufelslappen* durch: { $left ->
    [one] noch ein Schritt bis zum Strich.
   *[other] noch { $left } Schritte bis zum Strich.
}
bostock-event-finished = { bostock-rider } kommt als *{ $place }.* ins Ziel.
bostock-event-team_home = { $you ->
    [yes] *Dein* Team ist vollzählig im Ziel.
   *[no] Das Team von *{ $who }* ist vollzählig im Ziel.
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
bostock-event-risk_kept = { $you ->
    [yes] *Du* behältst *{ $title }*.
   *[no] *{ $who }* behält *{ $title }*.
}
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
    [yes] *Dein* Team ist vollzählig: { $points ->
        [one] ein Teampunkt
       *[other] { $points } Teampunkte
    }.
   *[no] *{ $who }* hat das vollzählige Team: { $points ->
        [one] ein Teampunkt
       *[other] { $points } Teampunkte
    }.
}
bostock-event-pair_bonus = { $you ->
    [yes] *Du* hast zwei der ersten drei: { $points ->
        [one] ein Teampunkt
       *[other] { $points } Teampunkte
    }.
   *[no] *{ $who }* hat zwei der ersten drei: { $points ->
        [one] ein Teampunkt
       *[other] { $points } Teampunkte
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
} { $individual } einzeln und { $team } als Team.
bostock-event-yellow_jersey = { bostock-rider } { $kept ->
    [yes] behält das *Gelbe Trikot*.
   *[no] holt das *Gelbe Trikot*.
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
bostock-option-whole_numbers = Blockierte Fahrer
bostock-option-whole_numbers-help = Darfst du eine Zahl einem Fahrer geben, der sie nicht ganz fahren kann, während ein anderer von dir es könnte?
bostock-option-whole_numbers-false = Ja: jeder so weit er kann
bostock-option-whole_numbers-true = Nein: zuerst ganze Zahlen
bostock-option-bonus_on_zero = Farbbonus und 0
bostock-option-bonus_on_zero-help = Darf das Feld extra der eigenen Farbe an einen Fahrer gehen, der eine 0 bekommt?
bostock-option-bonus_on_zero-true = Ja: Er fährt 1
bostock-option-bonus_on_zero-false = Nein
bostock-option-bonus_step = Wann man das Feld extra nimmt
bostock-option-bonus_step-help = Gehört das Feld extra der eigenen Farbe zur Zahl eines Fahrers, oder ist es ein Schritt für sich, wenn die Zahlen verbraucht sind, auch für einen Fahrer, der schon gefahren ist?
bostock-option-bonus_step-with_number = Mit einer Zahl
bostock-option-bonus_step-afterwards = Für sich, danach
bostock-option-fall_hits = Sturz
bostock-option-fall_hits-help = Wer verliert bei der Karte Sturz einen Zug: auch der Fahrer, der sie gezogen hat, oder nur die um ihn herum?
bostock-option-fall_hits-all = Er und alle um ihn
bostock-option-fall_hits-others = Nur die um ihn
bostock-option-kept_risk = Behaltene Risikokarten
bostock-option-kept_risk-help = Wann spielt man eine behaltene Risikokarte: nur zu Beginn eines späteren Zuges oder auch nach der Rennkarte, sogar in dem Zug, in dem sie gezogen wurde? Danach helfen nur noch Schritte, Fahrer, die wieder fahren dürfen, und eine zweite Rennkarte.
bostock-option-kept_risk-before_card = Vor der Rennkarte
bostock-option-kept_risk-also_after = Davor oder danach
bostock-option-ttt_mates = Teamkollegen im Mannschaftszeitfahren
bostock-option-ttt_mates-help = Das Team bleibt in seinen Spuren: Ist das eine einzige, in der jeder den hinter ihm aufhält, oder eine Spur für jeden Fahrer?
bostock-option-ttt_mates-in_file = Eine Spur, kein Überholen
bostock-option-ttt_mates-abreast = Eine Spur für jeden Fahrer
bostock-option-ttt_pair_bonus = Zwei unter drei im Mannschaftszeitfahren
bostock-option-ttt_pair_bonus-help = Bekommt ein Team mit zwei Fahrern unter den ersten drei seinen Bonus auch im Mannschaftszeitfahren?
bostock-option-ttt_pair_bonus-false = Nein
bostock-option-ttt_pair_bonus-true = Ja
bostock-option-itt_deck = Karten im Einzelzeitfahren
bostock-option-itt_deck-help = Werden für jeden Lauf alle Rennkarten gemischt oder einmal für alle Läufe, sodass der zweite bekommt, was der erste übrig lässt?
bostock-option-itt_deck-each_heat = Für jeden Lauf gemischt
bostock-option-itt_deck-each_ride = Einmal für alle Läufe
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
bostock-option-final_tie-countback = Einzelpunkte, Etappensiege, vollzählige Teams
bostock-option-final_tie-shared = Nichts: Der Sieg wird geteilt

## Ergebnisse

bostock-result-stage = { $you ->
    [yes] Deine Nummer { $bib } gewinnt die Etappe
   *[no] { $who } gewinnt die Etappe mit Nummer { $bib }
}
bostock-result-stage-summary = { $who } hat das vollzählige Team: { $points ->
    [one] ein Teampunkt
   *[other] { $points } Teampunkte
}.
bostock-result-team = { $you ->
    [yes] Du gewinnst das Mannschaftszeitfahren
   *[no] { $who } gewinnt das Mannschaftszeitfahren
}
bostock-result-team-shared = { $whos } teilen sich das Mannschaftszeitfahren
bostock-result-team-summary = Vollzählig im letzten Zug: je { $points ->
    [one] ein Teampunkt
   *[other] { $points } Teampunkte
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
bostock-result-tour-summary = { $total } Punkte: { $individual } einzeln, { $team } als Team.
bostock-award-yellow = Gelbes Trikot: Nummer { $bib } von { $who }.
bostock-award-green = Grünes Trikot: Nummer { $bib } von { $who }.
bostock-award-complete = Vollzähliges Team: { $who }, { $points ->
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
bostock-tie-complete = { bostock-tie-ahead } vor { bostock-tie-behind }: auf der Straße öfter das vollzählige Team, { $best } gegen { $other }.
bostock-tie-crossed = { bostock-tie-ahead } vor { bostock-tie-behind }: früher über der Linie, Platz { $best } vor { $other }.
bostock-tie-ride-off = { bostock-tie-ahead } vor { bostock-tie-behind }: weniger Karten im Stechen { $ride }, { $best } gegen { $other }.
bostock-tie-ex-aequo = { bostock-tie-ahead } und { bostock-tie-behind } teilen sich den Platz: beide Teams in der letzten Runde vollzählig.
bostock-tie-yellow-kept = { bostock-tie-ahead } hat das Gelbe Trikot, nicht { bostock-tie-behind }: das Team trägt es schon.
bostock-tie-yellow-placed = { bostock-tie-ahead } hat das Gelbe Trikot, nicht { bostock-tie-behind }: ein Fahrer in der letzten Straßenetappe platziert, der andere keiner.
bostock-tie-yellow-place = { bostock-tie-ahead } hat das Gelbe Trikot, nicht { bostock-tie-behind }: bester Fahrer der letzten Straßenetappe, Platz { $best } vor { $other }.
bostock-tie-shared = { bostock-tie-ahead } und { bostock-tie-behind } teilen sich den Platz: nichts trennt sie.

## woher die Zahlen kommen

bostock-provenance-rulebook = Alle Zahlen sind die der gedruckten Regeln, Karten und Pläne.
bostock-provenance-reconstruction = Die Spielregel gibt die Regeln, die Punkte der grünen Linie und die des Einzelzeitfahrens; die übrigen Punkte, die meisten Karten und die Pläne sind unsere Rekonstruktion.

## warum nicht

bostock-refusal-BOS-1-2 = Nummer { $bib } fährt für ein anderes Team.
bostock-refusal-BOS-1-3 = Dieses Team ist nicht im Rennen.
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
bostock-refusal-BOS-4-9 = { $zero ->
    [apart] An diesem Tisch kommt das Feld extra für sich, einmal, wenn die Zahlen verbraucht sind.
    [yes] An diesem Tisch geht das Feld extra nicht an einen Fahrer mit 0.
   *[no] Das Feld extra gibt es einmal, zusammen mit der Zahl des Fahrers, nicht hinterher.
}
bostock-refusal-BOS-4-10 = Das Feld extra muss wirklich gefahren werden, und die Straße endet vorher oder ist versperrt.
bostock-refusal-BOS-4-11 = Eine Null mit dem Feld extra ist kein Ausweg: Jede andere Zahl braucht noch einen Fahrer.
bostock-refusal-BOS-5-1 = Spiel erst eine Rennkarte, dann fahren die Fahrer.
bostock-refusal-BOS-5-2 = Solange einer deiner Fahrer vorankommt, muss eine Karte gespielt werden.
bostock-refusal-BOS-5-3 = Nutz zuerst die Zahlen: Ein Fahrer, der vorankommt, ist noch da.
bostock-refusal-BOS-5-5 = Niemand aus deinem Team kommt einen Schritt voran: Die Karte kann nur abgelegt werden.
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
bostock-refusal-BOS-6-6 = { $squeeze ->
    [gate] Zwei Fahrer schräg vorn sperren das Feld dazwischen: Da schlüpft niemand durch.
   *[corner] Ein Fahrer vorn und einer daneben sperren diese Schräge: Da schlüpft niemand durch.
}
bostock-refusal-BOS-6-7 = Jeder Fahrer fährt so weit, wie Zahl und Straße es erlauben, nicht weniger.
bostock-refusal-BOS-6-11 = Ein anderer deiner Fahrer kann die Zahl ganz fahren: Hier wäre sie verschenkt.
bostock-refusal-BOS-6-10 = Nummer { $bib } { $turns ->
    [0] ist schon im Ziel.
    [one] setzt einen Zug aus.
   *[other] setzt { $turns } Züge aus.
}
bostock-refusal-BOS-8-4 = Erledige zuerst die Risikokarte.
bostock-refusal-BOS-8-6 = Das bestimmt die Risikokarte, und sie erlaubt es nicht.
bostock-refusal-BOS-8-7 = { $kept_risk ->
    [also_after] Eine behaltene Risikokarte wird zu Beginn eines späteren Zuges oder nach einer Rennkarte gespielt, eine je Zug, und nur, wenn sie dann etwas bewirken kann.
   *[before_card] Eine behaltene Risikokarte spielst du zu Beginn eines späteren Zuges, vor der Rennkarte, eine je Zug, und nur wenn sie etwas bewirken kann.
}
bostock-refusal-BOS-8-8 = Die Karte ist für einen anderen deiner Fahrer.
bostock-refusal-BOS-8-10 = Vor dir liegt eine rote Risikokarte: Niemand aus deinem Team fährt ins Ziel, ehe sie gespielt ist.
bostock-refusal-BOS-8-11 = Einer deiner Fahrer steht vor dem Ziel: Zuerst muss die rote Risikokarte gespielt werden.
bostock-refusal-BOS-8-14 = Zu den Schritten einer Risikokarte gibt es kein Feld extra.
bostock-refusal-BOS-13-1 = Im Mannschaftszeitfahren wechselt niemand die Spur.
bostock-refusal-BOS-14-1 = Zuerst nennt jedes Team einen seiner eigenen Fahrer.
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
    [yellow] Der Erste kann nicht Gelb getragen haben: dieses Team hat es nicht.
   *[second] Der Erste trug Gelb: tragt auch den Zweiten ein.
}
bostock-refusal-BOS-16-4 = { $fault ->
    [missing] Die Karten von { $who } fehlen.
    [cards] So viele Karten kann { $who } nicht gebraucht haben.
   *[number] { $who } hat die Fahrer 1 bis 3.
}
bostock-refusal-BOS-16-2 = { $fault ->
    [twice] { $who } steht einmal da, nicht zweimal.
    [incomplete] Die Liste endet mit dem dritten Fahrer eines Teams, und keines hat drei.
    [too_many] Nur ein Team kann drei Fahrer in der Liste haben, und keines mehr.
   *[after] Der dritte Fahrer eines Teams beendet die Etappe: Nach ihm kommt niemand.
}
bostock-refusal-BOS-16-3 = { $fault ->
    [first] Nennt die ersten drei über der Linie, nicht mehr und nicht weniger.
   *[incomplete] In einem Mannschaftszeitfahren ist mindestens ein Team vollzählig.
}
bostock-refusal-BOS-16-7 = Geht das Gelbe Trikot nach Fahrern, braucht jeder Fahrer seine Nummer.
bostock-refusal-BOS-16-8 = { $who } ist vollzählig, also Erster und nicht Zweiter.

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
bostock-sheet-deals = { $who } gibt, { $first } beginnt.
bostock-sheet-tied = { $whos } sind gleichauf und fahren noch einmal.
bostock-sheet-missing = { $stage } hat kein Ergebnis; was danach kommt, wartet.
bostock-sheet-order = Spielreihenfolge
bostock-sheet-order-note = { $who } gibt
bostock-sheet-won = { $who } gewinnt die Etappe.
bostock-sheet-second = Zweites Team: { $who }, { $points ->
    [one] ein Teampunkt
   *[other] { $points } Teampunkte
}.
bostock-sheet-trial-won = Zeitfahren: { $whos }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
bostock-sheet-table-gains = Was die Etappe brachte
bostock-sheet-form-dealer = Erster Geber
bostock-sheet-form-riders = Ankunft nach Fahrern
bostock-sheet-form-colours = Ankunft nach Farben
bostock-sheet-form-complete = Vollzählige Teams
bostock-sheet-form-cards = Gebrauchte Karten
bostock-sheet-form-ride-off = Stechen
bostock-sheet-field-dealer = Wer gibt zuerst?
bostock-sheet-field-finish = Wer kam an, der Reihe nach?
bostock-sheet-field-finish-help = Der dritte Fahrer eines Teams beendet die Etappe: mit ihm endet die Liste.
bostock-sheet-field-green = Wer war zuerst über der grünen Linie?
bostock-sheet-field-green-help = Auch der Zweite, wenn der Erste Gelb trug.
bostock-sheet-field-in-yellow = Der Erste trug Gelb
bostock-sheet-field-in-yellow-help = Nur wenn nicht bekannt ist, welcher Fahrer es trägt.
bostock-sheet-field-complete = Welche Teams waren vollzählig?
bostock-sheet-field-complete-help = Am Ende der letzten Runde.
bostock-sheet-field-first = Wessen Fahrer waren die ersten drei über der Linie?
bostock-sheet-field-first-help = Für den Bonus für zwei unter den ersten drei.
bostock-sheet-field-second = Welches Team war Zweites, falls es eines gab?
bostock-sheet-field-second-help = Eure Punktetabelle hat Punkte dafür, und die Spielregel sagt nicht, welches Team das ist: Die Tabelle eurer Schachtel entscheidet.
bostock-sheet-field-cards = Wie viele Karten brauchte jeder?
bostock-sheet-field-cards-help = Die letzte mitgezählt; die wenigsten gewinnen.
bostock-sheet-field-ride-off = Wie viele Karten diesmal?
bostock-sheet-column-points = Punkte
bostock-sheet-column-tens = Zehner
bostock-sheet-column-units = Einer
bostock-sheet-column-sum = Summe
bostock-sheet-column-individual = Einzel
bostock-sheet-column-team = Team
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
bostock-sheet-points-road_complete = Straßenetappe, vollzähliges Team
bostock-sheet-points-road_second = Straßenetappe, zweites Team
bostock-sheet-points-road_pair = Straßenetappe, zwei der ersten drei
bostock-sheet-points-team_trial = Mannschaftszeitfahren, vollzähliges Team
bostock-sheet-points-team_trial_second = Mannschaftszeitfahren, zweites Team
bostock-sheet-told-dealer = { $who } gibt zuerst.
bostock-sheet-told-second = { $has_second ->
    [yes] ; zweites Team: { $second }
   *[no] {""}
}
bostock-sheet-told-road = { $stage }: { $whos }; grüne Linie: { $green }{ bostock-sheet-told-second }.
bostock-sheet-told-complete = { $stage }: vollzählige Teams: { $whos }{ $first ->
    [0] {""}
   *[other] ; zuerst über der Linie: { $firsts }
}{ bostock-sheet-told-second }.
bostock-sheet-told-cards = { $stage }: { $whos } brauchen { $cards } Karten.
bostock-sheet-told-ride_off = { $stage }, Stechen: { $whos } brauchen { $cards } Karten.

## the game in pictures

bostock-page-aim = Drei Fahrer und eine Karte mit drei Zahlen. Verteil sie, mach die Straße dicht, wag dich auf die roten Punkte und bring alle drei heim, ehe es ein anderer schafft.
bostock-page-turn = Ein Zug in vier Bildern
bostock-page-turn-card = Spiel eine Rennkarte
bostock-page-turn-card-text = Eine der { $hand } auf deiner Hand. Am Ende des Zugs ziehst du nach.
bostock-page-turn-share = Verteil ihre Zahlen
bostock-page-turn-share-text = Jedem Fahrer eine Zahl, wie du willst, einer nach dem anderen.
bostock-page-turn-ride = Fahr sie ganz aus
bostock-page-turn-ride-text = Geradeaus oder schräg über freie Felder, so weit die Straße es zulässt. Wer auf einem roten Punkt hält, zieht eine Risikokarte.
bostock-page-turn-squeeze = Kein Durchzwängen
bostock-page-turn-squeeze-text = Einer vor dir und einer neben dir sperren die Schräge dazwischen.
bostock-page-things = Karten und Zeichen
bostock-page-things-race = Rennkarte
bostock-page-things-race-text = Drei Zahlen für drei Fahrer. { $colour_cards } je Farbe.
bostock-page-things-own = Die eigene Farbe
bostock-page-things-own-text = Eine Karte darin gibt einem deiner Fahrer einen Schritt mehr, auch bei einer 0.
bostock-page-things-sprint = Sprintkarte
bostock-page-things-sprint-text = Die beste im Stapel, in niemandes Farbe. Es gibt { $sprint_cards }.
bostock-page-things-dot = Roter Punkt
bostock-page-things-dot-text = Wer hier mit einer Rennkarte hält, zieht eine Risikokarte, außer er hat eine oder hat in diesem Zug eine gespielt.
bostock-page-things-good = Blaue Risikokarte
bostock-page-things-good-text = Hilft, jetzt oder später. Es gibt { $blue_cards }.
bostock-page-things-bad = Rote Risikokarte
bostock-page-things-bad-text = Schadet. Behalten sperrt sie deinem Team das Ziel. Es gibt { $red_cards }.
bostock-page-stages = Drei Arten von Etappen
bostock-page-stages-road = Straßenetappe
bostock-page-stages-road-text = Jeder ist jedem im Weg. Auf halber Strecke liegt die grüne Linie: wer sie zuerst überfährt, holt das Grüne Trikot.
bostock-page-stages-team = Mannschaftszeitfahren
bostock-page-stages-team-text = Jedes Team in seiner Spur, kein Überholen, keine roten Punkte. In derselben Runde vollzählig: gemeinsam gewonnen.
bostock-page-stages-alone = Einzelzeitfahren
bostock-page-stages-alone-text = Je ein Fahrer, zwei zugleich: jede Karte zählt die Summe ihrer Zahlen. Die wenigsten Karten gewinnen.
bostock-page-fall = Der Sturz
bostock-page-fall-picture-text = Die bekannteste Risikokarte: der Fahrer auf dem Punkt und alle um ihn herum verlieren einen Zug. Sie stehen im Weg, und keiner kommt hindurch.
bostock-page-finish = So endet eine Etappe
bostock-page-finish-picture-text = Dein dritter Fahrer über dem Strich: sofort Schluss. Wer noch unterwegs ist, bekommt keinen Platz. Bisher im Ziel:
bostock-page-tour = So wird die Tour gewonnen
bostock-page-tour-places-text = Fahrer, jede Straßenetappe
bostock-page-tour-green-text = Erster an der grünen Linie
bostock-page-tour-team-text = Vollzähliges Team
bostock-page-tour-pair-text = Zwei der ersten drei
bostock-page-tour-alone-text = Sieger des Einzelzeitfahrens
bostock-page-tour-won-text = Einzel- und Teampunkte zusammen: die meisten gewinnen. Unterwegs trägt der Führende Gelb.
bostock-page-hints = Drei Tipps aus dem Wagen
bostock-page-hints-block-text = Wo die Straße enger wird, halten zwei deiner Fahrer nebeneinander alle auf.
bostock-page-hints-order-text = Zieh zuerst den Vordersten: er macht deinen anderen Platz.
bostock-page-hints-third-text = Lass deinen letzten Mann nicht hängen: die Etappe gewinnt der Dritte, nicht der Erste.

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
bostock-reason-complete = Bringt das ganze Team näher an die Linie: Der letzte Fahrer entscheidet.
bostock-reason-places = Bringt Fahrer unter den Ersten ins Ziel.
bostock-reason-pair = Bringt zwei Teamkollegen auf Kurs zu den ersten drei Plätzen.
bostock-reason-green = Fährt auf die Punkte an der grünen Linie.
bostock-reason-progress = Holt das meiste aus der Karte: Kaum ein Schritt geht verloren.
bostock-reason-freedom = Hält den Weg nach vorn frei.
bostock-reason-cards = Spart starke Karten für die nächsten Züge.
bostock-reason-risk = Macht das Beste aus den Risikokarten.
bostock-reason-trial = Braucht weniger Karten gegen die Uhr.

## was die Dinge sind, für alle, die eines ansehen, und in der Kartenliste

bostock-explain-chapter-race = Rennkarten
bostock-explain-chapter-risk = Risikokarten
bostock-explain-chapter-numbers = Zahlen
bostock-explain-chapter-riders = Bei den Fahrern
bostock-explain-chapter-road = Auf der Straße
bostock-explain-chapter-piles = Die Stapel
bostock-explain-race-name = Rennkarte { $numbers }
bostock-explain-race = Je Farbe: { $each }.
bostock-explain-common-race = Eine Zahl für jeden deiner 3 Fahrer, wie du magst; eine Karte in deiner Farbe bringt einem von ihnen ein Feld extra.
bostock-explain-sprint-name = Sprintkarte { $numbers }
bostock-explain-sprint = Sie gehört zu keiner Farbe und bringt nie ein Feld extra.
bostock-explain-case-sum = Im Einzelzeitfahren fährt der Fahrer die Summe der Zahlen, und die Farbe zählt nicht.
bostock-explain-case-nought = Eine 0 bringt niemanden voran; mit dem Feld extra wird sie 1.
bostock-explain-case-nought-bare = Eine 0 bringt niemanden voran und bekommt kein Feld extra.
bostock-explain-case-nought-apart = Eine 0 bewegt niemanden; ihr Fahrer darf das Feld extra noch nehmen.
bostock-explain-case-double-apart = Das Feld extra wird nicht verdoppelt.
bostock-explain-bonus-apart = Eine Karte in der eigenen Farbe bringt einen Fahrer 1 Feld weiter: ein Schritt für sich, wenn die Zahlen verbraucht sind, auch für einen Fahrer, der schon gefahren ist.
bostock-explain-case-stops = Das ist ein Halt für sich: Auf einem roten Punkt wird eine Risikokarte gezogen.
bostock-explain-case-steps = Die Schritte zählen für grüne Linie und Ziel. Es gibt dazu kein Feld extra und keine neue Risikokarte.
bostock-explain-case-other = Du wählst unter denen, die einen Schritt fahren können; kann es niemand, geschieht nichts.
bostock-explain-case-team = Wer keinen Schritt fahren kann, bleibt stehen.
bostock-explain-case-double = Das Feld extra kommt nach dem Verdoppeln dazu: Eine 2 wird 4, mit dem Feld extra 5.
bostock-explain-case-upright = Nur solange einer deiner Fahrer aussetzt; mit deiner nächsten Rennkarte dürfen sie wieder fahren.
bostock-explain-case-extra = Jede Karte spielst du nach allen Regeln, auch mit Feld extra; nach der zweiten füllst du deine Hand auf. Kann nach der ersten niemand fahren, entfällt die zweite.
bostock-explain-case-swap = Du darfst alle behalten. Die neuen Karten ziehst du zusammen am Ende.
bostock-explain-case-fall = Höchstens 8 Felder um ihn, Fahrer aller Teams, auch deine.
bostock-explain-case-longer = Verlorene Züge werden nicht addiert: Die längere Wartezeit gilt.
bostock-explain-case-wheel = Du wählst, wer sein Rad abgibt. Fährt keiner deiner anderen, trifft es den Fahrer selbst.
bostock-explain-case-best = Sind mehrere die höchsten, wählst du. Am Ende deines Zuges ziehst du eine neue.
bostock-explain-case-hunger = Der Zug, in dem du die Karte spielst, ist der, den er aussetzt.
bostock-explain-case-headwind = Eine 0 bleibt 0.
bostock-explain-case-crossing = Für die abgelegte Karte ziehst du eine neue.
bostock-explain-case-tied = Sie bleibt bei diesem Fahrer und ist verloren, wenn er ins Ziel fährt.
bostock-explain-case-untied = Sie bleibt dir, auch wenn der Fahrer, der sie zog, im Ziel ist.
bostock-explain-cure-red = Spiel sie zu Beginn eines späteren Zuges: Bis dahin darf keiner deiner Fahrer über die Ziellinie.
bostock-explain-cure-wait = Warten: Jeder ganze Zug von dir zählt 1 ab.
bostock-explain-cure-car = Warten: Jeder ganze Zug von dir zählt 1 ab. Oder { $title }, sofort.
bostock-explain-number-name = Zahl
bostock-explain-number = So viele Schritte für einen deiner Fahrer. Du wählst, für wen; jeder bekommt eine Zahl.
bostock-explain-case-far = Er fährt so weit, wie Zahl und Straße es erlauben, nie weniger.
bostock-explain-case-whole = Solange ein Fahrer, der noch nicht gefahren ist, sie ganz fahren kann, bekommt nur ein solcher sie.
bostock-explain-bonus-name = Feld extra
bostock-explain-bonus = Eine Karte in deiner Farbe bringt einen Fahrer 1 Feld weiter. Gib es zusammen mit seiner Zahl, ehe er losfährt.
bostock-explain-case-further = Nur wenn er damit wirklich ein Feld weiter kommt.
bostock-explain-case-no-way-out = Mit einer 0 ist es kein Ausweg: Jede andere Zahl muss noch einen Fahrer finden, der sie nutzen kann.
bostock-explain-steps-name = Schritte einer Risikokarte
bostock-explain-steps = Sie kommen zur Rennkarte dazu und zählen für grüne Linie und Ziel. Es gibt dazu kein Feld extra und keine neue Risikokarte.
bostock-explain-yellow = Der Spieler dieses Fahrers führt nach Einzelpunkten{ $first ->
    [road] ; nach der ersten Etappe trägt es ihr Sieger.
   *[trial] .
} Es macht niemanden schneller.
bostock-explain-yellow-rider = Dieser Fahrer führt nach Einzelpunkten{ $first ->
    [road] ; nach der ersten Etappe trägt es ihr Sieger.
   *[trial] .
} Es macht niemanden schneller.
bostock-explain-green = An der grünen Linie gewonnen und bis zur nächsten getragen. Es macht niemanden schneller.
bostock-explain-case-both = Niemand trägt beide: Ein Fahrer in Grün, der Gelb bekommt, trägt Gelb, und Grün wartet auf die nächste grüne Linie.
bostock-explain-turned-name = Setzt aus
bostock-explain-turned = Dieser Fahrer steht umgedreht und fährt nicht; er hielt sofort an.
bostock-explain-case-blocks = Er besetzt weiter sein Feld und versperrt den Weg, und ein neuer Sturz kann ihn treffen.
bostock-explain-breakaway-name = Auf der Flucht
bostock-explain-breakaway = In diesem Zug zählt die Zahl, die du diesem Fahrer gibst, doppelt.
bostock-explain-dot-name = Roter Punkt
bostock-explain-dot = Bringt eine Rennkarte deinen Fahrer hier zum Stehen, zieh eine Risikokarte. Darüberfahren oder darauf stehen bleiben zählt nicht.
bostock-explain-case-one-risk = Keine, solange du eine Risikokarte hast, und keine, wenn du in diesem Zug eine gespielt hast.
bostock-explain-case-gift = Schritte einer Risikokarte ziehen keine.
bostock-explain-green-line-name = Grüne Linie
bostock-explain-green-line = Der Erste darüber gewinnt { $first } Punkte und das Grüne Trikot. Trägt er Gelb, bekommt der Zweite { $second } und das Trikot.
bostock-explain-finish-name = Ziel
bostock-explain-finish = Wer über die Linie fährt, hat seinen Platz und verlässt die Straße. Auf der Straße endet die Etappe, wenn der dritte Fahrer eines Teams im Ziel ist. Die genaue Zahl braucht es nicht.
bostock-explain-climb-name = Anstieg zum Pass
bostock-explain-descent-name = Abfahrt vom Pass
bostock-explain-pass = Hier ist die Straße eng: Es fehlen Felder, und man steht sich leicht im Weg. Zahlen zählen wie überall.
bostock-explain-pile-draw-name = Nachziehstapel der Rennkarten
bostock-explain-pile-draw = { $cards } Rennkarten insgesamt. Am Ende deines Zuges füllst du deine Hand auf { $hand } auf.
bostock-explain-pile-discard-name = Ablage
bostock-explain-pile-discard = Gespielte Rennkarten, offen. Ist der Nachziehstapel leer, werden sie gemischt und neu gezogen.
bostock-explain-pile-risk-name = Risikostapel
bostock-explain-pile-risk = { $cards } Risikokarten insgesamt. Eine gespielte kommt verdeckt unter den Stapel.
bostock-explain-pile-heat-name = Karte des Laufs
bostock-explain-pile-heat = Verdeckt gelegt; liegen alle, werden sie aufgedeckt, und jeder fährt die Summe der Zahlen.
