# La course aux hexagones et aux cinq dés, français. *…* met en relief ; $you vaut "yes" quand $who est le lecteur.

peloton-name = Peloton
peloton-tagline = Des dés, du vent et des hexagones : s’abriter, s’échapper, revenir. Jusqu’à trente-six coureurs, quatre maillots, et le peloton n’attend personne.
peloton-box = Tour de France Board Game
peloton-box-contents = des hexagones pour quatre étapes, cinq dés, 36 coureurs, trois cartes de maillot

## coureurs, dés, cartes

# le début d’une phrase sur un coureur
peloton-rider = { $you ->
    [yes] Votre *{ $bib }*
   *[no] *{ $bib } { $who }*
}
peloton-hexes = { $steps ->
    [one] une case
   *[other] { $steps } cases
}
peloton-die-yellow = jaune
peloton-die-white = blanc
peloton-die-red = rouge
peloton-die-polka = à pois
peloton-die-green = vert
peloton-die-yellow-help = Sur le plat : 2 avec attaque, 3, 3, 4, 5, 6.
peloton-die-white-help = Freine sur le plat : 1, 1, 2, 2, 3, 3. Les deux suivants du groupe sont freinés.
peloton-die-red-help = Le risque, sur le plat : 4, 5, 6, 7, chute, grosse chute.
peloton-die-polka-help = Dans une montée : 1 avec attaque, 2, 2, 3, 3, 4.
peloton-die-green-help = Dans une attaque ou avec une carte : 3, 4, 4, 5, 5, 6. Rien ne le ralentit jamais.
# the same in two words, below the die
peloton-die-yellow-note = de 2 à 6
peloton-die-white-note = 1–3 · freine
peloton-die-red-note = 4–7 · chute
peloton-shows-number = { $value }
peloton-shows-attack = Attaque !
peloton-shows-crash = Chute
peloton-shows-big_crash = Grosse chute
peloton-die-polka-note = en montée
peloton-die-green-note = en attaque
peloton-card-yellow = Carte jaune
peloton-card-green = Carte verte
peloton-card-polka = Carte à pois
peloton-card-yellow-help = Une fois dans l’étape, sur le plat : en position d’attaque deux cases et le dé vert, sinon le dé vert seul.
peloton-card-green-help = Une fois dans l’étape, sur le plat : en position d’attaque deux cases et le dé vert, sinon le dé vert seul.
peloton-card-polka-help = Une fois dans l’étape, en montée : en position d’attaque une case et le dé vert, sinon quatre cases sans lancer.
peloton-jersey-yellow = Maillot jaune
peloton-jersey-green = Maillot vert
peloton-jersey-polka = Maillot à pois
peloton-mark-sprint = Sprint : 5, 3, 2, 1 points aux quatre premiers qui arrivent ici
peloton-mark-summit = Sommet : 5, 3, 2, 1 points aux quatre premiers qui arrivent ici
peloton-mark-attack-lead = Peut attaquer : en tête du groupe
peloton-mark-attack-free = Peut attaquer : la route est libre devant lui
peloton-mark-attack-catch = En position d’attaque : peut revenir sur l’échappée
peloton-mark-stuck = Enfermé : ne peut plus bouger dans cette séquence
peloton-mark-card = Détient la { $card }
peloton-mark-breakaway = Un coureur est parti : une attaque au dé pour revenir, { $value } cases
peloton-mark-breakaway-position = Un coureur est parti : en position d’attaque, une attaque au dé pour revenir, { $value } cases
peloton-mark-braked = { $count ->
    [one] Le coureur suivant est freiné
   *[other] Les { $count } coureurs suivants sont freinés
}
peloton-mark-reset = Après la chute, il faut relancer l’allure
peloton-sign-finish = Arrivée
peloton-stakes-sprint = Points pour les premiers : { $points }.
peloton-stakes-summit = Points au sommet : { $points }.
peloton-stakes-finish = Les temps de l’étape. Avec bonifications, les premiers ont { $seconds } secondes.
peloton-milestone-finish = Arrivée

## groupes

peloton-group-head = Échappée
peloton-group-chase = Poursuivants
peloton-group-bunch = Peloton
peloton-group-gruppetto = Gruppetto
peloton-group-lone = { $bib } seul
peloton-group-note = mené par le { $bib }{ $wind ->
    [left] , vent de gauche
    [right] , vent de droite
   *[none] {""}
}{ $lap ->
    [0] {""}
   *[other] , tour { $lap } sur { $laps }
}

## étape, séquence, classements

peloton-stage-flat = plat
peloton-stage-hilly = accidenté
peloton-stage-mountain = montagne
peloton-stage-length = { $km } km
peloton-stage-own = vos chiffres
peloton-stage-own-length = { $km ->
    [0] longueur non donnée
   *[other] { $km } km
}
peloton-round-start = Sur la ligne de départ
peloton-round = Séquence *{ $sequence }*
peloton-table-individual = Général
peloton-table-green = Sprints
peloton-table-polka = Montagne
peloton-table-teams = Équipes
peloton-table-home = À l’arrivée
peloton-table-road = Sur la route
peloton-table-so-far = en direct
peloton-table-after = après l’étape { $stage } sur { $of }
peloton-table-stage = Classement de l’étape
peloton-table-stage-note = { $stage }
peloton-row-team = { $riders ->
    [0] aucun coureur
    [one] un coureur
   *[other] { $riders } coureurs
}{ $out ->
    [0] {""}
   *[other] , { $out } hors course
}
peloton-row-broken = moins de trois coureurs à une arrivée

## questions

peloton-question-place = Placez un coureur de l’équipe { $team }
peloton-question-place-rider = Placez le { $bib }
peloton-question-speed = Le { $bib } : à quelle allure ?
peloton-question-attack = Le { $bib } : attaquer, ou mener ?
peloton-question-catch = Le { $bib } : revenir sur l’échappée ?
peloton-question-move = Le { $bib } : avancez de { $speed ->
    [one] une case
   *[other] { $speed } cases au plus
}
peloton-question-leg = Le { $bib } : continuez, { $speed ->
    [one] une case
   *[other] { $speed } cases
} de plus au maximum
peloton-question-share = { $steps ->
    [one] Il reste un pas : le partager ?
   *[other] Il reste { $steps } pas : les partager ?
}
peloton-question-consent = { $who } offre { $steps ->
    [one] un pas
   *[other] { $steps } pas
} à votre { $receiver } : acceptez-vous ?
peloton-question-over = La course est finie

## boutons, ce qu’on peut tenter, et ce que cela donne

