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
error-bad_name = Een naam heeft 1 tot 24 letters.
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
error-busy = De server heeft de handen vol. Probeer het zo nog eens.
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

## een nieuwe tafel

new-title = Nieuwe tafel
new-title-game = { $game }: nieuwe tafel
new-seats = Wie rijdt er?
new-seats-count = Spelers
new-seat = Plaats { $seat }
new-seat-kind = Wie rijdt op plaats { $seat }
colour-of = { $bib }, kleur op plaats { $seat }: { $team }
colour-change = Andere kleur kiezen
colour-choices = Kleuren voor plaats { $seat }
colour-swap = ruilt met { $name }
colour-swap-seat = ruilt met plaats { $seat }
colour-refused = { $name } rijdt al in deze kleur: kies een vrije.
new-here = De tafel komt op dit apparaat, zonder server: jij en anderen aan dit scherm, tegen bots. Vrienden elders en een televisie hebben een server nodig.
new-here-change = Wijzigen
new-gone = De server antwoordt niet, dus de tafel komt op dit apparaat: jij en anderen aan dit scherm, tegen bots. Vrienden elders en een televisie wachten tot hij terug is.
new-gone-unprepared = De server antwoordt niet, en dit apparaat is er niet op voorbereid om zonder hem te spelen: er kan nu geen tafel komen.
new-kind-me = Ik
new-kind-open = Vriend
new-kind-bot = Bot
new-kind-me-help = Met meer mensen aan één scherm? Geef ieder een plaats: tussen de beurten valt een gordijn.
new-kind-open-help = Deze plaats krijgt een link om te sturen.
new-name-of = Naam op plaats { $seat }
new-name-hint = Je naam
new-bot-of = Welke bot op plaats { $seat }
new-options = Reglement van de dag
new-options-help = Alles volgens de spelregels, behalve wat je zelf verandert.
new-options-reset = Volgens de spelregels
new-options-more = { $count } fijne punten van de regels
new-options-changed = { $count } veranderd
new-option-rule = Regel { $rule }
new-option-on = Ja
new-option-off = Nee
new-edition = Uitgave
new-take-backs = Terugnemen
new-take-backs-honest = Eerlijk
new-take-backs-honest-help = Terugnemen mag tot het lot heeft gesproken: niet over een worp, een getrokken of een getoonde kaart heen. Het koersverslag bewijst het.
new-take-backs-friendly = Vriendschappelijk
new-take-backs-friendly-help = Terugnemen mag ook over een worp heen, als de anderen het goedvinden. Wie hetzelfde doet, treft hetzelfde lot; de uitslag zegt “vriendschappelijk”.
new-hints = Hints
new-hints-yes = Toegestaan
new-hints-yes-said = Hints toegestaan
new-hints-yes-help = Wie moet beslissen mag vragen wat een bot zou doen, en waarom. Iedereen ziet het, en de uitslag telt mee.
new-hints-no = Niet toegestaan
new-hints-no-said = Geen hints
new-hints-no-help = Iedereen rijdt op eigen inzicht.
new-seats-pill = Plaatsen
new-stages = Welke etappes?
new-stages-help = Vink aan wat je rijdt. Sleep de puntjes om de volgorde te wijzigen, of kies ze met het toetsenbord: spatie tilt op en zet neer, pijlen verplaatsen, Esc zet terug.
new-stages-help-fixed = Vink aan wat je rijdt.
new-presets = Voorstellen
new-preset-own = Mijn keuze
new-stage-grip = { $stage } verplaatsen
new-stage-lifted = { $stage } opgetild, { $place } van { $of }. Pijlen verplaatsen, spatie zet neer, Esc zet terug.
new-stage-moved = { $stage }, { $place } van { $of }
new-stage-dropped = { $stage } neergezet, { $place } van { $of }
new-stage-back = { $stage } staat terug, { $place } van { $of }
new-stage-again = { $stage } twee keer rijden
new-race = Jouw koers
new-table = Aan tafel
away-choice = Iemand is weg
away-seconds = { $seconds } s
away-minutes = { $minutes } min
away-choice-help = Na deze tijd kiezen de anderen: een bot rijdt, of de koers wacht.
new-steps = Stappen van de voorbereiding
new-step-stages = Etappes
new-step-seats = Plaatsen
new-step-table = Tafel
new-time = { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } u
       *[other] { $hours } u { $minutes }
      }
  }
