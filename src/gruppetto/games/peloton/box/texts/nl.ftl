# De race op zeshoeken met vijf dobbelstenen, Nederlands. *…* is nadruk; $you is "yes" als $who de lezer is.

peloton-name = Peloton
peloton-tagline = Dobbelstenen, wind en zeshoeken: in het wiel zitten, wegspringen, terugkomen. Tot zesendertig renners, vier truien, en het peloton wacht niet.
peloton-box = Tour de France Board Game
peloton-box-contents = zeshoeken voor vier etappes, vijf dobbelstenen, 36 renners, drie truikaarten

## renners, dobbelstenen, kaarten

# het begin van een zin over een renner
peloton-rider = { $you ->
    [yes] Jouw *{ $bib }*
   *[no] *{ $bib } { $who }*
}
peloton-hexes = { $steps ->
    [one] één vak
   *[other] { $steps } vakken
}
peloton-die-yellow = geel
peloton-die-white = wit
peloton-die-red = rood
peloton-die-polka = bolletjes
peloton-die-green = groen
peloton-die-yellow-help = Op het vlakke: 2 met aanval, 3, 3, 4, 5, 6.
peloton-die-white-help = Remt op het vlakke: 1, 1, 2, 2, 3, 3. De volgende twee van de groep zijn geremd.
peloton-die-red-help = Risico op het vlakke: 4, 5, 6, 7, val, zware val.
peloton-die-polka-help = Bergop: 1 met aanval, 2, 2, 3, 3, 4.
peloton-die-green-help = Bij een aanval of met een kaart: 3, 4, 4, 5, 5, 6. Niets remt hem ooit.
# the same in two words, below the die
peloton-die-yellow-note = 2 tot 6
peloton-die-white-note = 1–3 · remt
peloton-die-red-note = 4–7 · val
peloton-shows-number = { $value }
peloton-shows-attack = Aanval!
peloton-shows-crash = Val
peloton-shows-big_crash = Zware val
peloton-die-polka-note = bergop
peloton-die-green-note = bij aanval
peloton-card-yellow = Gele kaart
peloton-card-green = Groene kaart
peloton-card-polka = Bolletjeskaart
peloton-card-yellow-help = Eén keer in de etappe, op het vlakke: in aanvalspositie twee vakken en de groene dobbelsteen, anders alleen de groene.
peloton-card-green-help = Eén keer in de etappe, op het vlakke: in aanvalspositie twee vakken en de groene dobbelsteen, anders alleen de groene.
peloton-card-polka-help = Eén keer in de etappe, bergop: in aanvalspositie één vak en de groene dobbelsteen, anders vier vakken zonder worp.
peloton-jersey-yellow = Gele trui
peloton-jersey-green = Groene trui
peloton-jersey-polka = Bolletjestrui
peloton-mark-sprint = Sprint: 5, 3, 2, 1 punten voor de eerste vier die hier komen
peloton-mark-summit = Top: 5, 3, 2, 1 punten voor de eerste vier die hier komen
peloton-mark-attack-lead = Mag aanvallen: rijdt op kop van de groep
peloton-mark-attack-free = Mag aanvallen: vrije weg voor zich
peloton-mark-attack-catch = In aanvalspositie: mag bij de ontsnapping komen
peloton-mark-stuck = Ingesloten: kan deze beurtronde niet meer weg
peloton-mark-card = Heeft de { $card }
peloton-mark-breakaway = Er is iemand weg: gooi aanval om terug te komen, { $value } vakken
peloton-mark-breakaway-position = Er is iemand weg: gooi aanval in aanvalspositie om terug te komen, { $value } vakken
peloton-mark-braked = { $count ->
    [one] De volgende renner is geremd
   *[other] De volgende { $count } renners zijn geremd
}
peloton-mark-reset = Na de val moet er een nieuw tempo komen
peloton-sign-finish = Finish
peloton-stakes-sprint = Punten voor de eersten: { $points }.
peloton-stakes-summit = Punten op de top: { $points }.
peloton-stakes-finish = De etappetijden. Met bonificaties krijgen de eersten { $seconds } seconden.
peloton-milestone-finish = Finish

## groepen

peloton-group-head = Kopgroep
peloton-group-chase = Achtervolgers
peloton-group-bunch = Peloton
peloton-group-gruppetto = Gruppetto
peloton-group-lone = { $bib } alleen
peloton-group-note = { $bib } op kop{ $wind ->
    [left] , wind van links
    [right] , wind van rechts
   *[none] {""}
}{ $lap ->
    [0] {""}
   *[other] , ronde { $lap } van { $laps }
}

## etappe, beurtronde, klassementen

peloton-stage-flat = vlak
peloton-stage-hilly = heuvelachtig
peloton-stage-mountain = bergen
peloton-stage-length = { $km } km
peloton-stage-own = jullie cijfers
peloton-stage-own-length = { $km ->
    [0] lengte niet opgegeven
   *[other] { $km } km
}
peloton-round-start = Aan de start
peloton-round = Beurtronde *{ $sequence }*
peloton-table-individual = Algemeen
peloton-table-green = Sprint
peloton-table-polka = Bergen
peloton-table-teams = Ploegen
peloton-table-home = Aan de finish
peloton-table-road = Onderweg
peloton-table-so-far = tot nu toe
peloton-table-after = na etappe { $stage } van { $of }
peloton-table-stage = Etappe-uitslag
peloton-table-stage-note = { $stage }
peloton-row-team = { $riders ->
    [one] één renner
   *[other] { $riders } renners
}{ $out ->
    [0] {""}
   *[other] , { $out } uitgevallen
}
peloton-row-broken = minder dan drie aan een finish

## vragen

peloton-question-place = Zet een renner van ploeg { $team } neer
peloton-question-place-rider = Zet nummer { $bib } neer
peloton-question-speed = Nummer { $bib }: hoe hard?
peloton-question-attack = Nummer { $bib }: aanvallen of tempo maken?
peloton-question-catch = Nummer { $bib }: naar de ontsnapping toe?
peloton-question-move = Nummer { $bib }: rijd tot { $speed ->
    [one] één vak
   *[other] { $speed } vakken
}
peloton-question-leg = Nummer { $bib }: rijd door, tot { $speed ->
    [one] één vak
   *[other] { $speed } vakken
} verder
peloton-question-share = { $steps ->
    [one] Eén stap over: delen?
   *[other] { $steps } stappen over: delen?
}
peloton-question-consent = { $who } biedt { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} aan voor jouw { $receiver }: aannemen?
peloton-question-over = De koers is voorbij

## knoppen, wat je kunt proberen en wat het oplevert

