# Le Vainqueur du Tour, français. *…* met en relief ; $you vaut « yes » quand $who est le lecteur.

vainqueur-name = Le Vainqueur du Tour
vainqueur-tagline = Douze étapes, sept cartes et une casquette jaune : roulez, attaquez, et gardez un sprinter pour la ligne.
vainqueur-box = Le Vainqueur du Tour, la boîte française
vainqueur-box-contents = un plateau de douze étapes, 103 cartes, six coureurs, une casquette jaune, un dé

## les cartes

vainqueur-card-km20 = 20 km
vainqueur-card-km20-help = Avancez de 20 km.
vainqueur-card-km40 = 40 km
vainqueur-card-km40-help = Avancez de 40 km ; en montagne, seulement avec un grimpeur posé.
vainqueur-card-km60 = 60 km
vainqueur-card-km60-help = Avancez de 60 km ; en montagne, seulement avec un grimpeur posé.
vainqueur-card-fall = Chute
vainqueur-card-fall-help = Arrête un adversaire jusqu’à ce qu’il joue un vélo de rechange.
vainqueur-card-burst_tyre = Boyau crevé
vainqueur-card-burst_tyre-help = Arrête un adversaire jusqu’à ce qu’il joue une roue ou un vélo de rechange.
vainqueur-card-hunger = Fringale
vainqueur-card-hunger-help = Arrête un adversaire jusqu’à ce qu’il joue un ravitaillement.
vainqueur-card-wrong_gear = Erreur de braquet
vainqueur-card-wrong_gear-help = Arrête un adversaire jusqu’à ce qu’il joue un changement de braquet.
vainqueur-card-spare_bike = Vélo de rechange
vainqueur-card-spare_bike-help = Annule une chute ou un boyau crevé posé devant vous.
vainqueur-card-spare_wheel = Roue de rechange
vainqueur-card-spare_wheel-help = Annule un boyau crevé posé devant vous.
vainqueur-card-feed = Ravitaillement
vainqueur-card-feed-help = Une musette au bord de la route : annule la fringale posée devant vous.
vainqueur-card-gear_change = Changement de braquet
vainqueur-card-gear_change-help = Annule une erreur de braquet posée devant vous.
vainqueur-card-sprinter = Sprinter
vainqueur-card-sprinter-help = Dans la zone de sprint d’une étape de plaine : gagne l’étape.
vainqueur-card-climber = Grimpeur
vainqueur-card-climber-help = Étape de montagne : permet aussi les 40 et les 60 km, jusqu’à l’arrivée.

## panneaux et mots courts sur le plateau

vainqueur-mark-cap = Casquette jaune
vainqueur-mark-fall = Chute
vainqueur-mark-burst_tyre = Boyau
vainqueur-mark-hunger = Fringale
vainqueur-mark-wrong_gear = Braquet
vainqueur-mark-climber = Grimpeur
vainqueur-mark-spent = Déjà visé
vainqueur-mark-spent-by = Plus aucun handicap dans cette étape de la part de { $whos }
vainqueur-mark-spent-all = Plus aucun handicap dans cette étape
vainqueur-mark-miss = { $count ->
    [one] Passe un tour
   *[other] Passe { $count } tours
}
vainqueur-sign-sprint = Zone de sprint
vainqueur-stakes-finish = Points à l’arrivée, du premier au troisième : { $points }.
vainqueur-stakes-sprint = À partir d’ici, un sprinter gagne l’étape.
vainqueur-milestone-sprint = Zone de sprint
vainqueur-milestone-finish = Arrivée
vainqueur-cell-forward = { $words } : { $count ->
    [one] avancez d’une case
   *[other] avancez de { $count } cases
}
vainqueur-cell-back = { $words } : { $count ->
    [one] reculez d’une case
   *[other] reculez de { $count } cases
}
vainqueur-cell-goto = { $words } : allez à la case { $count }
vainqueur-cell-miss = { $words } : { $count ->
    [one] passez un tour
   *[other] passez { $count } tours
}
vainqueur-cell-again = { $words } : relancez le dé
vainqueur-die = Dé
vainqueur-pile-draw = Pioche
vainqueur-pile-discard = Défausse

## étape, tour de table, classements

vainqueur-stage-flat = plaine
vainqueur-stage-mountain = montagne
vainqueur-stage-time_trial = contre-la-montre
vainqueur-stage-length = { $km } km
vainqueur-round = Tour *{ $round }*
vainqueur-round-prologue = Prologue
vainqueur-table-classification = Classement général
vainqueur-table-before = avant la première étape
vainqueur-table-after = après l’étape { $stage } sur { $of }
vainqueur-table-final = final
vainqueur-table-stage = Classement de l’étape
vainqueur-table-stage-note = { $stage }
vainqueur-row-road = au km { $at } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
vainqueur-row-trial = sur la case { $at }
vainqueur-row-rolled = a fait { $roll }
vainqueur-row-waiting = n’a pas encore lancé
vainqueur-row-wins = { $count ->
    [0] aucune victoire d’étape
    [one] une victoire d’étape
   *[other] { $count } victoires d’étape
}

