# De Tour met koers- en risicokaarten, Nederlands. *…* is nadruk; $you is "yes" als $who de lezer zelf is.

bostock-name = Bostock
bostock-tagline = Drie getallen voor drie renners, en rode stippen die je dag maken of breken: vijf etappes, twee tijdritten, één routeboek.
bostock-box = Tour de France, MB, van Donald Bostock
bostock-box-contents = één bord met vijf etappes, 48 koerskaarten, 20 risicokaarten, veertien renners

## renners, kaarten, vakken

# het begin van een zin over een renner
bostock-rider = { $you ->
    [yes] Jouw *{ $bib }*
   *[no] *{ $bib } { $who }*
}
bostock-card-race = { $colour ->
    [red] Rood
    [blue] Blauw
    [orange] Oranje
    [white] Wit
   *[sprint] Sprint
} { $numbers }
bostock-card-title = { $title }
bostock-card-red-100 = rood 1-0-0
bostock-card-red-110 = rood 1-1-0
bostock-card-red-200 = rood 2-0-0
bostock-card-red-111 = rood 1-1-1
bostock-card-red-210 = rood 2-1-0
bostock-card-red-211 = rood 2-1-1
bostock-card-red-220 = rood 2-2-0
bostock-card-red-221 = rood 2-2-1
bostock-card-blue-100 = blauw 1-0-0
bostock-card-blue-110 = blauw 1-1-0
bostock-card-blue-200 = blauw 2-0-0
bostock-card-blue-111 = blauw 1-1-1
bostock-card-blue-210 = blauw 2-1-0
bostock-card-blue-211 = blauw 2-1-1
bostock-card-blue-220 = blauw 2-2-0
bostock-card-blue-221 = blauw 2-2-1
bostock-card-orange-100 = oranje 1-0-0
bostock-card-orange-110 = oranje 1-1-0
bostock-card-orange-200 = oranje 2-0-0
bostock-card-orange-111 = oranje 1-1-1
bostock-card-orange-210 = oranje 2-1-0
bostock-card-orange-211 = oranje 2-1-1
bostock-card-orange-220 = oranje 2-2-0
bostock-card-orange-221 = oranje 2-2-1
bostock-card-white-100 = wit 1-0-0
bostock-card-white-110 = wit 1-1-0
bostock-card-white-200 = wit 2-0-0
bostock-card-white-111 = wit 1-1-1
bostock-card-white-210 = wit 2-1-0
bostock-card-white-211 = wit 2-1-1
bostock-card-white-220 = wit 2-2-0
bostock-card-white-221 = wit 2-2-1
bostock-card-sprint-321 = sprint 3-2-1
bostock-mark-dot = Rode stip: wie hier stopt, trekt een risicokaart
bostock-mark-yellow = Gele trui
bostock-mark-green = Groene trui
bostock-mark-turned = { $turns ->
    [one] Slaat één beurt over
   *[other] Slaat { $turns } beurten over
}
bostock-mark-kept = { $colour ->
    [red] Moet { $title } nog spelen
   *[blue] Bewaart { $title }
}
bostock-mark-breakaway = In de aanval: het getal telt dubbel
bostock-sign-start = Start
bostock-sign-green = Groene streep · { $points } ptn
bostock-sign-finish = Finish
bostock-stakes-green = Eerste over de streep: { $first } punten en de groene trui. Draagt hij geel, dan krijgt de tweede er { $second } en de trui.
bostock-stakes-finish = Punten per plaats: { $points }.
bostock-stakes-team = De eerste voltallige ploeg krijgt { $points } punten{ $pair ->
    [0] {""}
   *[other] , elke ploeg met twee van de eerste drie { $pair }
}.
bostock-milestone-green = Groene streep
bostock-milestone-finish = Finish
bostock-pile-draw = Koers
bostock-pile-discard = Aflegstapel
bostock-pile-risk = Risico
bostock-pile-heat = Nr. { $bib } gelegd:
bostock-number = { $number ->
    [0] { $bonus_on_zero ->
        [no] 0: geen stap
       *[yes] 0: alleen het extra vak
    }
    [one] 1 vak
   *[other] { $number } vakken
}
bostock-number-nought = 0: geen vak
bostock-number-bonus = +1: één vak extra, voor een kaart in je eigen kleur
bostock-number-steps = { $number ->
    [one] 1 vak van een risicokaart
   *[other] { $number } vakken van een risicokaart
}

## etappe, beurt, tabellen

bostock-stage-road = rit in lijn
bostock-stage-team_time_trial = ploegentijdrit
bostock-stage-individual_time_trial = individuele tijdrit
bostock-stage-length = { $rows } rijen
bostock-stage-steps = { $steps } vakken
bostock-round = Beurt *{ $round }*
bostock-round-nominate = Inschrijving
bostock-round-heat = { $ride_off ->
    [0] Reeks *{ $heat }*
   *[other] Barrage { $ride_off }, reeks *{ $heat }*
}
bostock-table-sum = Punten
bostock-table-individual = Individueel
bostock-table-team = Ploegen
bostock-table-stage = Etappe-uitslag
bostock-table-stage-note = { $stage }
bostock-table-line = Binnen
bostock-table-trial = Tijdrit
bostock-table-final = Eindstand
bostock-table-before = voor de eerste etappe
bostock-table-after = na etappe { $stage } van { $of }
bostock-row-sum = individueel { $individual } · ploeg { $team }
bostock-row-green = { $points ->
    [one] met één punt van de groene streep
   *[other] met { $points } punten van de groene streep
}
bostock-row-complete = voltallig
bostock-row-rides = { $rides } kaarten, met barrages
bostock-row-heat = op { $distance } van { $length } · { $cards ->
    [one] één kaart in de hand
   *[other] { $cards } kaarten in de hand
}
bostock-row-waits = moet nog rijden

## vragen

bostock-question-card = Speel een koerskaart
bostock-question-second = Tweede adem: speel nog een koerskaart
bostock-question-risk = Speel eerst { $title }
bostock-question-risk-late = Speel nu { $title }, of bewaar ze
bostock-question-pass = Niemand kan vooruit: leg een kaart af
bostock-question-crossing = Je ploeg wacht: leg een kaart af
bostock-question-move = Verdeel { $numbers }
bostock-question-bonus = Eén vak extra, als je wilt
bostock-question-gift = { $steps ->
    [one] Rij één vak verder
   *[other] Rij { $steps } vakken verder
}
bostock-question-pick = Wie geeft zijn wiel aan nummer { $bib }?
bostock-question-swap = Bevoorrading: ruil kaarten, of stop
bostock-question-lay_off = De jury neemt een van je beste kaarten: welke?
bostock-question-nominate = Kies je renner voor de tijdrit
bostock-question-ride = Leg een kaart gedekt neer voor nummer { $bib }
bostock-question-over = De Tour is afgelopen

