# Le Tour de France met secondekaarten, Nederlands. *…* is nadruk; $you is "yes" als $who de lezer is.

seconds-name = Seconds
seconds-tagline = Drie renners, een hand vol seconden, het juiste wiel en de juiste strook: één seconde is één vak, en niemand wacht op wie valt.
seconds-box = Le Tour de France, Hulst Games / Just Games
seconds-box-contents = een vlak bord en een bergbord, 112 secondekaarten, 32 kanskaarten, twaalf renners

## renners, kaarten, vakken

# het begin van een zin over een renner
seconds-rider = { $you ->
    [yes] Jouw *{ $bib }*
   *[no] *{ $bib } { $who }*
}
# wat een sprint of een kanskaart oplevert
seconds-gain = { $seconds ->
    [0] {""}
    [one] één seconde
   *[other] { $seconds } seconden
}{ $points ->
    [0] {""}
    [one] { $seconds ->
        [0] één punt
       *[other] {" "}en één punt
    }
   *[other] { $seconds ->
        [0] { $points } punten
       *[other] {" "}en { $points } punten
    }
}
seconds-card-value = { $value } sec
seconds-card-unit = sec
seconds-card-title = { $title }
seconds-mark-exchange = Wisselvak: wie hier eindigt, ruilt drie kaarten
seconds-mark-chance = Kansvak: een kanskaart voor wie hier eindigt, als jullie ermee spelen
seconds-mark-yellow = Gele trui
seconds-mark-skips = Slaat de volgende beurt over
seconds-mark-delta = Volgende kaart { $delta }
seconds-mark-kept = Bewaart { $title }
seconds-sign-start = Start
seconds-sign-finish = Finish
seconds-stakes-sprint = Voor de eersten, op volgorde: { $what ->
    [seconds] { $seconds } bonificatieseconden.
    [points] { $points } punten.
   *[both] { $seconds } bonificatieseconden en { $points } punten.
}
seconds-stakes-finish = De tijd van de etappe: wie verder voorbij de streep komt, is sneller.
seconds-milestone-finish = Finish
seconds-pile-draw = Seconden
seconds-pile-discard = Aflegstapel
seconds-pile-chance = Kans

## etappe, ronde, klassementen