peloton-button-adopt = { $pace ->
    [0] Tempo volgen
   *[other] Tempo volgen: { $pace }
}
peloton-button-solo = Solo
peloton-button-group = Hele groep
peloton-button-catch = { $value ->
    [0] Terugkomen
   *[other] Terugkomen: { $value }
}
peloton-button-decline = Niet aanvallen
peloton-button-stop = Hier blijven
peloton-button-keep = Houden
peloton-button-agree = Aannemen
peloton-button-refuse = Afslaan
peloton-try-place = { $bib } op { $hex } zetten
peloton-try-adopt = Tempo { $pace } volgen
peloton-order-follow = Al mijn renners volgen het tempo
peloton-hint-follow = Elke renner van je met een tempo in zijn groep neemt het over en rijdt het, tot de beurtronde voorbij is. Wie dat niet kan, vraagt het je.
peloton-try-throw-yellow = Geel gooien
peloton-try-throw-white = Wit gooien en remmen
peloton-try-throw-red = Rood gooien en het erop wagen
peloton-try-throw-polka = Bolletjes gooien
peloton-try-throw-green = Groen gooien
peloton-try-card = De { $card } spelen
peloton-try-solo = Alleen aanvallen
peloton-try-group = Met de groep aanvallen
peloton-try-catch = Naar de ontsnapping toe
peloton-try-decline = Niet aanvallen
peloton-try-move = { $bib } naar { $hex }
peloton-try-stop = Hier blijven
peloton-try-share = { $steps ->
    [one] Eén stap
   *[other] { $steps } stappen
} voor nummer { $bib }, tot { $hex }
peloton-try-keep = { $steps ->
    [one] De stap houden
   *[other] De stappen houden
}
peloton-try-agree = Laat { $receiver } naar { $hex } rijden
peloton-try-refuse = { $receiver } blijft staan
peloton-hint-adopt = Het volle tempo: { $pace ->
    [one] één vak
   *[other] { $pace } vakken
}, uit de wind.
peloton-hint-throw-yellow = 2 tot 6{ $wind ->
    [yes] , vanaf 3 één minder: je rijdt in de wind
    [bridge] , twee minder op de brug: je rijdt in de wind
   *[no] , voluit
}.{ $attack ->
    [yes] {" "}Met het symbool mag je aanvallen.
    [catch] {" "}Met het symbool mag je naar de ontsnapping toe.
   *[no] {""}
}{ $lone ->
    [yes] {""}
   *[no] {" "}Het wordt het tempo.
}
peloton-hint-throw-white = 1 tot 3, de wind kost niets.{ $lone ->
    [yes] {""}
   *[no] {" "}De volgende twee van de groep mogen alleen volgen, wit gooien of een kaart spelen.
}
peloton-hint-throw-red = 4 tot 7, de wind kost niets; maar één op de drie worpen eindigt op de grond, en de helft daarvan is { $dnf_scope ->
    [stage] einde etappe
   *[race] einde koers
}.
peloton-hint-throw-white-bridge = Op de brug kost de wind er twee: één vak.{ $lone ->
    [yes] {""}
   *[no] {" "}De volgende twee van de groep mogen alleen volgen, wit gooien of een kaart spelen.
}
peloton-hint-throw-red-bridge = 2 tot 5, want op de brug kost de wind er twee; en één op de drie worpen eindigt op de grond, en de helft daarvan is { $dnf_scope ->
    [stage] einde etappe
   *[race] einde koers
}.
peloton-hint-throw-polka = { $slowed ->
    [yes] 1 tot 3: rijd je alleen, dan kost de wind ook bergop een vak.
   *[no] 1 tot 4; na een 4 rijden de anderen 3.
}{ $attack ->
    [yes] {" "}Met het symbool mag je aanvallen.
    [catch] {" "}Met het symbool mag je naar de ontsnapping toe.
   *[no] {""}
}
peloton-hint-throw-polka-next = { $slowed ->
    [yes] 1 tot 3: rijd je alleen, dan kost de wind ook bergop een vak.
   *[no] 1 tot 4; na een 4 krijgt de volgende 3, wie daarachter komt 4.
}{ $attack ->
    [yes] {" "}Met het symbool mag je aanvallen.
    [catch] {" "}Met het symbool mag je naar de ontsnapping toe.
   *[no] {""}
}
peloton-hint-throw-green = Alleen bij een aanval of met een kaart.
peloton-hint-card-yellow = { $attack ->
    [choice] Twee vakken en de groene dobbelsteen: een solo waar niemand bij komt, of een aanval met de groep.
    [yes] Twee vakken, dan de groene dobbelsteen: een solo waar niemand bij komt.
   *[no] De groene dobbelsteen: 3 tot 6 vakken.
}
peloton-hint-card-green = { $attack ->
    [choice] Twee vakken en de groene dobbelsteen: een solo waar niemand bij komt, of een aanval met de groep.
    [yes] Twee vakken, dan de groene dobbelsteen: een solo waar niemand bij komt.
   *[no] De groene dobbelsteen: 3 tot 6 vakken.
}
peloton-hint-card-polka = { $attack ->
    [yes] Eén vak, dan de groene dobbelsteen: een solo waar niemand bij komt.
   *[no] Vier vakken; de anderen van de groep mogen 3 rijden.
}
peloton-hint-card-polka-next = { $attack ->
    [yes] Eén vak, dan de groene dobbelsteen: een solo waar niemand bij komt.
   *[no] Vier vakken; de volgende van de groep mag 3 rijden, wie daarachter komt 4.
}
peloton-hint-solo = Eerst { $first ->
    [one] één vak
   *[other] { $first } vakken
}, dan nog 3 tot 6 met de groene dobbelsteen. Wie achter je { $who_catches ->
    [attack_position] in aanvalspositie het symbool gooit
   *[group] het symbool gooit
}, mag je terughalen.
peloton-hint-group = { $first } en de groene dobbelsteen voor de hele groep: het nieuwe tempo.
peloton-hint-catch = { $value ->
    [one] Eén vak
   *[other] { $value } vakken
}, net zo ver als de aanvaller.
peloton-hint-decline = Het symbool is gewoon zijn getal, en het tempo.
peloton-hint-move = { $steps ->
    [one] Eén vak
   *[other] { $steps } vakken
}{ $line ->
    [sprint] : { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde
    } aan de sprint, +{ $points }
    [summit] : { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde
    } op de top, +{ $points }
    [sprint_distance] : { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde
    } aan de sprint tot nu toe, +{ $points } als het zo blijft
    [summit_distance] : { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde
    } op de top tot nu toe, +{ $points } als het zo blijft
   *[none] {""}
}{ $finish ->
    [yes] , over de streep met { $seconds }″
   *[no] { $beside ->
        [0] , alleen
        [one] , naast één renner
       *[other] , naast { $beside } renners
    }
}{ $rest ->
    [0] {""}
    [one] ; één stap om te delen
   *[other] ; { $rest } stappen om te delen
}.
peloton-hint-stop = De groene stappen kun je nog delen.
peloton-hint-keep = { $steps ->
    [one] De stap vervalt.
   *[other] De stappen vervallen.
}
peloton-hint-share-ask = { $who } moet het goedvinden.

## het verslag