## questions

vainqueur-question-prologue = Lancez le dé pour la casquette jaune
vainqueur-question-tie = Égalité : relancez le dé
vainqueur-question-road = Jouez une carte
vainqueur-question-blocked = { $card } devant vous : jouez une carte
vainqueur-question-discard = Rien ne va : défaussez une carte
vainqueur-question-discard-blocked = { $card } devant vous, et rien ne va : défaussez une carte
vainqueur-question-trial = Lancez le dé
vainqueur-question-over = Le Tour est terminé

## ce qu’on peut tenter, et ce que cela fera

vainqueur-try-roll = Lancer le dé
vainqueur-try-ride = Rouler { $km } km
vainqueur-try-attack = Poser { $card } devant { $target }
vainqueur-try-counter = Annuler { $handicap } avec { $card }
vainqueur-try-card = Jouer { $card }
vainqueur-try-climb = Poser le grimpeur
vainqueur-try-sprint = Lancer le sprint
vainqueur-try-discard = Défausser { $card }
vainqueur-hint-prologue = Le plus haut résultat porte la casquette jaune et joue en premier.
vainqueur-hint-trial = Vous avancez d’autant de cases que le dé en indique{ $tt_exact_finish ->
    [yes] , mais restez sur place si cela mène au-delà de l’arrivée
   *[no] {""}
}.
vainqueur-hint-win = Gagne l’étape.
vainqueur-hint-ride-zone = Vous amène à { $at }, dans la zone de sprint.
vainqueur-hint-ride-beside = Vous amène à { $at }, aux côtés de { $other }.
vainqueur-hint-ride-among = Vous amène à { $at }, dans le groupe de { $others }.
vainqueur-hint-ride-lead = Vous amène à { $at }, en tête de la course.
vainqueur-hint-ride-alone = Vous amène à { $at }.
vainqueur-hint-attack = Arrête { $target } sur place.
vainqueur-hint-attack-one = Arrête { $target } jusqu’à la carte { $card }.
vainqueur-hint-attack-two = Arrête { $target } jusqu’à la carte { $card } ou { $other }.
vainqueur-hint-counter = { $handicap } : c’est réglé, vous pourrez repartir dès votre prochain tour.
vainqueur-hint-climb = Dès votre prochain tour, vous pourrez aussi jouer les 40 et les 60 km, jusqu’à l’arrivée.
vainqueur-hint-discard = La carte va à la défausse, sans effet.

## le journal

vainqueur-event-prologue_rolled = { $you ->
    [yes] *Vous* faites *{ $roll }*.
   *[no] *{ $who }* fait *{ $roll }*.
}
vainqueur-event-prologue_tied = Égalité à { $roll } : { $whos } relancent le dé.
vainqueur-event-prologue_won = { $you ->
    [yes] *Vous* gagnez le prologue et portez la casquette jaune.
   *[no] *{ $who }* gagne le prologue et porte la casquette jaune.
}
vainqueur-event-dealt = { $you ->
    [yes] *Vous* distribuez { $count } cartes à chacun.
   *[no] *{ $who }* distribue { $count } cartes à chacun.
}
vainqueur-stage-told = { $of ->
    [1] { $stage }
   *[other] Étape { $order } sur { $of }, { $stage }
}
vainqueur-event-stage_started = { $you ->
    [yes] *{ vainqueur-stage-told }* : le départ est donné ; *vous* jouez en premier.
   *[no] *{ vainqueur-stage-told }* : le départ est donné ; *{ $who }* joue en premier.
}
vainqueur-event-drew = { $you ->
    [yes] *Vous* piochez *{ $card }*.
   *[no] *{ $who }* pioche une carte.
}
    .quiet = yes
