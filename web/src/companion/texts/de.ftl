# The words of the companion, German. Those of a game's own sheet live with the game.

## where it begins

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
companion-forget-ask = Dieses Blatt von diesem Gerät nehmen? Auf dem Server bleibt es. Ohne seinen Schreiber-Link kannst du nicht mehr darauf schreiben; im Archiv kann es löschen, wer es angelegt hat, und zwar für alle.
companion-state-done = beendet
companion-state-reader = nur lesen
companion-unknown-sheet = Dieses Blatt gibt es nicht. Vielleicht ist der Link abgeschnitten, oder wer es angelegt hat, hat es gelöscht.
companion-unreadable = Dieses Blatt kann nicht gezeigt werden.

## set-up

companion-teams = Wer fährt
companion-team-count = Zahl der Teams
companion-team-name = Name von Team { $seat }
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
companion-own-edit = Etappe { $number } beschreiben
companion-own-name = Name der Etappe
companion-own-name-hint = Wie auf dem Plan
companion-own-needs = { $name }: wird gebraucht.
companion-own-numbers-help = Zahlen mit Leerzeichen dazwischen; leer: die üblichen.
companion-own-numbers-wrong = { $name }: ganze Zahlen von { $least } bis { $most }, jede einmal, höchstens { $longest }.
companion-own-fewer = { $name }: eins weniger
companion-own-more = { $name }: eins mehr
companion-own-line = Name von { $name }
companion-own-save = Etappe sichern
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
companion-course = Rückstand
companion-course-after = Nach Etappe
companion-course-table = Rückstand auf die Spitze, Etappe für Etappe
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
companion-level = { $name } gleichauf mit dem davor
companion-take-out = { $name } herausnehmen
companion-most = Hier höchstens { $most }.
companion-nobody-left = Niemand ist übrig.
companion-in-order = In dieser Reihenfolge
companion-rest-each = Alle übrigen in dieser Reihenfolge · { $count }
companion-rest-together = Alle übrigen zusammen · { $count }
companion-number = Nummer { $number }: Enter
companion-no-number = Niemand hat hier die Nummer { $number }.
companion-not-here = { $name } ist schon im Ziel oder ausgeschieden.
companion-away = { $name }, im Ziel oder ausgeschieden
companion-digit-back = Letzte Ziffer zurücknehmen
companion-next-figure = Zur nächsten Zahl
companion-will-write = Eingetragen wird:
companion-still-missing = Es fehlt noch: { $what }
companion-save-riders = { $count ->
    [one] Einen Fahrer speichern
   *[other] { $count } Fahrer speichern
  }
companion-save-teams = { $count ->
    [one] Ein Team speichern
   *[other] { $count } Teams speichern
  }
companion-close-form = Schließen, ohne zu speichern
companion-clear-form = Formular leeren
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
companion-swap = Zwei Fahrer zwischen Gruppen tauschen
companion-swap-here = Aus diesem Eintrag
companion-swap-there = Aus einer anderen Gruppe
companion-swap-help = Wählt je einen: Sie tauschen den Platz und damit die Zeit.
companion-swap-told = { $one } und { $other } tauschen den Platz.
companion-swap-save = Tauschen
companion-undo-takes = „Zurück“ nimmt zurück: { $told }
companion-trace = Wer hat was geändert
companion-did-add = eingetragen
companion-did-change = verbessert
companion-did-move = verschoben
companion-did-swap = getauscht
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
companion-aloud = Ansagen vorlesen
companion-your-name = Dein Name an Einträgen
companion-share-results = Die Ergebnisse
companion-share-text = Als Text
companion-share-picture = Als Bild
companion-print = Auf Papier
companion-print-do = Drucken
companion-print-winners = Etappensieger
companion-share-csv = Als Tabelle (CSV)
companion-share-json = Das Blatt sichern
companion-share-done = Fertig
companion-reader-link = Leser-Link
companion-reader-link-help = Für alle am Tisch: zeigt alles, ändert nichts.
companion-scorer-link = Schreiber-Link
companion-scorer-link-help = Wer diesen hat, darf schreiben.
companion-phones = Andere Telefone
companion-phones-start = Andere Telefone am Tisch? Zeig ihnen den QR-Code
companion-phones-write = Mit mir schreiben
companion-phones-look = Nur zuschauen
companion-phones-qr = QR-Code: { $what }
companion-phones-help = Die Kamera des anderen Telefons darauf richten.
companion-phones-unreachable = Andere Telefone kommen nicht herein: Dieser Server ist nur für diesen Rechner da. Starte ihn mit --lan.
companion-plain-http = Diese Seite kam ohne https.
companion-plain-http-why = Darum lässt der Browser den Bildschirm dunkel werden und öffnet die Seite nicht ohne Netz: Beides erlaubt er nur über verschlüsselte Verbindungen. Wer den Server betreibt, kann ihn mit --https starten.
companion-untrusted = Dieser Browser vertraut dem Zertifikat des Servers noch nicht.
companion-untrusted-why = Darum öffnet er die Seite nicht ohne Netz. Das Zertifikat einmal auf diesem Gerät installieren und ihm in den Einstellungen vertrauen.
companion-untrusted-get = Zertifikat holen

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
companion-rule = Regel { $rule }
companion-error-unknown_fact = Dieser Eintrag steht nicht mehr auf dem Blatt.
companion-error-fact_taken = Das ist schon eingetragen.
companion-error-nothing_to_undo = Jemand war schneller: sieh noch einmal hin.
companion-error-bad_plan = So lässt sich das Rennen nicht ändern.
companion-error-stage_told = Es gibt Einträge einer Etappe, die sich verschieben oder wegfallen würde. Streiche sie zuerst.
companion-error-bad_name = Ein Name hat 1 bis 32 sichtbare Buchstaben.
companion-error-sheet_full = Dieses Blatt ist voll; beginnt ein neues.
companion-error-malformed = Das Blatt versteht diesen Eintrag nicht.
companion-error-too_large = Dieser Eintrag ist zu groß.
error-bad_sheet = Das ist kein gespeichertes Rennen, oder es ist beschädigt.
error-too_large = Das ist zu groß: die Datei eines gesicherten Rennens hat höchstens 1 MB.
error-bad_plan = So lässt sich dieses Rennen nicht führen.

