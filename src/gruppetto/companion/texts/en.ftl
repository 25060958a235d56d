# Whose figures a sheet counts with: the page, the message, the table and the picture say it in these very words.

by-printed = rulebook
by-ours = ours
by-yours = yours
by-partly = partly ours
figures-title = Figures
figures-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
figures-usual = { $by ->
    [printed] rulebook { $value }
   *[other] ours { $value }
}
figures-said = { $yours ->
    [0] { $ours ->
        [0] All figures that count are the rulebook’s.
        [one] One figure is ours, the others are the rulebook’s.
       *[other] { $ours } figures are ours, the others the rulebook’s.
    }
    [one] { $ours ->
        [0] One figure is yours, the others are the rulebook’s.
       *[other] One figure is yours, the others are ours or the rulebook’s.
    }
   *[other] { $ours ->
        [0] { $yours } figures are yours, the others the rulebook’s.
       *[other] { $yours } figures are yours, the others ours or the rulebook’s.
    }
}
