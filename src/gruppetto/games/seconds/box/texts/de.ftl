# Le Tour de France mit Sekundenkarten, Deutsch. *…* ist Betonung; $you ist "yes", wenn $who der Leser ist.

seconds-name = Seconds
seconds-tagline = Drei Fahrer, eine Hand voll Sekunden, das richtige Hinterrad und die richtige Spur: eine Sekunde ist ein Feld, und auf Gestürzte wartet niemand.
seconds-box = Le Tour de France, Hulst Games / Just Games
seconds-box-contents = ein flacher und ein bergiger Spielplan, 112 Sekundenkarten, 32 Chancenkarten, zwölf Fahrer

## Fahrer, Karten, Felder

# der Anfang eines Satzes über einen Fahrer
seconds-rider = { $you ->
    [yes] Deine *{ $bib }*
   *[no] *{ $bib } { $who }*
}
# was ein Sprint oder eine Chancenkarte bringt
seconds-gain = { $seconds ->
    [0] {""}
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}{ $points ->
    [0] {""}
    [one] { $seconds ->
        [0] ein Punkt
       *[other] {" "}und ein Punkt
    }
   *[other] { $seconds ->
        [0] { $points } Punkte
       *[other] {" "}und { $points } Punkte
    }
}
seconds-card-value = { $value } Sek.
seconds-card-unit = Sek.
seconds-card-title = { $title }
seconds-mark-exchange = Tauschfeld: wer hier endet, tauscht drei Karten
seconds-mark-chance = Chancenfeld: eine Chancenkarte für jeden, der hier endet, wenn ihr damit spielt
seconds-mark-yellow = Gelbes Trikot
seconds-mark-skips = Setzt den nächsten Zug aus
seconds-mark-delta = Nächste Karte { $delta }
seconds-mark-kept = Behält { $title }
seconds-sign-start = Start
seconds-sign-finish = Ziel
seconds-stakes-sprint = Für die Ersten, der Reihe nach: { $what ->
    [seconds] { $seconds } Bonussekunden.
    [points] { $points } Punkte.
   *[both] { $seconds } Bonussekunden und { $points } Punkte.
}
seconds-stakes-finish = Die Zeit der Etappe: Wer weiter hinter den Strich kommt, ist schneller.
seconds-milestone-finish = Ziel
seconds-pile-draw = Sekunden
seconds-pile-discard = Ablage
seconds-pile-chance = Chance

## Etappe, Runde, Tabellen

seconds-stage-flat = flach
seconds-stage-mountain = Berge
seconds-stage-ttt = Mannschaftszeitfahren
seconds-stage-length = { $cells } Felder
seconds-round = Runde *{ $round }*
seconds-table-teams = Gesamtwertung
seconds-table-home = Im Ziel
seconds-table-riders = Gelbes Trikot
seconds-table-team-times = Teamzeit
seconds-table-points = Punkte
seconds-table-final = Endstand
seconds-table-sum = Wenn jetzt Schluss wäre
seconds-story-times = Zeiten
seconds-table-stage = Etappenergebnis
seconds-table-stage-note = { $stage }
seconds-table-before = vor der ersten Etappe
seconds-table-after = nach Etappe { $stage } von { $of }
seconds-row-cards = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
seconds-row-team = Team { $time } · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
seconds-row-final = { $points } Punkte, { $team } für die Teamzeit, { $riders } für die Fahrerzeit
seconds-row-stage = { $earned ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $earned } Punkte
}{ $bonus ->
    [yes] {" "}· Bonus: { seconds-gain }
   *[no] {""}
}

## Fragen

seconds-question-ride = Fahr mit Nummer { $bib }
seconds-question-crash = Kein Durchkommen: Nummer { $bib } wird stürzen
seconds-question-brake = Nummer { $bib }: zieh die Bremsen
seconds-question-skip = Gib eine Karte ab: Nummer { $bib } setzt aus
seconds-question-surrender = { $count ->
    [one] Gib eine Karte für deinen Fahrer im Ziel ab
   *[other] Gib { $count } Karten für deine Fahrer im Ziel ab
}
seconds-question-exchange = { $count ->
    [one] Tausche noch eine Karte
   *[other] Tausche { $count } Karten
}
seconds-question-swap = { $count ->
    [one] Tausche eine Karte oder hör auf
   *[other] Tausche bis zu { $count } Karten oder hör auf
}
seconds-question-lane = Wähle eine Spur für Nummer { $bib }
seconds-question-choose = Wähle den nächsten Fahrer deines Teams
seconds-question-over = Die Tour ist zu Ende

## was man versuchen kann, und was es bewirkt

seconds-try-ride = Mit { $card } auf { $cell } fahren
seconds-try-stay = { $card } spielen und stehen bleiben
seconds-try-line = { $card } spielen und auf der Linie enden
seconds-try-crash = { $card } spielen und stürzen
seconds-try-card = { $card } spielen
seconds-try-kept = { $title } einsetzen
seconds-try-surrender = { $card } abgeben
seconds-try-hand-in = { $card } abgeben
seconds-try-discard = { $card } tauschen
seconds-try-stop = { $count ->
    [0] Alle Karten behalten
   *[other] Genug: nachziehen
}
seconds-try-lane = Spur { $lane } nehmen
seconds-try-rider = Mit Nummer { $bib } fahren
seconds-hint-ride = { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}{ $uphill ->
    [halved] , bergauf zählt die Karte halb
    [cells] , jedes Feld bergauf kostet zwei
   *[no] {""}
}{ $slip ->
    [0] {""}
    [one] , eines mehr im Windschatten
   *[other] , { $slip } mehr im Windschatten
}{ $special ->
    [exchange] ; dann drei Karten tauschen
    [chance] ; dann eine Chancenkarte ziehen
   *[none] {""}
}{ $line ->
    [sprint] ; über die Sprintlinie
    [summit] ; über den Gipfel
   *[none] {""}
}.
seconds-hint-brake = { $cells ->
    [one] Hält nach { $cells } Feld
   *[other] Hält nach { $cells } Feldern
}, vor dem Sturz{ $special ->
    [exchange] ; dann drei Karten tauschen
    [chance] ; dann eine Chancenkarte ziehen
   *[none] {""}
}.
seconds-hint-finish = Über die Linie auf −{ $past }: { $time }.
seconds-hint-finish-trial = Über die Linie auf −{ $past }.
seconds-hint-line = Der Auslauf ist voll: du endest auf der Linie selbst.
seconds-hint-stay = Die Karte gibt keinen Schritt; der Fahrer bleibt, wo er ist.
seconds-hint-crash = Sturz bei { $number }, zusammen mit { $bibs }. Deine Hand wird gezeigt, und du setzt einen Zug aus.
seconds-hint-crash-joined = Du fährst in den Sturz bei { $number }. Deine Hand wird gezeigt, und du setzt einen Zug aus.
seconds-hint-surrender = Sie wird verdeckt abgelegt: jede Runde kostet eine Karte für jeden Fahrer.
seconds-hint-hand-in = Sie wird verdeckt abgelegt; in der nächsten Runde fährt der Fahrer weiter.
seconds-hint-discard = Du ziehst eine neue Karte dafür; { $count ->
    [one] das ist die letzte
   *[other] { $count } im Ganzen
}.
seconds-hint-stop = { $count ->
    [0] Es wird nichts getauscht.
    [one] Du ziehst eine neue Karte.
   *[other] Du ziehst { $count } neue Karten.
}
seconds-hint-remount = Der Mechaniker ist da: kein Zug fällt aus, keine Karte geht verloren.

