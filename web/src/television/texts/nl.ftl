## the big screen

tv-title = Groot scherm
tv-leave = Tafelmodus verlaten
tv-scan = Scan een plaats en rij mee
tv-all-here = Iedereen is er
tv-unreachable = Telefoons kunnen er niet in: start de server met gruppetto serve --lan
tv-or = of
tv-free = vrije plaats
tv-bot = bot
tv-ready = klaar
tv-phone-away = telefoon is weg
tv-code = Code van plaats { $seat }, { $name }
tv-start-bots = { $count ->
    [one] Start, een bot rijdt op de laatste plaats
   *[other] Start, bots rijden op { $count } plaatsen
  }
tv-now = Rijdt nu
tv-name-bib = { $name }, { $bib }
tv-rides-for = { $bot } rijdt voor
tv-away = Telefoon weg { $time }
tv-silent = Stil { $time }
tv-bots = { $count ->
    [one] Een bot rijdt een ploeg
   *[other] Bots rijden { $count } ploegen
  }
tv-bots-help = Scan er een en rij verder.
tv-missing = { $count ->
    [one] { $who } is weg
   *[other] { $count } telefoons zijn weg
  }
tv-missing-help = Scan met een andere telefoon; de anderen bevestigen.
tv-unanswered = { $who } reageert niet
tv-bot-any = Elke telefoon kan een bot laten rijden.
tv-bot-soon = Straks kan elke telefoon een bot laten rijden.
tv-bot-here = Laat een bot rijden
tv-claimed = Een telefoon vraagt de plaats van { $who } (nummer { $mark }); de anderen bevestigen.

## a phone in table mode

hand-title = Je hand
hand-on-screen = op het scherm
connection-lost-short = geen verbinding
hand-your-turn = jouw beurt
hand-team = ploeg { $team }
hand-by-bot = gereden door een bot
hand-pick = Kies iets
hand-put-back = Terugleggen
hand-riding = { $player } rijdt
hand-look-up = Kijk op: de koers is op het scherm.
hand-look-result = De uitslag staat op het scherm.
hand-place = Plaats { $rank } · { $value }
hand-after-rider = { $count ->
    [0] Je { $bib } rijdt hierna
    [one] Je { $bib } rijdt na nog één
   *[other] Je { $bib } rijdt na nog { $count }
  }
hand-after = { $count ->
    [0] Jij rijdt hierna
    [one] Jij rijdt na nog één
   *[other] Jij rijdt na nog { $count }
  }
hand-hold = { $count ->
    [one] Houd vast om je kaart te zien
   *[other] Houd vast om je { $count } kaarten te zien
  }
hand-moved = Je hand is op een andere telefoon
hand-moved-text = Maar één telefoon houdt de kaarten vast.
hand-moved-leave = Daar laten
hand-moved-bring = Hierheen terughalen
hand-ready = Je doet mee
hand-ready-text = Kijk op: de koers start op het scherm.
hand-ready-more = Iemand zonder telefoon? Scan met deze nog een plaats en geef hem door.
hand-full = Alle plaatsen zijn bezet
hand-taken = { $name } rijdt hier
hand-taken-bot = Hier rijdt een bot
hand-taken-text = Ben jij { $name }? Het menu van de andere telefoon heeft een code die de hand naar deze brengt.
hand-taken-other = Scan een code op het grote scherm: dat toont welke plaatsen vrij zijn.
hand-watch = Alleen kijken
hand-own = Mijn hand
hand-ask = Ben jij { $name }?
hand-ask-text = De telefoon van deze plaats is weg. Is ze van jou, dan bevestigen de anderen dat op hun telefoon en komt de hand hierheen.
hand-ask-wait = De telefoon van deze plaats is nog maar net weg. Blijft hij weg, dan kun je over { $time } om de plaats vragen.
hand-ask-yes = Deze plaats is van mij
hand-ask-free = Deze plaats is opgegeven
hand-ask-free-text = Als de anderen het goedvinden, rij jij verder.
hand-ask-free-yes = Verder rijden
hand-asked = Wachten op de anderen
hand-asked-text = Het wordt op hun telefoons gevraagd. Jouw nummer is { $mark }: het staat daar bij de vraag.
hand-take = Voor { $team } rijden?
hand-take-text = Deze telefoon houdt je hand vast; de koers is op het scherm.
hand-take-lost = Valt hij uit, dan komt een andere in de plaats als de anderen ja zeggen; met z’n tweeën volstaat de ander.
hand-take-around = Rond één televisie: een andere telefoon vervangt een verloren telefoon als de anderen ja zeggen; met z’n tweeën volstaat de ander.
hand-take-go = Plaatsnemen
hand-take-over = { $team } overnemen?
hand-take-over-text = { $name } stapt meteen af. Jij krijgt de renners, de kaarten en de plaats.
hand-take-over-go = Overnemen
hand-your-name = Je naam op het scherm
hand-of-teams = plaats van { $count }
hand-score = in de stand
hand-turns = { $count ->
    [one] beurt wachten
   *[other] beurten wachten
  }

## in the menu of a table

screen-tv = Op een televisie tonen
screen-tv-note = bord en stand, nooit een hand
screen-tv-text = Open dit adres in de browser van de televisie. Het toont wat iedereen mag zien.
screen-tv-here = Op dit scherm
screen-hand = Alleen mijn hand
screen-hand-note = de koers is op de televisie
screen-whole = De hele tafel
screen-whole-note = bord, stand en verslag op deze telefoon

## set-up and settings

new-around = Waar je speelt
new-around-screens = Iedereen aan een scherm
new-around-screens-help = Telefoons, tablets en computers, dichtbij of ver weg; je kunt er een delen.
new-around-television = Rond één televisie
new-around-television-help = Dit scherm toont het bord. Elke telefoon scant een plaats en houdt de hand vast.
new-kind-scanned = Telefoon
new-kind-scanned-help = Een telefoon scant ze van het grote scherm.
new-big-screen = Groot scherm openen
settings-buzz = Trillen als ik aan de beurt ben
settings-buzz-help = Rond een televisie, als de telefoon het kan.
