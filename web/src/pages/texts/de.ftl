# Die Worte der Seiten nach der ersten, deutsch.

## ein neuer Tisch

new-title = Neuer Tisch
new-title-game = { $game }: neuer Tisch
new-seats = Wer fährt?
new-seats-count = Spieler
new-seat = Platz { $seat }
new-seat-kind = Wer fährt auf Platz { $seat }
colour-of = { $bib }, Farbe auf Platz { $seat }: { $team }
colour-change = Farbe ändern
colour-choices = Farben für Platz { $seat }
colour-swap = tauscht mit { $name }
colour-swap-seat = tauscht mit Platz { $seat }
colour-refused = { $name } fährt schon in dieser Farbe: Wähle eine freie.
new-here = Der Tisch entsteht auf diesem Gerät, ohne Server: du und andere an diesem Bildschirm, gegen Bots. Freunde anderswo und ein Fernseher brauchen einen Server.
new-here-change = Ändern
new-gone = Der Server antwortet nicht, also entsteht der Tisch auf diesem Gerät: du und andere an diesem Bildschirm, gegen Bots. Freunde anderswo und ein Fernseher warten, bis er zurück ist.
new-gone-unprepared = Der Server antwortet nicht, und dieses Gerät ist nicht darauf vorbereitet, ohne ihn zu spielen: Gerade kann kein Tisch entstehen.
new-kind-me = Ich
new-kind-open = Freund
new-kind-bot = Bot
new-kind-me-help = Mehrere an einem Bildschirm? Gib allen einen Platz: Zwischen den Händen fällt ein Vorhang.
new-kind-open-help = Dieser Platz bekommt einen Link zum Verschicken.
new-name-of = Name auf Platz { $seat }
new-name-hint = Dein Name
new-bot-of = Welcher Bot auf Platz { $seat }
new-options = Reglement des Tages
new-options-help = Alles nach der Spielregel, wenn du nichts änderst.
new-options-reset = Nach der Spielregel
options-readings = Lesarten der Spielregel
options-readings-help = Wo sich die Spielregel verschieden lesen lässt. Lass alles so stehen, wenn ihr es nicht anders spielt.
new-options-changed = { $count } geändert
new-option-rule = Regel { $rule }
new-option-on = Ja
new-option-off = Nein
new-edition = Ausgabe
new-take-backs = Zurücknehmen
new-take-backs-honest = Ehrlich
new-take-backs-honest-help = Zurücknehmen, bis das Glück gesprochen hat: nicht über einen Wurf, eine gezogene oder eine gezeigte Karte hinweg. Das Protokoll beweist es.
new-take-backs-friendly = Freundschaftlich
new-take-backs-friendly-help = Zurücknehmen auch über einen Wurf hinweg, wenn die anderen zustimmen. Noch einmal getan, fällt es ebenso; das Ergebnis sagt „freundschaftlich“.
new-hints = Hinweise
new-hints-yes = Erlaubt
new-hints-yes-said = Hinweise erlaubt
new-hints-yes-help = Wer entscheiden muss, darf fragen, was ein Bot tun würde, und warum. Alle sehen es, und das Ergebnis zählt mit.
new-hints-no = Nicht erlaubt
new-hints-no-said = Keine Hinweise
new-hints-no-help = Alle fahren nach eigenem Ermessen.
new-seats-pill = Plätze
new-stages = Welche Etappen?
new-stages-help = Hake an, was du fährst. Zieh an den Punkten, um die Reihenfolge zu ändern, oder mit der Tastatur: Leertaste hebt und setzt ab, Pfeile verschieben, Esc legt zurück.
new-stages-help-fixed = Hake an, was du fährst.
new-presets = Vorschläge
new-preset-own = Meine Wahl
new-stage-grip = { $stage } verschieben
new-stage-lifted = { $stage } angehoben, { $place } von { $of }. Pfeile verschieben, Leertaste setzt ab, Esc legt zurück.
new-stage-moved = { $stage }, { $place } von { $of }
new-stage-dropped = { $stage } abgesetzt, { $place } von { $of }
new-stage-back = { $stage } liegt wieder am alten Platz, { $place } von { $of }
new-stage-again = { $stage } zweimal fahren
new-race = Dein Rennen
new-table = Am Tisch
away-choice = Jemand ist weg
away-seconds = { $seconds } s
away-minutes = { $minutes } min
away-choice-help = Nach dieser Zeit wählen die anderen: Ein Bot fährt, oder das Rennen wartet.
new-steps = Schritte der Vorbereitung
new-step-stages = Etappen
new-step-seats = Plätze
new-step-table = Tisch
new-time = { $hours ->
    [0] { $minutes } Min.
   *[other] { $minutes ->
        [0] { $hours } Std.
       *[other] { $hours } Std. { $minutes }
      }
  }