peloton-button-adopt = { $pace ->
    [0] Suivre l’allure
   *[other] Suivre l’allure : { $pace }
}
peloton-button-solo = En solitaire
peloton-button-group = Tout le groupe
peloton-button-catch = { $value ->
    [0] Revenir
   *[other] Revenir : { $value }
}
peloton-button-decline = Ne pas attaquer
peloton-button-stop = Rester ici
peloton-button-keep = Garder
peloton-button-agree = Accepter
peloton-button-refuse = Refuser
peloton-try-place = Placer le { $bib } en { $hex }
peloton-try-adopt = Suivre l’allure { $pace }
peloton-order-follow = Tous mes coureurs suivent l’allure
peloton-hint-follow = Chacun de vos coureurs dont le groupe a une allure l’adopte et la roule, jusqu’à la fin de la séquence. Qui ne le peut pas vous le demande.
peloton-try-throw-yellow = Lancer le jaune
peloton-try-throw-white = Lancer le blanc et freiner
peloton-try-throw-red = Lancer le rouge et tout risquer
peloton-try-throw-polka = Lancer le dé à pois
peloton-try-throw-green = Lancer le vert
peloton-try-card = Jouer la { $card }
peloton-try-solo = Attaquer seul
peloton-try-group = Attaquer avec le groupe
peloton-try-catch = Revenir sur l’échappée
peloton-try-decline = Ne pas attaquer
peloton-try-move = Le { $bib } va en { $hex }
peloton-try-stop = Rester ici
peloton-try-share = Donner { $steps ->
    [one] un pas
   *[other] { $steps } pas
} au { $bib }, jusqu’en { $hex }
peloton-try-keep = { $steps ->
    [one] Garder le pas
   *[other] Garder les pas
}
peloton-try-agree = Le { $receiver } va en { $hex }
peloton-try-refuse = Le { $receiver } reste où il est
peloton-hint-adopt = L’allure entière : { $pace ->
    [one] une case
   *[other] { $pace } cases
}, à l’abri du vent.
peloton-hint-throw-yellow = De 2 à 6{ $wind ->
    [yes] , un de moins à partir de 3 : vous êtes face au vent
    [bridge] , deux de moins sur le pont : vous êtes face au vent
   *[no] , en entier
}.{ $attack ->
    [yes] {" "}Le symbole permet d’attaquer.
    [catch] {" "}Le symbole permet de revenir sur l’échappée.
   *[no] {""}
}{ $lone ->
    [yes] {""}
   *[no] {" "}Ce sera l’allure du groupe.
}
peloton-hint-throw-white = De 1 à 3, sans perte au vent.{ $lone ->
    [yes] {""}
   *[no] {" "}Les deux suivants du groupe ne peuvent que suivre, lancer le blanc ou jouer une carte.
}
peloton-hint-throw-red = De 4 à 7, sans perte au vent ; mais un lancer sur trois finit par terre, et la moitié de ceux-là mettent fin à { $dnf_scope ->
    [stage] l’étape
   *[race] la course
}.
peloton-hint-throw-white-bridge = Sur le pont le vent prend deux : une case.{ $lone ->
    [yes] {""}
   *[no] {" "}Les deux suivants du groupe ne peuvent que suivre, lancer le blanc ou jouer une carte.
}
peloton-hint-throw-red-bridge = De 2 à 5, car sur le pont le vent prend deux ; et un lancer sur trois finit par terre, et la moitié de ceux-là mettent fin à { $dnf_scope ->
    [stage] l’étape
   *[race] la course
}.
peloton-hint-throw-polka = { $slowed ->
    [yes] De 1 à 3 : le vent coûte une case au coureur seul, en montée aussi.
   *[no] De 1 à 4 ; après un 4 les autres font 3.
}{ $attack ->
    [yes] {" "}Le symbole permet d’attaquer.
    [catch] {" "}Le symbole permet de revenir sur l’échappée.
   *[no] {""}
}
peloton-hint-throw-polka-next = { $slowed ->
    [yes] De 1 à 3 : le vent coûte une case au coureur seul, en montée aussi.
   *[no] De 1 à 4 ; après un 4 le suivant a 3, ceux de derrière 4.
}{ $attack ->
    [yes] {" "}Le symbole permet d’attaquer.
    [catch] {" "}Le symbole permet de revenir sur l’échappée.
   *[no] {""}
}
peloton-hint-throw-green = Seulement dans une attaque ou avec une carte.
peloton-hint-card-yellow = { $attack ->
    [choice] Deux cases et le dé vert : une attaque en solitaire que personne ne peut rejoindre, ou une attaque avec le groupe.
    [yes] Deux cases, puis le dé vert : une attaque en solitaire que personne ne peut rejoindre.
   *[no] Le dé vert : de 3 à 6 cases.
}
peloton-hint-card-green = { $attack ->
    [choice] Deux cases et le dé vert : une attaque en solitaire que personne ne peut rejoindre, ou une attaque avec le groupe.
    [yes] Deux cases, puis le dé vert : une attaque en solitaire que personne ne peut rejoindre.
   *[no] Le dé vert : de 3 à 6 cases.
}
peloton-hint-card-polka = { $attack ->
    [yes] Une case, puis le dé vert : une attaque en solitaire que personne ne peut rejoindre.
   *[no] Quatre cases ; les autres du groupe peuvent faire 3.
}
peloton-hint-card-polka-next = { $attack ->
    [yes] Une case, puis le dé vert : une attaque en solitaire que personne ne peut rejoindre.
   *[no] Quatre cases ; le suivant du groupe peut faire 3, ceux de derrière 4.
}
peloton-hint-solo = D’abord { $first ->
    [one] une case
   *[other] { $first } cases
}, puis 3 à 6 de plus au dé vert. Qui tire le symbole derrière vous{ $who_catches ->
    [attack_position] {" "}en position d’attaque
   *[group] {""}
} peut vous rejoindre.
peloton-hint-group = { $first } et le dé vert pour tout le groupe : la nouvelle allure.
peloton-hint-catch = { $value ->
    [one] Une case
   *[other] { $value } cases
}, aussi loin que l’attaquant.
peloton-hint-decline = Le symbole n’est que son chiffre, et l’allure.
peloton-hint-move = { $steps ->
    [one] Une case
   *[other] { $steps } cases
}{ $line ->
    [sprint] {" "}: { $rank ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } au sprint, +{ $points }
    [summit] {" "}: { $rank ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } au sommet, +{ $points }
    [sprint_distance] {" "}: { $rank ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } au sprint pour l’instant, +{ $points } si cela tient
    [summit_distance] {" "}: { $rank ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } au sommet pour l’instant, +{ $points } si cela tient
   *[none] {""}
}{ $finish ->
    [yes] , la ligne est passée avec { $seconds }″
   *[no] { $beside ->
        [0] , seul
        [one] , à côté d’un coureur
       *[other] , à côté de { $beside } coureurs
    }
}{ $rest ->
    [0] {""}
    [one] {" "}; un pas à partager
   *[other] {" "}; { $rest } pas à partager
}.
peloton-hint-stop = Les pas du dé vert peuvent encore être partagés.
peloton-hint-keep = { $steps ->
    [one] Le pas est perdu.
   *[other] Les pas sont perdus.
}
peloton-hint-share-ask = { $who } doit accepter.

## le journal

