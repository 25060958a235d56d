# Wat de ploegleider zegt in de eerste rit met uitleg: een titel en hoogstens twee zinnen per stap. *…* is nadruk.

seconds-lesson-welcome-title = Drie renners, één hand
seconds-lesson-welcome = Renners 1, 2 en 3 zijn van jou, en alle drie rijden ze met de kaarten uit je ene hand. In een ronde komt elke renner één keer aan de beurt, wie voorop rijdt eerst.
seconds-lesson-ride-title = Speel een 5
seconds-lesson-ride = Het cijfer op een kaart zegt hoeveel vakken een renner rijdt, rechtdoor of schuin. Jouw nummer 1 rijdt op kop: speel een *5* en kies het verlichte vak.
seconds-lesson-exchange-title = Ruil drie kaarten
seconds-lesson-exchange = Een renner die op een *wisselvak* stopt, ruilt drie kaarten. Rij er met nummer 2 naartoe met een *5*, en leg dan de beide *2*’s en de *3* weg.
seconds-lesson-climb-title = Bergop is het de helft
seconds-lesson-climb = Wie op een klim vertrekt, rijdt maar de helft van zijn kaart, naar beneden afgerond. Speel de *6* voor nummer 3: drie vakken, tot op een *kansvak*.
seconds-lesson-chance-title = Daar ligt hij
seconds-lesson-chance = De kanskaart is een valpartij, en nummer 3 ligt naast de weg. Renners vallen ook als er geen vak meer vrij is, dus hou altijd een doorgang open.
seconds-lesson-finish-title = Over de streep
seconds-lesson-finish = De finish ligt achter vak 84. Speel de *12* voor nummer 1: hij komt er vijf vakken voorbij en heeft dus *79* seconden nodig: elk vak verder scheelt er één.
seconds-lesson-slip-title = In het wiel
seconds-lesson-slip = Met een *5* komt nummer 2 op 80. Maar wie vlak achter of naast een andere renner eindigt, mag *één vak verder*: kies het vak naast de renner van Moreau.
seconds-lesson-fallen-title = Een beurt langs de kant
seconds-lesson-fallen = Een gevallen renner slaat zijn volgende beurt over, en dat kost je een kaart. Lever de *4* in: in de volgende ronde rijdt nummer 3 weer.
seconds-lesson-points-title = Wat telt
seconds-lesson-points = De renners van een etappe krijgen *10*, *9*, *8* punten enzovoort, naar hun plaats, allemaal voor hun ploeg. Aan het eind krijgen de snelste ploeg en de snelste renners er nog bij.
seconds-lesson-alone-title = Nu is het jouw koers
seconds-lesson-alone = Nummer 1 is binnen: leg voor hem een kaart weg. Breng dan 2 en 3 over de streep, er zo ver mogelijk voorbij.