new-sum-stages = { $count ->
    [0] Keine Etappe
    [one] Eine Etappe
   *[other] { $count } Etappen
  }
new-sum-time = etwa { $time }
new-sum-pace = mit { $seats } Plätzen bei normalem Tempo
new-sum-pace-stop = mit { $seats } Plätzen bei normalem Tempo; aufhören kann man nach jeder Etappe
new-check-stages = Hake eine Etappe an: Nirgendwohin fährt niemand.
new-start = Rennen starten
new-lobby = Tisch eröffnen und einladen
new-watch-only = Es fahren nur Bots: Du schaust zu.
new-check-name = Platz { $seat } braucht einen Namen.
new-check-name-long = Der Name auf Platz { $seat } ist zu lang: höchstens { $most } Buchstaben.
new-check-name-twice = Zwei Fahrer heißen { $name }. Dann weiß niemand, wer angegriffen hat.
new-check-nobody = Nimm selbst einen Platz, sonst kann niemand den Tisch eröffnen.
new-check-count = { $game } ist für { $least } bis { $most } Fahrer.

## vor dem Start

lobby-title = Am Start
lobby-empty = Noch niemand hier: Lade ein, oder nimm einen Bot dazu
lobby-seats-list = Startliste
lobby-seat-open = Freier Platz
lobby-seat-waiting = wartet auf einen Fahrer
lobby-seat-here = ist da
lobby-seat-away = ist kurz weg
lobby-seat-bot-of = Bot · { $bot }
lobby-colour-hint = Eine andere Farbe? Drück auf das Schild deines Platzes.
lobby-add-bot = Bot dazu
lobby-free-seat = Platz freigeben
lobby-fill-bots = Mit Bots auffüllen
lobby-start = Rennen starten
lobby-start-wait = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
lobby-wait-maker = Das Rennen beginnt, sobald der Startschuss von dem kommt, der den Tisch eröffnet hat.
lobby-invite = Einladen
lobby-code = Code des Tisches: { $code }
lobby-code-help = Sechs Buchstaben zum Eintippen auf der Startseite.
lobby-invite-seat = Link kopieren für Platz { $seat }
lobby-invite-table-help = Wer diesen Link öffnet, sucht sich einen freien Platz aus.
lobby-copy-link = Link kopieren
lobby-share-text = Fahr { $game } mit mir
lobby-local = Diese Adresse gilt nur auf diesem Rechner. Für Freunde in deinem Netz starte den Server mit --lan und öffne ihn unter dem Namen dieses Rechners.
lobby-sit-title = Ein Platz wartet auf dich
lobby-sit-free = Nimm Platz
lobby-sit-name = Dein Name
lobby-sit-seat = Welcher Platz
lobby-sit = Platz nehmen
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
lobby-stages = { $count ->
    [one] Eine Etappe: { $names }
   *[other] { $count } Etappen: { $names }
  }
lobby-options = Reglement des Tages
lobby-options-rulebook = Alles nach der Spielregel.
lobby-option = { $name }: { $choice }
lobby-from-position = Dieses Rennen geht von einer Stellung aus weiter. Wer den Tisch gemacht hat, kann jede Hand darin gesehen haben; das Glück von hier an wird neu gezogen.

## Ende einer Etappe und der Rundfahrt

