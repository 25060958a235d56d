## the big screen

tv-title = Großer Bildschirm
tv-leave = Tischmodus verlassen
tv-scan = Platz scannen und mitfahren
tv-all-here = Alle sind da
tv-unreachable = Telefone kommen nicht herein: Starte den Server mit gruppetto serve --lan
tv-or = oder
tv-free = freier Platz
tv-bot = Bot
tv-ready = bereit
tv-phone-away = Telefon ist weg
tv-code = Code von Platz { $seat }, { $name }
tv-start-bots = { $count ->
    [one] Start, ein Bot fährt den letzten Platz
   *[other] Start, Bots fahren { $count } Plätze
  }
tv-now = Jetzt fährt
tv-name-bib = { $name }, { $bib }
tv-rides-for = { $bot } fährt für
tv-away = Telefon weg { $time }
tv-silent = Still seit { $time }
tv-bots = { $count ->
    [one] Ein Bot fährt ein Team
   *[other] Bots fahren { $count } Teams
  }
tv-bots-help = Scannen und weiterfahren.
tv-missing = { $count ->
    [one] { $who } ist weg
   *[other] { $count } Telefone sind weg
  }
tv-missing-help = Mit anderem Telefon scannen; die anderen bestätigen.
tv-unanswered = { $who } antwortet nicht
tv-bot-any = Jedes Telefon kann einen Bot fahren lassen.
tv-bot-soon = Bald kann jedes Telefon einen Bot fahren lassen.
tv-bot-here = Bot fahren lassen
tv-claimed = Ein Telefon fragt nach dem Platz von { $who } (Nummer { $mark }); die anderen bestätigen.

## a phone in table mode

hand-title = Deine Hand
hand-on-screen = am Bildschirm
connection-lost-short = keine Verbindung
hand-your-turn = du bist dran
hand-team = Team { $team }
hand-by-bot = von einem Bot gefahren
hand-pick = Wähle etwas
hand-put-back = Zurücklegen
hand-riding = { $player } fährt
hand-look-up = Schau auf: Das Rennen ist am Bildschirm.
hand-look-result = Das Ergebnis ist am Bildschirm.
hand-place = Platz { $rank } · { $value }
hand-after-rider = { $count ->
    [0] Deine { $bib } fährt als Nächste
    [one] Deine { $bib } fährt nach noch einem
   *[other] Deine { $bib } fährt nach noch { $count }
  }
hand-after = { $count ->
    [0] Du fährst als Nächstes
    [one] Du fährst nach noch einem
   *[other] Du fährst nach noch { $count }
  }
hand-hold = { $count ->
    [one] Halten, um deine Karte zu sehen
   *[other] Halten, um deine { $count } Karten zu sehen
  }
hand-moved = Deine Hand ist auf einem anderen Telefon
hand-moved-text = Nur ein Telefon hält die Karten.
hand-moved-leave = Dort lassen
hand-moved-bring = Hierher zurückholen
hand-ready = Du bist dabei
hand-ready-text = Schau auf: Das Rennen startet am Bildschirm.
hand-ready-more = Jemand ohne Telefon? Scanne mit diesem noch einen Platz und reicht es herum.
hand-full = Alle Plätze sind besetzt
hand-taken = { $name } fährt hier
hand-taken-bot = Hier fährt ein Bot
hand-taken-text = Bist du { $name }? Das Menü des anderen Telefons hat einen Code, der die Hand hierher bringt.
hand-taken-other = Scanne einen Code am großen Bildschirm: Er zeigt, welche Plätze zu haben sind.
hand-watch = Nur zusehen
hand-own = Meine Hand
hand-ask = Bist du { $name }?
hand-ask-text = Das Telefon dieses Platzes ist weg. Ist es deiner, bestätigen es die anderen auf ihren Telefonen, und die Hand kommt hierher.
hand-ask-wait = Das Telefon dieses Platzes ist erst seit Kurzem weg. Bleibt es weg, kannst du in { $time } nach dem Platz fragen.
hand-ask-yes = Das ist mein Platz
hand-ask-free = Dieser Platz wurde aufgegeben
hand-ask-free-text = Wenn die anderen zustimmen, fährst du weiter.
hand-ask-free-yes = Weiterfahren
hand-asked = Warten auf die anderen
hand-asked-text = Die anderen werden auf ihren Telefonen gefragt. Deine Nummer ist { $mark }; sie steht dort neben der Frage.
hand-take = Für { $team } fahren?
hand-take-text = Dieses Telefon hält deine Hand; das Rennen ist am Bildschirm.
hand-take-lost = Fällt es aus, ersetzt es ein anderes, wenn die anderen Ja sagen; zu zweit genügt ein Ja.
hand-take-around = Um einen Fernseher: Ein anderes Telefon ersetzt ein verlorenes, wenn die anderen Ja sagen; zu zweit genügt ein Ja.
hand-take-go = Platz nehmen
hand-take-over = { $team } übernehmen?
hand-take-over-text = { $name } steigt sofort ab. Du bekommst Fahrer, Karten und Rang.
hand-take-over-go = Übernehmen
hand-your-name = Dein Name am Bildschirm
hand-of-teams = Platz von { $count }
hand-score = in der Wertung
hand-turns = { $count ->
    [one] Zug warten
   *[other] Züge warten
  }

## in the menu of a table

screen-tv = Auf einem Fernseher zeigen
screen-tv-note = Brett und Wertung, nie eine Hand
screen-tv-text = Öffne diese Adresse im Browser des Fernsehers. Sie zeigt, was alle sehen dürfen.
screen-tv-here = Auf diesem Bildschirm
screen-hand = Nur meine Hand
screen-hand-note = das Rennen ist am Fernseher
screen-whole = Der ganze Tisch
screen-whole-note = Brett, Wertung und Funk auf diesem Telefon

## set-up and settings

new-around = Wo ihr spielt
new-around-screens = Jeder an seinem Bildschirm
new-around-screens-help = Telefone, Tablets und Rechner, nah oder fern; mehrere können sich einen teilen.
new-around-television = Rund um einen Fernseher
new-around-television-help = Dieser Bildschirm zeigt das Brett. Jedes Telefon scannt einen Platz und hält dessen Hand.
new-kind-scanned = Telefon
new-kind-scanned-help = Ein Telefon scannt ihn vom großen Bildschirm.
new-big-screen = Großen Bildschirm öffnen
settings-buzz = Vibrieren, wenn ich dran bin
settings-buzz-help = Rund um einen Fernseher, wenn das Telefon es kann.