vainqueur-event-rode = { $you ->
    [yes] *Vous* roulez *{ $km } km*, jusqu’à { $to }.
   *[no] *{ $who }* roule *{ $km } km*, jusqu’à { $to }.
}
vainqueur-event-attacked = { $you ->
    [yes] *Vous* posez *{ $card }* devant { $target }.
   *[no] { $at_you ->
        [yes] *{ $who }* pose *{ $card }* devant *vous*.
       *[no] *{ $who }* pose *{ $card }* devant { $target }.
    }
}
vainqueur-event-countered = { $you ->
    [yes] *Vous* annulez *{ $handicap }* avec { $card }.
   *[no] *{ $who }* annule *{ $handicap }* avec { $card }.
}
vainqueur-event-climber_laid = { $you ->
    [yes] *Vous* posez un *grimpeur*.
   *[no] *{ $who }* pose un *grimpeur*.
}
vainqueur-event-last_kilometres = { $mountain ->
    [yes] { $you ->
        [yes] *Vous* voyez l’arrivée le premier : encore { $left } km.
       *[no] *{ $who }* voit l’arrivée le premier : encore { $left } km.
    }
   *[no] { $you ->
        [yes] *Vous* entrez le premier dans la *zone de sprint* : encore { $left } km.
       *[no] *{ $who }* entre le premier dans la *zone de sprint* : encore { $left } km.
    }
}
vainqueur-event-sprinted = { $you ->
    [yes] *Vous* sprintez depuis { $from } jusqu’à la ligne.
   *[no] *{ $who }* sprinte depuis { $from } jusqu’à la ligne.
}
vainqueur-event-discarded = { $you ->
    [yes] *Vous* défaussez { $card }.
   *[no] *{ $who }* défausse { $card }.
}
vainqueur-event-reshuffled = La défausse est mélangée : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à piocher.
vainqueur-event-rolled = { $you ->
    [yes] *Vous* faites *{ $roll }* : case { $to }.
   *[no] *{ $who }* fait *{ $roll }* : case { $to }.
}
vainqueur-event-track_instruction = { $text } : { $effect ->
    [again] { $you ->
        [yes] *vous* relancez le dé.
       *[no] *{ $who }* relance le dé.
    }
    [miss] { $you ->
        [yes] *vous* devrez attendre.
       *[no] *{ $who }* devra attendre.
    }
    [back] { $you ->
        [yes] *vous* reculez à la case { $to }.
       *[no] *{ $who }* recule à la case { $to }.
    }
   *[other] { $you ->
        [yes] *vous* passez à la case { $to }.
       *[no] *{ $who }* passe à la case { $to }.
    }
}
vainqueur-event-turn_missed = { $you ->
    [yes] *Vous* passez ce tour.
   *[no] *{ $who }* passe ce tour.
}
vainqueur-event-stage_won = { $how ->
    [sprinter] { $you ->
        [yes] *Vous* gagnez { $stage } au sprint !
       *[no] *{ $who }* gagne { $stage } au sprint !
    }
   *[other] { $you ->
        [yes] *Vous* gagnez { $stage } !
       *[no] *{ $who }* gagne { $stage } !
    }
}
vainqueur-event-stage_placed = Place { $place } : *{ $who }*, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}, { $total } au total.
vainqueur-event-cap_awarded = { $kept ->
    [yes] { $you ->
        [yes] *Vous* gardez la casquette jaune ({ $rule }).
       *[no] *{ $who }* garde la casquette jaune ({ $rule }).
    }
   *[no] { $you ->
        [yes] La casquette jaune est *à vous* ({ $rule }).
       *[no] La casquette jaune va à *{ $who }* ({ $rule }).
    }
}
vainqueur-event-tour_won = Le Tour est remporté par *{ $whos }* ({ $rule }).
vainqueur-event-hands_shown = { $you ->
    [yes] *Vous* finissez avec { $cards }.
   *[no] *{ $who }* finit avec { $cards }.
}

## ce qui départage les ex æquo

vainqueur-tie-nearer = { $ahead } devant { $behind } : plus près de l’arrivée, place { $best } avant { $other }.
vainqueur-tie-same-cell = { $ahead } et { $behind } partagent la place : sur la même case à la fin de l’étape.
vainqueur-tie-cap-winner = La casquette jaune est à { $ahead }, pas à { $behind } : vainqueur de l’étape courue.
vainqueur-tie-cap-place = La casquette jaune est à { $ahead }, pas à { $behind } : mieux placé dans l’étape courue, { $best } avant { $other }.
vainqueur-tie-cap-kept = La casquette jaune est à { $ahead }, pas à { $behind } : à égalité aussi dans l’étape, elle reste où elle est.
vainqueur-tie-cap-back = La casquette jaune est à { $ahead }, pas à { $behind } : en remontant les étapes, mieux placé dans l’étape { $stage }, { $best } avant { $other }.
vainqueur-tie-cap-turn = La casquette jaune est à { $ahead }, pas à { $behind } : à égalité dans toutes les étapes, et plus tôt dans l’ordre de jeu, { $best } avant { $other }.
vainqueur-tie-wore-cap = { $ahead } gagne le Tour, pas { $behind } : casquette jaune pendant la dernière étape.
vainqueur-tie-last-place = { $ahead } gagne le Tour, pas { $behind } : mieux placé dans la dernière étape, { $best } avant { $other }.
vainqueur-tie-back = { $ahead } gagne le Tour, pas { $behind } : en remontant les étapes, mieux placé dans l’étape { $stage }, { $best } avant { $other }.
vainqueur-tie-joint = { $ahead } et { $behind } gagnent le Tour ensemble : à égalité de points et à toutes les places.
vainqueur-tie-shared = { $ahead } et { $behind } partagent la place : à égalité de points.

## pourquoi pas

