# What every teller of a match says alike, whatever the game: the terminal, and the library.

team-rouge = Rouge
team-azur = Azur
team-mandarine = Mandarine
team-lavande = Lavande
team-lagune = Lagune
team-ardoise = Ardoise
team-blanc = Blanc
stage-number = etappe { $number }
event-undone = { $you ->
    [yes] Je neemt een zet terug.
   *[no] { $who } neemt een zet terug.
}
event-hint-shown = { $you ->
    [yes] Je vroeg wat { $bot } zou doen: hint { $count } van deze etappe.
   *[no] { $who } vroeg wat { $bot } zou doen: hint { $count } van deze etappe.
}
event-hands-lent = { $decided ->
    [self] { $you ->
        [yes] Je laat { $bot } voor je rijden.
       *[no] { $who } laat { $bot } rijden.
      }
    [another] { $you ->
        [yes] { $by } laat { $bot } voor je rijden.
       *[no] { $by } laat { $bot } rijden voor { $who }.
      }
   *[maker] { $you ->
        [yes] { $bot } rijdt voor je.
       *[no] { $bot } rijdt voor { $who }.
      }
}
event-hands-late = { $you ->
    [yes] Je tijd is om: { $bot } rijdt voor je.
   *[no] De tijd van { $who } is om: { $bot } rijdt.
}
event-hands-back = { $you ->
    [yes] Je rijdt weer zelf.
   *[no] { $who } rijdt weer zelf.
}
event-hands-moved = { $you ->
    [yes] Je rijdt verder op een ander apparaat.
   *[no] { $who } rijdt verder op een ander apparaat.
}
event-hands-claimed = { $you ->
    [yes] Je bent terug: de anderen hebben je plaats bevestigd.
   *[no] { $who } is terug: de anderen hebben het bevestigd.
}
event-hands-resigned = { $you ->
    [yes] Je geeft op; { $bot } rijdt verder.
   *[no] { $who } geeft op; { $bot } rijdt verder.
}
event-hands-relieved = { $you ->
    [yes] Je neemt het over van { $bot }.
   *[no] { $who } neemt het over van { $bot }.
}
event-hands-taken = { $you ->
    [yes] Je neemt een opgegeven plaats in.
   *[no] { $who } neemt een opgegeven plaats in.
}