## wat je kunt proberen, en wat het doet

bostock-try-card = { $card } spelen
bostock-try-pass = { $card } afleggen
bostock-try-risk = { $title } spelen
bostock-try-move = Nummer { $bib } met { $number }{ $bonus ->
    [yes] {" "}+ 1
   *[no] {""}
} { $finish ->
    [yes] over de finish
   *[no] naar { $cell }
}
bostock-try-bonus = Nummer { $bib } neemt het extra vak { $finish ->
    [yes] over de streep
   *[no] naar { $cell }
}
bostock-try-keep_risk = Bewaren: beurt beëindigen
bostock-try-gift = Nummer { $bib } { $finish ->
    [yes] over de finish
   *[no] naar { $cell }
}
bostock-try-end = Het extra vak laten
bostock-try-pick = Nummer { $bib } geeft zijn wiel
bostock-try-swap = { $card } ruilen
bostock-try-stop = { $count ->
    [0] Al je kaarten houden
   *[other] Genoeg: trekken
}
bostock-try-lay_off = { $card } afstaan
bostock-try-nominate = Nummer { $bib } tegen de klok
bostock-try-ride = { $card } gedekt neerleggen
bostock-try-ride_on = Altijd de hoogste kaart
bostock-hint-card = { $own ->
    [yes] Je eigen kleur: één renner mag een vak verder.
   *[no] Eén getal voor elke renner, zoals je wilt.
}
bostock-hint-pass = { $cause ->
    [crossing] Niemand rijdt; je trekt een nieuwe kaart.
   *[stuck] Niemand rijdt; er wordt nog een kaart omgedraaid, en je trekt.
}
bostock-hint-fall-others = Iedereen op de vakken om deze renner heen verliest een beurt, hijzelf niet.
bostock-hint-risk = { $text }
bostock-hint-keep_risk = De risicokaart blijft liggen voor een latere beurt.
bostock-hint-risk-now = Ze werkt meteen, na je koerskaart.
bostock-hint-risk-late = { $text } Aan deze tafel mag ze ook na je koerskaart, zelfs in de beurt waarin je ze trekt.
bostock-hint-move = { $steps ->
    [one] Eén vak
   *[other] { $steps } vakken
}{ $short ->
    [0] {""}
    [one] , één gaat verloren
   *[other] , { $short } gaan verloren
}{ $bonus ->
    [yes] , met het extra vak
   *[no] {""}
}{ $line ->
    [green] ; als eerste over de groene streep
    [second] ; als tweede over de groene streep
    [finish] ; binnen op plaats { $place }
   *[none] {""}
}{ $dot ->
    [yes] ; dan een risicokaart
   *[no] {""}
}.
bostock-hint-end = De beurt gaat zonder verder.
bostock-hint-pick = Hij verliest een beurt, en nummer { $mate } rijdt door.
bostock-hint-swap = Je trekt er een nieuwe kaart voor.
bostock-hint-stop = { $count ->
    [0] Er wordt geen kaart geruild.
    [one] Je trekt één nieuwe kaart.
   *[other] Je trekt { $count } nieuwe kaarten.
}
bostock-hint-lay_off = Ze gaat naar de aflegstapel, en je trekt aan het eind van de beurt.
bostock-hint-nominate = Eén renner per ploeg; de minste kaarten leveren { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
bostock-hint-ride = { $steps ->
    [one] Eén vak
   *[other] { $steps } vakken
}: { $home ->
    [yes] over de streep.
   *[no] naar { $distance } van { $length }.
}
bostock-hint-ride_on = Telkens wordt je hoogste kaart gelegd, tot aan de streep: iets anders loont niet.

## het verslag

bostock-event-dealer_drawn = { $you ->
    [yes] Het lot maakt *jou* de eerste gever.
   *[no] Het lot maakt *{ $who }* de eerste gever.
}
bostock-stage-told = { $of ->
    [1] { $stage }
   *[other] Etappe { $order } van { $of }, { $stage }
}
bostock-event-stage_started = *{ bostock-stage-told }*: { $kind ->
    [team_time_trial] de ploegentijdrit begint.
    [individual_time_trial] de individuele tijdrit begint.
   *[road] de vlag gaat naar beneden.
}
bostock-event-round_started = Beurt { $round }.
bostock-event-drew = { $you ->
    [yes] *Je* trekt { $cards }.
   *[no] *{ $who }* trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
}
    .quiet = yes
bostock-event-reshuffled = De aflegstapel wordt geschud: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} om te trekken.
bostock-event-card_played = { $you ->
    [yes] *Je* speelt *{ $card }*
   *[no] *{ $who }* speelt *{ $card }*
}{ $own ->
    [yes] {" "}in de eigen kleur
   *[no] {""}
}.
bostock-event-card_passed = { $you ->
    [yes] *Je* legt *{ $card }* af
   *[no] *{ $who }* legt *{ $card }* af
}{ $cause ->
    [crossing] {" "}aan de overweg.
   *[stuck] : niemand kan vooruit.
}
bostock-event-card_turned = De kaart die daarna komt, *{ $card }*, brengt ook niemand vooruit.
bostock-event-moved = { bostock-rider } rijdt { $steps ->
    [one] één vak
   *[other] { $steps } vakken
}{ $bonus ->
    [yes] {" "}met het extra vak
   *[no] {""}
}{ $cell ->
    [finish] {" "}en is over de streep.
   *[other] {" "}naar { $cell }.
}
bostock-event-numbers_lost = { $boxed ->
    [0] { $count ->
        [one] Niemand kan de { $numbers } gebruiken: één getal verloren.
       *[other] Niemand kan { $numbers } gebruiken: { $count } getallen verloren.
    }
    [one] { $bibs } zit ingesloten: { $count ->
        [one] één getal verloren.
       *[other] { $count } getallen verloren.
    }
   *[other] { $bibs } zitten ingesloten: { $count ->
        [one] één getal verloren.
       *[other] { $count } getallen verloren.
    }
}
bostock-event-steps_lost = { $boxed ->
    [0] Niemand kan de stappen van de risicokaart zetten: ze zijn verloren.
    [one] { $bibs } zit ingesloten: de stappen van de risicokaart zijn verloren.
   *[other] { $bibs } zitten ingesloten: de stappen van de risicokaart zijn verloren.
}
bostock-event-second_lost = Niemand kan een tweede kaart gebruiken: ze wordt niet gespeeld.
bostock-moment-lost = Verloren
bostock-event-bonus_left = { $you ->
    [yes] *Je* laat het extra vak.
   *[no] *{ $who }* laat het extra vak.
}
bostock-event-green_line = { bostock-rider } komt als { $place ->
    [1] eerste
   *[2] tweede
} over de *groene streep*: { $points ->
    [0] geen punten
    [one] één punt
   *[other] { $points } punten
}{ $jersey ->
    [yes] {" "}en de groene trui
   *[no] {""}
}.
bostock-event-last_kilometre = { bostock-rider } rijdt als eerste onder de *rode vod* door: { $left ->
    [one] nog één stap tot de streep.
   *[other] nog { $left } stappen tot de streep.
}
bostock-event-finished = { bostock-rider } komt binnen op plaats *{ $place }*.
bostock-event-team_home = { $you ->
    [yes] *Je* ploeg is voltallig binnen.
   *[no] De ploeg van *{ $who }* is voltallig binnen.
}
bostock-event-risk_drawn = { bostock-rider } stopt op een rode stip: *{ $title }*{ $keep ->
    [yes] , om te bewaren.
   *[no] .
}
bostock-event-risk_played = { $you ->
    [yes] *Je* speelt *{ $title }*.
   *[no] *{ $who }* speelt *{ $title }*.
}
bostock-event-risk_lost = { bostock-rider } is binnen: *{ $title }* gaat terug onder de stapel.
bostock-event-risk_kept = { $you ->
    [yes] *Jij* bewaart *{ $title }*.
   *[no] *{ $who }* bewaart *{ $title }*.
}
bostock-event-risk_idle = *{ $title }* verandert niets.
bostock-event-turned = { bostock-rider } slaat { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
} over.
bostock-event-upright = { bostock-rider } zit weer op de fiets.
bostock-event-hand_kept = { $you ->
    [yes] *Jij* houdt al je kaarten.
   *[no] *{ $who }* houdt alle kaarten.
}
bostock-event-swapped = { $you ->
    [yes] *Je* ruilt { $cards }.
   *[no] *{ $who }* ruilt { $cards }.
}
bostock-event-laid_off = { $you ->
    [yes] De jury neemt *{ $card }* van *jou* af.
   *[no] De jury neemt *{ $card }* van *{ $who }* af.
}
bostock-event-nominated = { bostock-rider } rijdt tegen de klok.
bostock-event-heat_started = { $ride_off ->
    [0] Reeks { $heat } van { $of }: *{ $riders }*.
   *[other] Barrage { $ride_off }, reeks { $heat } van { $of }: *{ $riders }*.
}
bostock-event-rides_on = { $you ->
    [yes] *Je* speelt vanaf nu telkens de hoogste kaart.
   *[no] *{ $who }* speelt vanaf nu telkens de hoogste kaart.
}
bostock-event-card_chosen = { $you ->
    [yes] *Je* legt { $card } gedekt neer.
   *[no] *{ $who }* legt een kaart gedekt neer.
}
    .quiet = yes
