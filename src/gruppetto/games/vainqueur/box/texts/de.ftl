# Le Vainqueur du Tour, deutsch. *…* ist Betonung; $you ist "yes", wenn $who die lesende Person ist.

vainqueur-name = Le Vainqueur du Tour
vainqueur-tagline = Zwölf Etappen, sieben Karten und eine gelbe Mütze: Fahr, greif an und heb dir einen Sprinter für den Zielstrich auf.
vainqueur-box = Le Vainqueur du Tour, die französische Schachtel
vainqueur-box-contents = ein Spielplan mit zwölf Etappen, 103 Karten, sechs Fahrer, eine gelbe Mütze, ein Würfel

## Karten

vainqueur-card-km20 = 20 km
vainqueur-card-km20-help = Fahr 20 km.
vainqueur-card-km40 = 40 km
vainqueur-card-km40-help = Fahr 40 km; in den Bergen nur mit einem Kletterer vor dir.
vainqueur-card-km60 = 60 km
vainqueur-card-km60-help = Fahr 60 km; in den Bergen nur mit einem Kletterer vor dir.
vainqueur-card-fall = Sturz
vainqueur-card-fall-help = Stoppt einen Gegner, bis er ein Ersatzfahrrad spielt.
vainqueur-card-burst_tyre = Reifenschaden
vainqueur-card-burst_tyre-help = Stoppt einen Gegner, bis er ein Ersatzlaufrad oder ein Ersatzfahrrad spielt.
vainqueur-card-hunger = Hungerast
vainqueur-card-hunger-help = Stoppt einen Gegner, bis er eine Verpflegung spielt.
vainqueur-card-wrong_gear = Falscher Gang
vainqueur-card-wrong_gear-help = Stoppt einen Gegner, bis er einen Gangwechsel spielt.
vainqueur-card-spare_bike = Ersatzfahrrad
vainqueur-card-spare_bike-help = Behebt einen Sturz oder einen Reifenschaden vor dir.
vainqueur-card-spare_wheel = Ersatzlaufrad
vainqueur-card-spare_wheel-help = Behebt einen Reifenschaden vor dir.
vainqueur-card-feed = Verpflegung
vainqueur-card-feed-help = Ein Beutel vom Straßenrand: behebt den Hungerast vor dir.
vainqueur-card-gear_change = Gangwechsel
vainqueur-card-gear_change-help = Behebt einen falschen Gang vor dir.
vainqueur-card-sprinter = Sprinter
vainqueur-card-sprinter-help = In der Sprintzone einer Flachetappe: gewinnt sie.
vainqueur-card-climber = Kletterer
vainqueur-card-climber-help = Bergetappe: auch 40 und 60 fahren, bis ins Ziel.

## Schilder und kurze Wörter auf dem Plan

vainqueur-mark-cap = Gelbe Mütze
vainqueur-mark-fall = Sturz
vainqueur-mark-burst_tyre = Reifen
vainqueur-mark-hunger = Hungerast
vainqueur-mark-wrong_gear = Gang
vainqueur-mark-climber = Kletterer
vainqueur-mark-spent = Schon getroffen
vainqueur-mark-spent-by = In dieser Etappe kein Handicap mehr von { $whos }
vainqueur-mark-spent-all = In dieser Etappe kein Handicap mehr
vainqueur-mark-miss = { $count ->
    [one] Setzt einmal aus
   *[other] Setzt { $count }-mal aus
}
vainqueur-sign-sprint = Sprintzone
vainqueur-stakes-finish = Punkte im Ziel, Erster bis Dritter: { $points }.
vainqueur-stakes-sprint = Ab hier gewinnt ein Sprinter die Etappe.
vainqueur-milestone-sprint = Sprintzone
vainqueur-milestone-finish = Ziel
vainqueur-cell-forward = { $words }: { $count ->
    [one] ein Feld vor
   *[other] { $count } Felder vor
}
vainqueur-cell-back = { $words }: { $count ->
    [one] ein Feld zurück
   *[other] { $count } Felder zurück
}
vainqueur-cell-goto = { $words }: weiter auf Feld { $count }
vainqueur-cell-miss = { $words }: { $count ->
    [one] einmal aussetzen
   *[other] { $count }-mal aussetzen
}
vainqueur-cell-again = { $words }: noch einmal würfeln
vainqueur-die = Würfel
vainqueur-pile-draw = Nachziehstapel
vainqueur-pile-discard = Ablage

## Etappe, Runde, Tabellen

vainqueur-stage-flat = flach
vainqueur-stage-mountain = Berge
vainqueur-stage-time_trial = Zeitfahren
vainqueur-stage-length = { $km } km
vainqueur-round = Runde *{ $round }*
vainqueur-round-prologue = Prolog
vainqueur-table-classification = Gesamtwertung
vainqueur-table-before = vor der ersten Etappe
vainqueur-table-after = nach Etappe { $stage } von { $of }
vainqueur-table-final = Endstand
vainqueur-table-stage = Etappenergebnis
vainqueur-table-stage-note = { $stage }
vainqueur-row-road = bei { $at } km · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
vainqueur-row-trial = auf Feld { $at }
vainqueur-row-rolled = hat { $roll } gewürfelt
vainqueur-row-waiting = hat noch nicht gewürfelt
vainqueur-row-wins = { $count ->
    [0] kein Etappensieg
    [one] ein Etappensieg
   *[other] { $count } Etappensiege
}

