# Les mots de la table, en français.

waiting = On prépare la table

stage-number = étape { $number }
stage-of = Étape { $order } sur { $of }
race-name = Course
race-result = Voir le résultat
race-won = { $count ->
    [0] La course est finie
    [one] { $winners } gagne
   *[other] { $winners } gagnent ensemble
}
rail-name = Classement et journal
tabs-name = Vues
tab-board = Plateau
tab-standings = Classement
tab-log = Journal
tab-menu = Menu

## le tour et la question

turn-title = À vous de jouer
turn-yours = À vous, { $player }
turn-yours-said = À vous de jouer : { $question }
turn-wait-own = Un instant …
turn-theirs = Au tour de
ask-sure = { $label } ?
ask-again = Choisissez la carte une seconde fois pour la jouer.
ask-again-road = Choisissez la route, ou la carte une seconde fois.
ask-target = Choisissez une cible éclairée, ou une autre carte.
ask-cards = Les cartes éclairées sont jouables. Les autres expliquent pourquoi elles ne le sont pas.
ask-side = Rien n’est jouable. Choisissez une carte pour voir à quoi elle peut encore servir.
ask-lit = Choisissez ce qui est éclairé.
ask-choose = Choisissez ce qui est éclairé. Le reste explique pourquoi il ne l’est pas.
ask-place = { $group }, { $place } sur { $of }
home-go = Les laisser rentrer
home-rides = Vos coureurs rentrent
home-stop = Je reprends la main
ask-forced = Il n’y a rien d’autre à faire.
ask-ordered = Comme vous l’avez ordonné.
ask-by-hand = Je m’en charge
several-how = { $least ->
    [0] { $most ->
        [one] Choisissez une carte ou aucune, puis le bouton.
       *[other] Choisissez jusqu’à { $most } cartes, puis le bouton.
    }
    [one] Choisissez une carte, puis le bouton.
   *[other] Choisissez { $least } cartes, puis le bouton.
  }
several-go = { $count ->
    [one] Cette carte
   *[other] Ces { $count } cartes
  }
order-stop = Arrêter : { $label }
ask-wait = { $player } réfléchit
ask-watch = Spectateur : les mains restent cachées.
ask-over = La course est finie
key-play = jouer
key-back = retour
key-why = la raison
key-hint = conseil
key-lane = couloir
ask-rider = Numéro { $bib } · { $place }
ask-cell = { $card } : choisissez une case
ask-numbers = Choisissez un coureur ou un nombre, puis une case éclairée.
ask-steps = Choisissez un coureur, puis une case éclairée.
ask-number-rider = À qui le { $number } ?
ask-number-cell = Le { $bib } avec un { $number } : jusqu’où ?
ask-rider-cell = Le { $bib } : jusqu’où ?
ask-number-how = Choisissez une case éclairée, ou d’abord un nombre.
ask-cell-how = Choisissez une case éclairée, ou un autre coureur.
ask-ways = Plusieurs chemins y mènent
ask-harm = Toutes vos cartes finissent dans une chute : aucun couloir n’est libre. Choisissez la carte à perdre.
ask-harm-why = Pourquoi rien d’autre ?
sign-mark-slipstream = aspiration
sign-mark-exchange = échange
sign-mark-chance = chance
sign-mark-crash = chute
sign-mark-sprint = sprint
sign-mark-summit = sommet
sign-mark-finish = arrivée
sign-mark-risk = carte-Risque
sign-mark-green-line = ligne verte
sign-jersey-team = case en plus
hand-name = Votre main
numbers-name = Nombres de la carte
numbers-bonus = { $name }. Choisissez un coureur et un nombre : les cases éclairées les plus éloignées la comprennent.
card-drawn = piochée
card-picked = choisie
card-not-now = pas maintenant ; appuyez pour savoir pourquoi
die-shows = montre { $face }
dice-name = Les dés
die-fell = Le { $bib } lance : { $die }
pile-name = { $name }, { $count }
pile-name-top = { $name }, { $count }, { $top } sur le dessus