seconds-stage-flat = vlak
seconds-stage-mountain = bergen
seconds-stage-ttt = ploegentijdrit
seconds-stage-length = { $cells } vakken
seconds-round = Ronde *{ $round }*
seconds-table-teams = Algemeen klassement
seconds-table-home = Aan de finish
seconds-table-riders = Gele trui
seconds-table-team-times = Ploegentijd
seconds-table-points = Punten
seconds-table-final = Eindklassement
seconds-table-sum = Als het nu afgelopen was
seconds-story-times = tijden
seconds-table-stage = Etappe-uitslag
seconds-table-stage-note = { $stage }
seconds-table-before = vóór de eerste etappe
seconds-table-after = na etappe { $stage } van { $of }
seconds-row-cards = { $cards ->
    [one] één kaart in de hand
   *[other] { $cards } kaarten in de hand
}
seconds-row-team = ploeg { $time } · { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
seconds-row-final = { $points } punten, { $team } voor de ploegentijd, { $riders } voor de rennerstijd
seconds-row-stage = { $earned ->
    [0] geen punten
    [one] één punt
   *[other] { $earned } punten
}{ $bonus ->
    [yes] {" "}· bonificatie: { seconds-gain }
   *[no] {""}
}

## vragen

seconds-question-ride = Rijd met nummer { $bib }
seconds-question-crash = Geen doorkomen aan: nummer { $bib } gaat vallen
seconds-question-brake = Nummer { $bib }: knijp in de remmen
seconds-question-skip = Lever een kaart in: nummer { $bib } slaat over
seconds-question-surrender = { $count ->
    [one] Lever een kaart in voor je renner die binnen is
   *[other] Lever { $count } kaarten in voor je renners die binnen zijn
}
seconds-question-exchange = { $count ->
    [one] Ruil nog één kaart
   *[other] Ruil { $count } kaarten
}
seconds-question-swap = { $count ->
    [one] Ruil één kaart, of stop
   *[other] Ruil tot { $count } kaarten, of stop
}
seconds-question-lane = Kies een strook voor nummer { $bib }
seconds-question-choose = Kies de volgende renner van je ploeg
seconds-question-over = De Tour is voorbij

## wat je kunt proberen, en wat het doet

seconds-try-ride = Met { $card } naar { $cell }
seconds-try-stay = { $card } spelen en blijven staan
seconds-try-line = { $card } spelen en op de streep eindigen
seconds-try-crash = { $card } spelen en vallen
seconds-try-card = { $card } spelen
seconds-try-kept = { $title } gebruiken
seconds-try-surrender = { $card } inleveren
seconds-try-hand-in = { $card } inleveren
seconds-try-discard = { $card } ruilen
seconds-try-stop = { $count ->
    [0] Alle kaarten houden
   *[other] Genoeg: trek kaarten
}
seconds-try-lane = Neem strook { $lane }
seconds-try-rider = Rijd met nummer { $bib }
seconds-hint-ride = { $cells ->
    [one] Eén vak
   *[other] { $cells } vakken
}{ $uphill ->
    [halved] , bergop telt de kaart half
    [cells] , elk vak bergop kost er twee
   *[no] {""}
}{ $slip ->
    [0] {""}
    [one] , één extra in het wiel
   *[other] , { $slip } extra in het wiel
}{ $special ->
    [exchange] ; daarna drie kaarten ruilen
    [chance] ; daarna een kanskaart
   *[none] {""}
}{ $line ->
    [sprint] ; over de sprintstreep
    [summit] ; over de top
   *[none] {""}
}.
seconds-hint-brake = { $cells ->
    [one] Stopt na één vak
   *[other] Stopt na { $cells } vakken
}, vóór de valpartij{ $special ->
    [exchange] ; daarna drie kaarten ruilen
    [chance] ; daarna een kanskaart
   *[none] {""}
}.
seconds-hint-finish = Over de streep naar −{ $past }: { $time }.
seconds-hint-finish-trial = Over de streep naar −{ $past }.
seconds-hint-line = De uitloop staat vol: je eindigt op de streep zelf.
seconds-hint-stay = De kaart geeft geen stap; de renner blijft waar hij is.
seconds-hint-crash = Valpartij op { $number }, samen met { $bibs }. Je hand wordt getoond en je slaat een beurt over.
seconds-hint-crash-joined = Je rijdt in de valpartij op { $number }. Je hand wordt getoond en je slaat een beurt over.
seconds-hint-surrender = Ze gaat gedekt weg: elke ronde kost een kaart per renner.
seconds-hint-hand-in = Ze gaat gedekt weg; de volgende ronde rijdt de renner verder.
seconds-hint-discard = Je trekt er een nieuwe kaart voor; { $count ->
    [one] dit is de laatste
   *[other] { $count } in totaal
}.
seconds-hint-stop = { $count ->
    [0] Er wordt niets geruild.
    [one] Je trekt één nieuwe kaart.
   *[other] Je trekt { $count } nieuwe kaarten.
}
seconds-hint-remount = De mecanicien staat klaar: geen beurt over en geen kaart kwijt.

## waarom deze zet: wat hij oplevert

seconds-reason-time = Brengt de ploeg vooruit: op het eind tellen de drie tijden samen.
seconds-reason-ground = Stopt op een goede plek: aan de voet van een klim, erboven, of op één kaart van de streep.
seconds-reason-upright = Houdt iedereen op de fiets: een val kost een beurt.
seconds-reason-points = Pakt punten voor de ploeg.
seconds-reason-cards = Bewaart goede kaarten voor de volgende ronden.
seconds-reason-exchange = Kan met de volgende kaart een wisselvak bereiken.
seconds-reason-sprints = Zit goed voor de volgende sprint.
seconds-reason-kept = Bewaart een kanskaart voor een beter moment.
seconds-reason-last = Neemt de laatste renner mee: zijn plaats telt voor alle drie.

## het logboek

seconds-stage-told = { $of ->
    [1] { $stage }
   *[other] Etappe { $order } van { $of }, { $stage }
}
seconds-event-stage_started = { $trial ->
    [yes] *{ seconds-stage-told }*: de ploegentijdrit begint.
   *[no] *{ seconds-stage-told }*: de start is gegeven.
}
seconds-event-drew_for_start = { $you ->
    [yes] *Jij* trekt *{ $card }* voor de start.
   *[no] *{ $who }* trekt *{ $card }* voor de start.
}
seconds-event-starter = { $you ->
    [yes] *Jij* begint.
   *[no] *{ $who }* begint.
}
seconds-event-round_started = Ronde { $round }.
seconds-event-rider_chosen = { seconds-rider } neemt de kop voor de ploeg.
    .quiet = yes
seconds-event-team_turn = { $you ->
    [yes] *Jouw* ploegbeurt { $turn } van { $of }.
   *[no] *{ $who }*: ploegbeurt { $turn } van { $of }.
}
seconds-event-drew = { $you ->
    [yes] *Jij* trekt { $cards }.
   *[no] *{ $who }* trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
}
seconds-event-reshuffled = De aflegstapel is geschud: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} om te trekken.
seconds-event-rode = { seconds-rider } speelt *{ $card }*{ $boost ->
    [yes] {" "}met wat overschot
   *[no] {""}
}{ $brake ->
    [yes] {" "}en knijpt in de remmen
   *[no] {""}
}: { $cell ->
    [line] tot op de streep
   *[other] naar { $cell }
}{ $slip ->
    [0] {""}
    [one] , één vak in het wiel
   *[other] , { $slip } vakken in het wiel
}.
seconds-event-stayed = { seconds-rider } speelt *{ $card }* en blijft staan.
seconds-event-sprint_won = { seconds-rider } is { $place ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] nummer { $place }
} bij *{ $sprint }*: { seconds-gain }.
seconds-event-exchange = { seconds-rider } stopt op een wisselvak: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} ruilen.
seconds-event-hand_kept = { $you ->
    [yes] *Jij* houdt al je kaarten.
   *[no] *{ $who }* houdt alle kaarten.
}
seconds-event-swapped = { $you ->
    [yes] *Jij* legt { $cards } weg.
   *[no] *{ $who }* legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } weg.
}
seconds-event-chance_drawn = { seconds-rider } trekt *{ $title }*{ $keep ->
    [yes] {" "}en bewaart de kaart: { $text }
   *[no] : { $text }
}
seconds-event-chance_moved = { seconds-rider } gaat { $cell ->
    [line] tot op de streep
   *[other] naar { $cell }
}.
seconds-event-bonus = { seconds-rider } noteert een bonificatie: { seconds-gain }.
seconds-event-punctured = { seconds-rider } wacht op een wiel bij { $number }.
seconds-event-could_not_avoid = { seconds-rider } speelt *{ $card }* en kan de valpartij niet ontwijken.
seconds-event-hand_shown = { $you ->
    [yes] *Jouw* hand wordt getoond: { $cards }.
   *[no] *{ $who }* toont de hand: { $cards }.
}
seconds-event-crashed = { $alone ->
    [yes] { seconds-rider } gaat onderuit op { $number }.
   *[no] Valpartij op *{ $number }*, veroorzaakt door { $bib }!
}
seconds-event-fell = { seconds-rider } ligt langs de weg bij { $number }.
seconds-event-handed_in = { seconds-rider } kruipt weer op de fiets; er gaat een kaart weg.
seconds-event-remounted = { seconds-rider } heeft de mecanicien naast zich en rijdt meteen verder.
seconds-event-surrendered = { $you ->
    [yes] *Jij* levert { $card } in.
   *[no] *{ $who }* levert een kaart in.
}
seconds-event-last_kilometre = { seconds-rider } rijdt als eerste onder de *rode vod* door: { $left ->
    [0] op de streep.
    [one] nog één vak.
   *[other] nog { $left } vakken.
}
seconds-event-finished = { seconds-rider } finisht { $past ->
    [0] op de streep.
   *[other] op −{ $past }.
}
seconds-event-hand_laid_aside = { $you ->
    [yes] *Jouw* renners zijn binnen; je laatste { $count ->
        [one] kaart gaat
       *[other] { $count } kaarten gaan
    } weg.
   *[no] *{ $who }* is binnen; { $count ->
        [one] één kaart gaat
       *[other] { $count } kaarten gaan
    } weg.
}
seconds-event-rider_placed = Plaats { $place }: *{ $bib } { $who }*, { $time } s, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
seconds-event-team_placed = Plaats { $place }: *{ $who }*, { $time } s, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
seconds-event-yellow_jersey = { seconds-rider } draagt de *gele trui* met { $time } s.
seconds-event-fastest_team = { $you ->
    [yes] *Jij* hebt de snelste ploeg: { $time } s.
   *[no] *{ $who }* heeft de snelste ploeg: { $time } s.
}
seconds-event-points_leader = { $you ->
    [yes] *Jij* leidt op punten met { $points }.
   *[no] *{ $who }* leidt op punten met { $points }.
}
seconds-event-fastest_rider = { seconds-rider } is de snelste renner van de Tour: { $time } s.
seconds-event-tour_won = { $you ->
    [yes] *Jij* wint de Tour met { $points } punten!
   *[no] *{ $who }* wint de Tour met { $points } punten!
}

