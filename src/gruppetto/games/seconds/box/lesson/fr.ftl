# Ce que dit le directeur sportif pendant l’étape guidée : un titre et deux phrases au plus. *…* met en valeur.

seconds-lesson-welcome-title = Trois coureurs, une main
seconds-lesson-welcome = Les coureurs 1, 2 et 3 sont à vous, et tous trois roulent avec les cartes d’une seule main. À chaque tour chaque coureur joue une fois, le premier de la course d’abord.
seconds-lesson-ride-title = Jouez un 5
seconds-lesson-ride = Le chiffre d’une carte dit de combien de cases un coureur avance, tout droit ou en diagonale. Votre numéro 1 mène la course : jouez un *5* et prenez la case éclairée.
seconds-lesson-exchange-title = Changez trois cartes
seconds-lesson-exchange = Un coureur qui s’arrête sur une case *Échange* change trois cartes. Menez-y le numéro 2 avec un *5*, puis écartez les deux *2* et le *3*.
seconds-lesson-climb-title = En montée, la moitié
seconds-lesson-climb = Qui part dans une montée n’avance que de la moitié de sa carte, arrondie vers le bas. Jouez le *6* pour le numéro 3 : trois cases, jusqu’à une case *Chance*.
seconds-lesson-chance-title = À terre
seconds-lesson-chance = La carte Chance est une chute collective, et le numéro 3 est au bord de la route. On tombe aussi quand aucune case n’est libre, alors gardez toujours un passage.
seconds-lesson-finish-title = La ligne franchie
seconds-lesson-finish = L’arrivée est derrière la case 84. Jouez le *12* pour le numéro 1 : il va cinq cases au-delà et met donc *79* secondes : chaque case de plus en gagne une.
seconds-lesson-slip-title = Dans la roue
seconds-lesson-slip = Avec un *5* le numéro 2 arrive à 80. Mais qui finit juste derrière ou à côté d’un autre coureur peut avancer d’*une case de plus* : prenez la case à côté du coureur de Moreau.
seconds-lesson-fallen-title = Un tour sans jouer
seconds-lesson-fallen = Un coureur tombé saute son prochain tour, et il vous en coûte une carte. Rendez le *4* : au prochain tour le numéro 3 repart.
seconds-lesson-points-title = Ce qui compte
seconds-lesson-points = Les coureurs d’une étape marquent *10*, *9*, *8* points et ainsi de suite, selon leur place, tous pour leur équipe. À la fin l’équipe la plus rapide et les coureurs les plus rapides en marquent encore.
seconds-lesson-alone-title = À vous de jouer
seconds-lesson-alone = Le numéro 1 est arrivé : écartez une carte pour lui. Puis menez 2 et 3 au-delà de la ligne, le plus loin possible.