## Fragen

vainqueur-question-prologue = Würfle um die gelbe Mütze
vainqueur-question-tie = Gleichstand: Würfle noch einmal
vainqueur-question-road = Spiel eine Karte
vainqueur-question-blocked = { $card } hält dich auf: Spiel eine Karte
vainqueur-question-discard = Nichts passt: Leg eine Karte ab
vainqueur-question-discard-blocked = { $card } hält dich auf, und nichts passt: Leg eine Karte ab
vainqueur-question-trial = Würfle
vainqueur-question-over = Die Tour ist zu Ende

## was man versuchen kann und was es bewirkt

vainqueur-try-roll = Würfeln
vainqueur-try-ride = { $km } km fahren
vainqueur-try-attack = { $card } vor { $target } legen
vainqueur-try-counter = { $handicap } mit { $card } beheben
vainqueur-try-card = { $card } spielen
vainqueur-try-climb = Den Kletterer auslegen
vainqueur-try-sprint = Den Sprint anziehen
vainqueur-try-discard = { $card } ablegen
vainqueur-hint-prologue = Der höchste Wurf trägt die gelbe Mütze und beginnt.
vainqueur-hint-trial = Du fährst so viele Felder, wie der Würfel zeigt{ $tt_exact_finish ->
    [yes] , bleibst aber stehen, wenn das über das Ziel hinausführt
   *[no] {""}
}.
vainqueur-hint-win = Gewinnt die Etappe.
vainqueur-hint-ride-zone = Bringt dich auf { $at }, in die Sprintzone.
vainqueur-hint-ride-beside = Bringt dich auf { $at }, neben { $other }.
vainqueur-hint-ride-among = Bringt dich auf { $at }, zu { $others }.
vainqueur-hint-ride-lead = Bringt dich auf { $at }, an die Spitze.
vainqueur-hint-ride-alone = Bringt dich auf { $at }.
vainqueur-hint-attack = Stoppt { $target } auf der Stelle.
vainqueur-hint-attack-one = Stoppt { $target }, bis { $card } kommt.
vainqueur-hint-attack-two = Stoppt { $target }, bis { $card } oder { $other } kommt.
vainqueur-hint-counter = { $handicap } ist behoben; ab deinem nächsten Zug darfst du wieder fahren.
vainqueur-hint-climb = Ab deinem nächsten Zug darfst du auch 40 und 60 fahren, bis ins Ziel.
vainqueur-hint-discard = Die Karte kommt auf die Ablage, ohne Wirkung.

## der Rennfunk

vainqueur-event-prologue_rolled = { $you ->
    [yes] *Du* würfelst *{ $roll }*.
   *[no] *{ $who }* würfelt *{ $roll }*.
}
vainqueur-event-prologue_tied = Gleichstand mit { $roll }: { $whos } würfeln noch einmal.
vainqueur-event-prologue_won = { $you ->
    [yes] *Du* gewinnst den Prolog und trägst die gelbe Mütze.
   *[no] *{ $who }* gewinnt den Prolog und trägt die gelbe Mütze.
}
vainqueur-event-dealt = { $you ->
    [yes] *Du* gibst allen { $count } Karten.
   *[no] *{ $who }* gibt allen { $count } Karten.
}
vainqueur-stage-told = { $of ->
    [1] { $stage }
   *[other] Etappe { $order } von { $of }, { $stage }
}
vainqueur-event-stage_started = { $you ->
    [yes] *{ vainqueur-stage-told }* ist gestartet; *du* beginnst.
   *[no] *{ vainqueur-stage-told }* ist gestartet; *{ $who }* beginnt.
}
vainqueur-event-drew = { $you ->
    [yes] *Du* ziehst *{ $card }*.
   *[no] *{ $who }* zieht eine Karte.
}
    .quiet = yes
