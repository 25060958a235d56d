# Mit wessen Zahlen ein Blatt rechnet: Seite, Nachricht, Tabelle und Bild sagen es mit genau diesen Worten.

by-printed = Regel
by-ours = von uns
by-yours = von dir
by-partly = teils von uns
figures-title = Zahlen
figures-place = { $place }.
figures-usual = { $by ->
    [printed] Regel { $value }
   *[other] von uns { $value }
}
figures-said = { $yours ->
    [0] { $ours ->
        [0] Alle Zahlen, die zählen, sind die der Regel.
        [one] Eine Zahl ist von uns, die anderen sind die der Regel.
       *[other] { $ours } Zahlen sind von uns, die anderen die der Regel.
    }
    [one] { $ours ->
        [0] Eine Zahl ist von dir, die anderen sind die der Regel.
       *[other] Eine Zahl ist von dir, die anderen sind von uns oder der Regel.
    }
   *[other] { $ours ->
        [0] { $yours } Zahlen sind von dir, die anderen die der Regel.
       *[other] { $yours } Zahlen sind von dir, die anderen von uns oder der Regel.
    }
}
