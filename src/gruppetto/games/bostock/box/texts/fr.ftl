# Le Tour aux cartes-Course et aux cartes-Risque, français. *…* met en valeur ; $you vaut « yes » quand $who est le lecteur.

bostock-name = Bostock
bostock-tagline = Trois nombres pour trois coureurs, et des points rouges qui font ou défont la journée : cinq étapes, deux contre-la-montre, un seul carnet de route.
bostock-box = Tour de France, MB, de Donald Bostock
bostock-box-contents = un plateau de cinq étapes, 48 cartes-Course, 20 cartes-Risque, quatorze coureurs

## coureurs, cartes, cases

# le début d'une phrase sur un coureur
bostock-rider = { $you ->
    [yes] Votre *{ $bib }*
   *[no] *{ $bib } { $who }*
}
bostock-card-race = { $colour ->
    [red] Rouge
    [blue] Bleu
    [orange] Orange
    [white] Blanc
   *[sprint] Sprint
} { $numbers }
bostock-card-title = { $title }
bostock-card-red-100 = rouge 1-0-0
bostock-card-red-110 = rouge 1-1-0
bostock-card-red-200 = rouge 2-0-0
bostock-card-red-111 = rouge 1-1-1
bostock-card-red-210 = rouge 2-1-0
bostock-card-red-211 = rouge 2-1-1
bostock-card-red-220 = rouge 2-2-0
bostock-card-red-221 = rouge 2-2-1
bostock-card-blue-100 = bleu 1-0-0
bostock-card-blue-110 = bleu 1-1-0
bostock-card-blue-200 = bleu 2-0-0
bostock-card-blue-111 = bleu 1-1-1
bostock-card-blue-210 = bleu 2-1-0
bostock-card-blue-211 = bleu 2-1-1
bostock-card-blue-220 = bleu 2-2-0
bostock-card-blue-221 = bleu 2-2-1
bostock-card-orange-100 = orange 1-0-0
bostock-card-orange-110 = orange 1-1-0
bostock-card-orange-200 = orange 2-0-0
bostock-card-orange-111 = orange 1-1-1
bostock-card-orange-210 = orange 2-1-0
bostock-card-orange-211 = orange 2-1-1
bostock-card-orange-220 = orange 2-2-0
bostock-card-orange-221 = orange 2-2-1
bostock-card-white-100 = blanc 1-0-0
bostock-card-white-110 = blanc 1-1-0
bostock-card-white-200 = blanc 2-0-0
bostock-card-white-111 = blanc 1-1-1
bostock-card-white-210 = blanc 2-1-0
bostock-card-white-211 = blanc 2-1-1
bostock-card-white-220 = blanc 2-2-0
bostock-card-white-221 = blanc 2-2-1
bostock-card-sprint-321 = sprint 3-2-1
bostock-mark-dot = Point rouge : qui s’y arrête tire une carte-Risque
bostock-mark-yellow = Maillot jaune
bostock-mark-green = Maillot vert
bostock-mark-turned = { $turns ->
    [one] Arrêté pour un tour
   *[other] Arrêté pour { $turns } tours
}
bostock-mark-kept = { $colour ->
    [red] Doit encore jouer { $title }
   *[blue] Garde { $title }
}
bostock-mark-breakaway = À l’attaque : le nombre compte double
bostock-sign-start = Départ
bostock-sign-green = Ligne verte · { $points } pts
bostock-sign-finish = Arrivée
bostock-stakes-green = Le premier à passer : { $first } points et le maillot vert. S’il porte le jaune, le deuxième a { $second } et le maillot.
bostock-stakes-finish = Points par place : { $points }.
bostock-stakes-team = La première équipe au complet a { $points } points{ $pair ->
    [0] {""}
   *[other] , toute équipe qui a deux des trois premiers { $pair }
}.
bostock-milestone-green = Ligne verte
bostock-milestone-finish = Arrivée
bostock-pile-draw = Course
bostock-pile-discard = Défausse
bostock-pile-risk = Risque
bostock-pile-heat = Le n° { $bib } a posé :
bostock-number = { $number ->
    [0] { $bonus_on_zero ->
        [no] 0 : aucune case
       *[yes] 0 : seulement la case en plus
    }
    [one] 1 case
   *[other] { $number } cases
}
bostock-number-nought = 0 : aucune case
bostock-number-bonus = +1 : une case en plus, pour une carte à votre couleur
bostock-number-steps = { $number ->
    [one] 1 case d’une carte-Risque
   *[other] { $number } cases d’une carte-Risque
}

## étape, tour, tableaux

bostock-stage-road = étape en ligne
bostock-stage-team_time_trial = contre-la-montre par équipes
bostock-stage-individual_time_trial = contre-la-montre individuel
bostock-stage-length = { $rows } rangées
bostock-stage-steps = { $steps } cases
bostock-round = Tour *{ $round }*
bostock-round-nominate = Signature
bostock-round-heat = { $ride_off ->
    [0] Série *{ $heat }*
   *[other] Barrage { $ride_off }, série *{ $heat }*
}
bostock-table-sum = Points
bostock-table-individual = Individuel
bostock-table-team = Équipes
bostock-table-stage = Résultat de l’étape
bostock-table-stage-note = { $stage }
bostock-table-line = À l’arrivée
bostock-table-trial = Contre-la-montre
bostock-table-final = Classement final
bostock-table-before = avant la première étape
bostock-table-after = après l’étape { $stage } sur { $of }
bostock-row-sum = individuel { $individual } · équipe { $team }
bostock-row-green = { $points ->
    [one] dont un point à la ligne verte
   *[other] dont { $points } points à la ligne verte
}
bostock-row-complete = au complet
bostock-row-rides = { $rides } cartes, barrages compris
bostock-row-heat = à { $distance } sur { $length } · { $cards ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $cards } cartes en main
}
bostock-row-waits = reste à partir

## questions

bostock-question-card = Jouez une carte-Course
bostock-question-second = Second souffle : jouez encore une carte-Course
bostock-question-risk = Jouez d’abord { $title }
bostock-question-risk-late = Jouer { $title } maintenant, ou la garder
bostock-question-pass = Personne ne peut avancer : déposez une carte
bostock-question-crossing = Votre équipe attend : déposez une carte
bostock-question-move = Distribuez { $numbers }
bostock-question-bonus = Une case en plus, si vous voulez
bostock-question-gift = { $steps ->
    [one] Avancez d’une case
   *[other] Avancez de { $steps } cases
}
bostock-question-pick = Qui donne sa roue au numéro { $bib } ?
bostock-question-swap = Ravitaillement : échangez des cartes, ou arrêtez
bostock-question-lay_off = Les commissaires prennent une de vos meilleures cartes : laquelle ?
bostock-question-nominate = Désignez votre coureur pour le contre-la-montre
bostock-question-ride = Posez une carte face cachée pour le numéro { $bib }
bostock-question-over = Le Tour est fini