vainqueur-event-rode = { $you ->
    [yes] *Du* fährst *{ $km } km* bis { $to }.
   *[no] *{ $who }* fährt *{ $km } km* bis { $to }.
}
vainqueur-event-attacked = { $you ->
    [yes] *Du* legst *{ $card }* vor { $target }.
   *[no] { $at_you ->
        [yes] *{ $who }* legt *{ $card }* vor *dich*.
       *[no] *{ $who }* legt *{ $card }* vor { $target }.
    }
}
vainqueur-event-countered = { $you ->
    [yes] *Du* behebst *{ $handicap }* mit { $card }.
   *[no] *{ $who }* behebt *{ $handicap }* mit { $card }.
}
vainqueur-event-climber_laid = { $you ->
    [yes] *Du* legst einen *Kletterer* aus.
   *[no] *{ $who }* legt einen *Kletterer* aus.
}
vainqueur-event-last_kilometres = { $mountain ->
    [yes] { $you ->
        [yes] *Du* siehst als Erster das Ziel: noch { $left } km.
       *[no] *{ $who }* sieht als Erster das Ziel: noch { $left } km.
    }
   *[no] { $you ->
        [yes] *Du* bist als Erster in der *Sprintzone*: noch { $left } km.
       *[no] *{ $who }* ist als Erster in der *Sprintzone*: noch { $left } km.
    }
}
vainqueur-event-sprinted = { $you ->
    [yes] *Du* sprintest von { $from } bis zum Zielstrich.
   *[no] *{ $who }* sprintet von { $from } bis zum Zielstrich.
}
vainqueur-event-discarded = { $you ->
    [yes] *Du* legst { $card } ab.
   *[no] *{ $who }* legt { $card } ab.
}
vainqueur-event-reshuffled = Die Ablage wird gemischt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zum Nachziehen.
vainqueur-event-rolled = { $you ->
    [yes] *Du* würfelst *{ $roll }*: Feld { $to }.
   *[no] *{ $who }* würfelt *{ $roll }*: Feld { $to }.
}
vainqueur-event-track_instruction = { $text }: { $effect ->
    [again] { $you ->
        [yes] *du* würfelst noch einmal.
       *[no] *{ $who }* würfelt noch einmal.
    }
    [miss] { $you ->
        [yes] *du* musst warten.
       *[no] *{ $who }* muss warten.
    }
    [back] { $you ->
        [yes] *du* fällst auf { $to } zurück.
       *[no] *{ $who }* fällt auf { $to } zurück.
    }
   *[other] { $you ->
        [yes] *du* rückst auf { $to } vor.
       *[no] *{ $who }* rückt auf { $to } vor.
    }
}
vainqueur-event-turn_missed = { $you ->
    [yes] *Du* setzt diesmal aus.
   *[no] *{ $who }* setzt diesmal aus.
}
vainqueur-event-stage_won = { $how ->
    [sprinter] { $you ->
        [yes] *Du* gewinnst { $stage } im Sprint!
       *[no] *{ $who }* gewinnt { $stage } im Sprint!
    }
   *[other] { $you ->
        [yes] *Du* gewinnst { $stage }!
       *[no] *{ $who }* gewinnt { $stage }!
    }
}
vainqueur-event-stage_placed = Platz { $place }: *{ $who }*, { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $total } insgesamt.
vainqueur-event-cap_awarded = { $kept ->
    [yes] { $you ->
        [yes] *Du* behältst die gelbe Mütze ({ $rule }).
       *[no] *{ $who }* behält die gelbe Mütze ({ $rule }).
    }
   *[no] { $you ->
        [yes] Die gelbe Mütze gehört *dir* ({ $rule }).
       *[no] Die gelbe Mütze geht an *{ $who }* ({ $rule }).
    }
}
vainqueur-event-tour_won = Die Tour geht an *{ $whos }* ({ $rule }).
vainqueur-event-hands_shown = { $you ->
    [yes] *Du* endest mit { $cards }.
   *[no] *{ $who }* endet mit { $cards }.
}

## was Gleichauf-Liegende trennt

vainqueur-tie-nearer = { $ahead } vor { $behind }: näher am Ziel, Platz { $best } vor { $other }.
vainqueur-tie-same-cell = { $ahead } und { $behind } teilen sich den Platz: am Ende der Etappe auf demselben Feld.
vainqueur-tie-cap-winner = { $ahead } hat die gelbe Mütze, nicht { $behind }: Sieger der gefahrenen Etappe.
vainqueur-tie-cap-place = { $ahead } hat die gelbe Mütze, nicht { $behind }: besser platziert in der gefahrenen Etappe, { $best } vor { $other }.
vainqueur-tie-cap-kept = { $ahead } hat die gelbe Mütze, nicht { $behind }: auch in der Etappe gleichauf, und sie bleibt, wo sie ist.
vainqueur-tie-cap-back = { $ahead } hat die gelbe Mütze, nicht { $behind }: zurückgezählt besser platziert in Etappe { $stage }, { $best } vor { $other }.
vainqueur-tie-cap-turn = { $ahead } hat die gelbe Mütze, nicht { $behind }: in allen Etappen gleichauf, und früher in der Spielfolge, { $best } vor { $other }.
vainqueur-tie-wore-cap = { $ahead } gewinnt die Tour, nicht { $behind }: in der letzten Etappe mit der gelben Mütze.
vainqueur-tie-last-place = { $ahead } gewinnt die Tour, nicht { $behind }: besser platziert in der letzten Etappe, { $best } vor { $other }.
vainqueur-tie-back = { $ahead } gewinnt die Tour, nicht { $behind }: zurückgezählt besser platziert in Etappe { $stage }, { $best } vor { $other }.
vainqueur-tie-joint = { $ahead } und { $behind } gewinnen die Tour gemeinsam: punktgleich und in allen Plätzen gleich.
vainqueur-tie-shared = { $ahead } und { $behind } teilen sich den Platz: punktgleich.

## warum nicht

