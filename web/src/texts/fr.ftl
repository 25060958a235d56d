# Les mots des pages, en français. Infinitifs pour les consignes, vous comme dans les phrases des jeux ; espace fine insécable devant ; ! ? et insécable devant :

## partout

app-title = Gruppetto
nav-rules = Règles
nav-replays = Rediffusions
theme-night = Étape de nuit
language-en = English
language-fr = Français
language-nl = Nederlands
language-de = Deutsch
common-cancel = Annuler
common-copied = Copié
common-copy-failed = Copie impossible
common-share = Partager
common-retry = Réessayer
common-you = vous
common-rider = Coureur
common-home-link = Vers l’accueil
plate-name = numéro { $bib }, { $team }
team-rouge = Rouge
team-azur = Azur
team-mandarine = Mandarine
team-lavande = Lavande
team-lagune = Lagune
team-ardoise = Ardoise
team-blanc = Blanc
bot-lanterne = Lanterne rouge
bot-lanterne-help = Se trompe exprès de temps en temps : le premier à battre.
bot-lanterne-manner = se trompe parfois
bot-gregario = Gregario
bot-gregario-help = Joue toujours le meilleur coup qu’il voit.
bot-gregario-manner = prend ce qu’il voit
bot-rouleur = Rouleur
bot-rouleur-help = Voit un tour plus loin.
bot-rouleur-manner = voit un tour plus loin
bot-puncheur = Puncheur
bot-puncheur-help = Calcule, et devine vos cartes.
bot-puncheur-manner = frappe où ça fait mal
bot-patron = Patron
bot-patron-help = Réfléchit longtemps et ne donne rien.
bot-patron-manner = fait la loi du peloton
bot-greedy = Opportuniste
bot-greedy-help = Joue toujours le meilleur coup qu’il voit.
bot-greedy-manner = prend ce qu’il voit
bot-random = Touriste
bot-random-help = Roule pour le paysage : tout coup permis lui va.
bot-random-manner = roule au hasard
provenance-rulebook = chiffres de la règle imprimée
provenance-rulebook-help = Cartes, points et étapes sont ceux de la règle imprimée.
provenance-reconstruction = en partie reconstitué
provenance-reconstruction-help = La règle imprimée ne donne pas tous les chiffres du plateau. Ceux qui manquent ont été reconstitués ; qui possède la boîte peut mettre les vrais.

## ce qui peut mal tourner

error-offline = Le serveur ne répond pas. Est-il en marche ?
error-unknown = Incident de course ({ $code }).
error-page = Crevaison : cette page s’est arrêtée. Il faut la recharger.
error-unknown_table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a disparu.
error-deleted = La personne qui a ouvert cette table l’a supprimée.
error-put_away = Cette table a été rangée.
error-unknown_code = Aucune table n’attend sous ce code.
error-unknown_game = Ce serveur n’a pas ce jeu.
error-unknown_seat = Cette place n’existe pas.
error-bad_token = Ce navigateur ne tient pas cette place.
error-bad_origin = Le serveur ne reconnaît pas cette adresse comme la sienne. Il faut le lancer avec --allow-host et le nom qui figure dans la barre d’adresse.
error-bad_name = Un nom a de 1 à 24 lettres visibles.
error-bad_line = Un message a de 1 à 400 lettres visibles.
error-bad_setup = Le serveur refuse cette préparation.
error-bad_position = De cette position, personne ne peut repartir.
error-seat_taken = Quelqu’un a été plus rapide : la place est prise.
error-team_taken = Quelqu’un court déjà sous cette couleur : il en reste de libres.
error-teams_fixed = Cette course continue avec ses couleurs.
error-unknown_team = Cette couleur n’est pas dans la boîte.
error-started = La course est déjà partie.
error-not_started = La course n’est pas encore partie.
error-no_analysis = Personne n’anticipe dans ce jeu : personne ne peut donc l’analyser.
error-not_over = La course n’est pas finie : la rediffusion s’ouvre à l’arrivée.
error-seats_open = Il reste une place libre : inviter quelqu’un, ou la donner à un robot.
error-rate = Lever un peu le pied, puis réessayer.
error-not_stored = Le serveur ne peut rien noter pour l’instant : rien n’a été enregistré. Réessayer dans un moment.
error-damaged = Cette partie de la base de données du serveur est endommagée. Prévenir son hôte : il faudra peut-être restaurer une copie.
error-busy = Le serveur a fort à faire. Réessayer dans un instant.
error-full = Le disque du serveur est presque plein : il n’accepte plus ni table ni feuille. Ce qui a commencé continue ; la personne qui tient le serveur peut faire de la place.
error-too_costly = C’était trop pour le serveur, qui a abandonné.

