# Le Tour de France aux cartes Seconde, français. *…* met en relief ; $you vaut "yes" quand $who est le lecteur.

seconds-name = Seconds
seconds-tagline = Trois coureurs, une main de secondes, la bonne roue et le bon couloir : une seconde vaut une case, et personne n’attend ceux qui tombent.
seconds-box = Le Tour de France, Hulst Games / Just Games
seconds-box-contents = un plateau de plaine et un de montagne, 112 cartes Seconde, 32 cartes Chance, douze coureurs

## coureurs, cartes, cases

# le début d’une phrase sur un coureur
seconds-rider = { $you ->
    [yes] Votre *{ $bib }*
   *[no] *{ $bib } { $who }*
}
# ce que rapporte un sprint ou une carte Chance
seconds-gain = { $seconds ->
    [0] {""}
    [one] une seconde
   *[other] { $seconds } secondes
}{ $points ->
    [0] {""}
    [one] { $seconds ->
        [0] un point
       *[other] {" "}et un point
    }
   *[other] { $seconds ->
        [0] { $points } points
       *[other] {" "}et { $points } points
    }
}
seconds-card-value = { $value } s
seconds-card-unit = s
seconds-card-title = { $title }
seconds-mark-exchange = Case Échange : qui s’y arrête change trois cartes
seconds-mark-chance = Case Chance : une carte Chance pour qui s’y arrête, si vous jouez avec
seconds-mark-yellow = Maillot jaune
seconds-mark-skips = Passe son prochain tour
seconds-mark-delta = Prochaine carte { $delta }
seconds-mark-kept = Garde { $title }
seconds-sign-start = Départ
seconds-sign-finish = Arrivée
seconds-stakes-sprint = Aux premiers, dans l’ordre : { $what ->
    [seconds] { $seconds } secondes de bonification.
    [points] { $points } points.
   *[both] { $seconds } secondes de bonification et { $points } points.
}
seconds-stakes-finish = Le temps de l’étape : qui va plus loin au-delà de la ligne est plus rapide.
seconds-milestone-finish = Arrivée
seconds-pile-draw = Secondes
seconds-pile-discard = Défausse
seconds-pile-chance = Chance

## étape, tour, classements

seconds-stage-flat = plaine
seconds-stage-mountain = montagne
seconds-stage-ttt = contre-la-montre par équipes
seconds-stage-length = { $cells } cases
seconds-round = Tour *{ $round }*
seconds-table-teams = Classement général
seconds-table-home = À l’arrivée
seconds-table-riders = Maillot jaune
seconds-table-team-times = Temps par équipes
seconds-table-points = Points
seconds-table-final = Classement final
seconds-table-sum = Si tout s’arrêtait là
seconds-story-times = temps
seconds-table-stage = Classement de l’étape
seconds-table-stage-note = { $stage }
seconds-table-before = avant la première étape
seconds-table-after = après l’étape { $stage } sur { $of }
seconds-row-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
seconds-row-team = équipe { $time } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
seconds-row-final = { $points } points, { $team } au temps par équipes, { $riders } au temps individuel
seconds-row-stage = { $earned ->
    [0] aucun point
    [one] un point
   *[other] { $earned } points
}{ $bonus ->
    [yes] {" "}· bonifications : { seconds-gain }
   *[no] {""}
}

## questions

seconds-question-ride = Roulez avec le numéro { $bib }
seconds-question-crash = Route barrée : le numéro { $bib } va tomber
seconds-question-brake = Numéro { $bib } : serrez les freins
seconds-question-skip = Rendez une carte : le numéro { $bib } passe son tour
seconds-question-surrender = { $count ->
    [one] Rendez une carte pour votre coureur arrivé
   *[other] Rendez { $count } cartes pour vos coureurs arrivés
}
seconds-question-exchange = { $count ->
    [one] Échangez encore une carte
   *[other] Échangez { $count } cartes
}
seconds-question-swap = { $count ->
    [one] Échangez une carte, ou arrêtez
   *[other] Échangez jusqu’à { $count } cartes, ou arrêtez
}
seconds-question-lane = Choisissez un couloir pour le numéro { $bib }
seconds-question-choose = Choisissez le prochain coureur de votre équipe
seconds-question-over = Le Tour est terminé

## ce qu’on peut tenter, et ce que cela fait

seconds-try-ride = Jouer { $card } jusqu’à { $cell }
seconds-try-stay = Jouer { $card } et rester sur place
seconds-try-line = Jouer { $card } et finir sur la ligne
seconds-try-crash = Jouer { $card } et tomber
seconds-try-card = Jouer { $card }
seconds-try-kept = Utiliser { $title }
seconds-try-surrender = Rendre { $card }
seconds-try-hand-in = Rendre { $card }
seconds-try-discard = Échanger { $card }
seconds-try-stop = { $count ->
    [0] Garder toutes ses cartes
   *[other] C’est assez : piocher
}
seconds-try-lane = Prendre le couloir { $lane }
seconds-try-rider = Rouler avec le numéro { $bib }
seconds-hint-ride = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}{ $uphill ->
    [halved] , la carte est divisée par deux en montée
    [cells] , chaque case de montée en coûte deux
   *[no] {""}
}{ $slip ->
    [0] {""}
    [one] , une de plus dans la roue
   *[other] , { $slip } de plus dans la roue
}{ $special ->
    [exchange] {" "}; puis trois cartes à échanger
    [chance] {" "}; puis une carte Chance
   *[none] {""}
}{ $line ->
    [sprint] {" "}; sprint franchi
    [summit] {" "}; sommet franchi
   *[none] {""}
}.
seconds-hint-brake = { $cells ->
    [one] S’arrête après { $cells } case
   *[other] S’arrête après { $cells } cases
}, avant la chute{ $special ->
    [exchange] {" "}; puis trois cartes à échanger
    [chance] {" "}; puis une carte Chance
   *[none] {""}
}.
seconds-hint-finish = Au-delà de la ligne, −{ $past } : { $time }.
seconds-hint-finish-trial = Au-delà de la ligne, −{ $past }.
seconds-hint-line = Plus de place après l’arrivée : vous finissez sur la ligne même.
seconds-hint-stay = La carte ne donne aucun pas ; le coureur reste où il est.
seconds-hint-crash = Chute au { $number }, avec { $bibs }. Votre main est montrée et vous passez un tour.
seconds-hint-crash-joined = Vous êtes pris dans la chute du { $number }. Votre main est montrée et vous passez un tour.
seconds-hint-surrender = Elle est posée face cachée : chaque tour coûte une carte par coureur.
seconds-hint-hand-in = Elle est posée face cachée ; au tour suivant le coureur repart.
seconds-hint-discard = Vous piochez une carte à sa place ; { $count ->
    [one] c’est la dernière
   *[other] { $count } en tout
}.
seconds-hint-stop = { $count ->
    [0] Aucune carte n’est échangée.
    [one] Vous piochez une carte.
   *[other] Vous piochez { $count } cartes.
}
seconds-hint-remount = Le mécanicien est là : ni tour passé, ni carte rendue.

