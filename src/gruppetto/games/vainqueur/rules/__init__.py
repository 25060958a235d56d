"""Le Vainqueur du Tour: two to six riders, twelve stages, one hand of seven cards to last the whole tour.

On the road a turn is: draw a card, then play or discard exactly one. `ride km40` moves your rider; whoever first
reaches the finish wins the stage, and it stops at once. `attack fall 2` lays a handicap in front of a rival, who
cannot move until `counter spare_bike` clears it. On a flat stage `sprint` wins from the sprint zone without a
kilometre card; in the mountains only 20s may be ridden until `climb` has laid a climber, a turn earlier.
`discard km20` is always possible (unless option `discard` forbids it). In a time trial, and in the prologue that
decides who begins, cards rest and everybody plays `roll`; marked cells of the track send riders on or back.
A stage pays 60, 30 and 10 points; the leader wears the yellow cap and begins the next stage; most points after the
last stage win the Tour. Numbers in comments are those of the rulebook: `VAI-12.3`; `D-7` are our decisions.
"""
