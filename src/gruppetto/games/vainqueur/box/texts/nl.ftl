# Le Vainqueur du Tour, Nederlands. *…* is nadruk; $you is "yes" als $who de lezer is.

vainqueur-name = Le Vainqueur du Tour
vainqueur-tagline = Twaalf etappes, zeven kaarten en één gele pet: rij, deel tikken uit en bewaar een sprinter voor de meet.
vainqueur-box = Le Vainqueur du Tour, de Franse doos
vainqueur-box-contents = één bord met twaalf etappes, 103 kaarten, zes renners, een gele pet, een dobbelsteen

## kaarten

vainqueur-card-km20 = 20 km
vainqueur-card-km20-help = Rij 20 km.
vainqueur-card-km40 = 40 km
vainqueur-card-km40-help = Rij 40 km; in de bergen alleen met een klimmer voor je.
vainqueur-card-km60 = 60 km
vainqueur-card-km60-help = Rij 60 km; in de bergen alleen met een klimmer voor je.
vainqueur-card-fall = Val
vainqueur-card-fall-help = Houdt een tegenstander op tot die een reservefiets speelt.
vainqueur-card-burst_tyre = Lekke tube
vainqueur-card-burst_tyre-help = Houdt een tegenstander op tot die een reservewiel of een reservefiets speelt.
vainqueur-card-hunger = Hongerklop
vainqueur-card-hunger-help = Houdt een tegenstander op tot die een bevoorrading speelt.
vainqueur-card-wrong_gear = Verkeerd verzet
vainqueur-card-wrong_gear-help = Houdt een tegenstander op tot die een ander verzet speelt.
vainqueur-card-spare_bike = Reservefiets
vainqueur-card-spare_bike-help = Verhelpt een val of een lekke tube die voor je ligt.
vainqueur-card-spare_wheel = Reservewiel
vainqueur-card-spare_wheel-help = Verhelpt een lekke tube die voor je ligt.
vainqueur-card-feed = Bevoorrading
vainqueur-card-feed-help = Een musette langs de weg: verhelpt de hongerklop die voor je ligt.
vainqueur-card-gear_change = Ander verzet
vainqueur-card-gear_change-help = Verhelpt een verkeerd verzet dat voor je ligt.
vainqueur-card-sprinter = Sprinter
vainqueur-card-sprinter-help = In de sprintzone van een vlakke etappe: win de etappe.
vainqueur-card-climber = Klimmer
vainqueur-card-climber-help = Bergetappe: rij ook 40 en 60, tot aan de finish.

## borden en korte woorden op het bord

vainqueur-mark-cap = Gele pet
vainqueur-mark-fall = Val
vainqueur-mark-burst_tyre = Tube
vainqueur-mark-hunger = Honger
vainqueur-mark-wrong_gear = Verzet
vainqueur-mark-climber = Klimmer
vainqueur-mark-spent = Al geraakt
vainqueur-mark-spent-by = In deze etappe geen handicap meer van { $whos }
vainqueur-mark-spent-all = In deze etappe geen handicap meer
vainqueur-mark-miss = { $count ->
    [one] Slaat een beurt over
   *[other] Slaat { $count } beurten over
}
vainqueur-sign-sprint = Sprintzone
vainqueur-stakes-finish = Punten aan de finish, eerste tot derde: { $points }.
vainqueur-stakes-sprint = Vanaf hier wint een sprinter de etappe.
vainqueur-milestone-sprint = Sprintzone
vainqueur-milestone-finish = Finish
vainqueur-cell-forward = { $words }: { $count ->
    [one] één vak vooruit
   *[other] { $count } vakken vooruit
}
vainqueur-cell-back = { $words }: { $count ->
    [one] één vak terug
   *[other] { $count } vakken terug
}
vainqueur-cell-goto = { $words }: ga naar vak { $count }
vainqueur-cell-miss = { $words }: { $count ->
    [one] sla een beurt over
   *[other] sla { $count } beurten over
}
vainqueur-cell-again = { $words }: gooi nog eens
vainqueur-die = Dobbelsteen
vainqueur-pile-draw = Trekstapel
vainqueur-pile-discard = Aflegstapel

## etappe, ronde, klassementen

