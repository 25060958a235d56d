# The words of the companion, French. Those of a game's own sheet live with the game.

## where it begins

companion-beside = à côté du vrai plateau
companion-reading = vous lisez en direct
companion-of = Compagnon · { $game }
companion-lead = Votre plateau, nos calculs
companion-lead-text = Jouez sur le vrai plateau. Dites au téléphone ce qui s’est passé : il tient temps, places et maillots, et toute erreur se corrige.
companion-recent = Sur cet appareil
companion-begin = Commencer une course
companion-no-keepers = Ce serveur ne tient pas de marque.
companion-load = Charger une course
companion-load-help = Un fichier enregistré par Partager reprend exactement où il en était.
companion-load-file = Choisir un fichier
companion-forget = Oublier cette feuille : { $name }
companion-forget-ask = Retirer cette feuille de cet appareil ? Elle reste sur le serveur. Sans son lien de marqueur, vous ne pourrez plus y écrire ; dans les archives, qui l’a créée peut la supprimer pour tous.
companion-state-done = terminée
companion-state-reader = lecture seule
companion-unknown-sheet = Cette feuille n’existe pas. Le lien est peut-être coupé, ou qui l’a créée l’a supprimée.
companion-unreadable = Cette feuille ne peut pas être affichée.

## set-up

companion-teams = Qui court
companion-team-count = Nombre d’équipes
companion-team-name = Nom de l’équipe { $seat }
companion-team-colour = { $bib }, couleur de l’équipe { $seat } : { $team }
companion-colours = Couleurs
companion-riders = Noms des coureurs
companion-riders-of = Coureurs de { $name }
companion-rider-name = Nom du dossard { $bib }
companion-stages = Étapes
companion-stage = Étape
companion-stage-name = Étape { $number } : { $name }
companion-tour = Quel tour
companion-tour-own = Liste libre
companion-stage-which = Quelle étape
companion-stage-add = Ajouter
companion-stage-up = Étape { $number } plus tôt
companion-stage-drop = Retirer l’étape { $number }
companion-own-edit = Décrire l’étape { $number }
companion-own-name = Nom de l’étape
companion-own-name-hint = Comme sur son plateau
companion-own-needs = { $name } : c’est nécessaire.
companion-own-numbers-help = Des nombres séparés par des espaces ; vide : les nombres habituels.
companion-own-numbers-wrong = { $name } : des nombres entiers de { $least } à { $most }, chacun une fois, { $longest } au plus.
companion-own-fewer = { $name } : un de moins
companion-own-more = { $name } : un de plus
companion-own-line = Nom de { $name }
companion-own-save = Enregistrer l’étape
companion-box-ours = une reconstitution
companion-box-nothing = l’ordre seulement
companion-box-mine = Taper les miens
companion-box-mine-from = ceux de la boîte
companion-figure = { $heading }, { $name }, { $usual }
companion-figure-wrong = { $name } : de { $least } à { $most }.
companion-figures-told = La feuille de résultats le dit.
companion-figures-all = Tous les chiffres, et de qui ils sont
companion-figures-change = Changer les chiffres
companion-figures-save = Compter avec ces chiffres
companion-sheet-name = Nom de la course
companion-sheet-name-hint = Dimanche chez Ilse
companion-start = Départ
companion-check-twice = L’équipe { $seat } a le nom d’une autre.
companion-check-stages = Choisissez au moins une étape.

## the sheet

companion-views = Vues
companion-tab-race = Course
companion-tab-entry = Saisie
companion-tab-ranking = Classement
companion-tab-setup = Réglages
companion-race-time = Temps de course
companion-undo = Annuler
companion-redo = Rétablir
companion-final = Résultats finals
companion-general = Toute la course
companion-scope = Étape ou course
companion-tables = Classements
companion-no-results = Pas encore de résultats
companion-rank = Place
companion-name = Nom
companion-gain = Dernier gain
companion-all-columns = Toutes les colonnes
companion-course = Écart avec la tête
companion-course-after = Après l’étape
companion-course-table = Écart avec la tête, étape par étape
companion-correct-entry = Corriger

## entries

companion-forms = Quoi saisir
companion-save = Enregistrer
companion-over = La course est finie.
companion-nothing-now = Rien à saisir pour l’instant.
companion-optional = facultatif
companion-missing = Il manque encore ceci.
companion-draw = Tirer
companion-yes = Oui
companion-no = Non
companion-picked = { $name }, { $place } dans l’ordre
companion-level = { $name } à égalité avec le précédent
companion-take-out = Retirer { $name }
companion-most = Au plus { $most } ici.
companion-nobody-left = Il ne reste personne.
companion-in-order = Dans cet ordre
companion-rest-each = Tous les autres dans cet ordre · { $count }
companion-rest-together = Tous les autres ensemble · { $count }
companion-number = Numéro { $number } : Entrée
companion-no-number = Personne ici n’a le numéro { $number }.
companion-not-here = { $name } est déjà arrivé ou hors course.
companion-away = { $name }, arrivé ou hors course
companion-digit-back = Reprendre le dernier chiffre
companion-next-figure = Au chiffre suivant
companion-will-write = Sera écrit :
companion-still-missing = Il manque encore : { $what }
companion-save-riders = { $count ->
    [one] Enregistrer un coureur
   *[other] Enregistrer { $count } coureurs
  }