peloton-stage-told = { $of ->
    [1] { $stage }
   *[other] Etappe { $order } van { $of }, { $stage }
}
peloton-event-stage_started = *{ peloton-stage-told }*: de renners stellen zich op.
peloton-event-teams_drawn = De ploegen starten in deze volgorde: { $teams }.
peloton-event-placed = { peloton-rider } staat aan de start.
    .quiet = yes
peloton-event-jersey = { peloton-rider } draagt de { $jersey ->
    [yellow] *gele trui*
    [green] *groene trui*
   *[polka] *bolletjestrui*
}.
peloton-event-sequence_started = Beurtronde { $sequence }: { $clock }.
peloton-event-collided = { peloton-rider } zit ingesloten en kan niet weg.
peloton-event-lost_turn = { peloton-rider } ligt nog op de grond.
    .quiet = yes
peloton-event-adopted = { peloton-rider } volgt het tempo: { $speed }.
peloton-event-threw = { peloton-rider } gooit { $die }: { $shows ->
    [attack] *{ $value } / aanval*
    [crash] *val*
    [big_crash] *zware val*
   *[other] *{ $shows }*
}.
peloton-event-paced = { peloton-rider } maakt tempo: *{ $pace }*{ $speed ->
    [one] , zelf één vak
   *[other] , zelf { $speed } vakken
}.
peloton-event-hard_to_follow = { peloton-rider } is moeilijk te volgen: de volgende komt maar tot { $pace }.
peloton-event-lone_speed = { peloton-rider } rijdt alleen: { $speed ->
    [one] één vak
   *[other] { $speed } vakken
}.
peloton-event-braked = { peloton-rider } remt; opgehouden: { $riders }.
peloton-event-crashed = { peloton-rider } *valt* en krabbelt overeind.
peloton-event-big_crash = *Zware val!* { peloton-rider } { $dnf_scope ->
    [stage] is uit de etappe
   *[race] is uit de koers
}.
peloton-event-brought_down = { peloton-rider } gaat mee onderuit.
peloton-event-card_played = { peloton-rider } speelt de *{ $card }*.
peloton-event-attacked_solo = { peloton-rider } *valt aan*!
peloton-event-attacked_group = { peloton-rider } valt aan en neemt de groep mee: tempo *{ $pace }*.
peloton-event-broke_away = { peloton-rider } is weg met { $value } vakken.
peloton-event-caught = { peloton-rider } gaat erachteraan: { $speed } vakken.
peloton-event-closed = { peloton-rider } laat de ontsnapping gaan.
peloton-event-moved = { peloton-rider } rijdt { peloton-hexes } naar { $hex }.
    .quiet = yes
peloton-event-stopped = { peloton-rider } rijdt niet verder.
peloton-event-offered = { peloton-rider } biedt { peloton-hexes } aan voor nummer { $receiver_bib }; { $to } mag het zeggen.
peloton-event-shared = { peloton-rider } deelt { peloton-hexes } met *{ $receiver_bib }*.
peloton-event-refused_share = { $you ->
    [yes] *Jij* slaat het aanbod van { $giver } af.
   *[no] *{ $who }* slaat het aanbod van { $giver } af.
}
peloton-event-rest_lost = { peloton-rider } kan { peloton-hexes } niet gebruiken: verloren.
peloton-event-kept_rest = { peloton-rider } geeft { peloton-hexes } aan niemand weg.
    .quiet = yes
peloton-event-line_reached = { peloton-rider } is { $place ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] vierde
} { $kind ->
    [sprint] aan de sprint
   *[summit] op de top
}{ $named ->
    [yes] {" "}(*{ $line }*)
   *[no] {""}
}: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
peloton-event-last_kilometre = { peloton-rider } rijdt als eerste onder de *rode vod* door: de laatste kilometer.
peloton-event-finished = { $place }. { peloton-rider }: { $time }.
peloton-event-stage_won = { peloton-rider } *wint { $stage }* in { $time }!
peloton-event-nobody_finished = Niemand rijdt { $stage } uit.
peloton-event-race_won = { peloton-rider } wint het algemeen klassement in { $time }!
peloton-event-classification_won = { peloton-rider } wint het { $kind ->
    [sprint] *sprintklassement*
   *[summit] *bergklassement*
} met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
peloton-event-team_won = Ploeg { $team }, *{ $who }*, wint het ploegenklassement in { $time }.
peloton-event-race_without_winner = Er is niemand meer over: de koers heeft geen winnaar.

## het einde van een etappe en van de koers

peloton-result-stage = { peloton-rider } wint { $stage }
peloton-result-stage-summary = { $time }{ $level ->
    [0] , alleen
    [one] , en nog één in dezelfde tijd
   *[other] , en nog { $level } in dezelfde tijd
}{ $known ->
    [yes] . De echte etappe duurde { $real }
   *[no] {""}
}.
peloton-result-nobody = Niemand rijdt { $stage } uit
peloton-result-nobody-summary = Alle renners zijn uitgevallen.
peloton-result-race = { $you ->
    [yes] Jij wint de koers
   *[no] { $who } wint de koers
}
peloton-result-race-summary = Nummer { $bib } staat eerste in het algemeen klassement met { $time }.
peloton-result-race-nobody = Een koers zonder winnaar
peloton-award-yellow = Gele trui: nummer { $bib }, { $who }
peloton-award-green = Groene trui: nummer { $bib }, { $who }
peloton-award-polka = Bolletjestrui: nummer { $bib }, { $who }
peloton-award-team = Beste ploeg: { $team }, { $who }

## wat gelijk geëindigden scheidt

peloton-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
peloton-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
peloton-tie-places = { peloton-tie-ahead } vóór { peloton-tie-behind }: lagere som van de etappeplaatsen, { $best } tegen { $other }.
peloton-tie-last-place = { peloton-tie-ahead } vóór { peloton-tie-behind }: beter geplaatst in de laatste etappe, { $best } voor { $other }.
peloton-tie-lines = { peloton-tie-ahead } vóór { peloton-tie-behind }: vaker op plaats { $nth } bij zulke lijnen, { $best } tegen { $other }.
peloton-tie-individual = { peloton-tie-ahead } vóór { peloton-tie-behind }: beter in het individuele klassement, { $best } voor { $other }.
peloton-tie-team-places = { peloton-tie-ahead } vóór { peloton-tie-behind }: lagere som van de plaatsen van de tellende renners, { $best } tegen { $other }.
peloton-tie-best-rider = { peloton-tie-ahead } vóór { peloton-tie-behind }: betere eerste renner in het individuele klassement, { $best } voor { $other }.
peloton-tie-stretch = { peloton-tie-ahead } vóór { peloton-tie-behind }: zelfde tijd, geplaatst naar hun eigen vak op de aankomststrook, dan naar aankomst: { $best } voor { $other }.
peloton-tie-entry = { peloton-tie-ahead } vóór { peloton-tie-behind }: zelfde tijd, eerder genoteerd, invoer { $best } voor { $other }.
peloton-tie-in-entry = { peloton-tie-ahead } vóór { peloton-tie-behind }: zelfde tijd, eerder in de volgorde van aankomst van hun groep, { $best } voor { $other }.
peloton-tie-shared = { peloton-tie-ahead } en { peloton-tie-behind } delen de plaats: niets scheidt hen.