bostock-event-rode = { bostock-rider } draait *{ $card }* om: { $steps ->
    [one] één vak
   *[other] { $steps } vakken
}, samen { $distance }.
bostock-event-trial_home = { bostock-rider } is over de streep met { $used ->
    [one] één kaart
   *[other] { $used } kaarten
}.
bostock-event-hand_laid = { $you ->
    [yes] *Je* legt de rest af: { $cards }.
   *[no] *{ $who }* legt de rest af: { $cards }.
}
bostock-event-ride_off = *{ $riders }* staan gelijk met { $used ->
    [one] één kaart
   *[other] { $used } kaarten
} en rijden opnieuw.
bostock-event-stage_ended = *{ $stage }* is afgelopen.
bostock-event-complete_team = { $you ->
    [yes] *Je* ploeg is voltallig: { $points ->
        [one] één ploegpunt
       *[other] { $points } ploegpunten
    }.
   *[no] *{ $who }* heeft de voltallige ploeg: { $points ->
        [one] één ploegpunt
       *[other] { $points } ploegpunten
    }.
}
bostock-event-pair_bonus = { $you ->
    [yes] *Je* hebt twee van de eerste drie: { $points ->
        [one] één ploegpunt
       *[other] { $points } ploegpunten
    }.
   *[no] *{ $who }* heeft twee van de eerste drie: { $points ->
        [one] één ploegpunt
       *[other] { $points } ploegpunten
    }.
}
bostock-event-trial_won = { bostock-rider } { $shared ->
    [yes] deelt de tijdrit
   *[no] wint de tijdrit
} met { $used ->
    [one] één kaart
   *[other] { $used } kaarten
}: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
bostock-event-scored = { $you ->
    [yes] *Je* haalt
   *[no] *{ $who }* haalt
} { $individual } individueel en { $team } met de ploeg.
bostock-event-yellow_jersey = { bostock-rider } { $kept ->
    [yes] houdt de *gele trui*.
   *[no] pakt de *gele trui*.
}
bostock-event-tour_won = { $you ->
    [yes] *Je* { $shared ->
        [yes] deelt de Tour
       *[no] wint de Tour
    } met { $total } punten!
   *[no] *{ $who }* { $shared ->
        [yes] deelt de Tour
       *[no] wint de Tour
    } met { $total } punten!
}

## opties

