# What the coach says in the guided first stage: a title and at most two sentences a step. *…* is emphasis.

peloton-lesson-welcome-title = Over the top
peloton-lesson-welcome = Riders 1, 2 and 3 are yours, 7, 8 and 9 are Moreau’s. In every sequence each rider has one turn, from the front of the race to the back.
peloton-lesson-yellow-title = Throw the yellow die
peloton-lesson-yellow = Who stands on the flat throws the *yellow* die; the whole group can ride by what it shows. Your number 1 leads the group: throw.
peloton-lesson-wind-title = Into the wind
peloton-lesson-wind = A *5*, and it is the pace of the group. Whoever leads rides in the wind, one hex less: take number 1 *4* hexes on, to the lit one.
peloton-lesson-climb-title = On the climb
peloton-lesson-climb = Number 2 is still on the climb. There the *polka dot* die counts, and there is no wind: throw it, and ride the *3* that it shows.
peloton-lesson-pace-title = Take the pace
peloton-lesson-pace = Who comes after others in a group need not throw: he may take their pace. Take the pace *3* with number 3 and ride on.
peloton-lesson-again-title = A new sequence
peloton-lesson-again = Number 1 leads again. Throw the yellow die once more, and hope for the lightning.
peloton-lesson-attack-title = Attack!
peloton-lesson-attack = The lightning: a group’s leader may attack with it. Go alone, *solo*, and ride the first *2* hexes; nobody can follow who does not throw it as well.
peloton-lesson-green-title = The green die
peloton-lesson-green = In an attack the *green* die falls by itself, and no wind slows it. It shows a *6*: off you go, round the bend.
peloton-lesson-lead-title = A group of its own
peloton-lesson-lead = Numbers 2 and 3 are in a second group with two of Moreau’s. Number 2 leads it: throw the yellow die, and ride one hex less than it shows.
peloton-lesson-shelter-title = In the shelter
peloton-lesson-shelter = Number 3 sits behind others, out of the wind. Take the pace: he rides the full *6*, more than the one who made it.
peloton-lesson-dice-title = Two more dice
peloton-lesson-dice = *White* is slow, and holds the next two of the group back. *Red* goes up to 7, or ends in a crash: throw it when you must.
peloton-lesson-alone-title = Now it is your race
peloton-lesson-alone = It is about twenty hexes to Foix. Keep your riders in a group where you can, and attack when the lightning comes.