vainqueur-stage-flat = vlak
vainqueur-stage-mountain = bergen
vainqueur-stage-time_trial = tijdrit
vainqueur-stage-length = { $km } km
vainqueur-round = Ronde *{ $round }*
vainqueur-round-prologue = Proloog
vainqueur-table-classification = Klassement
vainqueur-table-before = voor de eerste etappe
vainqueur-table-after = na etappe { $stage } van { $of }
vainqueur-table-final = eindstand
vainqueur-table-stage = Etappe-uitslag
vainqueur-table-stage-note = { $stage }
vainqueur-row-road = op { $at } km · { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
vainqueur-row-trial = op vak { $at }
vainqueur-row-rolled = gooide { $roll }
vainqueur-row-waiting = heeft nog niet gegooid
vainqueur-row-wins = { $count ->
    [0] geen etappezege
    [one] één etappezege
   *[other] { $count } etappezeges
}

## vragen

vainqueur-question-prologue = Gooi om de gele pet
vainqueur-question-tie = Gelijk: gooi nog eens
vainqueur-question-road = Speel één kaart
vainqueur-question-blocked = { $card } houdt je op: speel één kaart
vainqueur-question-discard = Niets past: leg één kaart af
vainqueur-question-discard-blocked = { $card } houdt je op en niets past: leg één kaart af
vainqueur-question-trial = Gooi de dobbelsteen
vainqueur-question-over = De Tour is voorbij

## wat je kunt proberen, en wat het doet

vainqueur-try-roll = Gooi de dobbelsteen
vainqueur-try-ride = { $km } km rijden
vainqueur-try-attack = { $card } voor { $target } leggen
vainqueur-try-counter = { $handicap } verhelpen met { $card }
vainqueur-try-card = { $card } spelen
vainqueur-try-climb = De klimmer neerleggen
vainqueur-try-sprint = Sprinten naar de meet
vainqueur-try-discard = { $card } afleggen
vainqueur-hint-prologue = De hoogste worp draagt de gele pet en speelt als eerste.
vainqueur-hint-trial = Je rijdt zoveel vakken als de dobbelsteen aangeeft{ $tt_exact_finish ->
    [yes] , maar blijft staan als dat voorbij de finish is
   *[no] {""}
}.
vainqueur-hint-win = Wint de etappe.
vainqueur-hint-ride-zone = Brengt je op { $at }, in de sprintzone.
vainqueur-hint-ride-beside = Brengt je op { $at }, naast { $other }.
vainqueur-hint-ride-among = Brengt je op { $at }, bij { $others }.
vainqueur-hint-ride-lead = Brengt je op { $at }, aan de leiding.
vainqueur-hint-ride-alone = Brengt je op { $at }.
vainqueur-hint-attack = Zet { $target } stil.
vainqueur-hint-attack-one = Zet { $target } stil tot { $card } op tafel komt.
vainqueur-hint-attack-two = Zet { $target } stil tot { $card } of { $other } op tafel komt.
vainqueur-hint-counter = { $handicap } is verholpen; vanaf je volgende beurt mag je weer rijden.
vainqueur-hint-climb = Vanaf je volgende beurt mag je ook 40 en 60 rijden, tot aan de finish.
vainqueur-hint-discard = De kaart gaat op de aflegstapel, zonder gevolg.

## het verslag

vainqueur-event-prologue_rolled = { $you ->
    [yes] *Jij* gooit *{ $roll }*.
   *[no] *{ $who }* gooit *{ $roll }*.
}
vainqueur-event-prologue_tied = Gelijk met { $roll }: { $whos } gooien nog eens.
vainqueur-event-prologue_won = { $you ->
    [yes] *Jij* wint de proloog en draagt de gele pet.
   *[no] *{ $who }* wint de proloog en draagt de gele pet.
}
vainqueur-event-dealt = { $you ->
    [yes] *Jij* deelt iedereen { $count } kaarten.
   *[no] *{ $who }* deelt iedereen { $count } kaarten.
}
vainqueur-stage-told = { $of ->
    [1] { $stage }
   *[other] Etappe { $order } van { $of }, { $stage }
}
vainqueur-event-stage_started = { $you ->
    [yes] *{ vainqueur-stage-told }* is vertrokken; *jij* speelt als eerste.
   *[no] *{ vainqueur-stage-told }* is vertrokken; *{ $who }* speelt als eerste.
}
vainqueur-event-drew = { $you ->
    [yes] *Jij* trekt *{ $card }*.
   *[no] *{ $who }* trekt een kaart.
}
    .quiet = yes
vainqueur-event-rode = { $you ->
    [yes] *Jij* rijdt *{ $km } km*, tot { $to }.
   *[no] *{ $who }* rijdt *{ $km } km*, tot { $to }.
}
vainqueur-event-attacked = { $you ->
    [yes] *Jij* legt *{ $card }* voor { $target }.
   *[no] { $at_you ->
        [yes] *{ $who }* legt *{ $card }* voor *jou*.
       *[no] *{ $who }* legt *{ $card }* voor { $target }.
    }
}
vainqueur-event-countered = { $you ->
    [yes] *Jij* verhelpt *{ $handicap }* met { $card }.
   *[no] *{ $who }* verhelpt *{ $handicap }* met { $card }.
}
vainqueur-event-climber_laid = { $you ->
    [yes] *Jij* legt een *klimmer* neer.
   *[no] *{ $who }* legt een *klimmer* neer.
}
vainqueur-event-last_kilometres = { $mountain ->
    [yes] { $you ->
        [yes] *Jij* ziet de finish als eerste: nog { $left } km.
       *[no] *{ $who }* ziet de finish als eerste: nog { $left } km.
    }
   *[no] { $you ->
        [yes] *Jij* bent als eerste in de *sprintzone*: nog { $left } km.
       *[no] *{ $who }* is als eerste in de *sprintzone*: nog { $left } km.
    }
}
vainqueur-event-sprinted = { $you ->
    [yes] *Jij* sprint van { $from } naar de meet.
   *[no] *{ $who }* sprint van { $from } naar de meet.
}
vainqueur-event-discarded = { $you ->
    [yes] *Jij* legt { $card } af.
   *[no] *{ $who }* legt { $card } af.
}
vainqueur-event-reshuffled = De aflegstapel wordt geschud: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} om te trekken.
vainqueur-event-rolled = { $you ->
    [yes] *Jij* gooit *{ $roll }*: vak { $to }.
   *[no] *{ $who }* gooit *{ $roll }*: vak { $to }.
}
vainqueur-event-track_instruction = { $text }: { $effect ->
    [again] { $you ->
        [yes] *jij* gooit nog eens.
       *[no] *{ $who }* gooit nog eens.
    }
    [miss] { $you ->
        [yes] *jij* moet wachten.
       *[no] *{ $who }* moet wachten.
    }
    [back] { $you ->
        [yes] *jij* valt terug naar { $to }.
       *[no] *{ $who }* valt terug naar { $to }.
    }
   *[other] { $you ->
        [yes] *jij* schuift op naar { $to }.
       *[no] *{ $who }* schuift op naar { $to }.
    }
}
vainqueur-event-turn_missed = { $you ->
    [yes] *Jij* slaat deze beurt over.
   *[no] *{ $who }* slaat deze beurt over.
}
vainqueur-event-stage_won = { $how ->
    [sprinter] { $you ->
        [yes] *Jij* wint { $stage } in de sprint!
       *[no] *{ $who }* wint { $stage } in de sprint!
    }
   *[other] { $you ->
        [yes] *Jij* wint { $stage }!
       *[no] *{ $who }* wint { $stage }!
    }
}
vainqueur-event-stage_placed = Plaats { $place }: *{ $who }*, { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}, { $total } in totaal.
vainqueur-event-cap_awarded = { $kept ->
    [yes] { $you ->
        [yes] *Jij* houdt de gele pet ({ $rule }).
       *[no] *{ $who }* houdt de gele pet ({ $rule }).
    }
   *[no] { $you ->
        [yes] De gele pet is voor *jou* ({ $rule }).
       *[no] De gele pet gaat naar *{ $who }* ({ $rule }).
    }
}
vainqueur-event-tour_won = De Tour is gewonnen door *{ $whos }* ({ $rule }).
vainqueur-event-hands_shown = { $you ->
    [yes] *Jij* eindigt met { $cards }.
   *[no] *{ $who }* eindigt met { $cards }.
}

