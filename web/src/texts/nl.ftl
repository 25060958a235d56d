# De woorden van de pagina's, in het Nederlands. We zeggen je.

## overal

app-title = Gruppetto
nav-rules = Spelregels
nav-replays = Herhalingen
theme-night = Nachtetappe
language-en = English
language-fr = Français
language-nl = Nederlands
language-de = Deutsch
common-cancel = Annuleren
common-copied = Gekopieerd
common-copy-failed = Kopiëren lukt niet
common-share = Delen
common-retry = Opnieuw proberen
common-you = jij
common-rider = Renner
common-home-link = Naar de startpagina
plate-name = nummer { $bib }, { $team }
team-rouge = Rouge
team-azur = Azur
team-mandarine = Mandarine
team-lavande = Lavande
team-lagune = Lagune
team-ardoise = Ardoise
team-blanc = Blanc
bot-lanterne = Lanterne rouge
bot-lanterne-help = Vergist zich af en toe met opzet: de eerste om te kloppen.
bot-lanterne-manner = vergist zich weleens
bot-gregario = Gregario
bot-gregario-help = Doet altijd de beste zet die hij ziet.
bot-gregario-manner = pakt wat hij ziet
bot-rouleur = Rouleur
bot-rouleur-help = Denkt één beurt vooruit.
bot-rouleur-manner = denkt een beurt vooruit
bot-puncheur = Puncheur
bot-puncheur-help = Denkt vooruit en raadt je kaarten.
bot-puncheur-manner = slaat toe waar het pijn doet
bot-patron = Patron
bot-patron-help = Denkt lang na en geeft niets weg.
bot-patron-manner = baas van het peloton
bot-greedy = Opportunist
bot-greedy-help = Doet altijd de beste zet die hij ziet.
bot-greedy-manner = pakt wat hij ziet
bot-random = Toerist
bot-random-help = Rijdt voor het uitzicht: elke geldige zet is goed.
bot-random-manner = rijdt zomaar wat
provenance-rulebook = cijfers uit de gedrukte spelregels
provenance-rulebook-help = Kaarten, punten en etappes zijn die van de gedrukte spelregels.
provenance-reconstruction = deels gereconstrueerd
provenance-reconstruction-help = In de spelregels staan niet alle cijfers van het bord. Wat ontbrak, is gereconstrueerd; heb je de doos zelf, dan kun je de echte cijfers invullen.

## wat er mis kan gaan

error-offline = De server antwoordt niet. Draait hij wel?
error-unknown = Er ging onderweg iets mis ({ $code }).
error-page = Lekke band: deze pagina staat stil. Laad de pagina opnieuw.
error-unknown_table = Deze tafel bestaat niet. Misschien is de link afgekapt, of is de tafel er niet meer.
error-deleted = Wie deze tafel maakte, heeft haar verwijderd.
error-put_away = Deze tafel is opgeborgen.
error-unknown_code = Onder deze code wacht geen tafel.
error-unknown_game = Deze server heeft dat spel niet.
error-unknown_seat = Die plaats bestaat niet.
error-bad_token = Die plaats is niet van deze browser.
error-bad_origin = De server herkent dit adres niet als het zijne. Wie hem draait, start hem met --allow-host en de naam uit de adresbalk.
error-bad_name = Een naam heeft 1 tot 24 zichtbare letters.
error-bad_line = Een regel heeft 1 tot 400 zichtbare letters.
error-bad_setup = De server aanvaardt deze opzet niet.
error-bad_position = Vanuit deze stand kan niemand verder rijden.
error-seat_taken = Iemand was sneller: de plaats is bezet.
error-team_taken = Iemand anders rijdt al in deze kleur: kies een vrije.
error-teams_fixed = Deze koers gaat verder in de kleuren die ze had.
error-unknown_team = Die kleur zit niet in de doos.
error-started = De koers is al vertrokken.
error-not_started = De koers is nog niet vertrokken.
error-no_analysis = Niemand kijkt in dit spel vooruit, dus kan niemand terugkijken.
error-not_over = De koers is nog bezig: de herhaling komt na de finish.
error-seats_open = Er is nog een plaats vrij: nodig iemand uit of zet er een bot op.
error-rate = Even op adem komen, en dan opnieuw.
error-not_stored = De server kan nu niets vastleggen: er is niets bewaard. Probeer het zo dadelijk opnieuw.
error-damaged = Dit deel van de database van de server is beschadigd. Meld het de beheerder: misschien moet een kopie worden teruggezet.
error-busy = De server heeft de handen vol. Probeer het zo nog eens.
error-full = De schijf van de server is bijna vol: er komen geen tafels of bladen bij. Wat begonnen is gaat door; wie de server beheert kan plaats maken.
error-too_costly = Dat was te veel voor de server, dus hij is gestopt.

