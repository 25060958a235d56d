# Ce que dit le directeur sportif pendant l’étape guidée : un titre et deux phrases au plus. *…* met en valeur.

peloton-lesson-welcome-title = Le sommet est passé
peloton-lesson-welcome = Les coureurs 1, 2 et 3 sont à vous, 7, 8 et 9 à Moreau. À chaque séquence, chaque coureur joue une fois, de la tête de la course à l’arrière.
peloton-lesson-yellow-title = Lancez le dé jaune
peloton-lesson-yellow = Sur le plat on lance le dé *jaune* ; tout le groupe peut rouler à ce qu’il montre. Votre numéro 1 mène le groupe : lancez.
peloton-lesson-wind-title = Face au vent
peloton-lesson-wind = Un *5*, et c’est l’allure du groupe. Qui mène roule dans le vent, une case de moins : menez le numéro 1 de *4* cases, jusqu’à la case éclairée.
peloton-lesson-climb-title = Dans la montée
peloton-lesson-climb = Le numéro 2 est encore dans la montée. Là c’est le dé *à pois* qui compte, et il n’y a pas de vent : lancez-le, et roulez les *3* qu’il montre.
peloton-lesson-pace-title = Prenez l’allure
peloton-lesson-pace = Qui vient après d’autres dans un groupe n’a pas besoin de lancer : il peut suivre leur allure. Suivez l’allure *3* avec le numéro 3 et roulez.
peloton-lesson-again-title = Une nouvelle séquence
peloton-lesson-again = Le numéro 1 mène encore. Lancez de nouveau le dé jaune, en espérant l’éclair.
peloton-lesson-attack-title = Attaquez !
peloton-lesson-attack = L’éclair : le premier d’un groupe peut attaquer avec lui. Partez seul, *en solitaire*, et roulez les *2* premières cases ; personne ne suit sans l’avoir lancé aussi.
peloton-lesson-green-title = Le dé vert
peloton-lesson-green = Dans une attaque le dé *vert* tombe tout seul, et aucun vent ne le ralentit. Il montre un *6* : filez, dans le virage.
peloton-lesson-lead-title = Un groupe à part
peloton-lesson-lead = Les numéros 2 et 3 sont dans un second groupe avec deux coureurs de Moreau. Le numéro 2 le mène : lancez le dé jaune, et roulez une case de moins qu’il ne montre.
peloton-lesson-shelter-title = À l’abri
peloton-lesson-shelter = Le numéro 3 est derrière d’autres, à l’abri du vent. Suivez l’allure : il roule le *6* entier, plus que celui qui l’a faite.
peloton-lesson-dice-title = Deux autres dés
peloton-lesson-dice = Le *blanc* est lent et retient les deux suivants du groupe. Le *rouge* va jusqu’à 7, ou finit par une chute : lancez-le quand il le faut.
peloton-lesson-alone-title = À vous de jouer
peloton-lesson-alone = Il reste une vingtaine de cases jusqu’à Foix. Gardez vos coureurs en groupe quand vous pouvez, et attaquez quand vient l’éclair.