## waarom niet

peloton-refusal-PEL-0-18 = Nummer { $bib } is aan de beurt: iedereen rijdt één keer per beurtronde, vanaf de kop van de koers.
peloton-refusal-PEL-1-3 = De renners worden nog opgesteld, ploeg na ploeg; { $turn } is aan de beurt.
peloton-refusal-PEL-1-4 = Renners komen op vrije vakken van de startzone.
peloton-refusal-PEL-1-5 = De renners worden opgesteld in de volgorde van het algemeen klassement; { $turn } is aan de beurt.
peloton-refusal-PEL-1-7 = De eerste renner opent de etappe met de gele dobbelsteen, bergop met die met bolletjes.
peloton-refusal-PEL-2-1 = Zo’n vak is er niet op deze weg.
peloton-refusal-PEL-2-3 = Niemand rijdt achteruit.
peloton-refusal-PEL-2-4 = Daar staat { $by }: één renner per vak.
peloton-refusal-PEL-2-5 = { $far ->
    [short] Aan deze tafel rijd je je hele snelheid: { $speed ->
        [one] één stap,
       *[other] { $speed } stappen,
    } of de rest gaat naar een eigen renner.
    [yes] Te ver: { $speed ->
        [one] één stap brengt je daar niet.
       *[other] { $speed } stappen brengen je daar niet.
    }
   *[no] Er staan renners in de weg: { $speed ->
        [one] één stap brengt je daar niet.
       *[other] { $speed } stappen over vrije vakken brengen je daar niet.
    }
}
peloton-refusal-PEL-2-6 = Wie kan rijden, rijdt minstens één vak.
peloton-refusal-PEL-3-1 = { $turn } is aan de beurt.
peloton-refusal-PEL-5-2 = De bolletjesdobbelsteen is voor klimmen.
peloton-refusal-PEL-5-3 = De groene dobbelsteen komt alleen bij een aanval of met een kaart.
peloton-refusal-PEL-5-8 = Een beurt heeft één snelheid: volgen, één dobbelsteen gooien of één kaart spelen, en dan rijden.
peloton-refusal-PEL-7-4 = Nummer { $bib } rijdt op kop en moet gooien: er is nog geen tempo.
peloton-refusal-PEL-7-8 = De groep heeft geen tempo om te volgen.
peloton-refusal-PEL-9-2 = Nummer { $bib } rijdt alleen: geen groep, geen tempo om te volgen.
peloton-refusal-PEL-9-4 = Wie alleen rijdt, heeft niemand om aan te vallen.
peloton-refusal-PEL-11-5 = Voor een aanval heb je het symbool nodig en de positie: op kop van de groep, of vrije weg voor je{ $climb_attack ->
    [lead_and_free] ; bergop beide
   *[lead_or_free] {""}
}.
peloton-refusal-PEL-12-1 = Er is iemand weg met { $value }: wie dan komt, moet gooien.
peloton-refusal-PEL-12-2 = Er is geen open ontsnapping die je met deze dobbelsteen terughaalt{ $who_catches ->
    [attack_position] , of de renner is niet in aanvalspositie
   *[group] {""}
}.
peloton-refusal-PEL-12-3 = Zolang er een ontsnapping open is, dient het symbool { $who_catches ->
    [attack_position] alleen wie in aanvalspositie is, en alleen om terug te komen
   *[group] om terug te komen
}.
peloton-refusal-PEL-12-5 = De ontsnapping is vertrokken: de rest van de beurtronde is het symbool gewoon een getal.
peloton-refusal-PEL-14-1 = Bergop gooi je alleen bolletjes, niet { $die }.
peloton-refusal-PEL-15-3 = Bergop valt ieder voor zichzelf aan.
peloton-refusal-PEL-16-2 = Tempo { $pace } is op het vlakke gemaakt; bergop kun je het niet volgen.
peloton-refusal-PEL-17-3 = Nummer { $bib } is geremd: volgen, wit gooien of een kaart spelen.
peloton-refusal-PEL-18-5 = Na de val komt er een nieuw tempo met de gele dobbelsteen.
peloton-refusal-PEL-19-1 = Er is niets te delen.
peloton-refusal-PEL-19-2 = Stappen gaan naar een andere renner in koers die niet gevallen of ingesloten is.
peloton-refusal-PEL-19-3 = Precies { $rest ->
    [one] één stap
   *[other] { $rest } stappen
} moeten hem naast nummer { $bib } brengen.
peloton-refusal-PEL-19-4 = Gever en ontvanger moeten naast elkaar uitkomen.
peloton-refusal-PEL-19-5 = { $own ->
    [yes] Aan deze tafel geven de ploegen van één speler elkaar geen stappen.
   *[no] { $share_with_opponents ->
        [no] Aan deze tafel krijgen tegenstanders geen stappen.
       *[yes] Tegenstanders vraag je één keer, en zij beslissen zelf.
    }
}
peloton-refusal-PEL-24-13 = De koers is voorbij.
peloton-refusal-PEL-25-1 = Nummer { $bib } heeft de { $card } niet, of heeft hem al gebruikt.
peloton-refusal-PEL-25-3 = Deze kaart is voor het vlakke.
peloton-refusal-PEL-25-4 = De kaart is gespeeld: alleen aanvallen, of met de groep.
peloton-refusal-PEL-25-6 = Deze aanval met de kaart is een solo.
peloton-refusal-PEL-25-7 = De bolletjeskaart is voor klimmen.

## waar de cijfers vandaan komen

peloton-provenance-rulebook = Alle cijfers zijn die van de gedrukte spelregels, de borden en de app van de uitgever.
peloton-provenance-reconstruction = De spelregels geven de dobbelstenen, de punten, de bonificaties en de basistijd van Parijs; de wegen, de andere basistijden en de seconden achter de streep zijn onze reconstructie.

## opties

