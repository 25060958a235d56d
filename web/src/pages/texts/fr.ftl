# Les mots des pages après la première, en français.

## une nouvelle table

new-title = Nouvelle table
new-title-game = { $game } : nouvelle table
new-seats = Qui court ?
new-seats-count = Joueurs
new-seat = Place { $seat }
new-seat-kind = Qui court à la place { $seat }
colour-of = { $bib }, couleur de la place { $seat } : { $team }
colour-change = Changer de couleur
colour-choices = Couleurs pour la place { $seat }
colour-swap = échange avec { $name }
colour-swap-seat = échange avec la place { $seat }
colour-refused = { $name } court déjà sous cette couleur : il en reste de libres.
new-here = La table est faite sur cet appareil, sans serveur : vous et d’autres devant cet écran, contre des robots. Des amis ailleurs ou un téléviseur demandent un serveur.
new-here-change = Changer
new-gone = Le serveur ne répond pas : la table est donc faite sur cet appareil, pour vous et d’autres devant cet écran, contre des robots. Des amis ailleurs ou un téléviseur attendent son retour.
new-gone-unprepared = Le serveur ne répond pas, et cet appareil n’est pas préparé pour jouer sans lui : aucune table ne peut être faite pour l’instant.
new-kind-me = Moi
new-kind-open = Ami
new-kind-bot = Robot
new-kind-me-help = À plusieurs autour du même écran ? Une place pour chacun : un rideau tombe entre les mains.
new-kind-open-help = Cette place aura un lien à envoyer.
new-name-of = Nom de la place { $seat }
new-name-hint = Nom
new-bot-of = Quel robot à la place { $seat }
new-options = Règlement du jour
new-options-help = Tout comme dans la règle, sauf ce qui est changé ici.
new-options-reset = Comme dans la règle
options-readings = Lectures de la règle
options-readings-help = Là où la règle se lit de plusieurs façons. Rien à changer, sauf si l’on joue autrement à votre table.
new-options-changed = { $count ->
    [one] { $count } changé
   *[other] { $count } changés
  }
new-option-rule = Règle { $rule }
new-option-on = Oui
new-option-off = Non
new-edition = Édition
new-take-backs = Coups repris
new-take-backs-honest = Loyale
new-take-backs-honest-help = On reprend un coup tant que le sort n’a pas parlé : jamais par-delà un lancer, une pioche ou une carte montrée. Le procès-verbal le prouve.
new-take-backs-friendly = Amicale
new-take-backs-friendly-help = On reprend aussi par-delà un lancer, si les autres sont d’accord. Rejoué, le sort est le même ; le résultat dit « amicale ».
new-hints = Conseils
new-hints-yes = Permis
new-hints-yes-said = Conseils permis
new-hints-yes-help = Qui doit décider peut demander ce que ferait un robot, et pourquoi. Tout le monde le voit, et le résultat compte les conseils.
new-hints-no = Pas permis
new-hints-no-said = Sans conseils
new-hints-no-help = Chacun roule avec ses propres idées.
new-seats-pill = Places
new-stages = Quelles étapes ?
new-stages-help = Cochez ce que vous courez. Glissez les points pour changer l’ordre, ou visez-les au clavier : Espace soulève et pose, les flèches déplacent, Échap remet en place.
new-stages-help-fixed = Cochez ce que vous courez.
new-presets = Propositions
new-preset-own = Mon choix
new-stage-grip = Déplacer { $stage }
new-stage-lifted = Étape soulevée : { $stage }, { $place } sur { $of }. Les flèches la déplacent, Espace la pose, Échap la remet en place.
new-stage-moved = { $stage }, { $place } sur { $of }
new-stage-dropped = Étape posée : { $stage }, { $place } sur { $of }
new-stage-back = Étape remise en place : { $stage }, { $place } sur { $of }
new-stage-again = Courir deux fois { $stage }
new-race = Votre course
new-table = À la table
away-choice = Quelqu’un est absent
away-seconds = { $seconds } s
away-minutes = { $minutes } min
away-choice-help = Passé ce délai, les autres choisissent : un robot roule à sa place, ou la course attend.
new-steps = Étapes de la préparation
new-step-stages = Étapes
new-step-seats = Places
new-step-table = Table
new-time = { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes }
      }
  }