## wat gelijk geëindigden scheidt

vainqueur-tie-nearer = { $ahead } vóór { $behind }: dichter bij de finish, plaats { $best } voor { $other }.
vainqueur-tie-same-cell = { $ahead } en { $behind } delen de plaats: op hetzelfde vak aan het einde van de etappe.
vainqueur-tie-cap-winner = { $ahead } heeft de gele pet, niet { $behind }: winnaar van de gereden etappe.
vainqueur-tie-cap-place = { $ahead } heeft de gele pet, niet { $behind }: beter geplaatst in de gereden etappe, { $best } voor { $other }.
vainqueur-tie-cap-kept = { $ahead } heeft de gele pet, niet { $behind }: ook gelijk in de etappe, en hij blijft waar hij is.
vainqueur-tie-cap-back = { $ahead } heeft de gele pet, niet { $behind }: teruggeteld beter geplaatst in etappe { $stage }, { $best } voor { $other }.
vainqueur-tie-cap-turn = { $ahead } heeft de gele pet, niet { $behind }: in alle etappes gelijk, en eerder aan de beurt, { $best } voor { $other }.
vainqueur-tie-wore-cap = { $ahead } wint de Tour, niet { $behind }: in de laatste etappe met de gele pet.
vainqueur-tie-last-place = { $ahead } wint de Tour, niet { $behind }: beter geplaatst in de laatste etappe, { $best } voor { $other }.
vainqueur-tie-back = { $ahead } wint de Tour, niet { $behind }: teruggeteld beter geplaatst in etappe { $stage }, { $best } voor { $other }.
vainqueur-tie-joint = { $ahead } en { $behind } winnen samen de Tour: gelijk in punten en in elke plaats.
vainqueur-tie-shared = { $ahead } en { $behind } delen de plaats: gelijk in punten.

## waarom niet