companion-save-teams = { $count ->
    [one] Enregistrer une équipe
   *[other] Enregistrer { $count } équipes
  }
companion-close-form = Fermer sans enregistrer
companion-clear-form = Vider le formulaire
companion-less = Moins
companion-more = Plus
companion-other-figure = autre
companion-figure-of = { $label } : { $name }
companion-cell = { $name }, { $label } : { $figure }
companion-replace-title = Remplacer l’ancienne saisie ?
companion-replace-text = Une saisie existe déjà. La nouvelle prend sa place.
companion-replace-yes = Remplacer
companion-waits-already = La même saisie attend déjà le réseau.
companion-take-back = Reprendre
companion-before = La prochaine saisie va avant : { $told }
companion-before-not = La mettre à la fin quand même
companion-meanwhile = Entre-temps, la feuille a changé. Vérifiez avant d’enregistrer.
companion-meanwhile-lost = « { $form } » ne peut plus être saisi : entre-temps, la feuille a changé.
companion-meanwhile-gone = Une saisie a été annulée.

## history

companion-history = Saisies
companion-history-help = Touchez une saisie pour la corriger, la déplacer ou la rayer ; tout suit.
companion-history-empty = Rien de saisi.
companion-history-all = Tout voir ({ $count })
companion-waits = ne compte pas encore : une étape avant n’a pas de résultat
companion-struck = Rayé
companion-restore = Rétablir
companion-correct = Corriger une saisie
companion-correct-save = Enregistrer la correction
companion-move-earlier = Avancer
companion-move-later = Reculer
companion-insert = Insérer avant
companion-forgotten = Ajouter un oubli
companion-forgotten-in = Ajouter un oubli de l’étape { $number }
companion-strike = Rayer
companion-swap = Échanger deux coureurs entre groupes
companion-swap-here = De cette saisie
companion-swap-there = D’un autre groupe
companion-swap-help = Choisissez-en un de chaque : ils échangent leurs places, donc leurs temps.
companion-swap-told = { $one } et { $other } échangent leurs places.
companion-swap-save = Les échanger
companion-undo-takes = Annuler reprend : { $told }
companion-trace = Qui a changé quoi
companion-did-add = saisi
companion-did-change = corrigé
companion-did-move = déplacé
companion-did-swap = échangé
companion-did-strike = rayé
companion-did-restore = rétabli
companion-did-rename = renommé
companion-did-plan = étapes ou règles changées
companion-did-undo = annulé
companion-did-redo = rétabli

## behind the race

companion-names = Noms
companion-ridden = courue
companion-options-save = Changer les règles du jour
companion-links = Liens
companion-share-and-save = Partager et enregistrer
companion-tv = Grand écran
companion-others = Autres feuilles
companion-device = Cet appareil
companion-aloud = Lire les annonces à voix haute
companion-your-name = Votre nom sur les saisies
companion-share-results = Les résultats
companion-share-text = En texte
companion-share-picture = En image
companion-print = Sur papier
companion-print-do = Imprimer
companion-print-winners = Vainqueurs d’étape
companion-share-csv = En tableau (CSV)
companion-share-json = Enregistrer la feuille
companion-share-done = Fait
companion-reader-link = Lien de lecture
companion-reader-link-help = Pour toute la table : montre tout, ne change rien.
companion-scorer-link = Lien de marqueur
companion-scorer-link-help = Qui a celui-ci peut écrire.
companion-phones = Autres téléphones
companion-phones-start = D’autres téléphones à table ? Montrez-leur le code QR
companion-phones-write = Marquer avec moi
companion-phones-look = Regarder seulement
companion-phones-qr = Code QR : { $what }
companion-phones-help = Visez-le avec l’appareil photo de l’autre téléphone.
companion-phones-unreachable = Les autres téléphones ne peuvent pas entrer : ce serveur est pour cet ordinateur seulement. Lancez-le avec --lan.
companion-plain-http = Cette page est venue sans https.
companion-plain-http-why = Le navigateur laisse donc l’écran s’éteindre et n’ouvre pas la page sans réseau : il ne permet l’un et l’autre que sur une connexion chiffrée. Qui tient le serveur peut le lancer avec --https.
companion-untrusted = Ce navigateur ne fait pas encore confiance au certificat du serveur.
companion-untrusted-why = Il n’ouvre donc pas la page sans réseau. Installez une fois le certificat sur cet appareil et faites-lui confiance dans les réglages.
companion-untrusted-get = Télécharger le certificat

## network

companion-waiting = { $count ->
    [one] Une saisie attend le réseau.
   *[other] { $count } saisies attendent le réseau.
  }
companion-offline = Passage à niveau : on attend le réseau.
companion-last-known = Voici le dernier état connu.
companion-denied = Ce lien ne peut plus écrire.

