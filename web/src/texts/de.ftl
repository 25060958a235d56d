# Die Wörter der Seiten, deutsch. Wir duzen.

## überall

app-title = Gruppetto
nav-rules = Regeln
nav-replays = Aufzeichnungen
theme-night = Nachtetappe
language-en = English
language-fr = Français
language-nl = Nederlands
language-de = Deutsch
common-cancel = Abbrechen
common-copied = Kopiert
common-copy-failed = Kopieren ging nicht
common-share = Teilen
common-retry = Noch einmal versuchen
common-you = du
common-rider = Fahrer
common-home-link = Zur Startseite
plate-name = Nummer { $bib }, { $team }
team-rouge = Rouge
team-azur = Azur
team-mandarine = Mandarine
team-lavande = Lavande
team-lagune = Lagune
team-ardoise = Ardoise
team-blanc = Blanc
bot-lanterne = Lanterne rouge
bot-lanterne-help = Patzt ab und zu mit Absicht: der Erste, den man schlägt.
bot-lanterne-manner = patzt ab und zu
bot-gregario = Gregario
bot-gregario-help = Nimmt immer den besten Zug, den er sieht.
bot-gregario-manner = nimmt, was er sieht
bot-rouleur = Rouleur
bot-rouleur-help = Denkt einen Zug voraus.
bot-rouleur-manner = denkt einen Zug voraus
bot-puncheur = Puncheur
bot-puncheur-help = Rechnet und ahnt deine Karten.
bot-puncheur-manner = schlägt zu, wo es weh tut
bot-patron = Patron
bot-patron-help = Denkt lange nach und verschenkt nichts.
bot-patron-manner = Herr des Pelotons
bot-greedy = Opportunist
bot-greedy-help = Nimmt immer den besten Zug, den er sieht.
bot-greedy-manner = nimmt, was er sieht
bot-random = Tourist
bot-random-help = Fährt der Aussicht wegen: Jeder erlaubte Zug ist recht.
bot-random-manner = fährt irgendwohin
provenance-rulebook = Zahlen aus der gedruckten Regel
provenance-rulebook-help = Karten, Punkte und Etappen sind die der gedruckten Regel.
provenance-reconstruction = teils rekonstruiert
provenance-reconstruction-help = Die gedruckte Regel nennt nicht alle Zahlen des Spielplans. Die fehlenden wurden rekonstruiert; wer die Schachtel besitzt, kann die echten einsetzen.

## was schiefgehen kann

error-offline = Der Server antwortet nicht. Läuft er?
error-unknown = Unterwegs ging etwas schief ({ $code }).
error-page = Reifenschaden: Diese Seite steht. Lade sie neu.
error-unknown_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link abgeschnitten, oder der Tisch ist fort.
error-deleted = Wer diesen Tisch angelegt hat, hat ihn gelöscht.
error-put_away = Dieser Tisch wurde weggeräumt.
error-unknown_code = Unter diesem Code wartet kein Tisch.
error-unknown_game = Dieses Spiel hat der Server nicht.
error-unknown_seat = Diesen Platz gibt es nicht.
error-bad_token = Dieser Platz gehört nicht diesem Browser.
error-bad_origin = Der Server kennt diese Adresse nicht als seine eigene. Wer ihn betreibt, startet ihn mit --allow-host und dem Namen aus der Adresszeile.
error-bad_name = Ein Name hat 1 bis 24 sichtbare Buchstaben.
error-bad_line = Eine Zeile hat 1 bis 400 sichtbare Zeichen.
error-bad_setup = Der Server nimmt diesen Aufbau nicht an.
error-bad_position = Aus dieser Stellung kann niemand weiterfahren.
error-seat_taken = Jemand war schneller: Der Platz ist besetzt.
error-team_taken = Jemand anders fährt schon in dieser Farbe: Wähle eine freie.
error-teams_fixed = Dieses Rennen geht in seinen Farben weiter.
error-unknown_team = Diese Farbe liegt nicht in der Schachtel.
error-started = Das Rennen läuft schon.
error-not_started = Das Rennen ist noch nicht gestartet.
error-no_analysis = In diesem Spiel denkt niemand voraus, also kann auch niemand zurückblicken.
error-not_over = Das Rennen läuft noch: Die Aufzeichnung gibt es im Ziel.
error-seats_open = Ein Platz ist noch frei: Lade jemanden ein oder gib ihn einem Bot.
error-rate = Nimm kurz das Tempo raus und versuche es noch einmal.
error-not_stored = Der Server kann gerade nichts festhalten: Es wurde nichts gespeichert. Versuche es gleich noch einmal.
error-damaged = Dieser Teil der Datenbank des Servers ist beschädigt. Sag es dem Betreiber: Vielleicht muss eine Kopie eingespielt werden.
error-busy = Der Server hat alle Hände voll zu tun. Versuch es gleich noch einmal.
error-full = Die Platte des Servers ist fast voll: Er nimmt keine neuen Tische und Blätter an. Was begonnen hat, geht weiter; wer den Server betreibt, kann Platz schaffen.
error-too_costly = Das war zu viel für den Server, darum hat er aufgehört.

