## Le nom des choses

you-name = { $name } (vous)
stage-of = Étape { $order } sur { $of }
hand = Votre main :
card-fresh = { $card } (nouvelle)
named-figure = { $name } : { $figure }
provenance-rulebook = chiffres de la règle du jeu
provenance-reconstruction = chiffres en partie reconstitués

## games, rules

games-box = boîte
games-players = joueurs
games-minutes = minutes
games-bots = robots
games-edition = édition
games-option = option
games-reading = lecture
rules-decisions = Ce que nous avons décidé
rules-options = Options : ce qui se choisit avant la course, le choix de la règle en gras
rules-readings = Autres options : lectures de la règle
rules-our-figure = notre chiffre : { $notes }
rules-exact = Texte exact : { $command }
rules-ours = Notre chiffre : la règle imprimée n’en donne pas. Celui de votre boîte se met dans une copie : { $command }
rules-cure = Remède

## play

play-welcome = Tapez le numéro d’un choix, ? pour ce qui est refusé et pourquoi, u pour reprendre, h pour un conseil, q pour quitter, help pour l’aide. La graine de cette partie est { $seed }.
play-prompt = >
play-help =
    Un numéro joue ce choix ; une action peut aussi être écrite en toutes lettres.
    ?             ce qui n’est pas permis maintenant, et par quelle règle ; les numéros suivent ceux des choix
    why QUOI      de même pour un seul essai : son numéro, une carte ou un mot
    h             ce que ferait un robot, et pourquoi
    u             reprendre votre dernière décision
    q             quitter la partie
play-hint = { $bot } ferait ceci ; vos chances de gagner sont de { $now } % maintenant :
play-hint-after = { $after } % ensuite
play-hint-general = C’est simplement ce qui mène le mieux au bout.
play-hint-only = C’est la seule chose à faire.
reason-wins = Mène plus sûrement à la victoire.
reason-decided = Toutes les suites essayées mènent au même résultat.
reason-same = Ici, tous ces coups se valent.
reason-close = Entre les meilleurs coups, il n’y a presque rien ici.
reason-unsure = C’est ce qui paraît le meilleur au premier coup d’œil, et rien d’autre n’est sûrement mieux.
reason-behind = Il ne vaut mieux en rien que le premier choix.
play-no-hints = Dans ce jeu, aucun robot ne voit assez loin pour conseiller.
play-left = Vous quittez la course.
play-recorded = L’enregistrement se trouve dans { $file }.
play-no-such-choice = Choisissez un numéro de 1 à { $most }.
play-what = « { $said } » n’est ni un choix ni une commande ; help les affiche toutes.
play-nothing-to-undo = Il n’y a rien à reprendre.
play-honest = Le sort a parlé depuis, et la table est loyale : on ne reprend rien par-delà un lancer, une pioche ou une carte montrée. Commencez avec --friendly pour le permettre.
play-nothing-refused = Rien n’est refusé en ce moment.
play-not-refused = Aucun essai refusé ne concerne « { $wanted } » ; ? les montre tous.
why-colon = { " : " }

## the road in the terminal

map-order = Ordre :
map-pace = allure { $pace }
map-climb = montée
map-descent = descente
map-bridge = pont
map-sprint = zone de sprint
map-track-good = aide
map-track-bad = nuit
map-line-sprint = ligne de sprint
map-line-summit = ligne du sommet
map-mark = signe sur la route
map-barred = barré
map-choice = le numéro d’un choix

## replay, verify

replay-prompt = Entrée pour le coup suivant, q pour arrêter
verify-proven = { $file } : prouvé, { $moves ->
    [one] un coup
   *[other] { $moves } coups
} selon les règles et avec la chance promise au départ.
verify-unfinished = { $file } : { $moves ->
    [one] un coup
   *[other] { $moves } coups
} selon les règles ; la partie n’est pas finie, sa graine reste secrète et la chance ne peut pas être vérifiée.
verify-honest = Une table loyale : rien n’a été repris par-delà un lancer, une pioche ou une carte montrée.
verify-friendly = Une table amicale : { $count ->
    [0] on pouvait reprendre un coup par-delà un lancer, une pioche ou une carte montrée, et personne ne l’a fait
    [one] un coup a été repris par-delà un lancer, une pioche ou une carte montrée
   *[other] { $count } coups ont été repris par-delà un lancer, une pioche ou une carte montrée
} ; rejoué, le sort est le même.
verify-former = Partie jouée avant que les tables soient loyales ou amicales : { $count ->
    [0] rien n’a été repris par-delà un lancer, une pioche ou une carte montrée.
    [one] un coup a été repris par-delà un lancer, une pioche ou une carte montrée, et le sort a changé.
   *[other] { $count } coups ont été repris par-delà un lancer, une pioche ou une carte montrée, et le sort a changé.
}
verify-hints = { $name } a reçu { $count ->
    [one] un conseil
   *[other] { $count } conseils
}.

