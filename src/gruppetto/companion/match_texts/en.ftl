# What every teller of a match says alike, whatever the game: the terminal, and the library.

team-rouge = Rouge
team-azur = Azur
team-mandarine = Mandarine
team-lavande = Lavande
team-lagune = Lagune
team-ardoise = Ardoise
team-blanc = Blanc
stage-number = stage { $number }
event-undone = { $you ->
    [yes] You take a move back.
   *[no] { $who } takes a move back.
}
event-hint-shown = { $you ->
    [yes] You asked what { $bot } would do: hint { $count } of this stage.
   *[no] { $who } asked what { $bot } would do: hint { $count } of this stage.
}
event-hands-lent = { $decided ->
    [self] { $you ->
        [yes] You let { $bot } ride for you.
       *[no] { $who } lets { $bot } ride.
      }
    [another] { $you ->
        [yes] { $by } lets { $bot } ride for you.
       *[no] { $by } lets { $bot } ride for { $who }.
      }
   *[maker] { $you ->
        [yes] { $bot } rides for you.
       *[no] { $bot } rides for { $who }.
      }
}
event-hands-late = { $you ->
    [yes] Your time has run out: { $bot } rides for you.
   *[no] The time of { $who } has run out: { $bot } rides.
}
event-hands-back = { $you ->
    [yes] You ride again.
   *[no] { $who } rides again.
}
event-hands-moved = { $you ->
    [yes] You ride on from another device.
   *[no] { $who } rides on from another device.
}
event-hands-claimed = { $you ->
    [yes] You are back: the others have confirmed your seat.
   *[no] { $who } is back: the others have confirmed it.
}
event-hands-resigned = { $you ->
    [yes] You give up your seat; { $bot } rides on.
   *[no] { $who } gives up; { $bot } rides on.
}
event-hands-relieved = { $you ->
    [yes] You take over from { $bot }.
   *[no] { $who } takes over from { $bot }.
}
event-hands-taken = { $you ->
    [yes] You take a seat that was given up.
   *[no] { $who } takes a seat that was given up.
}
