# What the coach says.

tiny-lesson-welcome-title = Welkom
tiny-lesson-welcome = Jij bent de eerste van twee renners.
tiny-lesson-ride-title = Rij
tiny-lesson-ride = Speel *2*.
tiny-lesson-push-title = Duw
tiny-lesson-push = Duw Jos een vak terug.
tiny-lesson-alone-title = Alleen
tiny-lesson-alone = Rij nu alleen.
