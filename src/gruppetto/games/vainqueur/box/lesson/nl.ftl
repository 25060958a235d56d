# Wat de ploegleider zegt in de eerste rit met uitleg: een titel en hoogstens twee zinnen per stap. *…* is nadruk.

vainqueur-lesson-welcome-title = Welkom in de Tour
vainqueur-lesson-welcome = Je rijdt met de *gele pet*, van Rouen naar Laval. Wie na *220 km* als eerste over de streep komt, wint de etappe.
vainqueur-lesson-turn-title = Kaart erbij, kaart eraf
vainqueur-lesson-turn = In je beurt trek je een kaart, en dan speel je er precies *één* van je acht. Deze *40 km* heb je net getrokken.
vainqueur-lesson-ride-title = Rij 40 km
vainqueur-lesson-ride = Met een kilometerkaart rijdt je eigen renner. Speel de *40*: een vak van de weg is 20 km lang, dus je rijdt twee vakken.
vainqueur-lesson-attack-title = Zet hem een hak
vainqueur-lesson-attack = Janssens opende met een 60 en rijdt op kop. Leg *Hongerklop* bij hem neer: hij staat stil tot hij iets gegeten heeft.
vainqueur-lesson-blocked-title = Daar lig je
vainqueur-lesson-blocked = Janssens had een bevoorrading, maar die kostte hem zijn beurt. En Moreau heeft een *Val* bij jou neergelegd: je rijdt niet voor die weg is.
vainqueur-lesson-discard-title = Past er niets? Leg weg
vainqueur-lesson-discard = Alleen een *reservefiets* helpt na een val, en die heb je niet. Leg de *Klimmer* weg, die is voor bergetappes, en kijk wat je trekt.
vainqueur-lesson-counter-title = Terug op de fiets
vainqueur-lesson-counter = Daar is de *reservefiets*: leg hem op de val. Dat is je kaart voor deze beurt, en vanaf de volgende rij je weer.
vainqueur-lesson-far-title = Rij 60 km
vainqueur-lesson-far = De weg is vrij, dus rij het gat dicht: speel een *60*. Hou de andere bij, die heb je zo nodig.
vainqueur-lesson-zone-title = De sprintzone
vainqueur-lesson-zone = De groene vakken vanaf *160 km* zijn de sprintzone. Wie daar staat als zijn beurt begint, mag een *Sprinter* spelen en wint meteen de etappe.
vainqueur-lesson-enter-title = De zone in
vainqueur-lesson-enter = Speel de andere *60*: vanaf 100 km brengt hij je op het eerste groene vak. De sprint zelf moet wachten tot je volgende beurt.
vainqueur-lesson-points-title = Waar het om gaat
vainqueur-lesson-points = De eerste drie van een etappe krijgen *60*, *30* en *10* punten; wie op hetzelfde vak staat, deelt de plaats. Over een hele ronde tellen die op, en wie op kop staat draagt de pet.
vainqueur-lesson-alone-title = Nu is het jouw koers
vainqueur-lesson-alone = Je bent aan de beurt, je staat in de zone, en je hebt een *Sprinter*. Rij de etappe uit zoals jij wilt.