new-sum-stages = { $count ->
    [0] Geen etappe
    [one] Eén etappe
   *[other] { $count } etappes
  }
new-sum-time = ongeveer { $time }
new-sum-pace = met { $seats } plaatsen in normaal tempo
new-sum-pace-stop = met { $seats } plaatsen in normaal tempo; stoppen kan na elke etappe
new-check-stages = Vink een etappe aan: nergens rijden gaat niet.
new-start = Start de koers
new-lobby = Open de tafel en nodig uit
new-watch-only = Er rijden alleen bots: jij kijkt toe.
new-check-name = Plaats { $seat } heeft nog geen naam.
new-check-name-long = De naam op plaats { $seat } is te lang: hoogstens { $most } letters.
new-check-name-twice = Twee renners heten { $name }. Dan weet niemand wie er demarreerde.
new-check-nobody = Neem zelf een plaats, anders kan niemand de tafel openen.
new-check-count = { $game } is voor { $least } tot { $most } renners.

## voor de start

lobby-title = Aan de start
lobby-empty = Nog niemand hier: nodig uit, of zet er een bot bij
lobby-seats-list = Startlijst
lobby-seat-open = Vrije plaats
lobby-seat-waiting = wacht op een renner
lobby-seat-here = is er
lobby-seat-away = is even weg
lobby-seat-bot-of = bot · { $bot }
lobby-colour-hint = Een andere kleur? Druk op het rugnummer van je plaats.
lobby-add-bot = Bot erbij
lobby-free-seat = Plaats vrijmaken
lobby-fill-bots = Aanvullen met bots
lobby-start = Start de koers
lobby-start-wait = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
  }
lobby-wait-maker = De koers begint zodra wie de tafel opende het startschot geeft.
lobby-invite = Uitnodigen
lobby-code = Code van de tafel: { $code }
lobby-code-help = Zes letters om op de startpagina in te typen.
lobby-invite-seat = Link kopiëren voor plaats { $seat }
lobby-invite-table-help = Wie deze link opent, kiest een vrije plaats.
lobby-copy-link = Link kopiëren
lobby-share-text = Rij { $game } met me mee
lobby-local = Dit adres werkt alleen op deze computer. Voor vrienden op je netwerk start je de server met --lan en open je hem onder de naam van deze computer.
lobby-sit-title = Er is een plaats voor je vrij
lobby-sit-free = Neem plaats
lobby-sit-name = Je naam
lobby-sit-seat = Welke plaats
lobby-sit = Ga zitten
lobby-full = Alle plaatsen zijn bezet. Je kunt toekijken.
lobby-stages = { $count ->
    [one] Eén etappe: { $names }
   *[other] { $count } etappes: { $names }
  }
lobby-options = Reglement van de dag
lobby-options-rulebook = Alles volgens de spelregels.
lobby-option = { $name }: { $choice }
lobby-from-position = Deze koers gaat verder vanaf een stelling. Wie de tafel maakte, kan daarin elke hand gezien hebben; het geluk vanaf hier wordt opnieuw getrokken.

## einde van een etappe en van de ronde

result-final = Eindklassement
result-stage-of = Etappe { $order } van { $of } · uitslag
result-stage-pill = Etappe
result-podium = Podium: { $places }
result-podium-row = { $rank }. { $name }.
result-awards = Wat van drager wisselde
result-award-rule = Beslist door regel { $rule }
tie-why = Gelijk: wat gaf de doorslag?
result-story = Etappe per etappe
result-story-total = Totaal
result-story-chart = Achterstand op de eerste, na elke etappe
result-story-stage = Etappe { $order }: { $stage }
result-next = Volgende etappe
result-next-named = Volgende etappe: { $stage }
result-back-table = Terug naar de tafel
result-watch = Nog eens bekijken
result-rematch = Revanche
result-whole = De hele ronde rijden
result-record = Koersverslag
result-verified = Toeval nagerekend met de sleutel
result-unverified = Het koersverslag past niet bij zijn sleutel
result-take-backs-honest = Eerlijke tafel
result-take-backs-friendly = Vriendschappelijke tafel: { $count ->
    [0] niets teruggenomen over het lot heen
    [one] één zet teruggenomen over het lot heen
   *[other] { $count } zetten teruggenomen over het lot heen
}
result-take-backs-former = { $count ->
    [0] Niets teruggenomen over het lot heen
    [one] Eén zet teruggenomen, met een nieuw lot
   *[other] { $count } zetten teruggenomen, met een nieuw lot
}
result-share-title = Uitslag van de koers
result-share-text = { $headline } · { $stage }
result-share-row = { $rank }. { $name } { $value }
result-share-played = Gereden op Gruppetto: { $link }

