## Wie die Dinge heißen

you-name = { $name } (du)
stage-of = Etappe { $order } von { $of }
hand = Deine Hand:
card-fresh = { $card } (neu)
named-figure = { $name }: { $figure }
provenance-rulebook = Zahlen aus der Spielregel
provenance-reconstruction = Zahlen teilweise rekonstruiert

## games, rules

games-box = Schachtel
games-players = Spieler
games-minutes = Minuten
games-bots = Bots
games-edition = Ausgabe
games-option = Option
games-reading = Lesart
rules-decisions = Was wir entschieden haben
rules-options = Optionen: was sich vor dem Rennen wählen lässt, die Wahl der Spielregel fett
rules-readings = Weitere Optionen: Lesarten der Spielregel
rules-our-figure = unsere Zahl: { $notes }
rules-exact = Genauer Wortlaut: { $command }
rules-ours = Unsere Zahl: Die gedruckte Regel nennt keine. Die aus deiner Schachtel kommt in eine Kopie: { $command }
rules-cure = Abhilfe

## play

play-welcome = Gib die Nummer einer Wahl ein, ? für „warum nicht“, u zum Zurücknehmen, h für einen Hinweis, q zum Gehen, help für Hilfe. Der Startwert dieser Partie ist { $seed }.
play-prompt = >
play-help =
    Eine Nummer spielt diese Wahl; eine Aktion kann auch ausgeschrieben werden.
    ?             was jetzt nicht erlaubt ist, und nach welcher Regel; die Nummern folgen denen der Wahl
    why WAS       dasselbe für einen Versuch: seine Nummer, eine Karte oder ein Wort
    h             was ein Bot tun würde, und warum
    u             deine letzte Entscheidung zurücknehmen
    q             die Partie verlassen
play-hint = { $bot } würde dies tun; deine Chance zu gewinnen ist jetzt { $now } %:
play-hint-after = danach { $after } %
play-hint-general = Es führt einfach am besten weiter.
play-hint-only = Etwas anderes geht nicht.
reason-wins = Gewinnt das Rennen sicherer.
reason-decided = Wie auch immer es weiterging, das Rennen endete gleich.
reason-same = Diese Züge sind hier alle gleich viel wert.
reason-close = Zwischen den besten Zügen liegt hier fast nichts.
reason-unsure = Auf den ersten Blick der beste Zug, und nichts anderes ist sicher besser.
reason-behind = In nichts ist er besser als die erste Wahl.
play-no-hints = In diesem Spiel schaut kein Bot weit genug voraus, um Hinweise zu geben.
play-left = Du verlässt das Rennen.
play-recorded = Die Aufzeichnung steht in { $file }.
play-no-such-choice = Wähle eine Nummer von 1 bis { $most }.
play-what = „{ $said }“ ist weder eine Wahl noch ein Befehl; help zählt sie auf.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-honest = Das Glück hat seither gesprochen, und dies ist ein ehrlicher Tisch: Über einen Wurf, eine gezogene oder eine gezeigte Karte hinweg wird nichts zurückgenommen. Mit --friendly ist es erlaubt.
play-nothing-refused = Zurzeit wird nichts verweigert.
play-not-refused = Kein verweigerter Versuch handelt von „{ $wanted }“; ? zeigt alle.
why-colon = { ": " }

## the road in the terminal

map-order = Reihenfolge:
map-pace = Tempo { $pace }
map-climb = Anstieg
map-descent = Abfahrt
map-bridge = Brücke
map-sprint = Sprintzone
map-track-good = hilft
map-track-bad = schadet
map-line-sprint = Sprintlinie
map-line-summit = Gipfellinie
map-mark = Zeichen auf der Straße
map-barred = gesperrt
map-choice = die Nummer einer Wahl

## replay, verify

