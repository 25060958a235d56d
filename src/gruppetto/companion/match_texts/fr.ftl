# What every teller of a match says alike, whatever the game: the terminal, and the library.

team-rouge = Rouge
team-azur = Azur
team-mandarine = Mandarine
team-lavande = Lavande
team-lagune = Lagune
team-ardoise = Ardoise
team-blanc = Blanc
stage-number = l’étape { $number }
event-undone = { $you ->
    [yes] Vous reprenez un coup.
   *[no] { $who } reprend un coup.
}
event-hint-shown = { $you ->
    [yes] Vous avez demandé ce que ferait { $bot } : conseil n° { $count } de l’étape.
   *[no] { $who } a demandé ce que ferait { $bot } : conseil n° { $count } de l’étape.
}
event-hands-lent = { $decided ->
    [self] { $you ->
        [yes] Vous laissez { $bot } rouler pour vous.
       *[no] { $who } laisse rouler { $bot }.
      }
    [another] { $you ->
        [yes] { $by } laisse { $bot } rouler pour vous.
       *[no] { $by } laisse { $bot } rouler pour { $who }.
      }
   *[maker] { $you ->
        [yes] { $bot } roule pour vous.
       *[no] { $bot } roule pour { $who }.
      }
}
event-hands-late = { $you ->
    [yes] Votre temps est écoulé : { $bot } roule pour vous.
   *[no] Le temps de { $who } est écoulé : { $bot } roule.
}
event-hands-back = { $you ->
    [yes] Vous reprenez le guidon.
   *[no] { $who } reprend le guidon.
}
event-hands-moved = { $you ->
    [yes] Vous continuez sur un autre appareil.
   *[no] { $who } continue sur un autre appareil.
}
event-hands-claimed = { $you ->
    [yes] Vous êtes de retour : les autres ont confirmé votre place.
   *[no] { $who } est de retour : les autres l’ont confirmé.
}
event-hands-resigned = { $you ->
    [yes] Vous abandonnez ; { $bot } roule à votre place.
   *[no] { $who } abandonne ; { $bot } roule à sa place.
}
event-hands-relieved = { $you ->
    [yes] Vous prenez le relais de { $bot }.
   *[no] { $who } prend le relais de { $bot }.
}
event-hands-taken = { $you ->
    [yes] Vous prenez une place abandonnée.
   *[no] { $who } prend une place abandonnée.
}