vainqueur-refusal-VAI-3-6 = Sur la route, le dé se repose : il sert au prologue et aux contre-la-montre.
vainqueur-refusal-VAI-4-1 = { $why ->
    [behind] C’est derrière vous : on ne roule que vers l’avant.
    [here] Votre coureur s’y trouve.
    [none] Vous n’avez pas de carte-kilomètre : rien n’y mène.
    [far] Trop loin : *{ $card }* est votre plus forte carte, et mène à { $to }.
    [between] Aucune de vos cartes ne mène juste là : une carte se roule en entier.
   *[card] *{ $card }* mène à { $to } : une carte se roule en entier.
}
vainqueur-refusal-VAI-5-2 = *{ $card }* se pose devant un adversaire, pas devant soi.
vainqueur-refusal-VAI-5-4 = *{ $card }* est devant vous : pas un kilomètre avant que ce handicap ne soit annulé.
vainqueur-refusal-VAI-5-5 = *{ $card }* est déjà devant { $who } ; on n’en a jamais deux à la fois.
vainqueur-refusal-VAI-6-5 = *{ $card }* n’annule pas *{ $handicap }*.
vainqueur-refusal-VAI-6-6 = Il n’y a rien devant vous que *{ $card }* puisse annuler.
vainqueur-refusal-VAI-7-4 = *{ $card }* est devant vous : pas de sprint avant d’avoir annulé ce handicap.
vainqueur-refusal-VAI-7-6 = Un grimpeur se pose seulement dans une étape de montagne.
vainqueur-refusal-VAI-7-9 = Un grimpeur est déjà devant vous ; un second ne servirait à rien.
vainqueur-refusal-VAI-8-5 = Un tour, c’est une carte : on pioche d’abord, puis on en joue ou on en défausse une.
vainqueur-refusal-VAI-8-6 = *{ $card }* n’est pas dans votre main.
vainqueur-refusal-VAI-8-7 = { $way ->
    [ride] *{ $card }* ne se pose pas sur un coureur.
   *[lay] *{ $card }* ne mène à aucune case : c’est une carte à poser sur un coureur.
}
vainqueur-refusal-VAI-9-2 = { $who } ne peut pas être à { $at } : seul le vainqueur atteint l’arrivée à { $finish }.
vainqueur-refusal-VAI-11-1 = { $you ->
    [yes] Le prologue se joue au dé : lancez-le.
   *[no] Dans le prologue, c’est à { $who } de lancer le dé.
}
vainqueur-refusal-VAI-11-3 = Le tour { $round } du prologue est impossible : seuls les ex æquo au plus haut résultat relancent, avec une face du dé.
vainqueur-refusal-VAI-12-3 = Vous êtes au *km { $at }*. La zone de sprint de cette étape commence au *km { $from }*.
vainqueur-refusal-VAI-13-1 = Une étape de montagne n’a pas de zone de sprint.
vainqueur-refusal-VAI-13-2 = En montagne, *{ $km } km* d’un coup, c’est pour les grimpeurs : posez-en un d’abord, ou roulez 20 km.
vainqueur-refusal-VAI-14-2 = Dans un contre-la-montre, les cartes se reposent : lancez le dé.
vainqueur-refusal-VAI-14-3 = Dans un contre-la-montre, le dé dit jusqu’où vous roulez : lancez-le.
vainqueur-refusal-VAI-15-2 = C’est à { $who } de jouer.
vainqueur-refusal-VAI-15-7 = On ne passe pas son tour : jouez une carte ou défaussez-en une.
vainqueur-refusal-VAI-15-8 = Le Tour est terminé.
vainqueur-refusal-VAI-16-8 = { $by ->
    [you] À cette table, vous donnez 1 handicap par étape à chaque adversaire, et { $who } a déjà eu le vôtre.
   *[all] À cette table, chacun reçoit 1 handicap par étape, et { $who } a déjà eu le sien.
}
vainqueur-refusal-VAI-16-1 = À cette table, on défausse seulement quand on est bloqué, et vous pouvez encore jouer.
vainqueur-refusal-VAI-17-1 = Le prologue est déjà noté : { $who } y est en tête.
vainqueur-refusal-VAI-17-2 = { $fault ->
    [twice] { $stage } a déjà un résultat : corrigez celui-là.
    [missing] { $who } manque dans le résultat de { $stage }.
    [again] { $who } figure deux fois dans le résultat de { $stage }.
   *[winner] Une étape a un seul vainqueur : il faut quelqu’un de seul en tête de { $stage }.
}
vainqueur-refusal-VAI-17-3 = { $who } ne peut pas être à { $at } : une position est une case de la route, à partir du départ.

## options