## Startseite

home-slogan = { $count ->
    [1] Ein Klassiker der Landstraße
    [2] Zwei Klassiker der Landstraße
    [3] Drei Klassiker der Landstraße
    [4] Vier Klassiker der Landstraße
   *[other] Klassiker der Landstraße
  }
home-quick = Schnellstart
home-quick-help = Ein Klick · eine Etappe · { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
  }
home-name-title = Vor dem Start
home-name-label = Wie sollen wir dich nennen?
home-name-help = Wird einmal gefragt: Dieser Browser merkt es sich.
home-name-ride = Losfahren
home-choose = Wähle dein Rennen
home-play-bots = Gegen Bots
home-play-bots-game = Gegen Bots: { $game }
home-set-up = Aufbauen
home-set-up-game = Eine Partie aufbauen: { $game }
home-players = { $least }–{ $most } Spieler
home-players-exact = { $count } Spieler
home-box = Schachtel
home-box-inside = { "" }: { $contents }
home-minutes = { $least }–{ $most } Min.
home-no-games = Dieser Server hat keine Spiele.
home-continue = Weiterfahren
home-continue-empty = Kein Rennen unterwegs. Starte eines, dann wartet es hier auf dich.
home-continue-ride = Weiter
home-continue-watch = Zuschauen
home-continue-result = Ergebnis
home-continue-lobby = Zum Start
home-continue-forget = Diesen Tisch vergessen: { $table }
home-continue-forget-ask = Diesen Tisch vergessen? Ohne seinen Link kommst du nicht an deinen Platz zurück.
home-continue-forget-yes = Vergessen
home-continue-delete-ask = Diese Partie von diesem Gerät löschen? Sichere sie vorher als Datei, wenn du sie behalten willst.
home-continue-delete-yes = Löschen
home-state-your-turn = du bist dran
home-state-waiting = warten auf { $who }
home-state-lobby = noch nicht gestartet
home-state-over = beendet
home-state-here = Auf diesem Gerät · { $when }
home-state-gone = nicht mehr auf diesem Server
home-state-put-away = weggeräumt
home-state-with = { $what } · mit { $names }
home-join = An einen Tisch setzen
home-join-help = Füge den Link oder die sechs Buchstaben ein, die du bekommen hast.
home-join-field = Link oder sechs Buchstaben
home-join-go = Mitfahren
home-join-or = oder
home-join-make = eröffne einen Tisch und lade ein
home-join-bad = Das ist weder der Link zu einem Tisch noch ein Code aus sechs Buchstaben.
home-replays = Deine beendeten Rennen
home-replays-empty = Noch kein beendetes Rennen in diesem Browser.

## eine geführte erste Etappe

learn-opens = Die Straße wird vorbereitet …
home-learn = Fahren lernen
home-learn-game = Fahren lernen: { $game }
home-learn-first = Zum ersten Mal hier? Fahr deine erste Etappe mit einem Sportlichen Leiter
home-state-lesson = Lektion · { $what }
result-alone = Fahr jetzt allein

## Without a network

