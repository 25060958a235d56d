# The words of the companion, German. Those of a game's own sheet live with the game.

## where it begins

companion-title = Begleiter
companion-beside = neben dem echten Brett
companion-reading = du liest mit
companion-of = Begleiter · { $game }
companion-lead = Euer Brett, unsere Rechnung
companion-lead-text = Spielt auf dem echten Brett. Sagt dem Telefon, was geschah; es führt Zeit, Plätze und Trikots, und jeder Fehler lässt sich verbessern.
companion-recent = Auf diesem Gerät
companion-begin = Ein Rennen beginnen
companion-no-keepers = Dieser Server führt keine Wertung.
companion-load = Gespeichertes Rennen laden
companion-load-help = Eine Datei, die du mit Teilen gesichert hast, geht genau dort weiter.
companion-load-file = Datei wählen
companion-forget = Dieses Blatt vergessen: { $name }
companion-forget-ask = Dieses Blatt vergessen? Ohne seinen Schreiber-Link kannst du nicht mehr darauf schreiben.
companion-state-done = beendet
companion-state-reader = nur lesen
companion-unknown-sheet = Dieses Blatt gibt es nicht. Vielleicht ist der Link abgeschnitten.
companion-unreadable = Dieses Blatt kann nicht gezeigt werden.

## set-up

companion-teams = Wer fährt
companion-team-count = Zahl der Teams
companion-team-name = Name von Team { $seat }
companion-team-hint = Name
companion-team-colour = { $bib }, Farbe von Team { $seat }: { $team }
companion-colours = Farben
companion-riders = Namen der Fahrer
companion-riders-of = Fahrer von { $name }
companion-rider-name = Name der Nummer { $bib }
companion-stages = Etappen
companion-stage = Etappe
companion-stage-name = Etappe { $number }: { $name }
companion-tour = Welche Rundfahrt
companion-tour-own = Eigene Liste
companion-stage-which = Welche Etappe
companion-stage-add = Hinzufügen
companion-stage-up = Etappe { $number } früher
companion-stage-drop = Etappe { $number } weglassen
companion-box-ours = eine Rekonstruktion
companion-box-nothing = nur die Reihenfolge
companion-box-mine = Meine eintippen
companion-box-mine-from = aus der Schachtel
companion-figure = { $heading }, { $name }, { $usual }
companion-figure-wrong = { $name }: von { $least } bis { $most }.
companion-figures-told = Das Ergebnisblatt sagt es.
companion-figures-all = Alle Zahlen, und von wem sie sind
companion-figures-change = Die Zahlen ändern
companion-figures-save = Mit diesen Zahlen rechnen
companion-sheet-name = Name des Rennens
companion-sheet-name-hint = Sonntag bei Ilse
companion-start = Start
companion-check-name = Team { $seat } braucht einen Namen.
companion-check-twice = Team { $seat } heißt wie ein anderes.
companion-check-stages = Wählt mindestens eine Etappe.

## the sheet

companion-views = Ansichten
companion-tab-race = Rennen
companion-tab-entry = Eintrag
companion-tab-ranking = Wertung
companion-tab-setup = Verwalten
companion-race-time = Rennzeit
companion-undo = Zurück
companion-redo = Wieder
companion-final = Endstand
companion-general = Das ganze Rennen
companion-scope = Etappe oder Rennen
companion-tables = Wertungen
companion-no-results = Noch keine Ergebnisse
companion-rank = Platz
companion-name = Name
companion-gain = Zuletzt gewonnen
companion-all-columns = Alle Spalten
companion-correct-entry = Verbessern

## entries

companion-forms = Was eintragen
companion-save = Speichern
companion-over = Das Rennen ist zu Ende.
companion-nothing-now = Jetzt ist nichts einzutragen.
companion-optional = freiwillig
companion-missing = Das fehlt noch.
companion-draw = Losen
companion-yes = Ja
companion-no = Nein
companion-picked = { $name }, { $place } in der Reihenfolge
companion-earlier = { $name } einen Platz früher
companion-level = { $name } gleichauf mit dem davor
companion-take-out = { $name } herausnehmen
companion-most = Hier höchstens { $most }.
companion-nobody-left = Niemand ist übrig.
companion-less = Weniger
companion-more = Mehr
companion-other-figure = andere
companion-figure-of = { $label }: { $name }
companion-cell = { $name }, { $label }: { $figure }
companion-replace-title = Alten Eintrag ersetzen?
companion-replace-text = Dafür gibt es schon einen Eintrag. Der neue tritt an seine Stelle.
companion-replace-yes = Ersetzen
companion-waits-already = Derselbe Eintrag wartet schon auf das Netz.
companion-take-back = Zurücknehmen
companion-before = Der nächste Eintrag kommt vor: { $told }
companion-before-not = Doch ans Ende setzen
companion-meanwhile = Inzwischen hat sich das Blatt geändert. Sieh noch einmal nach, bevor du speicherst.
companion-meanwhile-lost = „{ $form }“ kann nicht mehr eingetragen werden: inzwischen hat sich das Blatt geändert.
companion-meanwhile-gone = Ein Eintrag wurde zurückgenommen.

