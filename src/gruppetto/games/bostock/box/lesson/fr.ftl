# Ce que dit le directeur sportif pendant l’étape guidée : un titre et deux phrases au plus. *…* met en valeur.

bostock-lesson-welcome-title = Trois nombres, trois coureurs
bostock-lesson-welcome = Une carte-Course a trois nombres, un pour chacun de vos coureurs. À vous de dire qui reçoit lequel, et chacun avance d’autant de cases.
bostock-lesson-card-title = Jouez une carte
bostock-lesson-card = Jouez la carte orange *2-1-0*. Un coureur avancera de deux cases, un autre d’une seule, et un reste où il est.
bostock-lesson-green-title = Premier à la ligne verte
bostock-lesson-green = Donnez le *2* au numéro 1 et menez-le tout droit ; en diagonale aussi on avance, à travers un autre jamais. Le premier à franchir la ligne verte marque *3* points et porte le maillot vert.
bostock-lesson-rest-title = Le 1 pour le numéro 3
bostock-lesson-rest = Tout nombre qui peut servir doit servir. Donnez le *1* au numéro 3 ; le numéro 2 reste avec le 0.
bostock-lesson-colour-title = Votre propre couleur
bostock-lesson-colour = Une carte de votre couleur, le rouge, offre une case de plus à un coureur. Jouez la rouge *1-1-1* et menez le numéro 1 deux cases plus loin, sur le point rouge.
bostock-lesson-risk-title = Une carte-Risque
bostock-lesson-risk = Qui s’arrête sur un point rouge tire une carte-Risque. Celle-ci, bleue, est une bonne : une descente rapide, et le numéro 1 avance aussitôt de *3* cases.
bostock-lesson-others-title = Et les deux autres
bostock-lesson-others = Donnez leur *1* aux numéros 2 et 3. On ne passe pas à travers un coureur, une place se défend donc : par Moreau, ou par vous.
bostock-lesson-sprint-title = Le sprint !
bostock-lesson-sprint = Une carte-Sprint porte les nombres *3-2-1*. Jouez-la et lancez le numéro 1 au-delà de la ligne avec le *3* : le premier arrivé marque *6* points.
bostock-lesson-team-title = L’équipe suit
bostock-lesson-team = Maintenant le *2* pour le numéro 2 et le *1* pour le numéro 3. L’étape est finie dès qu’une équipe a ses trois coureurs à l’arrivée.
bostock-lesson-points-title = Ce qui compte
bostock-lesson-points = Les six premiers marquent *6*, *5*, *4*, *3*, *2* et *1* points. L’équipe complète reçoit *8* points d’équipe, et toute équipe qui a deux des trois premiers en reçoit *4*.
bostock-lesson-alone-title = À vous de jouer
bostock-lesson-alone = Deux de vos coureurs sont encore en route. Menez-les à l’arrivée avant les trois de Moreau.
