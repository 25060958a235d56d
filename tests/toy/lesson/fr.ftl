# What the coach says.

tiny-lesson-welcome-title = Bienvenue
tiny-lesson-welcome = Vous êtes le premier de deux coureurs.
tiny-lesson-ride-title = Roulez
tiny-lesson-ride = Jouez *2*.
tiny-lesson-push-title = Poussez
tiny-lesson-push = Poussez Jos d’une case en arrière.
tiny-lesson-alone-title = En solo
tiny-lesson-alone = Roulez seul maintenant.