vainqueur-option-tour = Longueur du Tour
vainqueur-option-tour-help = Le Tour complet a douze étapes ; le court en retient six.
vainqueur-option-tour-full = Douze étapes
vainqueur-option-tour-short = Six étapes
vainqueur-option-discard = Défausse
vainqueur-option-discard-help = Peut-on jeter une carte alors qu’on pourrait rouler, attaquer ou annuler un handicap ?
vainqueur-option-discard-free = Toujours permise
vainqueur-option-discard-only_if_stuck = Seulement si bloqué
vainqueur-option-handicap_limit = Handicaps dans une étape
vainqueur-option-handicap_limit-help = « Une seule carte-handicap devant un adversaire » : à la fois, dans toute l’étape, ou par étape de chaque adversaire ?
vainqueur-option-handicap_limit-at_a_time = Un à la fois
vainqueur-option-handicap_limit-per_stage = Un par étape
vainqueur-option-handicap_limit-per_rival = Un par étape de chaque adversaire
vainqueur-option-sprint_while_blocked = Sprinter malgré un handicap
vainqueur-option-sprint_while_blocked-help = Un coureur arrêté par un handicap peut-il encore gagner avec un sprinter ?
vainqueur-option-sprint_while_blocked-false = Non
vainqueur-option-sprint_while_blocked-true = Oui
vainqueur-option-rank_after_tie = Après une deuxième place partagée
vainqueur-option-rank_after_tie-help = La case occupée suivante est-elle troisième, ou deux deuxièmes prennent-ils aussi la troisième place ?
vainqueur-option-rank_after_tie-dense = La case suivante est troisième
vainqueur-option-rank_after_tie-competition = Pas de troisième
vainqueur-option-final_tie = Égalité de points à la fin
vainqueur-option-final_tie-help = Qui gagne le Tour à égalité de points ; à deux joueurs, prenez la dernière étape, sinon elle ne change rien.
vainqueur-option-final_tie-cap_holder = La casquette jaune
vainqueur-option-final_tie-last_stage = La dernière étape
vainqueur-option-cap_tie = Égalité pour la casquette jaune
vainqueur-option-cap_tie-help = Qui reçoit la casquette jaune à égalité de points : l’un des premiers, ou le vainqueur de l’étape même avec moins de points ?
vainqueur-option-cap_tie-leaders = L’un des premiers
vainqueur-option-cap_tie-stage_winner = Le vainqueur de l’étape
vainqueur-option-tt_exact_finish = Compte exact au contre-la-montre
vainqueur-option-tt_exact_finish-help = Le dé doit-il amener le coureur exactement sur l’arrivée d’un contre-la-montre ?
vainqueur-option-tt_exact_finish-false = Non
vainqueur-option-tt_exact_finish-true = Oui

## résultats

vainqueur-result-stage = { $you ->
    [yes] Vous gagnez l’étape
   *[no] { $who } gagne l’étape
}
vainqueur-result-ride = Passe la ligne avant tout le monde.
vainqueur-result-sprinter = Jaillit du paquet grâce à un sprinter.
vainqueur-result-die = Le dernier coup de dé a suffi.
vainqueur-result-instruction = Porté par la route jusqu’à la ligne.
vainqueur-result-tour = { $you ->
    [yes] Vous gagnez le Tour
   *[no] { $who } gagne le Tour
}
vainqueur-result-tour-joint = { $whos } gagnent le Tour ensemble
vainqueur-result-tour-summary = { $points } points, { $count ->
    [0] sans victoire d’étape
    [one] une victoire d’étape
   *[other] { $count } victoires d’étape
}.
vainqueur-award-VAI-10-1 = { $kept ->
    [yes] { $who } garde la casquette jaune
   *[no] La casquette jaune va à { $who }
} : le plus de points au total.
vainqueur-award-VAI-10-2 = { $kept ->
    [yes] { $who } garde la casquette jaune
   *[no] La casquette jaune va à { $who }
} : à égalité de points, et vainqueur de l’étape.
vainqueur-award-VAI-10-3 = { $kept ->
    [yes] { $who } garde la casquette jaune
   *[no] La casquette jaune va à { $who }
} : à égalité de points, mais mieux classé dans l’étape.
vainqueur-award-VAI-10-4 = { $kept ->
    [yes] { $who } garde la casquette jaune : égalité de points et de place, elle ne change pas de tête.
   *[no] La casquette jaune va à { $who } : égalité de points et de place, les places précédentes ou l’ordre de jeu décident.
}
vainqueur-award-VAI-10-6 = { $who } gagne le Tour avec le plus de points.
vainqueur-award-VAI-16-7 = { $kept ->
    [yes] { $who } garde la casquette jaune : les premiers sont à égalité de points, elle revient au vainqueur de l’étape.
   *[no] La casquette jaune va à { $who } : les premiers sont à égalité de points, elle revient au vainqueur de l’étape.
}
vainqueur-award-VAI-10-7 = { $who } gagne le Tour : à égalité de points, et coiffé de la casquette jaune dans la dernière étape.
vainqueur-award-VAI-10-8 = { $who } gagne le Tour : à égalité de points, mais mieux classé dans la dernière étape.
vainqueur-award-VAI-16-4 = { $who } gagne le Tour : à égalité de points, mais mieux classé dans la dernière étape, qui départage à cette table.
vainqueur-award-VAI-10-9 = { $who } gagne le Tour : à égalité de points, mais mieux classé en remontant étape par étape.
vainqueur-award-joint = { $whos } gagnent le Tour ensemble : à égalité de points et de toutes les places.