vainqueur-refusal-VAI-3-6 = Auf der Straße ruht der Würfel: Er ist für den Prolog und die Zeitfahren da.
vainqueur-refusal-VAI-4-1 = { $why ->
    [behind] Das liegt hinter dir: Gefahren wird nur vorwärts.
    [here] Dort steht dein Fahrer.
    [none] Du hast keine Kilometerkarte: Nichts führt dorthin.
    [far] Zu weit: *{ $card }* ist deine höchste und führt auf { $to }.
    [between] Keine deiner Karten führt genau dorthin: Eine Karte wird ganz gefahren.
   *[card] *{ $card }* führt auf { $to }: Eine Karte wird ganz gefahren.
}
vainqueur-refusal-VAI-5-2 = *{ $card }* ist für einen Gegner, nicht für dich selbst.
vainqueur-refusal-VAI-5-4 = *{ $card }* liegt vor dir: kein Kilometer, bis du das behoben hast.
vainqueur-refusal-VAI-5-5 = Vor { $who } liegt schon *{ $card }*; niemand hat zwei zugleich.
vainqueur-refusal-VAI-6-5 = *{ $card }* hilft nicht gegen *{ $handicap }*.
vainqueur-refusal-VAI-6-6 = Vor dir liegt nichts, was *{ $card }* beheben könnte.
vainqueur-refusal-VAI-7-4 = *{ $card }* liegt vor dir: kein Sprint, bevor du das behoben hast.
vainqueur-refusal-VAI-7-6 = Ein Kletterer wird nur in einer Bergetappe ausgelegt.
vainqueur-refusal-VAI-7-9 = Vor dir liegt schon ein Kletterer; ein zweiter bewirkt nichts.
vainqueur-refusal-VAI-8-5 = Ein Zug ist eine Karte: erst ziehen, dann eine spielen oder ablegen.
vainqueur-refusal-VAI-8-6 = *{ $card }* ist nicht auf deiner Hand.
vainqueur-refusal-VAI-8-7 = { $way ->
    [ride] *{ $card }* wird auf keinen Fahrer gelegt.
   *[lay] *{ $card }* führt auf kein Feld: Die Karte wird auf einen Fahrer gelegt.
}
vainqueur-refusal-VAI-9-2 = { $who } kann nicht auf { $at } stehen: Nur wer gewinnt, erreicht das Ziel bei { $finish }.
vainqueur-refusal-VAI-11-1 = { $you ->
    [yes] Den Prolog entscheidet der Würfel: Würfle.
   *[no] Im Prolog würfelt jetzt { $who }.
}
vainqueur-refusal-VAI-11-3 = Runde { $round } des Prologs kann so nicht sein: Nur wer beim höchsten Wurf gleichauf lag, würfelt noch einmal, mit einer Seite des Würfels.
vainqueur-refusal-VAI-12-3 = Du stehst bei *{ $at } km*. Die Sprintzone dieser Etappe beginnt bei *{ $from } km*.
vainqueur-refusal-VAI-13-1 = Eine Bergetappe hat keine Sprintzone.
vainqueur-refusal-VAI-13-2 = In den Bergen sind *{ $km } km* auf einmal etwas für Kletterer: Leg erst einen aus, oder fahr 20 km.
vainqueur-refusal-VAI-14-2 = Im Zeitfahren ruhen die Karten: Würfle.
vainqueur-refusal-VAI-14-3 = Im Zeitfahren sagt der Würfel, wie weit du fährst: Würfle.
vainqueur-refusal-VAI-15-2 = Jetzt ist { $who } am Zug.
vainqueur-refusal-VAI-15-7 = Passen gibt es nicht: Spiel eine Karte oder leg eine ab.
vainqueur-refusal-VAI-15-8 = Die Tour ist zu Ende.
vainqueur-refusal-VAI-16-8 = { $by ->
    [you] An diesem Tisch gibst du jedem Gegner 1 Handicap je Etappe, und { $who } hat deines schon bekommen.
   *[all] An diesem Tisch bekommt jeder 1 Handicap je Etappe, und { $who } hat schon eines bekommen.
}
vainqueur-refusal-VAI-16-1 = An diesem Tisch legst du nur ab, wenn sonst nichts geht, und du kannst noch spielen.
vainqueur-refusal-VAI-17-1 = Der Prolog ist schon eingetragen: { $who } liegt darin vorn.
vainqueur-refusal-VAI-17-2 = { $fault ->
    [twice] { $stage } hat schon ein Ergebnis: berichtigt jenes.
    [missing] { $who } fehlt im Ergebnis von { $stage }.
    [again] { $who } steht zweimal im Ergebnis von { $stage }.
   *[winner] Eine Etappe hat einen Sieger: in { $stage } muss jemand allein vorn sein.
}
vainqueur-refusal-VAI-17-3 = { $who } kann nicht auf { $at } stehen: Eine Position ist ein Feld der Strecke, vom Start an.

## Optionen