## pourquoi ce coup : ce qu’il apporte

seconds-reason-time = Fait avancer l’équipe : à la fin, les trois temps s’additionnent.
seconds-reason-ground = S’arrête au bon endroit : au pied d’une côte, au-delà, ou à une carte de la ligne.
seconds-reason-upright = Garde tout le monde sur le vélo : une chute coûte un tour.
seconds-reason-points = Prend des points pour l’équipe.
seconds-reason-cards = Garde de bonnes cartes pour les tours à venir.
seconds-reason-exchange = Peut atteindre une case Échange avec la prochaine carte.
seconds-reason-sprints = Se place bien pour le prochain sprint.
seconds-reason-kept = Garde une carte Chance pour un meilleur moment.
seconds-reason-last = Ramène le dernier coureur : sa place compte pour les trois.

## le journal

seconds-stage-told = { $of ->
    [1] { $stage }
   *[other] Étape { $order } sur { $of }, { $stage }
}
seconds-event-stage_started = { $trial ->
    [yes] *{ seconds-stage-told }* : le contre-la-montre par équipes commence.
   *[no] *{ seconds-stage-told }* : le départ est donné.
}
seconds-event-drew_for_start = { $you ->
    [yes] *Vous* tirez *{ $card }* pour le départ.
   *[no] *{ $who }* tire *{ $card }* pour le départ.
}
seconds-event-starter = { $you ->
    [yes] *Vous* commencez.
   *[no] *{ $who }* commence.
}
seconds-event-round_started = Tour { $round }.
seconds-event-rider_chosen = { seconds-rider } prend le relais pour l’équipe.
    .quiet = yes