## das Archiv

companion-archive = Archiv
companion-archive-tours = Touren
companion-archive-records = Statistik
companion-archive-people = Leute
companion-archive-all = { $count ->
    [0] Archiv und Leute
   *[other] Alle Touren ({ $count }), Statistik, Leute
  }
companion-archive-search = Suchen: Name, Spiel, Leute
companion-archive-count = { $count ->
    [one] Eine Tour
   *[other] { $count } Touren
  }
companion-archive-won = gewonnen von { $who }
companion-archive-name = Diese Tour benennen: { $name }
companion-archive-save = Als Datei sichern: { $name }
companion-archive-delete = Löschen: { $name }
companion-archive-delete-ask = Diese Tour löschen? Überall: Sie verschwindet von diesem Gerät und vom Server, und kein Link öffnet sie mehr; eine gesicherte Datei behält, wer sie hat. Nur hier: Die anderen behalten sie, und niemand kann sie mehr für alle löschen.
companion-archive-delete-scorer = Diese Tour von diesem Gerät nehmen? Auf dem Server bleibt sie: Nur das Telefon, das sie angelegt hat, kann sie für alle löschen. Ohne ihren Schreiber-Link kann hier niemand mehr eintragen.
companion-archive-delete-reader = Diese Tour von diesem Gerät nehmen? Auf dem Server bleibt sie, und ihr Link öffnet sie weiterhin.
companion-archive-delete-yes = Löschen
companion-archive-delete-everywhere = Überall löschen
companion-archive-delete-here = Nur hier
companion-archive-export = Alles als eine Datei sichern
companion-archive-export-help = Alle Touren und Leute. „Gespeichertes Rennen laden“ holt alles zurück, auf diesem Gerät oder einem anderen.
companion-archive-lost = { $count ->
    [one] Eine Tour war nicht zu bekommen.
   *[other] { $count } Touren waren nicht zu bekommen.
  }
companion-archive-lost-load = { $count ->
    [one] Eine Tour konnte nicht übernommen werden. Ladet die Datei später noch einmal: Nichts wird doppelt übernommen.
   *[other] { $count } Touren konnten nicht übernommen werden. Ladet die Datei später noch einmal: Nichts wird doppelt übernommen.
  }
companion-archive-empty = Noch keine Touren auf diesem Gerät.
companion-records-over = { $count ->
    [one] Über eine Tour, die zu Ende gefahren ist.
   *[other] Über { $count } Touren, die zu Ende gefahren sind. Von einem Team zählt der beste Fahrer.
  }
companion-records-empty = Sobald eine Tour zu Ende gefahren ist, werden hier Siege und Trikots gezählt.
companion-records-wins = Toursiege
companion-records-podiums = Podestplätze
companion-records-stages = Etappensiege
companion-records-tours = Touren
companion-records-best = Beste Etappen:
companion-duel = Im direkten Vergleich
companion-duel-one = Die eine Seite
companion-duel-other = Die andere Seite
companion-duel-ahead = am Ende vorn
companion-duel-stages = Etappensiege
companion-duel-tours = { $count ->
    [0] Sie sind noch keine Tour gegeneinander gefahren.
    [one] In einer Tour, die beide gefahren sind.
   *[other] In { $count } Touren, die beide gefahren sind.
  }
companion-jersey-yellow = Gelbes Trikot
companion-jersey-green = Grünes Trikot
companion-jersey-polka = Gepunktetes Trikot
companion-jersey-team = Bestes Team
companion-cap-yellow = Gelbe Mütze
companion-people-help = Eine Liste für alle Spiele. Beim Planen genügt ein Tipp auf den Namen; er bekommt dort die übliche Farbe oder Nummer.
companion-people-pick = Leute dieses Geräts
companion-people-name = Name von { $name }
companion-people-colour = Übliche Farbe von { $name }
companion-people-number = Übliche Nummer von { $name }
companion-people-number-hint = Nr.
companion-people-forget = { $name } von der Liste nehmen
companion-people-new = Noch ein Name
companion-people-add = Dazu
companion-people-save = Die Liste als Datei sichern