## warum dieser Zug: was er bringt

seconds-reason-time = Bringt das Team voran: am Ende zählen alle drei Zeiten zusammen.
seconds-reason-ground = Hält an einer guten Stelle: am Fuß eines Anstiegs, darüber hinaus oder eine Karte vor dem Ziel.
seconds-reason-upright = Hält alle auf dem Rad: ein Sturz kostet einen Zug.
seconds-reason-points = Holt Punkte für das Team.
seconds-reason-cards = Spart gute Karten für die nächsten Runden.
seconds-reason-exchange = Kann mit der nächsten Karte ein Tauschfeld erreichen.
seconds-reason-sprints = Liegt gut für den nächsten Sprint.
seconds-reason-kept = Spart eine Chancenkarte für einen besseren Moment.
seconds-reason-last = Nimmt den letzten Fahrer mit: sein Platz zählt für alle drei.

## das Protokoll

seconds-stage-told = { $of ->
    [1] { $stage }
   *[other] Etappe { $order } von { $of }, { $stage }
}
seconds-event-stage_started = { $trial ->
    [yes] *{ seconds-stage-told }*: das Mannschaftszeitfahren beginnt.
   *[no] *{ seconds-stage-told }* ist gestartet.
}
seconds-event-drew_for_start = { $you ->
    [yes] *Du* ziehst *{ $card }* für den Start.
   *[no] *{ $who }* zieht *{ $card }* für den Start.
}
seconds-event-starter = { $you ->
    [yes] *Du* beginnst.
   *[no] *{ $who }* beginnt.
}
seconds-event-round_started = Runde { $round }.
seconds-event-rider_chosen = { seconds-rider } führt jetzt für das Team.
    .quiet = yes
seconds-event-team_turn = { $you ->
    [yes] *Dein* Teamzug { $turn } von { $of }.
   *[no] *{ $who }*: Teamzug { $turn } von { $of }.
}
seconds-event-drew = { $you ->
    [yes] *Du* ziehst { $cards }.
   *[no] *{ $who }* zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
seconds-event-reshuffled = Die Ablage wird gemischt: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zum Ziehen.
seconds-event-rode = { seconds-rider } spielt *{ $card }*{ $boost ->
    [yes] {" "}mit einer Kraftreserve
   *[no] {""}
}{ $brake ->
    [yes] {" "}und zieht die Bremsen
   *[no] {""}
}: { $cell ->
    [line] bis auf die Linie
   *[other] auf { $cell }
}{ $slip ->
    [0] {""}
    [one] , ein Feld im Windschatten
   *[other] , { $slip } Felder im Windschatten
}.
seconds-event-stayed = { seconds-rider } spielt *{ $card }* und bleibt stehen.
seconds-event-sprint_won = { seconds-rider } holt Platz { $place } bei *{ $sprint }*: { seconds-gain }.
seconds-event-exchange = { seconds-rider } hält auf einem Tauschfeld: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zu tauschen.
seconds-event-hand_kept = { $you ->
    [yes] *Du* behältst alle deine Karten.
   *[no] *{ $who }* behält alle Karten.
}
seconds-event-swapped = { $you ->
    [yes] *Du* legst { $cards } weg.
   *[no] *{ $who }* legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } weg.
}
seconds-event-chance_drawn = { seconds-rider } zieht *{ $title }*{ $keep ->
    [yes] {" "}und behält die Karte: { $text }
   *[no] : { $text }
}
seconds-event-chance_moved = { seconds-rider } kommt { $cell ->
    [line] auf die Linie
   *[other] auf { $cell }
}.
seconds-event-bonus = { seconds-rider } notiert einen Bonus: { seconds-gain }.
seconds-event-punctured = { seconds-rider } wartet bei { $number } auf ein Laufrad.
seconds-event-could_not_avoid = { seconds-rider } spielt *{ $card }* und kann den Sturz nicht vermeiden.
seconds-event-hand_shown = { $you ->
    [yes] *Deine* Hand wird gezeigt: { $cards }.
   *[no] *{ $who }* zeigt die Hand: { $cards }.
}
seconds-event-crashed = { $alone ->
    [yes] { seconds-rider } geht bei { $number } zu Boden.
   *[no] Sturz bei *{ $number }*, ausgelöst von { $bib }!
}
seconds-event-fell = { seconds-rider } liegt bei { $number } am Straßenrand.
seconds-event-handed_in = { seconds-rider } steigt wieder aufs Rad; eine Karte wird abgegeben.
seconds-event-remounted = { seconds-rider } hat den Mechaniker neben sich und fährt sofort weiter.
seconds-event-surrendered = { $you ->
    [yes] *Du* gibst { $card } ab.
   *[no] *{ $who }* gibt eine Karte ab.
}
seconds-event-last_kilometre = { seconds-rider } fährt zuerst unter dem *Teufelslappen* durch: { $left ->
    [0] auf dem Strich.
    [one] noch ein Feld.
   *[other] noch { $left } Felder.
}
seconds-event-finished = { seconds-rider } kommt { $past ->
    [0] auf der Linie ins Ziel.
   *[other] auf −{ $past } ins Ziel.
}
seconds-event-hand_laid_aside = { $you ->
    [yes] *Deine* Fahrer sind im Ziel; { $count ->
        [one] deine letzte Karte wird
       *[other] deine letzten { $count } Karten werden
    } abgelegt.
   *[no] *{ $who }* ist im Ziel; { $count ->
        [one] eine Karte wird
       *[other] { $count } Karten werden
    } abgelegt.
}
seconds-event-rider_placed = Platz { $place }: *{ $bib } { $who }*, { $time } s, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
seconds-event-team_placed = Platz { $place }: *{ $who }*, { $time } s, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
seconds-event-yellow_jersey = { seconds-rider } trägt das *Gelbe Trikot* mit { $time } s.
seconds-event-fastest_team = { $you ->
    [yes] *Du* hast das schnellste Team: { $time } s.
   *[no] *{ $who }* hat das schnellste Team: { $time } s.
}
seconds-event-points_leader = { $you ->
    [yes] *Du* führst nach Punkten mit { $points }.
   *[no] *{ $who }* führt nach Punkten mit { $points }.
}
seconds-event-fastest_rider = { seconds-rider } ist die schnellste Nummer der Tour: { $time } s.
seconds-event-tour_won = { $you ->
    [yes] *Du* gewinnst die Tour mit { $points } Punkten!
   *[no] *{ $who }* gewinnt die Tour mit { $points } Punkten!
}