replay-prompt = Enter für den nächsten Zug, q zum Aufhören
verify-proven = { $file }: bewiesen, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
} nach den Regeln und mit dem Glück, das am Start versprochen wurde.
verify-unfinished = { $file }: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
} nach den Regeln; die Partie ist nicht zu Ende, ihr Startwert also noch geheim und das Glück nicht prüfbar.
verify-honest = Ein ehrlicher Tisch: Über einen Wurf, eine gezogene oder eine gezeigte Karte hinweg wurde nichts zurückgenommen.
verify-friendly = Ein freundschaftlicher Tisch: { $count ->
    [0] Über einen Wurf, eine gezogene oder eine gezeigte Karte hinweg durfte zurückgenommen werden, und niemand tat es
    [one] Ein Zug wurde über einen Wurf, eine gezogene oder eine gezeigte Karte hinweg zurückgenommen
   *[other] { $count } Züge wurden über einen Wurf, eine gezogene oder eine gezeigte Karte hinweg zurückgenommen
}; noch einmal getan, fällt es ebenso.
verify-former = Gespielt, bevor Tische ehrlich oder freundschaftlich waren: { $count ->
    [0] Über einen Wurf, eine gezogene oder eine gezeigte Karte hinweg wurde nichts zurückgenommen.
    [one] Ein Zug wurde über einen Wurf, eine gezogene oder eine gezeigte Karte hinweg zurückgenommen und traf auf neues Glück.
   *[other] { $count } Züge wurden über einen Wurf, eine gezogene oder eine gezeigte Karte hinweg zurückgenommen und trafen auf neues Glück.
}
verify-hints = { $name } bekam { $count ->
    [one] einen Hinweis
   *[other] { $count } Hinweise
} gezeigt.

## simulate

simulate-title = { $game } mit { $players } Spielern, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
simulate-bot = Bot
simulate-seat = Platz
simulate-wins = Siege / Starts
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-length = Länge: im Mittel { $decisions } Entscheidungen (von { $least } bis { $most }), { $turns } Züge je Platz.
simulate-event = was geschieht
simulate-a-game = Mal je Partie
simulate-shared = { $games ->
    [one] Eine Partie wurde gemeinsam gewonnen.
   *[other] { $games } Partien wurden gemeinsam gewonnen.
}
simulate-nobody = { $games ->
    [one] Eine Partie hatte keinen Sieger.
   *[other] { $games } Partien hatten keinen Sieger.
}
simulate-pace = { $seconds } s, { $pace } Partien in der Sekunde.
program-faults = { $bot }: { $instead } entschied { $times } Mal an seiner Stelle ({ $reasons }).
program-partly = * Diese Zahlen sind nicht allein seine: { $instead } hat manche seiner Züge entschieden.
program-late = zu spät
program-ended = beendet
program-no_offer = kein Angebot
guest-seated = Er hat Platz { $seat }. Um später zurückzukommen: --token { $token }
guest-away = Der Server ist fort; neuer Versuch.
guest-over = Die Partie ist zu Ende.

## cluster

cluster-or-jobs = --jobs zählt Prozesse dieses Rechners, --cluster nennt Arbeiter, die schon da sind: Nimm eines von beiden.
cluster-needs-distributed = Partien auf vielen Rechnern brauchen Dask: pip install 'gruppetto[cluster]'.
cluster-threads = Ein Arbeiter hat mehrere Threads, von denen nur einer spielt: Starte Arbeiter mit --nthreads 1 und --nworkers auto.

## bench

bench-title = { $game } mit { $players } Spielern, Zufallspartien
bench-decisions = Entscheidungen/s
bench-games = Partien/s
bench-length = Entscheidungen/Partie
bench-operation = Vorgang
bench-ratio = { $ratio }-mal so viele Entscheidungen in der Sekunde wie { $peer } in derselben Messung.

## bench of a server

load-title = { $tables } Tische zu { $players }, zufällige Züge, vom Zug bis zum Bild
load-moves = Züge/s
load-p50 = p50 ms
load-p99 = p99 ms
load-bytes = Bytes/Zug
load-matches = Partien
load-memory = Server MB

## serve, companion

serve-running = Gruppetto läuft schon, mit denselben Tischen: { $url }
serve-other-port = Port { $port } gehört einem anderen Programm; Gruppetto nimmt einen freien.
serve-not-for-friends = Gruppetto läuft schon unter { $url }, mit denselben Tischen, aber nur für diesen Rechner; bitte erst beenden, damit Freunde mitspielen können.
serve-not-https = Gruppetto läuft schon unter { $url }, mit denselben Tischen, aber ohne https; bitte erst beenden.
serve-lan-or-host = Entweder --lan oder --host, nicht beides: --lan findet die Adresse selbst.
serve-no-network = Dieser Rechner ist in keinem Netz, über das ein Telefon ihn erreichen könnte. Geh in ein WLAN, oder öffne hier oder auf einem Telefon einen Hotspot, und starte noch einmal; Internet braucht es nicht.
serve-no-certificate = Das Zertifikat für https lässt sich nicht aufbewahren: { $reason }
serve-https =
    Zur Warnung der Browser: Im Internet bürgt niemand für Adressen zu Hause, also hat Gruppetto selbst ein Zertifikat gemacht. „Erweitert“ wählen und weitergehen; dann bleibt der Bildschirm an.
    Damit keine Warnung mehr kommt und die Seite auch ohne Netz startet, auf dem Handy /api/certificate unter derselben Adresse öffnen und ihm in den Einstellungen vertrauen: docs/hosting.md sagt, wo.
    Sein SHA-256-Fingerabdruck ist { $fingerprint }
    Es gilt nur für Heimnetze. Sein Schlüssel liegt in { $folder }: niemandem zeigen.