vainqueur-option-tour = Länge der Tour
vainqueur-option-tour-help = Die ganze Tour hat zwölf Etappen; die kurze nimmt sechs davon.
vainqueur-option-tour-full = Zwölf Etappen
vainqueur-option-tour-short = Sechs Etappen
vainqueur-option-discard = Ablegen
vainqueur-option-discard-help = Darf man eine Karte wegwerfen, obwohl man fahren, angreifen oder ein Handicap beheben könnte?
vainqueur-option-discard-free = Immer erlaubt
vainqueur-option-discard-only_if_stuck = Nur wenn nichts geht
vainqueur-option-handicap_limit = Handicaps in einer Etappe
vainqueur-option-handicap_limit-help = „Nur eine Handicap-Karte vor einen Gegner“: auf einmal, in der ganzen Etappe oder je Etappe von jedem Gegner?
vainqueur-option-handicap_limit-at_a_time = Eines auf einmal
vainqueur-option-handicap_limit-per_stage = Eines je Etappe
vainqueur-option-handicap_limit-per_rival = Eines je Etappe von jedem Gegner
vainqueur-option-sprint_while_blocked = Sprint trotz Handicap
vainqueur-option-sprint_while_blocked-help = Darf ein Fahrer mit einem Handicap vor sich noch mit einem Sprinter gewinnen?
vainqueur-option-sprint_while_blocked-false = Nein
vainqueur-option-sprint_while_blocked-true = Ja
vainqueur-option-rank_after_tie = Nach einem geteilten zweiten Platz
vainqueur-option-rank_after_tie-help = Ist das nächste besetzte Feld Dritter, oder verbrauchen zwei Zweite auch den dritten Platz?
vainqueur-option-rank_after_tie-dense = Nächstes Feld ist Dritter
vainqueur-option-rank_after_tie-competition = Kein dritter Platz
vainqueur-option-final_tie = Gleichstand am Ende
vainqueur-option-final_tie-help = Wer die Tour bei gleichen Punkten gewinnt; zu zweit nehmt die letzte Etappe, sonst ändert sie nichts mehr.
vainqueur-option-final_tie-cap_holder = Die gelbe Mütze
vainqueur-option-final_tie-last_stage = Die letzte Etappe
vainqueur-option-cap_tie = Gleichstand um die gelbe Mütze
vainqueur-option-cap_tie-help = Wer bekommt bei gleichen Punkten die gelbe Mütze: einer der Führenden oder der Etappensieger, auch mit weniger Punkten?
vainqueur-option-cap_tie-leaders = Einer der Führenden
vainqueur-option-cap_tie-stage_winner = Der Etappensieger
vainqueur-option-tt_exact_finish = Genauer Wurf im Zeitfahren
vainqueur-option-tt_exact_finish-help = Muss der Würfel einen Fahrer genau auf das Ziel eines Zeitfahrens bringen?
vainqueur-option-tt_exact_finish-false = Nein
vainqueur-option-tt_exact_finish-true = Ja

## Ergebnisse

vainqueur-result-stage = { $you ->
    [yes] Du gewinnst die Etappe
   *[no] { $who } gewinnt die Etappe
}
vainqueur-result-ride = Vor allen anderen über den Zielstrich gefahren.
vainqueur-result-sprinter = Mit einem Sprinter aus dem Feld geschossen.
vainqueur-result-die = Der letzte Wurf hat gereicht.
vainqueur-result-instruction = Von der Strecke selbst ins Ziel getragen.
vainqueur-result-tour = { $you ->
    [yes] Du gewinnst die Tour
   *[no] { $who } gewinnt die Tour
}
vainqueur-result-tour-joint = { $whos } gewinnen die Tour gemeinsam
vainqueur-result-tour-summary = { $points } Punkte, { $count ->
    [0] ohne Etappensieg
    [one] ein Etappensieg
   *[other] { $count } Etappensiege
}.
vainqueur-award-VAI-10-1 = { $kept ->
    [yes] { $who } behält die gelbe Mütze
   *[no] Die gelbe Mütze geht an { $who }
}: die meisten Punkte insgesamt.
vainqueur-award-VAI-10-2 = { $kept ->
    [yes] { $who } behält die gelbe Mütze
   *[no] Die gelbe Mütze geht an { $who }
}: punktgleich, aber Sieger dieser Etappe.
vainqueur-award-VAI-10-3 = { $kept ->
    [yes] { $who } behält die gelbe Mütze
   *[no] Die gelbe Mütze geht an { $who }
}: punktgleich, aber in dieser Etappe besser platziert.
vainqueur-award-VAI-10-4 = { $kept ->
    [yes] { $who } behält die gelbe Mütze: gleiche Punkte, gleicher Platz, also bleibt sie, wo sie ist.
   *[no] Die gelbe Mütze geht an { $who }: gleiche Punkte, gleicher Platz, entschieden durch frühere Plätze oder die Zugfolge.
}
vainqueur-award-VAI-10-6 = { $who } gewinnt die Tour mit den meisten Punkten.
vainqueur-award-VAI-16-7 = { $kept ->
    [yes] { $who } behält die gelbe Mütze: Vorn liegen mehrere gleichauf, also bekommt sie der Etappensieger.
   *[no] Die gelbe Mütze geht an { $who }: Vorn liegen mehrere gleichauf, also bekommt sie der Etappensieger.
}
vainqueur-award-VAI-10-7 = { $who } gewinnt die Tour: punktgleich, aber in der letzten Etappe mit der gelben Mütze.
vainqueur-award-VAI-10-8 = { $who } gewinnt die Tour: punktgleich, aber in der letzten Etappe besser platziert.
vainqueur-award-VAI-16-4 = { $who } gewinnt die Tour: punktgleich, aber besser platziert in der letzten Etappe, die an diesem Tisch entscheidet.
vainqueur-award-VAI-10-9 = { $who } gewinnt die Tour: punktgleich, aber Etappe für Etappe zurückgezählt besser platziert.
vainqueur-award-joint = { $whos } gewinnen die Tour gemeinsam: gleich nach Punkten und nach allen Plätzen.