vainqueur-refusal-VAI-3-6 = Op de weg rust de dobbelsteen: hij is voor de proloog en de tijdritten.
vainqueur-refusal-VAI-4-1 = { $why ->
    [behind] Dat ligt achter je: renners gaan alleen vooruit.
    [here] Daar staat je renner.
    [none] Je hebt geen kilometerkaart: niets brengt je daar.
    [far] Te ver: *{ $card }* is je hoogste, en die brengt je op { $to }.
    [between] Geen van je kaarten brengt je precies daar: een kaart rijd je helemaal.
   *[card] *{ $card }* brengt je op { $to }: een kaart rijd je helemaal.
}
vainqueur-refusal-VAI-5-2 = *{ $card }* is voor een tegenstander, niet voor jezelf.
vainqueur-refusal-VAI-5-4 = *{ $card }* ligt voor je: geen kilometer tot je dat verhelpt.
vainqueur-refusal-VAI-5-5 = Voor { $who } ligt al *{ $card }*; niemand krijgt er twee.
vainqueur-refusal-VAI-6-5 = *{ $card }* helpt niet tegen *{ $handicap }*.
vainqueur-refusal-VAI-6-6 = Er ligt niets voor je dat *{ $card }* kan verhelpen.
vainqueur-refusal-VAI-7-4 = *{ $card }* ligt voor je: geen sprint voor je dat hebt verholpen.
vainqueur-refusal-VAI-7-6 = Een klimmer leg je alleen in een bergetappe neer.
vainqueur-refusal-VAI-7-9 = Er ligt al een klimmer voor je; een tweede haalt niets uit.
vainqueur-refusal-VAI-8-5 = Een beurt is één kaart: eerst trekken, dan één spelen of afleggen.
vainqueur-refusal-VAI-8-6 = *{ $card }* zit niet in je hand.
vainqueur-refusal-VAI-8-7 = { $way ->
    [ride] *{ $card }* leg je niet op een renner.
   *[lay] *{ $card }* brengt je op geen vak: die leg je op een renner.
}
vainqueur-refusal-VAI-9-2 = { $who } kan niet op { $at } staan: alleen de winnaar haalt de finish op { $finish }.
vainqueur-refusal-VAI-11-1 = { $you ->
    [yes] De proloog wordt met de dobbelsteen beslist: gooi.
   *[no] In de proloog is { $who } nu aan de worp.
}
vainqueur-refusal-VAI-11-3 = Ronde { $round } van de proloog kan zo niet: alleen wie gelijk de hoogste worp had gooit nog eens, met een zijde van de dobbelsteen.
vainqueur-refusal-VAI-12-3 = Je staat op *{ $at } km*. De sprintzone van deze etappe begint op *{ $from } km*.
vainqueur-refusal-VAI-13-1 = Een bergetappe heeft geen sprintzone.
vainqueur-refusal-VAI-13-2 = In de bergen is *{ $km } km* in één keer voor klimmers: leg er eerst een neer, of rij 20 km.
vainqueur-refusal-VAI-14-2 = In een tijdrit rusten de kaarten: gooi de dobbelsteen.
vainqueur-refusal-VAI-14-3 = In een tijdrit zegt de dobbelsteen hoe ver je rijdt: gooi hem.
vainqueur-refusal-VAI-15-2 = { $who } is nu aan de beurt.
vainqueur-refusal-VAI-15-7 = Passen bestaat niet: speel een kaart of leg er een af.
vainqueur-refusal-VAI-15-8 = De Tour is voorbij.
vainqueur-refusal-VAI-16-8 = { $by ->
    [you] Aan deze tafel geef je elke tegenstander 1 handicap per etappe, en { $who } heeft die van jou al gehad.
   *[all] Aan deze tafel krijgt ieder 1 handicap per etappe, en { $who } heeft er al een gehad.
}
vainqueur-refusal-VAI-16-1 = Aan deze tafel leg je alleen af als je niets anders kunt, en jij kunt nog spelen.
vainqueur-refusal-VAI-17-1 = De proloog staat er al: { $who } ligt daarin voorop.
vainqueur-refusal-VAI-17-2 = { $fault ->
    [twice] { $stage } heeft al een uitslag: verbeter die.
    [missing] { $who } ontbreekt in de uitslag van { $stage }.
    [again] { $who } staat twee keer in de uitslag van { $stage }.
   *[winner] Een etappe heeft één winnaar: in { $stage } moet iemand alleen voorop staan.
}
vainqueur-refusal-VAI-17-3 = { $who } kan niet op { $at } staan: een positie is een vak van de weg, vanaf de start.

## opties