## ce qu'on peut tenter, et ce que cela fera

bostock-try-card = Jouer { $card }
bostock-try-pass = Déposer { $card }
bostock-try-risk = Jouer { $title }
bostock-try-move = Le { $bib } avec { $number }{ $bonus ->
    [yes] {" "}+ 1
   *[no] {""}
} { $finish ->
    [yes] passe la ligne d’arrivée
   *[no] va en { $cell }
}
bostock-try-bonus = Le numéro { $bib } prend la case en plus { $finish ->
    [yes] et passe la ligne d’arrivée
   *[no] jusqu’à { $cell }
}
bostock-try-keep_risk = La garder : finir le tour
bostock-try-gift = Le { $bib } { $finish ->
    [yes] passe la ligne d’arrivée
   *[no] va en { $cell }
}
bostock-try-end = Laisser la case en plus
bostock-try-pick = Le { $bib } donne sa roue
bostock-try-swap = Échanger { $card }
bostock-try-stop = { $count ->
    [0] Garder toutes vos cartes
   *[other] Cela suffit : tirer
}
bostock-try-lay_off = Céder { $card }
bostock-try-nominate = Le { $bib } contre la montre
bostock-try-ride = Poser { $card } face cachée
bostock-try-ride_on = Toujours la plus forte carte
bostock-hint-card = { $own ->
    [yes] À votre couleur : un coureur peut faire une case de plus.
   *[no] Un nombre par coureur, comme il vous plaît.
}
bostock-hint-pass = { $cause ->
    [crossing] Personne n’avance ; vous tirez une nouvelle carte.
   *[stuck] Personne n’avance ; une autre carte est retournée, et vous tirez.
}
bostock-hint-fall-others = Tous les coureurs des cases voisines perdent un tour, pas ce coureur lui-même.
bostock-hint-risk = { $text }
bostock-hint-keep_risk = La carte-Risque reste pour un tour suivant.
bostock-hint-risk-now = Elle agit aussitôt, après la carte-Course.
bostock-hint-risk-late = { $text } À cette table elle peut aussi suivre la carte-Course, même au tour où vous la tirez.
bostock-hint-move = { $steps ->
    [one] Une case
   *[other] { $steps } cases
}{ $short ->
    [0] {""}
    [one] , une est perdue
   *[other] , { $short } sont perdues
}{ $bonus ->
    [yes] , avec la case en plus
   *[no] {""}
}{ $line ->
    [green] {" "}; premier à la ligne verte
    [second] {" "}; deuxième à la ligne verte
    [finish] {" "}; arrivée à la place { $place }
   *[none] {""}
}{ $dot ->
    [yes] {" "}; puis une carte-Risque
   *[no] {""}
}.
bostock-hint-end = Le tour continue sans elle.
bostock-hint-pick = Il perd un tour, et le { $mate } repart.
bostock-hint-swap = Vous en tirez une nouvelle.
bostock-hint-stop = { $count ->
    [0] Aucune carte n’est échangée.
    [one] Vous tirez une nouvelle carte.
   *[other] Vous tirez { $count } nouvelles cartes.
}
bostock-hint-lay_off = Elle va à la défausse, et vous tirez à la fin du tour.
bostock-hint-nominate = Un coureur par équipe ; le moins de cartes rapporte { $points ->
    [one] un point
   *[other] { $points } points
}.
bostock-hint-ride = { $steps ->
    [one] Une case
   *[other] { $steps } cases
} : { $home ->
    [yes] la ligne est passée.
   *[no] { $distance } sur { $length }.
}
bostock-hint-ride_on = Votre plus forte carte est posée à chaque fois, jusqu’à la ligne : rien d’autre ne vaut la peine.

## le journal