## d’où viennent les chiffres

vainqueur-provenance-rulebook = Tous les chiffres sont ceux de la règle imprimée.
vainqueur-provenance-reconstruction = La règle donne les cartes, les points, les étapes contre la montre, et un exemple d’où il suit que l’étape 1 est plate et finit à 260 ; les autres longueurs, les zones de sprint, le circuit du contre-la-montre et le partage entre sprinters et grimpeurs sont notre reconstitution.

## la feuille de marque à une vraie table (VAI-17)

vainqueur-option-board = Plateau
vainqueur-option-board-help = D’après quoi les positions sont vérifiées : seulement ce que vous dites de votre plateau, ou les longueurs de nos étapes.
vainqueur-option-board-ours = Nos étapes
vainqueur-option-board-physical = Votre plateau
vainqueur-sheet-box-title = Les longueurs de votre plateau ?
vainqueur-sheet-box-where = Le plateau, le long de chaque étape.
vainqueur-sheet-box-why = La règle n’imprime aucune longueur ; celle de la première étape se déduit d’un exemple. Les positions sont vérifiées d’après ce que vous tapez ; ce qui reste vide n’est pas vérifié. Les points n’en dépendent jamais.
vainqueur-sheet-box-without = Ne rien vérifier
vainqueur-sheet-box-lengths = Longueur des étapes, en km
vainqueur-sheet-box-tracks = Cases du contre-la-montre
vainqueur-sheet-box-track = { $name }
vainqueur-sheet-box-stage = { $stage }
vainqueur-sheet-prologue = Prologue
vainqueur-sheet-stage = Étape { $number } sur { $of } : { $stage }
vainqueur-sheet-cap = { $who } porte la casquette jaune et joue en premier.
vainqueur-sheet-missing = { $stage } n’a pas de résultat ; la suite attend.
vainqueur-sheet-no-prologue = Le prologue n’a pas de vainqueur ; les étapes attendent.
vainqueur-sheet-form-prologue = Vainqueur du prologue
vainqueur-sheet-form-rolls = Prologue, jet par jet
vainqueur-sheet-form-stage = Résultat par position
vainqueur-sheet-form-order = Résultat par ordre
vainqueur-sheet-field-prologue = Qui a gagné le prologue ?
vainqueur-sheet-field-rolls = Qu’a montré le dé ?
vainqueur-sheet-field-winner = Qui a gagné l’étape ?
vainqueur-sheet-field-positions = Où sont les autres ?
vainqueur-sheet-field-positions-km = Les kilomètres sur la route ; inutile pour le vainqueur.
vainqueur-sheet-field-positions-cell = La case de la piste ; inutile pour le vainqueur.
vainqueur-sheet-field-order = Qui est arrivé après qui ?
vainqueur-sheet-field-order-help = Le vainqueur seul en tête ; ceux d’une même case sont à égalité.
vainqueur-sheet-column-roll = Dé
vainqueur-sheet-column-km = Km
vainqueur-sheet-column-cell = Case
vainqueur-sheet-column-points = Points
vainqueur-sheet-column-wins = Victoires
vainqueur-sheet-order = Ordre de jeu
vainqueur-sheet-order-note = la casquette d’abord, puis vers la gauche
vainqueur-sheet-told-prologue = *{ $who }* gagne le prologue.
vainqueur-sheet-told-rolls = Prologue : { $whos } font { $rolls }.
vainqueur-sheet-told-stage = { $stage } : *{ $who }* gagne ; { $whos } à { $at }.
vainqueur-sheet-told-order = { $stage } : *{ $who }* gagne devant { $whos }.

## le choix des étapes

vainqueur-total = { $figure } km
vainqueur-preset-mountains = Haute montagne
vainqueur-preset-weekend = Week-end à deux étapes
vainqueur-preset-one = Une étape

## the game in pictures