## accueil

home-slogan = { $count ->
    [1] Une classique de la route
    [2] Deux classiques de la route
    [3] Trois classiques de la route
    [4] Quatre classiques de la route
   *[other] Les classiques de la route
  }
home-quick = Départ éclair
home-quick-help = Un clic · une étape · { $bots ->
    [one] un robot
   *[other] { $bots } robots
  }
home-name-title = Avant le départ
home-name-label = Comment vous appelle-t-on ?
home-name-help = Demandé une seule fois : ce navigateur le retient.
home-name-ride = En selle
home-choose = Choisir une course
home-play-bots = Défier les robots
home-play-bots-game = Défier les robots : { $game }
home-set-up = Préparer
home-set-up-game = Préparer une partie : { $game }
home-players = { $least } à { $most } joueurs
home-players-exact = { $count } joueurs
home-box = Boîte
home-box-inside = { "\u202F" }: { $contents }
home-minutes = { $least } à { $most } min
home-no-games = Ce serveur n’a aucun jeu.
home-continue = Reprendre
home-continue-empty = Aucune course en cours. La prochaine attendra ici.
home-continue-ride = En selle
home-continue-watch = Regarder
home-continue-result = Résultat
home-continue-lobby = Au départ
home-continue-forget = Oublier cette table : { $table }
home-continue-forget-ask = Oublier cette table ? Sans son lien, impossible de retrouver sa place.
home-continue-forget-yes = Oublier
home-continue-delete-ask = Supprimer cette partie de cet appareil ? Enregistrez-la d’abord dans un fichier si vous voulez la garder.
home-continue-delete-yes = Supprimer
home-state-your-turn = à vous de jouer
home-state-waiting = on attend { $who }
home-state-lobby = pas encore partie
home-state-over = terminée
home-state-here = Sur cet appareil · { $when }
home-state-gone = n’est plus sur ce serveur
home-state-put-away = rangée
home-state-with = { $what } · avec { $names }
home-join = Rejoindre une table
home-join-help = Coller le lien ou taper les six lettres reçues.
home-join-field = Lien ou six lettres
home-join-go = Rejoindre
home-join-or = ou
home-join-make = ouvrir une table et inviter
home-join-bad = Ce n’est ni le lien d’une table, ni un code de six lettres.
home-replays = Courses terminées
home-replays-empty = Aucune course terminée dans ce navigateur.

## une première étape guidée

learn-opens = La route se prépare…
home-learn = Apprendre
home-learn-game = Apprendre : { $game }
home-learn-first = Première fois ? Roulez votre première étape avec un directeur sportif
home-state-lesson = Leçon · { $what }
result-alone = Maintenant, roulez en solo

## Without a network