bostock-event-dealer_drawn = { $you ->
    [yes] Le sort *vous* désigne premier donneur.
   *[no] Le sort désigne *{ $who }* premier donneur.
}
bostock-stage-told = { $of ->
    [1] { $stage }
   *[other] Étape { $order } sur { $of }, { $stage }
}
bostock-event-stage_started = *{ bostock-stage-told }* : { $kind ->
    [team_time_trial] le contre-la-montre par équipes commence.
    [individual_time_trial] le contre-la-montre individuel commence.
   *[road] le départ est donné.
}
bostock-event-round_started = Tour { $round }.
bostock-event-drew = { $you ->
    [yes] *Vous* tirez { $cards }.
   *[no] *{ $who }* tire { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
    .quiet = yes
bostock-event-reshuffled = La défausse est mélangée : { $count ->
    [one] une carte
   *[other] { $count } cartes
} à tirer.
bostock-event-card_played = { $you ->
    [yes] *Vous* jouez *{ $card }*
   *[no] *{ $who }* joue *{ $card }*
}{ $own ->
    [yes] , { $you ->
        [yes] votre
       *[no] sa
    } couleur
   *[no] {""}
}.
bostock-event-card_passed = { $you ->
    [yes] *Vous* déposez *{ $card }*
   *[no] *{ $who }* dépose *{ $card }*
}{ $cause ->
    [crossing] {" "}au passage à niveau.
   *[stuck] {" "}: personne ne peut avancer.
}
bostock-event-card_turned = La carte tirée ensuite, *{ $card }*, ne fait avancer personne non plus.
bostock-event-moved = { bostock-rider } fait { $steps ->
    [one] une case
   *[other] { $steps } cases
}{ $bonus ->
    [yes] {" "}avec la case en plus
   *[no] {""}
}{ $cell ->
    [finish] {" "}et passe la ligne.
   *[other] {" "}jusqu’en { $cell }.
}
bostock-event-numbers_lost = { $boxed ->
    [0] { $count ->
        [one] Personne ne peut utiliser le { $numbers } : un nombre perdu.
       *[other] Personne ne peut utiliser { $numbers } : { $count } nombres perdus.
    }
    [one] { $bibs } est enfermé : { $count ->
        [one] un nombre perdu.
       *[other] { $count } nombres perdus.
    }
   *[other] { $bibs } sont enfermés : { $count ->
        [one] un nombre perdu.
       *[other] { $count } nombres perdus.
    }
}
bostock-event-steps_lost = { $boxed ->
    [0] Personne ne peut faire les pas de la carte-Risque : ils sont perdus.
    [one] { $bibs } est enfermé : les pas de la carte-Risque sont perdus.
   *[other] { $bibs } sont enfermés : les pas de la carte-Risque sont perdus.
}
bostock-event-second_lost = Personne ne peut utiliser une seconde carte : elle n’est pas jouée.
bostock-moment-lost = Perdu
bostock-event-bonus_left = { $you ->
    [yes] *Vous* laissez la case en plus.
   *[no] *{ $who }* laisse la case en plus.
}
bostock-event-green_line = { bostock-rider } passe { $place ->
    [1] premier
   *[2] deuxième
} à la *ligne verte* : { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}{ $jersey ->
    [yes] {" "}et le maillot vert
   *[no] {""}
}.
bostock-event-last_kilometre = { bostock-rider } passe le premier sous la *flamme rouge* : la ligne est à { $left ->
    [one] un pas.
   *[other] { $left } pas.
}
bostock-event-finished = { bostock-rider } arrive à la place *{ $place }*.
bostock-event-team_home = { $you ->
    [yes] *Votre* équipe est arrivée au complet.
   *[no] L’équipe de *{ $who }* est arrivée au complet.
}
bostock-event-risk_drawn = { bostock-rider } s’arrête sur un point rouge : *{ $title }*{ $keep ->
    [yes] , à garder.
   *[no] .
}
bostock-event-risk_played = { $you ->
    [yes] *Vous* jouez *{ $title }*.
   *[no] *{ $who }* joue *{ $title }*.
}
bostock-event-risk_lost = { bostock-rider } est arrivé : *{ $title }* retourne sous la pile.
bostock-event-risk_kept = { $you ->
    [yes] *Vous* gardez *{ $title }*.
   *[no] *{ $who }* garde *{ $title }*.
}
bostock-event-risk_idle = *{ $title }* ne change rien.
bostock-event-turned = { bostock-rider } passe { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
bostock-event-upright = { bostock-rider } est remonté en selle.
bostock-event-hand_kept = { $you ->
    [yes] *Vous* gardez toutes vos cartes.
   *[no] *{ $who }* garde toutes ses cartes.
}
bostock-event-swapped = { $you ->
    [yes] *Vous* échangez { $cards }.
   *[no] *{ $who }* échange { $cards }.
}
bostock-event-laid_off = { $you ->
    [yes] Les commissaires *vous* prennent *{ $card }*.
   *[no] Les commissaires prennent *{ $card }* à *{ $who }*.
}
bostock-event-nominated = { bostock-rider } courra contre la montre.
bostock-event-heat_started = { $ride_off ->
    [0] Série { $heat } sur { $of } : *{ $riders }*.
   *[other] Barrage { $ride_off }, série { $heat } sur { $of } : *{ $riders }*.
}
bostock-event-rides_on = { $you ->
    [yes] *Vous* jouez désormais toujours la plus forte carte.
   *[no] *{ $who }* joue désormais toujours la plus forte carte.
}
bostock-event-card_chosen = { $you ->
    [yes] *Vous* posez { $card } face cachée.
   *[no] *{ $who }* pose une carte face cachée.
}
    .quiet = yes
bostock-event-rode = { bostock-rider } retourne *{ $card }* : { $steps ->
    [one] une case
   *[other] { $steps } cases
}, { $distance } en tout.
bostock-event-trial_home = { bostock-rider } passe la ligne avec { $used ->
    [one] une carte
   *[other] { $used } cartes
}.
bostock-event-hand_laid = { $you ->
    [yes] *Vous* déposez ce qui reste : { $cards }.
   *[no] *{ $who }* dépose ce qui reste : { $cards }.
}
bostock-event-ride_off = *{ $riders }* sont à égalité avec { $used ->
    [one] une carte
   *[other] { $used } cartes
} et disputent un barrage.
bostock-event-stage_ended = Fin de l’étape : *{ $stage }*.
bostock-event-complete_team = { $you ->
    [yes] *Votre* équipe est au complet : { $points ->
        [one] un point d’équipe
       *[other] { $points } points d’équipe
    }.
   *[no] *{ $who }* a l’équipe au complet : { $points ->
        [one] un point d’équipe
       *[other] { $points } points d’équipe
    }.
}
bostock-event-pair_bonus = { $you ->
    [yes] *Vous* avez deux des trois premiers : { $points ->
        [one] un point d’équipe
       *[other] { $points } points d’équipe
    }.
   *[no] *{ $who }* a deux des trois premiers : { $points ->
        [one] un point d’équipe
       *[other] { $points } points d’équipe
    }.
}
bostock-event-trial_won = { bostock-rider } { $shared ->
    [yes] partage le contre-la-montre
   *[no] gagne le contre-la-montre
} avec { $used ->
    [one] une carte
   *[other] { $used } cartes
} : { $points ->
    [one] un point
   *[other] { $points } points
}.
bostock-event-scored = { $you ->
    [yes] *Vous* marquez
   *[no] *{ $who }* marque
} { $individual } en individuel et { $team } par équipe.
bostock-event-yellow_jersey = { bostock-rider } { $kept ->
    [yes] garde le *maillot jaune*.
   *[no] prend le *maillot jaune*.
}
bostock-event-tour_won = { $you ->
    [yes] *Vous* { $shared ->
        [yes] partagez le Tour
       *[no] gagnez le Tour
    } avec { $total } points !
   *[no] *{ $who }* { $shared ->
        [yes] partage le Tour
       *[no] gagne le Tour
    } avec { $total } points !
}

## options

bostock-option-stages = Tour
bostock-option-stages-help = Les étapes à courir, toujours dans leur ordre.
bostock-option-stages-tour = Les cinq étapes
bostock-option-stages-classics = Les trois étapes en ligne
bostock-option-stages-trials = Les deux contre-la-montre
bostock-option-stages-plain = La première étape en ligne
bostock-option-squeeze = Se faufiler
bostock-option-squeeze-help = Quels deux coureurs ferment un passage : celui de devant et celui d’à côté, ou les deux en diagonale devant.
bostock-option-squeeze-corner = Devant et à côté ferment la diagonale
bostock-option-squeeze-gate = Deux en diagonale ferment le milieu
bostock-option-whole_numbers = Coureurs bloqués
bostock-option-whole_numbers-help = Peut-on donner un nombre à un coureur qui ne peut pas le rouler en entier alors qu’un autre des siens le pourrait ?
bostock-option-whole_numbers-false = Oui : chacun au plus loin
bostock-option-whole_numbers-true = Non : d’abord en entier
bostock-option-bonus_on_zero = Bonus de couleur et 0
bostock-option-bonus_on_zero-help = La case en plus de votre couleur peut-elle aller à un coureur qui reçoit un 0 ?
bostock-option-bonus_on_zero-true = Oui : il avance de 1
bostock-option-bonus_on_zero-false = Non
bostock-option-bonus_step = Quand prendre la case en plus
bostock-option-bonus_step-help = La case en plus de votre couleur s’ajoute-t-elle au nombre d’un coureur, ou est-ce un pas à part, une fois les nombres utilisés, même pour un coureur qui a déjà roulé ?
bostock-option-bonus_step-with_number = Avec un nombre
bostock-option-bonus_step-afterwards = À part, ensuite
bostock-option-fall_hits = Chute
bostock-option-fall_hits-help = Qui perd un tour à la carte Chute : le coureur qui l’a tirée aussi, ou seulement ses voisins ?
bostock-option-fall_hits-all = Lui et ses voisins
bostock-option-fall_hits-others = Seulement les voisins
bostock-option-kept_risk = Cartes-Risque gardées
bostock-option-kept_risk-help = Quand joue-t-on une carte-Risque gardée : seulement au début d’un tour suivant, ou aussi après la carte-Course, même au tour où on l’a tirée ? Après elle, seuls servent encore les pas, les coureurs remis en selle et une deuxième carte-Course.
bostock-option-kept_risk-before_card = Avant la carte-Course
bostock-option-kept_risk-also_after = Avant ou après elle
bostock-option-ttt_mates = Équipiers dans le contre-la-montre par équipes
bostock-option-ttt_mates-help = L’équipe reste dans ses couloirs : est-ce un seul couloir, où chacun retient celui qui le suit, ou un couloir par coureur ?
bostock-option-ttt_mates-in_file = Un couloir, sans dépasser
bostock-option-ttt_mates-abreast = Un couloir par coureur
bostock-option-ttt_pair_bonus = Deux sur trois au contre-la-montre par équipes
bostock-option-ttt_pair_bonus-help = Une équipe avec deux coureurs dans les trois premiers touche-t-elle son bonus aussi au contre-la-montre par équipes ?
bostock-option-ttt_pair_bonus-false = Non
bostock-option-ttt_pair_bonus-true = Oui
bostock-option-itt_deck = Cartes contre la montre
bostock-option-itt_deck-help = Dans le contre-la-montre individuel, mélange-t-on toutes les cartes-Course pour chaque série, ou une seule fois pour toutes, la deuxième série recevant ce que la première a laissé ?
bostock-option-itt_deck-each_heat = Mélangées à chaque série
bostock-option-itt_deck-each_ride = Une fois pour toutes les séries
bostock-option-yellow_by = Maillot jaune
bostock-option-yellow_by-help = Va-t-il au joueur qui a le plus de points individuels, ou au coureur lui-même ?
bostock-option-yellow_by-player = Par joueur
bostock-option-yellow_by-rider = Par coureur
bostock-option-dealer_rotation = Donneur
bostock-option-dealer_rotation-help = La donne passe à gauche après chaque étape. À deux, il est plus juste de compter les étapes en ligne : sinon le même commence les trois.
bostock-option-dealer_rotation-per_stage = À chaque étape
bostock-option-dealer_rotation-road = Équitable sur les étapes en ligne
bostock-option-final_tie = Égalité à la fin
bostock-option-final_tie-help = Ce qui départage des joueurs à la même somme.
bostock-option-final_tie-countback = Points individuels, victoires, équipes au complet
bostock-option-final_tie-shared = Rien : la victoire est partagée

## résultats

bostock-result-stage = { $you ->
    [yes] Votre numéro { $bib } gagne l’étape
   *[no] { $who } gagne l’étape avec le numéro { $bib }
}
bostock-result-stage-summary = { $who } a l’équipe au complet : { $points ->
    [one] un point d’équipe
   *[other] { $points } points d’équipe
}.
bostock-result-team = { $you ->
    [yes] Vous gagnez le contre-la-montre par équipes
   *[no] { $who } gagne le contre-la-montre par équipes
}
bostock-result-team-shared = { $whos } partagent le contre-la-montre par équipes
bostock-result-team-summary = Au complet au dernier tour : { $points ->
    [one] un point d’équipe
   *[other] { $points } points d’équipe
} chacun.
bostock-result-solo = { $you ->
    [yes] Votre numéro { $bib } gagne contre la montre
   *[no] { $who } gagne contre la montre avec le numéro { $bib }
}
bostock-result-solo-shared = { $whos } partagent le contre-la-montre
bostock-result-solo-summary = { $used ->
    [one] Une carte
   *[other] { $used } cartes
} jusqu’à la ligne{ $ride_offs ->
    [0] {""}
    [one] , après un barrage
   *[other] , après { $ride_offs } barrages
}.
bostock-result-tour = { $you ->
    [yes] Vous gagnez le Tour
   *[no] { $who } gagne le Tour
}
bostock-result-tour-shared = { $whos } partagent le Tour
bostock-result-tour-summary = { $total } points : { $individual } en individuel, { $team } par équipe.
bostock-award-yellow = Maillot jaune : le { $bib } de { $who }.
bostock-award-green = Maillot vert : le { $bib } de { $who }.
bostock-award-complete = Équipe au complet : { $who }, { $points ->
    [one] un point
   *[other] { $points } points
}.
bostock-award-pair = Deux des trois premiers : { $who }, { $points ->
    [one] un point
   *[other] { $points } points
}.
bostock-award-trial = Contre-la-montre : le { $bib } de { $who }, { $points ->
    [one] un point
   *[other] { $points } points
}.
bostock-award-tour = { $who } gagne le Tour{ $by ->
    [individual] {" "}: même somme, mais plus de points individuels
    [wins] {" "}: mêmes points, mais plus de victoires d’étape
    [complete] {" "}: mêmes points et victoires, plus souvent au complet
    [shared] {" "}avec d’autres : rien ne les départage
   *[sum] {" "}avec la plus forte somme
}.

## ce qui départage les ex æquo

bostock-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
bostock-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
bostock-tie-individual = { bostock-tie-ahead } devant { bostock-tie-behind } : plus de points individuels, { $best } contre { $other }.
bostock-tie-wins = { bostock-tie-ahead } devant { bostock-tie-behind } : plus d’étapes en ligne gagnées, { $best } contre { $other }.
bostock-tie-complete = { bostock-tie-ahead } devant { bostock-tie-behind } : plus souvent l’équipe complète en ligne, { $best } contre { $other }.
bostock-tie-crossed = { bostock-tie-ahead } devant { bostock-tie-behind } : a passé la ligne plus tôt, place { $best } avant { $other }.
bostock-tie-ride-off = { bostock-tie-ahead } devant { bostock-tie-behind } : moins de cartes au barrage { $ride }, { $best } contre { $other }.
bostock-tie-ex-aequo = { bostock-tie-ahead } et { bostock-tie-behind } partagent la place : les deux équipes sont au complet au dernier tour.
bostock-tie-yellow-kept = Le maillot jaune est à { bostock-tie-ahead }, pas à { bostock-tie-behind } : son équipe le porte déjà.
bostock-tie-yellow-placed = Le maillot jaune est à { bostock-tie-ahead }, pas à { bostock-tie-behind } : un coureur classé dans la dernière étape en ligne, l’autre aucun.
bostock-tie-yellow-place = Le maillot jaune est à { bostock-tie-ahead }, pas à { bostock-tie-behind } : meilleur coureur de la dernière étape en ligne, place { $best } avant { $other }.
bostock-tie-shared = { bostock-tie-ahead } et { bostock-tie-behind } partagent la place : rien ne les départage.

## d'où viennent les chiffres

bostock-provenance-rulebook = Tous les chiffres sont ceux des règles, cartes et plateaux imprimés.
bostock-provenance-reconstruction = Le livret donne les règles, les points de la ligne verte et ceux du contre-la-montre individuel ; les autres points, la plupart des cartes et les plateaux sont notre reconstitution.

## pourquoi pas

bostock-refusal-BOS-1-2 = Le { $bib } court pour une autre équipe.
bostock-refusal-BOS-1-3 = Cette équipe n’est pas en course.
bostock-refusal-BOS-2-5 = C’est à { $who } de jouer : on tourne à partir de la gauche du donneur.
bostock-refusal-BOS-4-2 = Une carte-Course de votre main par tour, puis les coureurs : ce n’est pas le moment, ou pas une carte de votre main.
bostock-refusal-BOS-4-3 = Le nombre dit combien de cases : { $number ->
    [0] zéro ne fait avancer personne
    [one] une, pas plus
   *[other] { $number }, pas plus
}.
bostock-refusal-BOS-4-5 = Un nombre par coureur, et chaque nombre une seule fois.
bostock-refusal-BOS-4-7 = Ce serait la case en plus, et cette carte n’est pas à votre couleur.
bostock-refusal-BOS-4-8 = Ce serait la case en plus, et une carte-Sprint n’en donne pas.
bostock-refusal-BOS-4-9 = { $zero ->
    [apart] À cette table, la case en plus se prend à part, une seule fois, quand les nombres sont utilisés.
    [yes] À cette table, la case en plus ne va pas à un coureur sur 0.
   *[no] La case en plus se donne une fois, avec le nombre du coureur, pas après.
}
bostock-refusal-BOS-4-10 = La case en plus doit vraiment être faite, et la route s’arrête ou se ferme avant.
bostock-refusal-BOS-4-11 = Un zéro avec la case en plus n’est pas une échappatoire : chaque autre nombre doit encore trouver un coureur.
bostock-refusal-BOS-5-1 = Jouez d’abord une carte-Course, puis les coureurs roulent.
bostock-refusal-BOS-5-2 = Tant qu’un de vos coureurs peut avancer, il faut jouer une carte.
bostock-refusal-BOS-5-3 = Utilisez d’abord les nombres : il reste un coureur qui peut avancer.
bostock-refusal-BOS-5-5 = Personne de votre équipe ne peut faire un pas : la carte peut seulement être déposée.
bostock-refusal-BOS-6-1 = On avance tout droit ou d’un couloir de côté : celui-ci est trop loin.
bostock-refusal-BOS-6-3 = Personne ne recule.
bostock-refusal-BOS-6-4 = Personne ne roule de côté.
bostock-refusal-BOS-6-5 = { $place ->
    [taken] Le { $by } s’y trouve : une case ne porte qu’un coureur.
    [off] Il n’y a pas de route là.
   *[blocked] { $count ->
        [0] Pas de chemin : d’autres sont devant, et on ne saute personne.
       *[other] Enfermé par { $by } : on ne saute personne.
    }
}
bostock-refusal-BOS-6-6 = { $squeeze ->
    [gate] Deux coureurs en diagonale devant ferment la case entre eux : on ne se faufile pas.
   *[corner] Un coureur devant et un autre à côté ferment cette diagonale : on ne se faufile pas.
}
bostock-refusal-BOS-6-7 = Un coureur va aussi loin que le nombre et la route le permettent, pas moins.
bostock-refusal-BOS-6-11 = Un autre de vos coureurs peut rouler ce nombre en entier : ici il serait gaspillé.
bostock-refusal-BOS-6-10 = Le { $bib } { $turns ->
    [0] est déjà arrivé.
    [one] est arrêté pour un tour.
   *[other] est arrêté pour { $turns } tours.
}
bostock-refusal-BOS-8-4 = Réglez d’abord la carte-Risque.
bostock-refusal-BOS-8-6 = C’est la carte-Risque qui décide, et elle ne le permet pas.
bostock-refusal-BOS-8-7 = { $kept_risk ->
    [also_after] Une carte-Risque gardée se joue au début d’un tour suivant ou après une carte-Course, une par tour, et seulement si elle peut alors agir.
   *[before_card] Une carte-Risque gardée se joue au début d’un tour suivant, avant la carte-Course, une par tour, et seulement si elle peut agir.
}
bostock-refusal-BOS-8-8 = La carte est pour un autre de vos coureurs.
bostock-refusal-BOS-8-10 = Une carte-Risque rouge est devant vous : personne de votre équipe ne passe la ligne avant qu’elle soit jouée.
bostock-refusal-BOS-8-11 = Un de vos coureurs est devant la ligne : la carte-Risque rouge se joue d’abord.
bostock-refusal-BOS-8-14 = Les cases d’une carte-Risque n’ont pas de case en plus.
bostock-refusal-BOS-13-1 = Au contre-la-montre par équipes, personne ne change de couloir.
bostock-refusal-BOS-14-1 = D’abord chaque équipe désigne un de ses coureurs.
bostock-refusal-BOS-14-6 = Chaque coureur de la série pose une carte face cachée, puis toutes sont retournées.
bostock-refusal-BOS-15-2 = Le Tour est fini.
bostock-refusal-BOS-2-3 = Le premier donneur est déjà connu : { $who }.
bostock-refusal-BOS-14-12 = { $tied ->
    [yes] Seuls repartent ceux à égalité avec le moins de cartes : { $whos }.
    [told] Ce barrage est déjà noté : un autre téléphone a été plus rapide.
   *[no] Personne n’est à égalité : pas de barrage.
}
bostock-refusal-BOS-16-1 = { $fault ->
    [kind] { $stage } est une étape d’un autre genre.
    [told] { $stage } a déjà un résultat : corrigez celui-là.
    [green] On note le premier à la ligne verte, et le deuxième si le premier portait le jaune.
    [yellow] Le premier ne pouvait porter le jaune : cette équipe ne l’a pas.
   *[second] Le premier portait le jaune : notez aussi le deuxième.
}
bostock-refusal-BOS-16-4 = { $fault ->
    [missing] Les cartes de { $who } manquent.
    [cards] { $who } ne peut avoir utilisé tant de cartes.
   *[number] { $who } a les coureurs 1 à 3.
}
bostock-refusal-BOS-16-2 = { $fault ->
    [twice] { $who } figure une fois, pas deux.
    [incomplete] La liste finit par le troisième coureur d’une équipe, et aucune n’en a trois.
    [too_many] Une seule équipe peut avoir trois coureurs dans la liste, et aucune davantage.
   *[after] Le troisième coureur d’une équipe finit l’étape : personne n’arrive après lui.
}
bostock-refusal-BOS-16-3 = { $fault ->
    [first] Indiquez les trois premiers à passer la ligne, ni plus ni moins.
   *[incomplete] Au contre-la-montre par équipes, une équipe au moins est au complet.
}
bostock-refusal-BOS-16-7 = Avec le maillot jaune par coureur, chaque coureur a besoin de son numéro.
bostock-refusal-BOS-16-8 = { $who } est au complet : cette équipe est première, pas deuxième.

## la feuille de marque à une vraie table (BOS-16)

bostock-sheet-stage = Étape { $number } sur { $of } : { $stage }
bostock-sheet-yellow = Maillot jaune : { $who }{ $chooses ->
    [yes] , qui choisit le coureur.
   *[no] .
}
bostock-sheet-green = Maillot vert : { $who }{ $chooses ->
    [yes] , qui sait quel coureur.
   *[no] .
}
bostock-sheet-deals = { $who } distribue, { $first } commence.
bostock-sheet-tied = { $whos } sont à égalité et repartent.
bostock-sheet-missing = { $stage } n’a pas de résultat ; la suite attend.
bostock-sheet-order = Ordre de jeu
bostock-sheet-order-note = { $who } distribue
bostock-sheet-won = { $who } gagne l’étape.
bostock-sheet-second = Deuxième équipe : { $who }, { $points ->
    [one] { $points } point d’équipe
   *[other] { $points } points d’équipe
}.
bostock-sheet-trial-won = Contre-la-montre : { $whos }, { $points ->
    [one] un point
   *[other] { $points } points
}.
bostock-sheet-table-gains = Ce que l’étape a rapporté
bostock-sheet-form-dealer = Premier donneur
bostock-sheet-form-riders = Arrivées par coureur
bostock-sheet-form-colours = Arrivées par couleur
bostock-sheet-form-complete = Équipes complètes
bostock-sheet-form-cards = Cartes utilisées
bostock-sheet-form-ride-off = Barrage
bostock-sheet-field-dealer = Qui distribue en premier ?
bostock-sheet-field-finish = Qui est arrivé, dans l’ordre ?
bostock-sheet-field-finish-help = Le troisième coureur d’une équipe finit l’étape : il clôt la liste.
bostock-sheet-field-green = Qui a franchi la ligne verte en premier ?
bostock-sheet-field-green-help = Le deuxième aussi, si le premier portait le jaune.
bostock-sheet-field-in-yellow = Le premier portait le jaune
bostock-sheet-field-in-yellow-help = Seulement si on ne sait pas quel coureur le porte.
bostock-sheet-field-complete = Quelles équipes étaient complètes ?
bostock-sheet-field-complete-help = À la fin du dernier tour.
bostock-sheet-field-first = À qui sont les trois premiers à passer la ligne ?
bostock-sheet-field-first-help = Pour le bonus de deux coureurs dans les trois premiers.
bostock-sheet-field-second = Quelle équipe est deuxième, s’il y en a une ?
bostock-sheet-field-second-help = Votre tableau des points en donne pour elle, et la règle ne dit pas laquelle c’est : le tableau de votre boîte décide.
bostock-sheet-field-cards = Combien de cartes chacun a-t-il utilisées ?
bostock-sheet-field-cards-help = La dernière comprise ; le moins l’emporte.
bostock-sheet-field-ride-off = Combien de cartes cette fois ?
bostock-sheet-column-points = Points
bostock-sheet-column-tens = Dizaines
bostock-sheet-column-units = Unités
bostock-sheet-column-sum = Somme
bostock-sheet-column-individual = Individuel
bostock-sheet-column-team = Équipe
bostock-sheet-column-green = Ligne verte
bostock-sheet-column-cards = Cartes
bostock-sheet-column-ride-offs = Barrages
bostock-sheet-column-number = Coureur
bostock-sheet-points-title = Les points imprimés dans votre boîte ?
bostock-sheet-points-where = Tableau des points, dans la boîte.
bostock-sheet-points-why = Le livret y renvoie et ne l’imprime pas. Ce que vous laissez vide compte selon notre reconstitution.
bostock-sheet-points-without = Prendre les nôtres
bostock-sheet-points-others = Autres points
bostock-sheet-points-road_individual = Places d’une étape en ligne
bostock-sheet-points-solo_trial = Places du contre-la-montre individuel
bostock-sheet-points-green_first = Premier à la ligne verte
bostock-sheet-points-green_second = Deuxième, si le premier portait le jaune
bostock-sheet-points-road_complete = Étape en ligne, équipe complète
bostock-sheet-points-road_second = Étape en ligne, deuxième équipe
bostock-sheet-points-road_pair = Étape en ligne, deux des trois premiers
bostock-sheet-points-team_trial = Contre-la-montre par équipes, équipe complète
bostock-sheet-points-team_trial_second = Contre-la-montre par équipes, deuxième équipe
bostock-sheet-told-dealer = { $who } distribue en premier.
bostock-sheet-told-second = { $has_second ->
    [yes] {" "}; deuxième équipe : { $second }
   *[no] {""}
}
bostock-sheet-told-road = { $stage } : { $whos } ; ligne verte : { $green }{ bostock-sheet-told-second }.
bostock-sheet-told-complete = { $stage } : équipes complètes : { $whos }{ $first ->
    [0] {""}
   *[other] {" "}; premiers à la ligne : { $firsts }
}{ bostock-sheet-told-second }.
bostock-sheet-told-cards = { $stage } : { $whos } utilisent { $cards } cartes.
bostock-sheet-told-ride_off = { $stage }, barrage : { $whos } utilisent { $cards } cartes.

## the game in pictures

bostock-page-aim = Trois coureurs et une carte à trois nombres. Partagez-les, barrez la route, osez les points rouges et rentrez au complet avant tous les autres.
bostock-page-turn = Un tour en quatre images
bostock-page-turn-card = Jouez une carte-Course
bostock-page-turn-card-text = L’une des { $hand } de votre main. À la fin du tour, vous complétez.
bostock-page-turn-share = Partagez ses nombres
bostock-page-turn-share-text = Un nombre par coureur, comme vous voulez, un coureur après l’autre.
bostock-page-turn-ride = Roulez tout le nombre
bostock-page-turn-ride-text = Tout droit ou en diagonale, sur des cases libres, aussi loin que possible. S’arrêter sur un point rouge fait tirer une carte-Risque.
bostock-page-turn-squeeze = On ne se faufile pas
bostock-page-turn-squeeze-text = L’un devant, l’autre à côté : la diagonale entre eux est fermée.
bostock-page-things = Cartes et signes
bostock-page-things-race = Carte-Course
bostock-page-things-race-text = Trois nombres pour trois coureurs. { $colour_cards } par couleur.
bostock-page-things-own = Votre couleur
bostock-page-things-own-text = Une carte à votre couleur donne une case de plus à un coureur, même avec un 0.
bostock-page-things-sprint = Carte-Sprint
bostock-page-things-sprint-text = La meilleure du paquet, sans couleur. Il y en a { $sprint_cards }.
bostock-page-things-dot = Point rouge
bostock-page-things-dot-text = Arrêt ici avec une carte-Course : tirez une carte-Risque, sauf si vous en gardez une ou en avez joué une ce tour-ci.
bostock-page-things-good = Carte-Risque bleue
bostock-page-things-good-text = Elle aide, tout de suite ou plus tard. Il y en a { $blue_cards }.
bostock-page-things-bad = Carte-Risque rouge
bostock-page-things-bad-text = Elle fait mal. Gardée, elle ferme l’arrivée à votre équipe. Il y en a { $red_cards }.
bostock-page-stages = Trois sortes d’étapes
bostock-page-stages-road = En ligne
bostock-page-stages-road-text = Chacun gêne tout le monde. À mi-route, la ligne verte : le premier prend le maillot vert.
bostock-page-stages-team = Contre-la-montre par équipes
bostock-page-stages-team-text = Un couloir par équipe, sans dépasser, sans points rouges. Au complet au même tour : ex æquo.
bostock-page-stages-alone = Contre-la-montre individuel
bostock-page-stages-alone-text = Un coureur chacun, deux à la fois : chaque carte vaut la somme de ses nombres. Le moins de cartes gagne.
bostock-page-fall = La chute
bostock-page-fall-picture-text = La carte-Risque la plus connue : le coureur du point et tous ses voisins perdent un tour. Ils restent sur la route et barrent le passage.
bostock-page-finish = Comment finit une étape
bostock-page-finish-picture-text = Votre troisième coureur franchit la ligne : c’est fini. Qui est encore en route n’est pas classé. Déjà arrivés :
bostock-page-tour = Comment se gagne le Tour
bostock-page-tour-places-text = Coureurs, à chaque étape en ligne
bostock-page-tour-green-text = Premier à la ligne verte
bostock-page-tour-team-text = Équipe au complet
bostock-page-tour-pair-text = Deux des trois premiers
bostock-page-tour-alone-text = Vainqueur du contre-la-montre individuel
bostock-page-tour-won-text = Points individuels et par équipes ensemble : le plus gagne. En route, le premier porte le jaune.
bostock-page-hints = Trois conseils de la voiture
bostock-page-hints-block-text = Là où la route se resserre, deux des vôtres de front retiennent tout le monde.
bostock-page-hints-order-text = Faites d’abord rouler celui de devant : il libère la place aux vôtres.
bostock-page-hints-third-text = N’oubliez pas votre dernier homme : l’étape se gagne au troisième, pas au premier.

## temps forts : ce qui a la scène pour une seconde

bostock-moment-winner = Vainqueur d’étape
bostock-moment-tour = Vainqueur du Tour
bostock-moment-last = Flamme rouge
bostock-moment-green = Ligne verte
bostock-moment-trial = Contre-la-montre gagné
bostock-moment-stuck = Aucun passage
bostock-moment-laid-off = Commissaires
bostock-note-turned = −{ $turns } { $turns ->
    [one] tour
   *[other] tours
}

## raisons : pourquoi un robot le ferait, dites d’un coup qui en apporte davantage

bostock-reason-points = Prend des points que personne ne pourra reprendre.
bostock-reason-complete = Rapproche toute l’équipe de la ligne : c’est le dernier coureur qui décide.
bostock-reason-places = Amène des coureurs à l’arrivée parmi les premiers.
bostock-reason-pair = Met deux équipiers en route vers les trois premières places.
bostock-reason-green = Vise les points de la ligne verte.
bostock-reason-progress = Tire le meilleur de la carte : presque aucun pas n’est perdu.
bostock-reason-freedom = Garde la route libre devant soi.
bostock-reason-cards = Garde de bonnes cartes pour les tours à venir.
bostock-reason-risk = Tire bon parti des cartes-Risque.
bostock-reason-trial = Demande moins de cartes contre la montre.

## ce que sont les choses, pour qui en regarde une et dans la liste des cartes

bostock-explain-chapter-race = Cartes-Course
bostock-explain-chapter-risk = Cartes-Risque
bostock-explain-chapter-numbers = Nombres
bostock-explain-chapter-riders = Sur les coureurs
bostock-explain-chapter-road = Sur la route
bostock-explain-chapter-piles = Les piles
bostock-explain-race-name = Carte-Course { $numbers }
bostock-explain-race = Par couleur : { $each }.
bostock-explain-common-race = Un nombre pour chacun de vos 3 coureurs, au choix ; une carte à votre couleur donne à l’un d’eux une case en plus.
bostock-explain-sprint-name = Carte-Sprint { $numbers }
bostock-explain-sprint = Elle n’a pas de couleur et ne donne jamais de case en plus.
bostock-explain-case-sum = Au contre-la-montre individuel, le coureur avance de la somme de ses nombres, et la couleur ne compte pas.
bostock-explain-case-nought = Un 0 ne fait avancer personne ; avec la case en plus, il fait 1.
bostock-explain-case-nought-bare = Un 0 ne fait avancer personne et ne reçoit pas de case en plus.
bostock-explain-case-nought-apart = Un 0 ne fait avancer personne ; son coureur peut encore prendre la case en plus.
bostock-explain-case-double-apart = La case en plus n’est pas doublée.
bostock-explain-bonus-apart = Une carte à votre couleur mène un coureur 1 case plus loin : un pas à part, quand les nombres sont utilisés, même pour un coureur qui a déjà roulé.
bostock-explain-case-stops = C’est un arrêt à part entière : sur un point rouge, on tire une carte-Risque.
bostock-explain-case-steps = Les pas comptent pour la ligne verte et l’arrivée. Ils ne reçoivent pas de case en plus et ne font pas tirer d’autre carte-Risque.
bostock-explain-case-other = Vous choisissez parmi ceux qui peuvent faire un pas ; si personne ne le peut, il ne se passe rien.
bostock-explain-case-team = Qui ne peut pas faire un pas reste où il est.
bostock-explain-case-double = La case en plus s’ajoute après le doublement : un 2 fait 4, et 5 avec la case en plus.
bostock-explain-case-upright = Seulement si l’un de vos coureurs est arrêté ; ils peuvent repartir dès votre prochaine carte-Course.
bostock-explain-case-extra = Chaque carte se joue selon toutes les règles, case en plus comprise ; vous complétez votre main après la deuxième. Si personne ne peut avancer après la première, la deuxième n’est pas jouée.
bostock-explain-case-swap = Vous pouvez toutes les garder. Les nouvelles cartes se tirent ensemble à la fin.
bostock-explain-case-fall = Les cases autour de lui, 8 au plus : coureurs de toutes les équipes, les vôtres aussi.
bostock-explain-case-longer = Les tours perdus ne s’additionnent pas : la plus longue attente compte.
bostock-explain-case-wheel = Vous choisissez qui donne sa roue. Si aucun des vôtres ne roule, c’est le coureur lui-même qui perd le tour.
bostock-explain-case-best = À égalité, vous choisissez. Vous tirez une nouvelle carte à la fin de votre tour.
bostock-explain-case-hunger = Le tour où vous jouez la carte est celui qu’il passe.
bostock-explain-case-headwind = Un 0 reste 0.
bostock-explain-case-crossing = Vous tirez une nouvelle carte pour celle que vous avez déposée.
bostock-explain-case-tied = Elle reste à ce coureur et elle est perdue quand il franchit l’arrivée.
bostock-explain-case-untied = Elle vous reste, même quand le coureur qui l’a tirée est arrivé.
bostock-explain-cure-red = La jouer, au début d’un tour suivant : avant cela, aucun de vos coureurs ne peut franchir l’arrivée.
bostock-explain-cure-wait = Attendre : chacun de vos tours entiers en retire 1.
bostock-explain-cure-car = Attendre : chacun de vos tours entiers en retire 1. Ou { $title }, aussitôt.
bostock-explain-number-name = Nombre
bostock-explain-number = Autant de pas pour un de vos coureurs. Vous choisissez lequel ; chacun reçoit un seul nombre.
bostock-explain-case-far = Il va aussi loin que le nombre et la route le permettent, jamais moins.
bostock-explain-case-whole = Tant qu’un coureur encore à partir peut le faire en entier, seul un tel coureur le reçoit.
bostock-explain-bonus-name = Case en plus
bostock-explain-bonus = Une carte à votre couleur mène un coureur 1 case plus loin. Donnez-la avec son nombre, avant qu’il parte.
bostock-explain-case-further = Seulement s’il va vraiment une case plus loin.
bostock-explain-case-no-way-out = Avec un 0, ce n’est pas une échappatoire : chaque autre nombre doit encore trouver un coureur qui peut s’en servir.
bostock-explain-steps-name = Pas d’une carte-Risque
bostock-explain-steps = Ils se font en plus de la carte-Course et comptent pour la ligne verte et l’arrivée. Ils ne reçoivent pas de case en plus et ne font pas tirer d’autre carte-Risque.
bostock-explain-yellow = Le joueur de ce coureur est en tête aux points individuels{ $first ->
    [road] {" "}; après la première étape, c’est son vainqueur qui le porte.
   *[trial] .
} Il ne rend personne plus rapide.
bostock-explain-yellow-rider = Ce coureur est en tête aux points individuels{ $first ->
    [road] {" "}; après la première étape, c’est son vainqueur qui le porte.
   *[trial] .
} Il ne rend personne plus rapide.
bostock-explain-green = Gagné à la ligne verte, et porté jusqu’à la suivante. Il ne rend personne plus rapide.
bostock-explain-case-both = Personne ne porte les deux : un coureur en vert qui prend le jaune porte le jaune, et le vert attend la prochaine ligne verte.
bostock-explain-turned-name = À l’arrêt
bostock-explain-turned = Ce coureur est tourné vers l’arrière et n’avance pas ; il s’est arrêté aussitôt.
bostock-explain-case-blocks = Il occupe toujours sa case et barre la route, et une autre chute peut le toucher.
bostock-explain-breakaway-name = À l’attaque
bostock-explain-breakaway = Dans ce tour, le nombre donné à ce coureur compte double.
bostock-explain-dot-name = Point rouge
bostock-explain-dot = Si une carte-Course arrête votre coureur ici, tirez une carte-Risque. Passer dessus ou y rester immobile ne fait rien tirer.
bostock-explain-case-one-risk = Aucune tant que vous tenez une carte-Risque, ni si vous en avez joué une dans ce tour.
bostock-explain-case-gift = Les pas d’une carte-Risque n’en font pas tirer.
bostock-explain-green-line-name = Ligne verte
bostock-explain-green-line = Le premier à la franchir gagne { $first } points et le maillot vert. S’il est en jaune, le deuxième prend { $second } et le maillot.
bostock-explain-finish-name = Arrivée
bostock-explain-finish = Qui franchit la ligne est classé et quitte la route. En ligne, l’étape finit quand le troisième coureur d’une équipe est arrivé. Pas besoin du nombre exact.
bostock-explain-climb-name = Montée du col
bostock-explain-descent-name = Descente du col
bostock-explain-pass = La route est étroite : il manque des cases, et l’on se gêne facilement. Les nombres comptent comme partout.
bostock-explain-pile-draw-name = Pioche des cartes-Course
bostock-explain-pile-draw = { $cards } cartes-Course en tout. À la fin de votre tour, vous complétez votre main à { $hand }.
bostock-explain-pile-discard-name = Défausse
bostock-explain-pile-discard = Cartes-Course jouées, face visible. Quand la pioche est vide, on les mélange pour y tirer de nouveau.
bostock-explain-pile-risk-name = Pile de risque
bostock-explain-pile-risk = { $cards } cartes-Risque en tout. Une carte jouée va face cachée sous la pile.
bostock-explain-pile-heat-name = Carte de la série
bostock-explain-pile-heat = Posée face cachée ; quand toutes le sont, on les retourne, et chacun avance de la somme des nombres.