## plateau et profil

board-name = La route
board-role = plateau de course
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-whole = Toute l’étape
board-cell = { $label }, { $kind }
board-riders = ici : { $riders }
board-target = au choix { $label }
board-rider = Numéro { $bib }, { $team }, { $player }
board-rider-short = { $bib } { $player }
board-fallen = à terre
board-barred = fermée jusqu’à la fin du tour
board-minimap = Toute la route en petit
cell-flat = plat
cell-climb = montée
cell-descent = descente
cell-bridge = pont
cell-sprint = zone de sprint
cell-start = départ
cell-finish = arrivée
cell-runout = après l’arrivée
cell-track = piste
cell-track-good = piste, coup de pouce
cell-track-bad = piste, coup dur
jersey-yellow = maillot jaune
jersey-green = maillot vert
jersey-polka = maillot à pois
map-name = Carte du tour : étape { $stage }, { $of } en tout
strip-name = { $groups ->
    [one] Profil de la course, un groupe.
   *[other] Profil de la course, { $groups } groupes.
  }
strip-group = { $printed } : à { $percent } %, { $riders }.
strip-you = vous
strip-you-lead = vous menez
strip-leads = { $player } mène
strip-more = { $count ->
    [one] +1 : encore un coureur dans ce groupe
   *[other] +{ $count } : encore { $count } coureurs dans ce groupe
  }
strip-riders = Coureurs de ce groupe : { $count }
strip-head = tête de course
group-pace = allure { $pace }

## colonne de droite

groups-name = Les groupes
groups-pace = allure
groups-look = { $count ->
    [one] 1 coureur : voir { $group }
   *[other] { $count } coureurs : voir { $group }
}
order-name = Ce tour
order-place = { $place } sur { $of }
order-done = Numéro { $bib }, { $player } : a roulé
order-now = Numéro { $bib }, { $player } : roule maintenant
order-next = Numéro { $bib }, { $player } : doit encore rouler
order-skips = Numéro { $bib }, { $player } : perd son tour
row-you = { $player } (vous)
row-markers = Montrer les marqueurs de la boîte : unités, puis dizaines
row-pick = Choisir
log-name = Radio-Tour
log-live = en direct
log-undone = repris
log-undone-lines = { $count } lignes reprises
say-field = Dire quelque chose
say-hint = Dire quelque chose…
say-undo = Annuler

## pourquoi pas, liste, menu

why-title = Pas maintenant : { $thing }
why-nothing = Il n’y a rien à en faire maintenant.
why-general = { $later ->
    [yes] { $kind ->
        [cell] Choisissez d’abord ce qui doit y mener.
        [player] Choisissez d’abord la carte qui lui est destinée.
       *[other] Choisissez d’abord ce qui va avec.
    }
   *[no] { $kind ->
        [cell] Rien n’y mène maintenant.
        [rider] Il n’y a rien à faire avec ce coureur maintenant.
        [player] Il n’y a rien à faire avec ce joueur maintenant.
        [card] Cela ne va pas avec ce qui est choisi.
        [pile] On y pioche et on y pose sans vous.
        [number] Il va au coureur choisi.
       *[other] Cela ne donne rien maintenant.
    }
}
why-lost = Le serveur ne répond pas pour l’instant. Réessayez dans un moment.
whys-title = Ce qui n’est pas possible maintenant
whys-none = Rien n’est interdit pour l’instant.
whys-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
  }