vainqueur-page-aim = Douze étapes autour de la France, un coureur et une main de cartes. Roulez, arrêtez les autres et passez la ligne en tête : seules les places rapportent.
vainqueur-page-turn = Un tour en quatre images
vainqueur-page-turn-draw = Piochez-en une, jouez-en une
vainqueur-page-turn-draw-text = Vous avez { $hand } cartes en main. Piochez, puis choisissez : rouler, arrêter un rival, repartir ou défausser.
vainqueur-page-turn-ride = Roulez
vainqueur-page-turn-ride-text = Juste ce que dit la carte. On partage les cases, personne ne gêne.
vainqueur-page-turn-stop = Ou arrêtez un rival
vainqueur-page-turn-stop-text = N’importe qui, n’importe où ; mais qui est déjà arrêté n’en reçoit pas un second.
vainqueur-page-turn-clear = Ou repartez
vainqueur-page-turn-clear-text = La bonne carte lève votre handicap. C’est tout le tour.
vainqueur-page-cards = Les cartes
vainqueur-page-cards-kilometres = Kilomètres
vainqueur-page-cards-kilometres-text = Roulez d’autant.
vainqueur-page-cards-fall = { vainqueur-card-fall }
vainqueur-page-cards-fall-text = Seul un vélo de rechange vous relève.
vainqueur-page-cards-tyre = { vainqueur-card-burst_tyre }
vainqueur-page-cards-tyre-text = Une roue ou un vélo de rechange.
vainqueur-page-cards-hunger = { vainqueur-card-hunger }
vainqueur-page-cards-hunger-text = Mangez : un ravitaillement.
vainqueur-page-cards-gear = { vainqueur-card-wrong_gear }
vainqueur-page-cards-gear-text = Un changement de braquet.
vainqueur-page-cards-specialists = Cartes-spécialité
vainqueur-page-cards-specialists-text = Sprinter : gagne depuis la zone de sprint. Grimpeur : permet 40 et 60 km en montagne.
vainqueur-page-stages = Trois sortes d’étapes
vainqueur-page-stages-flat = Plaine
vainqueur-page-stages-flat-text = Toutes les cartes-kilomètres roulent. Si votre tour commence dans la zone verte, un sprinter gagne aussitôt.
vainqueur-page-stages-mountain = Montagne
vainqueur-page-stages-mountain-text = 20 km à la fois, tant que vous n’avez pas posé de grimpeur.
vainqueur-page-stages-trial = Contre-la-montre
vainqueur-page-stages-trial-text = Pas de cartes : lancez le dé sur la piste rouge et suivez la case.
vainqueur-page-end = Comment finit une étape
vainqueur-page-end-picture-text = D’un coup, dès que quelqu’un atteint la ligne ou joue un sprinter dans la zone. Plus personne ne joue : les autres sont classés là où ils sont.
vainqueur-page-places = Les places et la casquette
vainqueur-page-places-picture-text = Sur la même case, on partage la place et ses points. Puis tous repartent, le premier au général en jaune, et il joue d’abord.
vainqueur-page-tour = Comment se gagne le Tour
vainqueur-page-tour-places-text = Premier, deuxième et troisième de chaque étape
vainqueur-page-tour-cap-text = Le plus de points en route : la casquette jaune, et vous jouez d’abord.
vainqueur-page-tour-won-text = Après la dernière étape, le plus de points gagne. À égalité, la casquette passe devant.
vainqueur-page-hints = Trois conseils de la voiture
vainqueur-page-hints-stop-text = Gardez un handicap pour celui qui est à une carte de la ligne.
vainqueur-page-hints-sprint-text = Un sprinter vaut une étape : entrez tôt dans la zone, sans montrer que vous l’avez.
vainqueur-page-hints-mountain-text = Gardez vos 20 pour la montagne ; là-haut, les grosses cartes encombrent la main.

## temps forts : ce qui a la scène pour une seconde

vainqueur-moment-winner = Vainqueur d’étape
vainqueur-moment-tour = Vainqueur du Tour
vainqueur-moment-zone = Zone de sprint
vainqueur-moment-last = L’arrivée en vue
vainqueur-moment-missed = Tour passé
vainqueur-moment-cell = Case { $cell }
vainqueur-moment-text = { $text }

## pourquoi un robot jouerait ainsi : ce qu’un coup apporte de plus

vainqueur-reason-points = Rapporte des points pour le Tour.
vainqueur-reason-road = Gagne du terrain sur la route.
vainqueur-reason-finish = Met l’arrivée à portée de la prochaine carte.
vainqueur-reason-free = Laisse la route libre pour continuer.
vainqueur-reason-kilometres = Garde des kilomètres en main pour cette étape.
vainqueur-reason-reserve = Met des kilomètres de côté pour l’étape à venir.
vainqueur-reason-counters = Garde de quoi répondre à plus de handicaps.
vainqueur-reason-handicaps = Garde un handicap en main pour le final.
vainqueur-reason-sprinter = Dispose d’un sprinter pour la plaine.
vainqueur-reason-climber = Dispose d’un grimpeur pour la montagne.
vainqueur-reason-turn = Permet de jouer le premier ensuite.

## ce que sont les choses, pour qui en regarde une et dans la liste des cartes

