# Das Rennen auf Sechsecken mit fünf Würfeln, Deutsch. *…* hebt hervor; $you ist "yes", wenn $who der Leser ist.

peloton-name = Peloton
peloton-tagline = Würfel, Wind und Sechsecke: mitrollen, ausreißen, aufschließen. Bis zu sechsunddreißig Fahrer, vier Trikots, und das Feld wartet nicht.
peloton-box = Tour de France Board Game
peloton-box-contents = Sechsecke für vier Etappen, fünf Würfel, 36 Fahrer, drei Trikotkarten

## Fahrer, Würfel, Karten

# der Anfang eines Satzes über einen Fahrer
peloton-rider = { $you ->
    [yes] Deine *{ $bib }*
   *[no] *{ $bib } { $who }*
}
peloton-hexes = { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}
peloton-die-yellow = Gelb
peloton-die-white = Weiß
peloton-die-red = Rot
peloton-die-polka = Gepunktet
peloton-die-green = Grün
peloton-die-yellow-help = Im Flachen: 2 mit Attacke, 3, 3, 4, 5, 6.
peloton-die-white-help = Bremst im Flachen: 1, 1, 2, 2, 3, 3. Die nächsten zwei der Gruppe sind gebremst.
peloton-die-red-help = Risiko im Flachen: 4, 5, 6, 7, Sturz, schwerer Sturz.
peloton-die-polka-help = Am Anstieg: 1 mit Attacke, 2, 2, 3, 3, 4.
peloton-die-green-help = Bei einer Attacke oder mit einer Karte: 3, 4, 4, 5, 5, 6. Nichts bremst ihn je.
# the same in two words, below the die
peloton-die-yellow-note = 2 bis 6
peloton-die-white-note = 1–3 · bremst
peloton-die-red-note = 4–7 · Sturz
peloton-shows-number = { $value }
peloton-shows-attack = Attacke!
peloton-shows-crash = Sturz
peloton-shows-big_crash = Schwerer Sturz
peloton-die-polka-note = am Anstieg
peloton-die-green-note = bei Attacke
peloton-card-yellow = Gelbe Karte
peloton-card-green = Grüne Karte
peloton-card-polka = Gepunktete Karte
peloton-card-yellow-help = Einmal in der Etappe, im Flachen: in Angriffsposition zwei Felder und der grüne Würfel, sonst der grüne Würfel allein.
peloton-card-green-help = Einmal in der Etappe, im Flachen: in Angriffsposition zwei Felder und der grüne Würfel, sonst der grüne Würfel allein.
peloton-card-polka-help = Einmal in der Etappe, am Anstieg: in Angriffsposition ein Feld und der grüne Würfel, sonst vier Felder ohne Wurf.
peloton-jersey-yellow = Gelbes Trikot
peloton-jersey-green = Grünes Trikot
peloton-jersey-polka = Gepunktetes Trikot
peloton-mark-sprint = Sprint: 5, 3, 2, 1 Punkte für die ersten vier, die hier sind
peloton-mark-summit = Bergwertung: 5, 3, 2, 1 Punkte für die ersten vier, die hier sind
peloton-mark-attack-lead = Darf attackieren: führt die Gruppe
peloton-mark-attack-free = Darf attackieren: freie Straße voraus
peloton-mark-attack-catch = In Angriffsposition: darf zum Ausreißer aufschließen
peloton-mark-stuck = Eingebaut: kann in diesem Durchgang nicht mehr fahren
peloton-mark-card = Hat die { $card }
peloton-mark-breakaway = Einer ist weg: mit Attacke auf dem Würfel aufschließen, { $value } Felder
peloton-mark-breakaway-position = Einer ist weg: aus der Angriffsposition mit Attacke auf dem Würfel aufschließen, { $value } Felder
peloton-mark-braked = { $count ->
    [one] Der nächste Fahrer ist gebremst
   *[other] Die nächsten { $count } Fahrer sind gebremst
}
peloton-mark-reset = Nach dem Sturz muss ein neues Tempo her
peloton-sign-finish = Ziel
peloton-stakes-sprint = Punkte für die Ersten: { $points }.
peloton-stakes-summit = Punkte oben: { $points }.
peloton-stakes-finish = Die Etappenzeiten. Mit Gutschriften bekommen die Ersten { $seconds } Sekunden.
peloton-milestone-finish = Ziel

## Gruppen

peloton-group-head = Ausreißer
peloton-group-chase = Verfolger
peloton-group-bunch = Hauptfeld
peloton-group-gruppetto = Gruppetto
peloton-group-lone = { $bib } allein
peloton-group-note = { $bib } führt{ $wind ->
    [left] , Wind von links
    [right] , Wind von rechts
   *[none] {""}
}{ $lap ->
    [0] {""}
   *[other] , Runde { $lap } von { $laps }
}

## Etappe, Durchgang, Wertungen

peloton-stage-flat = flach
peloton-stage-hilly = hügelig
peloton-stage-mountain = Gebirge
peloton-stage-length = { $km } km
peloton-stage-own = eure Angaben
peloton-stage-own-length = { $km ->
    [0] Länge nicht angegeben
   *[other] { $km } km
}
peloton-round-start = Am Start
peloton-round = Durchgang *{ $sequence }*
peloton-table-individual = Gesamtwertung
peloton-table-green = Sprintwertung
peloton-table-polka = Bergwertung
peloton-table-teams = Teams
peloton-table-home = Im Ziel
peloton-table-road = Auf der Strecke
peloton-table-so-far = bisher
peloton-table-after = nach Etappe { $stage } von { $of }
peloton-table-stage = Etappenergebnis
peloton-table-stage-note = { $stage }
peloton-row-team = { $riders ->
    [one] ein Fahrer
   *[other] { $riders } Fahrer
}{ $out ->
    [0] {""}
   *[other] , { $out } ausgeschieden
}
peloton-row-broken = weniger als drei in einem Ziel

## Fragen

peloton-question-place = Stell einen Fahrer von { $team } auf
peloton-question-place-rider = Stell die { $bib } auf
peloton-question-speed = Nummer { $bib }: wie schnell?
peloton-question-attack = Nummer { $bib }: attackieren oder Tempo machen?
peloton-question-catch = Nummer { $bib }: zum Ausreißer aufschließen?
peloton-question-move = Nummer { $bib }: fahr bis zu { $speed ->
    [one] ein Feld
   *[other] { $speed } Felder
}
peloton-question-leg = Nummer { $bib }: fahr weiter, bis zu { $speed ->
    [one] ein Feld
   *[other] { $speed } Felder
}
peloton-question-share = { $steps ->
    [one] Ein Schritt übrig: abgeben?
   *[other] { $steps } Schritte übrig: abgeben?
}
peloton-question-consent = { $who } bietet { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} für deine { $receiver } an: annehmen?
peloton-question-over = Das Rennen ist vorbei

## Knöpfe, was man versuchen kann, und was es bringt