peloton-stage-told = { $of ->
    [1] { $stage }
   *[other] Étape { $order } sur { $of }, { $stage }
}
peloton-event-stage_started = *{ peloton-stage-told }* : les coureurs se rangent au départ.
peloton-event-teams_drawn = Les équipes partent dans cet ordre : { $teams }.
peloton-event-placed = { peloton-rider } prend place au départ.
    .quiet = yes
peloton-event-jersey = { peloton-rider } porte le { $jersey ->
    [yellow] *maillot jaune*
    [green] *maillot vert*
   *[polka] *maillot à pois*
}.
peloton-event-sequence_started = Séquence { $sequence } : { $clock }.
peloton-event-collided = { peloton-rider } est enfermé et ne peut pas avancer.
peloton-event-lost_turn = { peloton-rider } est encore à terre.
    .quiet = yes
peloton-event-adopted = { peloton-rider } suit l’allure : { $speed }.
peloton-event-threw = { peloton-rider }, dé { $die } : { $shows ->
    [attack] *{ $value } / attaque*
    [crash] *chute*
    [big_crash] *grosse chute*
   *[other] *{ $shows }*
}.
peloton-event-paced = { peloton-rider } donne l’allure : *{ $pace }*{ $speed ->
    [one] , une case pour lui
   *[other] , { $speed } cases pour lui
}.
peloton-event-hard_to_follow = { peloton-rider } est dur à suivre : le suivant ne peut faire que { $pace }.
peloton-event-lone_speed = { peloton-rider } roule seul : { $speed ->
    [one] une case
   *[other] { $speed } cases
}.
peloton-event-braked = { peloton-rider } freine ; retenus : { $riders }.
peloton-event-crashed = { peloton-rider } *chute* et remonte en selle.
peloton-event-big_crash = *Grosse chute !* { peloton-rider } { $dnf_scope ->
    [stage] abandonne l’étape
   *[race] abandonne
}.
peloton-event-brought_down = { peloton-rider } tombe avec lui.
peloton-event-card_played = { peloton-rider } joue la *{ $card }*.
peloton-event-attacked_solo = { peloton-rider } *attaque* !
peloton-event-attacked_group = { peloton-rider } attaque et emmène le groupe : allure *{ $pace }*.
peloton-event-broke_away = { peloton-rider } est parti avec { $value } cases.
peloton-event-caught = { peloton-rider } part à la poursuite : { $speed } cases.
peloton-event-closed = { peloton-rider } laisse filer l’échappée.
peloton-event-moved = { peloton-rider } avance de { peloton-hexes } jusqu’en { $hex }.
    .quiet = yes
peloton-event-stopped = { peloton-rider } ne va pas plus loin.
peloton-event-offered = { peloton-rider } offre { peloton-hexes } au { $receiver_bib } ; { $to } doit répondre.
peloton-event-shared = { peloton-rider } partage { peloton-hexes } avec le *{ $receiver_bib }*.
peloton-event-refused_share = { $you ->
    [yes] *Vous* refusez l’offre du { $giver }.
   *[no] *{ $who }* refuse l’offre du { $giver }.
}
peloton-event-rest_lost = { peloton-rider } perd { peloton-hexes }, faute de pouvoir s’en servir.
peloton-event-kept_rest = { peloton-rider } ne cède { peloton-hexes } à personne.
    .quiet = yes
peloton-event-line_reached = { peloton-rider } est { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
} { $kind ->
    [sprint] au sprint
   *[summit] au sommet
}{ $named ->
    [yes] {" "}(*{ $line }*)
   *[no] {""}
} : { $points ->
    [one] un point
   *[other] { $points } points
}.
peloton-event-last_kilometre = { peloton-rider } passe le premier sous la *flamme rouge* : le dernier kilomètre.
peloton-event-finished = { $place }. { peloton-rider } : { $time }.
peloton-event-stage_won = { peloton-rider } *gagne { $stage }* en { $time } !
peloton-event-nobody_finished = Personne ne termine { $stage }.
peloton-event-race_won = { peloton-rider } gagne le classement général en { $time } !
peloton-event-classification_won = { peloton-rider } gagne { $kind ->
    [sprint] le *classement des sprints*
   *[summit] le *classement de la montagne*
} avec { $points ->
    [one] un point
   *[other] { $points } points
}.
peloton-event-team_won = L’équipe { $team }, *{ $who }*, gagne le classement par équipes en { $time }.
peloton-event-race_without_winner = Plus personne en course : il n’y a pas de vainqueur.

## la fin d’une étape et de la course

peloton-result-stage = { peloton-rider } gagne { $stage }
peloton-result-stage-summary = { $time }{ $level ->
    [0] , seul
    [one] , et un autre dans le même temps
   *[other] , et { $level } autres dans le même temps
}{ $known ->
    [yes] . La vraie étape a duré { $real }
   *[no] {""}
}.
peloton-result-nobody = Personne ne termine { $stage }
peloton-result-nobody-summary = Tous les coureurs ont abandonné.
peloton-result-race = { $you ->
    [yes] Vous gagnez la course
   *[no] { $who } gagne la course
}
peloton-result-race-summary = Le { $bib } est premier du classement général en { $time }.
peloton-result-race-nobody = Une course sans vainqueur
peloton-award-yellow = Maillot jaune : le { $bib }, { $who }
peloton-award-green = Maillot vert : le { $bib }, { $who }
peloton-award-polka = Maillot à pois : le { $bib }, { $who }
peloton-award-team = Meilleure équipe : { $team }, { $who }

## ce qui départage les ex æquo

peloton-tie-ahead = { $ahead_bib ->
    [0] { $ahead }
   *[other] { $ahead } { $ahead_bib }
}
peloton-tie-behind = { $behind_bib ->
    [0] { $behind }
   *[other] { $behind } { $behind_bib }
}
peloton-tie-places = { peloton-tie-ahead } devant { peloton-tie-behind } : plus petite somme des places d’étape, { $best } contre { $other }.
peloton-tie-last-place = { peloton-tie-ahead } devant { peloton-tie-behind } : mieux placé dans la dernière étape, { $best } avant { $other }.
peloton-tie-lines = { peloton-tie-ahead } devant { peloton-tie-behind } : plus souvent à la place { $nth } à ces passages, { $best } contre { $other }.
peloton-tie-individual = { peloton-tie-ahead } devant { peloton-tie-behind } : mieux au classement individuel, { $best } avant { $other }.
peloton-tie-team-places = { peloton-tie-ahead } devant { peloton-tie-behind } : plus petite somme des places des coureurs comptés, { $best } contre { $other }.
peloton-tie-best-rider = { peloton-tie-ahead } devant { peloton-tie-behind } : meilleur premier coureur au classement individuel, { $best } avant { $other }.
peloton-tie-stretch = { peloton-tie-ahead } devant { peloton-tie-behind } : même temps, classés par leurs propres cases dans la ligne droite, puis par arrivée : { $best } avant { $other }.
peloton-tie-entry = { peloton-tie-ahead } devant { peloton-tie-behind } : même temps, noté plus tôt, saisie { $best } avant { $other }.
peloton-tie-in-entry = { peloton-tie-ahead } devant { peloton-tie-behind } : même temps, plus tôt dans l’ordre d’arrivée de leur groupe, { $best } avant { $other }.
peloton-tie-shared = { peloton-tie-ahead } et { peloton-tie-behind } partagent la place : rien ne les départage.