bostock-option-stages = Tour
bostock-option-stages-help = Welke etappes worden gereden, altijd in hun volgorde.
bostock-option-stages-tour = Alle vijf de etappes
bostock-option-stages-classics = De drie ritten in lijn
bostock-option-stages-trials = De twee tijdritten
bostock-option-stages-plain = De eerste rit in lijn
bostock-option-squeeze = Ertussendoor glippen
bostock-option-squeeze-help = Welke twee renners een gat dichten: die voor je en die naast je, of de twee schuin voor je.
bostock-option-squeeze-corner = Voor en naast sluiten de diagonaal
bostock-option-squeeze-gate = Twee schuin voor sluiten het midden
bostock-option-whole_numbers = Ingesloten renners
bostock-option-whole_numbers-help = Mag je een getal geven aan een renner die het niet helemaal kan rijden, terwijl een ander van jou dat wel kan?
bostock-option-whole_numbers-false = Ja: ieder zo ver hij kan
bostock-option-whole_numbers-true = Nee: eerst hele getallen
bostock-option-bonus_on_zero = Kleurbonus en 0
bostock-option-bonus_on_zero-help = Mag het extra vak van je eigen kleur naar een renner die een 0 krijgt?
bostock-option-bonus_on_zero-true = Ja: hij rijdt 1
bostock-option-bonus_on_zero-false = Nee
bostock-option-bonus_step = Wanneer je het extra vak neemt
bostock-option-bonus_step-help = Hoort het extra vak van je eigen kleur bij het getal van een renner, of is het een stap apart als de getallen op zijn, ook voor een renner die al gereden heeft?
bostock-option-bonus_step-with_number = Bij een getal
bostock-option-bonus_step-afterwards = Apart, achteraf
bostock-option-fall_hits = Valpartij
bostock-option-fall_hits-help = Wie verliest een beurt bij de kaart Valpartij: ook de renner die ze trok, of alleen wie om hem heen rijdt?
bostock-option-fall_hits-all = Hij en wie om hem heen rijdt
bostock-option-fall_hits-others = Alleen wie om hem heen rijdt
bostock-option-kept_risk = Bewaarde risicokaarten
bostock-option-kept_risk-help = Wanneer speel je een bewaarde risicokaart: alleen aan het begin van een latere beurt, of ook na je koerskaart, zelfs in de beurt waarin je ze trok? Daarna helpen alleen nog stappen, renners die weer mogen rijden en een tweede koerskaart.
bostock-option-kept_risk-before_card = Voor de koerskaart
bostock-option-kept_risk-also_after = Ervoor of erna
bostock-option-ttt_mates = Ploeggenoten in de ploegentijdrit
bostock-option-ttt_mates-help = Je ploeg blijft in haar stroken: is dat één strook, waarin een renner wie achter hem rijdt ophoudt, of een strook per renner?
bostock-option-ttt_mates-in_file = Eén strook, niet inhalen
bostock-option-ttt_mates-abreast = Een strook per renner
bostock-option-ttt_pair_bonus = Twee bij drie in de ploegentijdrit
bostock-option-ttt_pair_bonus-help = Krijgt een ploeg met twee renners bij de eerste drie haar bonus ook in de ploegentijdrit?
bostock-option-ttt_pair_bonus-false = Nee
bostock-option-ttt_pair_bonus-true = Ja
bostock-option-itt_deck = Kaarten in de individuele tijdrit
bostock-option-itt_deck-help = Worden alle koerskaarten voor elke reeks geschud, of één keer voor alle reeksen, zodat de tweede krijgt wat de eerste overlaat?
bostock-option-itt_deck-each_heat = Voor elke reeks geschud
bostock-option-itt_deck-each_ride = Eén keer voor alle reeksen
bostock-option-yellow_by = Gele trui
bostock-option-yellow_by-help = Gaat hij naar de speler met de meeste individuele punten, of naar de renner zelf?
bostock-option-yellow_by-player = Per speler
bostock-option-yellow_by-rider = Per renner
bostock-option-dealer_rotation = Gever
bostock-option-dealer_rotation-help = Na elke etappe geeft de linkerbuur. Met twee spelers is tellen per rit in lijn eerlijker: anders begint dezelfde in alle drie.
bostock-option-dealer_rotation-per_stage = Elke etappe
bostock-option-dealer_rotation-road = Eerlijk over de ritten in lijn
bostock-option-final_tie = Gelijk aan het eind
bostock-option-final_tie-help = Wat spelers met dezelfde som scheidt.
bostock-option-final_tie-countback = Individuele punten, etappezeges, voltallige ploegen
bostock-option-final_tie-shared = Niets: de zege wordt gedeeld

## uitslagen

bostock-result-stage = { $you ->
    [yes] Jouw nummer { $bib } wint de etappe
   *[no] { $who } wint de etappe met nummer { $bib }
}
bostock-result-stage-summary = { $who } heeft de voltallige ploeg: { $points ->
    [one] één ploegpunt
   *[other] { $points } ploegpunten
}.
bostock-result-team = { $you ->
    [yes] Je wint de ploegentijdrit
   *[no] { $who } wint de ploegentijdrit
}
bostock-result-team-shared = { $whos } delen de ploegentijdrit
bostock-result-team-summary = Voltallig in de laatste beurt: { $points ->
    [one] één ploegpunt
   *[other] { $points } ploegpunten
} elk.
bostock-result-solo = { $you ->
    [yes] Jouw nummer { $bib } wint tegen de klok
   *[no] { $who } wint tegen de klok met nummer { $bib }
}
bostock-result-solo-shared = { $whos } delen de tijdrit
bostock-result-solo-summary = { $used ->
    [one] Eén kaart
   *[other] { $used } kaarten
} tot de streep{ $ride_offs ->
    [0] {""}
    [one] , na een barrage
   *[other] , na { $ride_offs } barrages
}.
bostock-result-tour = { $you ->
    [yes] Je wint de Tour
   *[no] { $who } wint de Tour
}
bostock-result-tour-shared = { $whos } delen de Tour
bostock-result-tour-summary = { $total } punten: { $individual } individueel, { $team } als ploeg.
bostock-award-yellow = Gele trui: nummer { $bib } van { $who }.
bostock-award-green = Groene trui: nummer { $bib } van { $who }.
bostock-award-complete = Voltallige ploeg: { $who }, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
bostock-award-pair = Twee van de eerste drie: { $who }, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
bostock-award-trial = Tijdrit: nummer { $bib } van { $who }, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
bostock-award-tour = { $who } wint de Tour{ $by ->
    [individual] : gelijke som, maar meer individuele punten
    [wins] : gelijke punten, maar meer etappezeges
    [complete] : gelijke punten en etappezeges, vaker voltallig
    [shared] {" "}samen met anderen: niets scheidt hen
   *[sum] {" "}met de hoogste som
}.

## wat gelijk geëindigden scheidt

bostock-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
bostock-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
bostock-tie-individual = { bostock-tie-ahead } vóór { bostock-tie-behind }: meer individuele punten, { $best } tegen { $other }.
bostock-tie-wins = { bostock-tie-ahead } vóór { bostock-tie-behind }: meer ritten in lijn gewonnen, { $best } tegen { $other }.
bostock-tie-complete = { bostock-tie-ahead } vóór { bostock-tie-behind }: vaker de voltallige ploeg op de weg, { $best } tegen { $other }.
bostock-tie-crossed = { bostock-tie-ahead } vóór { bostock-tie-behind }: eerder over de streep, plaats { $best } voor { $other }.
bostock-tie-ride-off = { bostock-tie-ahead } vóór { bostock-tie-behind }: minder kaarten in barrage { $ride }, { $best } tegen { $other }.
bostock-tie-ex-aequo = { bostock-tie-ahead } en { bostock-tie-behind } delen de plaats: beide ploegen voltallig in de laatste ronde.
bostock-tie-yellow-kept = { bostock-tie-ahead } heeft de gele trui, niet { bostock-tie-behind }: die ploeg draagt hem al.
bostock-tie-yellow-placed = { bostock-tie-ahead } heeft de gele trui, niet { bostock-tie-behind }: een renner geklasseerd in de laatste rit in lijn, de ander geen.
bostock-tie-yellow-place = { bostock-tie-ahead } heeft de gele trui, niet { bostock-tie-behind }: beste renner van de laatste rit in lijn, plaats { $best } voor { $other }.
bostock-tie-shared = { bostock-tie-ahead } en { bostock-tie-behind } delen de plaats: niets scheidt hen.