peloton-button-adopt = { $pace ->
    [0] Tempo mitgehen
   *[other] Tempo mitgehen: { $pace }
}
peloton-button-solo = Solo
peloton-button-group = Ganze Gruppe
peloton-button-catch = { $value ->
    [0] Aufschließen
   *[other] Aufschließen: { $value }
}
peloton-button-decline = Nicht attackieren
peloton-button-stop = Hier bleiben
peloton-button-keep = Behalten
peloton-button-agree = Annehmen
peloton-button-refuse = Ablehnen
peloton-try-place = Die { $bib } auf { $hex } stellen
peloton-try-adopt = Tempo { $pace } mitgehen
peloton-order-follow = Alle meine Fahrer folgen dem Tempo
peloton-hint-follow = Jeder deiner Fahrer, dessen Gruppe ein Tempo hat, übernimmt und fährt es, bis der Durchgang endet. Wer es nicht kann, fragt dich.
peloton-try-throw-yellow = Gelb werfen
peloton-try-throw-white = Weiß werfen und bremsen
peloton-try-throw-red = Rot werfen und alles riskieren
peloton-try-throw-polka = Gepunktet werfen
peloton-try-throw-green = Grün werfen
peloton-try-card = Die { $card } spielen
peloton-try-solo = Allein attackieren
peloton-try-group = Mit der Gruppe attackieren
peloton-try-catch = Zum Ausreißer aufschließen
peloton-try-decline = Nicht attackieren
peloton-try-move = Die { $bib } auf { $hex }
peloton-try-stop = Hier bleiben
peloton-try-share = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
} für die { $bib }, bis { $hex }
peloton-try-keep = { $steps ->
    [one] Den Schritt behalten
   *[other] Die Schritte behalten
}
peloton-try-agree = Die { $receiver } fährt auf { $hex }
peloton-try-refuse = Die { $receiver } bleibt stehen
peloton-hint-adopt = Das volle Tempo: { $pace ->
    [one] ein Feld
   *[other] { $pace } Felder
}, im Windschatten.
peloton-hint-throw-yellow = 2 bis 6{ $wind ->
    [yes] , ab 3 eins weniger: du fährst im Wind
    [bridge] , zwei weniger auf der Brücke: du fährst im Wind
   *[no] , in voller Höhe
}.{ $attack ->
    [yes] {" "}Mit dem Symbol darfst du attackieren.
    [catch] {" "}Mit dem Symbol darfst du aufschließen.
   *[no] {""}
}{ $lone ->
    [yes] {""}
   *[no] {" "}Es wird das Tempo der Gruppe.
}
peloton-hint-throw-white = 1 bis 3, der Wind kostet nichts.{ $lone ->
    [yes] {""}
   *[no] {" "}Die nächsten zwei der Gruppe dürfen nur mitgehen, Weiß werfen oder eine Karte spielen.
}
peloton-hint-throw-red = 4 bis 7, der Wind kostet nichts; aber jeder dritte Wurf endet am Boden, und jeder zweite davon beendet { $dnf_scope ->
    [stage] die Etappe
   *[race] das Rennen
}.
peloton-hint-throw-white-bridge = Auf der Brücke kostet der Wind zwei: ein Feld.{ $lone ->
    [yes] {""}
   *[no] {" "}Die nächsten zwei der Gruppe dürfen nur mitgehen, Weiß werfen oder eine Karte spielen.
}
peloton-hint-throw-red-bridge = 2 bis 5, denn auf der Brücke kostet der Wind zwei; und jeder dritte Wurf endet am Boden, und jeder zweite davon beendet { $dnf_scope ->
    [stage] die Etappe
   *[race] das Rennen
}.
peloton-hint-throw-polka = { $slowed ->
    [yes] 1 bis 3: Fährst du allein, kostet der Wind auch am Anstieg ein Feld.
   *[no] 1 bis 4; nach einer 4 fahren die anderen 3.
}{ $attack ->
    [yes] {" "}Mit dem Symbol darfst du attackieren.
    [catch] {" "}Mit dem Symbol darfst du aufschließen.
   *[no] {""}
}
peloton-hint-throw-polka-next = { $slowed ->
    [yes] 1 bis 3: Fährst du allein, kostet der Wind auch am Anstieg ein Feld.
   *[no] 1 bis 4; nach einer 4 bekommt der nächste 3, wer dahinter kommt 4.
}{ $attack ->
    [yes] {" "}Mit dem Symbol darfst du attackieren.
    [catch] {" "}Mit dem Symbol darfst du aufschließen.
   *[no] {""}
}
peloton-hint-throw-green = Nur bei einer Attacke oder mit einer Karte.
peloton-hint-card-yellow = { $attack ->
    [choice] Zwei Felder und der grüne Würfel: ein Solo, zu dem niemand aufschließt, oder eine Attacke mit der Gruppe.
    [yes] Zwei Felder, dann der grüne Würfel: ein Solo, zu dem niemand aufschließt.
   *[no] Der grüne Würfel: 3 bis 6 Felder.
}
peloton-hint-card-green = { $attack ->
    [choice] Zwei Felder und der grüne Würfel: ein Solo, zu dem niemand aufschließt, oder eine Attacke mit der Gruppe.
    [yes] Zwei Felder, dann der grüne Würfel: ein Solo, zu dem niemand aufschließt.
   *[no] Der grüne Würfel: 3 bis 6 Felder.
}
peloton-hint-card-polka = { $attack ->
    [yes] Ein Feld, dann der grüne Würfel: ein Solo, zu dem niemand aufschließt.
   *[no] Vier Felder; die anderen der Gruppe dürfen 3 fahren.
}
peloton-hint-card-polka-next = { $attack ->
    [yes] Ein Feld, dann der grüne Würfel: ein Solo, zu dem niemand aufschließt.
   *[no] Vier Felder; der nächste der Gruppe darf 3 fahren, wer dahinter kommt 4.
}
peloton-hint-solo = Erst { $first ->
    [one] ein Feld
   *[other] { $first } Felder
}, dann 3 bis 6 mehr mit dem grünen Würfel. Wer hinter dir { $who_catches ->
    [attack_position] in Angriffsposition das Symbol wirft
   *[group] das Symbol wirft
}, darf aufschließen.
peloton-hint-group = { $first } und der grüne Würfel für die ganze Gruppe: das neue Tempo.
peloton-hint-catch = { $value ->
    [one] Ein Feld
   *[other] { $value } Felder
}, so weit wie der Angreifer.
peloton-hint-decline = Das Symbol ist nur seine Zahl, und das Tempo.
peloton-hint-move = { $steps ->
    [one] Ein Feld
   *[other] { $steps } Felder
}{ $line ->
    [sprint] : { $rank ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[other] Vierter
    } am Sprint, +{ $points }
    [summit] : { $rank ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[other] Vierter
    } auf dem Gipfel, +{ $points }
    [sprint_distance] : { $rank ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[other] Vierter
    } am Sprint bisher, +{ $points } wenn es so bleibt
    [summit_distance] : { $rank ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[other] Vierter
    } auf dem Gipfel bisher, +{ $points } wenn es so bleibt
   *[none] {""}
}{ $finish ->
    [yes] , über den Zielstrich mit { $seconds }″
   *[no] { $beside ->
        [0] , allein
        [one] , neben einem Fahrer
       *[other] , neben { $beside } Fahrern
    }
}{ $rest ->
    [0] {""}
    [one] ; ein Schritt abzugeben
   *[other] ; { $rest } Schritte abzugeben
}.
peloton-hint-stop = Die grünen Schritte kannst du noch abgeben.
peloton-hint-keep = { $steps ->
    [one] Der Schritt verfällt.
   *[other] Die Schritte verfallen.
}
peloton-hint-share-ask = { $who } muss zustimmen.

## der Bericht

peloton-stage-told = { $of ->
    [1] { $stage }
   *[other] Etappe { $order } von { $of }, { $stage }
}
peloton-event-stage_started = *{ peloton-stage-told }*: die Fahrer stellen sich auf.
peloton-event-teams_drawn = Die Teams starten in dieser Reihenfolge: { $teams }.
peloton-event-placed = { peloton-rider } steht am Start.
    .quiet = yes