## pourquoi pas

peloton-refusal-PEL-0-18 = C’est au { $bib } : chacun joue une fois par séquence, depuis la tête de la course.
peloton-refusal-PEL-1-3 = On place encore les coureurs, une équipe après l’autre ; c’est à { $turn }.
peloton-refusal-PEL-1-4 = Les coureurs se placent sur des cases libres du couloir de départ.
peloton-refusal-PEL-1-5 = Les coureurs se placent dans l’ordre du classement général ; c’est à { $turn }.
peloton-refusal-PEL-1-7 = Le premier coureur ouvre l’étape avec le dé jaune, ou à pois dans une montée.
peloton-refusal-PEL-2-1 = Il n’y a pas de telle case sur cette route.
peloton-refusal-PEL-2-3 = Personne ne roule en arrière.
peloton-refusal-PEL-2-4 = Le { $by } s’y trouve : un coureur par case.
peloton-refusal-PEL-2-5 = { $far ->
    [short] À cette table, on roule toute sa vitesse : { $speed ->
        [one] un pas,
       *[other] { $speed } pas,
    } ou le reste va à un de vos coureurs.
    [yes] Trop loin : { $speed ->
        [one] un pas n’y mène pas.
       *[other] { $speed } pas n’y mènent pas.
    }
   *[no] Des coureurs barrent la route : { $speed ->
        [one] un pas n’y mène pas.
       *[other] { $speed } pas n’y mènent pas, par des cases libres.
    }
}
peloton-refusal-PEL-2-6 = Qui peut avancer avance d’au moins une case.
peloton-refusal-PEL-3-1 = C’est le tour de { $turn }.
peloton-refusal-PEL-5-2 = Le dé à pois est pour les montées.
peloton-refusal-PEL-5-3 = Le dé vert ne se lance que dans une attaque ou avec une carte.
peloton-refusal-PEL-5-8 = Une seule vitesse par tour : suivre, lancer un dé ou jouer une carte, puis rouler.
peloton-refusal-PEL-7-4 = Le { $bib } mène le groupe et doit lancer : il n’y a pas encore d’allure.
peloton-refusal-PEL-7-8 = Le groupe n’a pas d’allure à suivre.
peloton-refusal-PEL-9-2 = Le { $bib } roule seul : pas de groupe, pas d’allure à suivre.
peloton-refusal-PEL-9-4 = Qui roule seul n’a personne à attaquer.
peloton-refusal-PEL-11-5 = Pour attaquer il faut le symbole du dé et la position : la tête du groupe, ou la route libre devant soi{ $climb_attack ->
    [lead_and_free] {" "}; en montée les deux
   *[lead_or_free] {""}
}.
peloton-refusal-PEL-12-1 = Un coureur est parti avec { $value } : le suivant doit lancer.
peloton-refusal-PEL-12-2 = Il n’y a pas d’échappée ouverte à rejoindre avec ce dé{ $who_catches ->
    [attack_position] , ou le coureur n’est pas en position d’attaque
   *[group] {""}
}.
peloton-refusal-PEL-12-3 = Tant qu’une échappée est ouverte, le symbole sert { $who_catches ->
    [attack_position] seulement en position d’attaque, et seulement à la rejoindre
   *[group] à la rejoindre
}.
peloton-refusal-PEL-12-5 = On a laissé filer l’échappée : jusqu’à la fin de la séquence le symbole n’est qu’un chiffre.
peloton-refusal-PEL-14-1 = En montée on ne lance que le dé à pois ({ $die } : non).
peloton-refusal-PEL-15-3 = En montée chacun attaque pour soi.
peloton-refusal-PEL-16-2 = L’allure { $pace } a été donnée sur le plat ; en montée on ne peut la suivre.
peloton-refusal-PEL-17-3 = Le { $bib } est freiné : suivre, lancer le blanc ou jouer une carte.
peloton-refusal-PEL-18-5 = Après la chute on relance l’allure avec le dé jaune.
peloton-refusal-PEL-19-1 = Il n’y a rien à partager.
peloton-refusal-PEL-19-2 = Les pas vont à un autre coureur en course, ni tombé ni enfermé.
peloton-refusal-PEL-19-3 = Il faut exactement { $rest ->
    [one] un pas
   *[other] { $rest } pas
} pour arriver à côté du { $bib }.
peloton-refusal-PEL-19-4 = Celui qui donne et celui qui reçoit doivent finir côte à côte.
peloton-refusal-PEL-19-5 = { $own ->
    [yes] À cette table, les équipes d’un même joueur ne se partagent rien.
   *[no] { $share_with_opponents ->
        [no] À cette table, on ne partage pas avec les adversaires.
       *[yes] On demande une fois aux adversaires, et ils décident eux-mêmes.
    }
}
peloton-refusal-PEL-24-13 = La course est finie.
peloton-refusal-PEL-25-1 = Le { $bib } n’a pas la { $card }, ou l’a déjà jouée.
peloton-refusal-PEL-25-3 = Cette carte est pour le plat.
peloton-refusal-PEL-25-4 = La carte est jouée : attaquer seul, ou pour le groupe.
peloton-refusal-PEL-25-6 = Cette attaque avec la carte se fait en solitaire.
peloton-refusal-PEL-25-7 = La carte à pois est pour les montées.

## d’où viennent les chiffres

peloton-provenance-rulebook = Tous les chiffres sont ceux de la règle imprimée, des plateaux et de l’application de l’éditeur.
peloton-provenance-reconstruction = La règle donne les dés, les points, les bonifications et le temps de base de Paris ; les routes, les autres temps de base et les secondes derrière la ligne sont notre reconstitution.

## options