## history

companion-history = Einträge
companion-history-help = Tippe einen Eintrag an, um ihn zu verbessern, zu verschieben oder zu streichen; alles folgt.
companion-history-empty = Noch nichts eingetragen.
companion-history-all = Alle { $count } zeigen
companion-waits = zählt noch nicht: eine Etappe davor hat kein Ergebnis
companion-struck = Gestrichen
companion-restore = Zurückholen
companion-correct = Eintrag verbessern
companion-correct-save = Verbesserung speichern
companion-move-earlier = Nach vorn
companion-move-later = Nach hinten
companion-insert = Davor einfügen
companion-forgotten = Vergessenes nachtragen
companion-forgotten-in = Vergessenes in Etappe { $number } nachtragen
companion-strike = Streichen
companion-trace = Wer hat was geändert
companion-did-add = eingetragen
companion-did-change = verbessert
companion-did-move = verschoben
companion-did-strike = gestrichen
companion-did-restore = zurückgeholt
companion-did-rename = umbenannt
companion-did-plan = Etappen oder Regeln geändert
companion-did-undo = zurückgenommen
companion-did-redo = wieder geholt

## behind the race

companion-names = Namen
companion-ridden = gefahren
companion-options-save = Die Regeln des Tages ändern
companion-links = Links
companion-share-and-save = Teilen und sichern
companion-tv = Großer Bildschirm
companion-others = Andere Blätter
companion-device = Dieses Gerät
companion-your-name = Dein Name an Einträgen
companion-share-results = Die Ergebnisse
companion-share-text = Als Text
companion-share-picture = Als Bild
companion-share-csv = Als Tabelle (CSV)
companion-share-json = Das Blatt sichern
companion-share-done = Fertig
companion-reader-link = Leser-Link
companion-reader-link-help = Für alle am Tisch: zeigt alles, ändert nichts.
companion-scorer-link = Schreiber-Link
companion-scorer-link-help = Wer diesen hat, darf schreiben.
companion-local = Diese Adresse gilt nur auf diesem Rechner. Für andere Telefone mit --host 0.0.0.0 starten und unter dem Namen dieses Rechners öffnen.

## network

companion-waiting = { $count ->
    [one] Ein Eintrag wartet auf das Netz.
   *[other] { $count } Einträge warten auf das Netz.
  }
companion-offline = Bahnübergang: wir warten auf das Netz.
companion-last-known = Das ist der letzte bekannte Stand.
companion-denied = Dieser Link darf nicht mehr schreiben.

## refused

companion-refused = Nicht eingetragen
companion-refused-about = Es geht um:
companion-understood = Verstanden
companion-error-unknown_fact = Dieser Eintrag steht nicht mehr auf dem Blatt.
companion-error-fact_taken = Das ist schon eingetragen.
companion-error-nothing_to_undo = Jemand war schneller: sieh noch einmal hin.
companion-error-bad_plan = So lässt sich das Rennen nicht ändern.
companion-error-stage_told = Es gibt Einträge einer Etappe, die sich verschieben oder wegfallen würde. Streiche sie zuerst.
companion-error-bad_name = Ein Name hat 1 bis 32 Buchstaben.
companion-error-sheet_full = Dieses Blatt ist voll; beginnt ein neues.
companion-error-malformed = Das Blatt versteht diesen Eintrag nicht.
companion-error-too_large = Dieser Eintrag ist zu groß.
error-bad_sheet = Das ist kein gespeichertes Rennen, oder es ist beschädigt.
error-bad_plan = So lässt sich dieses Rennen nicht führen.

## on the home page

companion-home-title = Am echten Brett?
companion-home-text = Lass das Telefon Zeit, Wertung und Trikots führen.
