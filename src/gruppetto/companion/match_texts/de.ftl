# What every teller of a match says alike, whatever the game: the terminal, and the library.

team-rouge = Rouge
team-azur = Azur
team-mandarine = Mandarine
team-lavande = Lavande
team-lagune = Lagune
team-ardoise = Ardoise
team-blanc = Blanc
stage-number = Etappe { $number }
event-undone = { $you ->
    [yes] Du nimmst einen Zug zurück.
   *[no] { $who } nimmt einen Zug zurück.
}
event-hint-shown = { $you ->
    [yes] Du hast gefragt, was { $bot } tun würde: Hinweis { $count } dieser Etappe.
   *[no] { $who } hat gefragt, was { $bot } tun würde: Hinweis { $count } dieser Etappe.
}
event-hands-lent = { $decided ->
    [self] { $you ->
        [yes] Du lässt { $bot } für dich fahren.
       *[no] { $who } lässt { $bot } fahren.
      }
    [another] { $you ->
        [yes] { $by } lässt { $bot } für dich fahren.
       *[no] { $by } lässt { $bot } für { $who } fahren.
      }
   *[maker] { $you ->
        [yes] { $bot } fährt für dich.
       *[no] { $bot } fährt für { $who }.
      }
}
event-hands-late = { $you ->
    [yes] Deine Zeit ist abgelaufen: { $bot } fährt für dich.
   *[no] Die Zeit von { $who } ist abgelaufen: { $bot } fährt.
}
event-hands-back = { $you ->
    [yes] Du fährst wieder selbst.
   *[no] { $who } fährt wieder selbst.
}
event-hands-moved = { $you ->
    [yes] Du fährst auf einem anderen Gerät weiter.
   *[no] { $who } fährt auf einem anderen Gerät weiter.
}
event-hands-claimed = { $you ->
    [yes] Du bist wieder da: Die anderen haben deinen Platz bestätigt.
   *[no] { $who } ist wieder da: Die anderen haben es bestätigt.
}
event-hands-resigned = { $you ->
    [yes] Du gibst auf; { $bot } fährt weiter.
   *[no] { $who } gibt auf; { $bot } fährt weiter.
}
event-hands-relieved = { $you ->
    [yes] Du übernimmst von { $bot }.
   *[no] { $who } übernimmt von { $bot }.
}
event-hands-taken = { $you ->
    [yes] Du übernimmst einen aufgegebenen Platz.
   *[no] { $who } übernimmt einen aufgegebenen Platz.
}