## was Gleichauf-Liegende trennt

seconds-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
seconds-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
seconds-tie-round = { seconds-tie-ahead } vor { seconds-tie-behind }: im Ziel in Zielrunde { $best }, nicht { $other }.
seconds-tie-lane = { seconds-tie-ahead } vor { seconds-tie-behind }: niedrigere Spur im Auslauf, { $best } vor { $other }.
seconds-tie-arrival = { seconds-tie-ahead } vor { seconds-tie-behind }: früher auf der Linie, { $best } vor { $other } in der Reihenfolge der Ankunft.
seconds-tie-places = { seconds-tie-ahead } vor { seconds-tie-behind }: niedrigere Summe der Etappenplätze, { $best } gegen { $other }.
seconds-tie-last-place = { seconds-tie-ahead } vor { seconds-tie-behind }: besserer Platz in der letzten Straßenetappe, { $best } vor { $other }.
seconds-tie-bonus = { seconds-tie-ahead } vor { seconds-tie-behind }: mehr Bonussekunden, { $best } gegen { $other }.
seconds-tie-number = { seconds-tie-ahead } vor { seconds-tie-behind }: niedrigere Nummer im Team, { $best } vor { $other }.
seconds-tie-seat = { seconds-tie-ahead } vor { seconds-tie-behind }: früherer Platz am Tisch, { $best } vor { $other }.
seconds-tie-points = { seconds-tie-ahead } vor { seconds-tie-behind }: mehr Punkte in der Punktewertung, { $best } gegen { $other }.
seconds-tie-best-rider = { seconds-tie-ahead } vor { seconds-tie-behind }: besserer bester Fahrer nach Zeit, Platz { $best } vor { $other }.
seconds-tie-team-time = { seconds-tie-ahead } vor { seconds-tie-behind }: als Team schneller, { $best }″ gegen { $other }″.
seconds-tie-counts = { seconds-tie-ahead } vor { seconds-tie-behind }: größere Summe der drei Zählungen, { $best } gegen { $other }.
seconds-tie-shared-trial = { seconds-tie-ahead } und { seconds-tie-behind } teilen sich den Platz: auch die Summen der Zählungen sind gleich.
seconds-tie-shared = { seconds-tie-ahead } und { seconds-tie-behind } teilen sich den Platz: nichts trennt sie.

## warum nicht