peloton-option-race = Course
peloton-option-race-help = Une étape, ou plusieurs avec maillots, cartes et classements généraux.
peloton-option-race-single = Course d’un jour
peloton-option-race-stage_race = Course par étapes
peloton-option-stages = Étapes
peloton-option-stages-help = Quelles étapes, dans quel ordre ; toute liste dans une course par étapes.
peloton-option-stages-paris = Paris
peloton-option-stages-roskilde-nyborg = Roskilde – Nyborg
peloton-option-stages-alpe-dhuez = Briançon – L’Alpe d’Huez
peloton-option-stages-carcassonne-foix = Carcassonne – Foix
peloton-option-team_size = Coureurs par équipe
peloton-option-team_size-help = Toutes les équipes ont la même taille.
peloton-option-team_size-3 = Trois
peloton-option-team_size-4 = Quatre
peloton-option-team_size-5 = Cinq
peloton-option-team_size-6 = Six
peloton-option-teams_per_seat = Équipes par joueur
peloton-option-teams_per_seat-help = Autant qu’il y a de couleurs.
peloton-option-teams_per_seat-1 = Une
peloton-option-teams_per_seat-2 = Deux
peloton-option-teams_per_seat-3 = Trois
peloton-option-placement = Premier départ
peloton-option-placement-help = Les équipes placent-elles leurs coureurs à tour de rôle, ou chacune tous d’un coup ?
peloton-option-placement-rotation = À tour de rôle
peloton-option-placement-team_blocks = Équipe par équipe
peloton-option-later_start = Départs suivants
peloton-option-later_start-help = Chacun choisit-il la case de ses coureurs, ou le couloir se remplit-il par rang ?
peloton-option-later_start-choice = Au choix
peloton-option-later_start-grid = Par rang
peloton-option-wind_heir = Vent derrière une échappée
peloton-option-wind_heir-help = Quand ceux de devant sont partis ou tombés, le suivant prend-il le vent ?
peloton-option-wind_heir-true = Le suivant
peloton-option-wind_heir-false = Seulement le premier
peloton-option-uphill_lone_wind = Seul en montée
peloton-option-uphill_lone_wind-help = Un coureur seul perd-il une case en montée aussi ?
peloton-option-uphill_lone_wind-false = Rien
peloton-option-uphill_lone_wind-true = Une case
peloton-option-bridge_dice = Le pont et les dés
peloton-option-bridge_dice-help = Sur le pont, le vent prend-il deux aussi au dé blanc et au dé rouge ?
peloton-option-bridge_dice-spared = Non : au jaune seulement
peloton-option-bridge_dice-reduced = Oui : toujours deux de moins
peloton-option-hard_pace = Un 4 en montée
peloton-option-hard_pace-help = Après un 4 en montée, l’allure est-elle 3 pour tous ceux qui suivent, ou seulement pour le coureur suivant ?
peloton-option-hard_pace-all = 3 pour tous ceux qui suivent
peloton-option-hard_pace-next = 3 pour le suivant, puis 4
peloton-option-climb_attack = Position d’attaque en montée
peloton-option-climb_attack-help = En montée, suffit-il de mener le groupe ou d’avoir la route libre, ou faut-il les deux pour attaquer ?
peloton-option-climb_attack-lead_or_free = Tête ou route libre
peloton-option-climb_attack-lead_and_free = Tête et route libre
peloton-option-who_catches = Revenir sur une échappée
peloton-option-who_catches-help = Tout coureur du groupe qui tire le symbole peut-il revenir, ou seulement qui est en position d’attaque ?
peloton-option-who_catches-group = Tout le groupe
peloton-option-who_catches-attack_position = En position d’attaque
peloton-option-white_again = Blanc d’un coureur freiné
peloton-option-white_again-help = Si l’un des deux coureurs freinés lance le blanc à son tour, cela s’arrête-t-il à eux, ou les deux suivants sont-ils freinés de nouveau ?
peloton-option-white_again-ends = S’arrête à eux
peloton-option-white_again-prolongs = Freine les deux suivants
peloton-option-crash_victims = Qui tombe dans une grosse chute
peloton-option-crash_victims-help = Qui tombe avec lui : les deux suivants du groupe dans l’ordre du jeu, ou les deux qui se trouvent derrière lui sur la route ?
peloton-option-crash_victims-order = Les deux suivants
peloton-option-crash_victims-behind = Les deux derrière sur la route
peloton-option-red_sets_pace = Dé rouge
peloton-option-red_sets_pace-help = Un chiffre rouge est-il l’allure du groupe, ou l’affaire du seul coureur ?
peloton-option-red_sets_pace-true = Donne l’allure
peloton-option-red_sets_pace-false = Pour lui seul
peloton-option-dnf_scope = Grosse chute
peloton-option-dnf_scope-help = Le coureur quitte-t-il toute la course, ou repart-il avec cinq minutes perdues ?
peloton-option-dnf_scope-race = Hors course
peloton-option-dnf_scope-stage = Hors de l’étape
peloton-option-exact_move = Toute la vitesse
peloton-option-exact_move-help = Peut-on s’arrêter avant, ou faut-il rouler toute sa vitesse ?
peloton-option-exact_move-false = On peut s’arrêter
peloton-option-exact_move-true = Il faut tout rouler
peloton-option-share_with_opponents = Partage
peloton-option-share_with_opponents-help = Peut-on aussi offrir des pas aux adversaires ?
peloton-option-share_with_opponents-true = Aux adversaires aussi
peloton-option-share_with_opponents-false = Dans l’équipe seulement
peloton-option-share_own_teams = Partage entre ses équipes
peloton-option-share_own_teams-help = Si vous dirigez plusieurs équipes : peuvent-elles se donner des pas, sans rien demander ?
peloton-option-share_own_teams-like_opponents = Comme aux adversaires
peloton-option-share_own_teams-always = Toujours
peloton-option-share_own_teams-never = Jamais
peloton-option-finish_times = Même temps
peloton-option-finish_times-help = Qui reçoit le même temps à l’arrivée ?
peloton-option-finish_times-ridden = Qui arrive ensemble
peloton-option-finish_times-sequence = Toute la séquence
peloton-option-bonuses = Bonifications
peloton-option-bonuses-help = 10, 6 et 4 secondes pour les trois premiers d’une étape.
peloton-option-bonuses-true = Avec
peloton-option-bonuses-false = Sans
peloton-option-cards = Cartes des maillots
peloton-option-cards-help = Les premiers des classements ont une carte dans l’étape suivante.
peloton-option-cards-true = Avec
peloton-option-cards-false = Sans
peloton-option-card_group_attack = Attaque groupée à la carte
peloton-option-card_group_attack-help = La carte jaune ou verte peut-elle servir aussi à attaquer avec le groupe ?
peloton-option-card_group_attack-false = En solitaire seulement
peloton-option-card_group_attack-true = Seul ou en groupe
peloton-option-victory = Qui gagne
peloton-option-victory-help = À qui appartient le meilleur coureur, ou la meilleure équipe.
peloton-option-victory-individual = Le meilleur coureur
peloton-option-victory-team = La meilleure équipe
peloton-option-line_order = Premier aux sprints et aux sommets
peloton-option-line_order-help = Qui marque à une ligne : qui y arrive le premier dans le jeu, ou qui est allé le plus loin quand la séquence se termine ?
peloton-option-line_order-time = Le premier dans le jeu
peloton-option-line_order-distance = Le plus loin de la séquence

## l’application du juge à une vraie table (PEL-27)