vainqueur-option-tour = Lengte van de Tour
vainqueur-option-tour-help = De volledige Tour telt twaalf etappes; de korte neemt er zes van.
vainqueur-option-tour-full = Twaalf etappes
vainqueur-option-tour-short = Zes etappes
vainqueur-option-discard = Afleggen
vainqueur-option-discard-help = Mag je een kaart weggooien terwijl je kunt rijden, aanvallen of een handicap verhelpen?
vainqueur-option-discard-free = Altijd toegestaan
vainqueur-option-discard-only_if_stuck = Alleen als niets kan
vainqueur-option-handicap_limit = Handicaps in een etappe
vainqueur-option-handicap_limit-help = “Maar één handicapkaart voor een tegenstander”: tegelijk, in een hele etappe, of per etappe van elke tegenstander?
vainqueur-option-handicap_limit-at_a_time = Eén tegelijk
vainqueur-option-handicap_limit-per_stage = Eén per etappe
vainqueur-option-handicap_limit-per_rival = Eén per etappe van elke tegenstander
vainqueur-option-sprint_while_blocked = Sprinten met een handicap
vainqueur-option-sprint_while_blocked-help = Mag een renner met een handicap voor zich nog winnen met een sprinter?
vainqueur-option-sprint_while_blocked-false = Nee
vainqueur-option-sprint_while_blocked-true = Ja
vainqueur-option-rank_after_tie = Na een gedeelde tweede plaats
vainqueur-option-rank_after_tie-help = Is het volgende bezette vak derde, of gebruiken twee tweeden ook de derde plaats op?
vainqueur-option-rank_after_tie-dense = Volgend vak is derde
vainqueur-option-rank_after_tie-competition = Geen derde plaats
vainqueur-option-final_tie = Gelijke stand aan het eind
vainqueur-option-final_tie-help = Wie de Tour wint bij gelijke punten; kies met twee spelers de laatste etappe, anders verandert die niets meer.
vainqueur-option-final_tie-cap_holder = De gele pet
vainqueur-option-final_tie-last_stage = De laatste etappe
vainqueur-option-cap_tie = Gelijke stand om de gele pet
vainqueur-option-cap_tie-help = Wie krijgt de gele pet bij gelijke punten: een van de koplopers, of de etappewinnaar, ook met minder punten?
vainqueur-option-cap_tie-leaders = Een van de koplopers
vainqueur-option-cap_tie-stage_winner = De etappewinnaar
vainqueur-option-tt_exact_finish = Precies uitkomen in tijdritten
vainqueur-option-tt_exact_finish-help = Moet de worp een renner precies op de finish van een tijdrit brengen?
vainqueur-option-tt_exact_finish-false = Nee
vainqueur-option-tt_exact_finish-true = Ja

## uitslagen

vainqueur-result-stage = { $you ->
    [yes] Jij wint de etappe
   *[no] { $who } wint de etappe
}
vainqueur-result-ride = Als eerste over de meet gereden.
vainqueur-result-sprinter = Uit het pak gesprongen met een sprinter.
vainqueur-result-die = De laatste worp was genoeg.
vainqueur-result-instruction = Door de weg zelf over de meet gedragen.
vainqueur-result-tour = { $you ->
    [yes] Jij wint de Tour
   *[no] { $who } wint de Tour
}
vainqueur-result-tour-joint = { $whos } winnen samen de Tour
vainqueur-result-tour-summary = { $points } punten, { $count ->
    [0] zonder etappezege
    [one] één etappezege
   *[other] { $count } etappezeges
}.
vainqueur-award-VAI-10-1 = { $kept ->
    [yes] { $who } houdt de gele pet
   *[no] De gele pet gaat naar { $who }
}: de meeste punten in totaal.
vainqueur-award-VAI-10-2 = { $kept ->
    [yes] { $who } houdt de gele pet
   *[no] De gele pet gaat naar { $who }
}: gelijk in punten, en winnaar van deze etappe.
vainqueur-award-VAI-10-3 = { $kept ->
    [yes] { $who } houdt de gele pet
   *[no] De gele pet gaat naar { $who }
}: gelijk in punten, en beter geplaatst in deze etappe.
vainqueur-award-VAI-10-4 = { $kept ->
    [yes] { $who } houdt de gele pet: gelijk in punten en plaats, dus die wisselt niet van hoofd.
   *[no] De gele pet gaat naar { $who }: gelijk in punten en plaats, beslist door eerdere plaatsen of de speelvolgorde.
}
vainqueur-award-VAI-10-6 = { $who } wint de Tour met de meeste punten.
vainqueur-award-VAI-16-7 = { $kept ->
    [yes] { $who } houdt de gele pet: de koplopers staan gelijk, dus is hij voor de etappewinnaar.
   *[no] De gele pet gaat naar { $who }: de koplopers staan gelijk, dus is hij voor de etappewinnaar.
}
vainqueur-award-VAI-10-7 = { $who } wint de Tour: gelijk in punten, en met de gele pet op in de laatste etappe.
vainqueur-award-VAI-10-8 = { $who } wint de Tour: gelijk in punten, en beter geplaatst in de laatste etappe.
vainqueur-award-VAI-16-4 = { $who } wint de Tour: gelijk in punten, en beter geplaatst in de laatste etappe, die aan deze tafel beslist.
vainqueur-award-VAI-10-9 = { $who } wint de Tour: gelijk in punten, en beter geplaatst als je etappe na etappe terugtelt.
vainqueur-award-joint = { $whos } winnen samen de Tour: gelijk in punten en in elke plaats.

