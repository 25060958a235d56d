"""Le Tour de France (seconds): two to four teams of three riders, cards worth seconds, one second a cell.

A road stage goes in rounds. In its turn every rider plays one card of the team's common hand, `play 9 14.2`: he rides
exactly as many cells as it says, changing lanes as he likes, round riders who stand in the way; uphill the card is
halved; a cell more is a present for who ends on somebody's wheel (slipstream), and downhill two. Who cannot avoid a
collision must `crash 9` and show his hand; the fallen skip a turn (`hand_in 3`). Exchange cells swap three cards
(`discard 2`), chance cells turn a card over, some of which are kept: `boost 9 17.2`, `brake 5 12.1`, `remount`. Nobody
may lock in the next rider. Past the finish the run-out counts: time is the length less the cells past the line, and ten
seconds for every round later. Hands last five rounds; for riders who are home cards are paid (`surrender 2`). In a team
time trial teams ride in turns (`rider 2`) and the last of the three counts. Numbers in comments are those of the
rulebook: `SEC-10.5`; `D-27` are our decisions.
"""