peloton-option-race = Koers
peloton-option-race-help = Eén etappe, of meer met truien, kaarten en algemene klassementen.
peloton-option-race-single = Eendagskoers
peloton-option-race-stage_race = Etappekoers
peloton-option-stages = Etappes
peloton-option-stages-help = Welke etappes, in welke volgorde; in een etappekoers elke lijst.
peloton-option-stages-paris = Parijs
peloton-option-stages-roskilde-nyborg = Roskilde – Nyborg
peloton-option-stages-alpe-dhuez = Briançon – Alpe d’Huez
peloton-option-stages-carcassonne-foix = Carcassonne – Foix
peloton-option-team_size = Renners per ploeg
peloton-option-team_size-help = Alle ploegen zijn even groot.
peloton-option-team_size-3 = Drie
peloton-option-team_size-4 = Vier
peloton-option-team_size-5 = Vijf
peloton-option-team_size-6 = Zes
peloton-option-teams_per_seat = Ploegen per speler
peloton-option-teams_per_seat-help = Zoveel als er kleuren zijn.
peloton-option-teams_per_seat-1 = Eén
peloton-option-teams_per_seat-2 = Twee
peloton-option-teams_per_seat-3 = Drie
peloton-option-placement = Eerste start
peloton-option-placement-help = Stellen de ploegen hun renners om de beurt op, of elke ploeg in één keer?
peloton-option-placement-rotation = Om de beurt
peloton-option-placement-team_blocks = Ploeg na ploeg
peloton-option-later_start = Latere starts
peloton-option-later_start-help = Kiest de eigenaar het vak van elke renner, of wordt de startzone volgens klassement gevuld?
peloton-option-later_start-choice = Vrije keus
peloton-option-later_start-grid = Volgens klassement
peloton-option-wind_heir = Wind achter een ontsnapping
peloton-option-wind_heir-help = Als die vooraan weg of gevallen zijn, vangt dan de volgende de wind?
peloton-option-wind_heir-true = De volgende
peloton-option-wind_heir-false = Alleen de eerste
peloton-option-uphill_lone_wind = Alleen bergop
peloton-option-uphill_lone_wind-help = Verliest een renner alleen ook bergop één vak?
peloton-option-uphill_lone_wind-false = Niets
peloton-option-uphill_lone_wind-true = Eén vak
peloton-option-bridge_dice = Brug en dobbelstenen
peloton-option-bridge_dice-help = Kost de wind op de brug ook de witte en de rode dobbelsteen er twee?
peloton-option-bridge_dice-spared = Nee: alleen geel
peloton-option-bridge_dice-reduced = Ja: altijd twee minder
peloton-option-hard_pace = Een 4 bergop
peloton-option-hard_pace-help = Is het tempo na een 4 bergop 3 voor iedereen die volgt, of alleen voor de volgende renner?
peloton-option-hard_pace-all = 3 voor iedereen die volgt
peloton-option-hard_pace-next = 3 voor de volgende, dan 4
peloton-option-climb_attack = Aanvalspositie bergop
peloton-option-climb_attack-help = Is het op een klim genoeg om op kop te rijden of vrije weg te hebben, of heb je voor een aanval beide nodig?
peloton-option-climb_attack-lead_or_free = Kop of vrije weg
peloton-option-climb_attack-lead_and_free = Kop en vrije weg
peloton-option-who_catches = Een ontsnapping terughalen
peloton-option-who_catches-help = Mag ieder van de groep die het symbool gooit terugkomen, of alleen wie in aanvalspositie is?
peloton-option-who_catches-group = Ieder van de groep
peloton-option-who_catches-attack_position = Alleen in aanvalspositie
peloton-option-white_again = Wit van een geremde renner
peloton-option-white_again-help = Gooit een van de twee geremde renners zelf wit, eindigt het dan bij hen, of zijn de volgende twee opnieuw geremd?
peloton-option-white_again-ends = Eindigt bij hen
peloton-option-white_again-prolongs = Remt de volgende twee opnieuw
peloton-option-crash_victims = Wie mee onderuitgaat bij een zware val
peloton-option-crash_victims-help = Vallen de volgende twee van de groep in de speelvolgorde, of de twee die op de weg achter de renner staan?
peloton-option-crash_victims-order = Volgende twee in de volgorde
peloton-option-crash_victims-behind = Twee erachter op de weg
peloton-option-red_sets_pace = Rode dobbelsteen
peloton-option-red_sets_pace-help = Is een rood getal het tempo van de groep, of alleen van de renner zelf?
peloton-option-red_sets_pace-true = Maakt het tempo
peloton-option-red_sets_pace-false = Alleen zichzelf
peloton-option-dnf_scope = Zware val
peloton-option-dnf_scope-help = Is de renner uit de hele koers, of start hij weer met vijf minuten achterstand?
peloton-option-dnf_scope-race = Uit de koers
peloton-option-dnf_scope-stage = Uit de etappe
peloton-option-exact_move = Volle snelheid
peloton-option-exact_move-help = Mag een renner eerder stoppen, of moet hij zijn hele snelheid rijden?
peloton-option-exact_move-false = Mag eerder stoppen
peloton-option-exact_move-true = Moet alles rijden
peloton-option-share_with_opponents = Delen
peloton-option-share_with_opponents-help = Mag je ook tegenstanders stappen aanbieden?
peloton-option-share_with_opponents-true = Ook met tegenstanders
peloton-option-share_with_opponents-false = Alleen eigen ploeg
peloton-option-share_own_teams = Delen tussen eigen ploegen
peloton-option-share_own_teams-help = Als je meer ploegen leidt: mogen ze elkaar stappen geven, zonder vragen?
peloton-option-share_own_teams-like_opponents = Zoals met tegenstanders
peloton-option-share_own_teams-always = Altijd
peloton-option-share_own_teams-never = Nooit
peloton-option-finish_times = Zelfde tijd
peloton-option-finish_times-help = Wie krijgt aan de finish dezelfde tijd?
peloton-option-finish_times-ridden = Wie samen binnenkomt
peloton-option-finish_times-sequence = De hele beurtronde
peloton-option-bonuses = Bonificaties
peloton-option-bonuses-help = 10, 6 en 4 seconden voor de eerste drie van een etappe.
peloton-option-bonuses-true = Met
peloton-option-bonuses-false = Zonder
peloton-option-cards = Truikaarten
peloton-option-cards-help = De leiders van de klassementen hebben in de volgende etappe een kaart.
peloton-option-cards-true = Met
peloton-option-cards-false = Zonder
peloton-option-card_group_attack = Groepsaanval met kaart
peloton-option-card_group_attack-help = Mag je met de gele of groene kaart ook met de groep aanvallen?
peloton-option-card_group_attack-false = Alleen solo
peloton-option-card_group_attack-true = Solo of groep
peloton-option-victory = Wie wint
peloton-option-victory-help = De eigenaar van de beste renner, of van de beste ploeg.
peloton-option-victory-individual = Beste renner
peloton-option-victory-team = Beste ploeg
peloton-option-line_order = Eerste aan sprints en toppen
peloton-option-line_order-help = Wie scoort aan een lijn: wie er in het spel het eerst is, of wie er aan het eind van de beurtronde het verst voorbij is?
peloton-option-line_order-time = Eerst in het spel
peloton-option-line_order-distance = Verst in de beurtronde

## de app van de jury aan een echte tafel (PEL-27)