## waar de getallen vandaan komen

vainqueur-provenance-rulebook = Alle getallen komen uit de gedrukte spelregels.
vainqueur-provenance-reconstruction = De spelregels geven de kaarten, de punten, welke etappes tijdritten zijn, en een voorbeeld waaruit volgt dat etappe 1 vlak is en op 260 eindigt; de andere lengtes, alle sprintzones, het tijdritparcours en de verdeling van sprinters en klimmers zijn onze reconstructie.

## het scoreblad aan een echte tafel (VAI-17)

vainqueur-option-board = Bord
vainqueur-option-board-help = Waaraan posities worden getoetst: alleen wat je van je eigen bord zegt, of de lengtes van onze etappes.
vainqueur-option-board-ours = Onze etappes
vainqueur-option-board-physical = Je eigen bord
vainqueur-sheet-box-title = De lengtes op jouw bord?
vainqueur-sheet-box-where = Het bord, langs elke etappe.
vainqueur-sheet-box-why = De spelregels geven geen lengtes; die van de eerste etappe volgt uit een voorbeeld. Posities worden getoetst aan wat je typt; wat leeg blijft, wordt niet getoetst. Punten hangen er nooit van af.
vainqueur-sheet-box-without = Niets toetsen
vainqueur-sheet-box-lengths = Lengte van de etappes, in km
vainqueur-sheet-box-tracks = Vakken van de tijdrit
vainqueur-sheet-box-track = { $name }
vainqueur-sheet-box-stage = { $stage }
vainqueur-sheet-prologue = Proloog
vainqueur-sheet-stage = Etappe { $number } van { $of }: { $stage }
vainqueur-sheet-cap = { $who } draagt de gele pet en speelt het eerst.
vainqueur-sheet-missing = { $stage } heeft geen uitslag; wat erna komt, wacht.
vainqueur-sheet-no-prologue = De proloog heeft geen winnaar; de etappes wachten.
vainqueur-sheet-form-prologue = Winnaar van de proloog
vainqueur-sheet-form-rolls = Proloog, worp voor worp
vainqueur-sheet-form-stage = Uitslag per plaats op de weg
vainqueur-sheet-form-order = Uitslag op volgorde
vainqueur-sheet-field-prologue = Wie won de proloog?
vainqueur-sheet-field-rolls = Wat gaf de dobbelsteen?
vainqueur-sheet-field-winner = Wie won de etappe?
vainqueur-sheet-field-positions = Waar staan de anderen?
vainqueur-sheet-field-positions-km = Kilometers op de weg; niet nodig voor de winnaar.
vainqueur-sheet-field-positions-cell = Het vak van de baan; niet nodig voor de winnaar.
vainqueur-sheet-field-order = Wie kwam na wie?
vainqueur-sheet-field-order-help = De winnaar alleen voorop; wie op één vak staat, is gelijk.
vainqueur-sheet-column-roll = Worp
vainqueur-sheet-column-km = Km
vainqueur-sheet-column-cell = Vak
vainqueur-sheet-column-points = Punten
vainqueur-sheet-column-wins = Zeges
vainqueur-sheet-order = Speelvolgorde
vainqueur-sheet-order-note = eerst de gele pet, dan naar links
vainqueur-sheet-told-prologue = *{ $who }* wint de proloog.
vainqueur-sheet-told-rolls = Proloog: { $whos } gooien { $rolls }.
vainqueur-sheet-told-stage = { $stage }: *{ $who }* wint; { $whos } op { $at }.
vainqueur-sheet-told-order = { $stage }: *{ $who }* wint voor { $whos }.

## etappes kiezen

vainqueur-total = { $figure } km
vainqueur-preset-mountains = Hooggebergte
vainqueur-preset-weekend = Weekend met twee etappes
vainqueur-preset-one = Eén etappe

## the game in pictures