## startpagina

home-slogan = { $count ->
    [1] Een klassieker op de weg
    [2] Twee klassiekers op de weg
    [3] Drie klassiekers op de weg
    [4] Vier klassiekers op de weg
   *[other] Klassiekers op de weg
  }
home-quick = Meteen starten
home-quick-help = Eén klik · één etappe · { $bots ->
    [one] één bot
   *[other] { $bots } bots
  }
home-name-title = Voor de start
home-name-label = Hoe heet je in koers?
home-name-help = Wordt één keer gevraagd: deze browser onthoudt het.
home-name-ride = Rijden
home-choose = Kies je koers
home-play-bots = Tegen bots
home-play-bots-game = Tegen bots: { $game }
home-set-up = Opzetten
home-set-up-game = Een partij opzetten: { $game }
home-players = { $least }–{ $most } spelers
home-players-exact = { $count } spelers
home-box = Doos
home-box-inside = { "" }: { $contents }
home-minutes = { $least }–{ $most } min
home-no-games = Deze server heeft geen spellen.
home-continue = Verdergaan
home-continue-empty = Er loopt geen koers. Begin er een, dan wacht ze hier op je.
home-continue-ride = Rij verder
home-continue-watch = Kijken
home-continue-result = Uitslag
home-continue-lobby = Naar de start
home-continue-forget = Deze tafel vergeten: { $table }
home-continue-forget-ask = Deze tafel vergeten? Zonder de link kom je niet terug op je plaats.
home-continue-forget-yes = Vergeten
home-continue-delete-ask = Deze partij van dit apparaat verwijderen? Bewaar haar eerst als bestand als je haar wilt houden.
home-continue-delete-yes = Verwijderen
home-state-your-turn = jouw beurt
home-state-waiting = wachten op { $who }
home-state-lobby = nog niet vertrokken
home-state-over = afgelopen
home-state-here = Op dit apparaat · { $when }
home-state-gone = staat niet meer op deze server
home-state-put-away = opgeborgen
home-state-with = { $what } · met { $names }
home-join = Aanschuiven
home-join-help = Plak de link of de zes letters die je gekregen hebt.
home-join-field = Link of zes letters
home-join-go = Meedoen
home-join-or = of
home-join-make = open een tafel en nodig uit
home-join-bad = Dat is geen link naar een tafel en ook geen code van zes letters.
home-replays = Je afgelopen koersen
home-replays-empty = Nog geen afgelopen koers in deze browser.

## een eerste etappe met uitleg

learn-opens = De weg wordt klaargelegd …
home-learn = Leer rijden
home-learn-game = Leer rijden: { $game }
home-learn-first = Eerste keer? Rij je eerste etappe met een ploegleider
home-state-lesson = Les · { $what }
result-alone = Rij nu alleen

## Without a network