## refused

companion-refused = Non saisi
companion-refused-about = Il s’agit de :
companion-understood = Compris
companion-rule = Règle { $rule }
companion-error-unknown_fact = Cette saisie n’est plus sur la feuille.
companion-error-fact_taken = C’est déjà saisi.
companion-error-nothing_to_undo = Quelqu’un a été plus rapide : regardez avant d’annuler.
companion-error-bad_plan = La course ne peut pas être changée ainsi.
companion-error-stage_told = Des saisies concernent une étape qui bougerait ou disparaîtrait. Rayez-les d’abord.
companion-error-bad_name = Un nom a de 1 à 32 lettres visibles.
companion-error-sheet_full = Cette feuille est pleine ; commencez-en une autre.
companion-error-malformed = La feuille ne comprend pas cette saisie.
companion-error-too_large = Cette saisie est trop grande.
error-bad_sheet = Ce n’est pas une course enregistrée, ou elle est abîmée.
error-too_large = C’est trop grand : le fichier d’une course a 1 Mo au plus.
error-bad_plan = Cette course ne peut pas être tenue ainsi.

## les archives

companion-archive = Archives
companion-archive-tours = Tours
companion-archive-records = Statistiques
companion-archive-people = Coureurs
companion-archive-all = { $count ->
    [0] Archives et coureurs
   *[other] Tous les tours ({ $count }), statistiques, coureurs
  }
companion-archive-search = Chercher : nom, jeu, coureurs
companion-archive-count = { $count ->
    [one] Un tour
   *[other] { $count } tours
  }
companion-archive-won = gagné par { $who }
companion-archive-name = Nommer ce tour : { $name }
companion-archive-save = Enregistrer dans un fichier : { $name }
companion-archive-delete = Supprimer : { $name }
companion-archive-delete-ask = Supprimer ce tour ? Partout : il disparaît de cet appareil et du serveur, et plus aucun lien ne l’ouvre ; un fichier enregistré reste à qui l’a. Ici seulement : les autres le gardent, et plus personne ne pourra le supprimer pour tous.
companion-archive-delete-scorer = Retirer ce tour de cet appareil ? Il reste sur le serveur : seul le téléphone qui l’a créé peut le supprimer pour tous. Sans son lien de marqueur, on ne peut plus y écrire d’ici.
companion-archive-delete-reader = Retirer ce tour de cet appareil ? Il reste sur le serveur et son lien l’ouvre toujours.
companion-archive-delete-yes = Supprimer
companion-archive-delete-everywhere = Supprimer partout
companion-archive-delete-here = Ici seulement
companion-archive-export = Tout enregistrer dans un fichier
companion-archive-export-help = Tous les tours et tous les coureurs. « Charger une course » reprend le fichier, sur cet appareil ou un autre.
companion-archive-lost = { $count ->
    [one] Un tour manque : il n’a pas pu être lu.
   *[other] { $count } tours manquent : ils n’ont pas pu être lus.
  }
companion-archive-lost-load = { $count ->
    [one] Un tour n’a pas pu être repris. Rechargez le fichier plus tard : rien n’est repris deux fois.
   *[other] { $count } tours n’ont pas pu être repris. Rechargez le fichier plus tard : rien n’est repris deux fois.
  }
companion-archive-empty = Encore aucun tour sur cet appareil.
companion-records-over = { $count ->
    [one] Sur un tour couru jusqu’au bout.
   *[other] Sur { $count } tours courus jusqu’au bout. D’une équipe, le meilleur coureur compte.
  }
companion-records-empty = Dès qu’un tour est couru jusqu’au bout, victoires et maillots se comptent ici.
companion-records-wins = Tours gagnés
companion-records-podiums = Podiums
companion-records-stages = Étapes gagnées
companion-records-tours = Tours courus
companion-records-best = Meilleures étapes :
companion-duel = Face à face
companion-duel-one = L’un
companion-duel-other = L’autre
companion-duel-ahead = devant à la fin
companion-duel-stages = étapes gagnées
companion-duel-tours = { $count ->
    [0] Ils n’ont pas encore couru de tour l’un contre l’autre.
    [one] Sur un tour couru par les deux.
   *[other] Sur { $count } tours courus par les deux.
  }
companion-jersey-yellow = Maillot jaune
companion-jersey-green = Maillot vert
companion-jersey-polka = Maillot à pois
companion-jersey-team = Meilleure équipe
companion-cap-yellow = Casquette jaune
companion-people-help = Une seule liste pour tous les jeux. On touche un nom dans la préparation d’une course ; il y prend sa couleur ou son numéro habituels.
companion-people-pick = Coureurs de cet appareil
companion-people-name = Nom de { $name }
companion-people-colour = Couleur habituelle de { $name }
companion-people-number = Numéro habituel de { $name }
companion-people-number-hint = n°
companion-people-forget = Retirer { $name } de la liste
companion-people-new = Un autre nom
companion-people-add = Ajouter
companion-people-save = Enregistrer la liste dans un fichier