## wat gelijk geëindigden scheidt

seconds-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
seconds-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
seconds-tie-round = { seconds-tie-ahead } vóór { seconds-tie-behind }: binnen in finishronde { $best }, niet { $other }.
seconds-tie-lane = { seconds-tie-ahead } vóór { seconds-tie-behind }: lagere strook op de uitloop, { $best } voor { $other }.
seconds-tie-arrival = { seconds-tie-ahead } vóór { seconds-tie-behind }: eerder op de streep, { $best } voor { $other } in volgorde van aankomst.
seconds-tie-places = { seconds-tie-ahead } vóór { seconds-tie-behind }: lagere som van de etappeplaatsen, { $best } tegen { $other }.
seconds-tie-last-place = { seconds-tie-ahead } vóór { seconds-tie-behind }: betere plaats in de laatste rit in lijn, { $best } voor { $other }.
seconds-tie-bonus = { seconds-tie-ahead } vóór { seconds-tie-behind }: meer bonificatieseconden, { $best } tegen { $other }.
seconds-tie-number = { seconds-tie-ahead } vóór { seconds-tie-behind }: lager nummer in de ploeg, { $best } voor { $other }.
seconds-tie-seat = { seconds-tie-ahead } vóór { seconds-tie-behind }: eerdere plaats aan tafel, { $best } voor { $other }.
seconds-tie-points = { seconds-tie-ahead } vóór { seconds-tie-behind }: meer punten in het puntenklassement, { $best } tegen { $other }.
seconds-tie-best-rider = { seconds-tie-ahead } vóór { seconds-tie-behind }: betere eerste renner op tijd, plaats { $best } voor { $other }.
seconds-tie-team-time = { seconds-tie-ahead } vóór { seconds-tie-behind }: sneller als ploeg, { $best }″ tegen { $other }″.
seconds-tie-counts = { seconds-tie-ahead } vóór { seconds-tie-behind }: grotere som van de drie tellingen, { $best } tegen { $other }.
seconds-tie-shared-trial = { seconds-tie-ahead } en { seconds-tie-behind } delen de plaats: ook de sommen van de tellingen zijn gelijk.
seconds-tie-shared = { seconds-tie-ahead } en { seconds-tie-behind } delen de plaats: niets scheidt hen.

## waarom niet