new-sum-stages = { $count ->
    [0] Aucune étape
    [one] Une étape
   *[other] { $count } étapes
  }
new-sum-time = environ { $time }
new-sum-pace = à { $seats } places et à allure normale
new-sum-pace-stop = à { $seats } places et à allure normale ; on peut s’arrêter après chaque étape
new-check-stages = Cochez une étape : on ne court pas nulle part.
new-start = Donner le départ
new-lobby = Ouvrir la table et inviter
new-watch-only = Seuls des robots courent : course à regarder.
new-check-name = La place { $seat } n’a pas de nom.
new-check-name-long = Le nom de la place { $seat } est trop long : { $most } lettres au plus.
new-check-name-twice = Deux coureurs s’appellent { $name }. On ne saurait plus qui attaque.
new-check-nobody = Sans personne à une place « Moi », la table ne peut pas s’ouvrir.
new-check-count = { $game } se joue de { $least } à { $most } coureurs.

## avant le départ

lobby-title = Au départ
lobby-empty = Encore personne : inviter, ou ajouter un robot
lobby-seats-list = Liste de départ
lobby-seat-open = Place libre
lobby-seat-waiting = attend un coureur
lobby-seat-here = est là
lobby-seat-away = n’est plus là pour l’instant
lobby-seat-bot-of = robot · { $bot }
lobby-colour-hint = Une autre couleur ? Toucher la plaque de sa place.
lobby-add-bot = Ajouter un robot
lobby-free-seat = Libérer la place
lobby-fill-bots = Compléter avec des robots
lobby-start = Donner le départ
lobby-start-wait = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
  }
lobby-wait-maker = Le départ sera donné par la personne qui a ouvert la table.
lobby-invite = Inviter
lobby-code = Code de la table : { $code }
lobby-code-help = Six lettres à taper sur la page d’accueil.
lobby-invite-seat = Copier le lien de la place { $seat }
lobby-invite-table-help = Qui ouvre ce lien choisit une place libre.
lobby-copy-link = Copier le lien
lobby-share-text = Une place attend dans le peloton de { $game }
lobby-local = Cette adresse ne marche que sur cet ordinateur. Pour des amis sur le même réseau, lancer le serveur avec --lan et l’ouvrir sous le nom de cet ordinateur.
lobby-sit-title = Une place vous attend
lobby-sit-free = Prendre place
lobby-sit-name = Nom
lobby-sit-seat = Quelle place
lobby-sit = Prendre place
lobby-full = Toutes les places sont prises. On peut regarder.
lobby-stages = { $count ->
    [one] Une étape : { $names }
   *[other] { $count } étapes : { $names }
  }
lobby-options = Règlement du jour
lobby-options-rulebook = Tout comme dans la règle.
lobby-option = { $name } : { $choice }
lobby-from-position = Cette course repart d’une position donnée. Qui a fait la table a pu y voir toutes les mains ; la chance à venir sera tirée de nouveau.

## fin d’étape et fin du tour