peloton-event-jersey = { peloton-rider } trägt das { $jersey ->
    [yellow] *Gelbe Trikot*
    [green] *Grüne Trikot*
   *[polka] *Gepunktete Trikot*
}.
peloton-event-sequence_started = Durchgang { $sequence }: { $clock }.
peloton-event-collided = { peloton-rider } ist eingebaut und kommt nicht weg.
peloton-event-lost_turn = { peloton-rider } liegt noch am Boden.
    .quiet = yes
peloton-event-adopted = { peloton-rider } geht das Tempo mit: { $speed }.
peloton-event-threw = { peloton-rider } wirft { $die }: { $shows ->
    [attack] *{ $value } / Attacke*
    [crash] *Sturz*
    [big_crash] *schwerer Sturz*
   *[other] *{ $shows }*
}.
peloton-event-paced = { peloton-rider } macht Tempo: *{ $pace }*{ $speed ->
    [one] , selbst ein Feld
   *[other] , selbst { $speed } Felder
}.
peloton-event-hard_to_follow = { peloton-rider } gibt ein hartes Tempo vor: Der Nächste schafft nur { $pace }.
peloton-event-lone_speed = { peloton-rider } fährt allein: { $speed ->
    [one] ein Feld
   *[other] { $speed } Felder
}.
peloton-event-braked = { peloton-rider } bremst; aufgehalten: { $riders }.
peloton-event-crashed = { peloton-rider } *stürzt* und steigt wieder auf.
peloton-event-big_crash = *Schwerer Sturz!* { peloton-rider } { $dnf_scope ->
    [stage] scheidet aus der Etappe aus
   *[race] ist aus dem Rennen
}.
peloton-event-brought_down = { peloton-rider } geht mit zu Boden.
peloton-event-card_played = { peloton-rider } spielt die *{ $card }*.
peloton-event-attacked_solo = { peloton-rider } *attackiert*!
peloton-event-attacked_group = { peloton-rider } attackiert und nimmt die Gruppe mit: Tempo *{ $pace }*.
peloton-event-broke_away = { peloton-rider } ist weg, { $value } Felder weit.
peloton-event-caught = { peloton-rider } setzt nach: { $speed } Felder.
peloton-event-closed = { peloton-rider } lässt den Ausreißer ziehen.
peloton-event-moved = { peloton-rider } fährt { peloton-hexes } auf { $hex }.
    .quiet = yes
peloton-event-stopped = { peloton-rider } fährt nicht weiter.
peloton-event-offered = { peloton-rider } bietet { peloton-hexes } für die { $receiver_bib } an; { $to } wird gefragt.
peloton-event-shared = { peloton-rider } gibt { peloton-hexes } an die *{ $receiver_bib }* ab.
peloton-event-refused_share = { $you ->
    [yes] *Du* lehnst das Angebot der { $giver } ab.
   *[no] *{ $who }* lehnt das Angebot der { $giver } ab.
}
peloton-event-rest_lost = { peloton-rider } kann { peloton-hexes } nicht nutzen: verloren.
peloton-event-kept_rest = { peloton-rider } gibt { peloton-hexes } an niemanden ab.
    .quiet = yes