## herhaling

replay-title = Herhaling
replay-sub = Herhaling · { $names }
replay-moves = Zetten
replay-moves-note = notatie van het koersverslag
replay-start = Start
replay-turn = Beurt { $at } van { $of }
replay-slider = Beurt in de koers
replay-play = Afspelen
replay-pause = Pauze
replay-prev = Eén beurt terug
replay-next = Eén beurt verder
replay-speed = Snelheid
replay-stages = Naar etappe
replay-eyes = Gezien door
replay-eyes-everyone = Iedereen
replay-branch = Speel vanaf hier verder
replay-branch-help = Een nieuwe tafel begint met deze stand. Wie rijdt voor wie?
replay-branch-go = Rij verder
replay-link = Kopieer de link naar deze beurt
replay-verified = Koersverslag nagerekend
replay-unverified = Het koersverslag klopt niet
replay-record = Koersverslag downloaden
replay-undo = terug naar beurt { $n }
replay-tabs = Weergaven
replay-tab-board = Bord
replay-tab-standings = Stand
replay-tab-moves = Zetten

## analysis

analysis-open = Analyse
analysis-moves = Terug naar de zetten
analysis-chart = Kans om te winnen
analysis-seen-by = één lijn per ploeg, zoals { $level } het ziet
analysis-working = wordt uitgerekend: { $done } van { $of } zetten
analysis-at = bij zet { $turn }
analysis-point = Keerpunt bij zet { $turn }: { $name }, { $chance }
analysis-turning = Keerpunten
analysis-turning-of = { $at } van { $of }
analysis-turn = zet { $turn }
analysis-none = Niets heeft deze koers doen kantelen.
analysis-wait = De keerpunten komen als de hele koers bekeken is.
analysis-gave = { $name } gaf iets weg.
analysis-right = { $level } weet niets dat zeker beter is.
analysis-played = Gespeeld
analysis-luck-skill = Geluk en keuzes
analysis-unit = in % van de winst
analysis-player = Speler
analysis-luck = Geluk
analysis-given = Weggegeven
analysis-decisions = Beste, slechtste
analysis-best = Beste beslissing
analysis-best-at = Beste beslissing, zet { $turn }
analysis-worst = Slechtste beslissing
analysis-worst-at = Slechtste beslissing, zet { $turn }
analysis-legend = Geluk: worpen en trekkingen tegenover hun gemiddelde. Weggegeven: keuzes tegenover de beste. Beide opgeteld over de koers.
analysis-luck-here = Worpen en trekkingen bij deze zet: { $luck } %.

## spelregelboek

rules-title = Spelregels
rules-of = Spelregels: { $game }
rules-choose = Spelregels van welk spel
rules-english = Deze spelregels zijn in het Engels geschreven.
rules-contents = Inhoud
rules-search = Zoek in de spelregels
rules-search-hint = woord of regelnummer
rules-found = { $count ->
    [0] Geen regel zegt dat.
    [one] Eén regel
   *[other] { $count } regels
  }