vainqueur-page-aim = Twaalf etappes rond Frankrijk met één renner en een hand kaarten. Rijd, zet de anderen stil en wees als eerste aan de streep: alleen plaatsen leveren punten op.
vainqueur-page-turn = Een beurt in vier beelden
vainqueur-page-turn-draw = Trek er één, speel er één
vainqueur-page-turn-draw-text = Je hebt { $hand } kaarten. Trek er een bij en kies er dan één: rijden, een rivaal stilzetten, jezelf weer op gang helpen of afleggen.
vainqueur-page-turn-ride = Rijden
vainqueur-page-turn-ride-text = Precies wat de kaart zegt. Renners delen een vak, niemand staat in de weg.
vainqueur-page-turn-stop = Of zet een rivaal stil
vainqueur-page-turn-stop-text = Wie dan ook, waar dan ook; maar wie al stilstaat, krijgt er geen tweede bij.
vainqueur-page-turn-clear = Of kom weer op gang
vainqueur-page-turn-clear-text = De juiste kaart ruimt je handicap op. Dat kost de hele beurt.
vainqueur-page-cards = De kaarten
vainqueur-page-cards-kilometres = Kilometers
vainqueur-page-cards-kilometres-text = Rijd zo ver.
vainqueur-page-cards-fall = { vainqueur-card-fall }
vainqueur-page-cards-fall-text = Alleen een reservefiets helpt je overeind.
vainqueur-page-cards-tyre = { vainqueur-card-burst_tyre }
vainqueur-page-cards-tyre-text = Een reservewiel of een reservefiets.
vainqueur-page-cards-hunger = { vainqueur-card-hunger }
vainqueur-page-cards-hunger-text = Eten: een bevoorrading.
vainqueur-page-cards-gear = { vainqueur-card-wrong_gear }
vainqueur-page-cards-gear-text = Een ander verzet.
vainqueur-page-cards-specialists = Specialisten
vainqueur-page-cards-specialists-text = Sprinter: wint vanuit de sprintzone. Klimmer: opent 40 en 60 km in de bergen.
vainqueur-page-stages = Drie soorten etappes
vainqueur-page-stages-flat = Vlak
vainqueur-page-stages-flat-text = Elke kilometerkaart rijdt. Begin je je beurt in de groene zone, dan wint een sprinter meteen.
vainqueur-page-stages-mountain = Bergen
vainqueur-page-stages-mountain-text = 20 km per keer, tot je een klimmer hebt neergelegd.
vainqueur-page-stages-trial = Tijdrit
vainqueur-page-stages-trial-text = Geen kaarten: gooi op de rode baan en doe wat je vak zegt.
vainqueur-page-end = Zo eindigt een etappe
vainqueur-page-end-picture-text = Meteen, zodra iemand de streep haalt of in de zone een sprinter speelt. Niemand krijgt nog een beurt: de anderen worden geplaatst zoals ze staan.
vainqueur-page-places = Plaatsen en de pet
vainqueur-page-places-picture-text = Op hetzelfde vak deel je de plaats en de punten. Dan start iedereen opnieuw, de leider in het geel en als eerste aan de beurt.
vainqueur-page-tour = Zo win je de Tour
vainqueur-page-tour-places-text = Eerste, tweede en derde van elke etappe
vainqueur-page-tour-cap-text = De meeste punten tot nu toe: de gele pet, en je speelt eerst.
vainqueur-page-tour-won-text = Na de laatste etappe winnen de meeste punten. Bij gelijke stand gaat de pet voor.
vainqueur-page-hints = Drie tips uit de volgwagen
vainqueur-page-hints-stop-text = Bewaar een handicap voor wie op één kaart van de streep zit.
vainqueur-page-hints-sprint-text = Een sprinter is een hele etappe waard: rijd vroeg de zone in en laat niet merken dat je er een hebt.
vainqueur-page-hints-mountain-text = Spaar je kaarten van 20 voor de bergen; daar vullen de grote alleen je hand.

## momenten: wat een seconde lang op de voorgrond staat

vainqueur-moment-winner = Etappewinnaar
vainqueur-moment-tour = Winnaar van de Tour
vainqueur-moment-zone = Sprintzone
vainqueur-moment-last = De finish in zicht
vainqueur-moment-missed = Beurt overgeslagen
vainqueur-moment-cell = Vak { $cell }
vainqueur-moment-text = { $text }

## waarom een bot iets zou doen: waar een zet meer van brengt

vainqueur-reason-points = Levert punten op voor de Tour.
vainqueur-reason-road = Wint terrein op de weg.
vainqueur-reason-finish = Brengt de finish binnen bereik van de volgende kaart.
vainqueur-reason-free = Houdt de weg vrij om door te rijden.
vainqueur-reason-kilometres = Houdt kilometers in de hand voor deze etappe.
vainqueur-reason-reserve = Spaart kilometers voor de komende etappe.
vainqueur-reason-counters = Houdt een antwoord klaar op meer handicaps.
vainqueur-reason-handicaps = Houdt een handicap achter de hand voor de finale.
vainqueur-reason-sprinter = Heeft een sprinter voor het vlakke.
vainqueur-reason-climber = Heeft een klimmer voor de bergen.
vainqueur-reason-turn = Mag daarna als eerste spelen.

## wat de dingen zijn, voor wie er een bekijkt en in de kaartenlijst

