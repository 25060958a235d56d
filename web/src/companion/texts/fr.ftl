# The words of the companion, French. Those of a game's own sheet live with the game.

## where it begins

companion-title = Compagnon
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
companion-forget-ask = Oublier cette feuille ? Sans son lien de marqueur, vous ne pourrez plus y écrire.
companion-state-done = terminée
companion-state-reader = lecture seule
companion-unknown-sheet = Cette feuille n’existe pas. Le lien est peut-être coupé.
companion-unreadable = Cette feuille ne peut pas être affichée.

## set-up

companion-teams = Qui court
companion-team-count = Nombre d’équipes
companion-team-name = Nom de l’équipe { $seat }
companion-team-hint = Nom
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
companion-check-name = L’équipe { $seat } n’a pas de nom.
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
companion-earlier = { $name } une place plus tôt
companion-level = { $name } à égalité avec le précédent
companion-take-out = Retirer { $name }
companion-most = Au plus { $most } ici.
companion-nobody-left = Il ne reste personne.
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
companion-trace = Qui a changé quoi
companion-did-add = saisi
companion-did-change = corrigé
companion-did-move = déplacé
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
companion-your-name = Votre nom sur les saisies
companion-share-results = Les résultats
companion-share-text = En texte
companion-share-picture = En image
companion-share-csv = En tableau (CSV)
companion-share-json = Enregistrer la feuille
companion-share-done = Fait
companion-reader-link = Lien de lecture
companion-reader-link-help = Pour toute la table : montre tout, ne change rien.
companion-scorer-link = Lien de marqueur
companion-scorer-link-help = Qui a celui-ci peut écrire.
companion-local = Cette adresse ne vaut que sur cet ordinateur. Pour d’autres téléphones, démarrez avec --host 0.0.0.0 et ouvrez-la sous le nom de cet ordinateur.

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
companion-error-unknown_fact = Cette saisie n’est plus sur la feuille.
companion-error-fact_taken = C’est déjà saisi.
companion-error-nothing_to_undo = Quelqu’un a été plus rapide : regardez avant d’annuler.
companion-error-bad_plan = La course ne peut pas être changée ainsi.
companion-error-stage_told = Des saisies concernent une étape qui bougerait ou disparaîtrait. Rayez-les d’abord.
companion-error-bad_name = Un nom a 1 à 32 lettres.
companion-error-sheet_full = Cette feuille est pleine ; commencez-en une autre.
companion-error-malformed = La feuille ne comprend pas cette saisie.
companion-error-too_large = Cette saisie est trop grande.
error-bad_sheet = Ce n’est pas une course enregistrée, ou elle est abîmée.
error-bad_plan = Cette course ne peut pas être tenue ainsi.

## on the home page

companion-home-title = Devant le vrai plateau ?
companion-home-text = Laissez le téléphone tenir temps, classement et maillots.