## waar de cijfers vandaan komen

bostock-provenance-rulebook = Alle cijfers zijn die van de gedrukte regels, kaarten en borden.
bostock-provenance-reconstruction = De spelregels geven de regels, de punten van de groene streep en die van de individuele tijdrit; de andere punten, de meeste kaarten en de borden zijn onze reconstructie.

## waarom niet

bostock-refusal-BOS-1-2 = Nummer { $bib } rijdt voor een andere ploeg.
bostock-refusal-BOS-1-3 = Die ploeg is niet in koers.
bostock-refusal-BOS-2-5 = { $who } is aan de beurt: het gaat rond vanaf de linkerkant van de gever.
bostock-refusal-BOS-4-2 = Eén koerskaart uit je hand per beurt, dan de renners: dit is niet het moment, of niet een kaart uit je hand.
bostock-refusal-BOS-4-3 = Het getal zegt hoeveel vakken: { $number ->
    [0] nul brengt niemand vooruit
    [one] één, en niet meer
   *[other] { $number }, en niet meer
}.
bostock-refusal-BOS-4-5 = Eén getal voor elke renner, en elk getal één keer.
bostock-refusal-BOS-4-7 = Dat zou het extra vak zijn, en deze kaart heeft niet jouw kleur.
bostock-refusal-BOS-4-8 = Dat zou het extra vak zijn, en een sprintkaart geeft er geen.
bostock-refusal-BOS-4-9 = { $zero ->
    [apart] Aan deze tafel komt het extra vak apart, één keer, als de getallen op zijn.
    [yes] Aan deze tafel gaat het extra vak niet naar een renner op 0.
   *[no] Het extra vak geef je één keer, samen met het getal van de renner, niet achteraf.
}
bostock-refusal-BOS-4-10 = Het extra vak moet echt gereden worden, en de weg houdt ervoor op of is dicht.
bostock-refusal-BOS-4-11 = Een nul met het extra vak is geen uitweg: elk ander getal heeft nog een renner nodig.
bostock-refusal-BOS-5-1 = Speel eerst een koerskaart, dan rijden de renners.
bostock-refusal-BOS-5-2 = Zolang een van je renners vooruit kan, moet je een kaart spelen.
bostock-refusal-BOS-5-3 = Gebruik eerst de getallen: er is nog een renner die vooruit kan.
bostock-refusal-BOS-5-5 = Niemand van je ploeg kan een stap doen: de kaart kan alleen worden afgelegd.
bostock-refusal-BOS-6-1 = Een stap gaat rechtdoor of één strook opzij: die strook is te ver.
bostock-refusal-BOS-6-3 = Niemand rijdt achteruit.
bostock-refusal-BOS-6-4 = Niemand rijdt zijwaarts.
bostock-refusal-BOS-6-5 = { $place ->
    [taken] Daar staat { $by }: op een vak past één renner.
    [off] Daar is geen weg.
   *[blocked] { $count ->
        [0] Geen weg daarheen: anderen staan ervoor, en springen mag niet.
       *[other] Ingesloten door { $by }: springen mag niet.
    }
}
bostock-refusal-BOS-6-6 = { $squeeze ->
    [gate] Twee renners schuin vooraan sluiten het vak ertussen af: je glipt er niet door.
   *[corner] Eén renner ervoor en één ernaast sluiten deze diagonaal af: je glipt er niet door.
}
bostock-refusal-BOS-6-7 = Elke renner gaat zo ver als getal en weg toelaten, niet minder.
bostock-refusal-BOS-6-11 = Een ander van je renners kan dit getal helemaal rijden: hier zou het verloren gaan.
bostock-refusal-BOS-6-10 = Nummer { $bib } { $turns ->
    [0] is al binnen.
    [one] slaat één beurt over.
   *[other] slaat { $turns } beurten over.
}
bostock-refusal-BOS-8-4 = Handel eerst de risicokaart af.
bostock-refusal-BOS-8-6 = Dat bepaalt de risicokaart, en die laat het niet toe.
bostock-refusal-BOS-8-7 = { $kept_risk ->
    [also_after] Een bewaarde risicokaart speel je aan het begin van een latere beurt of na een koerskaart, één per beurt, en alleen als ze dan iets kan doen.
   *[before_card] Een bewaarde risicokaart speel je aan het begin van een latere beurt, voor de koerskaart, één per beurt, en alleen als ze iets kan doen.
}
bostock-refusal-BOS-8-8 = De kaart is voor een andere renner van je.
bostock-refusal-BOS-8-10 = Er ligt een rode risicokaart voor je: niemand van je ploeg gaat over de finish tot ze gespeeld is.
bostock-refusal-BOS-8-11 = Een van je renners staat voor de streep: de rode risicokaart moet eerst.
bostock-refusal-BOS-8-14 = De stappen van een risicokaart krijgen geen extra vak.
bostock-refusal-BOS-13-1 = In de ploegentijdrit wisselt niemand van strook.
bostock-refusal-BOS-14-1 = Eerst kiest elke ploeg een van haar eigen renners.
bostock-refusal-BOS-14-6 = Elke renner van de reeks legt één kaart gedekt neer, dan worden ze alle omgedraaid.
bostock-refusal-BOS-15-2 = De Tour is afgelopen.
bostock-refusal-BOS-2-3 = De eerste gever is al bekend: { $who }.
bostock-refusal-BOS-14-12 = { $tied ->
    [yes] Alleen wie gelijk staat met de minste kaarten rijdt nog eens: { $whos }.
    [told] Deze barrage staat er al: een andere telefoon was sneller.
   *[no] Niemand staat gelijk: er is geen barrage.
}
bostock-refusal-BOS-16-1 = { $fault ->
    [kind] { $stage } is een etappe van een andere soort.
    [told] { $stage } heeft al een uitslag: verbeter die.
    [green] Noteer de eerste over de groene streep, en de tweede als de eerste geel droeg.
    [yellow] De eerste kan geen geel gedragen hebben: die ploeg heeft het niet.
   *[second] De eerste droeg geel: noteer ook de tweede.
}
bostock-refusal-BOS-16-4 = { $fault ->
    [missing] De kaarten van { $who } ontbreken.
    [cards] { $who } kan niet zoveel kaarten gebruikt hebben.
   *[number] { $who } heeft renners 1 tot 3.
}
bostock-refusal-BOS-16-2 = { $fault ->
    [twice] { $who } staat er één keer in, niet twee.
    [incomplete] De lijst eindigt met de derde renner van een ploeg, en geen ploeg heeft er drie.
    [too_many] Maar één ploeg kan drie renners in de lijst hebben, en geen enkele meer.
   *[after] De derde renner van een ploeg beëindigt de etappe: niemand komt na hem.
}
bostock-refusal-BOS-16-3 = { $fault ->
    [first] Noteer de eerste drie over de streep, niet meer en niet minder.
   *[incomplete] In een ploegentijdrit is minstens één ploeg voltallig.
}
bostock-refusal-BOS-16-7 = Met de gele trui per renner heeft elke renner zijn nummer nodig.
bostock-refusal-BOS-16-8 = { $who } is voltallig, dus eerste en niet tweede.

