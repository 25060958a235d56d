# Ce que dit le directeur sportif pendant l’étape guidée : un titre et deux phrases au plus. *…* met en valeur.

vainqueur-lesson-welcome-title = Bienvenue sur le Tour
vainqueur-lesson-welcome = Vous roulez avec la *casquette jaune*, de Rouen à Laval. Le premier sur la ligne, après *220 km*, gagne l’étape.
vainqueur-lesson-turn-title = Une carte entre, une carte sort
vainqueur-lesson-turn = À votre tour vous piochez une carte, puis vous en jouez exactement *une* sur les huit. Vous venez de piocher le *40 km*.
vainqueur-lesson-ride-title = Roulez 40 km
vainqueur-lesson-ride = Une carte-kilomètre fait avancer votre propre coureur. Jouez le *40* : une case de la route vaut 20 km, vous avancez donc de deux cases.
vainqueur-lesson-attack-title = Tendez un piège
vainqueur-lesson-attack = Janssens a démarré par un 60 et mène la course. Posez la *Fringale* devant lui : il reste sur place tant qu’il n’a rien mangé.
vainqueur-lesson-blocked-title = La chute
vainqueur-lesson-blocked = Janssens avait un ravitaillement, mais il y a laissé son tour. Et Moreau a posé une *Chute* devant vous : plus question de rouler avant de l’avoir annulée.
vainqueur-lesson-discard-title = Rien ne va ? Défaussez
vainqueur-lesson-discard = Seul un *vélo de rechange* annule une chute, et vous n’en avez pas. Écartez le *Grimpeur*, qui ne sert qu’en montagne, et voyez ce que la pioche apporte.
vainqueur-lesson-counter-title = De nouveau en selle
vainqueur-lesson-counter = Voilà le *vélo de rechange* : posez-le sur la chute. C’est votre carte pour ce tour, et dès le prochain vous roulez de nouveau.
vainqueur-lesson-far-title = Roulez 60 km
vainqueur-lesson-far = La route est libre, faites la jonction : jouez un *60*. Gardez l’autre, vous en aurez besoin tout de suite.
vainqueur-lesson-zone-title = La zone de sprint
vainqueur-lesson-zone = Les cases vertes à partir de *160 km* sont la zone de sprint. Qui s’y trouve au début de son tour peut jouer un *Sprinter*, et gagne l’étape aussitôt.
vainqueur-lesson-enter-title = Dans la zone
vainqueur-lesson-enter = Jouez l’autre *60* : de 100 km il vous amène sur la première case verte. Le sprint lui-même attendra votre prochain tour.
vainqueur-lesson-points-title = Ce qui est en jeu
vainqueur-lesson-points = Les trois premiers d’une étape marquent *60*, *30* et *10* points ; à égalité sur une case, on partage la place. Sur tout un tour ces points s’ajoutent, et le premier porte la casquette.
vainqueur-lesson-alone-title = À vous de jouer
vainqueur-lesson-alone = C’est votre tour, vous êtes dans la zone, et vous tenez un *Sprinter*. Finissez l’étape comme bon vous semble.
