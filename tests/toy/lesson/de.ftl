# What the coach says.

tiny-lesson-welcome-title = Willkommen
tiny-lesson-welcome = Du bist der erste von zwei Fahrern.
tiny-lesson-ride-title = Fahr
tiny-lesson-ride = Spiel *2*.
tiny-lesson-push-title = Schieb
tiny-lesson-push = Schieb Jos ein Feld zurück.
tiny-lesson-alone-title = Allein
tiny-lesson-alone = Fahr jetzt allein.
