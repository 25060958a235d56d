"""Tour de France (MB): two to four teams of three, race cards with three numbers, Risk cards on red dots, five stages.

On the road P plays one of four race cards, `play red-211`, and gives its numbers to his riders in any order: `move
red-1 2 5.1`. A rider rides straight or diagonally as far as his number or the riders before him allow; a card of the
own colour has one step more (`move red-1 2+1 6.1`), to take or to leave (`end`). Who cannot step at all lays a card
down: `pass red-100`. A stop on a red dot turns a Risk card over: carried out at once, with a choice here and there
(`pick`, `swap`, `lay_off`), or kept and played before a later card (`risk`); no team finishes with a red one. The first
across the green line wins points and the Green Jersey. The stage ends with the third rider of one team. In the team
time trial each team has a lane, and the round is completed. In the individual time trial one rider each (`nominate
red-2`) rides the sums of ten hidden cards, `ride red-211`, or `ride on` to play the greatest every time; fewest cards
win. Points of riders and points of teams are kept apart and added up at the end. `BOS-6.6` are rules of the rulebook,
`D-7` our decisions.
"""
