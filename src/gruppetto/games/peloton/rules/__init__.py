"""The hex race: teams of three to six riders, five dice, groups with a pace of their own, four classifications.

A stage goes in sequences; in each every rider has one turn, the foremost first. Riders who stand together are a group.
The first of a group must `throw yellow` (on a climb `throw polka`) and rides into the wind, one step slower; the others
`adopt` the pace he set or throw for themselves. The symbol lets riders in front, or with free road ahead, `attack solo`
(some steps, then the green die) or `attack group`; those behind who throw it too may `catch`. `throw white` brakes the
next two, `throw red` is fast and may end on the ground. A rider may ride less than his speed, `move T1:3.4`, and give
the rest to somebody who ends beside him: `share 8 T1:3.3`; opponents `agree` or `refuse`. Sprints and summits go to the
first in time, the stage to who gets furthest past the line in the first sequence that sees anybody there. Time is a
minute a sequence and the seconds on the road; jerseys bring a `card yellow` in the next stage. Before the start riders
are set up: `place 17 P1:3.-2`. Numbers in comments are those of the rulebook: `PEL-8.2`; `D-6` are our decisions.
"""