result-final = Endwertung
result-stage-of = Etappe { $order } von { $of } · Ergebnis
result-stage-pill = Etappe
result-podium = Podest: { $places }
result-podium-row = { $rank }. { $name }.
result-awards = Was den Träger wechselte
result-award-rule = Entschieden durch Regel { $rule }
tie-why = Gleichauf: Was gab den Ausschlag?
result-story = Etappe für Etappe
result-story-total = Gesamt
result-story-chart = Rückstand auf den Ersten nach jeder Etappe
result-story-stage = Etappe { $order }: { $stage }
result-next = Nächste Etappe
result-next-named = Nächste Etappe: { $stage }
result-back-table = Zurück zum Tisch
result-watch = Noch einmal ansehen
result-rematch = Revanche
result-whole = Die ganze Tour fahren
result-record = Protokoll
result-verified = Zufall mit dem Startwert nachgeprüft
result-unverified = Das Protokoll passt nicht zu seinem Startwert
result-take-backs-honest = Ehrlicher Tisch
result-take-backs-friendly = Freundschaftlicher Tisch: { $count ->
    [0] nichts über das Glück hinweg zurückgenommen
    [one] ein Zug über das Glück hinweg zurückgenommen
   *[other] { $count } Züge über das Glück hinweg zurückgenommen
}
result-take-backs-former = { $count ->
    [0] Nichts über das Glück hinweg zurückgenommen
    [one] Ein Zug zurückgenommen, mit neuem Glück
   *[other] { $count } Züge zurückgenommen, mit neuem Glück
}
result-share-title = Ergebnis des Rennens
result-share-text = { $headline } · { $stage }
result-share-row = { $rank }. { $name } { $value }
result-share-played = Gefahren auf Gruppetto: { $link }

## Aufzeichnung

replay-title = Aufzeichnung
replay-sub = Aufzeichnung · { $names }
replay-moves = Züge
replay-moves-note = Notation des Protokolls
replay-start = Start
replay-turn = Zug { $at } von { $of }
replay-slider = Zug im Rennen
replay-play = Abspielen
replay-pause = Pause
replay-prev = Einen Zug zurück
replay-next = Einen Zug weiter
replay-speed = Tempo
replay-stages = Zur Etappe
replay-eyes = Gesehen von
replay-eyes-everyone = Allen
replay-branch = Von hier weiterspielen
replay-branch-help = Ein neuer Tisch beginnt mit dieser Stellung. Wer fährt für wen?
replay-branch-go = Weiterfahren
replay-link = Link zu diesem Zug kopieren
replay-verified = Protokoll geprüft
replay-unverified = Das Protokoll stimmt nicht
replay-record = Protokoll herunterladen
replay-undo = zurück zu Zug { $n }
replay-tabs = Ansichten
replay-tab-board = Straße
replay-tab-standings = Wertung
replay-tab-moves = Züge

## analysis

analysis-open = Analyse
analysis-moves = Zurück zu den Zügen
analysis-chart = Siegchance
analysis-seen-by = eine Linie je Team, wie { $level } es sieht
analysis-working = wird berechnet: { $done } von { $of } Zügen
analysis-at = bei Zug { $turn }
analysis-point = Wendepunkt bei Zug { $turn }: { $name }, { $chance }
analysis-turning = Wendepunkte
analysis-turning-of = { $at } von { $of }
analysis-turn = Zug { $turn }
analysis-none = Nichts hat dieses Rennen gewendet.
analysis-wait = Die Wendepunkte kommen, wenn das ganze Rennen angesehen ist.
analysis-gave = { $name } hat etwas verschenkt.
analysis-right = { $level } weiß nichts sicher Besseres.
analysis-played = Gespielt
analysis-luck-skill = Glück und Entscheidungen
analysis-unit = in % des Sieges
analysis-player = Spieler
analysis-luck = Glück
analysis-given = Verschenkt
analysis-decisions = Beste, schlechteste
analysis-best = Beste Entscheidung
analysis-best-at = Beste Entscheidung, Zug { $turn }
analysis-worst = Schlechteste Entscheidung
analysis-worst-at = Schlechteste Entscheidung, Zug { $turn }
analysis-legend = Glück: Würfe und gezogene Karten gegen ihren Durchschnitt. Verschenkt: Entscheidungen gegen die beste. Beides über das Rennen summiert.
analysis-luck-here = Würfe und gezogene Karten in diesem Zug: { $luck } %.

## Regelbuch

rules-title = Spielregel
rules-of = Spielregel: { $game }
rules-choose = Regeln welches Spiels
rules-english = Diese Regeln sind auf Englisch geschrieben.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-hint = Wort oder Regelnummer
rules-found = { $count ->
    [0] Keine Regel sagt das.
    [one] Eine Regel
   *[other] { $count } Regeln
  }