result-final = Classement final
result-stage-of = Étape { $order } sur { $of } · résultat
result-stage-pill = Étape
result-podium = Podium : { $places }
result-podium-row = { $rank }. { $name }.
result-awards = Ce qui a changé de mains
result-award-rule = Décidé par la règle { $rule }
tie-why = À égalité : qu’est-ce qui a départagé ?
result-story = Étape par étape
result-story-total = Total
result-story-chart = Retard sur le premier, après chaque étape
result-story-stage = Étape { $order } : { $stage }
result-next = Étape suivante
result-next-named = Étape suivante : { $stage }
result-back-table = Retour à la table
result-watch = Revoir la course
result-rematch = Revanche
result-whole = Courir tout le Tour
result-record = Procès-verbal
result-verified = Tirages vérifiés avec la graine
result-unverified = Le procès-verbal ne correspond pas à sa graine
result-take-backs-honest = Table loyale
result-take-backs-friendly = Table amicale : { $count ->
    [0] rien de repris par-delà le sort
    [one] un coup repris par-delà le sort
   *[other] { $count } coups repris par-delà le sort
}
result-take-backs-former = { $count ->
    [0] Rien de repris par-delà le sort
    [one] Un coup repris, avec un nouveau sort
   *[other] { $count } coups repris, avec un nouveau sort
}
result-share-title = Résultat de la course
result-share-text = { $headline } · { $stage }
result-share-row = { $rank }. { $name } { $value }
result-share-played = Couru sur Gruppetto : { $link }

## rediffusion

replay-title = Rediffusion
replay-sub = Rediffusion · { $names }
replay-moves = Coups
replay-moves-note = notation du procès-verbal
replay-start = Départ
replay-turn = Coup { $at } sur { $of }
replay-slider = Coup de la course
replay-play = Lecture
replay-pause = Pause
replay-prev = Un coup en arrière
replay-next = Un coup en avant
replay-speed = Vitesse
replay-stages = Aller à l’étape
replay-eyes = Vu par
replay-eyes-everyone = Tout le monde
replay-branch = Rejouer à partir d’ici
replay-branch-help = Une nouvelle table commence dans cette position. Qui court pour qui ?
replay-branch-go = Repartir
replay-link = Copier le lien de ce coup
replay-verified = Procès-verbal vérifié
replay-unverified = Le procès-verbal ne tient pas
replay-record = Télécharger le procès-verbal
replay-undo = revient au coup { $n }
replay-tabs = Vues
replay-tab-board = Plateau
replay-tab-standings = Classement
replay-tab-moves = Coups

## analysis

analysis-open = Analyse
analysis-moves = Retour aux coups
analysis-chart = Chance de gagner
analysis-seen-by = une ligne par équipe, selon { $level }
analysis-working = en cours : { $done } coups sur { $of }
analysis-at = au coup { $turn }
analysis-point = Tournant au coup { $turn } : { $name }, { $chance }
analysis-turning = Tournants
analysis-turning-of = { $at } sur { $of }
analysis-turn = coup { $turn }
analysis-none = Rien n’a fait basculer cette course.
analysis-wait = Les tournants viennent quand toute la course est revue.
analysis-gave = { $name } a cédé du terrain.
analysis-right = { $level } ne connaît rien de sûrement meilleur.
analysis-played = Joué
analysis-luck-skill = Chance et choix
analysis-unit = en % de la victoire
analysis-player = Joueur
analysis-luck = Chance
analysis-given = Cédé
analysis-decisions = Meilleur, pire
analysis-best = Meilleure décision
analysis-best-at = Meilleure décision, coup { $turn }
analysis-worst = Pire décision
analysis-worst-at = Pire décision, coup { $turn }
analysis-legend = Chance : dés et tirages comparés à leur moyenne. Cédé : choix comparés au meilleur. Les deux additionnés sur la course.
analysis-luck-here = Dés et tirages à ce coup : { $luck } %.

## livre des règles

rules-title = Règles
rules-of = Règles : { $game }
rules-choose = Règles de quel jeu
rules-english = Ces règles sont rédigées en anglais.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-hint = mot ou numéro de règle
rules-found = { $count ->
    [0] Aucune règle ne le dit.
    [one] Une règle
   *[other] { $count } règles
  }