## doctor

doctor-ok = OK
doctor-note = Hinweis
doctor-problem = Problem
doctor-sum = { $problems ->
    [0] Nichts hindert dich am Fahren.
    [one] Ein Problem ist zu beheben.
   *[other] { $problems } Probleme sind zu beheben.
}
doctor-python-there = Python { $version } auf { $system }
doctor-engine-compiled = Gruppetto { $version }, Regeln und Bots kompiliert
doctor-engine-able = Gruppetto { $version } in reinem Python; hier ist ein C-Compiler, also macht „pip install .“ aus den Quellen die Bots um ein Mehrfaches schneller
doctor-engine-unable = Gruppetto { $version } in reinem Python; mit einem C-Compiler und den Headern von Python macht „pip install .“ aus den Quellen die Bots um ein Mehrfaches schneller
doctor-pages-there = Die Seiten für den Browser sind da
doctor-pages-missing = Die Seiten für den Browser fehlen: „make pages“ in den Quellen, oder installiere das Paket noch einmal
doctor-folder-there = Datenordner { $folder }, { $free } MB frei
doctor-folder-full = Datenordner { $folder }: nur noch { $free } MB frei; schaffe Platz
doctor-folder-closed = Datenordner { $folder }: Er lässt sich nicht beschreiben; nimm einen anderen mit --database
doctor-folder-none = { $reason }
doctor-database-new = Datenbank { $about }: Sie wird beim ersten Start angelegt
doctor-database-current = Datenbank { $about }: lesbar und von dieser Version
doctor-database-older = Datenbank { $about }: von einer früheren Version; der nächste Start bringt sie auf den Stand, mache vorher eine Kopie
doctor-database-newer = Datenbank { $about }: von einem neueren Gruppetto; installiere dieses, oder nimm eine andere mit --database
doctor-database-unreadable = Die Datenbank lässt sich nicht lesen: { $about }
doctor-database-damaged = Datenbank { $about }: beschädigt; spiele eine Kopie ein, oder nimm eine andere mit --database
doctor-network-there = Telefone in deinem Netz erreichen diesen Rechner unter { $address }
doctor-network-none = Dieser Rechner ist in keinem Netz: Telefone erreichen ihn nicht
doctor-port-free = Port { $port } ist frei
doctor-port-ours = Port { $port }: Dort läuft Gruppetto, mit diesen Tischen
doctor-port-taken = Port { $port } gehört einem anderen Programm; Gruppetto nimmt einen freien, oder den von --port
doctor-browser-there = Ein Browser lässt sich öffnen
doctor-browser-none = Hier wurde kein Browser gefunden: Öffne die angezeigte Adresse selbst in einem
doctor-extras-there = Extras: { $names }
doctor-extras-missing = Nicht installiert und zum Spielen nicht nötig: { $names }; so bekommst du eines: pip install 'gruppetto[{ $first }]'

## stages

edition-unusual = Hinweis: { $what }
stages-good = { $file }: Plan { $board } von { $game }, { $count } Felder: fahrbereit.
stages-drawn = Plan { $board } ist in { $file } gezeichnet.

## editions, and copies of files

copy-written = Nach { $file } geschrieben.
copy-exists = { $file } gibt es schon; --force überschreibt die Datei.
copy-no-edition = { $game } hat keine Ausgabe „{ $wanted }“; es gibt { $known }.
copy-no-stage = { $game } hat keine Etappendatei „{ $wanted }“; es gibt { $known }.
copy-no-stages = { $game } hat keine Etappendateien: Die Etappen stehen in der Ausgabe, die „gruppetto editions copy { $game }“ herausschreibt.

train-needs-numpy = Das Training braucht numpy: pip install 'gruppetto[train]'.
train-players = Die Spielerzahlen sind eine Liste wie 2,4, nicht { $players }.
train-round = Runde { $round }: { $lessons } Stellungen, Verlust { $loss }, nennt den Sieger in { $named } %
train-written = Geschrieben: { $file }

dataset-needs-pyarrow = Ein Datensatz braucht pyarrow: pip install 'gruppetto[dataset]'.
dataset-exists = { $file }: diese Datei gibt es schon; --force überschreibt sie.
dataset-written = { $file }: { $rows } Entscheidungen aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, { $columns } Spalten, { $actions } verschiedene Aktionen, { $megabytes } MB; { $seconds } s, { $pace } Zeilen in der Sekunde.