rules-source = Gedruckte Regel { $sources }
rules-decisions = Wo wir entschieden haben, und warum
rules-decisions-help = Hier schweigt die gedruckte Regel oder sagt zweierlei. Das haben wir gewählt.
rules-decision-used = Gilt für
rules-options = Varianten
rules-options-help = Was du vor einem Rennen wählen kannst. Angehakt ist, was die Spielregel sagt.
rules-link = Link zu { $rule }
rules-lesson = Die Lektion fahren
rules-print = Drucken
rules-print-sheets = Drucken · 2 Seiten
rules-to-plain = Alle Regeln
rules-plain = Die Regeln in einfachen Worten
rules-exact = Genauer Wortlaut
rules-exact-all = Genauer Wortlaut von Kapitel { $section }
rules-exact-of = Genauer Wortlaut von { $rule }
rules-contents-open = Inhalt und Suche
rules-loading = Die Regeln kommen gleich.
rules-previous = Vorige Regel: { $rule }
rules-next = Nächste Regel: { $rule }
rules-previous-section = Voriges Kapitel: { $section }
rules-next-section = Nächstes Kapitel: { $section }
rules-steps = Regel für Regel
rules-our-figure = unsere Zahl
rules-our-figure-why = Die gedruckte Regel nennt hier keine Zahl; diese ist von uns.
rules-own-box = Die Zahlen deiner Schachtel eingeben
rules-cards = Alle Karten, Schilder und Würfel
rules-cards-help = Was jedes davon tut und wie viele es gibt. Am Tisch sagt es dasselbe, wenn die Maus darauf ruht oder der Finger darauf bleibt.
# a thing explained: how many of all cards of its pack there are, and what ends a harm
explain-count = { $count } von { $of }
explain-cure = Abhilfe:

## Einstellungen

settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-paper = Tag
settings-theme-night = Nacht
settings-pace = Tempo der anderen
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-forced = Erzwungene Züge spielen
settings-forced-help = Geht nur eines, geschieht es von selbst, nach einem Moment, in dem man es sieht. Würfel wirfst du selbst.
settings-one-click = Spielen mit einem Klick
settings-one-click-help = Eine Karte oder ein Feld, das keine Wahl lässt, wird sofort gespielt, ohne zweites Drücken.
settings-motion = Bewegung
settings-motion-full = Voll
settings-motion-calm = Ruhig
settings-motion-none = Keine
settings-motion-help = Ruhig: Figuren blenden über, statt zu fahren. Keine: Nichts bewegt sich.
settings-sound = Ton
settings-sound-on = Ton an
settings-volume = Lautstärke
settings-percent = { $percent } %
settings-sounds = Welche Töne
settings-sound-ride = Freilauf
settings-sound-card = Karten
settings-sound-dice = Würfel
settings-sound-horn = Hupe
settings-sound-bell = Glocke
settings-sound-thud = Sturz
settings-sound-hiss = Reifenschaden
settings-sound-click = Du bist dran
settings-sound-crowd = Ziel
settings-saved = Deine Einstellungen bleiben in diesem Browser.
settings-about = Über Gruppetto
settings-about-text = Gruppetto ist eine unabhängige Umsetzung der Regeln klassischer Radsport-Brettspiele, mit eigenen Bildern und eigenen Worten. Es gehört zu keinem Verlag; die Namen von Spielen und Rennen sind Marken ihrer Inhaber.
settings-about-licence = Freie Software unter der MIT-Lizenz.

## Uhr

clock-name = Uhr
clock-none = Ohne Uhr
clock-out = Wenn die Zeit abgelaufen ist
clock-out-move = entscheidet ein Bot diesen Zug
clock-out-ride = fährt ein Bot weiter, bis du zurück bist
clock-out-nothing = geschieht nichts
clock-note-decision = Jede Entscheidung hat diese Zeit; ein Zug kann mehrere haben. Wer einen Zug zurücknehmen möchte, hält die Uhr an; Zeit kommt dadurch keine zurück.
clock-note-bank = Alle deine Entscheidungen zusammen haben diese Zeit. Ist sie verbraucht, bleiben zehn Sekunden für jede.
clock-decision = { $time } je Entscheidung
clock-bank = { $time } je Spieler, für das ganze Rennen
lobby-clock = Uhr: { $clock }. Wenn die Zeit abgelaufen ist, { $out }.
clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
  }
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
  }
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
