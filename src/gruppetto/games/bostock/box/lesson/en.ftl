# What the coach says in the guided first stage: a title and at most two sentences a step. *…* is emphasis.

bostock-lesson-welcome-title = Three numbers, three riders
bostock-lesson-welcome = A race card has three numbers, one for each of your riders. Who gets which is up to you, and each rides as many cells as his number says.
bostock-lesson-card-title = Play a card
bostock-lesson-card = Play the orange *2-1-0*. One rider will go two cells, one a single cell, and one stays where he is.
bostock-lesson-green-title = First over the green line
bostock-lesson-green = Give the *2* to number 1 and ride him straight on; diagonally would do as well, over other riders never. The first across the green line scores *3* points and wears the green jersey.
bostock-lesson-rest-title = The 1 for number 3
bostock-lesson-rest = Every number that can be used must be used. Give the *1* to number 3; number 2 stays with the 0.
bostock-lesson-colour-title = Your own colour
bostock-lesson-colour = A card in your own colour, red, has an extra cell for one rider. Play the red *1-1-1* and take number 1 two cells on, to the red dot.
bostock-lesson-risk-title = A Risk card
bostock-lesson-risk = Who stops on a red dot draws a Risk card. This blue one is a good one, a fast descent: number 1 goes *3* cells further at once.
bostock-lesson-others-title = And the other two
bostock-lesson-others = Give numbers 2 and 3 their *1* each. Nobody can ride through another, so places can be held: by Moreau, or by you.
bostock-lesson-sprint-title = Sprint!
bostock-lesson-sprint = A sprint card has the numbers *3-2-1*. Play it and send number 1 over the line with the *3*: the first home scores *6* points.
bostock-lesson-team-title = Bring the team along
bostock-lesson-team = Now the *2* for number 2 and the *1* for number 3. The stage is over as soon as one team has all three riders home.
bostock-lesson-points-title = What counts
bostock-lesson-points = The first six home score *6*, *5*, *4*, *3*, *2* and *1* points. The complete team gets *8* team points, and any team with two of the first three gets *4*.
bostock-lesson-alone-title = Now it is your race
bostock-lesson-alone = Two of your riders are still on the road. Bring them home before Moreau’s three are there.