rules-source = Gedrukte spelregels { $sources }
rules-decisions = Waar wij beslisten, en waarom
rules-decisions-help = Op deze punten zwijgen de gedrukte spelregels, of zeggen ze twee dingen. Dit hebben wij gekozen.
rules-decision-used = Geldt voor
rules-options = Opties
rules-options-help = Wat je voor een koers kunt kiezen. De aangevinkte keuze is die van de spelregels.
rules-link = Link naar { $rule }
rules-lesson = Rijd de les
rules-print = Afdrukken
rules-print-sheets = Afdrukken · 2 pagina’s
rules-to-plain = Alle regels
rules-plain = De regels in gewone woorden
rules-exact = Exacte tekst
rules-exact-all = Exacte tekst van hoofdstuk { $section }
rules-exact-of = Exacte tekst van { $rule }
rules-contents-open = Inhoud en zoeken
rules-loading = De spelregels komen eraan.
rules-previous = Vorige regel: { $rule }
rules-next = Volgende regel: { $rule }
rules-previous-section = Vorig hoofdstuk: { $section }
rules-next-section = Volgend hoofdstuk: { $section }
rules-steps = Regel voor regel
rules-our-figure = ons cijfer
rules-our-figure-why = De gedrukte spelregels geven hier geen cijfer; dit is er een van ons.
rules-own-box = Zet de cijfers van je eigen doos in
rules-cards = Alle kaarten, borden en dobbelstenen
rules-cards-help = Wat elk ervan doet, en hoeveel er zijn. Ga er aan tafel met de muis op staan of houd je vinger erop, en je leest hetzelfde.
# a thing explained: how many of all cards of its pack there are, and what ends a harm
explain-count = { $count } van { $of }
explain-cure = Remedie:

## instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Licht
settings-theme-auto = Zoals het toestel
settings-theme-paper = Dag
settings-theme-night = Nacht
settings-pace = Tempo van de anderen
settings-pace-slow = Traag
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-forced = Gedwongen zetten spelen
settings-forced-help = Kan er maar één ding, dan gebeurt het, na een tel waarin je het ziet. Dobbelstenen gooi je zelf.
settings-one-click = Spelen met één klik
settings-one-click-help = Een kaart of een vak dat geen keus laat, wordt meteen gespeeld, zonder tweede druk.
settings-motion = Beweging
settings-motion-full = Volledig
settings-motion-calm = Rustig
settings-motion-none = Geen
settings-motion-help = Rustig: stukken vervagen in plaats van te rijden. Geen: niets beweegt.
settings-sound = Geluid
settings-sound-on = Geluid aan
settings-volume = Volume
settings-percent = { $percent } %
settings-sounds = Welke geluiden
settings-sound-ride = Vrijloop
settings-sound-card = Kaarten
settings-sound-dice = Dobbelsteen
settings-sound-horn = Claxon
settings-sound-bell = Bel
settings-sound-thud = Val
settings-sound-hiss = Lekke band
settings-sound-click = Jouw beurt
settings-sound-crowd = Aankomst
settings-saved = Je instellingen blijven in deze browser.
settings-about = Over Gruppetto
settings-about-text = Gruppetto is een onafhankelijke uitwerking van de regels van klassieke wielerspellen, met eigen tekeningen en eigen woorden. Het is niet verbonden aan een uitgever; de namen van spellen en wedstrijden zijn merken van hun eigenaars.
settings-about-licence = Vrije software onder de MIT-licentie.

## klok

clock-name = Klok
clock-none = Zonder klok
clock-out = Als de tijd om is
clock-out-move = beslist een bot deze zet
clock-out-ride = rijdt een bot verder tot je terug bent
clock-out-nothing = gebeurt er niets
clock-note-decision = Elke beslissing heeft deze tijd; een beurt kan er meer hebben. Een verzoek om een zet terug te nemen zet de klok stil, en geeft geen tijd terug.
clock-note-bank = Al je beslissingen samen hebben deze tijd. Is die op, dan heb je nog tien seconden voor elke.
clock-decision = { $time } per beslissing
clock-bank = { $time } per speler, voor de hele koers
lobby-clock = Klok: { $clock }. Als de tijd om is, { $out }.
clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
  }
clock-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
  }
clock-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
  }
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
  }

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
offline-works-companion = De scorehulp naast het echte bord
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
offline-file-open = Ernaartoe
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
error-not_kept = Deze browser kon het niet vastleggen, dus er is niets gespeeld: misschien is de schijf vol, of bewaart hij niets in een privévenster. Maak plaats en probeer het opnieuw.
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
