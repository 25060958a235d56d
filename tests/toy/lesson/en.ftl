# What the coach says.

tiny-lesson-welcome-title = Welcome
tiny-lesson-welcome = You are the first of two riders.
tiny-lesson-ride-title = Ride
tiny-lesson-ride = Play *2*.
tiny-lesson-push-title = Push
tiny-lesson-push = Push Jos one cell back.
tiny-lesson-alone-title = On your own
tiny-lesson-alone = Now ride alone.