## simulate

simulate-title = { $game } à { $players } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
simulate-bot = robot
simulate-seat = place
simulate-wins = victoires / départs
simulate-share = part
simulate-interval = intervalle à 95 %
simulate-length = Durée : { $decisions } décisions en moyenne (de { $least } à { $most }), { $turns } tours par joueur.
simulate-event = événement
simulate-a-game = fois par partie
simulate-shared = { $games ->
    [one] Une partie a été gagnée à plusieurs.
   *[other] { $games } parties ont été gagnées à plusieurs.
}
simulate-nobody = { $games ->
    [one] Une partie n’a pas eu de vainqueur.
   *[other] { $games } parties n’ont pas eu de vainqueur.
}
simulate-pace = { $seconds } s, { $pace } parties par seconde.
program-faults = { $bot } : { $instead } a décidé { $times } fois à sa place ({ $reasons }).
program-partly = * Ces chiffres ne sont pas tout à fait les siens : { $instead } a décidé de certains de ses coups.
program-late = trop tard
program-ended = arrêté
program-no_offer = hors des choix
guest-seated = Il a la place { $seat }. Pour y revenir plus tard : --token { $token }
guest-away = Le serveur ne répond plus ; nouvel essai.
guest-over = La partie est terminée.

## cluster

cluster-or-jobs = --jobs compte les processus de cette machine, --cluster désigne des travailleurs déjà présents : choisissez l’un des deux.
cluster-needs-distributed = Les parties sur plusieurs machines ont besoin de Dask : pip install 'gruppetto[cluster]'.
cluster-threads = Un travailleur a plusieurs fils d’exécution, dont un seul joue : démarrez les travailleurs avec --nthreads 1 et --nworkers auto.

## bench

bench-title = { $game } à { $players } joueurs, parties au hasard
bench-decisions = décisions/s
bench-games = parties/s
bench-length = décisions/partie
bench-operation = opération
bench-ratio = { $ratio } fois les décisions par seconde de { $peer } dans la même mesure.

## bench of a server

load-title = { $tables } tables de { $players }, coups au hasard, du coup à l’affichage
load-moves = coups/s
load-p50 = p50 ms
load-p99 = p99 ms
load-bytes = octets/coup
load-matches = parties
load-memory = serveur Mo

## serve, companion

serve-running = Gruppetto tourne déjà, avec les mêmes tables : { $url }
serve-other-port = Le port { $port } est pris par un autre programme ; Gruppetto en prend un libre.
serve-not-for-friends = Gruppetto tourne déjà à { $url }, avec les mêmes tables, mais pour cette machine seulement ; arrêtez-le d’abord pour ouvrir aux amis.
serve-not-https = Gruppetto tourne déjà à { $url }, avec les mêmes tables, mais sans https ; arrêtez-le d’abord.
serve-lan-or-host = Dites --lan ou --host, pas les deux : --lan trouve l’adresse tout seul.
serve-no-network = Cette machine n’est sur aucun réseau par lequel un téléphone pourrait l’atteindre. Rejoignez un Wi-Fi, ou ouvrez un partage de connexion ici ou sur un téléphone, puis recommencez ; internet n’est pas nécessaire.
serve-no-certificate = Le certificat pour https ne peut pas être gardé : { $reason }
serve-https =
    À propos de l’avertissement des navigateurs : personne sur Internet ne se porte garant d’une adresse à la maison, Gruppetto a donc fait lui-même un certificat. Choisissez « Avancé » et continuez ; l’écran reste alors allumé.
    Pour n’être plus averti, et pour démarrer sans réseau, ouvrez /api/certificate à la même adresse sur le téléphone et faites-lui confiance dans ses réglages : docs/hosting.md dit où.
    Son empreinte SHA-256 est { $fingerprint }
    Il ne vaut que pour les réseaux domestiques. Sa clé est dans { $folder } : ne la montrez à personne.