seconds-refusal-SEC-3-2 = Zo’n vak is er niet op deze weg.
seconds-refusal-SEC-3-7 = Tussen de rijbanen ligt een middenberm: daar wissel je niet van kant.
seconds-refusal-SEC-3-9 = { $count ->
    [0] Daar staat al iemand; op een vak past één renner.
   *[other] Daar staat { $by } al; op een vak past één renner.
}
seconds-refusal-SEC-4-2 = { $who } is aan de beurt: in de eerste ronde start je in de volgorde van de tafel.
seconds-refusal-SEC-4-3 = Nummer { $bib } is aan de beurt: van de kop van de koers naar de staart.
seconds-refusal-SEC-5-1 = Je hebt *{ $card }* niet; elke beurt kost één kaart uit je hand.
seconds-refusal-SEC-5-2 = { $why ->
    [far] Te ver: *{ $card }* is het meeste wat je hebt, en dat vak is er { $away } vandaan.
    [near] Geen van je kaarten eindigt daar: het is { $away ->
        [one] één vak
       *[other] { $away } vakken
    } verder, en *{ $card }* geeft er { $steps }.
   *[card] *{ $card }* geeft { $steps ->
        [one] één vak
       *[other] { $steps } vakken
    }, en dit is er { $away } vandaan.
}
seconds-refusal-SEC-5-3 = Met één stap schuif je hoogstens één strook op: die strook ligt te ver opzij.
seconds-refusal-SEC-5-4 = Je rijdt alleen vooruit: niet opzij en niet terug.
seconds-refusal-SEC-5-5 = { $count ->
    [0] Er leidt geen vrije weg heen: renners of een valpartij sluiten hem af.
   *[other] Er leidt geen vrije weg heen: ingesloten door { $by }.
}
seconds-refusal-SEC-5-6 = *{ $card }* rijd je helemaal uit: { $steps ->
    [one] één vak
   *[other] { $steps } vakken
}.
seconds-refusal-SEC-5-8 = *{ $card }* geeft hier geen stap: de renner blijft waar hij is.
seconds-refusal-SEC-6-1 = *{ $card }* geeft { $steps ->
    [one] één vak
   *[other] { $steps } vakken
}. Eén meer alleen als je { $slipstream_diagonal ->
    [yes] recht of schuin achter een renner
   *[no] recht in het wiel van een renner
} of naast hem eindigt.
seconds-refusal-SEC-6-8 = *{ $card }* geeft hier { $steps ->
    [one] één vak
   *[other] { $steps } vakken
}, en { $slipstream_uphill ->
    [start_cell] wie bergop vertrekt, heeft geen windvoordeel
    [end_cell] windvoordeel mag niet bergop eindigen
   *[none] bergop is er geen windvoordeel
}.
seconds-refusal-SEC-6-9 = *{ $card }* geeft { $steps ->
    [one] één vak
   *[other] { $steps } vakken
}. Bergaf tot twee meer: in een wiel, of { $descent_overtake ->
    [two_cells] met twee precies
   *[one_or_two] precies
} één nummer vóór een renner.
seconds-refusal-SEC-6-12 = Geen windvoordeel over de eindstreep.
seconds-refusal-SEC-8-1 = Ruilen is drie kaarten, niet meer en niet minder, en alleen op een wisselvak.
seconds-refusal-SEC-8-4 = Handel eerst de kanskaart af: ruil, of stop.
seconds-refusal-SEC-8-5 = De renner die aan de beurt is, heeft die kaart niet: ze blijft bij wie haar trok.
seconds-refusal-SEC-8-12 = Kies eerst een van de stroken waar de kanskaart heen leidt.
seconds-refusal-SEC-10-2 = *{ $card }* zou op een valpartij uitlopen, en je kunt die vermijden: rem met een andere kaart, of wijk uit.
seconds-refusal-SEC-10-4 = Hij rijdt zolang de weg vrij is en stopt op het laatste vrije vak.
seconds-refusal-SEC-10-5 = Niemand kiest waar hij valt: de valpartij neemt de strook het verst van de nummers.
seconds-refusal-SEC-10-12 = Dat is voor een gevallen renner: hij slaat een beurt over en er gaat één kaart weg.
seconds-refusal-SEC-11-4 = Zo sluit je de volgende renner in, en je kunt ook anders.
seconds-refusal-SEC-12-4 = Voorbij de streep rijd je zo ver als kaart en weg toelaten.
seconds-refusal-SEC-12-6 = Op de streep eindigt alleen wie er voorbij geen vrij vak vindt.
seconds-refusal-SEC-13-3 = { $due ->
    [0] Er hoeft nu geen kaart in: dat gebeurt aan het begin van een ronde, voor renners die binnen zijn.
    [one] Lever eerst een kaart in, voor een renner die binnen is.
   *[other] Lever eerst { $due } kaarten in, voor renners die binnen zijn.
}
seconds-refusal-SEC-16-1 = De Tour is voorbij.
seconds-refusal-SEC-17-3 = In een ploegentijdrit kies je de renner, en elk van de drie rijdt één keer per ploegbeurt.
seconds-refusal-SEC-17-4 = { $who } is aan de beurt: de ploegen rijden in hun startvolgorde.
seconds-refusal-SEC-17-6 = Nummer { $bib } is al over de streep.
seconds-refusal-SEC-9-1 = { $fault ->
    [told] { $sprint } staat er al: verbeter die regel.
    [gone] Dit bord heeft geen { $sprint } meer. Streep eerst door wat daarvoor genoteerd is.
   *[places] { $sprint } beloont alleen de eerste { $most }.
}
seconds-refusal-SEC-9-5 = { $who } wint bij { $sprint } één keer, niet twee.
seconds-refusal-SEC-17-5 = In { $stage } wint niemand bonificaties: het is een tijdrit.
seconds-refusal-SEC-17-11 = De ploeg van { $who } staat gelijk: de som van haar drie tellingen beslist.
seconds-refusal-SEC-18-3 = { $stage } gaat over de weg: noteer wie binnenkwam, geen tellingen.
seconds-refusal-SEC-18-4 = { $fault ->
    [road] { $stage } is een ploegentijdrit: noteer tellingen, geen aankomsten.
    [told] Deze tijdrit heeft al een uitslag: verbeter die regel.
    [sum] De som van de drie tellingen van { $who } kan niet zo klein zijn naast de laagste.
   *[count] De telling van { $who } is een nummer van het parcours, vanaf 0.
}
seconds-refusal-SEC-18-7 = { $fault ->
    [twice] { $who } is al binnen.
    [missing] De aankomst van { $who } ontbreekt.
    [past] { $who } kan daar niet staan: een aankomst ligt tussen de streep en het einde van de uitloop.
    [tie] { $whos } kwamen gelijk binnen: noteer ieders strook, op de streep zelf de volgorde van aankomst.
    [first] In de eerste finishronde moet iemand zijn aangekomen.
    [nobody] Er is geen renner genoemd: tik er minstens één aan.
    [nothing] De bonificatie van { $who } is leeg: kies seconden of punten.
   *[bonus] De bonificatie van { $who } kan niet negatief zijn.
}
seconds-refusal-SEC-18-8 = Ronde { $number } is al open: een andere telefoon was sneller. De pagina toont de koers zoals die nu is.

## opties