## het scoreblad aan een echte tafel (BOS-16)

bostock-sheet-stage = Etappe { $number } van { $of }: { $stage }
bostock-sheet-yellow = Gele trui: { $who }{ $chooses ->
    [yes] , die de renner kiest.
   *[no] .
}
bostock-sheet-green = Groene trui: { $who }{ $chooses ->
    [yes] , die weet welke renner.
   *[no] .
}
bostock-sheet-deals = { $who } geeft, { $first } begint.
bostock-sheet-tied = { $whos } staan gelijk en rijden nog eens.
bostock-sheet-missing = { $stage } heeft geen uitslag; wat erna komt, wacht.
bostock-sheet-order = Speelvolgorde
bostock-sheet-order-note = { $who } geeft
bostock-sheet-won = { $who } wint de etappe.
bostock-sheet-second = Tweede ploeg: { $who }, { $points ->
    [one] één ploegpunt
   *[other] { $points } ploegpunten
}.
bostock-sheet-trial-won = Tijdrit: { $whos }, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
bostock-sheet-table-gains = Wat de etappe opbracht
bostock-sheet-form-dealer = Eerste gever
bostock-sheet-form-riders = Aankomst per renner
bostock-sheet-form-colours = Aankomst per kleur
bostock-sheet-form-complete = Voltallige ploegen
bostock-sheet-form-cards = Gebruikte kaarten
bostock-sheet-form-ride-off = Barrage
bostock-sheet-field-dealer = Wie geeft het eerst?
bostock-sheet-field-finish = Wie kwam binnen, op volgorde?
bostock-sheet-field-finish-help = De derde renner van een ploeg beëindigt de etappe: hij sluit de lijst.
bostock-sheet-field-green = Wie kwam het eerst over de groene streep?
bostock-sheet-field-green-help = Ook de tweede, als de eerste geel droeg.
bostock-sheet-field-in-yellow = De eerste droeg geel
bostock-sheet-field-in-yellow-help = Alleen als niet bekend is welke renner hem draagt.
bostock-sheet-field-complete = Welke ploegen waren voltallig?
bostock-sheet-field-complete-help = Aan het eind van de laatste ronde.
bostock-sheet-field-first = Van wie waren de eerste drie over de streep?
bostock-sheet-field-first-help = Voor de bonus van twee bij de eerste drie.
bostock-sheet-field-second = Welke ploeg was tweede, als er een was?
bostock-sheet-field-second-help = Jullie puntentabel heeft er punten voor, en de spelregels zeggen niet welke ploeg dat is: de tabel van jullie doos beslist.
bostock-sheet-field-cards = Hoeveel kaarten gebruikte ieder?
bostock-sheet-field-cards-help = De laatste meegeteld; de minste wint.
bostock-sheet-field-ride-off = Hoeveel kaarten deze keer?
bostock-sheet-column-points = Punten
bostock-sheet-column-tens = Tientallen
bostock-sheet-column-units = Eenheden
bostock-sheet-column-sum = Som
bostock-sheet-column-individual = Individueel
bostock-sheet-column-team = Ploeg
bostock-sheet-column-green = Groene streep
bostock-sheet-column-cards = Kaarten
bostock-sheet-column-ride-offs = Barrages
bostock-sheet-column-number = Renner
bostock-sheet-points-title = Punten zoals in jouw doos?
bostock-sheet-points-where = Puntentabel, in de doos.
bostock-sheet-points-why = De spelregels verwijzen ernaar en drukken ze niet af. Wat je leeg laat, telt zoals wij het reconstrueerden.
bostock-sheet-points-without = Die van ons
bostock-sheet-points-others = Andere punten
bostock-sheet-points-road_individual = Plaatsen van een rit in lijn
bostock-sheet-points-solo_trial = Plaatsen van de individuele tijdrit
bostock-sheet-points-green_first = Eerste over de groene streep
bostock-sheet-points-green_second = Tweede, als de eerste geel droeg
bostock-sheet-points-road_complete = Rit in lijn, voltallige ploeg
bostock-sheet-points-road_second = Rit in lijn, tweede ploeg
bostock-sheet-points-road_pair = Rit in lijn, twee van de eerste drie
bostock-sheet-points-team_trial = Ploegentijdrit, voltallige ploeg
bostock-sheet-points-team_trial_second = Ploegentijdrit, tweede ploeg
bostock-sheet-told-dealer = { $who } geeft het eerst.
bostock-sheet-told-second = { $has_second ->
    [yes] ; tweede ploeg: { $second }
   *[no] {""}
}
bostock-sheet-told-road = { $stage }: { $whos }; groene streep: { $green }{ bostock-sheet-told-second }.
bostock-sheet-told-complete = { $stage }: voltallige ploegen: { $whos }{ $first ->
    [0] {""}
   *[other] ; eersten over de streep: { $firsts }
}{ bostock-sheet-told-second }.
bostock-sheet-told-cards = { $stage }: { $whos } gebruiken { $cards } kaarten.
bostock-sheet-told-ride_off = { $stage }, barrage: { $whos } gebruiken { $cards } kaarten.

## the game in pictures