## doctor

doctor-ok = OK
doctor-note = remarque
doctor-problem = problème
doctor-sum = { $problems ->
    [0] Rien ne vous empêche de rouler.
    [one] Un problème à régler.
   *[other] { $problems } problèmes à régler.
}
doctor-python-there = Python { $version } sur { $system }
doctor-engine-compiled = Gruppetto { $version }, règles et robots compilés
doctor-engine-able = Gruppetto { $version } en Python pur ; il y a un compilateur C ici : « pip install . » depuis les sources rend les robots plusieurs fois plus rapides
doctor-engine-unable = Gruppetto { $version } en Python pur ; avec un compilateur C et les en-têtes de Python, « pip install . » depuis les sources rend les robots plusieurs fois plus rapides
doctor-pages-there = Les pages pour le navigateur sont là
doctor-pages-missing = Les pages pour le navigateur manquent : « make pages » dans les sources, ou réinstallez le paquet
doctor-folder-there = Dossier des données { $folder }, { $free } Mo libres
doctor-folder-full = Dossier des données { $folder } : plus que { $free } Mo libres ; faites de la place
doctor-folder-closed = Dossier des données { $folder } : impossible d’y écrire ; choisissez-en un autre avec --database
doctor-folder-none = { $reason }
doctor-database-new = Base de données { $about } : elle sera créée au premier démarrage
doctor-database-current = Base de données { $about } : lisible et de cette version
doctor-database-older = Base de données { $about } : d’une version antérieure ; le prochain démarrage la met à jour, faites-en d’abord une copie
doctor-database-newer = Base de données { $about } : d’un Gruppetto plus récent ; installez celui-ci, ou choisissez-en une autre avec --database
doctor-database-unreadable = La base de données est illisible : { $about }
doctor-database-damaged = Base de données { $about } : endommagée ; restaurez une copie, ou choisissez-en une autre avec --database
doctor-network-there = Les téléphones de votre réseau atteignent cette machine à l’adresse { $address }
doctor-network-none = Cette machine n’est sur aucun réseau : les téléphones ne peuvent pas l’atteindre
doctor-port-free = Le port { $port } est libre
doctor-port-ours = Port { $port } : Gruppetto y tourne, avec ces tables
doctor-port-taken = Le port { $port } est à un autre programme ; Gruppetto en prend un libre, ou celui de --port
doctor-browser-there = Un navigateur peut être ouvert
doctor-browser-none = Aucun navigateur trouvé ici : ouvrez vous-même l’adresse affichée
doctor-extras-there = Extras : { $names }
doctor-extras-missing = Pas installés, et inutiles pour jouer : { $names } ; pour en avoir un : pip install 'gruppetto[{ $first }]'

## stages

edition-unusual = À noter : { $what }
stages-good = { $file } : plateau { $board } de { $game }, { $count } cases : bon pour la route.
stages-drawn = Le plateau { $board } est dessiné dans { $file }.

## editions, and copies of files

copy-written = Écrit dans { $file }.
copy-exists = { $file } existe déjà ; --force l’écrase.
copy-no-edition = { $game } n’a pas d’édition « { $wanted } » ; il y a { $known }.
copy-no-stage = { $game } n’a pas de fichier d’étape « { $wanted } » ; il y a { $known }.
copy-no-stages = { $game } n’a pas de fichiers d’étape : ses étapes sont dans son édition, que « gruppetto editions copy { $game } » écrit.

train-needs-numpy = L’entraînement a besoin de numpy : pip install 'gruppetto[train]'.
train-players = Les nombres de joueurs sont une liste comme 2,4 et non { $players }.
train-round = série { $round } : { $lessons } positions, perte { $loss }, trouve le vainqueur dans { $named } % des cas
train-written = Écrit : { $file }