peloton-sheet-stage = Etappe { $number } van { $of }: { $stage }
peloton-sheet-race-won = { $who } wint de koers
peloton-sheet-race-over = De koers is voorbij en niemand is geklasseerd
peloton-sheet-base = basistijd { $time }
peloton-sheet-sequence = Beurtronde
peloton-sheet-racing = { $left } van de { $riders } renners onderweg
peloton-sheet-card = { $card }: { $who }{ $used ->
    [yes] , gespeeld
   *[no] {""}
}
peloton-sheet-missing = { $stage } is niet compleet; wat erna komt, wacht.
peloton-sheet-team-order = Volgorde van de ploegen
peloton-sheet-start-list = Startlijst
peloton-sheet-start-by-time = volgens het algemeen klassement
peloton-sheet-won = { $who } wint de etappe in { $time }.
peloton-sheet-nobody = Niemand is gefinisht: de etappe heeft geen winnaar.
peloton-sheet-real = In de echte etappe: { $time }.
peloton-sheet-leads-yellow = Gele trui: { $who }.
peloton-sheet-leads-green = Groene trui: { $who }.
peloton-sheet-leads-polka = Bolletjestrui: { $who }.
peloton-sheet-leads-team = Beste ploeg: { $who }.
peloton-sheet-tour-one = Alleen { $stage }
peloton-sheet-tour-all = Alle etappes
peloton-sheet-box-title = De basistijden van jouw etappes?
peloton-sheet-box-where = De app van de uitgever, of het blad van elke etappe.
peloton-sheet-box-why = De spelregels geven alleen de basistijd van Parijs. Elke tijd van een etappe begint ermee; wat je leeg laat, telt zoals wij het reconstrueerden.
peloton-sheet-box-without = Die van ons
peloton-sheet-box-base = Basistijd, u:mm:ss
peloton-sheet-box-stage = { $stage }
peloton-sheet-own-stage = De etappe
peloton-sheet-own-length = Lengte in km
peloton-sheet-own-base = Basistijd, u:mm:ss
peloton-sheet-own-seconds = Seconden gedrukt achter de finish
peloton-sheet-own-sprint = Sprints
peloton-sheet-own-summit = Bergen
peloton-sheet-line = { $id }: { $line }
peloton-sheet-form-order = Ploegvolgorde loten
peloton-sheet-form-start = Start
peloton-sheet-form-turn = Beurt
peloton-sheet-form-turn-help = opent beurtronde { $number }
peloton-sheet-form-sprint = Sprint
peloton-sheet-form-summit = Top
peloton-sheet-form-replace = { $id } opnieuw
peloton-sheet-form-finish = Finish
peloton-sheet-form-finish-help = Beurtronde { $number }: { $time } plus de seconden van de aankomst
peloton-sheet-form-dnf = Opgave
peloton-sheet-form-card = Kaart gespeeld
peloton-sheet-field-order = In welke volgorde stellen de ploegen zich op?
peloton-sheet-field-seconds = Finishtijd: seconden
peloton-sheet-field-seconds-help = De waarde van het vak van de beste renner van de groep.
peloton-sheet-field-group = Renners van de groep, op volgorde van aankomst
peloton-sheet-field-dnf = Wie geeft op?
peloton-sheet-field-line = Welke streep?
peloton-sheet-field-takers = Wie kwam erover, op volgorde?
peloton-sheet-field-card = Welke kaart is gespeeld?
peloton-sheet-column-time = Tijd
peloton-sheet-column-gap = Achterstand
peloton-sheet-column-bonus = Bonificatie
peloton-sheet-column-sprint = Sprint
peloton-sheet-column-summit = Berg
peloton-sheet-column-points = Punten
peloton-sheet-told-order = De ploegen stellen zich op: { $whos }.
peloton-sheet-told-start = Etappe { $no }: start.
peloton-sheet-told-turn = Etappe { $no }: { $number ->
    [0] volgende beurtronde.
   *[other] beurtronde { $number }.
}
peloton-sheet-told-sprint = Etappe { $no }, sprint { $id } ({ $line }): { $whos }.
peloton-sheet-told-summit = Etappe { $no }, top { $id } ({ $line }): { $whos }.
peloton-sheet-told-finish = Etappe { $no }: { $whos } aan de finish met { $seconds }″.
peloton-sheet-told-home = Etappe { $no }: { $whos } binnen in { $time }, in deze volgorde.
peloton-sheet-told-dnf = Etappe { $no }: { $whos } uit koers.
peloton-sheet-told-card = Etappe { $no }: { $card } gespeeld.
peloton-refusal-PEL-27-4 = Een losse koers heeft één etappe, geen { $stages }.
peloton-refusal-PEL-27-8 = { $fault ->
    [told] De ploegen zijn al geloot: verbeter die regel.
    [late] De ploegen worden geloot voor de eerste etappe start.
   *[teams] Elke ploeg wordt één keer geloot.
}
peloton-refusal-PEL-27-10 = Beurtronde { $number } is al open: een andere telefoon was sneller. De pagina toont de koers zoals die nu is.
peloton-refusal-PEL-27-13 = { $who } start niet in { $stage }.
peloton-refusal-PEL-27-14 = { $line } staat er al: vervang die regel.
peloton-refusal-PEL-27-15 = Seconden gaan van 0 tot 59, niet { $seconds }.
peloton-refusal-PEL-27-29 = { $used ->
    [yes] De { $card } is in deze etappe al gespeeld.
   *[no] Niemand heeft de { $card } in deze etappe.
}
peloton-refusal-PEL-27-30 = { $fault ->
    [before] Eerst START, dan dit.
    [started] Deze etappe is al gestart.
    [complete] De etappe is compleet: er is niemand meer onderweg.
    [twice] { $who } staat twee keer in deze regel.
    [nobody] Er is geen renner genoemd: tik er minstens één aan.
    [four] { $who } is er één te veel: alleen de eerste { $most } krijgen punten.
    [result] { $who } heeft al een tijd of een opgave.
    [line] Deze etappe heeft geen { $line } meer. Streep eerst door wat daarvoor genoteerd is.
    [size] Een ploeg heeft 3 tot 6 renners.
   *[teams] Er zijn één tot zes ploegen.
}

## etappes kiezen

peloton-total = { $figure } km
peloton-preset-all = { $count ->
    [4] Alle vier
   *[other] Alle { $count }
  }
peloton-preset-mountains = Hooggebergte
peloton-preset-weekend = Weekend met twee etappes
peloton-preset-evening = Eén avond

## the game in pictures