why-cell = case { $thing }
why-thing = { $thing }
why-lit = Rien ne s’y oppose : c’est jouable maintenant.
why-rulebook = Ouvrir dans les règles
why-instead = Plutôt : { $label }
list-title = Tout ce qui est possible
list-why = La raison du refus : { $label }
menu-list = Tout ce qui est possible, en liste
menu-sound-on = Avec le son
menu-sound-off = Sans le son
menu-night = Étape de nuit
menu-day = Étape de jour
menu-copy = Copier le lien de cette table
menu-home = Quitter la table
delete-table = Supprimer cette table
delete-title = Supprimer cette table ?
delete-lobby = Ses places et ses invitations sont perdues, et ses six lettres ne mènent plus nulle part.
delete-race = La course s’arrête là, sans résultat. Coups, cartes et discussion sont perdus pour de bon.
delete-race-others = La course s’arrête là, pour tout le monde et sans résultat. Coups, cartes et discussion sont perdus pour de bon.
delete-record = Résultat, rediffusion, procès-verbal et discussion sont perdus pour de bon.
delete-record-others = La discussion est perdue pour de bon, et personne ne revient à cette table. Le résultat et la rediffusion restent : les autres ont couru aussi.
delete-keep = Non, la garder
delete-do = Supprimer pour de bon
put-away-title = Cette table a été rangée
put-away-over = Personne n’est venu depuis longtemps. La course est finie, son procès-verbal est gardé.
put-away-open = Personne n’est venu depuis longtemps. La course en est là où vous l’avez laissée, et elle peut continuer. Seule la discussion a disparu.
put-away-closed = Personne n’est venu depuis longtemps. Qui a une place dans cette course peut la rouvrir.
put-away-open-again = La rouvrir
panel-back = Retour à la table

## même écran, reprise, connexion

curtain-title = Au tour de { $name }
curtain-next = Au relais
curtain-text = Tous les autres regardent ailleurs, puis le rideau se lève.
curtain-lift = Je suis là
undo-title = Reprendre un coup ?
undo-text = { $by } aimerait reprendre le dernier coup. { $player }, d’accord ?
undo-agree = D’accord
undo-decline = Non, il reste
undo-asked = On demande aux autres s’ils sont d’accord.
undo-declined = Le coup reste : tous n’étaient pas d’accord.
event-undone = { $you ->
    [yes] *Vous* reprenez un coup.
   *[no] *{ $who }* reprend un coup.
  }
log-for = { $bot } pour { $who } :
event-hint-shown = { $you ->
    [yes] *Vous* avez demandé ce que ferait { $bot } : conseil n° { $count } de l’étape.
   *[no] *{ $who }* a demandé ce que ferait { $bot } : conseil n° { $count } de l’étape.
}
event-hands-lent = { $decided ->
    [self] { $you ->
        [yes] *Vous* laissez { $bot } rouler pour vous.
       *[no] *{ $who }* laisse rouler { $bot }.
      }
    [another] { $you ->
        [yes] *{ $by }* laisse { $bot } rouler pour vous.
       *[no] { $away ->
            [yes] *{ $by }* laisse { $bot } rouler pour { $who }, sans nouvelles depuis { $since }.
           *[no] *{ $by }* laisse { $bot } rouler pour { $who }.
          }
      }
   *[maker] { $you ->
        [yes] *{ $bot }* roule pour vous.
       *[no] { $away ->
            [yes] *{ $bot }* roule pour { $who }, sans nouvelles depuis { $since }.
           *[no] *{ $bot }* roule pour { $who }.
          }
      }
  }
event-away-since = *{ $who }* n’est plus là depuis { $since }.
event-silent-since = *{ $who }* est là, mais ne donne plus signe depuis { $since }.
event-hands-late = { $you ->
    [yes] Votre temps est écoulé : *{ $bot }* roule pour vous.
   *[no] Le temps de *{ $who }* est écoulé : { $bot } roule.
  }
event-hands-back = { $you ->
    [yes] *Vous* reprenez le guidon.
   *[no] *{ $who }* reprend le guidon.
  }
event-hands-moved = { $you ->
    [yes] *Vous* continuez sur un autre appareil.
   *[no] *{ $who }* continue sur un autre appareil.
  }
