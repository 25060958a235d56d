# What the coach says in the guided first stage: a title and at most two sentences a step. *…* is emphasis.

seconds-lesson-welcome-title = Three riders, one hand
seconds-lesson-welcome = Riders 1, 2 and 3 are yours, and all three ride with the cards of your one hand. In a round every rider has one turn, whoever is in front first.
seconds-lesson-ride-title = Play a 5
seconds-lesson-ride = The figure on a card is how many cells a rider goes, straight on or diagonally. Your number 1 leads the race: play a *5* and pick the lit cell.
seconds-lesson-exchange-title = Swap three cards
seconds-lesson-exchange = A rider who stops on an *exchange* cell swaps three cards. Ride number 2 there with a *5*, then put both *2*s and the *3* away.
seconds-lesson-climb-title = Uphill it is half
seconds-lesson-climb = Who sets off on a climb rides only half of his card, rounded down. Play the *6* for number 3: three cells, and there is a *chance* cell.
seconds-lesson-chance-title = Down he goes
seconds-lesson-chance = The chance card is a pile-up, and number 3 lies beside the road. Riders also fall when no cell is free for them, so always leave yourself a way through.
seconds-lesson-finish-title = Over the line
seconds-lesson-finish = The finish lies behind cell 84. Play the *12* for number 1: he comes five cells beyond it, and so takes *79* seconds: each cell further saves one.
seconds-lesson-slip-title = In the slipstream
seconds-lesson-slip = With a *5* number 2 gets to 80. But who ends right behind or beside another rider may go *one cell further*: pick the cell beside Moreau’s rider.
seconds-lesson-fallen-title = One turn out
seconds-lesson-fallen = A fallen rider misses his next turn, and it costs you a card. Hand in the *4*: in the next round number 3 rides on.
seconds-lesson-points-title = What counts
seconds-lesson-points = The riders of a stage score *10*, *9*, *8* points and so on, by their places, all for their team. At the end the fastest team and the fastest riders score extra.
seconds-lesson-alone-title = Now it is your race
seconds-lesson-alone = Number 1 is home: put one card away for him. Then bring 2 and 3 over the line, as far beyond it as you can.