seconds-warning-deck = Het pak { $deck } heeft { $cards } secondekaarten; in de doos zitten er { $box }.
seconds-warning-chance = Er zijn { $cards } kanskaarten; in de doos zitten er { $box }.
seconds-option-stages = Parcours
seconds-option-stages-help = Welke etappes er gereden worden, en in welke volgorde.
seconds-option-stages-flat = Eén vlakke etappe
seconds-option-stages-mountain = Eén bergetappe
seconds-option-stages-trial = Eén ploegentijdrit
seconds-option-stages-classic = Vlak en bergen
seconds-option-stages-grand = Vlak, bergen, tijdrit
seconds-option-deck = Secondekaarten
seconds-option-deck-help = De waarden van de 112 kaarten: twee tot vijftien, of een traag spel van twee tot acht.
seconds-option-deck-standard-2-15 = 2 tot 15
seconds-option-deck-short-2-8 = 2 tot 8
seconds-option-chance = Kanskaarten
seconds-option-chance-help = Zonder kanskaarten zijn kansvakken gewone vakken.
seconds-option-chance-true = Met
seconds-option-chance-false = Zonder
seconds-option-climb_rule = Beklimmingen
seconds-option-climb_rule-help = Telt de kaart half als de beurt bergop begint, of kost elk vak bergop er twee?
seconds-option-climb_rule-start_cell = Naar het vak waar je begint
seconds-option-climb_rule-per_cell = Vak voor vak
seconds-option-slipstream_diagonal = Schuin in het wiel
seconds-option-slipstream_diagonal-help = Telt schuin achter een renner, als in een waaier, ook als windvoordeel?
seconds-option-slipstream_diagonal-false = Nee
seconds-option-slipstream_diagonal-true = Ja
seconds-option-slipstream_uphill = Windvoordeel en klimmen
seconds-option-slipstream_uphill-help = Welk vak beslist dat er bergop geen windvoordeel is: elk ervan, alleen het vak waar je start, of alleen het vak waar je eindigt?
seconds-option-slipstream_uphill-none = Geen enkel mag stijgen
seconds-option-slipstream_uphill-start_cell = Het vak waar je start
seconds-option-slipstream_uphill-end_cell = Het vak waar je eindigt
seconds-option-descent_overtake = Inhalen in de afdaling
seconds-option-descent_overtake-help = Brengt het windvoordeel je alleen met twee extra vakken voorbij een renner, of ook al met één?
seconds-option-descent_overtake-two_cells = Met twee extra vakken
seconds-option-descent_overtake-one_or_two = Met één of twee
seconds-option-sprint_order = Sprints
seconds-option-sprint_order-help = Wie wint een sprint: wie het eerst over de streep gaat, of wie aan het eind van de ronde het verst is?
seconds-option-sprint_order-crossing = Eerst over de streep
seconds-option-sprint_order-end_of_round = Het verst in de ronde
seconds-option-crash_line = Rij van gevallenen
seconds-option-crash_line-help = In welke volgorde wie viel weer verder rijdt.
seconds-option-crash_line-arrival = Naar aankomst
seconds-option-crash_line-causer_first = De veroorzaker eerst
seconds-option-passing_principle = Passeerprincipe
seconds-option-passing_principle-help = Mag je zo traag rijden dat de volgende renner ingesloten raakt?
seconds-option-passing_principle-true = Niemand insluiten
seconds-option-passing_principle-false = Alles mag
seconds-option-refill_finished = Kaarten voor wie binnen is
seconds-option-refill_finished-help = Telt een nieuwe deling ook renners die al binnen zijn?
seconds-option-refill_finished-false = Alleen wie nog rijdt
seconds-option-refill_finished-true = Voor alle drie
seconds-option-single_stage_yellow = Geel in een Tour van één etappe
seconds-option-single_stage_yellow-help = Tellen bonificatieseconden mee als de snelste renners van een enkele etappe hun punten krijgen?
seconds-option-single_stage_yellow-with_bonus = Bonificatieseconden tellen mee
seconds-option-single_stage_yellow-stage_time = Alleen de etappetijd
seconds-option-yellow_after_trial = Geel na een gelijke tijdrit
seconds-option-yellow_after_trial-help = Wie staat voor bij gelijke tijd: de betere plaatsen op de weg, of eerst de ploeg met de grootste som in de tijdrit?
seconds-option-yellow_after_trial-places = Plaatsen op de weg
seconds-option-yellow_after_trial-counts = Som van de ploeg
seconds-option-starter = Startspeler
seconds-option-starter-help = Wie er vanaf de tweede etappe begint.
seconds-option-starter-draw = Loten
seconds-option-starter-rotate = Met de klok mee
seconds-option-starter-yellow = Gele trui
seconds-option-ttt_refill = Tweede deling in de tijdrit
seconds-option-ttt_refill-help = Vijf nieuwe kaarten per renner, of aanvullen tot vijf.
seconds-option-ttt_refill-full = Vijf erbij: tien beurten
seconds-option-ttt_refill-top_up = Tot vijf: negen beurten
seconds-option-ttt_start_order = Start van de tijdrit
seconds-option-ttt_start_order-help = Wie er eerst start: met de klok mee vanaf de startspeler, of de traagste ploeg.
seconds-option-ttt_start_order-clockwise = Met de klok mee
seconds-option-ttt_start_order-reverse_team_standing = De traagste eerst

## uitslagen

seconds-result-stage = { $you ->
    [yes] Jouw nummer { $bib } wint de etappe
   *[no] { $who } wint de etappe met nummer { $bib }
}
seconds-result-stage-summary = In { $time }{ $level ->
    [0] {""}
    [one] , met één renner in dezelfde tijd
   *[other] , met { $level } renners in dezelfde tijd
}.
seconds-result-trial = { $you ->
    [yes] Je wint de ploegentijdrit
   *[no] { $who } wint de ploegentijdrit
}
seconds-result-trial-shared = { $whos } delen de ploegentijdrit
seconds-result-trial-summary = { $time } voor alle drie: de laatste renner telt.
seconds-result-tour = { $you ->
    [yes] Je wint de Tour
   *[no] { $who } wint de Tour
}
seconds-result-tour-summary = { $points } punten, met de premies voor ploegentijd en rennerstijd.
seconds-award-yellow = Gele trui: nummer { $bib } van { $who }, { $time }.
seconds-award-team = Snelste ploeg: { $who }, { $time }.
seconds-award-points = Leider op punten: { $who }, { $points }.
seconds-award-tour = { $who } wint de Tour{ $by ->
    [team-time] : gelijk in punten, en sneller als ploeg
    [points] : gelijk in punten en ploegentijd, met meer punten vóór de bonificaties
    [best-rider] : gelijk in punten en ploegentijd, met de betere eerste renner
   *[total] {" "}met de meeste punten
}.

## waar de cijfers vandaan komen

seconds-provenance-rulebook = Alle cijfers zijn die van de gedrukte spelregels en borden.
seconds-provenance-reconstruction = De spelregels geven de regels; de waarden van de kaarten, de kanskaarten en de borden zijn onze reconstructie.