rules-source = Règle imprimée { $sources }
rules-decisions = Là où nous avons tranché, et pourquoi
rules-decisions-help = Sur ces points, la règle imprimée se tait ou dit deux choses. Voici ce que nous avons choisi.
rules-decision-used = À la base de
rules-options = Options
rules-options-help = Ce qui peut être choisi avant une course. Le choix coché est celui de la règle.
rules-link = Lien vers { $rule }
rules-lesson = Courir la leçon
rules-print = Imprimer
rules-print-sheets = Imprimer · 2 pages
rules-to-plain = Toutes les règles
rules-plain = Les règles en clair
rules-exact = Texte exact
rules-exact-all = Texte exact du chapitre { $section }
rules-exact-of = Texte exact de { $rule }
rules-contents-open = Sommaire et recherche
rules-loading = Les règles arrivent.
rules-previous = Règle précédente : { $rule }
rules-next = Règle suivante : { $rule }
rules-previous-section = Chapitre précédent : { $section }
rules-next-section = Chapitre suivant : { $section }
rules-steps = Règle par règle
rules-our-figure = notre chiffre
rules-our-figure-why = La règle imprimée ne donne pas de chiffre ici ; celui-ci est de nous.
rules-own-box = Mettre les chiffres de votre boîte
rules-cards = Cartes, panneaux et dés
rules-cards-help = Ce que fait chacun d’eux, et combien il y en a. À la table, passez la souris dessus ou laissez-y le doigt : il le dit aussi.
# a thing explained: how many of all cards of its pack there are, and what ends a harm
explain-count = { $count } sur { $of }
explain-cure = Remède :

## réglages

settings-theme = Lumière
settings-theme-auto = Comme l’appareil
settings-theme-paper = Jour
settings-theme-night = Nuit
settings-pace = Rythme des autres
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-forced = Jouer les coups forcés
settings-forced-help = S’il n’y a qu’une chose à faire, elle se fait, après un instant pour la voir. Les dés restent à vous.
settings-one-click = Jouer d’un seul clic
settings-one-click-help = Une carte ou une case qui ne laisse aucun choix est jouée aussitôt, sans seconde pression.
settings-motion = Mouvement
settings-motion-full = Complet
settings-motion-calm = Calme
settings-motion-none = Aucun
settings-motion-help = Calme : les pièces se fondent au lieu de rouler. Aucun : rien ne bouge.
settings-sound = Son
settings-sound-on = Avec le son
settings-volume = Volume
settings-percent = { $percent } %
settings-sounds = Quels sons
settings-sound-ride = Roue libre
settings-sound-card = Cartes
settings-sound-dice = Dés
settings-sound-horn = Klaxon
settings-sound-bell = Cloche
settings-sound-thud = Chute
settings-sound-hiss = Crevaison
settings-sound-click = À vous de jouer
settings-sound-crowd = Arrivée
settings-saved = Les réglages restent dans ce navigateur.
settings-about = À propos
settings-about-text = Gruppetto est une réalisation indépendante des règles de jeux de société cyclistes classiques, avec ses propres dessins et ses propres mots. Elle n’est liée à aucun éditeur ; les noms des jeux et des courses sont des marques de leurs propriétaires.
settings-about-licence = Logiciel libre sous licence MIT.

## pendule

clock-name = Pendule
clock-none = Sans pendule
clock-out = Quand le temps est écoulé
clock-out-move = un robot décide ce coup
clock-out-ride = un robot roule jusqu’au retour
clock-out-nothing = il ne se passe rien
clock-note-decision = Chaque décision a ce temps ; un tour peut en compter plusieurs. Une demande de reprise arrête la pendule, mais ne rend pas de temps.
clock-note-bank = Toutes vos décisions ensemble ont ce temps. Une fois épuisé, il reste dix secondes pour chacune.
clock-decision = { $time } par décision
clock-bank = { $time } par joueur, pour toute la course
lobby-clock = Pendule : { $clock }. Quand le temps est écoulé, { $out }.
clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