event-hands-claimed = { $you ->
    [yes] *Vous* êtes de retour : les autres ont confirmé votre place.
   *[no] *{ $who }* est de retour : les autres l’ont confirmé.
  }
event-hands-resigned = { $you ->
    [yes] *Vous* abandonnez ; { $bot } roule à votre place.
   *[no] *{ $who }* abandonne ; { $bot } roule à sa place.
  }
event-hands-relieved = { $you ->
    [yes] *Vous* prenez le relais de { $bot }.
   *[no] *{ $who }* prend le relais de { $bot }.
  }
event-hands-taken = { $you ->
    [yes] *Vous* prenez une place abandonnée.
   *[no] *{ $who }* prend une place abandonnée.
  }
connection-lost = Passage à niveau : on attend la connexion
connection-back = { $count ->
    [one] De retour sur la route : un événement rattrapé.
   *[other] De retour sur la route : { $count } événements rattrapés.
  }
error-nothing_to_undo = Il n’y a aucun coup à reprendre.
error-honest_table = Le sort a parlé depuis, et cette table est loyale : on ne reprend rien par-delà un lancer, une pioche ou une carte montrée.
error-undo_pending = Quelqu’un l’a déjà demandé.
error-undone_often = Cette décision a été reprise si souvent qu’elle est désormais définitive. Continuez la course.
error-log_long = Cette course est devenue si longue qu’on n’y reprend plus de coup et qu’on n’y donne plus de conseil. Vous pouvez la mener à son terme.
error-log_full = Cette course est devenue trop longue : plus rien n’y est noté. Vous pouvez toujours la regarder en entier ; pour rouler encore, ouvrez une nouvelle table.
error-lost = La connexion était coupée. Essayez encore une fois.
error-stale = La course a avancé. Choisissez de nouveau.

## Conseils

hint-ask = Que ferait { $bot } ?
hint-thinks = Il réfléchit…
hint-close = Ranger le conseil
hint-general = C’est simplement ce qui mène le mieux au bout.
hint-only = C’est la seule chose à faire.
reason-wins = Mène plus sûrement à la victoire.
reason-decided = Toutes les suites essayées mènent au même résultat.
reason-same = Ici, tous ces coups se valent.
reason-close = Entre les meilleurs coups, il n’y a presque rien ici.
reason-unsure = C’est ce qui paraît le meilleur au premier coup d’œil, et rien d’autre n’est sûrement mieux.
reason-behind = Il ne vaut mieux en rien que le premier choix.
hint-chance = Vos chances de gagner
hint-line = trait : une sur { $count }
hint-now = Avant
hint-after = Après { $letter }
hint-per-cent = { $chance } %
hint-noted = Noté dans le résultat : { $name }, { $count ->
    [one] un conseil sur cette étape.
   *[other] { $count } conseils sur cette étape.
}
hint-noted-stage = { $name }, { $count ->
    [one] un conseil sur cette étape
   *[other] { $count } conseils sur cette étape
}
hint-noted-race = { $name }, { $count ->
    [one] un conseil
   *[other] { $count } conseils
}
hint-said = { $bot } ferait ceci : { $move }. { $why } Vos chances de gagner : { $now } % maintenant, { $after } % ensuite.
hint-forbidden = À cette table, on roule sans conseils.
error-no_hints = À cette table, on roule sans conseils.
error-no_adviser = Dans ce jeu, aucun robot ne voit assez loin pour conseiller.
error-not_your_turn = Les conseils sont pour qui doit décider.
error-thinking = Un conseil se prépare déjà.

## pendule

clock-left = Temps restant : { $time }
clock-days-hours = { $days } j { $hours } h
clock-said = Il vous reste { $time }.
clock-said-out = Votre temps est écoulé.
clock-banks = Temps restant

## Seats that change hands

away-told = { $minutes ->
    [one] { $who } n’est plus là depuis une minute.
   *[other] { $who } n’est plus là depuis { $minutes } minutes.
  }
