# De woorden van de pagina's na de eerste, Nederlands.

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
options-readings = Interpretaties van de spelregels
options-readings-help = Waar de spelregels op meer dan één manier te lezen zijn. Laat alles zo staan, tenzij jullie het anders spelen.
new-options-changed = { $count } veranderd
new-option-rule = Regel { $rule }
new-option-on = Ja
new-option-off = Nee
new-edition = Editie
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
result-verified = Toeval nagerekend met de startwaarde
result-unverified = Het koersverslag past niet bij zijn startwaarde
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

settings-theme = Licht
settings-theme-auto = Zoals het apparaat
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