seconds-refusal-SEC-3-2 = Ein solches Feld gibt es auf dieser Straße nicht.
seconds-refusal-SEC-3-7 = Zwischen den Fahrbahnen liegt ein Grünstreifen: dort wechselt niemand die Seite.
seconds-refusal-SEC-3-9 = { $count ->
    [0] Dort steht schon jemand; auf ein Feld passt ein Fahrer.
   *[other] Dort steht schon die { $by }; auf ein Feld passt ein Fahrer.
}
seconds-refusal-SEC-4-2 = { $who } ist am Zug: in der ersten Runde starten die Fahrer in der Reihenfolge am Tisch.
seconds-refusal-SEC-4-3 = Nummer { $bib } ist am Zug: von der Spitze des Rennens bis zum Letzten.
seconds-refusal-SEC-5-1 = Du hast *{ $card }* nicht; jeder Zug kostet eine Karte deiner Hand.
seconds-refusal-SEC-5-2 = { $why ->
    [far] Zu weit: *{ $card }* ist das Meiste, was du hast, und bis dorthin sind es { $away }.
    [near] Keine deiner Karten endet dort: Es ist { $away ->
        [one] ein Feld
       *[other] { $away } Felder
    } weiter, und *{ $card }* gibt { $steps }.
   *[card] *{ $card }* gibt { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    }, und bis dorthin sind es { $away }.
}
seconds-refusal-SEC-5-3 = Ein Schritt wechselt höchstens eine Spur: diese liegt zu weit seitlich.
seconds-refusal-SEC-5-4 = Gefahren wird nur vorwärts: nicht zur Seite, nicht zurück.
seconds-refusal-SEC-5-5 = { $count ->
    [0] Kein freier Weg führt dorthin: Fahrer oder ein Sturz versperren ihn.
   *[other] Kein freier Weg führt dorthin: eingeklemmt von { $by }.
}
seconds-refusal-SEC-5-6 = *{ $card }* wird ganz ausgefahren: { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}.
seconds-refusal-SEC-5-8 = *{ $card }* gibt hier keinen Schritt: der Fahrer bleibt, wo er ist.
seconds-refusal-SEC-6-1 = *{ $card }* gibt { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}. Eines mehr nur, wenn es { $slipstream_diagonal ->
    [yes] direkt oder schräg hinter einem Fahrer oder neben ihm
   *[no] direkt an einem Hinterrad oder neben einem Fahrer
} endet.
seconds-refusal-SEC-6-8 = *{ $card }* gibt hier { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}, und { $slipstream_uphill ->
    [start_cell] wer bergauf losfährt, hat keinen Windschatten
    [end_cell] Windschatten darf nicht bergauf enden
   *[none] bergauf gibt es keinen Windschatten
}.
seconds-refusal-SEC-6-9 = *{ $card }* gibt { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}. Bergab bis zu zwei mehr: an ein Hinterrad, oder { $descent_overtake ->
    [two_cells] mit zweien genau
   *[one_or_two] genau
} eine Nummer vor einen Fahrer.
seconds-refusal-SEC-6-12 = Kein Windschatten über die Ziellinie.
seconds-refusal-SEC-8-1 = Getauscht werden drei Karten, nicht mehr und nicht weniger, und nur auf einem Tauschfeld.
seconds-refusal-SEC-8-4 = Erst die Chancenkarte: tausche, oder hör auf.
seconds-refusal-SEC-8-5 = Der Fahrer am Zug hat diese Karte nicht: sie bleibt bei dem, der sie gezogen hat.
seconds-refusal-SEC-8-12 = Wähle zuerst eine der Spuren, auf die die Chancenkarte führt.
seconds-refusal-SEC-10-2 = *{ $card }* würde mit einem Sturz enden, und du kannst ihn vermeiden: brems mit einer anderen Karte oder weich aus.
seconds-refusal-SEC-10-4 = Er fährt, solange die Straße frei ist, und hält auf dem letzten freien Feld.
seconds-refusal-SEC-10-5 = Wo man stürzt, sucht sich niemand aus: der Sturz nimmt die Spur, die am weitesten von den Nummern liegt.
seconds-refusal-SEC-10-12 = Das gilt für gestürzte Fahrer: sie setzen einen Zug aus, und eine Karte wird abgegeben.
seconds-refusal-SEC-11-4 = Damit sperrst du den nächsten Fahrer ein, und du kannst anders.
seconds-refusal-SEC-12-4 = Hinter der Linie fährst du so weit, wie Karte und Straße es erlauben.
seconds-refusal-SEC-12-6 = Auf der Linie endet nur, wer dahinter kein freies Feld findet.
seconds-refusal-SEC-13-3 = { $due ->
    [0] Jetzt ist keine Karte fällig: abgegeben wird zu Beginn einer Runde, für Fahrer im Ziel.
    [one] Gib erst eine Karte ab, für einen Fahrer im Ziel.
   *[other] Gib erst { $due } Karten ab, für Fahrer im Ziel.
}
seconds-refusal-SEC-16-1 = Die Tour ist zu Ende.
seconds-refusal-SEC-17-3 = Im Mannschaftszeitfahren wählst du den Fahrer, und jeder der drei fährt einmal in einem Teamzug.
seconds-refusal-SEC-17-4 = { $who } ist am Zug: die Teams fahren in der Reihenfolge ihres Starts.
seconds-refusal-SEC-17-6 = Nummer { $bib } ist schon über der Linie.
seconds-refusal-SEC-9-1 = { $fault ->
    [told] { $sprint } ist schon eingetragen: berichtigt jenen Eintrag.
    [gone] { $sprint } gibt es auf diesem Plan nicht mehr. Streicht zuerst, was dafür eingetragen ist.
   *[places] { $sprint } belohnt nur die ersten { $most }.
}
seconds-refusal-SEC-9-5 = { $who } gewinnt bei { $sprint } einmal, nicht zweimal.
seconds-refusal-SEC-17-5 = In { $stage } gibt es keine Boni: es ist ein Zeitfahren.
seconds-refusal-SEC-17-11 = Das Team von { $who } ist gleichauf: die Summe seiner drei Zählungen entscheidet.
seconds-refusal-SEC-18-3 = { $stage } wird auf der Straße gefahren: tragt Ankünfte ein, keine Zählungen.
seconds-refusal-SEC-18-4 = { $fault ->
    [road] { $stage } ist ein Mannschaftszeitfahren: tragt Zählungen ein, keine Ankünfte.
    [told] Dieses Zeitfahren hat schon ein Ergebnis: berichtigt jenen Eintrag.
    [sum] Die Summe der drei Zählungen von { $who } kann neben der niedrigsten nicht so klein sein.
   *[count] Die Zählung von { $who } ist eine Zahl der Strecke, ab 0.
}
seconds-refusal-SEC-18-7 = { $fault ->
    [twice] { $who } ist schon im Ziel.
    [missing] Die Ankunft von { $who } fehlt.
    [past] { $who } kann dort nicht stehen: eine Ankunft liegt zwischen der Linie und dem Ende des Auslaufs.
    [tie] { $whos } kamen gleichauf an: nennt die Spur eines jeden, auf der Linie selbst die Reihenfolge der Ankunft.
    [first] In der ersten Zielrunde muss jemand angekommen sein.
    [nobody] Kein Fahrer ist genannt: tippt mindestens einen an.
    [nothing] Der Bonus von { $who } ist leer: wählt Sekunden oder Punkte.
   *[bonus] Der Bonus von { $who } kann nicht negativ sein.
}
seconds-refusal-SEC-18-8 = Runde { $number } ist schon offen: ein anderes Telefon war schneller. Die Seite zeigt das Rennen, wie es jetzt steht.

## Optionen