bostock-page-aim = Drie renners en een kaart met drie getallen. Verdeel ze, zet de weg dicht, durf de rode stippen aan en breng alle drie binnen vóór een ander dat doet.
bostock-page-turn = Een beurt in vier beelden
bostock-page-turn-card = Speel een koerskaart
bostock-page-turn-card-text = Een van de { $hand } in je hand. Aan het eind van de beurt vul je weer aan.
bostock-page-turn-share = Verdeel de getallen
bostock-page-turn-share-text = Elke renner een getal, zoals je wilt, de een na de ander.
bostock-page-turn-ride = Rijd het helemaal
bostock-page-turn-ride-text = Rechtdoor of schuin over vrije vakken, zo ver als de weg toelaat. Stop je op een rode stip, dan trek je een risicokaart.
bostock-page-turn-squeeze = Niet ertussendoor
bostock-page-turn-squeeze-text = Een voor je en een naast je sluiten de schuine weg ertussen af.
bostock-page-things = Kaarten en tekens
bostock-page-things-race = Koerskaart
bostock-page-things-race-text = Drie getallen voor drie renners. { $colour_cards } per kleur.
bostock-page-things-own = Je eigen kleur
bostock-page-things-own-text = Een kaart in je kleur geeft één renner een stap extra, ook bij een 0.
bostock-page-things-sprint = Sprintkaart
bostock-page-things-sprint-text = De beste van het pak, van niemands kleur. Er zijn er { $sprint_cards }.
bostock-page-things-dot = Rode stip
bostock-page-things-dot-text = Stop je hier met een koerskaart: trek een risicokaart, tenzij je er een bewaart of deze beurt speelde.
bostock-page-things-good = Blauwe risicokaart
bostock-page-things-good-text = Helpt, nu of later. Er zijn er { $blue_cards }.
bostock-page-things-bad = Rode risicokaart
bostock-page-things-bad-text = Doet pijn. Bewaard houdt ze je ploeg van de streep. Er zijn er { $red_cards }.
bostock-page-stages = Drie soorten etappes
bostock-page-stages-road = In lijn
bostock-page-stages-road-text = Iedereen zit iedereen in de weg. Halverwege ligt de groene streep: de eerste eroverheen pakt de groene trui.
bostock-page-stages-team = Ploegentijdrit
bostock-page-stages-team-text = Elke ploeg een eigen strook, niet inhalen, geen stippen. In dezelfde ronde voltallig: samen gewonnen.
bostock-page-stages-alone = Individuele tijdrit
bostock-page-stages-alone-text = Elk één renner, twee tegelijk: elke kaart telt de som van haar getallen. De minste kaarten winnen.
bostock-page-fall = De valpartij
bostock-page-fall-picture-text = De bekendste risicokaart: de renner op de stip en iedereen om hem heen verliezen een beurt. Ze staan in de weg, en niemand komt erdoor.
bostock-page-finish = Zo eindigt een etappe
bostock-page-finish-picture-text = Je derde renner over de streep: meteen afgelopen. Wie nog onderweg is, krijgt geen plaats. Tot nu toe binnen:
bostock-page-tour = Zo win je de Tour
bostock-page-tour-places-text = Renners, elke rit in lijn
bostock-page-tour-green-text = Eerste over de groene streep
bostock-page-tour-team-text = Voltallige ploeg
bostock-page-tour-pair-text = Twee van de eerste drie
bostock-page-tour-alone-text = Winnaar van de individuele tijdrit
bostock-page-tour-won-text = Individuele en ploegpunten samen: de meeste winnen. Onderweg draagt de leider het geel.
bostock-page-hints = Drie tips uit de volgwagen
bostock-page-hints-block-text = Waar de weg smaller wordt, houden twee renners van jou naast elkaar iedereen op.
bostock-page-hints-order-text = Rijd eerst met je voorste renner: hij maakt plaats voor de anderen.
bostock-page-hints-third-text = Laat je laatste man niet achter: de derde wint de etappe, niet de eerste.

## momenten: wat een seconde lang op de voorgrond staat

bostock-moment-winner = Etappewinnaar
bostock-moment-tour = Eindwinnaar
bostock-moment-last = Laatste kilometer
bostock-moment-green = Groene streep
bostock-moment-trial = Tijdrit gewonnen
bostock-moment-stuck = Geen doorkomen aan
bostock-moment-laid-off = Jury
bostock-note-turned = −{ $turns } { $turns ->
    [one] beurt
   *[other] beurten
}

## redenen: waarom een bot het zou doen, gezegd van een zet die hier meer van brengt

bostock-reason-points = Pakt punten die niemand meer kan afnemen.
bostock-reason-complete = Brengt de hele ploeg dichter bij de streep: de laatste renner beslist.
bostock-reason-places = Brengt renners bij de eersten binnen.
bostock-reason-pair = Zet twee ploeggenoten op weg naar de eerste drie plaatsen.
bostock-reason-green = Gaat voor de punten aan de groene streep.
bostock-reason-progress = Haalt het meeste uit de kaart: er gaat haast geen stap verloren.
bostock-reason-freedom = Houdt de weg vooruit vrij.
bostock-reason-cards = Bewaart sterke kaarten voor de volgende beurten.
bostock-reason-risk = Maakt goed gebruik van de risicokaarten.
bostock-reason-trial = Kost minder kaarten tegen de klok.

## wat de dingen zijn, voor wie er een bekijkt en in de kaartenlijst