peloton-sheet-stage = Étape { $number } sur { $of } : { $stage }
peloton-sheet-race-won = { $who } gagne la course
peloton-sheet-race-over = La course est finie, et personne n’est classé
peloton-sheet-base = temps de base { $time }
peloton-sheet-sequence = Séquence
peloton-sheet-racing = { $left } coureurs sur { $riders } en course
peloton-sheet-card = { $card } : { $who }{ $used ->
    [yes] , jouée
   *[no] {""}
}
peloton-sheet-missing = Il manque des entrées à { $stage } ; la suite attend.
peloton-sheet-team-order = Ordre des équipes
peloton-sheet-start-list = Liste de départ
peloton-sheet-start-by-time = selon le classement général
peloton-sheet-won = { $who } gagne l’étape en { $time }.
peloton-sheet-nobody = Personne n’est arrivé : l’étape n’a pas de vainqueur.
peloton-sheet-real = Sur la vraie étape : { $time }.
peloton-sheet-leads-yellow = Maillot jaune : { $who }.
peloton-sheet-leads-green = Maillot vert : { $who }.
peloton-sheet-leads-polka = Maillot à pois : { $who }.
peloton-sheet-leads-team = Meilleure équipe : { $who }.
peloton-sheet-tour-one = Seulement { $stage }
peloton-sheet-tour-all = Toutes les étapes
peloton-sheet-box-title = Les temps de base de vos étapes ?
peloton-sheet-box-where = L’application de l’éditeur, ou la fiche de chaque étape.
peloton-sheet-box-why = La règle n’imprime que le temps de base de Paris. Tous les temps d’une étape partent de là ; ce que vous laissez vide compte selon notre reconstitution.
peloton-sheet-box-without = Prendre les nôtres
peloton-sheet-box-base = Temps de base, h:mm:ss
peloton-sheet-box-stage = { $stage }
peloton-sheet-own-stage = L’étape
peloton-sheet-own-length = Longueur en km
peloton-sheet-own-base = Temps de base, h:mm:ss
peloton-sheet-own-seconds = Secondes imprimées après l’arrivée
peloton-sheet-own-sprint = Sprints
peloton-sheet-own-summit = Sommets
peloton-sheet-line = { $id } : { $line }
peloton-sheet-form-order = Tirer l’ordre des équipes
peloton-sheet-form-start = Départ
peloton-sheet-form-turn = Tour suivant
peloton-sheet-form-turn-help = ouvre la séquence { $number }
peloton-sheet-form-sprint = Sprint
peloton-sheet-form-summit = Sommet
peloton-sheet-form-replace = Refaire { $id }
peloton-sheet-form-finish = Arrivée
peloton-sheet-form-finish-help = Séquence { $number } : { $time } plus les secondes de l’arrivée
peloton-sheet-form-dnf = Abandon
peloton-sheet-form-card = Carte jouée
peloton-sheet-field-order = Dans quel ordre les équipes se placent-elles ?
peloton-sheet-field-seconds = Temps d’arrivée : secondes
peloton-sheet-field-seconds-help = La valeur de l’hexagone du meilleur coureur du groupe.
peloton-sheet-field-group = Coureurs du groupe, dans l’ordre d’arrivée
peloton-sheet-field-dnf = Qui abandonne ?
peloton-sheet-field-line = Quelle ligne ?
peloton-sheet-field-takers = Qui l’a franchie, dans l’ordre ?
peloton-sheet-field-card = Quelle carte a été jouée ?
peloton-sheet-column-time = Temps
peloton-sheet-column-gap = Écart
peloton-sheet-column-bonus = Bonification
peloton-sheet-column-sprint = Sprint
peloton-sheet-column-summit = Montagne
peloton-sheet-column-points = Points
peloton-sheet-told-order = Les équipes se placent : { $whos }.
peloton-sheet-told-start = Étape { $no } : départ.
peloton-sheet-told-turn = Étape { $no } : { $number ->
    [0] séquence suivante.
   *[other] séquence { $number }.
}
peloton-sheet-told-sprint = Étape { $no }, sprint { $id } ({ $line }) : { $whos }.
peloton-sheet-told-summit = Étape { $no }, sommet { $id } ({ $line }) : { $whos }.
peloton-sheet-told-finish = Étape { $no } : { $whos } à l’arrivée avec { $seconds }″.
peloton-sheet-told-home = Étape { $no } : { $whos } à l’arrivée en { $time }, dans cet ordre.
peloton-sheet-told-dnf = Étape { $no } : abandon de { $whos }.
peloton-sheet-told-card = Étape { $no } : { $card } jouée.
peloton-refusal-PEL-27-4 = Une course seule a une étape, pas { $stages }.
peloton-refusal-PEL-27-8 = { $fault ->
    [told] Les équipes sont déjà tirées au sort : corrigez cette entrée.
    [late] On tire les équipes avant le départ de la première étape.
   *[teams] Chaque équipe est tirée une fois.
}
peloton-refusal-PEL-27-10 = La séquence { $number } est déjà ouverte : un autre téléphone a été plus rapide. La page montre la course telle qu’elle est maintenant.
peloton-refusal-PEL-27-13 = { $who } ne prend pas le départ de { $stage }.
peloton-refusal-PEL-27-14 = { $line } : c’est déjà noté, remplacez cette entrée.
peloton-refusal-PEL-27-15 = Les secondes vont de 0 à 59, pas { $seconds }.
peloton-refusal-PEL-27-29 = { $used ->
    [yes] La { $card } a déjà été jouée dans cette étape.
   *[no] Personne n’a la { $card } dans cette étape.
}
peloton-refusal-PEL-27-30 = { $fault ->
    [before] D’abord DÉPART, ensuite ceci.
    [started] Cette étape est déjà partie.
    [complete] L’étape est complète : plus personne n’est en course.
    [twice] { $who } figure deux fois dans cette entrée.
    [nobody] Aucun coureur n’est nommé : touchez-en au moins un.
    [four] { $who } est de trop : seuls les { $most } premiers ont des points.
    [result] { $who } a déjà un temps ou un abandon.
    [line] { $line } n’est plus dans cette étape. Barrez d’abord ce qui y a été noté.
    [size] Une équipe a 3 à 6 coureurs.
   *[teams] Il y a une à six équipes.
}

## le choix des étapes

peloton-total = { $figure } km
peloton-preset-all = { $count ->
    [4] Toutes les quatre
   *[other] Toutes les { $count }
  }
peloton-preset-mountains = Haute montagne
peloton-preset-weekend = Week-end à deux étapes
peloton-preset-evening = Une soirée

## the game in pictures