vainqueur-explain-chapter-kilometres = Kilometerkaarten
vainqueur-explain-chapter-handicaps = Handicaps
vainqueur-explain-chapter-counters = Hulpkaarten
vainqueur-explain-chapter-specialists = Specialisten
vainqueur-explain-chapter-riders = Bij de renners
vainqueur-explain-chapter-road = Op de weg
vainqueur-explain-chapter-track = { $name }
vainqueur-explain-chapter-die = De dobbelsteen
vainqueur-explain-chapter-piles = De stapels
vainqueur-explain-common-kilometres = De kaart wordt helemaal gereden, door je eigen renner; alleen de finish kan haar inkorten. Niemand zit iemand in de weg.
vainqueur-explain-common-handicaps = { $sprint_while_blocked ->
    [yes] Je renner rijdt niet, maar mag wel sprinten
   *[no] Je renner rijdt en sprint niet
}; je trekt gewoon en mag al het andere { $discard ->
    [only_if_stuck] spelen
   *[free] spelen of afleggen
}. Aan het eind van de etappe is het voorbij.
vainqueur-explain-common-once = Niemand heeft meer dan 1 handicap tegelijk, van welke soort ook.
vainqueur-explain-common-once-per_stage = Niemand krijgt meer dan 1 handicap in een etappe, van welke soort ook.
vainqueur-explain-common-once-per_rival = Elke tegenstander mag je 1 handicap per etappe geven, van welke soort ook, en je hebt er nooit meer dan 1 tegelijk.
vainqueur-explain-spent-name = Geen handicap meer
vainqueur-explain-common-counters = Alleen op een handicap die voor je ligt, en het is je hele beurt: vanaf de volgende rijd je weer.
vainqueur-explain-cure-one = { $card }.
vainqueur-explain-cure-two = { $card } of { $other }.
vainqueur-explain-cure = Een van deze kaarten: { $cards }.
vainqueur-explain-case-early = Je moet al in de zone staan als je beurt begint.
vainqueur-explain-case-wherever = Hij wint waar de anderen ook zijn, zelfs dichter bij de finish.
vainqueur-explain-case-blocked = Niet met een handicap voor je.
vainqueur-explain-case-next-turn = Hem neerleggen is je zet voor deze beurt; hij helpt vanaf de volgende tot het eind van de etappe, en geen handicap raakt hem.
vainqueur-explain-case-one-climber = Een tweede kun je niet neerleggen, alleen afleggen.
vainqueur-explain-cap = { $cap_tie ->
    [stage_winner] Wie op punten leidt draagt hem, of bij gelijke stand aan kop de winnaar van de gereden etappe. Wie hem draagt, rijdt
   *[leaders] Wie op punten leidt draagt hem, rijdt
} met de gele renner en speelt als eerste in de volgende etappe. Punten levert hij niet op.
vainqueur-explain-miss-name = Slaat een beurt over
vainqueur-explain-miss = De volgende beurt in deze tijdrit vervalt. Na de etappe is het vergeten.
vainqueur-explain-sprint-name = Sprintzone
vainqueur-explain-sprint = Wie hier staat als de beurt begint, mag een sprinter spelen en wint de etappe.
vainqueur-explain-climb-name = Bergen
vainqueur-explain-climb = Zonder klimmer voor je rijd je hier alleen kaarten van 20 km, en een sprinter kan niet gespeeld worden.
vainqueur-explain-finish-name = Finish
vainqueur-explain-finish = Wie hier het eerst is wint, en de etappe stopt meteen; de anderen worden geplaatst waar ze staan. Punten: { $points }.
vainqueur-explain-case-not-exact = Precies uitkomen hoeft niet: wat overblijft vervalt.
vainqueur-explain-case-exact = In een tijdrit moet je precies uitkomen.
vainqueur-explain-cell-name = Vak { $cell }
vainqueur-explain-common-track = Het telt meteen als je worp daar eindigt.
vainqueur-explain-common-no-chain = Waar een opdracht je heen stuurt, telt niet wat daar staat.
vainqueur-explain-common-chain = Waar een opdracht je heen stuurt, telt ook wat daar staat, elk hooguit één keer per worp.
vainqueur-explain-die = Hij rolt alleen in de proloog en in de tijdritten: je rijdt zoveel vakken als hij toont{ $tt_exact_finish ->
    [yes] , maar nooit voorbij de finish
   *[no] {""}
}.
vainqueur-explain-pile-draw = { $cards } kaarten in totaal. Je hebt er { $hand }: trek er in je beurt een en speel of leg er dan een af. Is de stapel op, dan wordt de aflegstapel geschud.
vainqueur-explain-pile-discard = Alles wat gespeeld of afgelegd is, open. { $discard ->
    [only_if_stuck] Alleen als je niet kunt rijden, geen handicap kunt leggen en er geen kunt verhelpen, mag je hier elke kaart leggen, zonder gevolg.
   *[free] In plaats van een zet mag je hier elke kaart leggen, zonder gevolg.
}
