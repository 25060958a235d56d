# De qui sont les chiffres avec lesquels une feuille compte : la page, le message, le tableau et l’image le disent en ces mots.

by-printed = règle
by-ours = de nous
by-yours = de vous
by-partly = en partie de nous
figures-title = Chiffres
figures-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
figures-usual = { $by ->
    [printed] règle { $value }
   *[other] de nous { $value }
}
figures-said = { $yours ->
    [0] { $ours ->
        [0] Tous les chiffres qui comptent sont ceux de la règle.
        [one] Un chiffre est de nous, les autres sont ceux de la règle.
       *[other] { $ours } chiffres sont de nous, les autres sont ceux de la règle.
    }
    [one] { $ours ->
        [0] Un chiffre est de vous, les autres sont ceux de la règle.
       *[other] Un chiffre est de vous, les autres sont de nous ou de la règle.
    }
   *[other] { $ours ->
        [0] { $yours } chiffres sont de vous, les autres sont ceux de la règle.
       *[other] { $yours } chiffres sont de vous, les autres sont de nous ou de la règle.
    }
}