away-tag = hors ligne { $time }
away-title = { $who } n’est plus là
away-text = Aucune nouvelle de { $who } depuis { $time }. La course peut attendre, ou un robot roule avec ses cartes.
silent-tag = silence { $time }
silent-title = { $who } ne répond pas
silent-text = { $who } est en ligne et n’a rien décidé depuis { $time } : un téléphone dans une poche, peut-être. La course peut attendre, ou un robot roule avec ses cartes.
away-who = Qui roule pour { $who } ?
away-back-sees = Au retour de { $who }
away-lend = Laisser un robot rouler pour { $who }
away-wait = Attendre
away-fine = { $who } reprend le guidon d’un seul geste, à tout moment. Le journal et le procès-verbal disent qui a décidé.
away-hand = Revenir à ma main
away-again = { $who } n’est plus là : qui roule ?
away-key-level = niveau
away-key-wait = attendre
away-key-hand = ma main
back-rides = { $bot } roule pour vous
back-take-short = Reprendre
back-title = Vous revoilà
back-text = { $timed ->
    [yes] { $away ->
        [yes] Absence depuis { $since }. { $bot } roule pour vous depuis { $at } ; vos cartes sont comme il les a laissées.
       *[no] { $bot } roule pour vous depuis { $at }. Vos cartes sont comme il les a laissées.
      }
   *[no] { $bot } roule pour vous. Vos cartes sont comme il les a laissées.
  }
back-key = reprendre
back-played = { $turns ->
    [0] Rien n’a encore été joué pour vous
    [one] Un tour a été joué pour vous
   *[other] { $turns } tours ont été joués pour vous
  }
back-take = { $who } reprend le guidon
back-show = Montrez-moi ce qui s’est passé
back-show-short = Voir
back-fine = Un coup encore à l’étude est abandonné : rien n’est décidé deux fois.
back-done = Vous roulez de nouveau.
moved-title = { $who } roule sur un autre appareil
moved-text = Votre place est là où votre lien privé a été ouvert, ou là où les autres l’ont confirmée. Cette page continue en spectateur.
moved-key = la ramener
moved-bring = Ramener ma place ici
moved-watch = Seulement regarder ici
moved-fine = Une place, un appareil : c’est le plus récent qui roule.
claim-title = { $free ->
    [yes] { $name } voudrait rouler
   *[no] Est-ce { $who } ?
  }
claim-text = { $free ->
    [yes] { $who } a abandonné cette place, et un robot la tient. { $name } voudrait la prendre, avec ses cartes.
   *[no] Quelqu’un, sur un autre appareil, dit que la place de { $who } est la sienne. Demandez le numéro avant d’accepter : qui obtient la place voit ses cartes.
  }
claim-yes = { $free ->
    [yes] Laisser rouler { $name }
   *[no] Oui, c’est { $who }
  }