peloton-page-aim = Des équipes sur une route d’hexagones, et cinq dés. Restez dans les roues, gardez vos jambes, attaquez au bon moment : le coureur au meilleur temps gagne la course pour vous.
peloton-page-turn = Une séquence en quatre images
peloton-page-turn-order = De la tête à la queue
peloton-page-turn-order-text = Le plus proche de la ligne jaune roule d’abord ; à hauteur, le côté du vent. Ceux qui se touchent forment un groupe.
peloton-page-turn-throw = Le meneur lance le dé
peloton-page-turn-throw-text = Un dé au choix. Face au vent, un 5 jaune ne vaut que 4 cases.
peloton-page-turn-pace = Les autres prennent l’allure
peloton-page-turn-pace-text = Dans les roues, le 5 entier, sans lancer. Ou lancez vous-même : c’est la nouvelle allure.
peloton-page-turn-ride = Roulez
peloton-page-turn-ride-text = Tout droit ou en diagonale, sur des cases libres, une au moins. Le reste peut aller à un équipier.
peloton-page-dice = Dés et cartes
peloton-page-dice-yellow = Jaune : le plat
peloton-page-dice-yellow-text = Le lancer ordinaire. Le symbole vaut 2, ou une attaque.
peloton-page-dice-polka = À pois : les montées
peloton-page-dice-polka-text = Le seul dé en montée. Pas de vent, mais après un 4 les autres roulent 3.
peloton-page-dice-green = Vert : les attaques
peloton-page-dice-green-text = Lancé en plus dans une attaque, ou avec une carte. Rien ne le freine.
peloton-page-dice-white = Blanc : freiner
peloton-page-dice-white-text = Freine le groupe : les deux suivants ne lancent ni jaune ni rouge.
peloton-page-dice-red = Rouge : le risque
peloton-page-dice-red-text = Rapide, et un lancer sur trois est une chute.
peloton-page-dice-jerseys = Cartes maillot
peloton-page-dice-jerseys-text = Qui porte le maillot joue sa carte une fois dans l’étape, au lieu de lancer.
peloton-page-race = Là où tout se joue
peloton-page-race-attack = L’attaque
peloton-page-race-attack-text = Route libre et symbole : 2 cases, puis le vert. Les autres ne reviennent qu’avec leur propre symbole.
peloton-page-race-climb = La montée
peloton-page-race-climb-text = Qui commence son tour sur l’asphalte clair lance le dé à pois, jusqu’au bout.
peloton-page-race-sprint = Sprint et sommet
peloton-page-race-sprint-text = Les premiers sur la ligne ou au-delà marquent, dans l’ordre du jeu.
peloton-page-fall = La grosse chute
peloton-page-fall-picture-text = Le coureur abandonne, les deux suivants du groupe tombent et perdent leur tour. Le groupe n’a plus d’allure : quelqu’un doit lancer le jaune.
peloton-page-finish = L’arrivée et les temps
peloton-page-finish-picture-text = Chaque séquence vaut { $minute } secondes, et la case après la ligne ajoute les siennes : plus loin, moins. Qui arrive groupé a le meilleur temps du groupe.
peloton-page-tour = Comment se gagne la course
peloton-page-tour-bonus-text = Secondes en moins pour les premiers de l’étape
peloton-page-tour-lines-text = Points à chaque sprint et sommet
peloton-page-tour-jerseys-text = Meilleur temps, plus de points de sprint, plus de points de montagne.
peloton-page-tour-won-text = La course revient à qui possède le maillot jaune à la fin. Sprints, montagne et équipes ont leurs propres vainqueurs.
peloton-page-hints = Trois conseils de la voiture
peloton-page-hints-wheel-text = Laissez les autres face au vent : le deuxième du groupe va plus loin que le premier.
peloton-page-hints-attack-text = Finissez votre coup route libre devant vous : alors seulement vous pourrez attaquer à la séquence suivante.
peloton-page-hints-share-text = Ne perdez pas de cases : donnez le reste à un équipier et gardez le groupe soudé.

## temps forts : ce qui a la scène pour une seconde

peloton-moment-winner = Vainqueur d’étape
peloton-moment-tour = Vainqueur de la course
peloton-moment-last = Flamme rouge
peloton-moment-sprint = Sprint
peloton-moment-summit = Sommet
peloton-moment-chase = La poursuite
peloton-moment-boxed = Enfermé
peloton-moment-braked = Coup de frein
peloton-note-out = abandonne
peloton-note-down = passe ce tour

## pourquoi un robot le ferait : ce qu’un coup apporte

peloton-reason-front = Rapproche un coureur de la victoire.
peloton-reason-reserve = Garde plusieurs coureurs en course pour la victoire.
peloton-reason-riders = Évite tout risque de chute.
peloton-reason-company = Garde le meilleur coureur dans un groupe, à l’abri du vent.
peloton-reason-cards = Garde une carte pour plus tard.

## ce que sont les choses, pour qui en regarde une et dans la liste des cartes