offline-title = Spelen zonder netwerk
offline-size = { $come } van { $total } MB
offline-get = Ophalen
offline-pause = Pauze
offline-go-on = Verder
offline-lost = Het netwerk is weg. Wat er al is, blijft.
offline-full = Deze browser heeft er geen plaats voor, of bewaart niets. Met een netwerk kun je toch spelen.
offline-ready = Klaar zonder netwerk
offline-ready-size = { $size } MB op dit apparaat.
offline-evict = Een browser kan ze weggooien, en je partijen ook, als de schijf vol is of er lang niemand komt: bewaar wat je wilt houden als bestand.
offline-delete = Verwijderen
offline-here = Nieuwe tafels op dit apparaat
offline-here-help = Zonder de server, ook al is die er.
offline-works = Werkt dan overal
offline-works-bots = Tegen bots en tegen elkaar op dit scherm
offline-works-rules = Regels, lessen, je eigen koersen terugkijken
offline-works-companion = De metgezel naast het echte bord
offline-works-not = Tafels met vrienden elders wachten tot je terug bent
offline-works-never = Tafels met vrienden elders hebben een server nodig
offline-coming = Komt op dit apparaat, eenmalig: { $come } van { $total } MB
offline-starting = De koers start op dit apparaat
offline-saved = Op dit apparaat
offline-saved-none = Nog geen partij op dit apparaat.
offline-under-way = onderweg
offline-save-one = Als bestand bewaren: { $game }
offline-save-all = Alles bewaren
offline-open-file = Bestand openen
offline-file = In dit bestand
offline-file-moves = { $count ->
    [one] Eén zet
   *[other] { $count } zetten
}, met { $names }
offline-file-keep = Op dit apparaat houden
offline-file-keep-all = { $count ->
    [one] Eén partij op dit apparaat houden
   *[other] { $count } partijen op dit apparaat houden
}
offline-file-clock = met de klok
offline-file-known = Al op dit apparaat
offline-file-open = Naar de partij
offline-file-others = { $count ->
    [one] Eén bestand is geen partij: { $names }
   *[other] { $count } bestanden zijn geen partijen: { $names }
}
offline-file-looking = Kijkt in het bestand: { $done } van { $of }
offline-file-kept = { $count ->
    [one] Eén partij staat nu op dit apparaat.
   *[other] { $count } partijen staan nu op dit apparaat.
}
offline-save-missing = Niet bewaard, en nog op dit apparaat: { $games }
error-bad_zip = Dit archief is beschadigd of vergrendeld, of er zit geen partij in.
error-large_file = Dit bestand is te groot om te openen: een partij heeft hoogstens 16 MB, een archief 64 MB en 500 bestanden.
offline-go-online = Deze tafel online zetten
offline-go-online-note = De server trekt nieuw geluk. Wie hier speelde, kan elke hand gezien hebben.
offline-play-here = Op dit apparaat verder spelen
error-no_python = Het spel kon in deze browser niet starten: zijn Python kwam niet, of de browser verbiedt het.
error-not_kept = Deze browser kon het niet vastleggen, dus er is niets opgeslagen: misschien is de schijf vol, of bewaart hij niets in een privévenster. Maak plaats en probeer het opnieuw.
error-broken = Het spel op dit apparaat is gevallen. Wat gespeeld is, blijft bewaard: probeer het opnieuw.
error-bad_save = Dit bestand is geen bewaarde partij en geen verslag van een gereden koers.

## in the frame of every page

close = Sluiten
bar-home = Gruppetto, startpagina
bar-rulebook = Spelregels
bar-sound = Geluid
bar-night = Nachtetappe
bar-menu = Menu
bar-settings = Instellingen
oops-title = Lekke band: de pagina kon niet verder
oops-text = Je tafel staat veilig op de server. Kom terug met het adres van deze pagina.
oops-home = Naar de startpagina
oops-again = Opnieuw proberen
oops-copy = Verslag kopiëren
oops-nowhere = Deze weg loopt dood
oops-code = Geen tafel heeft deze code
stage-title = { $of ->
    [1] { $stage }
   *[other] Etappe { $order } · { $stage }
}
companion-title = Metgezel
companion-home-title = Aan het echte bord?
companion-home-text = Laat je telefoon tijd, stand en truien bijhouden.
settings-title = Instellingen
settings-language = Taal
