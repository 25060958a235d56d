## the big screen

tv-title = Big screen
tv-leave = Leave table mode
tv-scan = Scan a seat and ride
tv-all-here = All are here
tv-unreachable = Phones cannot come in: start the server with gruppetto serve --lan
tv-or = or
tv-free = free seat
tv-bot = bot
tv-ready = ready
tv-phone-away = phone is away
tv-code = Code of seat { $seat }, { $name }
tv-start-bots = { $count ->
    [one] Start, a bot rides the last seat
   *[other] Start, bots ride { $count } seats
  }
tv-now = Now riding
tv-name-bib = { $name }, { $bib }
tv-rides-for = { $bot } rides for
tv-away = Phone away { $time }
tv-silent = Silent { $time }
tv-bots = { $count ->
    [one] A bot holds a team
   *[other] Bots hold { $count } teams
  }
tv-bots-help = Scan one and ride on.
tv-missing = { $count ->
    [one] { $who } is away
   *[other] { $count } phones are away
  }
tv-missing-help = Scan with another phone; the others confirm.
tv-unanswered = { $who } does not answer
tv-bot-any = Any phone can let a bot ride on.
tv-bot-soon = Soon any phone can let a bot ride on.
tv-bot-here = Let a bot ride
tv-claimed = A phone asks for the seat of { $who } (number { $mark }); the others confirm.

## a phone in table mode

hand-title = Your hand
hand-on-screen = on the screen
connection-lost-short = no connection
hand-your-turn = your turn
hand-team = team { $team }
hand-by-bot = ridden by a bot
hand-pick = Pick something
hand-put-back = Put it back
hand-riding = { $player } is riding
hand-look-up = Look up: the race is on the screen.
hand-look-result = The result is on the screen.
hand-place = Place { $rank } · { $value }
hand-after-rider = { $count ->
    [0] Your { $bib } rides next
    [one] Your { $bib } rides after one more
   *[other] Your { $bib } rides after { $count } more
  }
hand-after = { $count ->
    [0] You ride next
    [one] You ride after one more
   *[other] You ride after { $count } more
  }
hand-hold = { $count ->
    [one] Hold to see your card
   *[other] Hold to see your { $count } cards
  }
hand-moved = Your hand is on another phone
hand-moved-text = Only one phone holds the cards.
hand-moved-leave = Leave it there
hand-moved-bring = Bring it back here
hand-ready = You are in
hand-ready-text = Look up: the race starts on the screen.
hand-ready-more = Somebody without a phone? Scan another seat with this one, and pass it around.
hand-full = All seats are taken
hand-taken = { $name } rides here
hand-taken-bot = A bot rides here
hand-taken-text = Are you { $name }? The menu of the other phone has a code that brings the hand to this one.
hand-taken-other = Scan a code on the big screen: it shows the seats that can be had.
hand-watch = Only watch
hand-own = My hand
hand-ask = Are you { $name }?
hand-ask-text = The phone of this seat is away. If it is yours, the others confirm it on their phones, and the hand comes here.
hand-ask-wait = The phone of this seat left a short time ago. If it stays away, you can ask for the seat in { $time }.
hand-ask-yes = This seat is mine
hand-ask-free = This seat was given up
hand-ask-free-text = If the others agree, you ride on from here.
hand-ask-free-yes = Ride on
hand-asked = Waiting for the others
hand-asked-text = They are asked on their phones. Your number is { $mark }: they see it beside the question.
hand-take = Ride for { $team }?
hand-take-text = This phone holds your hand; the race is on the screen.
hand-take-lost = If it dies, another takes its place once the others say yes; with two of you, the other’s yes is enough.
hand-take-around = Around one television: another phone replaces a lost one once the others say yes; with two of you, the other’s yes is enough.
hand-take-go = Sit down
hand-take-over = Take over { $team }?
hand-take-over-text = { $name } steps off at once. You get its riders, its cards and its place.
hand-take-over-go = Take over
hand-your-name = Your name on the screen
hand-of-teams = place of { $count }
hand-score = in the standings
hand-turns = { $count ->
    [one] turn to wait
   *[other] turns to wait
  }

## in the menu of a table

screen-tv = Show on a television
screen-tv-note = board and standings, never a hand
screen-tv-text = Open this address in the television’s browser. It shows what everybody may see.
screen-tv-here = On this screen
screen-hand = Only my hand
screen-hand-note = the race is on the television
screen-whole = The whole table
screen-whole-note = board, standings and log on this phone

## set-up and settings

new-around = Where you play
new-around-screens = Everybody at a screen
new-around-screens-help = Phones, tablets and computers, near or far; several people may share one.
new-around-television = Around one television
new-around-television-help = This screen shows the board. Each phone scans a seat and holds its hand.
new-kind-scanned = Phone
new-kind-scanned-help = A phone scans it from the big screen.
new-big-screen = Open the big screen
settings-buzz = Buzz when it is my turn
settings-buzz-help = Around a television, where the phone can.