offline-title = Jouer sans réseau
offline-size = { $come } sur { $total } Mo
offline-get = Télécharger
offline-pause = Pause
offline-go-on = Continuer
offline-lost = Le réseau est parti. Ce qui est arrivé est gardé.
offline-full = Ce navigateur n’a pas assez de place, ou ne garde rien. Avec un réseau, vous pouvez jouer quand même.
offline-ready = Prêt sans réseau
offline-ready-size = { $size } Mo sur cet appareil.
offline-evict = Un navigateur peut les jeter, et vos parties avec, si son disque est plein ou si personne ne vient longtemps : enregistrez dans un fichier ce que vous voulez garder.
offline-delete = Supprimer
offline-here = Nouvelles tables sur cet appareil
offline-here-help = Sans le serveur, même s’il est là.
offline-works = Ensuite, partout
offline-works-bots = Jouer contre les robots et entre vous sur cet écran
offline-works-rules = Règles, leçons, vos propres courses à revoir
offline-works-companion = Le compagnon à côté du vrai plateau
offline-works-not = Les tables avec des amis ailleurs attendent votre retour
offline-works-never = Pour jouer avec des amis ailleurs, il faut un serveur
offline-coming = Arrive sur cet appareil, une seule fois : { $come } sur { $total } Mo
offline-starting = La course démarre sur cet appareil
offline-saved = Sur cet appareil
offline-saved-none = Pas encore de partie sur cet appareil.
offline-under-way = en course
offline-save-one = Enregistrer dans un fichier : { $game }
offline-save-all = Tout enregistrer
offline-open-file = Ouvrir un fichier
offline-file = Dans ce fichier
offline-file-moves = { $count ->
    [one] Un coup
   *[other] { $count } coups
}, avec { $names }
offline-file-keep = Garder sur cet appareil
offline-file-keep-all = { $count ->
    [one] Garder une partie sur cet appareil
   *[other] Garder { $count } parties sur cet appareil
}
offline-file-clock = avec sa pendule
offline-file-known = Déjà sur cet appareil
offline-file-open = Y aller
offline-file-others = { $count ->
    [one] Un fichier n’est pas une partie : { $names }
   *[other] { $count } fichiers ne sont pas des parties : { $names }
}
offline-file-looking = Lecture du fichier : { $done } sur { $of }
offline-file-kept = { $count ->
    [one] Une partie est maintenant sur cet appareil.
   *[other] { $count } parties sont maintenant sur cet appareil.
}
offline-save-missing = Parties non enregistrées, toujours sur cet appareil : { $games }
error-bad_zip = Cette archive est abîmée ou verrouillée, ou ne contient aucune partie.
error-large_file = Ce fichier est trop gros pour être ouvert : une partie a au plus 16 Mo, une archive 64 Mo et 500 fichiers.
offline-go-online = Mettre cette table en ligne
offline-go-online-note = Le serveur tire une nouvelle chance. Qui a joué ici a pu voir toutes les mains.
offline-play-here = Continuer sur cet appareil
error-no_python = Le jeu n’a pas pu démarrer dans ce navigateur : son Python n’est pas arrivé, ou le navigateur l’interdit.
error-not_kept = Ce navigateur n’a pas pu l’écrire, donc rien n’a été enregistré : son disque est peut-être plein, ou il ne garde rien dans une fenêtre privée. Faites de la place, puis réessayez.
error-broken = Le jeu est tombé sur cet appareil. Ce qui a été joué est gardé : réessayez.
error-bad_save = Ce fichier n’est ni une partie enregistrée ni le procès-verbal d’une course finie.

## in the frame of every page

close = Fermer
bar-home = Gruppetto, accueil
bar-rulebook = Règles
bar-sound = Son
bar-night = Étape de nuit
bar-menu = Menu
bar-settings = Réglages
oops-title = Crevaison : la page n’a pas pu continuer
oops-text = La table est à l’abri sur le serveur. L’adresse de cette page y ramène.
oops-home = Vers l’accueil
oops-again = Réessayer
oops-copy = Copier un rapport
oops-nowhere = Cette route ne mène nulle part
oops-code = Aucune table n’a ce code
stage-title = { $of ->
    [1] { $stage }
   *[other] Étape { $order } · { $stage }
}
companion-title = Compagnon
companion-home-title = Devant le vrai plateau ?
companion-home-text = Laissez le téléphone tenir temps, classement et maillots.
settings-title = Réglages
settings-language = Langue