peloton-page-aim = Ploegen op een weg van zeshoeken, en vijf dobbelstenen. Rijd in de wielen, spaar je benen, val op het goede moment aan: de renner met de laagste tijd wint de koers voor je.
peloton-page-turn = Een beurtronde in vier beelden
peloton-page-turn-order = Van voren naar achteren
peloton-page-turn-order-text = Wie het dichtst bij de gele streep is, rijdt eerst; naast elkaar: de windkant. Wie elkaar raakt, vormt een groep.
peloton-page-turn-throw = Wie op kop rijdt, gooit
peloton-page-turn-throw-text = Een dobbelsteen naar keuze. In de wind brengt een gele 5 hem maar 4 vakken ver.
peloton-page-turn-pace = De anderen nemen het tempo over
peloton-page-turn-pace-text = In de wielen de volle 5, zonder te gooien. Of gooi zelf: dat is het nieuwe tempo.
peloton-page-turn-ride = Rijden
peloton-page-turn-ride-text = Rechtdoor of schuin over vrije vakken, minstens één. Wat je overhoudt, mag naar een ploeggenoot.
peloton-page-dice = Dobbelstenen en kaarten
peloton-page-dice-yellow = Geel: het vlakke
peloton-page-dice-yellow-text = De gewone worp. Het symbool is een 2, of een aanval.
peloton-page-dice-polka = Bolletjes: bergop
peloton-page-dice-polka-text = De enige dobbelsteen bergop. Geen wind, maar na een 4 rijden de anderen 3.
peloton-page-dice-green = Groen: aanvallen
peloton-page-dice-green-text = Komt erbij in een aanval, of met een kaart. Niets remt hem.
peloton-page-dice-white = Wit: remmen
peloton-page-dice-white-text = Remt de groep: de volgende twee mogen niet met geel of rood gooien.
peloton-page-dice-red = Rood: risico
peloton-page-dice-red-text = Snel, en één worp op de drie is een val.
peloton-page-dice-jerseys = Truikaarten
peloton-page-dice-jerseys-text = Wie de trui draagt, speelt de kaart één keer in de etappe, in plaats van te gooien.
peloton-page-race = Waar de koers beslist wordt
peloton-page-race-attack = De aanval
peloton-page-race-attack-text = Met vrije weg en het symbool: 2 vakken en dan groen. De anderen halen je alleen terug met een eigen symbool.
peloton-page-race-climb = De klim
peloton-page-race-climb-text = Wie zijn beurt op licht asfalt begint, gooit met bolletjes, tot het eind van zijn rit.
peloton-page-race-sprint = Sprint en top
peloton-page-race-sprint-text = Wie het eerst op of over de streep staat, scoort, in volgorde van spelen.
peloton-page-fall = De zware val
peloton-page-fall-picture-text = De renner is uit koers, de volgende twee van zijn groep gaan mee onderuit en verliezen hun beurt. De groep heeft geen tempo meer: iemand moet met geel gooien.
peloton-page-finish = Aankomst en tijden
peloton-page-finish-picture-text = Elke beurtronde is { $minute } seconden, en het vak voorbij de streep telt de zijne erbij: hoe verder, hoe minder. Wie in een groep aankomt, krijgt de beste tijd van de groep.
peloton-page-tour = Zo win je de koers
peloton-page-tour-bonus-text = Seconden eraf voor de eersten van een etappe
peloton-page-tour-lines-text = Punten bij elke sprint en top
peloton-page-tour-jerseys-text = Laagste tijd, meeste sprintpunten, meeste bergpunten.
peloton-page-tour-won-text = De koers is voor wie op het eind de renner in het geel heeft. Sprints, bergen en ploegen hebben hun eigen winnaar.
peloton-page-hints = Drie tips uit de volgwagen
peloton-page-hints-wheel-text = Laat anderen in de wind rijden: de tweede van de groep komt verder dan de eerste.
peloton-page-hints-attack-text = Eindig met vrije weg voor je: alleen dan kun je in de volgende beurtronde aanvallen.
peloton-page-hints-share-text = Verspil geen stappen: geef de rest aan een ploeggenoot en hou de groep bij elkaar.

## momenten: wat een seconde lang op de voorgrond staat

peloton-moment-winner = Etappewinnaar
peloton-moment-tour = Winnaar van de koers
peloton-moment-last = Laatste kilometer
peloton-moment-sprint = Sprint
peloton-moment-summit = Top
peloton-moment-chase = De achtervolging
peloton-moment-boxed = Ingesloten
peloton-moment-braked = Geremd
peloton-note-out = valt uit
peloton-note-down = verliest deze beurt

## waarom een bot het zou doen: wat een zet oplevert

peloton-reason-front = Brengt een renner dichter bij de zege.
peloton-reason-reserve = Houdt meer renners in koers voor de zege.
peloton-reason-riders = Neemt geen risico op een val.
peloton-reason-company = Houdt de beste renner in een groep, uit de wind.
peloton-reason-cards = Bewaart een kaart voor later.

## wat de dingen zijn, voor wie er een bekijkt en in de kaartenlijst