offline-title = Ohne Netz spielen
offline-size = { $come } von { $total } MB
offline-get = Holen
offline-pause = Pause
offline-go-on = Weiter
offline-lost = Das Netz ist weg. Was da ist, bleibt.
offline-full = Dieser Browser hat keinen Platz dafür oder behält nichts. Mit Netz kannst du trotzdem spielen.
offline-ready = Bereit ohne Netz
offline-ready-size = { $size } MB auf diesem Gerät.
offline-evict = Ein Browser kann sie samt deinen Partien wegwerfen, wenn seine Platte voll ist oder lange niemand kommt: Sichere als Datei, was du behalten willst.
offline-delete = Löschen
offline-here = Neue Tische auf diesem Gerät
offline-here-help = Ohne den Server, obwohl er da ist.
offline-works = Geht dann überall
offline-works-bots = Gegen Bots und gegeneinander an diesem Schirm
offline-works-rules = Regeln, Lektionen, eigene Rennen noch einmal
offline-works-companion = Der Begleiter neben dem echten Brett
offline-works-not = Tische mit anderen anderswo warten, bis du zurück bist
offline-works-never = Tische mit Freunden anderswo brauchen einen Server
offline-coming = Kommt auf dieses Gerät, einmalig: { $come } von { $total } MB
offline-starting = Das Rennen startet auf diesem Gerät
offline-saved = Auf diesem Gerät
offline-saved-none = Noch keine Partie auf diesem Gerät.
offline-under-way = unterwegs
offline-save-one = Als Datei sichern: { $game }
offline-save-all = Alle sichern
offline-open-file = Datei öffnen
offline-file = In dieser Datei
offline-file-moves = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}, mit { $names }
offline-file-keep = Auf diesem Gerät behalten
offline-file-keep-all = { $count ->
    [one] Eine Partie auf diesem Gerät behalten
   *[other] { $count } Partien auf diesem Gerät behalten
}
offline-file-clock = mit ihrer Uhr
offline-file-known = Schon auf diesem Gerät
offline-file-open = Zur Partie
offline-file-others = { $count ->
    [one] Eine Datei ist keine Partie: { $names }
   *[other] { $count } Dateien sind keine Partien: { $names }
}
offline-file-looking = Blick in die Datei: { $done } von { $of }
offline-file-kept = { $count ->
    [one] Eine Partie liegt jetzt auf diesem Gerät.
   *[other] { $count } Partien liegen jetzt auf diesem Gerät.
}
offline-save-missing = Nicht gesichert und noch auf diesem Gerät: { $games }
error-bad_zip = Dieses Archiv ist beschädigt oder verschlossen, oder es ist keine Partie darin.
error-large_file = Diese Datei ist zu groß, um sie zu öffnen: Eine Partie hat höchstens 16 MB, ein Archiv 64 MB und 500 Dateien.
offline-go-online = Diesen Tisch online stellen
offline-go-online-note = Der Server zieht neues Glück. Wer hier gespielt hat, kann jede Hand gesehen haben.
offline-play-here = Auf diesem Gerät weiterspielen
error-no_python = Das Spiel ließ sich in diesem Browser nicht starten: Sein Python kam nicht, oder der Browser verbietet es.
error-not_kept = Dieser Browser konnte es nicht festhalten, also wurde nichts gespeichert: Seine Platte ist vielleicht voll, oder er behält in einem privaten Fenster nichts. Schaff Platz und versuch es noch einmal.
error-broken = Das Spiel auf diesem Gerät ist gestürzt. Was gespielt wurde, ist festgehalten: Versuch es noch einmal.
error-bad_save = Diese Datei ist weder eine gesicherte Partie noch das Protokoll eines beendeten Rennens.

## in the frame of every page

close = Schließen
bar-home = Gruppetto, Startseite
bar-rulebook = Spielregel
bar-sound = Ton
bar-night = Nachtetappe
bar-menu = Menü
bar-settings = Einstellungen
oops-title = Reifenschaden: Die Seite kam nicht weiter
oops-text = Dein Tisch ist auf dem Server in Sicherheit. Komm mit der Adresse dieser Seite zurück.
oops-home = Zur Startseite
oops-again = Noch einmal versuchen
oops-copy = Bericht kopieren
oops-nowhere = Diese Straße führt nirgendwohin
oops-code = Kein Tisch hat diesen Code
stage-title = { $of ->
    [1] { $stage }
   *[other] Etappe { $order } · { $stage }
}
companion-title = Begleiter
companion-home-title = Am echten Brett?
companion-home-text = Lass das Telefon Zeit, Wertung und Trikots führen.
settings-title = Einstellungen
settings-language = Sprache