peloton-explain-chapter-dice = Les dés
peloton-explain-chapter-cards = Cartes des maillots
peloton-explain-chapter-jerseys = Maillots
peloton-explain-chapter-riders = Sur les coureurs
peloton-explain-chapter-groups = Sur les groupes
peloton-explain-chapter-road = Sur la route
peloton-explain-common-dice = Un lancer par tour, au lieu de suivre l’allure ou de jouer une carte. L’endroit où commence votre tour décide des dés permis.
peloton-explain-common-cards = Jouée une fois dans l’étape, à votre tour, au lieu de suivre ou de lancer. Non jouée, elle est perdue avec l’étape.
peloton-explain-common-jerseys = Remis après chaque étape et porté pendant toute la suivante. Qui en mène plusieurs porte le jaune avant le vert avant les pois.
peloton-explain-die-yellow = Dé jaune
peloton-explain-die-white = Dé blanc
peloton-explain-die-red = Dé rouge
peloton-explain-die-polka = Dé à pois
peloton-explain-die-green = Dé vert
peloton-explain-case-wind = Face au vent, de 3 à 6 on avance de 1 case de moins ; l’allure pour les autres est le chiffre entier.
peloton-explain-case-symbol = En position d’attaque, le symbole permet d’attaquer ; pour tous les autres, c’est un simple 2.
peloton-explain-case-white-pace = Le chiffre est votre vitesse, vent ou pas{ $bridge_dice ->
    [reduced] , sauf sur le pont
   *[spared] {""}
}, et la nouvelle allure.
peloton-explain-case-white-again = Les deux suivants peuvent suivre, lancer le blanc ou jouer une carte, mais pas lancer le jaune ou le rouge ; s’ils lancent le blanc, ils ne freinent plus personne.
peloton-explain-case-white-prolongs = Les deux suivants peuvent suivre, lancer le blanc ou jouer une carte, mais pas lancer le jaune ou le rouge ; s’ils lancent le blanc, ils freinent de nouveau les deux suivants.
peloton-explain-case-bridge-spared = Sur le pont, rien n’est retiré.
peloton-explain-case-bridge-reduced = Face au vent sur le pont, 2 sont retirés, mais il reste 1 case.
peloton-explain-case-red-pace = Le chiffre est votre vitesse, vent ou pas{ $bridge_dice ->
    [reduced] , sauf sur le pont
   *[spared] {""}
}, et la nouvelle allure.
peloton-explain-case-red-alone = Le chiffre est votre vitesse, vent ou pas{ $bridge_dice ->
    [reduced] , sauf sur le pont
   *[spared] {""}
}, et l’allure seulement si le groupe n’en a pas.
peloton-explain-case-crash = Chute : vous restez sur place et repartez à la séquence suivante.
peloton-explain-case-big-crash = Grosse chute : { $dnf_scope ->
    [stage] vous abandonnez l’étape
   *[race] vous êtes hors course
}, et les 2 suivants de votre groupe tombent et perdent ce tour.
peloton-explain-case-victims-behind = Tombent ceux du groupe qui n’ont pas encore joué et se trouvent juste derrière lui sur la route ; qui est à sa hauteur ou devant est épargné.
peloton-explain-case-four = Un 4 vous donne 4 cases, mais l’allure pour les autres est 3.
peloton-explain-case-four-next = Un 4 vous donne 4 cases, mais l’allure pour le coureur suivant est 3 ; pour ceux de derrière elle est de nouveau 4.
peloton-explain-case-lone-uphill = Si vous roulez seul, c’est 1 case de moins, mais au moins 1.
peloton-explain-case-symbol-climb = En position d’attaque, le symbole permet de partir seul ; pour tous les autres, c’est un simple 1.
peloton-explain-case-solo = En solitaire : d’abord jusqu’à 2 cases sur le plat, 1 en montée, puis le chiffre vert. Rien n’est retiré.
peloton-explain-case-card-pace = { $card_group_attack ->
    [yes] Sauf attaque avec le groupe, l’allure reste comme elle était
   *[no] L’allure reste comme elle était
}, une échappée ouverte aussi.
peloton-explain-case-no-catch = Qui part seul avec elle ne peut pas être rejoint par le symbole.
peloton-explain-case-four-hexes = Avec 4 cases, l’allure devient 3 et une échappée ouverte file ; en solitaire, l’allure reste comme elle était.
peloton-explain-case-four-hexes-next = Avec 4 cases, l’allure devient 4, pour le coureur suivant 3, et une échappée ouverte file ; en solitaire, l’allure reste comme elle était.
peloton-explain-jersey-yellow = Le temps le plus bas sur toutes les étapes{ $bonuses ->
    [yes] , bonifications déduites
   *[no] {""}
}.{ $cards ->
    [yes] {" "}Son porteur détient la carte jaune.
   *[no] {""}
}
peloton-explain-jersey-green = Le plus de points aux sprints.{ $cards ->
    [yes] {" "}Son porteur détient la carte verte.
   *[no] {""}
}
peloton-explain-jersey-polka = Le plus de points aux sommets.{ $cards ->
    [yes] {" "}Son porteur détient la carte à pois.
   *[no] {""}
}
peloton-explain-attack-name = Peut attaquer
peloton-explain-attack = Ce coureur mène son groupe ou a la route libre devant lui : avec le symbole du dé, il peut attaquer jusqu’à la fin de la séquence.
peloton-explain-attack-both = Ce coureur mène son groupe ou a la route libre devant lui, en montée les deux : avec le symbole du dé, il peut attaquer jusqu’à la fin de la séquence.
peloton-explain-case-with-group = Avec le groupe, sur le plat seulement : 2 et le chiffre vert sont l’allure pour tous.
peloton-explain-case-alone = Qui roule seul ne peut jamais attaquer.
peloton-explain-stuck-name = Enfermé
peloton-explain-stuck = Aucune case devant lui n’était libre quand son tour est venu : ni lancer, ni mouvement, ni pas donnés.
peloton-explain-cure-sequence = La séquence suivante : alors il roule de nouveau.
peloton-explain-crash-name = Chute
peloton-explain-crash = Le coureur reste sur place, ne reçoit pas de pas des autres et gêne le passage.
peloton-explain-big-crash-name = Grosse chute
peloton-explain-big-crash = { $dnf_scope ->
    [stage] Le coureur abandonne l’étape et repart à la suivante avec du temps perdu.
   *[race] Le coureur quitte la route et la course.
} Les 2 suivants de son groupe tombent et perdent ce tour.
peloton-explain-breakaway-name = Échappée
peloton-explain-breakaway = Un coureur du groupe est parti. Le suivant doit lancer ou jouer une carte ; avec le symbole du même dé, il peut revenir, d’autant de cases que l’attaquant en tout.
peloton-explain-breakaway-position = Un coureur du groupe est parti. Le suivant doit lancer ou jouer une carte ; en position d’attaque, avec le symbole du même dé, il peut revenir, d’autant de cases que l’attaquant en tout.
peloton-explain-case-let-go = Tout autre lancer, un renoncement ou une chute la laisse filer.
peloton-explain-braked-name = Freinés
peloton-explain-braked = Après un lancer blanc, les 2 suivants du groupe peuvent suivre, lancer le blanc ou jouer une carte, mais pas lancer le jaune ou le rouge.
peloton-explain-reset-name = Allure à relancer
peloton-explain-reset = { $red_sets_pace ->
    [no] Après une grosse chute
   *[yes] Après une chute
}, le groupe n’a plus d’allure : le prochain qui peut rouler la relance avec le jaune, en montée avec le dé à pois. Ni blanc ni rouge pour cela ; il peut jouer une carte.
peloton-explain-sprint-name = Sprint
peloton-explain-sprint = Points pour le maillot vert, dans l’ordre du jeu : { $points }.
peloton-explain-sprint-distance = Points pour le maillot vert, donnés quand la séquence se termine ; le premier est celui qui y est allé le plus loin : { $points }.
peloton-explain-summit-name = Sommet
peloton-explain-summit = Points pour le maillot à pois, dans l’ordre du jeu : { $points }.
peloton-explain-summit-distance = Points pour le maillot à pois, donnés quand la séquence se termine ; le premier est celui qui y est allé le plus loin : { $points }.
peloton-explain-case-reached = On y est quand on se trouve sur la ligne ou au-delà ; sur un circuit, elle compte à chaque tour.
peloton-explain-climb-name = Montée
peloton-explain-climb = Si votre tour commence ici, vous lancez le dé à pois, et { $uphill_lone_wind ->
    [yes] le vent coûte 1 case à un coureur seul, rien aux autres
   *[no] le vent ne coûte rien
}. Qui part du plat garde sa vitesse dans la montée.
peloton-explain-bridge-name = Pont
peloton-explain-bridge = Si votre tour commence ici, le vent retire 2 { $bridge_dice ->
    [reduced] à un jaune de 3 à 6, au blanc et au rouge pour qui mène ou roule seul, mais laisse toujours 1 case
   *[spared] à un jaune de 3 à 6 pour qui mène ou roule seul, et ne laisse que 1 case d’un symbole sans attaque
}.
peloton-explain-finish-name = Arrivée
peloton-explain-finish = Qui se trouve dans la ligne droite après la ligne à la fin de la séquence est arrivé. Le moins de secondes vient en tête.
peloton-explain-case-hang-on = De même tous ceux d’avant la ligne qui tiennent à eux de proche en proche, sur des cases voisines.
peloton-explain-case-bonuses = Les premiers ont { $seconds } secondes de moins.
peloton-explain-runout-name = Ligne droite
peloton-explain-runout = Chaque case porte des secondes : plus loin derrière la ligne, il y en a moins. Ceux { $finish_times ->
    [sequence] qui arrivent dans la même séquence
   *[ridden] qui arrivent ensemble
} ont les meilleures d’entre elles.