bostock-explain-chapter-race = Koerskaarten
bostock-explain-chapter-risk = Risicokaarten
bostock-explain-chapter-numbers = Getallen
bostock-explain-chapter-riders = Bij de renners
bostock-explain-chapter-road = Op de weg
bostock-explain-chapter-piles = De stapels
bostock-explain-race-name = Koerskaart { $numbers }
bostock-explain-race = Per kleur: { $each }.
bostock-explain-common-race = Eén getal voor elk van je 3 renners, naar keuze; een kaart in je eigen kleur geeft een van hen een extra vak.
bostock-explain-sprint-name = Sprintkaart { $numbers }
bostock-explain-sprint = Ze hoort bij geen kleur en geeft nooit een extra vak.
bostock-explain-case-sum = In de individuele tijdrit rijdt de renner de som van de getallen, en telt de kleur niet.
bostock-explain-case-nought = Een 0 brengt niemand vooruit; met het extra vak wordt het 1.
bostock-explain-case-nought-bare = Een 0 brengt niemand vooruit en krijgt geen extra vak.
bostock-explain-case-nought-apart = Een 0 brengt niemand vooruit; de renner mag het extra vak nog nemen.
bostock-explain-case-double-apart = Het extra vak telt niet dubbel.
bostock-explain-bonus-apart = Een kaart in je eigen kleur brengt één renner 1 vak verder: een stap apart als de getallen op zijn, ook voor een renner die al gereden heeft.
bostock-explain-case-stops = Het is een stop op zichzelf: op een rode stip trek je een risicokaart.
bostock-explain-case-steps = De stappen tellen voor de groene streep en de finish. Ze krijgen geen extra vak en leveren geen nieuwe risicokaart op.
bostock-explain-case-other = Je kiest uit wie een stap kan zetten; kan niemand dat, dan gebeurt er niets.
bostock-explain-case-team = Wie geen stap kan zetten, blijft staan.
bostock-explain-case-double = Het extra vak komt er na het verdubbelen bij: een 2 wordt 4, en 5 met het extra vak.
bostock-explain-case-upright = Alleen als een van je renners stilstaat; met je volgende koerskaart mogen ze weer rijden.
bostock-explain-case-extra = Elke kaart speel je volgens alle regels, ook het extra vak; na de tweede vul je je hand aan. Kan na de eerste niemand rijden, dan vervalt de tweede.
bostock-explain-case-swap = Je mag ze allemaal houden. De nieuwe kaarten trek je samen aan het eind.
bostock-explain-case-fall = Hooguit 8 vakken om hem heen, renners van elke ploeg, ook die van jou.
bostock-explain-case-longer = Verloren beurten tellen niet op: de langste wachttijd geldt.
bostock-explain-case-wheel = Jij kiest wie zijn wiel afstaat. Rijdt geen van je anderen, dan treft het de renner zelf.
bostock-explain-case-best = Zijn er meer de hoogste, dan kies je. Aan het eind van je beurt trek je een nieuwe.
bostock-explain-case-hunger = De beurt waarin je de kaart speelt, is de beurt die hij overslaat.
bostock-explain-case-headwind = Een 0 blijft 0.
bostock-explain-case-crossing = Voor de kaart die je aflegt, trek je een nieuwe.
bostock-explain-case-tied = Ze blijft bij deze renner en is verloren als hij over de finish gaat.
bostock-explain-case-untied = Ze blijft van jou, ook als de renner die haar trok binnen is.
bostock-explain-cure-red = Speel haar, aan het begin van een latere beurt: tot dan mag geen van je renners over de finish.
bostock-explain-cure-wait = Wachten: elke hele beurt van jou telt er 1 af.
bostock-explain-cure-car = Wachten: elke hele beurt van jou telt er 1 af. Of { $title }, meteen.
bostock-explain-number-name = Getal
bostock-explain-number = Zoveel stappen voor een van je renners. Jij kiest wie; ieder krijgt één getal.
bostock-explain-case-far = Hij rijdt zo ver als het getal en de weg toelaten, nooit korter.
bostock-explain-case-whole = Zolang een renner die nog niet reed het helemaal kan rijden, krijgt alleen zo’n renner het.
bostock-explain-bonus-name = Extra vak
bostock-explain-bonus = Een kaart in je eigen kleur brengt één renner 1 vak verder. Geef het samen met zijn getal, voor hij vertrekt.
bostock-explain-case-further = Alleen als hij er echt een vak verder door komt.
bostock-explain-case-no-way-out = Met een 0 is het geen uitweg: elk ander getal moet nog een renner vinden die het kan gebruiken.
bostock-explain-steps-name = Stappen van een risicokaart
bostock-explain-steps = Ze komen boven op de koerskaart en tellen voor de groene streep en de finish. Ze krijgen geen extra vak en leveren geen nieuwe risicokaart op.
bostock-explain-yellow = De speler van deze renner leidt op individuele punten{ $first ->
    [road] ; na de eerste etappe draagt de winnaar ervan hem.
   *[trial] .
} Niemand wordt er sneller van.
bostock-explain-yellow-rider = Deze renner leidt op individuele punten{ $first ->
    [road] ; na de eerste etappe draagt de winnaar ervan hem.
   *[trial] .
} Niemand wordt er sneller van.
bostock-explain-green = Gewonnen aan de groene streep, en gedragen tot de volgende. Niemand wordt er sneller van.
bostock-explain-case-both = Niemand draagt beide: een renner in het groen die geel krijgt, draagt geel, en groen wacht op de volgende groene streep.
bostock-explain-turned-name = Staat stil
bostock-explain-turned = Deze renner staat omgedraaid en rijdt niet; hij stopte meteen.
bostock-explain-case-blocks = Hij houdt zijn vak bezet en verspert de weg, en een nieuwe valpartij kan hem raken.
bostock-explain-breakaway-name = In de aanval
bostock-explain-breakaway = In deze beurt telt het getal dat je deze renner geeft dubbel.
bostock-explain-dot-name = Rode stip
bostock-explain-dot = Brengt een koerskaart je renner hier tot stilstand, trek dan een risicokaart. Eroverheen rijden of erop blijven staan telt niet.
bostock-explain-case-one-risk = Geen zolang je een risicokaart hebt, en geen als je er deze beurt een gespeeld hebt.
bostock-explain-case-gift = Stappen van een risicokaart leveren er geen op.
bostock-explain-green-line-name = Groene streep
bostock-explain-green-line = De eerste erover wint { $first } punten en de groene trui. Draagt hij geel, dan krijgt de tweede er { $second } en de trui.
bostock-explain-finish-name = Finish
bostock-explain-finish = Wie over de streep gaat, heeft zijn plaats en verlaat de weg. In lijn is de etappe voorbij als de derde renner van een ploeg binnen is. Precies uitkomen hoeft niet.
bostock-explain-climb-name = Klim van de col
bostock-explain-descent-name = Afdaling van de col
bostock-explain-pass = De weg is hier smal: er ontbreken vakken, en je zit elkaar gauw in de weg. Getallen tellen zoals overal.
bostock-explain-pile-draw-name = Trekstapel koerskaarten
bostock-explain-pile-draw = { $cards } koerskaarten in totaal. Aan het eind van je beurt vul je je hand aan tot { $hand }.
bostock-explain-pile-discard-name = Aflegstapel
bostock-explain-pile-discard = Gespeelde koerskaarten, open. Is de trekstapel op, dan worden ze geschud en opnieuw getrokken.
bostock-explain-pile-risk-name = Risicostapel
bostock-explain-pile-risk = { $cards } risicokaarten in totaal. Een gespeelde gaat gedekt onder de stapel.
bostock-explain-pile-heat-name = Kaart van de reeks
bostock-explain-pile-heat = Gedekt neergelegd; liggen ze er allemaal, dan worden ze omgedraaid, en ieder rijdt de som van de getallen.