peloton-event-line_reached = { peloton-rider } holt Platz { $place } { $kind ->
    [sprint] am Sprint
   *[summit] auf dem Gipfel
}{ $named ->
    [yes] {" "}(*{ $line }*)
   *[no] {""}
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
peloton-event-last_kilometre = { peloton-rider } fährt zuerst unter dem *Teufelslappen* durch: der letzte Kilometer.
peloton-event-finished = { $place }. { peloton-rider }: { $time }.
peloton-event-stage_won = { peloton-rider } *gewinnt { $stage }* in { $time }!
peloton-event-nobody_finished = Niemand beendet { $stage }.
peloton-event-race_won = { peloton-rider } gewinnt die Gesamtwertung in { $time }!
peloton-event-classification_won = { peloton-rider } gewinnt die { $kind ->
    [sprint] *Sprintwertung*
   *[summit] *Bergwertung*
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
peloton-event-team_won = { $team }, *{ $who }*, gewinnt die Teamwertung in { $time }.
peloton-event-race_without_winner = Niemand ist mehr da: das Rennen hat keinen Sieger.

## das Ende einer Etappe und des Rennens

peloton-result-stage = { peloton-rider } gewinnt { $stage }
peloton-result-stage-summary = { $time }{ $level ->
    [0] , allein
    [one] , und ein weiterer mit derselben Zeit
   *[other] , und { $level } weitere mit derselben Zeit
}{ $known ->
    [yes] . Die echte Etappe dauerte { $real }
   *[no] {""}
}.
peloton-result-nobody = Niemand beendet { $stage }
peloton-result-nobody-summary = Alle Fahrer sind ausgeschieden.
peloton-result-race = { $you ->
    [yes] Du gewinnst das Rennen
   *[no] { $who } gewinnt das Rennen
}
peloton-result-race-summary = Nummer { $bib } führt die Gesamtwertung mit { $time } an.
peloton-result-race-nobody = Ein Rennen ohne Sieger
peloton-award-yellow = Gelbes Trikot: Nummer { $bib }, { $who }
peloton-award-green = Grünes Trikot: Nummer { $bib }, { $who }
peloton-award-polka = Gepunktetes Trikot: Nummer { $bib }, { $who }
peloton-award-team = Bestes Team: { $team }, { $who }

## was Gleichauf-Liegende trennt

peloton-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
peloton-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
peloton-tie-places = { peloton-tie-ahead } vor { peloton-tie-behind }: niedrigere Summe der Etappenplätze, { $best } gegen { $other }.
peloton-tie-last-place = { peloton-tie-ahead } vor { peloton-tie-behind }: besser platziert in der letzten Etappe, { $best } vor { $other }.
peloton-tie-lines = { peloton-tie-ahead } vor { peloton-tie-behind }: öfter auf Platz { $nth } an solchen Linien, { $best } gegen { $other }.
peloton-tie-individual = { peloton-tie-ahead } vor { peloton-tie-behind }: besser in der Einzelwertung, { $best } vor { $other }.
peloton-tie-team-places = { peloton-tie-ahead } vor { peloton-tie-behind }: niedrigere Summe der Plätze der gewerteten Fahrer, { $best } gegen { $other }.
peloton-tie-best-rider = { peloton-tie-ahead } vor { peloton-tie-behind }: besserer bester Fahrer in der Einzelwertung, { $best } vor { $other }.
peloton-tie-stretch = { peloton-tie-ahead } vor { peloton-tie-behind }: gleiche Zeit, platziert nach den eigenen Feldern auf der Zielgeraden, dann nach Ankunft: { $best } vor { $other }.
peloton-tie-entry = { peloton-tie-ahead } vor { peloton-tie-behind }: gleiche Zeit, früher eingetragen, Eintrag { $best } vor { $other }.
peloton-tie-in-entry = { peloton-tie-ahead } vor { peloton-tie-behind }: gleiche Zeit, früher in der Ankunftsfolge ihrer Gruppe, { $best } vor { $other }.
peloton-tie-shared = { peloton-tie-ahead } und { peloton-tie-behind } teilen sich den Platz: nichts trennt sie.

## warum nicht

peloton-refusal-PEL-0-18 = Nummer { $bib } ist am Zug: Jeder fährt einmal je Durchgang, von der Spitze des Rennens an.
peloton-refusal-PEL-1-3 = Die Fahrer werden noch aufgestellt, Team um Team; { $turn } ist dran.
peloton-refusal-PEL-1-4 = Fahrer kommen auf freie Felder des Startkorridors.
peloton-refusal-PEL-1-5 = Die Fahrer werden in der Reihenfolge der Gesamtwertung aufgestellt; { $turn } ist dran.
peloton-refusal-PEL-1-7 = Der erste Fahrer eröffnet die Etappe mit dem gelben Würfel, am Anstieg mit dem gepunkteten.
peloton-refusal-PEL-2-1 = Ein solches Feld gibt es auf dieser Straße nicht.
peloton-refusal-PEL-2-3 = Rückwärts fährt niemand.
peloton-refusal-PEL-2-4 = Dort steht die { $by }: ein Fahrer je Feld.
peloton-refusal-PEL-2-5 = { $far ->
    [short] An diesem Tisch wird die ganze Geschwindigkeit gefahren: { $speed ->
        [one] ein Schritt,
       *[other] { $speed } Schritte,
    } oder der Rest geht an einen eigenen Fahrer.
    [yes] Zu weit: { $speed ->
        [one] Ein Schritt führt nicht dorthin.
       *[other] { $speed } Schritte führen nicht dorthin.
    }
   *[no] Fahrer sind im Weg: { $speed ->
        [one] Ein Schritt führt nicht dorthin.
       *[other] { $speed } Schritte über freie Felder führen nicht dorthin.
    }
}
peloton-refusal-PEL-2-6 = Wer fahren kann, fährt mindestens ein Feld.
peloton-refusal-PEL-3-1 = { $turn } ist dran.
peloton-refusal-PEL-5-2 = Der gepunktete Würfel ist für Anstiege.
peloton-refusal-PEL-5-3 = Der grüne Würfel kommt nur bei einer Attacke oder mit einer Karte.
peloton-refusal-PEL-5-8 = Ein Zug hat eine Geschwindigkeit: mitgehen, einen Würfel werfen oder eine Karte spielen, dann fahren.
peloton-refusal-PEL-7-4 = Die { $bib } führt die Gruppe und muss werfen: noch gibt es kein Tempo.
peloton-refusal-PEL-7-8 = Die Gruppe hat kein Tempo, das man mitgehen könnte.
peloton-refusal-PEL-9-2 = Die { $bib } fährt allein: keine Gruppe, kein Tempo.
peloton-refusal-PEL-9-4 = Wer allein fährt, hat niemanden zu attackieren.
peloton-refusal-PEL-11-5 = Zur Attacke gehören das Symbol auf dem Würfel und die Position: an der Spitze der Gruppe oder mit freier Straße voraus{ $climb_attack ->
    [lead_and_free] ; am Anstieg beides
   *[lead_or_free] {""}
}.
peloton-refusal-PEL-12-1 = Einer ist mit { $value } weg: wer jetzt kommt, muss werfen.
peloton-refusal-PEL-12-2 = Es gibt keinen Ausreißer, zu dem man mit diesem Würfel aufschließt{ $who_catches ->
    [attack_position] , oder der Fahrer ist nicht in Angriffsposition
   *[group] {""}
}.
peloton-refusal-PEL-12-3 = Solange einer weg ist, dient das Symbol { $who_catches ->
    [attack_position] nur in Angriffsposition, und nur zum Aufschließen
   *[group] zum Aufschließen
}.
peloton-refusal-PEL-12-5 = Der Ausreißer ist fort: für den Rest des Durchgangs ist das Symbol nur eine Zahl.
peloton-refusal-PEL-14-1 = Am Anstieg wirft man nur Gepunktet, nicht { $die }.
peloton-refusal-PEL-15-3 = Am Anstieg attackiert jeder für sich.
peloton-refusal-PEL-16-2 = Tempo { $pace } wurde im Flachen gemacht; am Anstieg kann es niemand mitgehen.
peloton-refusal-PEL-17-3 = Die { $bib } ist gebremst: mitgehen, Weiß werfen oder eine Karte spielen.
peloton-refusal-PEL-18-5 = Nach dem Sturz wird das Tempo mit dem gelben Würfel neu bestimmt.
peloton-refusal-PEL-19-1 = Es gibt nichts abzugeben.
peloton-refusal-PEL-19-2 = Schritte bekommt ein anderer Fahrer im Rennen, der weder gestürzt noch eingebaut ist.
peloton-refusal-PEL-19-3 = Genau { $rest ->
    [one] ein Schritt muss
   *[other] { $rest } Schritte müssen
} ihn neben die { $bib } bringen.
peloton-refusal-PEL-19-4 = Geber und Empfänger müssen am Ende nebeneinander stehen.
peloton-refusal-PEL-19-5 = { $own ->
    [yes] An diesem Tisch geben sich die Teams eines Spielers keine Schritte.
   *[no] { $share_with_opponents ->
        [no] An diesem Tisch bekommen Gegner keine Schritte.
       *[yes] Gegner fragt man einmal, und sie entscheiden selbst.
    }
}
peloton-refusal-PEL-24-13 = Das Rennen ist vorbei.
peloton-refusal-PEL-25-1 = Die { $bib } hat die { $card } nicht, oder hat sie schon gespielt.
peloton-refusal-PEL-25-3 = Diese Karte ist für das Flache.
peloton-refusal-PEL-25-4 = Die Karte ist gespielt: attackiere allein oder mit der Gruppe.
peloton-refusal-PEL-25-6 = Diese Attacke mit der Karte ist ein Solo.
peloton-refusal-PEL-25-7 = Die gepunktete Karte ist für Anstiege.

## woher die Zahlen kommen

peloton-provenance-rulebook = Alle Zahlen sind die der gedruckten Regel, der Spielpläne und der App des Verlags.
peloton-provenance-reconstruction = Die Regel nennt die Würfel, die Punkte, die Gutschriften und die Grundzeit von Paris; die Straßen, die übrigen Grundzeiten und die Sekunden hinter dem Strich sind unsere Rekonstruktion.

## Optionen

peloton-option-race = Rennen
peloton-option-race-help = Eine Etappe, oder mehrere mit Trikots, Karten und Gesamtwertungen.
peloton-option-race-single = Eintagesrennen
peloton-option-race-stage_race = Etappenrennen
peloton-option-stages = Etappen
peloton-option-stages-help = Welche Etappen, in welcher Reihenfolge; im Etappenrennen jede Liste.
peloton-option-stages-paris = Paris
peloton-option-stages-roskilde-nyborg = Roskilde – Nyborg
peloton-option-stages-alpe-dhuez = Briançon – Alpe d’Huez
peloton-option-stages-carcassonne-foix = Carcassonne – Foix
peloton-option-team_size = Fahrer je Team
peloton-option-team_size-help = Alle Teams sind gleich groß.
peloton-option-team_size-3 = Drei
peloton-option-team_size-4 = Vier
peloton-option-team_size-5 = Fünf
peloton-option-team_size-6 = Sechs
peloton-option-teams_per_seat = Teams je Spieler
peloton-option-teams_per_seat-help = So viele, wie es Farben gibt.
peloton-option-teams_per_seat-1 = Eines
peloton-option-teams_per_seat-2 = Zwei
peloton-option-teams_per_seat-3 = Drei
peloton-option-placement = Erster Start
peloton-option-placement-help = Stellen die Teams ihre Fahrer reihum auf, oder jedes alle auf einmal?
peloton-option-placement-rotation = Reihum
peloton-option-placement-team_blocks = Team um Team
peloton-option-later_start = Spätere Starts
peloton-option-later_start-help = Wählt der Besitzer das Feld jedes Fahrers, oder füllt sich der Korridor nach Rang?
peloton-option-later_start-choice = Freie Wahl
peloton-option-later_start-grid = Nach Rang
peloton-option-wind_heir = Wind hinter Ausreißern
peloton-option-wind_heir-help = Wenn die vorderen weg oder gestürzt sind, fährt dann der nächste im Wind?
peloton-option-wind_heir-true = Der nächste
peloton-option-wind_heir-false = Nur der erste
peloton-option-uphill_lone_wind = Allein am Anstieg
peloton-option-uphill_lone_wind-help = Verliert ein einzelner Fahrer auch bergauf ein Feld?
peloton-option-uphill_lone_wind-false = Nichts
peloton-option-uphill_lone_wind-true = Ein Feld
peloton-option-bridge_dice = Brücke und Würfel
peloton-option-bridge_dice-help = Nimmt der Wind auf der Brücke auch dem weißen und dem roten Würfel zwei?
peloton-option-bridge_dice-spared = Nein: nur dem gelben
peloton-option-bridge_dice-reduced = Ja: immer zwei weniger
peloton-option-hard_pace = Eine 4 am Anstieg
peloton-option-hard_pace-help = Ist das Tempo nach einer 4 am Anstieg 3 für alle, die folgen, oder nur für den nächsten Fahrer?
peloton-option-hard_pace-all = 3 für alle, die folgen
peloton-option-hard_pace-next = 3 für den nächsten, dann 4
peloton-option-climb_attack = Angriffsposition am Anstieg
peloton-option-climb_attack-help = Reicht es am Anstieg, die Gruppe zu führen oder freie Straße zu haben, oder gehört zur Attacke beides?
peloton-option-climb_attack-lead_or_free = Spitze oder freie Straße
peloton-option-climb_attack-lead_and_free = Spitze und freie Straße
peloton-option-who_catches = Zum Ausreißer aufschließen
peloton-option-who_catches-help = Darf jeder der Gruppe mit dem Symbol aufschließen, oder nur, wer in Angriffsposition ist?
peloton-option-who_catches-group = Jeder der Gruppe
peloton-option-who_catches-attack_position = Nur in Angriffsposition
peloton-option-white_again = Weiß eines gebremsten Fahrers
peloton-option-white_again-help = Wirft einer der zwei gebremsten Fahrer selbst Weiß: Endet es bei ihnen, oder sind die nächsten zwei neu gebremst?
peloton-option-white_again-ends = Endet bei ihnen
peloton-option-white_again-prolongs = Bremst die nächsten zwei neu
peloton-option-crash_victims = Wer beim schweren Sturz mitfällt
peloton-option-crash_victims-help = Gehen die nächsten zwei der Gruppe in der Spielreihenfolge zu Boden oder die zwei, die auf der Straße hinter dem Fahrer stehen?
peloton-option-crash_victims-order = Die nächsten zwei der Reihenfolge
peloton-option-crash_victims-behind = Die zwei dahinter auf der Straße
peloton-option-red_sets_pace = Roter Würfel
peloton-option-red_sets_pace-help = Ist eine rote Zahl das Tempo der Gruppe, oder nur Sache des Fahrers?
peloton-option-red_sets_pace-true = Macht das Tempo
peloton-option-red_sets_pace-false = Nur für ihn
peloton-option-dnf_scope = Schwerer Sturz
peloton-option-dnf_scope-help = Ist der Fahrer ganz ausgeschieden, oder startet er wieder mit fünf Minuten Rückstand?
peloton-option-dnf_scope-race = Aus dem Rennen
peloton-option-dnf_scope-stage = Aus der Etappe
peloton-option-exact_move = Volle Geschwindigkeit
peloton-option-exact_move-help = Darf ein Fahrer früher halten, oder muss er seine ganze Geschwindigkeit fahren?
peloton-option-exact_move-false = Darf früher halten
peloton-option-exact_move-true = Muss alles fahren
peloton-option-share_with_opponents = Abgeben
peloton-option-share_with_opponents-help = Dürfen Schritte auch Gegnern angeboten werden?
peloton-option-share_with_opponents-true = Auch an Gegner
peloton-option-share_with_opponents-false = Nur im Team
peloton-option-share_own_teams = Abgeben unter eigenen Teams
peloton-option-share_own_teams-help = Wenn du mehrere Teams führst: Dürfen sie einander Schritte geben, ohne Frage?
peloton-option-share_own_teams-like_opponents = Wie bei Gegnern
peloton-option-share_own_teams-always = Immer
peloton-option-share_own_teams-never = Nie
peloton-option-finish_times = Zeitgleich
peloton-option-finish_times-help = Wer bekommt im Ziel dieselbe Zeit?
peloton-option-finish_times-ridden = Wer zusammen ankommt
peloton-option-finish_times-sequence = Der ganze Durchgang
peloton-option-bonuses = Zeitgutschriften
peloton-option-bonuses-help = 10, 6 und 4 Sekunden für die ersten drei einer Etappe.
peloton-option-bonuses-true = Mit
peloton-option-bonuses-false = Ohne
peloton-option-cards = Trikotkarten
peloton-option-cards-help = Die Führenden der Wertungen haben in der nächsten Etappe eine Karte.
peloton-option-cards-true = Mit
peloton-option-cards-false = Ohne
peloton-option-card_group_attack = Gruppenattacke mit Karte
peloton-option-card_group_attack-help = Darf man mit der gelben oder grünen Karte auch mit der Gruppe attackieren?
peloton-option-card_group_attack-false = Nur Solo
peloton-option-card_group_attack-true = Solo oder Gruppe
peloton-option-victory = Wer gewinnt
peloton-option-victory-help = Der Besitzer des besten Fahrers, oder des besten Teams.
peloton-option-victory-individual = Bester Fahrer
peloton-option-victory-team = Bestes Team
peloton-option-line_order = Erster an Sprints und Bergwertungen
peloton-option-line_order-help = Wer punktet an einer Linie: wer im Spiel zuerst dort ist, oder wer am Ende des Durchgangs am weitesten darüber ist?
peloton-option-line_order-time = Zuerst im Spiel
peloton-option-line_order-distance = Am weitesten im Durchgang

## die App des Schiedsrichters am echten Tisch (PEL-27)

peloton-sheet-stage = Etappe { $number } von { $of }: { $stage }
peloton-sheet-race-won = { $who } gewinnt das Rennen
peloton-sheet-race-over = Das Rennen ist vorbei, und niemand ist gewertet
peloton-sheet-base = Grundzeit { $time }
peloton-sheet-sequence = Durchgang
peloton-sheet-racing = { $left } von { $riders } Fahrern unterwegs
peloton-sheet-card = { $card }: { $who }{ $used ->
    [yes] , gespielt
   *[no] {""}
}
peloton-sheet-missing = { $stage } ist nicht vollständig; was danach kommt, wartet.
peloton-sheet-team-order = Reihenfolge der Teams
peloton-sheet-start-list = Startliste
peloton-sheet-start-by-time = nach der Gesamtwertung
peloton-sheet-won = { $who } gewinnt die Etappe in { $time }.
peloton-sheet-nobody = Niemand ist angekommen: die Etappe hat keinen Sieger.
peloton-sheet-real = Auf der echten Etappe: { $time }.
peloton-sheet-leads-yellow = Gelbes Trikot: { $who }.
peloton-sheet-leads-green = Grünes Trikot: { $who }.
peloton-sheet-leads-polka = Gepunktetes Trikot: { $who }.
peloton-sheet-leads-team = Bestes Team: { $who }.
peloton-sheet-tour-one = Nur { $stage }
peloton-sheet-tour-all = Alle Etappen
peloton-sheet-box-title = Die Grundzeiten deiner Etappen?
peloton-sheet-box-where = Die App des Verlags, oder das Blatt jeder Etappe.
peloton-sheet-box-why = Die Regel nennt nur die Grundzeit von Paris. Jede Zeit einer Etappe beginnt mit ihr; was du leer lässt, zählt so, wie wir es rekonstruiert haben.
peloton-sheet-box-without = Unsere nehmen
peloton-sheet-box-base = Grundzeit, h:mm:ss
peloton-sheet-box-stage = { $stage }
peloton-sheet-own-stage = Die Etappe
peloton-sheet-own-length = Länge in km
peloton-sheet-own-base = Grundzeit, h:mm:ss
peloton-sheet-own-seconds = Sekunden hinter dem Ziel
peloton-sheet-own-sprint = Sprints
peloton-sheet-own-summit = Bergwertungen
peloton-sheet-line = { $id }: { $line }
peloton-sheet-form-order = Teams auslosen
peloton-sheet-form-start = Start
peloton-sheet-form-turn = Weiter
peloton-sheet-form-turn-help = beginnt Durchgang { $number }
peloton-sheet-form-sprint = Sprint
peloton-sheet-form-summit = Gipfel
peloton-sheet-form-replace = { $id } erneut
peloton-sheet-form-finish = Ziel
peloton-sheet-form-finish-help = Durchgang { $number }: { $time } und die Sekunden der Ankunft
peloton-sheet-form-dnf = Aufgabe
peloton-sheet-form-card = Karte gespielt
peloton-sheet-field-order = In welcher Reihenfolge stellen sich die Teams auf?
peloton-sheet-field-seconds = Zielzeit: Sekunden
peloton-sheet-field-seconds-help = Der Wert des Feldes des besten Fahrers der Gruppe.
peloton-sheet-field-group = Fahrer der Gruppe, in der Reihenfolge der Ankunft
peloton-sheet-field-dnf = Wer scheidet aus?
peloton-sheet-field-line = Welche Linie?
peloton-sheet-field-takers = Wer fuhr darüber, der Reihe nach?
peloton-sheet-field-card = Welche Karte wurde gespielt?
peloton-sheet-column-time = Zeit
peloton-sheet-column-gap = Rückstand
peloton-sheet-column-bonus = Gutschrift
peloton-sheet-column-sprint = Sprint
peloton-sheet-column-summit = Berg
peloton-sheet-column-points = Punkte
peloton-sheet-told-order = Die Teams stellen sich auf: { $whos }.
peloton-sheet-told-start = Etappe { $no }: Start.
peloton-sheet-told-turn = Etappe { $no }: { $number ->
    [0] nächster Durchgang.
   *[other] Durchgang { $number }.
}
peloton-sheet-told-sprint = Etappe { $no }, Sprint { $id } ({ $line }): { $whos }.
peloton-sheet-told-summit = Etappe { $no }, Gipfel { $id } ({ $line }): { $whos }.
peloton-sheet-told-finish = Etappe { $no }: { $whos } im Ziel mit { $seconds }″.
peloton-sheet-told-home = Etappe { $no }: { $whos } im Ziel in { $time }, in dieser Reihenfolge.
peloton-sheet-told-dnf = Etappe { $no }: { $whos } ausgeschieden.
peloton-sheet-told-card = Etappe { $no }: { $card } gespielt.
peloton-refusal-PEL-27-4 = Ein Einzelrennen hat eine Etappe, nicht { $stages }.
peloton-refusal-PEL-27-8 = { $fault ->
    [told] Die Teams sind schon ausgelost: berichtigt jenen Eintrag.
    [late] Ausgelost wird vor dem Start der ersten Etappe.
   *[teams] Jedes Team wird einmal gezogen.
}
peloton-refusal-PEL-27-10 = Durchgang { $number } ist schon offen: ein anderes Telefon war schneller. Die Seite zeigt das Rennen, wie es jetzt steht.
peloton-refusal-PEL-27-13 = { $who } startet nicht in { $stage }.
peloton-refusal-PEL-27-14 = { $line } ist schon eingetragen: ersetzt jenen Eintrag.
peloton-refusal-PEL-27-15 = Sekunden gehen von 0 bis 59, nicht { $seconds }.
peloton-refusal-PEL-27-29 = { $used ->
    [yes] Die { $card } ist in dieser Etappe schon gespielt.
   *[no] Niemand hat die { $card } in dieser Etappe.
}
peloton-refusal-PEL-27-30 = { $fault ->
    [before] Erst START, dann dies.
    [started] Diese Etappe ist schon gestartet.
    [complete] Die Etappe ist vollständig: niemand ist mehr unterwegs.
    [twice] { $who } steht zweimal in diesem Eintrag.
    [nobody] Kein Fahrer ist genannt: tippt mindestens einen an.
    [four] { $who } ist einer zu viel: nur die ersten { $most } bekommen Punkte.
    [result] { $who } hat schon eine Zeit oder ist ausgeschieden.
    [line] { $line } gibt es in dieser Etappe nicht mehr. Streicht zuerst, was dafür eingetragen ist.
    [size] Ein Team hat 3 bis 6 Fahrer.
   *[teams] Es gibt ein bis sechs Teams.
}

## Etappen wählen

peloton-total = { $figure } km
peloton-preset-all = { $count ->
    [4] Alle vier
   *[other] Alle { $count }
  }
peloton-preset-mountains = Hochgebirge
peloton-preset-weekend = Wochenende mit zwei Etappen
peloton-preset-evening = Ein Abend

## the game in pictures

peloton-page-aim = Teams auf einer Straße aus Sechsecken, und fünf Würfel. Fahr im Windschatten, spar Kraft, greif im richtigen Moment an: der Fahrer mit der besten Zeit gewinnt für dich.
peloton-page-turn = Ein Durchgang in vier Bildern
peloton-page-turn-order = Von vorn nach hinten
peloton-page-turn-order-text = Wer der gelben Linie am nächsten ist, fährt zuerst; gleichauf: die Windseite. Wer sich berührt, ist eine Gruppe.
peloton-page-turn-throw = Der Vorderste würfelt
peloton-page-turn-throw-text = Einen Würfel nach Wahl. Im Wind bringt ihn eine gelbe 5 nur 4 Felder weit.
peloton-page-turn-pace = Die anderen gehen mit
peloton-page-turn-pace-text = Im Windschatten die volle 5, ohne Wurf. Oder wirf selbst: das ist das neue Tempo.
peloton-page-turn-ride = Fahren
peloton-page-turn-ride-text = Geradeaus oder schräg über freie Felder, mindestens eins. Was übrig bleibt, darf ein Teamkollege haben.
peloton-page-dice = Würfel und Karten
peloton-page-dice-yellow = Gelb: das Flache
peloton-page-dice-yellow-text = Der übliche Wurf. Das Symbol ist eine 2 oder eine Attacke.
peloton-page-dice-polka = Gepunktet: bergauf
peloton-page-dice-polka-text = Der einzige Würfel bergauf. Kein Wind, aber nach einer 4 fahren die anderen 3.
peloton-page-dice-green = Grün: Attacken
peloton-page-dice-green-text = Kommt bei einer Attacke dazu, oder mit einer Karte. Nichts bremst ihn.
peloton-page-dice-white = Weiß: bremsen
peloton-page-dice-white-text = Bremst die Gruppe: die nächsten zwei dürfen weder Gelb noch Rot werfen.
peloton-page-dice-red = Rot: Risiko
peloton-page-dice-red-text = Schnell, und jeder dritte Wurf ist ein Sturz.
peloton-page-dice-jerseys = Trikotkarten
peloton-page-dice-jerseys-text = Wer das Trikot trägt, spielt die Karte einmal in der Etappe, statt zu würfeln.
peloton-page-race = Wo Rennen entschieden werden
peloton-page-race-attack = Die Attacke
peloton-page-race-attack-text = Mit freier Straße und dem Symbol: 2 Felder und dann Grün. Die anderen holen dich nur mit einem eigenen Symbol ein.
peloton-page-race-climb = Der Anstieg
peloton-page-race-climb-text = Wer seinen Zug auf hellem Asphalt beginnt, würfelt gepunktet, bis zum Ende der Fahrt.
peloton-page-race-sprint = Sprint und Gipfel
peloton-page-race-sprint-text = Wer zuerst auf der Linie oder dahinter steht, punktet, in der Reihenfolge der Züge.
peloton-page-fall = Der schwere Sturz
peloton-page-fall-picture-text = Der Fahrer ist raus, die nächsten zwei seiner Gruppe gehen mit zu Boden und verlieren den Zug. Die Gruppe hat kein Tempo mehr: jemand muss Gelb werfen.
peloton-page-finish = Ziel und Zeiten
peloton-page-finish-picture-text = Jeder Durchgang sind { $minute } Sekunden, und das Feld hinter dem Strich zählt seine dazu: je weiter, desto weniger. Wer in einer Gruppe ankommt, hat die beste Zeit der Gruppe.
peloton-page-tour = So wird das Rennen gewonnen
peloton-page-tour-bonus-text = Sekunden Abzug für die Ersten einer Etappe
peloton-page-tour-lines-text = Punkte an jedem Sprint und Gipfel
peloton-page-tour-jerseys-text = Beste Zeit, meiste Sprintpunkte, meiste Bergpunkte.
peloton-page-tour-won-text = Das Rennen gewinnt, wem am Ende der Fahrer in Gelb gehört. Sprints, Berge und Teams haben eigene Sieger.
peloton-page-hints = Drei Tipps aus dem Wagen
peloton-page-hints-wheel-text = Lass andere im Wind fahren: der Zweite der Gruppe kommt weiter als der Erste.
peloton-page-hints-attack-text = Beende deinen Zug mit freier Straße vor dir: nur dann kannst du im nächsten Durchgang angreifen.
peloton-page-hints-share-text = Verschenk keine Schritte: gib den Rest einem Teamkollegen und halt die Gruppe zusammen.

## Momente: was eine Sekunde lang die Bühne hat

peloton-moment-winner = Etappensieger
peloton-moment-tour = Sieger des Rennens
peloton-moment-last = Letzter Kilometer
peloton-moment-sprint = Sprint
peloton-moment-summit = Bergwertung
peloton-moment-chase = Die Verfolgung
peloton-moment-boxed = Eingebaut
peloton-moment-braked = Gebremst
peloton-note-out = scheidet aus
peloton-note-down = setzt aus

## warum ein Bot es täte: was ein Zug bringt

peloton-reason-front = Bringt einen Fahrer näher an den Sieg.
peloton-reason-reserve = Hält mehrere Fahrer im Rennen um den Sieg.
peloton-reason-riders = Geht kein Sturzrisiko ein.
peloton-reason-company = Hält den besten Fahrer in einer Gruppe, aus dem Wind.
peloton-reason-cards = Hebt eine Karte für später auf.

## was die Dinge sind, für alle, die eines ansehen, und in der Kartenliste

peloton-explain-chapter-dice = Die Würfel
peloton-explain-chapter-cards = Trikotkarten
peloton-explain-chapter-jerseys = Trikots
peloton-explain-chapter-riders = Bei den Fahrern
peloton-explain-chapter-groups = Bei den Gruppen
peloton-explain-chapter-road = Auf der Straße
peloton-explain-common-dice = Ein Wurf je Zug, statt mit dem Tempo mitzugehen oder eine Karte zu spielen. Wo dein Zug beginnt, entscheidet, welche Würfel erlaubt sind.
peloton-explain-common-cards = Einmal in der Etappe, in deinem eigenen Zug, statt mitzugehen oder zu werfen. Nicht gespielt, verfällt sie mit der Etappe.
peloton-explain-common-jerseys = Nach jeder Etappe vergeben und die ganze nächste getragen. Wer mehrere anführt, trägt Gelb vor Grün vor Punkten.
peloton-explain-die-yellow = Gelber Würfel
peloton-explain-die-white = Weißer Würfel
peloton-explain-die-red = Roter Würfel
peloton-explain-die-polka = Gepunkteter Würfel
peloton-explain-die-green = Grüner Würfel
peloton-explain-case-wind = Im Wind bringen dich 3 bis 6 je 1 Feld weniger weit; das Tempo für die anderen ist die volle Zahl.
peloton-explain-case-symbol = In Angriffsposition darfst du mit dem Symbol attackieren; für alle anderen ist es einfach eine 2.
peloton-explain-case-white-pace = Die Zahl ist deine Geschwindigkeit, Wind oder nicht{ $bridge_dice ->
    [reduced] , außer auf der Brücke
   *[spared] {""}
}, und das neue Tempo.
peloton-explain-case-white-again = Die nächsten zwei dürfen mitgehen, Weiß werfen oder eine Karte spielen, aber nicht Gelb oder Rot werfen; werfen sie Weiß, bremsen sie niemanden mehr.
peloton-explain-case-white-prolongs = Die nächsten zwei dürfen mitgehen, Weiß werfen oder eine Karte spielen, aber nicht Gelb oder Rot werfen; werfen sie Weiß, bremsen sie die nächsten zwei neu.
peloton-explain-case-bridge-spared = Auf der Brücke wird nichts abgezogen.
peloton-explain-case-bridge-reduced = Im Wind auf der Brücke werden 2 abgezogen, aber 1 Feld bleibt.
peloton-explain-case-red-pace = Die Zahl ist deine Geschwindigkeit, Wind oder nicht{ $bridge_dice ->
    [reduced] , außer auf der Brücke
   *[spared] {""}
}, und das neue Tempo.
peloton-explain-case-red-alone = Die Zahl ist deine Geschwindigkeit, Wind oder nicht{ $bridge_dice ->
    [reduced] , außer auf der Brücke
   *[spared] {""}
}, und das Tempo nur, wenn die Gruppe keines hat.
peloton-explain-case-crash = Sturz: Du bleibst, wo du bist, und fährst im nächsten Durchgang wieder.
peloton-explain-case-big-crash = Schwerer Sturz: { $dnf_scope ->
    [stage] Du scheidest aus der Etappe aus
   *[race] Du bist aus dem Rennen
}, und die nächsten 2 deiner Gruppe gehen zu Boden und verlieren diesen Zug.
peloton-explain-case-victims-behind = Zu Boden gehen die der Gruppe, die noch an die Reihe kommen und auf der Straße direkt hinter ihm stehen; wer neben ihm oder vor ihm steht, bleibt verschont.
peloton-explain-case-four = Eine 4 bringt dich 4 Felder weit, aber das Tempo für die anderen ist 3.
peloton-explain-case-four-next = Eine 4 bringt dich 4 Felder weit, aber das Tempo für den nächsten Fahrer ist 3; für alle hinter ihm ist es wieder 4.
peloton-explain-case-lone-uphill = Fährst du allein, ist es 1 Feld weniger, aber mindestens 1.
peloton-explain-case-symbol-climb = In Angriffsposition darfst du mit dem Symbol solo gehen; für alle anderen ist es einfach eine 1.
peloton-explain-case-solo = Solo: zuerst im Flachen bis zu 2 Felder, am Anstieg 1, dann die grüne Zahl. Nichts wird abgezogen.
peloton-explain-case-card-pace = { $card_group_attack ->
    [yes] Außer bei einer Attacke mit der Gruppe bleibt das Tempo, wie es war
   *[no] Das Tempo bleibt, wie es war
}, ein Ausreißer auch.
peloton-explain-case-no-catch = Zu dem, der mit ihr solo davonfährt, schließt niemand mit dem Symbol auf.
peloton-explain-case-four-hexes = Mit 4 Feldern wird das Tempo 3, und ein Ausreißer zieht davon; solo bleibt das Tempo, wie es war.
peloton-explain-case-four-hexes-next = Mit 4 Feldern wird das Tempo 4, für den nächsten Fahrer 3, und ein Ausreißer zieht davon; solo bleibt das Tempo, wie es war.
peloton-explain-jersey-yellow = Die niedrigste Zeit über alle Etappen{ $bonuses ->
    [yes] , Gutschriften abgezogen
   *[no] {""}
}.{ $cards ->
    [yes] {" "}Der Träger hat die gelbe Karte.
   *[no] {""}
}
peloton-explain-jersey-green = Die meisten Punkte an den Sprints.{ $cards ->
    [yes] {" "}Der Träger hat die grüne Karte.
   *[no] {""}
}
peloton-explain-jersey-polka = Die meisten Punkte an den Bergwertungen.{ $cards ->
    [yes] {" "}Der Träger hat die gepunktete Karte.
   *[no] {""}
}
peloton-explain-attack-name = Darf attackieren
peloton-explain-attack = Dieser Fahrer führt seine Gruppe oder hat freie Straße vor sich: Mit dem Symbol auf dem Würfel darf er attackieren, bis der Durchgang endet.
peloton-explain-attack-both = Dieser Fahrer führt seine Gruppe oder hat freie Straße vor sich, am Anstieg beides: Mit dem Symbol auf dem Würfel darf er attackieren, bis der Durchgang endet.
peloton-explain-case-with-group = Mit der Gruppe, nur im Flachen: 2 und die grüne Zahl sind das Tempo für alle.
peloton-explain-case-alone = Wer allein fährt, kann nie attackieren.
peloton-explain-stuck-name = Eingebaut
peloton-explain-stuck = Kein Feld vor ihm war frei, als sein Zug kam: kein Wurf, keine Fahrt und keine geschenkten Schritte.
peloton-explain-cure-sequence = Der nächste Durchgang: Dann fährt er wieder.
peloton-explain-crash-name = Sturz
peloton-explain-crash = Der Fahrer bleibt, wo er ist, bekommt keine Schritte von anderen und steht im Weg.
peloton-explain-big-crash-name = Schwerer Sturz
peloton-explain-big-crash = { $dnf_scope ->
    [stage] Der Fahrer scheidet aus der Etappe aus und startet in der nächsten mit Rückstand.
   *[race] Der Fahrer ist von der Straße und aus dem Rennen.
} Die nächsten 2 seiner Gruppe gehen zu Boden und verlieren diesen Zug.
peloton-explain-breakaway-name = Ausreißer
peloton-explain-breakaway = Einer der Gruppe ist weg. Wer folgt, muss werfen oder eine Karte spielen; mit dem Symbol auf demselben Würfel darf er aufschließen, so weit, wie der Ausreißer insgesamt fuhr.
peloton-explain-breakaway-position = Einer der Gruppe ist weg. Wer folgt, muss werfen oder eine Karte spielen; in Angriffsposition, mit dem Symbol auf demselben Würfel, darf er aufschließen, so weit, wie der Ausreißer insgesamt fuhr.
peloton-explain-case-let-go = Jeder andere Wurf, ein Verzicht oder ein Sturz lässt ihn ziehen.
peloton-explain-braked-name = Gebremst
peloton-explain-braked = Nach einem weißen Wurf dürfen die nächsten 2 der Gruppe mitgehen, Weiß werfen oder eine Karte spielen, aber nicht Gelb oder Rot werfen.
peloton-explain-reset-name = Neues Tempo nötig
peloton-explain-reset = { $red_sets_pace ->
    [no] Nach einem schweren Sturz
   *[yes] Nach einem Sturz
} hat die Gruppe kein Tempo: Der Nächste, der fahren kann, macht mit Gelb ein neues, am Anstieg mit Gepunktet. Weiß und Rot gehen dafür nicht; eine Karte darf er spielen.
peloton-explain-sprint-name = Sprint
peloton-explain-sprint = Punkte für das Grüne Trikot, in der Reihenfolge des Spiels: { $points }.
peloton-explain-sprint-distance = Punkte für das Grüne Trikot, am Ende des Durchgangs; wer in ihm am weitesten gekommen ist, ist Erster: { $points }.
peloton-explain-summit-name = Bergwertung
peloton-explain-summit = Punkte für das Gepunktete Trikot, in der Reihenfolge des Spiels: { $points }.
peloton-explain-summit-distance = Punkte für das Gepunktete Trikot, am Ende des Durchgangs; wer in ihm am weitesten gekommen ist, ist Erster: { $points }.
peloton-explain-case-reached = Du bist da, wenn du auf der Linie oder dahinter stehst; auf einem Rundkurs zählt sie in jeder Runde.
peloton-explain-climb-name = Anstieg
peloton-explain-climb = Beginnt dein Zug hier, wirfst du Gepunktet, und { $uphill_lone_wind ->
    [yes] der Wind kostet einen einzelnen Fahrer 1 Feld, die anderen nichts
   *[no] der Wind kostet nichts
}. Wer im Flachen losfährt, behält diese Geschwindigkeit bergauf.
peloton-explain-bridge-name = Brücke
peloton-explain-bridge = Beginnt dein Zug hier, nimmt der Wind 2 von { $bridge_dice ->
    [reduced] einer gelben 3 bis 6, von Weiß und von Rot für den, der führt oder allein fährt, lässt aber immer 1 Feld
   *[spared] einer gelben 3 bis 6 für den, der führt oder allein fährt, und lässt 1 Feld von einem Symbol ohne Attacke
}.
peloton-explain-finish-name = Ziel
peloton-explain-finish = Wer am Ende des Durchgangs auf der Zielgeraden hinter dem Strich steht, ist im Ziel. Die wenigsten Sekunden kommen zuerst.
peloton-explain-case-hang-on = Ebenso alle vor dem Strich, die an ihnen dranhängen, Fahrer um Fahrer, auf benachbarten Feldern.
peloton-explain-case-bonuses = Die Ersten bekommen { $seconds } Sekunden Gutschrift.
peloton-explain-runout-name = Zielgerade
peloton-explain-runout = Jedes Feld zeigt Sekunden: je weiter hinter dem Strich, desto weniger. { $finish_times ->
    [sequence] Wer im selben Durchgang ankommt
   *[ridden] Wer zusammen ankommt
}, teilt die besten davon.