## het scoreblad aan een echte tafel (SEC-18)

seconds-sheet-stage = Etappe { $number } van { $of }: { $stage }
seconds-sheet-road = { $cells } vakken; { $home } van de { $riders } renners binnen
seconds-sheet-trial = Ploegentijdrit over { $cells } vakken: { $riders } renners, de laatste van elke ploeg telt.
seconds-sheet-missing = { $stage } heeft geen uitslag; wat erna komt, wacht.
seconds-sheet-round = Ronde { $number }
seconds-sheet-add = Wie in deze ronde finisht, telt er *{ $seconds }* seconden bij op.
seconds-sheet-surrender = { $who } levert voor deze ronde { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in.
seconds-sheet-deal = Na deze ronde krijgt iedereen vijf nieuwe kaarten per renner die nog rijdt.
seconds-sheet-order = Beurten van deze ronde
seconds-sheet-cell = { $number }{ $lane ->
    [0] {""}, naast de weg
   *[other] , strook { $lane }
}
seconds-sheet-won = { $who } wint de etappe in { $time }.
seconds-sheet-trial-won = Ploegentijdrit: { $whos }, { $time }.
seconds-sheet-yellow = Gele trui: { $who }, { $time }.
seconds-sheet-table-stage-teams = Ploegen in deze etappe
seconds-sheet-form-finish = Binnen in één ronde
seconds-sheet-form-result = De hele etappe
seconds-sheet-form-sprint = Sprint
seconds-sheet-form-bonus = Bonificatie
seconds-sheet-form-counts = Telling per renner
seconds-sheet-form-lowest = Laagste telling per ploeg
seconds-sheet-form-round = Volgende ronde
seconds-sheet-form-round-help = opent ronde { $number }
seconds-sheet-form-positions = Wie is aan de beurt?
seconds-sheet-field-cells = Vakken tot de streep
seconds-sheet-field-run-out = Vakken van de uitloop
seconds-sheet-box-title = De cijfers van jouw borden?
seconds-sheet-box-where = De borden: het laatste nummer, de uitloop achter de streep, de borden van de sprints.
seconds-sheet-box-why = De spelregels drukken geen bord af. Tijden tellen vanaf de lengte, bonificaties van de sprints; wat je leeg laat, telt als op onze borden.
seconds-sheet-box-without = Die van ons
seconds-sheet-own-awards = { $gain ->
    [seconds] Bonificatieseconden
   *[points] Punten
}
seconds-sheet-own-sprints = Sprints
seconds-sheet-box-board = { $board }
seconds-sheet-box-awards = { $sprint } ({ $board }): { $gain ->
    [seconds] bonificatieseconden
   *[points] bonificatiepunten
}
seconds-sheet-field-after = Ronden na de eerste finishronde
seconds-sheet-field-after-help = 0 in de ronde waarin de eerste finisht; elke ronde kost { $seconds } seconden.
seconds-sheet-field-finish = Wie kwam binnen, en hoe ver voorbij de streep?
seconds-sheet-field-finish-help = De strook alleen als er twee op hetzelfde nummer staan; op de streep zelf de volgorde van aankomst.
seconds-sheet-field-result = Alle renners
seconds-sheet-field-sprint = Welke sprint?
seconds-sheet-field-sprint-riders = Wie kwam erover, op volgorde?
seconds-sheet-answer-sprint = { $sprint }
seconds-sheet-field-bonus-rider = Welke renner?
seconds-sheet-field-counts = Wat haalde elke renner?
seconds-sheet-field-counts-help = Zijn nummer; voorbij de streep telt het door, en elke ploegbeurt over brengt 10.
seconds-sheet-field-lowest = Wat haalde de laatste van elke ploeg?
seconds-sheet-field-lowest-help = De som van de drie alleen als twee ploegen gelijk zijn.
seconds-sheet-field-positions = Waar staan de renners?
seconds-sheet-field-positions-help = Naast de weg: geen strook, maar de plaats in de rij van wie daar wachten.
seconds-sheet-column-after = Ronde
seconds-sheet-column-past = Vakken
seconds-sheet-column-tie = Strook
seconds-sheet-column-seconds = Seconden bonificatie
seconds-sheet-column-points = Punten bonificatie
seconds-sheet-column-count = Telling
seconds-sheet-column-lowest = Laagste
seconds-sheet-column-sum = Som
seconds-sheet-column-number = Nummer
seconds-sheet-column-lane = Strook
seconds-sheet-column-line = In de rij
seconds-sheet-column-time = Tijd
seconds-sheet-column-gap = Achterstand
seconds-sheet-column-total = Totaal
seconds-sheet-column-standings = Punten
seconds-sheet-column-team-bonus = Ploegentijd
seconds-sheet-column-rider-bonus = Rennerstijd
seconds-sheet-column-place-points = Plaatspunten
seconds-sheet-column-standing = Telt als
seconds-sheet-column-team-time = Tijd met bonus
seconds-sheet-column-team-points = Alle punten
seconds-sheet-told-finish = { $stage }: { $whos } binnen { $after ->
    [0] in de eerste finishronde
    [one] één ronde later
   *[other] { $after } ronden later
}, { $figures } voorbij de streep.
seconds-sheet-told-result = { $stage }: de hele uitslag, naar ronde en vak: { $whos }.
seconds-sheet-told-sprint = { $stage }, { $sprint }: { $whos }.
seconds-sheet-told-bonus = { $stage }: een bonificatie voor { $who }: { seconds-gain }.
seconds-sheet-told-counts = { $stage }: { $whos } halen { $figures }.
seconds-sheet-told-lowest = { $stage }: de laatsten van { $whos } halen { $figures }.
seconds-sheet-told-round = { $stage }: volgende ronde.
seconds-sheet-told-positions = { $stage }: { $whos } staan op { $figures }.

## the game in pictures

seconds-page-aim = Drie renners, één hand kaarten, en een seconde is een vak. Breng ze alle drie snel thuis: elke plaats en elke seconde telt voor je ploeg.
seconds-page-turn = Een beurt in vier beelden
seconds-page-turn-first = De voorste rijdt eerst
seconds-page-turn-first-text = Dan wie achter hem rijdt. Naast elkaar: de strook met de nummers.
seconds-page-turn-card = Speel één kaart
seconds-page-turn-card-text = Een van de { $hand } die je ploeg kreeg, voor deze renner. Passen mag niet.
seconds-page-turn-ride = Rijd de kaart helemaal
seconds-page-turn-ride-text = Rechtdoor of schuin, om de anderen heen. De strook waar je stopt, kies je zelf.
seconds-page-turn-stop = Kijk waar je stopt
seconds-page-turn-stop-text = Alleen het vak onder je wielen telt, niet die waar je overheen reed.
seconds-page-road = Wat de weg doet
seconds-page-road-exchange = Wisselvak
seconds-page-road-exchange-text = Leg drie kaarten af, trek er drie.
seconds-page-road-chance = Kansvak
seconds-page-road-chance-text = Trek een kanskaart en doe wat er staat.
seconds-page-road-climb = Klim
seconds-page-road-climb-text = Start je hier: de kaart telt half, naar beneden afgerond.
seconds-page-road-descent = Afdaling
seconds-page-road-descent-text = Start je hier: tot twee vakken windvoordeel.
seconds-page-road-sprint = Sprint, top
seconds-page-road-sprint-text = De eersten erover winnen seconden of punten.
seconds-page-road-strip = Middenberm
seconds-page-road-strip-text = Niet van kant wisselen.
seconds-page-slipstream = Windvoordeel
seconds-page-slipstream-flat = Vlak: een vak verder
seconds-page-slipstream-flat-text = als je recht achter of naast een renner eindigt.
seconds-page-slipstream-up = Bergop: niets
seconds-page-slipstream-up-text = En je kaart telt half.
seconds-page-slipstream-down = Bergaf: een of twee verder
seconds-page-slipstream-down-text = Met twee mag je zelfs één vak vóór hem uitkomen.
seconds-page-crash = Valpartij
seconds-page-crash-picture-text = Met geen enkele kaart een vrije weg? Dan val je. Iedereen op dat nummer valt, slaat de volgende beurt over en levert er een kaart voor in. Kun je remmen of uitwijken, dan moet het.
seconds-page-finish = Aankomst en tijden
seconds-page-finish-picture-text = Je tijd: de vakken van de etappe, min de vakken voorbij de streep, en { $round } voor elke ronde later dan de eerste binnen.
seconds-page-tour = Zo win je de Tour
seconds-page-tour-places-text = Plaats van elke renner, elke etappe
seconds-page-tour-team-text = Ploegentijd, aan het eind
seconds-page-tour-rider-text = Tijd van de renner, aan het eind
seconds-page-tour-won-text = Tel alles op: de meeste punten winnen. Onderweg draagt de snelste renner het geel.
seconds-page-hints = Drie tips uit de volgwagen
seconds-page-hints-brake-text = Houd per renner één lage kaart. Dat is je rem.
seconds-page-hints-climb-text = Spring vanaf het vlakke met een hoge kaart de klim in: alleen het vak waar je start, halveert.
seconds-page-hints-line-text = Aan de streep gaat afstand voor volgorde: kom laat in de ronde over, maar ver.

## etappes kiezen

seconds-total = { $figure } vakken

## momenten: wat een seconde lang op de voorgrond staat

seconds-moment-winner = Etappewinnaar
seconds-moment-tour = Eindwinnaar
seconds-moment-last = Laatste kilometer
seconds-moment-sprint = Sprint
seconds-moment-crash = Valpartij
seconds-note-fell = verliest een beurt
seconds-card-text = { $text }

## wat de dingen zijn, voor wie er een bekijkt en in de kaartenlijst

seconds-explain-chapter-seconds = Secondekaarten
seconds-explain-chapter-chance = Kanskaarten
seconds-explain-chapter-riders = Bij de renners
seconds-explain-chapter-road = Op de weg
seconds-explain-chapter-piles = De stapels
seconds-explain-seconds-name = Secondekaart { $value }
seconds-explain-seconds = Een van je renners rijdt { $value } vakken.
seconds-explain-seconds-half = Een van je renners rijdt { $value } vakken; { $half } als hij bergop vertrekt.
seconds-explain-common-seconds = Hij rijdt ze allemaal: rechtdoor of schuin, nooit door een ander heen.
seconds-explain-case-per-cell = Elke stap naar een vak bergop kost er 2 van, elke andere stap 1.
seconds-explain-case-slipstream = Op het vlakke 1 vak extra, als je zo in een wiel{ $slipstream_diagonal ->
    [yes] , ook schuin erachter,
   *[no] {""}
} of naast een renner komt; bergaf tot 2, bergop { $slipstream_uphill ->
    [start_cell] geen als je daar vertrekt
    [end_cell] 1, als je zo over de top komt
   *[none] geen
}.
seconds-explain-case-ridden = Gereden zoals ze zijn: een klim kost niets, en er is geen windvoordeel. Renners in de weg houden je op; alleen een eerdere valpartij haalt je onderuit.
seconds-explain-case-past = Over de eindstreep ben je binnen, en voorbij een sprintstreep win je wat die geeft.
seconds-explain-case-back = Nooit verder terug dan nummer 1. Wat je onderweg won, houd je.
seconds-explain-case-bridge = Je rijdt naar het dichtstbijzijnde van die vakken, ook bergop; is er geen binnen bereik, dan gebeurt er niets.
seconds-explain-case-swap = Leg eerst af en trek er dan evenveel. Je mag er ook geen ruilen.
seconds-explain-case-at-once = Het gebeurt meteen; er wordt niets gevraagd.
seconds-explain-case-few = Met minder kaarten in de hand zijn het ze allemaal.
seconds-explain-case-alone = Niemand anders is erbij betrokken, en de weg blijft open.
seconds-explain-case-pile-up = Iedereen op jouw nummer op dezelfde rijbaan valt mee, en het nummer is afgesloten tot het eind van de ronde.
seconds-explain-case-shuffled = Daarna wordt de hele kansstapel geschud.
seconds-explain-case-before-halving = Het telt voordat een klim zijn deel van de kaart neemt.
seconds-explain-case-adds-up = Meer ervan tellen op. Een kaart die je alleen inlevert, verbruikt het niet.
seconds-explain-case-void = In een ploegentijdrit vervalt het.
seconds-explain-case-brake = Leiden alle kaarten tot een valpartij, dan moet je haar gebruiken. Ze helpt niet tegen de kaart die een valpartij veroorzaakt en niet bij een verplaatsing door een kanskaart.
seconds-explain-case-remount = Er wordt geen kaart ingeleverd: hij rijdt een gewone beurt vanaf de kant van de weg.
seconds-explain-case-kept = Ze ligt open, hoort bij de renner die haar trok en gaat onder de stapel na gebruik of als hij binnen is.
seconds-explain-cure-skip = Eén beurt: lever een kaart in, daarna rijdt hij vanaf de kant weer mee.
seconds-explain-cure-remount = Eén beurt: lever een kaart in, daarna rijdt hij vanaf de kant weer mee. Of { $title }, meteen.
seconds-explain-yellow = De snelste renner over alle etappes tot nu toe, bonificatieseconden eraf. Vanaf de tweede etappe, en zonder voordeel op de weg.
seconds-explain-skips-name = Slaat een beurt over
seconds-explain-skips = Deze renner is gevallen of staat lek: hij slaat zijn volgende beurt over, en jij levert dan een kaart naar keuze in.
seconds-explain-case-beside = Hij staat langs de weg: hij verspert niemand, geeft geen windvoordeel en kan niet geraakt worden.
seconds-explain-case-only-he = Alleen hij slaat over; de anderen van zijn ploeg rijden door.
seconds-explain-delta-name = Volgende kaart telt anders
seconds-explain-delta = Een kanskaart verandert de volgende secondekaart die je voor deze renner speelt, nooit onder 1.
seconds-explain-exchange-name = Wisselvak
seconds-explain-exchange = Eindigt je renner hier, leg dan 3 secondekaarten naar keuze af en trek er dan 3.
seconds-explain-case-over = Alleen rijdend eindigen telt: eroverheen rijden doet niets, erop vallen ook niet.
seconds-explain-chance-name = Kansvak
seconds-explain-chance = Eindigt je renner hier, trek dan een kanskaart, laat die zien en doe wat erop staat, tenzij je haar mag bewaren.
seconds-explain-chance-off = Jullie spelen zonder kanskaarten: dit is een gewoon vak.
seconds-explain-case-one-chance = Hooguit 1 per beurt: brengt een kanskaart je op een kansvak, dan trek je geen nieuwe.
seconds-explain-sprint-name = Sprintstreep
seconds-explain-sprint = Wie hier bij de eersten is, wint bonificatieseconden, bonificatiepunten of allebei, zoals het bord zegt.
seconds-explain-summit-name = Top
seconds-explain-summit = Een sprintstreep boven op een klim: wie hier bij de eersten is, wint wat het bord zegt.
seconds-explain-case-first = In de volgorde van passeren, beurt na beurt.
seconds-explain-case-furthest = Wie aan het eind van de ronde het verst is, is eerste.
seconds-explain-case-off-time = { $single_stage_yellow ->
    [stage_time] Bonificatieseconden gaan van de tijd af in het klassement, in een Tour van één etappe alleen van de ploegentijd, en nooit in de etappe-uitslag.
   *[with_bonus] Bonificatieseconden gaan van de tijd af in het klassement, niet in de etappe-uitslag.
}
seconds-explain-climb-name = Klim
seconds-explain-climb = Begint je beurt hier, dan telt de kaart half, naar beneden afgerond, voor de hele beurt. { $slipstream_uphill ->
    [start_cell] Wie hier vertrekt, heeft geen windvoordeel.
    [end_cell] Windvoordeel mag niet bergop eindigen.
   *[none] Bergop is er geen windvoordeel.
}
seconds-explain-climb-per-cell = Elke stap naar dit vak kost 2 van je kaart. { $slipstream_uphill ->
    [start_cell] Wie hier vertrekt, heeft geen windvoordeel.
    [end_cell] Windvoordeel mag niet bergop eindigen.
   *[none] Bergop is er geen windvoordeel.
}
seconds-explain-descent-name = Afdaling
seconds-explain-descent = Zoals op het vlakke, maar begint je beurt hier, dan brengt windvoordeel je tot 2 vakken verder.
seconds-explain-zone-name = Valzone
seconds-explain-zone = Hier zijn renners gevallen: tot het eind van de ronde is het nummer over de hele rijbaan afgesloten.
seconds-explain-case-join = Wie later komt en niet op tijd kan stoppen, valt mee.
seconds-explain-case-other-side = Op een gescheiden weg blijft de andere rijbaan open.
seconds-explain-finish-name = Finish
seconds-explain-finish = Rijd voorbij de streep: de vakken van de etappe min je vakken voorbij de streep zijn je tijd, plus 10 voor elke latere ronde.
seconds-explain-runout-name = Uitloop
seconds-explain-runout = Voorbij de streep is elk vak een gewonnen seconde. Je moet zo ver als kaart en vrije vakken toelaten; de rest vervalt, en hier valt niemand.
seconds-explain-pile-draw-name = Trekstapel secondekaarten
seconds-explain-pile-draw = { $cards } secondekaarten in totaal. Is je hand aan het eind van een ronde leeg, dan krijg je er { $each } voor elke renner{ $refill_finished ->
    [yes] , binnen of niet
   *[no] {" "}die nog rijdt
}.
seconds-explain-pile-discard-name = Aflegstapel
seconds-explain-pile-discard = Gespeelde en ingeleverde kaarten. Is de trekstapel op, dan worden ze geschud en opnieuw getrokken.
seconds-explain-pile-chance-name = Kansstapel
seconds-explain-pile-chance = { $cards } kanskaarten in totaal. Een gebruikte gaat gedekt onder de stapel.
