# Wat de ploegleider zegt in de eerste rit met uitleg: een titel en hoogstens twee zinnen per stap. *…* is nadruk.

peloton-lesson-welcome-title = De top is voorbij
peloton-lesson-welcome = Renners 1, 2 en 3 zijn van jou, 7, 8 en 9 van Moreau. In elke beurtronde komt elke renner één keer aan de beurt, van de kop van de koers naar achteren.
peloton-lesson-yellow-title = Gooi de gele dobbelsteen
peloton-lesson-yellow = Op het vlakke gooi je de *gele* dobbelsteen; de hele groep kan rijden op wat hij toont. Jouw nummer 1 rijdt op kop van de groep: gooi.
peloton-lesson-wind-title = Vol in de wind
peloton-lesson-wind = Een *5*, en dat is het tempo van de groep. Wie op kop rijdt, vangt de wind, één vak minder: breng nummer 1 *4* vakken verder, naar het verlichte vak.
peloton-lesson-climb-title = Bergop
peloton-lesson-climb = Nummer 2 is nog op de klim. Daar telt de *bolletjesdobbelsteen*, en is er geen wind: gooi hem, en rij de *3* die hij toont.
peloton-lesson-pace-title = Volg het tempo
peloton-lesson-pace = Wie in een groep na anderen komt, hoeft niet te gooien: hij mag hun tempo volgen. Volg met nummer 3 het tempo *3* en rij.
peloton-lesson-again-title = Een nieuwe beurtronde
peloton-lesson-again = Nummer 1 rijdt weer op kop. Gooi nog eens de gele dobbelsteen, en hoop op de bliksem.
peloton-lesson-attack-title = Val aan!
peloton-lesson-attack = De bliksem: wie op kop van een groep rijdt, mag ermee aanvallen. Ga alleen, *solo*, en rij de eerste *2* vakken; niemand volgt die hem niet ook gooit.
peloton-lesson-green-title = De groene dobbelsteen
peloton-lesson-green = Bij een aanval valt de *groene* dobbelsteen vanzelf, en geen wind remt hem. Hij toont een *6*: weg ben je, de bocht door.
peloton-lesson-lead-title = Een groep apart
peloton-lesson-lead = Nummers 2 en 3 zitten in een tweede groep met twee renners van Moreau. Nummer 2 rijdt er op kop: gooi de gele dobbelsteen, en rij één vak minder dan hij toont.
peloton-lesson-shelter-title = Uit de wind
peloton-lesson-shelter = Nummer 3 zit achter anderen, uit de wind. Volg het tempo: hij rijdt de volle *6*, meer dan wie het maakte.
peloton-lesson-dice-title = Nog twee dobbelstenen
peloton-lesson-dice = *Wit* is traag en houdt de volgende twee van de groep op. *Rood* gaat tot 7, of eindigt in een val: gooi hem als het moet.
peloton-lesson-alone-title = Nu is het jouw koers
peloton-lesson-alone = Het is nog een twintigtal vakken tot Foix. Hou je renners in een groep waar het kan, en val aan als de bliksem komt.