vainqueur-explain-chapter-kilometres = Cartes-kilomètres
vainqueur-explain-chapter-handicaps = Handicaps
vainqueur-explain-chapter-counters = Cartes-contre
vainqueur-explain-chapter-specialists = Cartes-spécialité
vainqueur-explain-chapter-riders = Sur les coureurs
vainqueur-explain-chapter-road = Sur la route
vainqueur-explain-chapter-track = { $name }
vainqueur-explain-chapter-die = Le dé
vainqueur-explain-chapter-piles = Les piles
vainqueur-explain-common-kilometres = La carte se roule en entier, avec votre propre coureur ; seule l’arrivée peut l’écourter. Personne ne bloque personne.
vainqueur-explain-common-handicaps = { $sprint_while_blocked ->
    [yes] Votre coureur n’avance pas, mais peut sprinter
   *[no] Votre coureur n’avance ni ne sprinte
} ; vous piochez toujours et pouvez { $discard ->
    [only_if_stuck] jouer toute autre carte
   *[free] jouer ou défausser tout le reste
}. À la fin de l’étape, c’est fini.
vainqueur-explain-common-once = Personne n’a plus de 1 handicap à la fois, quel qu’il soit.
vainqueur-explain-common-once-per_stage = Personne ne reçoit plus de 1 handicap dans une étape, quel qu’il soit.
vainqueur-explain-common-once-per_rival = Chaque adversaire peut vous donner 1 handicap par étape, quel qu’il soit, et vous n’en avez jamais plus de 1 à la fois.
vainqueur-explain-spent-name = Plus aucun handicap
vainqueur-explain-common-counters = Seulement sur un handicap posé devant vous, et c’est tout votre tour : vous roulez de nouveau au suivant.
vainqueur-explain-cure-one = { $card }.
vainqueur-explain-cure-two = { $card } ou { $other }.
vainqueur-explain-cure = L’une de ces cartes : { $cards }.
vainqueur-explain-case-early = Il faut déjà être dans la zone quand votre tour commence.
vainqueur-explain-case-wherever = Il gagne où que soient les autres, même plus près de l’arrivée.
vainqueur-explain-case-blocked = Pas avec un handicap devant vous.
vainqueur-explain-case-next-turn = Le poser est votre coup de ce tour ; il sert à partir du suivant, jusqu’à la fin de l’étape, et aucun handicap ne le touche.
vainqueur-explain-case-one-climber = On ne peut pas en poser un deuxième, seulement le défausser.
vainqueur-explain-cap = { $cap_tie ->
    [stage_winner] Le premier aux points la porte, ou, si plusieurs sont en tête à égalité, le vainqueur de l’étape courue. Qui la porte prend
   *[leaders] Le premier aux points la porte, prend
} le coureur jaune et joue en premier à l’étape suivante. Elle ne rapporte aucun point.
vainqueur-explain-miss-name = Passe un tour
vainqueur-explain-miss = Le prochain tour de ce contre-la-montre est sauté. Après l’étape, c’est oublié.
vainqueur-explain-sprint-name = Zone de sprint
vainqueur-explain-sprint = Qui s’y trouve au début de son tour peut jouer un sprinter et gagner l’étape.
vainqueur-explain-climb-name = Montagne
vainqueur-explain-climb = Sans grimpeur devant vous, seules les cartes de 20 km se roulent ici, et aucun sprinter ne se joue.
vainqueur-explain-finish-name = Arrivée
vainqueur-explain-finish = Le premier ici gagne, et l’étape s’arrête aussitôt ; les autres sont classés où ils sont. Points : { $points }.
vainqueur-explain-case-not-exact = Pas besoin de tomber juste : le reste est perdu.
vainqueur-explain-case-exact = Dans un contre-la-montre, il faut tomber juste.
vainqueur-explain-cell-name = Case { $cell }
vainqueur-explain-common-track = Elle compte aussitôt si votre lancer y finit.
vainqueur-explain-common-no-chain = Là où une consigne vous envoie, ce qui est écrit ne compte pas.
vainqueur-explain-common-chain = Là où une consigne vous envoie, ce qui est écrit compte aussi, chacune une fois au plus par lancer.
vainqueur-explain-die = Il ne roule qu’au prologue et dans les contre-la-montre : vous avancez d’autant de cases qu’il en montre{ $tt_exact_finish ->
    [yes] , mais jamais au-delà de l’arrivée
   *[no] {""}
}.
vainqueur-explain-pile-draw = { $cards } cartes en tout. Vous en tenez { $hand } : à votre tour piochez-en une, puis jouez-en ou défaussez-en une. Pioche vide, on mélange la défausse.
vainqueur-explain-pile-discard = Tout ce qui est joué ou défaussé, face visible. { $discard ->
    [only_if_stuck] Seulement si vous ne pouvez ni rouler, ni poser un handicap, ni en annuler un, vous pouvez y mettre n’importe quelle carte, sans effet.
   *[free] Au lieu d’un coup, vous pouvez y mettre n’importe quelle carte, sans effet.
}