claim-no = Non
claim-fine = Tous les autres présents doivent être d’accord, deux au moins.
claim-fine-one = Personne d’autre ne roule : votre parole décide. Tous le lisent à l’écran, et l’ancien téléphone peut reprendre la place.
claim-help = L’une de ces places est-elle la vôtre ? Après { $time } d’absence, on peut demander aux autres. Une place abandonnée est libre.
claim-waiting = votre numéro : { $mark } · on demande aux autres …
claim-wait = peut être demandée dans { $time }
claim-alone = trop peu d’autres pour le confirmer
claim-number = Numéro sur l’autre écran
claim-several = { $count } écrans demandent cette place, chacun avec son numéro. N’acceptez que celui que { $who } vous lit.
claim-here = est là
claim-mine = C’est ma place
claim-mine-of = C’est ma place : { $who }
claim-take = Prendre cette place
claim-take-of = Prendre cette place : { $who }
claim-row = C’est ma place
claim-row-note = revenir, ou prendre une place libre
claim-refused = Les autres n’ont pas confirmé que cette place est la vôtre.
claim-watching = Vous regardez la course
claim-watch = Seulement regarder
device-title = Continuer sur mon téléphone
device-title-phone = Continuer sur un autre appareil
device-note = votre place vous suit
device-qr = Code QR du lien privé vers la place de { $who }
device-text = Visez ce code avec l’appareil photo. L’autre appareil reçoit votre place et votre main ; cette page continue en spectateur.
device-warn = Réservé à vous : qui a ce code roule pour { $who }. Une copie du lien, gardée ailleurs, vous ramène si cet appareil est perdu.
device-copy = Copier mon lien
lend-title = Robot, roule pour moi
lend-note = à reprendre à tout moment
lend-text = Un robot roule avec vos cartes jusqu’à ce que vous repreniez.
lend-go = Le laisser rouler
watch-title = Inviter à regarder
watch-code = six lettres : { $code }
watch-note = par l’adresse de la table
watch-text = Qui tape ces lettres ou ouvre le lien regarde la course, et ne voit aucune carte cachée.
resign-title = Abandonner ma place
resign-note = un robot continue
resign-text = Un robot continue pour de bon. Quelqu’un d’autre peut prendre la place si les autres sont d’accord ; vous ne pourrez pas la reprendre.
resign-go = Abandonner pour de bon
menu-settings-note = allure, animations, son, touches
turn-for = Pour { $who }
turn-waiting = On attend { $who }
turn-away = Hors ligne
turn-silent = Silence
error-not_away = Cette personne n’est pas absente, ou pas depuis assez longtemps.
error-ridden = Un robot roule déjà pour cette place.
error-not_ridden = Personne ne roule pour cette place.
error-given_up = Cette place a été abandonnée.
error-not_a_person = C’est la place d’un robot.
error-bad_link = Ce lien a servi, ou un plus récent l’a remplacé. Vous pouvez regarder ; le menu aide si la place est la vôtre.
error-no_claim = Plus personne ne demande cette place.
error-nobody_to_confirm = Trop peu d’autres coureurs à cette table pour le confirmer : un seul pourrait être celui qui demande. Votre lien privé, ou le navigateur où vous étiez, y ramène ; d’ici là, un robot peut rouler pour vous.
error-own_word = Vous roulez déjà ici, et personne d’autre ne pourrait le confirmer. Scannez la place avec un autre téléphone.

## rythme, temps forts, résumé

moment-on = Appuyez n’importe où pour continuer
moment-you = Vous
pace-name = Rythme
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-skip = À moi
pace-live = En direct
pace-hold = Touchez : à mon tour. Maintenez : rouler vite.
digest-name = Depuis votre dernier tour
digest-again = Revoir
digest-close = Ranger
digest-now = maintenant
digest-empty = Rien encore.
digest-unseen = Cette page n’était pas là à ce moment : Radio-Tour le raconte.
ticker-open = Ce qui s’est passé depuis votre dernier tour
ticker-again = Revoir le dernier tour
key-skip = passer
key-again = revoir

## une leçon : le directeur sportif à côté de la première étape

ask-coach = Lisez ce que dit le directeur sportif.
lesson-step = Leçon, page { $number } sur { $of }
lesson-progress = { $number } sur { $of }
lesson-back = Retour
lesson-next = Suite
lesson-go = En route
lesson-skip = Passer
lesson-skip-all = Passer la leçon
lesson-skipped = Vous roulez maintenant sans le directeur sportif. Le menu permet de le rappeler.
lesson-rests = { $name } : pas maintenant. Faites d’abord ce que dit le directeur sportif, ou passez la leçon.
lesson-rests-card = { $name } : { $help } Elle attend pour l’instant.
lesson-menu-first = Faire la leçon
lesson-menu = Refaire la leçon
lesson-menu-resume = Reprendre la leçon
