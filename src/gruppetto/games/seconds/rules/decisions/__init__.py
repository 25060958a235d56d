"""What people decide, a module a decision: what is offered, why not, what it does, how it is asked, how it is picked.

ride          a card is played and a rider rides, with slipstream, boost and the finish (SEC-5 to 8, 11, 12)
collision     a crash that no card avoids, or brakes (SEC-10)
swap          three cards are swapped on an exchange cell, or some by a chance card (SEC-8)
sit_out       a fallen rider sits out a turn and a card is handed in (SEC-10)
surrender     a card is paid for every rider who is home (SEC-13.3)
lane          which of several free lanes (SEC-8.12)
choose_rider  who goes next in a time trial (SEC-17.3)

`phases` says which module has the decision of a phase; not here, since rules that are carried out at once ask `swap`.
"""