## woher die Zahlen kommen

vainqueur-provenance-rulebook = Alle Zahlen stammen aus der gedruckten Spielregel.
vainqueur-provenance-reconstruction = Die Spielregel nennt die Karten, die Punkte, welche Etappen Zeitfahren sind, und ein Beispiel, aus dem folgt, dass Etappe 1 flach ist und bei 260 endet; die übrigen Längen, alle Sprintzonen, die Zeitfahrstrecke und die Aufteilung von Sprintern und Kletterern sind unsere Rekonstruktion.

## das Wertungsblatt am echten Tisch (VAI-17)

vainqueur-option-board = Spielplan
vainqueur-option-board-help = Woran Positionen geprüft werden: nur an dem, was du von deinem Plan sagst, oder an den Längen unserer Etappen.
vainqueur-option-board-ours = Unsere Etappen
vainqueur-option-board-physical = Dein eigener Plan
vainqueur-sheet-box-title = Die Längen auf deinem Plan?
vainqueur-sheet-box-where = Der Spielplan, entlang jeder Etappe.
vainqueur-sheet-box-why = Die Regel nennt keine Längen; die der ersten Etappe folgt aus einem Beispiel. Positionen werden an dem geprüft, was du eintippst; was leer bleibt, wird nicht geprüft. Punkte hängen nie davon ab.
vainqueur-sheet-box-without = Nichts prüfen
vainqueur-sheet-box-lengths = Länge der Etappen, in km
vainqueur-sheet-box-tracks = Felder des Zeitfahrens
vainqueur-sheet-box-track = { $name }
vainqueur-sheet-box-stage = { $stage }
vainqueur-sheet-prologue = Prolog
vainqueur-sheet-stage = Etappe { $number } von { $of }: { $stage }
vainqueur-sheet-cap = { $who } trägt die gelbe Mütze und spielt zuerst.
vainqueur-sheet-missing = { $stage } hat kein Ergebnis; was danach kommt, wartet.
vainqueur-sheet-no-prologue = Der Prolog hat keinen Sieger; die Etappen warten.
vainqueur-sheet-form-prologue = Sieger des Prologs
vainqueur-sheet-form-rolls = Prolog, Wurf für Wurf
vainqueur-sheet-form-stage = Ergebnis nach Position
vainqueur-sheet-form-order = Ergebnis nach Reihenfolge
vainqueur-sheet-field-prologue = Wer hat den Prolog gewonnen?
vainqueur-sheet-field-rolls = Was zeigte der Würfel?
vainqueur-sheet-field-winner = Wer hat die Etappe gewonnen?
vainqueur-sheet-field-positions = Wo stehen die anderen?
vainqueur-sheet-field-positions-km = Kilometer auf der Straße; für den Sieger nicht nötig.
vainqueur-sheet-field-positions-cell = Das Feld der Bahn; für den Sieger nicht nötig.
vainqueur-sheet-field-order = Wer kam nach wem?
vainqueur-sheet-field-order-help = Der Sieger allein vorn; wer auf einem Feld steht, ist gleichauf.
vainqueur-sheet-column-roll = Wurf
vainqueur-sheet-column-km = Km
vainqueur-sheet-column-cell = Feld
vainqueur-sheet-column-points = Punkte
vainqueur-sheet-column-wins = Siege
vainqueur-sheet-order = Spielreihenfolge
vainqueur-sheet-order-note = zuerst die gelbe Mütze, dann nach links
vainqueur-sheet-told-prologue = *{ $who }* gewinnt den Prolog.
vainqueur-sheet-told-rolls = Prolog: { $whos } werfen { $rolls }.
vainqueur-sheet-told-stage = { $stage }: *{ $who }* gewinnt; { $whos } auf { $at }.
vainqueur-sheet-told-order = { $stage }: *{ $who }* gewinnt vor { $whos }.

## Etappen wählen

vainqueur-total = { $figure } km
vainqueur-preset-mountains = Hochgebirge
vainqueur-preset-weekend = Wochenende mit zwei Etappen
vainqueur-preset-one = Eine Etappe

## the game in pictures