seconds-warning-deck = Der Stapel { $deck } hat { $cards } Sekundenkarten; in der Schachtel sind { $box }.
seconds-warning-chance = Es gibt { $cards } Chancenkarten; in der Schachtel sind { $box }.
seconds-option-stages = Strecke
seconds-option-stages-help = Welche Etappen gefahren werden, und in welcher Reihenfolge.
seconds-option-stages-flat = Eine Flachetappe
seconds-option-stages-mountain = Eine Bergetappe
seconds-option-stages-trial = Ein Mannschaftszeitfahren
seconds-option-stages-classic = Flach und Berge
seconds-option-stages-grand = Flach, Berge, Zeitfahren
seconds-option-deck = Sekundenkarten
seconds-option-deck-help = Die Werte der 112 Karten: zwei bis fünfzehn, oder ein langsames Spiel von zwei bis acht.
seconds-option-deck-standard-2-15 = 2 bis 15
seconds-option-deck-short-2-8 = 2 bis 8
seconds-option-chance = Chancenkarten
seconds-option-chance-help = Ohne sie sind Chancenfelder gewöhnliche Felder.
seconds-option-chance-true = Mit
seconds-option-chance-false = Ohne
seconds-option-climb_rule = Anstiege
seconds-option-climb_rule-help = Zählt die Karte halb, wenn der Zug bergauf beginnt, oder kostet jedes Feld bergauf zwei?
seconds-option-climb_rule-start_cell = Nach dem Startfeld
seconds-option-climb_rule-per_cell = Feld für Feld
seconds-option-slipstream_diagonal = Windschatten schräg
seconds-option-slipstream_diagonal-help = Zählt schräg hinter einem Fahrer, wie in der Windstaffel, als Windschatten?
seconds-option-slipstream_diagonal-false = Nein
seconds-option-slipstream_diagonal-true = Ja
seconds-option-slipstream_uphill = Windschatten und Anstiege
seconds-option-slipstream_uphill-help = Welches Feld entscheidet, dass es bergauf keinen Windschatten gibt: jedes davon, nur das Startfeld des Zugs oder nur das Zielfeld?
seconds-option-slipstream_uphill-none = Keines darf ansteigen
seconds-option-slipstream_uphill-start_cell = Wo der Zug beginnt
seconds-option-slipstream_uphill-end_cell = Wo der Zug endet
seconds-option-descent_overtake = Überholen bergab
seconds-option-descent_overtake-help = Bringt dich der Windschatten nur mit zwei Zusatzfeldern vor einen Fahrer oder schon mit einem?
seconds-option-descent_overtake-two_cells = Mit zwei Zusatzfeldern
seconds-option-descent_overtake-one_or_two = Mit einem oder zwei
seconds-option-sprint_order = Sprints
seconds-option-sprint_order-help = Wer gewinnt einen Sprint: wer zuerst über die Linie fährt, oder wer am Ende der Runde am weitesten ist?
seconds-option-sprint_order-crossing = Zuerst über der Linie
seconds-option-sprint_order-end_of_round = Am weitesten in der Runde
seconds-option-crash_line = Reihe der Gestürzten
seconds-option-crash_line-help = In welcher Reihenfolge Gestürzte weiterfahren.
seconds-option-crash_line-arrival = Nach Ankunft
seconds-option-crash_line-causer_first = Der Verursacher zuerst
seconds-option-passing_principle = Platz lassen
seconds-option-passing_principle-help = Darf man so langsam fahren, dass der nächste Fahrer eingesperrt ist?
seconds-option-passing_principle-true = Niemanden einsperren
seconds-option-passing_principle-false = Alles erlaubt
seconds-option-refill_finished = Karten für Fahrer im Ziel
seconds-option-refill_finished-help = Zählt ein neues Austeilen auch Fahrer, die im Ziel sind?
seconds-option-refill_finished-false = Nur für Fahrer im Rennen
seconds-option-refill_finished-true = Für alle drei
seconds-option-single_stage_yellow = Gelb bei nur einer Etappe
seconds-option-single_stage_yellow-help = Zählen Bonussekunden mit, wenn die schnellsten Fahrer einer einzigen Etappe ihre Punkte bekommen?
seconds-option-single_stage_yellow-with_bonus = Bonussekunden zählen
seconds-option-single_stage_yellow-stage_time = Nur die Etappenzeit
seconds-option-yellow_after_trial = Gelb nach gleichem Zeitfahren
seconds-option-yellow_after_trial-help = Wer liegt bei gleicher Zeit vorn: die besseren Plätze auf der Straße oder zuerst das Team mit der größeren Summe im Zeitfahren?
seconds-option-yellow_after_trial-places = Plätze auf der Straße
seconds-option-yellow_after_trial-counts = Summe des Teams
seconds-option-starter = Startspieler
seconds-option-starter-help = Wer ab der zweiten Etappe beginnt.
seconds-option-starter-draw = Gezogen
seconds-option-starter-rotate = Reihum
seconds-option-starter-yellow = Gelbes Trikot
seconds-option-ttt_refill = Zweites Austeilen im Zeitfahren
seconds-option-ttt_refill-help = Fünf neue Karten für jeden Fahrer, oder auf fünf auffüllen.
seconds-option-ttt_refill-full = Fünf dazu: zehn Züge
seconds-option-ttt_refill-top_up = Auf fünf: neun Züge
seconds-option-ttt_start_order = Start im Zeitfahren
seconds-option-ttt_start_order-help = Wer zuerst startet: reihum vom Startspieler an, oder das langsamste Team.
seconds-option-ttt_start_order-clockwise = Reihum
seconds-option-ttt_start_order-reverse_team_standing = Das langsamste zuerst

## Ergebnisse

seconds-result-stage = { $you ->
    [yes] Deine Nummer { $bib } gewinnt die Etappe
   *[no] { $who } gewinnt die Etappe mit Nummer { $bib }
}
seconds-result-stage-summary = In { $time }{ $level ->
    [0] {""}
    [one] , zeitgleich mit einem Fahrer
   *[other] , zeitgleich mit { $level } Fahrern
}.
seconds-result-trial = { $you ->
    [yes] Du gewinnst das Mannschaftszeitfahren
   *[no] { $who } gewinnt das Mannschaftszeitfahren
}
seconds-result-trial-shared = { $whos } teilen sich das Mannschaftszeitfahren
seconds-result-trial-summary = { $time } für alle drei: der letzte Fahrer zählt.
seconds-result-tour = { $you ->
    [yes] Du gewinnst die Tour
   *[no] { $who } gewinnt die Tour
}
seconds-result-tour-summary = { $points } Punkte, mit den Prämien für Teamzeit und Fahrerzeit.
seconds-award-yellow = Gelbes Trikot: Nummer { $bib } von { $who }, { $time }.
seconds-award-team = Schnellstes Team: { $who }, { $time }.
seconds-award-points = Führung nach Punkten: { $who }, { $points }.
seconds-award-tour = { $who } gewinnt die Tour{ $by ->
    [team-time] : punktgleich, und als Team schneller
    [points] : gleich nach Punkten und Teamzeit, mit mehr Punkten vor den Boni
    [best-rider] : gleich nach Punkten und Teamzeit, mit dem besseren besten Fahrer
   *[total] {" "}mit den meisten Punkten
}.

## woher die Zahlen kommen

seconds-provenance-rulebook = Alle Zahlen sind die der gedruckten Regel und der Spielpläne.
seconds-provenance-reconstruction = Die Regel gibt die Regeln; die Werte der Karten, die Chancenkarten und die Pläne sind unsere Rekonstruktion.

## das Wertungsblatt am echten Tisch (SEC-18)