## analyse

analyse-title = { $level } blickt auf { $moves } Züge zurück
analyse-player = Spieler
analyse-luck = Glück
analyse-given = Verschenkt
analyse-best = Bester
analyse-worst = Schlechtester
analyse-turning = Wendepunkte, nach der Siegchance
analyse-turn = Zug { $number }
analyse-played = gespielt: { $label }, { $chance } %
analyse-instead = { $level }: { $label }, { $chance } %
analyse-legend = Glück: Würfe und gezogene Karten gegen ihren Durchschnitt. Verschenkt: Entscheidungen gegen die beste. Beides in Prozent des Sieges.
analyse-unfinished = Das Rennen ist nicht zu Ende: Es gibt noch nichts, worauf man zurückblicken könnte.

## tournament

tournament-needs-openskill = Wertungszahlen brauchen openskill: pip install 'gruppetto[lab]'.
tournament-title = { $game } mit { $players } Spielern, Turnier über { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
tournament-rating = Wertungszahl
tournament-ms = CPU-ms
tournament-against = Siege von / gegen
tournament-read-cross = { $players ->
    [2] Eine Zeile sagt, wie oft ihr Bot die anderen schlägt.
   *[other] Eine Zeile sagt, wie oft ihr Bot gewinnt, von den Partien, die einer der beiden gewinnt.
}
tournament-read-rating = In Klammern stehen 95-%-Intervalle. Die Wertungszahlen sind auf der Skala von Elo: 100 Punkte mehr sind 64 % der Siege zwischen zweien. Die CPU-ms sind die einer Entscheidung, bei der es etwas zu wählen gab.
tournament-uneven = Es gibt { $orders } Sitzordnungen; mit einem Vielfachen davon als --games sitzt jeder überall gleich oft.

## report

report-bots = --bots nennt einen Bot oder zwei verschiedene, den besseren zuerst, und nicht „{ $bots }“.
report-written = Geschrieben: { $file }
report-title = { $game }: wie es sich spielt
report-lead = Wie es sich mit { $players } Spielern spielt: { $games } Partien, in denen der Bot { $bot } auf jedem Platz fährt, Startwert { $seed }.
report-made = Gemacht mit: { $command }
report-few = Nur { $games } Partien je Zeile: kleine Unterschiede besagen nichts.
report-length = Länge einer Partie
report-length-note = Entscheidungen je Partie: im Mittel { $mean } (die rote Linie), von { $least } bis { $most }. Je höher ein Balken, desto mehr Partien sind so lang.
report-seats = Siege nach Platz
report-seats-note = Auf allen Plätzen fährt derselbe Bot, also sollte jeder { $share } gewinnen (rot). Die Striche sind 95-%-Intervalle.
report-seat = Platz { $seat }
report-luck = Glück und Können
report-luck-note = Wie oft { $better } zu zweit gegen { $worse } gewinnt, { $games } Partien je Zeile. Glück allein ergäbe die Hälfte (rot); wenn Entscheidungen zählen, sollte der Bessere umso öfter gewinnen, je länger ein Rennen ist.
report-stages = { $stages ->
    [one] 1 Etappe
   *[other] { $stages } Etappen
}
report-decisions = { $decisions } Entscheidungen
report-pace = Der Verlauf einer Etappe
report-pace-note = Was einen Blick wert ist, Mal je Etappe, von der ersten Entscheidung (links) bis zur letzten; die Linie zeigt, wie weit der Führende auf der Straße ist.
report-leader = der Führende auf der Straße
report-others = alles Übrige
report-card-harm = Karten, die schaden
report-card-help = Karten, die helfen
report-card-plain = andere Karten
report-options = Was Optionen bewirken
report-options-note = Jede Wahl allein, der Rest wie eingestellt, je { $games } Partien: wie viele Entscheidungen eine Partie braucht, und wie oft der erste Platz gewinnt (gerecht wären { $share }, rot). Die Striche sind 95-%-Intervalle.
report-choice = Wahl
report-choice-length = Entscheidungen je Partie
report-choice-seat = erster Platz gewinnt
report-usual = eingestellt
report-no-difference = kein Unterschied in diesen Partien
report-harm = Wo es Fahrer trifft
report-harm-note = Stürze, Reifenpannen und was Fahrer sonst aufhält, Mal je Partie, und die Felder, auf denen sie standen, wenn ein einzelner gemeint ist. Der größte Punkt ist { $most } Mal je Partie.
report-harm-none = In diesen Partien wurde niemand aufgehalten.
report-harm-count = { $count } Mal je Partie auf dieser Straße