seconds-event-team_turn = { $you ->
    [yes] *Votre* relais { $turn } sur { $of }.
   *[no] *{ $who }* : relais { $turn } sur { $of }.
}
seconds-event-drew = { $you ->
    [yes] *Vous* piochez { $cards }.
   *[no] *{ $who }* pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
seconds-event-reshuffled = La défausse est mélangée : { $count ->
    [one] une carte
   *[other] { $count } cartes
} à piocher.
seconds-event-rode = { seconds-rider } joue *{ $card }*{ $boost ->
    [yes] {" "}avec une réserve de force
   *[no] {""}
}{ $brake ->
    [yes] {" "}et serre les freins
   *[no] {""}
} : { $cell ->
    [line] jusqu’à la ligne
   *[other] jusqu’à { $cell }
}{ $slip ->
    [0] {""}
    [one] , une case dans la roue
   *[other] , { $slip } cases dans la roue
}.
seconds-event-stayed = { seconds-rider } joue *{ $card }* et reste sur place.
seconds-event-sprint_won = { seconds-rider } passe { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] en position { $place }
} à *{ $sprint }* : { seconds-gain }.
seconds-event-exchange = { seconds-rider } s’arrête sur une case Échange : { $count ->
    [one] une carte
   *[other] { $count } cartes
} à changer.
seconds-event-hand_kept = { $you ->
    [yes] *Vous* gardez toutes vos cartes.
   *[no] *{ $who }* garde toutes ses cartes.
}
seconds-event-swapped = { $you ->
    [yes] *Vous* écartez { $cards }.
   *[no] *{ $who }* écarte { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
seconds-event-chance_drawn = { seconds-rider } tire *{ $title }*{ $keep ->
    [yes] {" "}et garde la carte : { $text }
   *[no] {" "}: { $text }
}
seconds-event-chance_moved = { seconds-rider } va { $cell ->
    [line] jusqu’à la ligne
   *[other] jusqu’à { $cell }
}.
seconds-event-bonus = { seconds-rider } marque une bonification : { seconds-gain }.
seconds-event-punctured = { seconds-rider } attend une roue au { $number }.
seconds-event-could_not_avoid = { seconds-rider } joue *{ $card }* et ne peut éviter la chute.
seconds-event-hand_shown = { $you ->
    [yes] *Votre* main est montrée : { $cards }.
   *[no] *{ $who }* montre sa main : { $cards }.
}
seconds-event-crashed = { $alone ->
    [yes] { seconds-rider } va à terre au { $number }.
   *[no] Chute au *{ $number }*, provoquée par le { $bib } !
}
seconds-event-fell = { seconds-rider } est sur le bas-côté au { $number }.
seconds-event-handed_in = { seconds-rider } se remet en selle ; une carte est rendue.
seconds-event-remounted = { seconds-rider } a le mécanicien à ses côtés et repart aussitôt.
seconds-event-surrendered = { $you ->
    [yes] *Vous* rendez { $card }.
   *[no] *{ $who }* rend une carte.
}
seconds-event-last_kilometre = { seconds-rider } passe le premier sous la *flamme rouge* : { $left ->
    [0] sur la ligne.
    [one] encore une case.
   *[other] encore { $left } cases.
}
seconds-event-finished = { seconds-rider } arrive { $past ->
    [0] sur la ligne.
   *[other] sur −{ $past }.
}
seconds-event-hand_laid_aside = { $you ->
    [yes] *Vos* coureurs sont tous arrivés ; { $count ->
        [one] votre dernière carte est écartée
       *[other] vos { $count } dernières cartes sont écartées
    }.
   *[no] *{ $who }* a tout son monde à l’arrivée ; { $count ->
        [one] une carte est écartée
       *[other] { $count } cartes sont écartées
    }.
}
seconds-event-rider_placed = Place { $place } : *{ $bib } { $who }*, { $time } s, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
seconds-event-team_placed = Place { $place } : *{ $who }*, { $time } s, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
seconds-event-yellow_jersey = { seconds-rider } porte le *maillot jaune* avec { $time } s.
seconds-event-fastest_team = { $you ->
    [yes] *Vous* avez l’équipe la plus rapide : { $time } s.
   *[no] *{ $who }* a l’équipe la plus rapide : { $time } s.
}
seconds-event-points_leader = { $you ->
    [yes] *Vous* menez aux points avec { $points }.
   *[no] *{ $who }* mène aux points avec { $points }.
}
seconds-event-fastest_rider = { seconds-rider } est le coureur le plus rapide du Tour : { $time } s.
seconds-event-tour_won = { $you ->
    [yes] *Vous* gagnez le Tour avec { $points } points !
   *[no] *{ $who }* gagne le Tour avec { $points } points !
}

## ce qui départage les ex æquo

seconds-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
seconds-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
seconds-tie-round = { seconds-tie-ahead } devant { seconds-tie-behind } : arrivé au tour d’arrivée { $best }, pas au { $other }.
seconds-tie-lane = { seconds-tie-ahead } devant { seconds-tie-behind } : couloir plus bas dans le dégagement, { $best } avant { $other }.
seconds-tie-arrival = { seconds-tie-ahead } devant { seconds-tie-behind } : plus tôt sur la ligne, { $best } avant { $other } dans l’ordre d’arrivée.
seconds-tie-places = { seconds-tie-ahead } devant { seconds-tie-behind } : plus petite somme des places d’étape, { $best } contre { $other }.
seconds-tie-last-place = { seconds-tie-ahead } devant { seconds-tie-behind } : meilleure place dans la dernière étape en ligne, { $best } avant { $other }.
seconds-tie-bonus = { seconds-tie-ahead } devant { seconds-tie-behind } : plus de secondes de bonification, { $best } contre { $other }.
seconds-tie-number = { seconds-tie-ahead } devant { seconds-tie-behind } : numéro plus petit dans l’équipe, { $best } avant { $other }.
seconds-tie-seat = { seconds-tie-ahead } devant { seconds-tie-behind } : assis plus tôt à la table, siège { $best } avant { $other }.
seconds-tie-points = { seconds-tie-ahead } devant { seconds-tie-behind } : plus de points au classement par points, { $best } contre { $other }.
seconds-tie-best-rider = { seconds-tie-ahead } devant { seconds-tie-behind } : meilleur premier coureur au temps, place { $best } avant { $other }.
seconds-tie-team-time = { seconds-tie-ahead } devant { seconds-tie-behind } : équipe plus rapide, { $best }″ contre { $other }″.
seconds-tie-counts = { seconds-tie-ahead } devant { seconds-tie-behind } : plus grande somme des trois comptes, { $best } contre { $other }.
seconds-tie-shared-trial = { seconds-tie-ahead } et { seconds-tie-behind } partagent la place : la somme des comptes est égale aussi.
seconds-tie-shared = { seconds-tie-ahead } et { seconds-tie-behind } partagent la place : rien ne les départage.

## pourquoi pas

seconds-refusal-SEC-3-2 = Cette case n’existe pas sur cette route.
seconds-refusal-SEC-3-7 = Un terre-plein sépare les chaussées : on n’y change pas de côté.
seconds-refusal-SEC-3-9 = { $count ->
    [0] La case est prise ; elle ne porte qu’un coureur.
   *[other] Le { $by } s’y trouve déjà ; une case ne porte qu’un coureur.
}
seconds-refusal-SEC-4-2 = C’est à { $who } : au premier tour on part dans l’ordre de la table.
seconds-refusal-SEC-4-3 = C’est au { $bib } : de la tête de course au dernier.
seconds-refusal-SEC-5-1 = Vous n’avez pas *{ $card }* ; chaque tour demande une carte de votre main.
seconds-refusal-SEC-5-2 = { $why ->
    [far] Trop loin : *{ $card }* est votre maximum, et cette case est { $away } plus loin.
    [near] Aucune de vos cartes ne finit là : c’est { $away ->
        [one] une case
       *[other] { $away } cases
    } plus loin, et *{ $card }* en donne { $steps }.
   *[card] *{ $card }* donne { $steps ->
        [one] une case
       *[other] { $steps } cases
    }, et celle-là est { $away } plus loin.
}
seconds-refusal-SEC-5-3 = Un pas ne change que d’un couloir : celui-là est trop loin sur le côté.
seconds-refusal-SEC-5-4 = On ne roule que vers l’avant : ni de côté, ni en arrière.
seconds-refusal-SEC-5-5 = { $count ->
    [0] Aucun passage libre n’y mène : des coureurs ou une chute barrent la route.
   *[other] Aucun passage libre n’y mène : enfermé par { $by }.
}
seconds-refusal-SEC-5-6 = *{ $card }* se roule en entier : { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}.
seconds-refusal-SEC-5-8 = *{ $card }* ne donne ici aucun pas : le coureur reste où il est.
seconds-refusal-SEC-6-1 = *{ $card }* donne { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}. Une de plus seulement pour finir { $slipstream_diagonal ->
    [yes] dans la roue d’un coureur, même en diagonale,
   *[no] juste dans la roue d’un coureur
} ou à sa hauteur.
seconds-refusal-SEC-6-8 = *{ $card }* donne ici { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}, et { $slipstream_uphill ->
    [start_cell] qui part en montée n’a pas d’aspiration
    [end_cell] l’aspiration ne doit pas finir en montée
   *[none] en montée il n’y a pas d’aspiration
}.
seconds-refusal-SEC-6-9 = *{ $card }* donne { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}. En descente jusqu’à deux de plus : pour prendre une roue, ou { $descent_overtake ->
    [two_cells] avec deux pour finir
   *[one_or_two] pour finir
} juste un numéro devant un coureur.
seconds-refusal-SEC-6-12 = Pas d’aspiration au-delà de l’arrivée.
seconds-refusal-SEC-8-1 = Un échange, c’est trois cartes, ni plus ni moins, et seulement sur une case Échange.
seconds-refusal-SEC-8-4 = Réglez d’abord la carte Chance : échangez, ou arrêtez.
seconds-refusal-SEC-8-5 = Le coureur dont c’est le tour n’a pas cette carte : elle reste à celui qui l’a tirée.
seconds-refusal-SEC-8-12 = Choisissez d’abord un des couloirs où mène la carte Chance.
seconds-refusal-SEC-10-2 = *{ $card }* finirait par une chute, et vous pouvez l’éviter : freinez avec une autre carte, ou changez de couloir.
seconds-refusal-SEC-10-4 = Il roule tant que la route est libre et s’arrête sur la dernière case libre.
seconds-refusal-SEC-10-5 = On ne choisit pas où l’on tombe : la chute prend le couloir le plus loin des numéros.
seconds-refusal-SEC-10-12 = C’est pour un coureur tombé : il passe un tour, et une carte est rendue.
seconds-refusal-SEC-11-4 = Vous enfermeriez le coureur suivant, et vous avez une autre solution.
seconds-refusal-SEC-12-4 = Au-delà de la ligne on va aussi loin que la carte et la route le permettent.
seconds-refusal-SEC-12-6 = On ne finit sur la ligne que si aucune case n’est libre derrière.
seconds-refusal-SEC-13-3 = { $due ->
    [0] Aucune carte n’est due : on en rend au début d’un tour, pour les coureurs arrivés.
    [one] Rendez d’abord une carte, pour un coureur arrivé.
   *[other] Rendez d’abord { $due } cartes, pour les coureurs arrivés.
}
seconds-refusal-SEC-16-1 = Le Tour est terminé.
seconds-refusal-SEC-17-3 = Dans un contre-la-montre par équipes, vous choisissez le coureur, et chacun des trois roule une fois par relais.
seconds-refusal-SEC-17-4 = C’est à { $who } : les équipes roulent dans l’ordre de leur départ.
seconds-refusal-SEC-17-6 = Le numéro { $bib } a déjà franchi la ligne.
seconds-refusal-SEC-9-1 = { $fault ->
    [told] { $sprint } : c’est déjà noté, corrigez cette entrée.
    [gone] { $sprint } n’est plus sur ce plateau. Barrez d’abord ce qui y a été noté.
   *[places] { $sprint } ne récompense que les { $most } premiers.
}
seconds-refusal-SEC-9-5 = { $who } gagne une fois à { $sprint }, pas deux.
seconds-refusal-SEC-17-5 = Dans { $stage }, pas de bonifications : c’est un contre-la-montre.
seconds-refusal-SEC-17-11 = L’équipe de { $who } est à égalité : la somme de ses trois comptes décide.
seconds-refusal-SEC-18-3 = { $stage } se court sur la route : notez les arrivées, pas des comptes.
seconds-refusal-SEC-18-4 = { $fault ->
    [road] { $stage } est un contre-la-montre par équipes : notez les comptes, pas les arrivées.
    [told] Ce contre-la-montre a déjà un résultat : corrigez cette entrée.
    [sum] La somme des trois comptes de { $who } ne peut être si petite à côté du plus petit.
   *[count] Le compte de { $who } est un numéro du parcours, à partir de 0.
}
seconds-refusal-SEC-18-7 = { $fault ->
    [twice] { $who } est déjà arrivé.
    [missing] Il manque l’arrivée de { $who }.
    [past] { $who } ne peut être là : une arrivée se situe entre la ligne et le bout du dégagement.
    [tie] { $whos } sont à égalité : indiquez le couloir de chacun, sur la ligne même l’ordre d’arrivée.
    [first] Quelqu’un doit être arrivé au premier tour d’arrivée.
    [nobody] Aucun coureur n’est nommé : touchez-en au moins un.
    [nothing] La bonification de { $who } est vide : choisissez des secondes ou des points.
   *[bonus] La bonification de { $who } ne peut être négative.
}
seconds-refusal-SEC-18-8 = Le tour { $number } est déjà ouvert : un autre téléphone a été plus rapide. La page montre la course telle qu’elle est maintenant.

## options

seconds-warning-deck = Le paquet { $deck } compte { $cards } cartes Seconde ; la boîte en a { $box }.
seconds-warning-chance = Il y a { $cards } cartes Chance ; la boîte en a { $box }.
seconds-option-stages = Parcours
seconds-option-stages-help = Quelles étapes on court, et dans quel ordre.
seconds-option-stages-flat = Une étape de plaine
seconds-option-stages-mountain = Une étape de montagne
seconds-option-stages-trial = Un contre-la-montre par équipes
seconds-option-stages-classic = Plaine et montagne
seconds-option-stages-grand = Plaine, montagne, contre-la-montre
seconds-option-deck = Cartes Seconde
seconds-option-deck-help = Les valeurs des 112 cartes : de deux à quinze, ou un jeu lent de deux à huit.
seconds-option-deck-standard-2-15 = 2 à 15
seconds-option-deck-short-2-8 = 2 à 8
seconds-option-chance = Cartes Chance
seconds-option-chance-help = Sans elles, les cases Chance sont des cases ordinaires.
seconds-option-chance-true = Avec
seconds-option-chance-false = Sans
seconds-option-climb_rule = Montées
seconds-option-climb_rule-help = La carte est-elle divisée par deux si l’on part en montée, ou chaque case de montée coûte-t-elle deux ?
seconds-option-climb_rule-start_cell = Selon la case de départ
seconds-option-climb_rule-per_cell = Case par case
seconds-option-slipstream_diagonal = Aspiration en diagonale
seconds-option-slipstream_diagonal-help = En diagonale derrière un coureur, est-on dans sa roue ?
seconds-option-slipstream_diagonal-false = Non
seconds-option-slipstream_diagonal-true = Oui
seconds-option-slipstream_uphill = Aspiration et montées
seconds-option-slipstream_uphill-help = Quelle case interdit l’aspiration en montée : chacune d’elles, seulement celle du départ, ou seulement celle de l’arrivée ?
seconds-option-slipstream_uphill-none = Aucune ne doit monter
seconds-option-slipstream_uphill-start_cell = La case de départ
seconds-option-slipstream_uphill-end_cell = La case d’arrivée
seconds-option-descent_overtake = Dépasser en descente
seconds-option-descent_overtake-help = L’aspiration mène-t-elle une case devant un coureur seulement avec deux cases de plus, ou déjà avec une ?
seconds-option-descent_overtake-two_cells = Avec deux cases de plus
seconds-option-descent_overtake-one_or_two = Avec une ou deux
seconds-option-sprint_order = Sprints
seconds-option-sprint_order-help = Qui gagne un sprint : le premier sur la ligne, ou le plus avancé à la fin du tour ?
seconds-option-sprint_order-crossing = Premier sur la ligne
seconds-option-sprint_order-end_of_round = Le plus avancé du tour
seconds-option-crash_line = Coureurs à terre
seconds-option-crash_line-help = Dans quel ordre ceux qui sont tombés repartent.
seconds-option-crash_line-arrival = Selon l’arrivée
seconds-option-crash_line-causer_first = Le fautif d’abord
seconds-option-passing_principle = Laisser passer
seconds-option-passing_principle-help = Peut-on rouler assez lentement pour enfermer le coureur suivant ?
seconds-option-passing_principle-true = On n’enferme personne
seconds-option-passing_principle-false = Tout est permis
seconds-option-refill_finished = Cartes des coureurs arrivés
seconds-option-refill_finished-help = Une nouvelle donne compte-t-elle aussi les coureurs arrivés ?
seconds-option-refill_finished-false = Seulement ceux en course
seconds-option-refill_finished-true = Pour les trois
seconds-option-single_stage_yellow = Le jaune d’une seule étape
seconds-option-single_stage_yellow-help = Les secondes de bonification comptent-elles pour les points des coureurs les plus rapides d’une étape unique ?
seconds-option-single_stage_yellow-with_bonus = Bonifications comprises
seconds-option-single_stage_yellow-stage_time = Temps de l’étape seul
seconds-option-yellow_after_trial = Le jaune après un contre-la-montre à égalité
seconds-option-yellow_after_trial-help = Qui passe devant à égalité de temps : les meilleures places sur route, ou d’abord l’équipe à la plus grande somme au contre-la-montre ?
seconds-option-yellow_after_trial-places = Places sur route
seconds-option-yellow_after_trial-counts = Somme de l’équipe
seconds-option-starter = Premier joueur
seconds-option-starter-help = Qui commence à partir de la deuxième étape.
seconds-option-starter-draw = Tiré au sort
seconds-option-starter-rotate = Dans le sens horaire
seconds-option-starter-yellow = Maillot jaune
seconds-option-ttt_refill = Deuxième donne du contre-la-montre
seconds-option-ttt_refill-help = Cinq cartes de plus par coureur, ou compléter à cinq.
seconds-option-ttt_refill-full = Cinq de plus : dix relais
seconds-option-ttt_refill-top_up = Compléter à cinq : neuf relais
seconds-option-ttt_start_order = Départ du contre-la-montre
seconds-option-ttt_start_order-help = Qui part d’abord : dans le sens horaire depuis le premier joueur, ou l’équipe la plus lente.
seconds-option-ttt_start_order-clockwise = Sens horaire
seconds-option-ttt_start_order-reverse_team_standing = La plus lente d’abord

## résultats

seconds-result-stage = { $you ->
    [yes] Votre numéro { $bib } gagne l’étape
   *[no] { $who } gagne l’étape avec le numéro { $bib }
}
seconds-result-stage-summary = En { $time }{ $level ->
    [0] {""}
    [one] , avec un coureur dans le même temps
   *[other] , avec { $level } coureurs dans le même temps
}.
seconds-result-trial = { $you ->
    [yes] Vous gagnez le contre-la-montre par équipes
   *[no] { $who } gagne le contre-la-montre par équipes
}
seconds-result-trial-shared = { $whos } se partagent le contre-la-montre par équipes
seconds-result-trial-summary = { $time } pour les trois : c’est le dernier qui compte.
seconds-result-tour = { $you ->
    [yes] Vous gagnez le Tour
   *[no] { $who } gagne le Tour
}
seconds-result-tour-summary = { $points } points, avec les primes au temps par équipes et au temps individuel.
seconds-award-yellow = Maillot jaune : le numéro { $bib } de { $who }, { $time }.
seconds-award-team = Équipe la plus rapide : { $who }, { $time }.
seconds-award-points = En tête aux points : { $who }, { $points }.
seconds-award-tour = { $who } gagne le Tour{ $by ->
    [team-time] {" "}: à égalité de points, l’équipe est plus rapide
    [points] {" "}: à égalité de points et de temps, avec plus de points avant les bonifications
    [best-rider] {" "}: à égalité de points et de temps, avec le meilleur premier coureur
   *[total] {" "}avec le plus de points
}.

## d’où viennent les chiffres

seconds-provenance-rulebook = Tous les chiffres sont ceux de la règle et des plateaux imprimés.
seconds-provenance-reconstruction = Les règles sont celles du livret ; les valeurs des cartes, les cartes Chance et les plateaux sont notre reconstitution.

## la feuille de marque à une vraie table (SEC-18)

seconds-sheet-stage = Étape { $number } sur { $of } : { $stage }
seconds-sheet-road = { $cells } cases ; { $home } coureurs sur { $riders } arrivés
seconds-sheet-trial = Contre-la-montre par équipes sur { $cells } cases : { $riders } coureurs, le dernier de chaque équipe compte.
seconds-sheet-missing = { $stage } n’a pas de résultat ; la suite attend.
seconds-sheet-round = Tour { $number }
seconds-sheet-add = Qui arrive dans ce tour ajoute *{ $seconds }* secondes.
seconds-sheet-surrender = { $who } rend { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} avant ce tour.
seconds-sheet-deal = Après ce tour, chacun reçoit cinq nouvelles cartes par coureur en course.
seconds-sheet-order = Ordre de ce tour
seconds-sheet-cell = { $number }{ $lane ->
    [0] {""}, au bord de la route
   *[other] , couloir { $lane }
}
seconds-sheet-won = { $who } gagne l’étape en { $time }.
seconds-sheet-trial-won = Contre-la-montre par équipes : { $whos }, { $time }.
seconds-sheet-yellow = Maillot jaune : { $who }, { $time }.
seconds-sheet-table-stage-teams = Les équipes de l’étape
seconds-sheet-form-finish = Arrivées d’un tour
seconds-sheet-form-result = Toute l’étape
seconds-sheet-form-sprint = Sprint
seconds-sheet-form-bonus = Bonification
seconds-sheet-form-counts = Compte de chaque coureur
seconds-sheet-form-lowest = Plus petit compte par équipe
seconds-sheet-form-round = Tour suivant
seconds-sheet-form-round-help = ouvre le tour { $number }
seconds-sheet-form-positions = À qui de jouer ?
seconds-sheet-field-cells = Cases jusqu’à la ligne
seconds-sheet-field-run-out = Cases du dégagement
seconds-sheet-box-title = Les chiffres de vos plateaux ?
seconds-sheet-box-where = Les plateaux : le dernier numéro, le dégagement derrière la ligne, les panneaux des sprints.
seconds-sheet-box-why = La règle n’imprime aucun plateau. Les temps partent de la longueur, les bonifications des sprints ; ce que vous laissez vide compte comme sur nos plateaux.
seconds-sheet-box-without = Prendre les nôtres
seconds-sheet-own-awards = { $gain ->
    [seconds] Secondes de bonification
   *[points] Points
}
seconds-sheet-own-sprints = Sprints
seconds-sheet-box-board = { $board }
seconds-sheet-box-awards = { $sprint } ({ $board }) : { $gain ->
    [seconds] secondes de bonification
   *[points] points de bonification
}
seconds-sheet-field-after = Tours après le premier tour d’arrivée
seconds-sheet-field-after-help = 0 dans le tour de la première arrivée ; chaque tour coûte { $seconds } secondes.
seconds-sheet-field-finish = Qui est arrivé, et combien de cases après la ligne ?
seconds-sheet-field-finish-help = Le couloir seulement si deux coureurs sont au même numéro ; sur la ligne, l’ordre d’arrivée.
seconds-sheet-field-result = Tous les coureurs
seconds-sheet-field-sprint = Quel sprint ?
seconds-sheet-field-sprint-riders = Qui l’a passé, dans l’ordre ?
seconds-sheet-answer-sprint = { $sprint }
seconds-sheet-field-bonus-rider = Quel coureur ?
seconds-sheet-field-counts = Qu’a atteint chaque coureur ?
seconds-sheet-field-counts-help = Son numéro ; après la ligne on continue de compter, et chaque tour d’équipe restant apporte 10.
seconds-sheet-field-lowest = Qu’a atteint le dernier de chaque équipe ?
seconds-sheet-field-lowest-help = La somme des trois seulement si deux équipes sont à égalité.
seconds-sheet-field-positions = Où sont les coureurs ?
seconds-sheet-field-positions-help = Au bord de la route : pas de couloir, mais la place dans la file de ceux qui attendent.
seconds-sheet-column-after = Tour
seconds-sheet-column-past = Cases
seconds-sheet-column-tie = Couloir
seconds-sheet-column-seconds = Secondes de bonification
seconds-sheet-column-points = Points de bonification
seconds-sheet-column-count = Compte
seconds-sheet-column-lowest = Plus petit
seconds-sheet-column-sum = Somme
seconds-sheet-column-number = Numéro
seconds-sheet-column-lane = Couloir
seconds-sheet-column-line = File
seconds-sheet-column-time = Temps
seconds-sheet-column-gap = Écart
seconds-sheet-column-total = Total
seconds-sheet-column-standings = Points
seconds-sheet-column-team-bonus = Temps d’équipe
seconds-sheet-column-rider-bonus = Temps individuel
seconds-sheet-column-place-points = Points de place
seconds-sheet-column-standing = Compte pour
seconds-sheet-column-team-time = Temps bonifié
seconds-sheet-column-team-points = Tous les points
seconds-sheet-told-finish = { $stage } : { $whos } à l’arrivée { $after ->
    [0] au premier tour d’arrivée
    [one] un tour plus tard
   *[other] { $after } tours plus tard
}, à { $figures } de la ligne.
seconds-sheet-told-result = { $stage } : le résultat entier, par tour et case : { $whos }.
seconds-sheet-told-sprint = { $stage }, { $sprint } : { $whos }.
seconds-sheet-told-bonus = { $stage } : bonification pour { $who } : { seconds-gain }.
seconds-sheet-told-counts = { $stage } : { $whos } atteignent { $figures }.
seconds-sheet-told-lowest = { $stage } : les derniers de { $whos } atteignent { $figures }.
seconds-sheet-told-round = { $stage } : tour suivant.
seconds-sheet-told-positions = { $stage } : { $whos } sont au { $figures }.

## the game in pictures

seconds-page-aim = Trois coureurs, une seule main de cartes, et une seconde vaut une case. Ramenez-les vite tous les trois : chaque place et chaque seconde rapportent à votre équipe.
seconds-page-turn = Un tour en quatre images
seconds-page-turn-first = Le premier roule d’abord
seconds-page-turn-first-text = Puis le suivant. À hauteur : le couloir des numéros.
seconds-page-turn-card = Jouez une carte
seconds-page-turn-card-text = N’importe laquelle des { $hand } de l’équipe, pour ce coureur. On ne passe pas.
seconds-page-turn-ride = Roulez-la en entier
seconds-page-turn-ride-text = Tout droit ou en diagonale, en contournant les autres. Le couloir d’arrivée est à vous.
seconds-page-turn-stop = Regardez où vous finissez
seconds-page-turn-stop-text = Seule la case sous vos roues agit, pas celles que vous traversez.
seconds-page-road = Ce que fait la route
seconds-page-road-exchange = Échange
seconds-page-road-exchange-text = Défaussez trois cartes, piochez-en trois.
seconds-page-road-chance = Chance
seconds-page-road-chance-text = Tirez une carte Chance et suivez-la.
seconds-page-road-climb = Montée
seconds-page-road-climb-text = Départ d’ici : la carte compte la moitié, arrondie en dessous.
seconds-page-road-descent = Descente
seconds-page-road-descent-text = Départ d’ici : jusqu’à deux cases d’aspiration.
seconds-page-road-sprint = Sprint, sommet
seconds-page-road-sprint-text = Les premiers à passer gagnent des secondes ou des points.
seconds-page-road-strip = Terre-plein
seconds-page-road-strip-text = On ne change pas de côté.
seconds-page-slipstream = Aspiration
seconds-page-slipstream-flat = Plat : une case de plus
seconds-page-slipstream-flat-text = si vous finissez juste derrière ou à côté d’un coureur.
seconds-page-slipstream-up = En montée : rien
seconds-page-slipstream-up-text = Et la carte compte la moitié.
seconds-page-slipstream-down = En descente : une ou deux de plus
seconds-page-slipstream-down-text = Avec deux, vous pouvez même finir une case devant lui.
seconds-page-crash = La chute
seconds-page-crash-picture-text = Aucun passage, avec aucune carte ? C’est la chute. Tous ceux de ce numéro tombent, passent leur prochain tour et rendent une carte. Si vous pouvez freiner ou vous écarter, vous le devez.
seconds-page-finish = L’arrivée et les temps
seconds-page-finish-picture-text = Votre temps : les cases de l’étape, moins les cases au-delà de la ligne, et { $round } pour chaque tour après le premier arrivé.
seconds-page-tour = Comment se gagne le Tour
seconds-page-tour-places-text = Place de chaque coureur, à chaque étape
seconds-page-tour-team-text = Temps par équipes, à la fin
seconds-page-tour-rider-text = Temps individuel, à la fin
seconds-page-tour-won-text = Additionnez : le plus de points gagne. En route, le plus rapide porte le maillot jaune.
seconds-page-hints = Trois conseils de la voiture
seconds-page-hints-brake-text = Gardez une petite carte par coureur. C’est votre frein.
seconds-page-hints-climb-text = Attaquez la montée depuis le plat avec une forte carte : seule la case de départ la divise.
seconds-page-hints-line-text = À l’arrivée, la distance bat l’ordre : passez la ligne tard dans le tour, mais loin.

## le choix des étapes

seconds-total = { $figure } cases

## temps forts : ce qui a la scène pour une seconde

seconds-moment-winner = Vainqueur d’étape
seconds-moment-tour = Vainqueur du Tour
seconds-moment-last = Flamme rouge
seconds-moment-sprint = Sprint
seconds-moment-crash = Chute
seconds-note-fell = passe un tour
seconds-card-text = { $text }

## ce que sont les choses, pour qui en regarde une et dans la liste des cartes

seconds-explain-chapter-seconds = Cartes Seconde
seconds-explain-chapter-chance = Cartes Chance
seconds-explain-chapter-riders = Sur les coureurs
seconds-explain-chapter-road = Sur la route
seconds-explain-chapter-piles = Les piles
seconds-explain-seconds-name = Carte Seconde { $value }
seconds-explain-seconds = Un de vos coureurs avance de { $value } cases.
seconds-explain-seconds-half = Un de vos coureurs avance de { $value } cases ; { $half } s’il part en montée.
seconds-explain-common-seconds = Il les roule toutes : tout droit ou en diagonale, jamais à travers un autre coureur.
seconds-explain-case-per-cell = Chaque pas sur une case en montée en coûte 2, tout autre pas 1.
seconds-explain-case-slipstream = Sur le plat 1 case de plus, si elle vous mène dans une roue{ $slipstream_diagonal ->
    [yes] , même en diagonale,
   *[no] {""}
} ou à hauteur d’un coureur ; en descente jusqu’à 2, en montée { $slipstream_uphill ->
    [start_cell] aucune si vous en partez
    [end_cell] 1, si elle vous mène au-delà du sommet
   *[none] aucune
}.
seconds-explain-case-ridden = Roulées telles quelles : une montée n’en retire rien, et il n’y a pas d’aspiration. Des coureurs sur la route vous arrêtent ; seule une chute déjà là vous emporte.
seconds-explain-case-past = Au-delà de l’arrivée vous êtes arrivé, et au-delà d’un sprint vous gagnez ce qu’il donne.
seconds-explain-case-back = Jamais au-dessous du numéro 1. Ce que vous avez gagné en route vous reste.
seconds-explain-case-bridge = Vous allez à la plus proche de ces cases, en montée aussi ; s’il n’y en a pas à portée, il ne se passe rien.
seconds-explain-case-swap = Défaussez d’abord, puis piochez-en autant. Vous pouvez n’en échanger aucune.
seconds-explain-case-at-once = Cela se fait aussitôt ; rien n’est demandé.
seconds-explain-case-few = Avec moins de cartes en main, ce sont toutes.
seconds-explain-case-alone = Personne d’autre n’est touché, et la route reste ouverte.
seconds-explain-case-pile-up = Tous ceux de votre numéro sur la même chaussée tombent avec vous, et le numéro est barré jusqu’à la fin du tour.
seconds-explain-case-shuffled = Puis toute la pile Chance est mélangée.
seconds-explain-case-before-halving = Elle compte avant que la montée prenne sa part de la carte.
seconds-explain-case-adds-up = Plusieurs s’additionnent. Une carte simplement rendue ne l’use pas.
seconds-explain-case-void = Dans un contre-la-montre par équipes, c’est nul.
seconds-explain-case-brake = Quand toutes les cartes mènent à la chute, il faut s’en servir. Elle n’aide ni contre une chute collective ni lors d’un mouvement de carte Chance.
seconds-explain-case-remount = Aucune carte n’est rendue : il joue un tour normal depuis le bas-côté.
seconds-explain-case-kept = Elle reste visible, appartient au coureur qui l’a tirée et va sous la pile une fois utilisée ou quand il est arrivé.
seconds-explain-cure-skip = Un tour : rendez une carte, puis il repart du bas-côté.
seconds-explain-cure-remount = Un tour : rendez une carte, puis il repart du bas-côté. Ou { $title }, aussitôt.
seconds-explain-yellow = Le coureur le plus rapide sur toutes les étapes courues, secondes de bonification déduites. À partir de la deuxième étape, et sans avantage sur la route.
seconds-explain-skips-name = Passe un tour
seconds-explain-skips = Ce coureur est tombé ou a crevé : il passe son prochain tour, et vous rendez alors une carte de votre choix.
seconds-explain-case-beside = Il est sur le bas-côté : il ne gêne personne, ne donne pas d’aspiration et ne peut pas être heurté.
seconds-explain-case-only-he = Lui seul passe ; les autres de son équipe roulent.
seconds-explain-delta-name = La prochaine carte compte autrement
seconds-explain-delta = Une carte Chance change la prochaine carte Seconde jouée pour ce coureur, jamais au-dessous de 1.
seconds-explain-exchange-name = Case Échange
seconds-explain-exchange = Si votre coureur finit ici, défaussez 3 cartes Seconde de votre choix, puis piochez-en 3.
seconds-explain-case-over = Seul compte d’y finir en roulant : passer dessus ne fait rien, y tomber non plus.
seconds-explain-chance-name = Case Chance
seconds-explain-chance = Si votre coureur finit ici, tirez une carte Chance, montrez-la et exécutez-la, sauf si elle se garde.
seconds-explain-chance-off = Vous jouez sans cartes Chance : c’est une case comme les autres.
seconds-explain-case-one-chance = Au plus 1 par tour : une carte Chance qui mène sur une case Chance n’en fait pas tirer d’autre.
seconds-explain-sprint-name = Ligne de sprint
seconds-explain-sprint = Les premiers ici gagnent des secondes de bonification, des points de bonification ou les deux, comme le dit le panneau.
seconds-explain-summit-name = Sommet
seconds-explain-summit = Une ligne de sprint en haut d’une montée : les premiers ici gagnent ce que dit le panneau.
seconds-explain-case-first = Dans l’ordre de passage, tour après tour.
seconds-explain-case-furthest = Qui est le plus loin à la fin du tour est premier.
seconds-explain-case-off-time = { $single_stage_yellow ->
    [stage_time] Les secondes de bonification se déduisent au classement, dans un Tour d’une étape seulement du temps par équipes, et jamais au résultat de l’étape.
   *[with_bonus] Les secondes de bonification se déduisent au classement, pas au résultat de l’étape.
}
seconds-explain-climb-name = Montée
seconds-explain-climb = Si votre tour commence ici, la carte compte pour moitié, arrondie vers le bas, pour tout le coup. { $slipstream_uphill ->
    [start_cell] Qui part d’ici n’a pas d’aspiration.
    [end_cell] L’aspiration ne doit pas finir en montée.
   *[none] Pas d’aspiration en montée.
}
seconds-explain-climb-per-cell = Chaque pas sur cette case coûte 2 de votre carte. { $slipstream_uphill ->
    [start_cell] Qui part d’ici n’a pas d’aspiration.
    [end_cell] L’aspiration ne doit pas finir en montée.
   *[none] Pas d’aspiration en montée.
}
seconds-explain-descent-name = Descente
seconds-explain-descent = Comme sur le plat, mais si votre tour commence ici, l’aspiration peut vous mener jusqu’à 2 cases plus loin.
seconds-explain-zone-name = Zone de chute
seconds-explain-zone = Des coureurs sont tombés ici : jusqu’à la fin du tour, le numéro est barré sur toute la chaussée.
seconds-explain-case-join = Qui vient plus tard et ne peut s’arrêter avant tombe aussi.
seconds-explain-case-other-side = Sur une route partagée, l’autre chaussée reste ouverte.
seconds-explain-finish-name = Arrivée
seconds-explain-finish = Dépassez la ligne : les cases de l’étape moins vos cases après la ligne font votre temps, plus 10 par tour de retard.
seconds-explain-runout-name = Après l’arrivée
seconds-explain-runout = Chaque case après la ligne est une seconde gagnée. Il faut aller aussi loin que la carte et les cases libres le permettent ; le reste se perd, et personne ne tombe ici.
seconds-explain-pile-draw-name = Pioche des cartes Seconde
seconds-explain-pile-draw = { $cards } cartes Seconde en tout. Si votre main est vide à la fin d’un tour, vous en recevez { $each } par coureur{ $refill_finished ->
    [yes] , arrivé ou non
   *[no] {" "}encore en course
}.
seconds-explain-pile-discard-name = Défausse
seconds-explain-pile-discard = Cartes jouées et rendues. Quand la pioche est vide, on les mélange pour y tirer de nouveau.
seconds-explain-pile-chance-name = Pile Chance
seconds-explain-pile-chance = { $cards } cartes Chance en tout. Une carte utilisée va face cachée sous la pile.