vainqueur-page-aim = Zwölf Etappen rund um Frankreich mit einem Fahrer und einer Hand Karten. Fahr, halte die anderen auf und sei als Erster am Strich: nur Plätze bringen Punkte.
vainqueur-page-turn = Ein Zug in vier Bildern
vainqueur-page-turn-draw = Zieh eine, spiel eine
vainqueur-page-turn-draw-text = Du hast { $hand } Karten. Zieh eine dazu und wähl eine: fahren, einen Rivalen aufhalten, selbst wieder in Gang kommen oder ablegen.
vainqueur-page-turn-ride = Fahren
vainqueur-page-turn-ride-text = Genau so weit, wie die Karte sagt. Fahrer teilen sich ein Feld, keiner ist im Weg.
vainqueur-page-turn-stop = Oder halt einen Rivalen auf
vainqueur-page-turn-stop-text = Wen du willst, wo du willst; aber wer schon steht, bekommt kein zweites.
vainqueur-page-turn-clear = Oder komm wieder in Gang
vainqueur-page-turn-clear-text = Die passende Karte behebt dein Handicap. Das kostet den ganzen Zug.
vainqueur-page-cards = Die Karten
vainqueur-page-cards-kilometres = Kilometer
vainqueur-page-cards-kilometres-text = Fahr so weit.
vainqueur-page-cards-fall = { vainqueur-card-fall }
vainqueur-page-cards-fall-text = Nur ein Ersatzfahrrad bringt dich hoch.
vainqueur-page-cards-tyre = { vainqueur-card-burst_tyre }
vainqueur-page-cards-tyre-text = Ein Ersatzlaufrad oder ein Ersatzfahrrad.
vainqueur-page-cards-hunger = { vainqueur-card-hunger }
vainqueur-page-cards-hunger-text = Essen: eine Verpflegung.
vainqueur-page-cards-gear = { vainqueur-card-wrong_gear }
vainqueur-page-cards-gear-text = Ein Gangwechsel.
vainqueur-page-cards-specialists = Spezialisten
vainqueur-page-cards-specialists-text = Sprinter: gewinnt aus der Sprintzone. Kletterer: öffnet 40 und 60 km in den Bergen.
vainqueur-page-stages = Drei Arten von Etappen
vainqueur-page-stages-flat = Flach
vainqueur-page-stages-flat-text = Jede Kilometerkarte fährt. Beginnt dein Zug in der grünen Zone, gewinnt ein Sprinter sofort.
vainqueur-page-stages-mountain = Berge
vainqueur-page-stages-mountain-text = 20 km auf einmal, bis du einen Kletterer ausgelegt hast.
vainqueur-page-stages-trial = Zeitfahren
vainqueur-page-stages-trial-text = Keine Karten: würfle auf der roten Bahn und tu, was dein Feld sagt.
vainqueur-page-end = So endet eine Etappe
vainqueur-page-end-picture-text = Sofort, wenn jemand den Strich erreicht oder in der Zone einen Sprinter spielt. Keiner ist mehr dran: die anderen werden gewertet, wie sie stehen.
vainqueur-page-places = Plätze und die Mütze
vainqueur-page-places-picture-text = Auf demselben Feld teilt ihr Platz und Punkte. Dann starten alle neu, der Führende in Gelb und als Erster am Zug.
vainqueur-page-tour = So wird die Tour gewonnen
vainqueur-page-tour-places-text = Erster, Zweiter und Dritter jeder Etappe
vainqueur-page-tour-cap-text = Die meisten Punkte bisher: die gelbe Mütze, und du spielst zuerst.
vainqueur-page-tour-won-text = Nach der letzten Etappe gewinnen die meisten Punkte. Bei Gleichstand geht die Mütze vor.
vainqueur-page-hints = Drei Tipps aus dem Wagen
vainqueur-page-hints-stop-text = Behalte ein Handicap für den, der eine Karte vor dem Strich steht.
vainqueur-page-hints-sprint-text = Ein Sprinter ist eine ganze Etappe wert: fahr früh in die Zone und lass dir nichts anmerken.
vainqueur-page-hints-mountain-text = Spar dir die 20er für die Berge auf; dort füllen die großen Karten nur die Hand.

## Momente: was eine Sekunde lang die Bühne hat

vainqueur-moment-winner = Etappensieger
vainqueur-moment-tour = Sieger der Tour
vainqueur-moment-zone = Sprintzone
vainqueur-moment-last = Das Ziel in Sicht
vainqueur-moment-missed = Aussetzen
vainqueur-moment-cell = Feld { $cell }
vainqueur-moment-text = { $text }

## warum ein Bot etwas täte: wovon ein Zug mehr bringt

vainqueur-reason-points = Bringt Punkte für die Tour.
vainqueur-reason-road = Macht auf der Straße Boden gut.
vainqueur-reason-finish = Bringt das Ziel in Reichweite der nächsten Karte.
vainqueur-reason-free = Hält den Weg frei zum Weiterfahren.
vainqueur-reason-kilometres = Behält Kilometer für diese Etappe auf der Hand.
vainqueur-reason-reserve = Spart Kilometer für die kommende Etappe.
vainqueur-reason-counters = Hält gegen mehr Handicaps eine Antwort bereit.
vainqueur-reason-handicaps = Behält ein Handicap für das Finale auf der Hand.
vainqueur-reason-sprinter = Hat einen Sprinter für die Ebene.
vainqueur-reason-climber = Hat einen Kletterer für die Berge.
vainqueur-reason-turn = Ist danach als Erstes am Zug.

## was die Dinge sind, für alle, die eines ansehen, und in der Kartenliste