dataset-needs-pyarrow = Un jeu de données a besoin de pyarrow : pip install 'gruppetto[dataset]'.
dataset-exists = { $file } : ce fichier existe déjà ; --force le remplace.
dataset-written = { $file } : { $rows } décisions de { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $columns } colonnes, { $actions } actions différentes, { $megabytes } Mo ; { $seconds } s, { $pace } lignes par seconde.

## analyse

analyse-title = { $level } revient sur { $moves } coups
analyse-player = Joueur
analyse-luck = Chance
analyse-given = Cédé
analyse-best = Meilleur
analyse-worst = Pire
analyse-turning = Tournants, selon la chance de gagner
analyse-turn = coup { $number }
analyse-played = joué : { $label }, { $chance } %
analyse-instead = { $level } : { $label }, { $chance } %
analyse-legend = Chance : dés et tirages comparés à leur moyenne. Cédé : choix comparés au meilleur. Les deux en pour cent de la victoire.
analyse-unfinished = La course n’est pas finie : il est encore trop tôt pour y revenir.

## tournament

tournament-needs-openskill = Les cotes ont besoin d’openskill : pip install 'gruppetto[lab]'.
tournament-title = { $game } à { $players } joueurs, tournoi de { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
tournament-rating = cote
tournament-ms = ms CPU
tournament-against = victoires de / contre
tournament-read-cross = { $players ->
    [2] Chaque ligne dit combien de fois son robot bat les autres.
   *[other] Chaque ligne dit combien de fois son robot gagne, parmi les parties que l’un des deux gagne.
}
tournament-read-rating = Entre parenthèses, les intervalles à 95 %. Les cotes sont à l’échelle Elo : 100 points de plus font 64 % des victoires entre deux. Les ms CPU sont celles d’une décision où il y avait un choix.
tournament-uneven = Il y a { $orders } ordres de places ; avec un multiple de ce nombre pour --games, chacun occupe chaque place aussi souvent.

## report

report-bots = --bots nomme un robot ou deux robots différents, le meilleur d’abord, et non « { $bots } ».
report-written = Écrit : { $file }
report-title = { $game } : comment il se joue
report-lead = Comment il se joue à { $players } : { $games } parties où le robot { $bot } court à toutes les places, graine { $seed }.
report-made = Fait par : { $command }
report-few = { $games } parties seulement pour chaque ligne : de petits écarts ne veulent rien dire.
report-length = Durée d’une partie
report-length-note = Décisions par partie : { $mean } en moyenne (trait rouge), de { $least } à { $most }. Plus une barre est haute, plus il y a de parties de cette durée.
report-seats = Victoires par place
report-seats-note = Le même robot court à toutes les places : chacune devrait gagner { $share } (rouge). Les traits sont des intervalles à 95 %.
report-seat = Place { $seat }
report-luck = La chance et le métier
report-luck-note = Combien de fois { $better } bat { $worse } à deux joueurs, { $games } parties par ligne. La chance seule donnerait la moitié (rouge) ; si les choix comptent, le meilleur devrait gagner plus souvent quand la course est plus longue.
report-stages = { $stages ->
    [one] 1 étape
   *[other] { $stages } étapes
}
report-decisions = { $decisions } décisions
report-pace = Le rythme d’une étape
report-pace-note = Ce qui mérite un regard, en fois par étape, de la première décision (à gauche) à la dernière ; la ligne dit où en est le premier sur la route.
report-leader = le premier sur la route
report-others = tout le reste
report-card-harm = cartes qui nuisent
report-card-help = cartes qui aident
report-card-plain = autres cartes
report-options = L’effet des options
report-options-note = Chaque choix seul, le reste comme réglé, { $games } parties chacun : combien de décisions dure une partie, et combien de fois la première place gagne ({ $share } serait juste, en rouge). Les traits sont des intervalles à 95 %.
report-choice = choix
report-choice-length = décisions par partie
report-choice-seat = la première place gagne
report-usual = réglage
report-no-difference = aucune différence dans ces parties
report-harm = Où les coureurs sont touchés
report-harm-note = Chutes, crevaisons et tout ce qui retient un coureur, en fois par partie, et les cases où il se trouvait, si un seul coureur est visé. Le plus grand point vaut { $most } fois par partie.
report-harm-none = Personne n’a été retenu dans ces parties.
report-harm-count = { $count } fois par partie sur cette route
