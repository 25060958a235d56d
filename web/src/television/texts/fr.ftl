## the big screen

tv-title = Grand écran
tv-leave = Quitter le mode télévision
tv-scan = Scannez une place et roulez
tv-all-here = Tout le monde est là
tv-unreachable = Les téléphones ne peuvent pas entrer : démarrez le serveur avec gruppetto serve --lan
tv-or = ou
tv-free = place libre
tv-bot = robot
tv-ready = prêt
tv-phone-away = téléphone absent
tv-code = Code de la place { $seat }, { $name }
tv-start-bots = { $count ->
    [one] Départ, un robot prend la dernière place
   *[other] Départ, des robots prennent { $count } places
  }
tv-now = En piste
tv-name-bib = { $name }, { $bib }
tv-rides-for = { $bot } roule pour
tv-away = Téléphone absent { $time }
tv-silent = Silence { $time }
tv-bots = { $count ->
    [one] Un robot tient une équipe
   *[other] Des robots tiennent { $count } équipes
  }
tv-bots-help = Scannez et prenez le relais.
tv-missing = { $count ->
    [one] { $who } n’est plus là
   *[other] { $count } téléphones absents
  }
tv-missing-help = Scannez avec un autre téléphone ; les autres confirment.
tv-unanswered = { $who } ne répond pas
tv-bot-any = Chaque téléphone peut laisser rouler un robot.
tv-bot-soon = Bientôt, chaque téléphone pourra laisser rouler un robot.
tv-bot-here = Laisser rouler un robot
tv-claimed = Un téléphone demande la place de { $who } (numéro { $mark }) ; les autres confirment.

## a phone in table mode

hand-title = Votre main
hand-on-screen = à l’écran
connection-lost-short = pas de connexion
hand-your-turn = à vous
hand-team = équipe { $team }
hand-by-bot = menée par un robot
hand-pick = Choisissez
hand-put-back = Reposer
hand-riding = { $player } roule
hand-look-up = Levez les yeux : la course est à l’écran.
hand-look-result = Le résultat est à l’écran.
hand-place = Place { $rank } · { $value }
hand-after-rider = { $count ->
    [0] Votre { $bib } roule ensuite
    [one] Votre { $bib } roule après un autre
   *[other] Votre { $bib } roule après { $count } autres
  }
hand-after = { $count ->
    [0] Vous roulez ensuite
    [one] Vous roulez après un autre
   *[other] Vous roulez après { $count } autres
  }
hand-hold = { $count ->
    [one] Maintenez pour voir votre carte
   *[other] Maintenez pour voir vos { $count } cartes
  }
hand-moved = Votre main est sur un autre téléphone
hand-moved-text = Un seul téléphone tient les cartes.
hand-moved-leave = La laisser là-bas
hand-moved-bring = La ramener ici
hand-ready = Vous y êtes
hand-ready-text = Levez les yeux : le départ se donne à l’écran.
hand-ready-more = Quelqu’un sans téléphone ? Scannez une autre place avec celui-ci et faites-le passer.
hand-full = Toutes les places sont prises
hand-taken = { $name } roule ici
hand-taken-bot = Un robot roule ici
hand-taken-text = Vous êtes { $name } ? Le menu de l’autre téléphone a un code qui amène la main sur celui-ci.
hand-taken-other = Scannez un code sur le grand écran : il montre les places à prendre.
hand-watch = Regarder
hand-own = Ma main
hand-ask = Êtes-vous { $name } ?
hand-ask-text = Le téléphone de cette place est absent. Si c’est la vôtre, les autres le confirment et la main arrive ici.
hand-ask-wait = Le téléphone de cette place vient de s’absenter. S’il ne revient pas, vous pourrez demander la place dans { $time }.
hand-ask-yes = C’est ma place
hand-ask-free = Cette place a été abandonnée
hand-ask-free-text = Si les autres sont d’accord, vous reprenez la route.
hand-ask-free-yes = Reprendre
hand-asked = On attend les autres
hand-asked-text = La question est sur leurs téléphones. Votre numéro est le { $mark } : ils le voient à côté.
hand-take = Rouler pour { $team } ?
hand-take-text = Ce téléphone tient votre main ; la course est à l’écran.
hand-take-lost = S’il s’éteint, un autre le remplace quand les autres disent oui ; à deux, l’autre suffit.
hand-take-around = Autour d’un téléviseur : un autre téléphone remplace celui qui est perdu quand les autres disent oui ; à deux, l’autre suffit.
hand-take-go = S’asseoir
hand-take-over = Reprendre { $team } ?
hand-take-over-text = { $name } descend aussitôt. Vous avez ses coureurs, ses cartes et sa place.
hand-take-over-go = Reprendre
hand-your-name = Votre nom à l’écran
hand-of-teams = place sur { $count }
hand-score = au classement
hand-turns = { $count ->
    [one] tour à attendre
   *[other] tours à attendre
  }

## in the menu of a table

screen-tv = Montrer sur une télévision
screen-tv-note = plateau et classements, jamais une main
screen-tv-text = Ouvrez cette adresse dans le navigateur de la télévision. Elle montre ce que chacun peut voir.
screen-tv-here = Sur cet écran
screen-hand = Ma main seulement
screen-hand-note = la course est à la télévision
screen-whole = Toute la table
screen-whole-note = plateau, classements et journal sur ce téléphone

## set-up and settings

new-around = Où vous jouez
new-around-screens = Chacun à son écran
new-around-screens-help = Téléphones, tablettes et ordinateurs, ici ou ailleurs ; on peut en partager un.
new-around-television = Autour d’une télévision
new-around-television-help = Cet écran montre le plateau. Chaque téléphone scanne une place et tient sa main.
new-kind-scanned = Téléphone
new-kind-scanned-help = Un téléphone la scanne sur le grand écran.
new-big-screen = Ouvrir le grand écran
settings-buzz = Vibrer quand c’est à moi
settings-buzz-help = Autour d’une télévision, si le téléphone le peut.
