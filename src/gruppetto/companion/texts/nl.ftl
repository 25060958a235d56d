# Wiens cijfers een blad telt: de pagina, het bericht, de tabel en het beeld zeggen het met deze woorden.

by-printed = spelregels
by-ours = van ons
by-yours = van jou
by-partly = deels van ons
figures-title = Cijfers
figures-place = { $place }e
figures-usual = { $by ->
    [printed] spelregels { $value }
   *[other] van ons { $value }
}
figures-said = { $yours ->
    [0] { $ours ->
        [0] Alle cijfers die meetellen komen uit de spelregels.
        [one] Eén cijfer is van ons, de andere komen uit de spelregels.
       *[other] { $ours } cijfers zijn van ons, de andere komen uit de spelregels.
    }
    [one] { $ours ->
        [0] Eén cijfer is van jou, de andere komen uit de spelregels.
       *[other] Eén cijfer is van jou, de andere zijn van ons of uit de spelregels.
    }
   *[other] { $ours ->
        [0] { $yours } cijfers zijn van jou, de andere komen uit de spelregels.
       *[other] { $yours } cijfers zijn van jou, de andere zijn van ons of uit de spelregels.
    }
}
