# Wat de ploegleider zegt in de eerste rit met uitleg: een titel en hoogstens twee zinnen per stap. *…* is nadruk.

bostock-lesson-welcome-title = Drie getallen, drie renners
bostock-lesson-welcome = Een koerskaart heeft drie getallen, één voor elk van je renners. Wie welk krijgt, beslis jij, en ieder rijdt zoveel vakken als zijn getal zegt.
bostock-lesson-card-title = Speel een kaart
bostock-lesson-card = Speel de oranje *2-1-0*. De ene renner gaat twee vakken vooruit, de andere één, en de derde blijft staan.
bostock-lesson-green-title = Als eerste over de groene streep
bostock-lesson-green = Geef de *2* aan nummer 1 en rij rechtdoor; schuin mag ook, door een ander heen nooit. Wie als eerste over de groene streep rijdt, krijgt *3* punten en de groene trui.
bostock-lesson-rest-title = De 1 voor nummer 3
bostock-lesson-rest = Elk getal dat gebruikt kan worden, moet gebruikt worden. Geef de *1* aan nummer 3; nummer 2 blijft met de 0 staan.
bostock-lesson-colour-title = Je eigen kleur
bostock-lesson-colour = Een kaart in je eigen kleur, rood, heeft een extra vak voor één renner. Speel de rode *1-1-1* en breng nummer 1 twee vakken verder, op de rode stip.
bostock-lesson-risk-title = Een risicokaart
bostock-lesson-risk = Wie op een rode stip stopt, trekt een risicokaart. Deze blauwe is een goede, een snelle afdaling: nummer 1 gaat meteen *3* vakken verder.
bostock-lesson-others-title = En de andere twee
bostock-lesson-others = Geef nummers 2 en 3 elk hun *1*. Niemand rijdt door een ander heen, dus een plek kun je verdedigen: Moreau, of jij.
bostock-lesson-sprint-title = De sprint!
bostock-lesson-sprint = Een sprintkaart heeft de getallen *3-2-1*. Speel die en stuur nummer 1 met de *3* over de streep: de eerste binnen krijgt *6* punten.
bostock-lesson-team-title = Breng de ploeg mee
bostock-lesson-team = Nu de *2* voor nummer 2 en de *1* voor nummer 3. De etappe is uit zodra één ploeg alle drie haar renners binnen heeft.
bostock-lesson-points-title = Wat telt
bostock-lesson-points = De eerste zes krijgen *6*, *5*, *4*, *3*, *2* en *1* punten. De voltallige ploeg krijgt *8* ploegpunten, en elke ploeg met twee van de eerste drie krijgt er *4*.
bostock-lesson-alone-title = Nu is het jouw koers
bostock-lesson-alone = Twee van je renners zijn nog onderweg. Breng ze binnen voor de drie van Moreau er zijn.