peloton-explain-chapter-dice = De dobbelstenen
peloton-explain-chapter-cards = Truikaarten
peloton-explain-chapter-jerseys = Truien
peloton-explain-chapter-riders = Bij de renners
peloton-explain-chapter-groups = Bij de groepen
peloton-explain-chapter-road = Op de weg
peloton-explain-common-dice = Eén worp per beurt, in plaats van het tempo te volgen of een kaart te spelen. Waar je beurt begint, beslist welke dobbelstenen mogen.
peloton-explain-common-cards = Eén keer in de etappe te spelen, in je eigen beurt, in plaats van te volgen of te gooien. Niet gespeeld vervalt ze met de etappe.
peloton-explain-common-jerseys = Uitgereikt na elke etappe en de hele volgende gedragen. Wie er meer leidt, draagt geel voor groen voor bolletjes.
peloton-explain-die-yellow = Gele dobbelsteen
peloton-explain-die-white = Witte dobbelsteen
peloton-explain-die-red = Rode dobbelsteen
peloton-explain-die-polka = Bolletjesdobbelsteen
peloton-explain-die-green = Groene dobbelsteen
peloton-explain-case-wind = In de wind brengt 3 tot 6 je 1 vak minder ver; het tempo voor de anderen is het volle getal.
peloton-explain-case-symbol = In aanvalspositie mag je met het symbool aanvallen; voor ieder ander is het gewoon een 2.
peloton-explain-case-white-pace = Het getal is je snelheid, wind of geen wind{ $bridge_dice ->
    [reduced] , behalve op de brug
   *[spared] {""}
}, en het nieuwe tempo.
peloton-explain-case-white-again = De volgende twee mogen volgen, wit gooien of een kaart spelen, maar geen geel of rood gooien; gooien ze wit, dan remmen ze niemand meer.
peloton-explain-case-white-prolongs = De volgende twee mogen volgen, wit gooien of een kaart spelen, maar geen geel of rood gooien; gooien ze wit, dan remmen ze opnieuw de volgende twee.
peloton-explain-case-bridge-spared = Op de brug gaat er niets af.
peloton-explain-case-bridge-reduced = In de wind op de brug gaan er 2 af, maar 1 vak blijft over.
peloton-explain-case-red-pace = Het getal is je snelheid, wind of geen wind{ $bridge_dice ->
    [reduced] , behalve op de brug
   *[spared] {""}
}, en het nieuwe tempo.
peloton-explain-case-red-alone = Het getal is je snelheid, wind of geen wind{ $bridge_dice ->
    [reduced] , behalve op de brug
   *[spared] {""}
}, en het tempo alleen als de groep er geen heeft.
peloton-explain-case-crash = Val: je blijft staan en rijdt de volgende beurtronde weer mee.
peloton-explain-case-big-crash = Zware val: { $dnf_scope ->
    [stage] je bent uit de etappe
   *[race] je bent uit de koers
}, en de volgende 2 van je groep gaan onderuit en verliezen deze beurt.
peloton-explain-case-victims-behind = Onderuit gaan die van de groep die nog aan de beurt komen en op de weg vlak achter hem staan; wie naast hem of voor hem staat, blijft gespaard.
peloton-explain-case-four = Een 4 brengt jou 4 vakken ver, maar het tempo voor de anderen is 3.
peloton-explain-case-four-next = Een 4 brengt jou 4 vakken ver, maar het tempo voor de volgende renner is 3; voor wie daarachter komt is het weer 4.
peloton-explain-case-lone-uphill = Rijd je alleen, dan is het 1 vak minder, maar minstens 1.
peloton-explain-case-symbol-climb = In aanvalspositie mag je met het symbool solo gaan; voor ieder ander is het gewoon een 1.
peloton-explain-case-solo = Solo: eerst op het vlakke tot 2 vakken, bergop 1, dan het groene getal. Er gaat niets af.
peloton-explain-case-card-pace = { $card_group_attack ->
    [yes] Behalve bij een aanval met de groep blijft het tempo zoals het was
   *[no] Het tempo blijft zoals het was
}, een open ontsnapping ook.
peloton-explain-case-no-catch = Wie er solo mee gaat, kan niet met het symbool teruggehaald worden.
peloton-explain-case-four-hexes = Met 4 vakken wordt het tempo 3 en is een open ontsnapping weg; solo blijft het tempo zoals het was.
peloton-explain-case-four-hexes-next = Met 4 vakken wordt het tempo 4, voor de volgende renner 3, en is een open ontsnapping weg; solo blijft het tempo zoals het was.
peloton-explain-jersey-yellow = De laagste tijd over alle etappes{ $bonuses ->
    [yes] , bonificaties eraf
   *[no] {""}
}.{ $cards ->
    [yes] {" "}De drager heeft de gele kaart.
   *[no] {""}
}
peloton-explain-jersey-green = De meeste punten aan de sprints.{ $cards ->
    [yes] {" "}De drager heeft de groene kaart.
   *[no] {""}
}
peloton-explain-jersey-polka = De meeste punten op de toppen.{ $cards ->
    [yes] {" "}De drager heeft de bolletjeskaart.
   *[no] {""}
}
peloton-explain-attack-name = Mag aanvallen
peloton-explain-attack = Deze renner rijdt op kop van zijn groep of heeft vrije weg voor zich: met het symbool op de dobbelsteen mag hij aanvallen tot de beurtronde eindigt.
peloton-explain-attack-both = Deze renner rijdt op kop van zijn groep of heeft vrije weg voor zich, bergop beide: met het symbool op de dobbelsteen mag hij aanvallen tot de beurtronde eindigt.
peloton-explain-case-with-group = Met de groep, alleen op het vlakke: 2 en het groene getal zijn het tempo voor iedereen.
peloton-explain-case-alone = Wie alleen rijdt, kan nooit aanvallen.
peloton-explain-stuck-name = Ingesloten
peloton-explain-stuck = Geen vak voor hem was vrij toen zijn beurt kwam: geen worp, geen zet en geen gekregen stappen.
peloton-explain-cure-sequence = De volgende beurtronde: dan rijdt hij weer.
peloton-explain-crash-name = Val
peloton-explain-crash = De renner blijft staan, krijgt geen stappen van anderen en staat in de weg.
peloton-explain-big-crash-name = Zware val
peloton-explain-big-crash = { $dnf_scope ->
    [stage] De renner is uit de etappe en start de volgende met tijdverlies.
   *[race] De renner is van de weg en uit de koers.
} De volgende 2 van zijn groep gaan onderuit en verliezen deze beurt.
peloton-explain-breakaway-name = Ontsnapping
peloton-explain-breakaway = Iemand van de groep is weg. Wie volgt moet gooien of een kaart spelen; met het symbool op dezelfde dobbelsteen mag hij terugkomen, zo ver als de aanvaller in totaal reed.
peloton-explain-breakaway-position = Iemand van de groep is weg. Wie volgt moet gooien of een kaart spelen; in aanvalspositie, met het symbool op dezelfde dobbelsteen, mag hij terugkomen, zo ver als de aanvaller in totaal reed.
peloton-explain-case-let-go = Elke andere worp, het laten of een val laat haar gaan.
peloton-explain-braked-name = Geremd
peloton-explain-braked = Na een witte worp mogen de volgende 2 van de groep volgen, wit gooien of een kaart spelen, maar geen geel of rood gooien.
peloton-explain-reset-name = Nieuw tempo nodig
peloton-explain-reset = { $red_sets_pace ->
    [no] Na een zware val
   *[yes] Na een val
} heeft de groep geen tempo: de volgende die kan rijden maakt een nieuw met geel, bergop met bolletjes. Wit en rood mogen daarvoor niet; een kaart spelen mag wel.
peloton-explain-sprint-name = Sprint
peloton-explain-sprint = Punten voor de groene trui, in de volgorde van het spel: { $points }.
peloton-explain-sprint-distance = Punten voor de groene trui, aan het eind van de beurtronde; wie er het verst is gekomen, is eerste: { $points }.
peloton-explain-summit-name = Top
peloton-explain-summit = Punten voor de bolletjestrui, in de volgorde van het spel: { $points }.
peloton-explain-summit-distance = Punten voor de bolletjestrui, aan het eind van de beurtronde; wie er het verst is gekomen, is eerste: { $points }.
peloton-explain-case-reached = Je bent er als je op de lijn of erachter staat; op een omloop telt ze in elke ronde.
peloton-explain-climb-name = Klim
peloton-explain-climb = Begint je beurt hier, dan gooi je bolletjes, en { $uphill_lone_wind ->
    [yes] de wind kost wie alleen rijdt 1 vak, de anderen niets
   *[no] de wind kost niets
}. Wie op het vlakke vertrekt, houdt die snelheid bergop.
peloton-explain-bridge-name = Brug
peloton-explain-bridge = Begint je beurt hier, dan neemt de wind 2 van { $bridge_dice ->
    [reduced] een gele 3 tot 6, van wit en van rood voor wie op kop of alleen rijdt, maar laat altijd 1 vak over
   *[spared] een gele 3 tot 6 voor wie op kop of alleen rijdt, en laat 1 vak van een symbool zonder aanval
}.
peloton-explain-finish-name = Finish
peloton-explain-finish = Wie aan het eind van de beurtronde op de aankomststrook achter de streep staat, is binnen. De minste seconden gaan voor.
peloton-explain-case-hang-on = Ook wie voor de streep nog aan hen vasthangt, renner na renner, op buurvakken.
peloton-explain-case-bonuses = De eersten krijgen { $seconds } seconden van hun tijd af.
peloton-explain-runout-name = Aankomststrook
peloton-explain-runout = Op elk vak staan seconden: hoe verder voorbij de streep, hoe minder. { $finish_times ->
    [sequence] Wie in dezelfde beurtronde aankomt
   *[ridden] Wie samen aankomt
}, deelt de beste ervan.
