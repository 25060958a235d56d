tiny-name = Minus
tiny-tagline = Cinq sortes de cartes et un dé
tiny-provenance-rulebook = Tous les chiffres sont imprimés.
tiny-provenance-reconstruction = Certains chiffres sont de nous.
tiny-kind = sprint
tiny-length = { $cells ->
    [one] une case
   *[other] { $cells } cases
}
tiny-race = Tête en *{ $head }*
tiny-ask = Utilisez une de vos { $cards } cartes
tiny-do-play = Jouer { $card }
tiny-do-push = Repousser { $target }
tiny-do-drop = Défausser { $card }
tiny-pile-draw = Pioche
tiny-pile-used = Cartes utilisées
tiny-standings = Sur la route
tiny-unit = { $cells ->
    [one] case
   *[other] cases
}
tiny-card-km1 = Une case
tiny-card-km2 = Deux cases
tiny-card-km3 = Trois cases
tiny-card-breeze = Brise
tiny-card-push = Bousculade
tiny-option-finish = L’arrivée
tiny-option-finish-over = On peut dépasser la ligne
tiny-option-finish-exact = La dernière carte doit tomber juste
tiny-event-play = { $who } joue { $card } et se trouve sur { $to }
tiny-event-push = { $who } repousse { $target } d’une case
tiny-event-drop = { $who } défausse { $card }
tiny-event-drew = { $who } pioche une carte
tiny-event-won = { $who } gagne
tiny-refusal-TIN-1-1 = La course est finie
tiny-refusal-TIN-3-1 = C’est le tour de { $turn }
tiny-refusal-TIN-3-2 = Vous n’avez pas { $card } en main
tiny-refusal-TIN-3-3 = Il ne reste que { $left } cases
tiny-refusal-TIN-3-6 = { $target } ne peut pas être repoussé