seconds-sheet-stage = Etappe { $number } von { $of }: { $stage }
seconds-sheet-road = { $cells } Felder; { $home } von { $riders } Fahrern im Ziel
seconds-sheet-trial = Mannschaftszeitfahren über { $cells } Felder: { $riders } Fahrer, der letzte jedes Teams zählt.
seconds-sheet-missing = { $stage } hat kein Ergebnis; was danach kommt, wartet.
seconds-sheet-round = Runde { $number }
seconds-sheet-add = Wer in dieser Runde ankommt, zählt *{ $seconds }* Sekunden dazu.
seconds-sheet-surrender = { $who } gibt vor dieser Runde { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ab.
seconds-sheet-deal = Nach dieser Runde bekommt jeder fünf neue Karten je Fahrer im Rennen.
seconds-sheet-order = Reihenfolge dieser Runde
seconds-sheet-cell = { $number }{ $lane ->
    [0] {""}, neben der Straße
   *[other] , Spur { $lane }
}
seconds-sheet-won = { $who } gewinnt die Etappe in { $time }.
seconds-sheet-trial-won = Mannschaftszeitfahren: { $whos }, { $time }.
seconds-sheet-yellow = Gelbes Trikot: { $who }, { $time }.
seconds-sheet-table-stage-teams = Teams in dieser Etappe
seconds-sheet-form-finish = Im Ziel in einer Runde
seconds-sheet-form-result = Die ganze Etappe
seconds-sheet-form-sprint = Sprint
seconds-sheet-form-bonus = Bonus
seconds-sheet-form-counts = Zählung jedes Fahrers
seconds-sheet-form-lowest = Niedrigste Zählung je Team
seconds-sheet-form-round = Nächste Runde
seconds-sheet-form-round-help = beginnt Runde { $number }
seconds-sheet-form-positions = Wer ist an der Reihe?
seconds-sheet-field-cells = Felder bis zur Ziellinie
seconds-sheet-field-run-out = Felder des Auslaufs
seconds-sheet-box-title = Die Zahlen deiner Pläne?
seconds-sheet-box-where = Die Pläne: die letzte Zahl, der Auslauf hinter dem Strich, die Schilder der Sprints.
seconds-sheet-box-why = Die Regel druckt keinen Plan ab. Zeiten zählen ab der Länge, Boni nach den Sprints; was du leer lässt, zählt wie auf unseren Plänen.
seconds-sheet-box-without = Unsere nehmen
seconds-sheet-own-awards = { $gain ->
    [seconds] Bonussekunden
   *[points] Punkte
}
seconds-sheet-own-sprints = Sprints
seconds-sheet-box-board = { $board }
seconds-sheet-box-awards = { $sprint } ({ $board }): { $gain ->
    [seconds] Bonussekunden
   *[points] Bonuspunkte
}
seconds-sheet-field-after = Runden nach der ersten Zielrunde
seconds-sheet-field-after-help = 0 in der Runde der ersten Ankunft; jede Runde kostet { $seconds } Sekunden.
seconds-sheet-field-finish = Wer kam an, und wie weit hinter der Linie?
seconds-sheet-field-finish-help = Die Spur nur, wenn zwei auf derselben Zahl stehen; auf der Linie selbst die Reihenfolge der Ankunft.
seconds-sheet-field-result = Alle Fahrer
seconds-sheet-field-sprint = Welcher Sprint?
seconds-sheet-field-sprint-riders = Wer fuhr darüber, der Reihe nach?
seconds-sheet-answer-sprint = { $sprint }
seconds-sheet-field-bonus-rider = Welcher Fahrer?
seconds-sheet-field-counts = Was hat jeder Fahrer erreicht?
seconds-sheet-field-counts-help = Seine Zahl; hinter der Linie zählt es weiter, und jeder übrige Teamzug bringt 10.
seconds-sheet-field-lowest = Was hat der Letzte jedes Teams erreicht?
seconds-sheet-field-lowest-help = Die Summe der drei nur, wenn zwei Teams gleichauf sind.
seconds-sheet-field-positions = Wo stehen die Fahrer?
seconds-sheet-field-positions-help = Neben der Straße: keine Spur, sondern der Platz in der Reihe der Wartenden.
seconds-sheet-column-after = Runde
seconds-sheet-column-past = Felder
seconds-sheet-column-tie = Spur
seconds-sheet-column-seconds = Bonussekunden
seconds-sheet-column-points = Bonuspunkte
seconds-sheet-column-count = Zählung
seconds-sheet-column-lowest = Niedrigste
seconds-sheet-column-sum = Summe
seconds-sheet-column-number = Zahl
seconds-sheet-column-lane = Spur
seconds-sheet-column-line = Reihe
seconds-sheet-column-time = Zeit
seconds-sheet-column-gap = Rückstand
seconds-sheet-column-total = Gesamt
seconds-sheet-column-standings = Punkte
seconds-sheet-column-team-bonus = Teamzeit
seconds-sheet-column-rider-bonus = Fahrerzeit
seconds-sheet-column-place-points = Platzpunkte
seconds-sheet-column-standing = Zählt als
seconds-sheet-column-team-time = Zeit mit Bonus
seconds-sheet-column-team-points = Alle Punkte
seconds-sheet-told-finish = { $stage }: { $whos } im Ziel { $after ->
    [0] in der ersten Zielrunde
    [one] eine Runde später
   *[other] { $after } Runden später
}, { $figures } hinter der Linie.
seconds-sheet-told-result = { $stage }: das ganze Ergebnis, nach Runde und Feld: { $whos }.
seconds-sheet-told-sprint = { $stage }, { $sprint }: { $whos }.
seconds-sheet-told-bonus = { $stage }: ein Bonus für { $who }: { seconds-gain }.
seconds-sheet-told-counts = { $stage }: { $whos } erreichen { $figures }.
seconds-sheet-told-lowest = { $stage }: die Letzten von { $whos } erreichen { $figures }.
seconds-sheet-told-round = { $stage }: nächste Runde.
seconds-sheet-told-positions = { $stage }: { $whos } stehen auf { $figures }.

## the game in pictures

seconds-page-aim = Drei Fahrer, eine Hand Karten, und eine Sekunde ist ein Feld. Bring alle drei schnell ins Ziel: jeder Platz und jede Sekunde zählt für dein Team.
seconds-page-turn = Ein Zug in vier Bildern
seconds-page-turn-first = Der Vorderste fährt zuerst
seconds-page-turn-first-text = Dann der Nächste hinter ihm. Gleichauf: die Spur mit den Nummern.
seconds-page-turn-card = Spiel eine Karte
seconds-page-turn-card-text = Eine der { $hand }, die dein Team bekam, für diesen Fahrer. Passen gilt nicht.
seconds-page-turn-ride = Fahr sie ganz aus
seconds-page-turn-ride-text = Geradeaus oder schräg, um die anderen herum. Die Spur, in der du hältst, wählst du.
seconds-page-turn-stop = Schau, wo du hältst
seconds-page-turn-stop-text = Nur das Feld unter deinen Rädern wirkt, nicht die überfahrenen.
seconds-page-road = Was die Straße macht
seconds-page-road-exchange = Tauschfeld
seconds-page-road-exchange-text = Leg drei Karten ab, zieh drei nach.
seconds-page-road-chance = Chancenfeld
seconds-page-road-chance-text = Zieh eine Chancenkarte und tu, was sie sagt.
seconds-page-road-climb = Anstieg
seconds-page-road-climb-text = Start hier: die Karte zählt halb, abgerundet.
seconds-page-road-descent = Abfahrt
seconds-page-road-descent-text = Start hier: bis zu zwei Felder Windschatten.
seconds-page-road-sprint = Sprint, Gipfel
seconds-page-road-sprint-text = Die Ersten darüber gewinnen Sekunden oder Punkte.
seconds-page-road-strip = Grünstreifen
seconds-page-road-strip-text = Kein Seitenwechsel.
seconds-page-slipstream = Windschatten
seconds-page-slipstream-flat = Flach: ein Feld weiter
seconds-page-slipstream-flat-text = wenn du genau hinter oder neben einem Fahrer endest.
seconds-page-slipstream-up = Bergauf: keiner
seconds-page-slipstream-up-text = Und deine Karte zählt halb.
seconds-page-slipstream-down = Bergab: eins oder zwei weiter
seconds-page-slipstream-down-text = Mit zweien darfst du sogar ein Feld vor ihm landen.
seconds-page-crash = Sturz
seconds-page-crash-picture-text = Mit keiner Karte ein freier Weg? Dann stürzt du. Alle auf dieser Nummer fallen, setzen den nächsten Zug aus und geben dafür eine Karte ab. Wer bremsen oder ausweichen kann, muss.
seconds-page-finish = Ziel und Zeiten
seconds-page-finish-picture-text = Deine Zeit: die Felder der Etappe, weniger die Felder hinter dem Strich, und { $round } für jede Runde nach dem Ersten im Ziel.
seconds-page-tour = So wird die Tour gewonnen
seconds-page-tour-places-text = Platz jedes Fahrers, jede Etappe
seconds-page-tour-team-text = Teamzeit, am Ende
seconds-page-tour-rider-text = Einzelzeit, am Ende
seconds-page-tour-won-text = Alles zusammen: die meisten Punkte gewinnen. Unterwegs trägt der Schnellste Gelb.
seconds-page-hints = Drei Tipps aus dem Wagen
seconds-page-hints-brake-text = Behalte je Fahrer eine niedrige Karte. Sie ist deine Bremse.
seconds-page-hints-climb-text = Spring vom Flachen mit hoher Karte in den Anstieg: nur das Feld, auf dem du startest, halbiert sie.
seconds-page-hints-line-text = Am Strich schlägt Weite die Reihenfolge: lieber spät in der Runde darüber, aber weit.

## Etappen wählen

seconds-total = { $figure } Felder

## Momente: was eine Sekunde lang die Bühne hat

seconds-moment-winner = Etappensieger
seconds-moment-tour = Gesamtsieger
seconds-moment-last = Letzter Kilometer
seconds-moment-sprint = Sprint
seconds-moment-crash = Sturz
seconds-note-fell = setzt aus
seconds-card-text = { $text }

## was die Dinge sind, für alle, die eines ansehen, und in der Kartenliste

seconds-explain-chapter-seconds = Sekundenkarten
seconds-explain-chapter-chance = Chancenkarten
seconds-explain-chapter-riders = Bei den Fahrern
seconds-explain-chapter-road = Auf der Straße
seconds-explain-chapter-piles = Die Stapel
seconds-explain-seconds-name = Sekundenkarte { $value }
seconds-explain-seconds = Einer deiner Fahrer fährt { $value } Felder.
seconds-explain-seconds-half = Einer deiner Fahrer fährt { $value } Felder; { $half }, wenn er bergauf losfährt.
seconds-explain-common-seconds = Er fährt sie alle: geradeaus oder schräg, nie durch einen anderen hindurch.
seconds-explain-case-per-cell = Jeder Schritt auf ein Feld bergauf kostet 2 davon, jeder andere Schritt 1.
seconds-explain-case-slipstream = Im Flachen 1 Feld mehr, wenn du so an ein Hinterrad{ $slipstream_diagonal ->
    [yes] , auch schräg dahinter,
   *[no] {""}
} oder neben einen Fahrer kommst; bergab bis zu 2, bergauf { $slipstream_uphill ->
    [start_cell] keines, wenn du dort losfährst
    [end_cell] 1, wenn es über die Kuppe führt
   *[none] keines
}.
seconds-explain-case-ridden = Gefahren, wie es dasteht: Ein Anstieg kostet nichts, Windschatten gibt es nicht. Fahrer im Weg halten dich auf; nur ein früherer Sturz reißt dich mit.
seconds-explain-case-past = Über der Ziellinie bist du im Ziel, und über einer Sprintlinie gewinnst du, was sie gibt.
seconds-explain-case-back = Nie unter Nummer 1. Was du unterwegs gewonnen hast, behältst du.
seconds-explain-case-bridge = Du fährst auf das nächste solche Feld, auch bergauf; ist keines in Reichweite, geschieht nichts.
seconds-explain-case-swap = Erst ablegen, dann ebenso viele ziehen. Du darfst auch keine tauschen.
seconds-explain-case-at-once = Es geschieht sofort; gefragt wird nichts.
seconds-explain-case-few = Mit weniger Karten auf der Hand sind es alle.
seconds-explain-case-alone = Sonst ist niemand betroffen, und die Straße bleibt offen.
seconds-explain-case-pile-up = Alle auf deiner Nummer in derselben Fahrbahn stürzen mit, und die Nummer ist bis zum Ende der Runde versperrt.
seconds-explain-case-shuffled = Dann wird der ganze Chancenstapel gemischt.
seconds-explain-case-before-halving = Es zählt, ehe ein Anstieg seinen Teil der Karte nimmt.
seconds-explain-case-adds-up = Mehrere zählen zusammen. Eine nur abgegebene Karte verbraucht es nicht.
seconds-explain-case-void = Im Mannschaftszeitfahren verfällt es.
seconds-explain-case-brake = Führen alle Karten zum Sturz, musst du sie nutzen. Gegen einen Massensturz und bei Bewegungen durch Chancenkarten hilft sie nicht.
seconds-explain-case-remount = Es wird keine Karte abgegeben: Er fährt einen normalen Zug vom Straßenrand aus.
seconds-explain-case-kept = Sie liegt offen, gehört dem Fahrer, der sie zog, und kommt nach Gebrauch, oder wenn er im Ziel ist, unter den Stapel.
seconds-explain-cure-skip = Ein Zug: Gib eine Karte ab, dann fährt er vom Straßenrand weiter.
seconds-explain-cure-remount = Ein Zug: Gib eine Karte ab, dann fährt er vom Straßenrand weiter. Oder { $title }, sofort.
seconds-explain-yellow = Der schnellste Fahrer über alle bisherigen Etappen, Bonussekunden abgezogen. Ab der zweiten Etappe, und ohne Vorteil auf der Straße.
seconds-explain-skips-name = Setzt einen Zug aus
seconds-explain-skips = Dieser Fahrer ist gestürzt oder hat eine Panne: Er setzt seinen nächsten Zug aus, und du gibst dann eine Karte deiner Wahl ab.
seconds-explain-case-beside = Er steht am Straßenrand: Er versperrt niemandem den Weg, gibt keinen Windschatten und kann nicht getroffen werden.
seconds-explain-case-only-he = Nur er setzt aus; die anderen seines Teams fahren weiter.
seconds-explain-delta-name = Nächste Karte zählt anders
seconds-explain-delta = Eine Chancenkarte ändert die nächste Sekundenkarte, die du für diesen Fahrer spielst, nie unter 1.
seconds-explain-exchange-name = Tauschfeld
seconds-explain-exchange = Endet dein Fahrer hier, leg 3 Sekundenkarten deiner Wahl ab und zieh dann 3.
seconds-explain-case-over = Nur wer fahrend hier endet, löst es aus: Darüberfahren bewirkt nichts, darauf stürzen auch nicht.
seconds-explain-chance-name = Chancenfeld
seconds-explain-chance = Endet dein Fahrer hier, zieh eine Chancenkarte, zeig sie und tu, was darauf steht, außer du darfst sie behalten.
seconds-explain-chance-off = Ihr spielt ohne Chancenkarten: ein Feld wie jedes andere.
seconds-explain-case-one-chance = Höchstens 1 je Zug: Bringt dich eine Chancenkarte auf ein Chancenfeld, ziehst du keine weitere.
seconds-explain-sprint-name = Sprintlinie
seconds-explain-sprint = Die Ersten hier gewinnen Bonussekunden, Bonuspunkte oder beides, wie es das Schild sagt.
seconds-explain-summit-name = Gipfel
seconds-explain-summit = Eine Sprintlinie oben auf einem Anstieg: Die Ersten hier gewinnen, was das Schild sagt.
seconds-explain-case-first = In der Reihenfolge, in der sie darüberfahren, Zug um Zug.
seconds-explain-case-furthest = Wer am Ende der Runde am weitesten ist, ist Erster.
seconds-explain-case-off-time = { $single_stage_yellow ->
    [stage_time] Bonussekunden werden in den Wertungen von der Zeit abgezogen, in einer Tour mit einer Etappe nur von der Teamzeit, und nie im Etappenergebnis.
   *[with_bonus] Bonussekunden werden in den Wertungen von der Zeit abgezogen, nicht im Etappenergebnis.
}
seconds-explain-climb-name = Anstieg
seconds-explain-climb = Beginnt dein Zug hier, zählt die Karte halb, abgerundet, für den ganzen Zug. { $slipstream_uphill ->
    [start_cell] Wer hier losfährt, hat keinen Windschatten.
    [end_cell] Windschatten darf nicht bergauf enden.
   *[none] Bergauf gibt es keinen Windschatten.
}
seconds-explain-climb-per-cell = Jeder Schritt auf dieses Feld kostet 2 von deiner Karte. { $slipstream_uphill ->
    [start_cell] Wer hier losfährt, hat keinen Windschatten.
    [end_cell] Windschatten darf nicht bergauf enden.
   *[none] Bergauf gibt es keinen Windschatten.
}
seconds-explain-descent-name = Abfahrt
seconds-explain-descent = Wie im Flachen, doch beginnt dein Zug hier, trägt dich der Windschatten bis zu 2 Felder weiter.
seconds-explain-zone-name = Sturzzone
seconds-explain-zone = Hier sind Fahrer gestürzt: Bis zum Ende der Runde ist die Nummer über die ganze Fahrbahn versperrt.
seconds-explain-case-join = Wer später kommt und nicht davor halten kann, stürzt mit.
seconds-explain-case-other-side = Auf einer geteilten Straße bleibt die andere Fahrbahn offen.
seconds-explain-finish-name = Ziel
seconds-explain-finish = Fahr über die Linie: Die Felder der Etappe weniger deine Felder hinter der Linie sind deine Zeit, plus 10 für jede spätere Runde.
seconds-explain-runout-name = Auslauf
seconds-explain-runout = Hinter der Linie ist jedes Feld eine gewonnene Sekunde. Du musst so weit, wie Karte und freie Felder es erlauben; der Rest verfällt, und hier stürzt niemand.
seconds-explain-pile-draw-name = Nachziehstapel der Sekundenkarten
seconds-explain-pile-draw = { $cards } Sekundenkarten insgesamt. Ist deine Hand am Ende einer Runde leer, bekommst du { $each } für jeden Fahrer{ $refill_finished ->
    [yes] , im Ziel oder nicht
   *[no] , der noch im Rennen ist
}.
seconds-explain-pile-discard-name = Ablage
seconds-explain-pile-discard = Gespielte und abgegebene Karten. Ist der Nachziehstapel leer, werden sie gemischt und neu gezogen.
seconds-explain-pile-chance-name = Chancenstapel
seconds-explain-pile-chance = { $cards } Chancenkarten insgesamt. Eine gebrauchte kommt verdeckt unter den Stapel.
