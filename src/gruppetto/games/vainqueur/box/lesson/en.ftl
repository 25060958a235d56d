# What the coach says in the guided first stage: a title and at most two sentences a step. *…* is emphasis.

vainqueur-lesson-welcome-title = Welcome to the Tour
vainqueur-lesson-welcome = You ride in the *yellow cap*, from Rouen to Laval. Whoever is first at the line, after *220 km*, wins the stage.
vainqueur-lesson-turn-title = One card in, one card out
vainqueur-lesson-turn = On your turn you draw a card, then you play exactly *one* of your eight. This *40 km* is the one you have just drawn.
vainqueur-lesson-ride-title = Ride 40 km
vainqueur-lesson-ride = A kilometre card moves your own rider. Play the *40*: a cell of the road is 20 km long, so you ride two cells.
vainqueur-lesson-attack-title = Lay a trap
vainqueur-lesson-attack = Janssens opened with a 60 and leads. Lay *Hunger* in front of him: he stands still until he has had something to eat.
vainqueur-lesson-blocked-title = Down you go
vainqueur-lesson-blocked = Janssens had a feed, but it cost him his turn. And Moreau has laid a *Fall* in front of you: you do not ride until it is cleared.
vainqueur-lesson-discard-title = Nothing fits? Discard
vainqueur-lesson-discard = Only a *spare bike* clears a fall, and you hold none. Put the *Climber* away, it is for mountain stages, and see what you draw.
vainqueur-lesson-counter-title = Back on the bike
vainqueur-lesson-counter = There is the *spare bike*: lay it on the fall. It is your card for this turn, and from the next one you ride again.
vainqueur-lesson-far-title = Ride 60 km
vainqueur-lesson-far = The road is clear, so catch up: play a *60*. Keep the other one, you will need it in a moment.
vainqueur-lesson-zone-title = The sprint zone
vainqueur-lesson-zone = The green cells from *160 km* on are the sprint zone. Who stands there when his turn begins may play a *Sprinter*, and wins the stage at once.
vainqueur-lesson-enter-title = Into the zone
vainqueur-lesson-enter = Play the other *60*: from 100 km it takes you to the first green cell. The sprint itself has to wait for your next turn.
vainqueur-lesson-points-title = What it is all for
vainqueur-lesson-points = The first three of a stage score *60*, *30* and *10* points; riders on the same cell share the place. Over a whole tour these add up, and who leads wears the cap.
vainqueur-lesson-alone-title = Now it is your race
vainqueur-lesson-alone = It is your turn, you stand in the zone, and you hold a *Sprinter*. Finish the stage as you think best.