vainqueur-explain-chapter-kilometres = Kilometerkarten
vainqueur-explain-chapter-handicaps = Handicaps
vainqueur-explain-chapter-counters = Hilfskarten
vainqueur-explain-chapter-specialists = Spezialisten
vainqueur-explain-chapter-riders = Bei den Fahrern
vainqueur-explain-chapter-road = Auf der Straße
vainqueur-explain-chapter-track = { $name }
vainqueur-explain-chapter-die = Der Würfel
vainqueur-explain-chapter-piles = Die Stapel
vainqueur-explain-common-kilometres = Die Karte wird ganz gefahren, vom eigenen Fahrer; nur das Ziel kann sie kürzen. Niemand steht jemandem im Weg.
vainqueur-explain-common-handicaps = { $sprint_while_blocked ->
    [yes] Dein Fahrer fährt nicht, darf aber sprinten
   *[no] Dein Fahrer fährt und sprintet nicht
}; du ziehst trotzdem und darfst alles andere { $discard ->
    [only_if_stuck] spielen
   *[free] spielen oder ablegen
}. Am Ende der Etappe ist es vorbei.
vainqueur-explain-common-once = Niemand hat mehr als 1 Handicap zugleich, gleich welcher Art.
vainqueur-explain-common-once-per_stage = Niemand bekommt mehr als 1 Handicap in einer Etappe, gleich welcher Art.
vainqueur-explain-common-once-per_rival = Jeder Gegner darf dir 1 Handicap je Etappe geben, gleich welcher Art, und nie hast du mehr als 1 auf einmal.
vainqueur-explain-spent-name = Kein Handicap mehr
vainqueur-explain-common-counters = Nur auf ein Handicap, das vor dir liegt, und es ist dein ganzer Zug: Ab dem nächsten fährst du wieder.
vainqueur-explain-cure-one = { $card }.
vainqueur-explain-cure-two = { $card } oder { $other }.
vainqueur-explain-cure = Eine dieser Karten: { $cards }.
vainqueur-explain-case-early = Du musst schon in der Zone stehen, wenn dein Zug beginnt.
vainqueur-explain-case-wherever = Er gewinnt, wo immer die anderen sind, auch näher am Ziel.
vainqueur-explain-case-blocked = Nicht mit einem Handicap vor dir.
vainqueur-explain-case-next-turn = Ihn hinzulegen ist dein Spiel in diesem Zug; er hilft ab dem nächsten bis zum Ende der Etappe, und kein Handicap berührt ihn.
vainqueur-explain-case-one-climber = Ein zweiter kann nicht gelegt, nur abgelegt werden.
vainqueur-explain-cap = { $cap_tie ->
    [stage_winner] Wer nach Punkten führt, trägt sie, bei Gleichstand an der Spitze der Sieger der gefahrenen Etappe. Wer sie trägt, fährt
   *[leaders] Wer nach Punkten führt, trägt sie, fährt
} mit dem gelben Fahrer und spielt in der nächsten Etappe zuerst. Punkte bringt sie nicht.
vainqueur-explain-miss-name = Setzt einen Zug aus
vainqueur-explain-miss = Der nächste Zug in diesem Zeitfahren entfällt. Nach der Etappe ist es vergessen.
vainqueur-explain-sprint-name = Sprintzone
vainqueur-explain-sprint = Wer hier steht, wenn der Zug beginnt, darf einen Sprinter spielen und gewinnt die Etappe.
vainqueur-explain-climb-name = Gebirge
vainqueur-explain-climb = Ohne Kletterer vor dir fährst du hier nur Karten von 20 km, und ein Sprinter kann nicht gespielt werden.
vainqueur-explain-finish-name = Ziel
vainqueur-explain-finish = Wer hier zuerst ist, gewinnt, und die Etappe ist sofort zu Ende; die anderen werden platziert, wo sie stehen. Punkte: { $points }.
vainqueur-explain-case-not-exact = Die genaue Zahl braucht es nicht: Was übrig ist, verfällt.
vainqueur-explain-case-exact = Im Zeitfahren muss es genau getroffen werden.
vainqueur-explain-cell-name = Feld { $cell }
vainqueur-explain-common-track = Es zählt sofort, wenn dein Wurf dort endet.
vainqueur-explain-common-no-chain = Wohin dich eine Anweisung schickt, zählt nicht, was dort steht.
vainqueur-explain-common-chain = Wohin dich eine Anweisung schickt, zählt auch, was dort steht, jede höchstens einmal je Wurf.
vainqueur-explain-die = Er rollt nur im Prolog und in den Zeitfahren: Du fährst so viele Felder, wie er zeigt{ $tt_exact_finish ->
    [yes] , aber nie über das Ziel hinaus
   *[no] {""}
}.
vainqueur-explain-pile-draw = { $cards } Karten insgesamt. Du hältst { $hand }: In deinem Zug ziehst du eine und spielst oder legst dann eine ab. Ist der Stapel leer, wird die Ablage gemischt.
vainqueur-explain-pile-discard = Alles Gespielte und Abgelegte, offen. { $discard ->
    [only_if_stuck] Nur wenn du weder fahren noch ein Handicap legen noch eines beheben kannst, darfst du hier jede Karte ablegen, ohne Wirkung.
   *[free] Statt zu spielen darfst du hier jede Karte ablegen, ohne Wirkung.
}
