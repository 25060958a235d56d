# De woorden van de tafel, in het Nederlands.

waiting = De tafel wordt gedekt

stage-number = etappe { $number }
stage-of = Etappe { $order } van { $of }
race-name = Koers
race-result = Toon de uitslag
race-won = { $count ->
    [0] De koers is voorbij
    [one] { $winners } wint
   *[other] { $winners } winnen samen
}
rail-name = Stand en verslag
tabs-name = Weergaven
tab-board = Bord
tab-standings = Stand
tab-log = Verslag
tab-menu = Menu

## beurt en vraag

turn-title = Jouw beurt
turn-yours = Jouw beurt, { $player }
turn-yours-said = Jouw beurt: { $question }
turn-wait-own = Een ogenblik …
turn-theirs = Aan de beurt
ask-sure = { $label }?
ask-again = Kies dezelfde kaart nog eens: dan speel je die.
ask-again-road = Kies de weg, of nog eens de kaart.
ask-target = Kies een doel dat oplicht, of een andere kaart.
ask-cards = Kaarten die oplichten kun je nu spelen. De andere zeggen waarom niet.
ask-side = Je kunt nu niets spelen. Kies een kaart om te zien wat er nog wel mee kan.
ask-lit = Kies wat oplicht.
ask-choose = Kies wat oplicht. De rest zegt waarom niet.
ask-place = { $group }, { $place } van { $of }
home-go = Laat ze binnenrijden
home-rides = Je renners rijden binnen
home-stop = Ik rijd zelf
ask-forced = Er is niets anders te doen.
ask-ordered = Zoals je hebt bevolen.
ask-by-hand = Ik doe het zelf
several-how = { $least ->
    [0] { $most ->
        [one] Kies één kaart of geen, dan de knop.
       *[other] Kies hoogstens { $most } kaarten, dan de knop.
    }
    [one] Kies één kaart, dan de knop.
   *[other] Kies { $least } kaarten, dan de knop.
  }
several-go = { $count ->
    [one] Deze kaart
   *[other] Deze { $count } kaarten
  }
order-stop = Stop: { $label }
ask-wait = { $player } denkt na
ask-watch = Je kijkt toe: de handen blijven verborgen.
ask-over = De koers is afgelopen
key-play = spelen
key-back = terug
key-why = waarom niet
key-hint = hint
key-lane = strook
ask-rider = Nummer { $bib } · { $place }
ask-cell = { $card }: kies een vak
ask-numbers = Kies een renner of een getal, dan een vak dat oplicht.
ask-steps = Kies een renner, dan een vak dat oplicht.
ask-number-rider = Wie krijgt de { $number }?
ask-number-cell = Nummer { $bib } met een { $number }: waarheen?
ask-rider-cell = Nummer { $bib }: waarheen?
ask-number-how = Kies een vak dat oplicht, of eerst een getal.
ask-cell-how = Kies een vak dat oplicht, of een andere renner.
ask-ways = Daar leiden meer wegen heen
ask-harm = Al je kaarten eindigen in een valpartij: geen strook is vrij. Kies de kaart die je kwijt wilt.
ask-harm-why = Waarom niets anders?
sign-mark-slipstream = in het wiel
sign-mark-exchange = wisselen
sign-mark-chance = kans
sign-mark-crash = valpartij
sign-mark-sprint = sprint
sign-mark-summit = top
sign-mark-finish = finish
sign-mark-risk = risicokaart
sign-mark-green-line = groene streep
sign-jersey-team = extra vak
hand-name = Je hand
numbers-name = Getallen van de kaart
numbers-bonus = { $name }. Kies een renner en een getal: de verste vakken die oplichten tellen het mee.
card-drawn = getrokken
card-picked = gekozen
card-not-now = nu niet; druk om te horen waarom
die-shows = toont { $face }
dice-name = De dobbelstenen
die-fell = { $bib } gooit { $die }
pile-name = { $name }, { $count }
pile-name-top = { $name }, { $count }, { $top } bovenop

## bord en profiel

board-name = De weg
board-role = koersbord
board-zoom-in = Inzoomen
board-zoom-out = Uitzoomen
board-whole = Hele etappe
board-cell = { $label }, { $kind }
board-riders = hier: { $riders }
board-target = kan gekozen worden { $label }
board-rider = Nummer { $bib }, { $team }, { $player }
board-rider-short = { $bib } { $player }
board-fallen = gevallen
board-barred = dicht tot het einde van de ronde
board-minimap = De hele weg in het klein
cell-flat = vlak
cell-climb = klim
cell-descent = afdaling
cell-bridge = brug
cell-sprint = sprintzone
cell-start = start
cell-finish = finish
cell-runout = uitloop
cell-track = baan
cell-track-good = baan, meevaller
cell-track-bad = baan, tegenslag
jersey-yellow = gele trui
jersey-green = groene trui
jersey-polka = bolletjestrui
map-name = Kaart van de ronde: etappe { $stage }, { $of } in totaal
strip-name = { $groups ->
    [one] Koersprofiel, één groep.
   *[other] Koersprofiel, { $groups } groepen.
  }
strip-group = { $printed }: op { $percent } %, { $riders }.
strip-you = jij
strip-you-lead = jij leidt
strip-leads = { $player } leidt
strip-more = { $count ->
    [one] +1: nog één renner in deze groep
   *[other] +{ $count }: nog { $count } renners in deze groep
  }
strip-riders = Renners in deze groep: { $count }
strip-head = tête de course
group-pace = tempo { $pace }

## rechterkant

groups-name = De groepen
groups-pace = tempo
groups-look = { $count ->
    [one] 1 renner: ga naar { $group }
   *[other] { $count } renners: ga naar { $group }
}
order-name = Deze ronde
order-place = { $place } van { $of }
order-done = Nummer { $bib }, { $player }: heeft gereden
order-now = Nummer { $bib }, { $player }: rijdt nu
order-next = Nummer { $bib }, { $player }: moet nog rijden
order-skips = Nummer { $bib }, { $player }: slaat een beurt over
row-you = { $player } (jij)
row-markers = De fiches uit de doos tonen: eenheden, dan tientallen
row-pick = Kies
log-name = Koersradio
log-live = live
log-undone = teruggenomen
log-undone-lines = { $count } regels teruggenomen
say-field = Zeg iets
say-hint = Zeg iets…
say-undo = Terugnemen

## waarom niet, lijst, menu

why-title = Nu niet: { $thing }
why-nothing = Daar is nu niets mee te doen.
why-general = { $later ->
    [yes] { $kind ->
        [cell] Kies eerst wat daarheen leidt.
        [player] Kies eerst de kaart die voor deze speler is.
       *[other] Kies eerst wat erbij hoort.
    }
   *[no] { $kind ->
        [cell] Daar leidt nu niets heen.
        [rider] Met deze renner valt nu niets te doen.
        [player] Met deze speler valt nu niets te doen.
        [card] Dat past niet bij wat gekozen is.
        [pile] Daar wordt vanzelf van getrokken en op gelegd.
        [number] Het gaat naar de gekozen renner.
       *[other] Dit levert nu niets op.
    }
}
why-lost = De server antwoordt even niet. Druk zo meteen nog eens.
whys-title = Wat nu niet kan
whys-none = Er is nu niets verboden.
whys-more = en nog { $count }
why-cell = vak { $thing }
why-thing = { $thing }
why-lit = Niets verbiedt het: je kunt het nu kiezen.
why-rulebook = Openen in de spelregels
why-instead = Liever: { $label }
list-title = Alles wat kan
list-why = Waarom niet: { $label }
menu-list = Alles wat kan, als lijst
menu-sound-on = Geluid aan
menu-sound-off = Geluid uit
menu-night = Nachtetappe
menu-day = Dagetappe
menu-copy = Kopieer de link naar deze tafel
menu-home = Van tafel gaan
delete-table = Deze tafel verwijderen
delete-title = Deze tafel verwijderen?
delete-lobby = De plaatsen en uitnodigingen gaan verloren, en de zes letters leiden nergens meer heen.
delete-race = De koers stopt hier, zonder uitslag. Zetten, kaarten en gesprek gaan voorgoed verloren.
delete-race-others = De koers stopt hier, voor iedereen en zonder uitslag. Zetten, kaarten en gesprek gaan voorgoed verloren.
delete-record = Uitslag, herhaling, koersverslag en gesprek gaan voorgoed verloren.
delete-record-others = Het gesprek gaat voorgoed verloren en niemand komt nog aan deze tafel. Uitslag en herhaling blijven: de anderen reden deze koers ook.
delete-keep = Nee, bewaren
delete-do = Voorgoed verwijderen
put-away-title = Deze tafel is opgeborgen
put-away-over = Er was lang niemand. De koers is gereden en blijft bewaard als koersverslag.
put-away-open = Er was lang niemand. De koers staat waar je haar achterliet, en je kunt verder rijden. Alleen het gesprek is weg.
put-away-closed = Er was lang niemand. Wie een plaats in deze koers heeft, kan haar weer openen.
put-away-open-again = Weer openen
panel-back = Terug naar de tafel

## aan één scherm, terugnemen, verbinding

curtain-title = { $name } is aan de beurt
curtain-next = Aan de beurt
curtain-text = Alle anderen kijken weg, dan gaat het gordijn op.
curtain-lift = Ik ben er
undo-title = Een zet terugnemen?
undo-text = { $by } wil de laatste zet terugnemen. { $player }, vind je dat goed?
undo-agree = Goed
undo-decline = Nee, zet is zet
undo-asked = De anderen wordt gevraagd of ze het goed vinden.
undo-declined = De zet blijft staan: niet iedereen vond het goed.
event-undone = { $you ->
    [yes] *Jij* neemt een zet terug.
   *[no] *{ $who }* neemt een zet terug.
  }
log-for = { $bot } voor { $who }:
event-hint-shown = { $you ->
    [yes] *Je* vroeg wat { $bot } zou doen: hint { $count } van deze etappe.
   *[no] *{ $who }* vroeg wat { $bot } zou doen: hint { $count } van deze etappe.
}
event-hands-lent = { $decided ->
    [self] { $you ->
        [yes] *Je* laat { $bot } voor je rijden.
       *[no] *{ $who }* laat { $bot } rijden.
      }
    [another] { $you ->
        [yes] *{ $by }* laat { $bot } voor je rijden.
       *[no] { $away ->
            [yes] *{ $by }* laat { $bot } rijden voor { $who }, die al sinds { $since } weg is.
           *[no] *{ $by }* laat { $bot } rijden voor { $who }.
          }
      }
   *[maker] { $you ->
        [yes] *{ $bot }* rijdt voor je.
       *[no] { $away ->
            [yes] *{ $bot }* rijdt voor { $who }, die al sinds { $since } weg is.
           *[no] *{ $bot }* rijdt voor { $who }.
          }
      }
  }
event-away-since = *{ $who }* is weg sinds { $since }.
event-silent-since = *{ $who }* is er wel, maar laat sinds { $since } niets horen.
event-hands-late = { $you ->
    [yes] Je tijd is om: *{ $bot }* rijdt voor je.
   *[no] De tijd van *{ $who }* is om: { $bot } rijdt.
  }
event-hands-back = { $you ->
    [yes] *Je* rijdt weer zelf.
   *[no] *{ $who }* rijdt weer zelf.
  }
event-hands-moved = { $you ->
    [yes] *Je* rijdt verder op een ander apparaat.
   *[no] *{ $who }* rijdt verder op een ander apparaat.
  }
event-hands-claimed = { $you ->
    [yes] *Je* bent terug: de anderen hebben je plaats bevestigd.
   *[no] *{ $who }* is terug: de anderen hebben het bevestigd.
  }
event-hands-resigned = { $you ->
    [yes] *Je* geeft op; { $bot } rijdt verder.
   *[no] *{ $who }* geeft op; { $bot } rijdt verder.
  }
event-hands-relieved = { $you ->
    [yes] *Je* neemt het over van { $bot }.
   *[no] *{ $who }* neemt het over van { $bot }.
  }
event-hands-taken = { $you ->
    [yes] *Je* neemt een opgegeven plaats in.
   *[no] *{ $who }* neemt een opgegeven plaats in.
  }
connection-lost = Overweg dicht: wachten op de verbinding
connection-back = { $count ->
    [one] Weer op weg: één gebeurtenis ingehaald.
   *[other] Weer op weg: { $count } gebeurtenissen ingehaald.
  }
error-nothing_to_undo = Je hebt geen zet om terug te nemen.
error-honest_table = Het lot heeft sindsdien gesproken, en dit is een eerlijke tafel: over een worp, een getrokken of een getoonde kaart heen wordt niets teruggenomen.
error-undo_pending = Iemand heeft het al gevraagd.
error-undone_often = Deze beslissing is zo vaak teruggenomen dat ze nu vaststaat. Rijd verder.
error-log_long = Deze koers is zo lang geworden dat er niets meer wordt teruggenomen en geen hints meer worden gegeven. Je kunt hem wel uitrijden.
error-log_full = Deze koers is te lang geworden: er wordt niets meer vastgelegd. Je kunt alles nog bekijken; open een nieuwe tafel om verder te rijden.
error-lost = De verbinding was weg. Probeer het nog eens.
error-stale = De koers is verder gegaan. Kies opnieuw.

## Hints

hint-ask = Wat zou { $bot } doen?
hint-thinks = Aan het denken …
hint-close = Hint wegleggen
hint-general = Het komt er gewoon het beste uit.
hint-only = Iets anders kan niet.
reason-wins = Wint de koers zekerder.
reason-decided = Hoe er ook verder gereden werd, de koers liep hetzelfde af.
reason-same = Deze zetten zijn hier allemaal evenveel waard.
reason-close = De beste zetten ontlopen elkaar hier nauwelijks.
reason-unsure = Op het eerste gezicht de beste, en niets anders is zeker beter.
reason-behind = In niets is hij beter dan de eerste keus.
hint-chance = Je kans om te winnen
hint-line = streep: één op { $count }
hint-now = Nu
hint-after = Na { $letter }
hint-per-cent = { $chance } %
hint-noted = Genoteerd in de uitslag: { $name }, { $count ->
    [one] één hint in deze etappe.
   *[other] { $count } hints in deze etappe.
}
hint-noted-stage = { $name }, { $count ->
    [one] één hint in deze etappe
   *[other] { $count } hints in deze etappe
}
hint-noted-race = { $name }, { $count ->
    [one] één hint
   *[other] { $count } hints
}
hint-said = { $bot } zou dit doen: { $move }. { $why } Je kans om te winnen is nu { $now } % en daarna { $after } %.
hint-forbidden = Aan deze tafel wordt zonder hints gereden.
error-no_hints = Aan deze tafel wordt zonder hints gereden.
error-no_adviser = In dit spel kijkt geen bot ver genoeg vooruit om hints te geven.
error-not_your_turn = Hints zijn voor wie aan de beurt is.
error-thinking = Er wordt al over een hint nagedacht.

## klok

clock-left = Tijd over: { $time }
clock-days-hours = { $days } d { $hours } u
clock-said = Je hebt nog { $time }.
clock-said-out = Je tijd is om.
clock-banks = Tijd over

## Seats that change hands

away-told = { $minutes ->
    [one] { $who } is al een minuut weg.
   *[other] { $who } is al { $minutes } minuten weg.
  }
away-tag = weg { $time }
away-title = { $who } is weg
away-text = Al { $time } niets gehoord van { $who }. De koers kan wachten, of een bot rijdt met deze kaarten.
silent-tag = stil { $time }
silent-title = { $who } is stil
silent-text = { $who } is verbonden en heeft al { $time } niets beslist: misschien een telefoon in een broekzak. De koers kan wachten, of een bot rijdt met deze kaarten.
away-who = Wie rijdt voor { $who }?
away-back-sees = Als { $who } terug is
away-lend = Laat een bot rijden voor { $who }
away-wait = Wachten
away-fine = { $who } neemt het met één druk weer over, op elk moment. Koersradio en koersverslag zeggen wie besliste.
away-hand = Terug naar mijn hand
away-again = { $who } is weg: wie rijdt?
away-key-level = niveau
away-key-wait = wachten
away-key-hand = mijn hand
back-rides = { $bot } rijdt voor je
back-take-short = Overnemen
back-title = Je bent terug
back-text = { $timed ->
    [yes] { $away ->
        [yes] Weg sinds { $since }. { $bot } rijdt voor je sinds { $at }; je kaarten liggen zoals hij ze achterliet.
       *[no] { $bot } rijdt voor je sinds { $at }. Je kaarten liggen zoals hij ze achterliet.
      }
   *[no] { $bot } rijdt voor je. Je kaarten liggen zoals hij ze achterliet.
  }
back-key = overnemen
back-played = { $turns ->
    [0] Er is nog niets voor je gespeeld
    [one] Er is één beurt voor je gespeeld
   *[other] Er zijn { $turns } beurten voor je gespeeld
  }
back-take = { $who } rijdt weer: overnemen
back-show = Laat zien wat er gebeurde
back-show-short = Toon
back-fine = Een zet waarover nog wordt nagedacht vervalt: niets wordt twee keer beslist.
back-done = Je rijdt weer zelf.
moved-title = { $who } rijdt op een ander apparaat
moved-text = Je plaats is waar je eigen link is geopend, of waar de anderen haar hebben bevestigd. Deze pagina kijkt verder toe.
moved-key = terughalen
moved-bring = Haal mijn plaats hierheen terug
moved-watch = Hier alleen kijken
moved-fine = Eén plaats, één apparaat: het nieuwste rijdt.
claim-title = { $free ->
    [yes] { $name } wil graag rijden
   *[no] Is dit { $who }?
  }
claim-text = { $free ->
    [yes] { $who } heeft deze plaats opgegeven, en een bot rijdt er. { $name } wil haar graag innemen, met kaarten en al.
   *[no] Iemand op een ander apparaat zegt dat de plaats van { $who } van hem of haar is. Vraag eerst naar het nummer: wie de plaats krijgt ziet de kaarten.
  }
claim-yes = { $free ->
    [yes] Laat { $name } rijden
   *[no] Ja, dat is { $who }
  }
claim-no = Nee
claim-fine = Alle anderen die er zijn moeten het goedvinden, minstens twee.
claim-fine-one = Verder rijdt er niemand, dus jouw woord beslist. Iedereen leest het op het scherm, en de oude telefoon kan de plaats terughalen.
claim-help = Is een van deze plaatsen van jou? Is de renner { $time } weg, dan kan het aan de anderen worden gevraagd. Een opgegeven plaats is vrij.
claim-waiting = jouw nummer: { $mark } · de anderen wordt het gevraagd …
claim-wait = kan over { $time } worden gevraagd
claim-alone = te weinig anderen om het te bevestigen
claim-number = Nummer op het andere scherm
claim-several = { $count } schermen vragen om deze plaats, elk met een eigen nummer. Stem alleen in met het nummer dat { $who } je voorleest.
claim-here = is er
claim-mine = Dit is mijn plaats
claim-mine-of = Dit is mijn plaats: { $who }
claim-take = Neem deze plaats
claim-take-of = Neem deze plaats: { $who }
claim-row = Dit is mijn plaats
claim-row-note = kom terug, of neem een vrije plaats
claim-refused = De anderen hebben niet bevestigd dat de plaats van jou is.
claim-watching = Je kijkt toe
claim-watch = Alleen kijken
device-title = Verder op mijn telefoon
device-title-phone = Verder op een ander apparaat
device-note = je plaats gaat mee
device-qr = QR-code van de eigen link naar de plaats van { $who }
device-text = Richt de camera hierop. Het andere apparaat krijgt je plaats en je hand; deze pagina kijkt verder toe.
device-warn = Alleen voor jou: wie deze code heeft rijdt voor { $who }. Een kopie van de link, elders bewaard, brengt je terug als dit apparaat weg is.
device-copy = Kopieer mijn link
lend-title = Bot, rij voor mij
lend-note = neem het op elk moment weer over
lend-text = Een bot rijdt met jouw kaarten tot je het weer overneemt.
lend-go = Laat rijden
watch-title = Nodig uit om te kijken
watch-code = zes letters: { $code }
watch-note = met het adres van de tafel
watch-text = Wie deze letters intikt of de link opent kijkt toe, en ziet geen kaart die niet open ligt.
resign-title = Geef mijn plaats op
resign-note = een bot rijdt verder
resign-text = Een bot rijdt voorgoed verder. Iemand anders kan de plaats innemen als de anderen het goedvinden; jij krijgt haar niet terug.
resign-go = Geef voorgoed op
menu-settings-note = tempo, beweging, geluid, toetsen
turn-for = Voor { $who }
turn-waiting = Wachten op { $who }
turn-away = Weg
turn-silent = Stil
error-not_away = Die is niet weg, of nog niet lang genoeg.
error-ridden = Er rijdt al een bot voor deze plaats.
error-not_ridden = Niemand rijdt voor deze plaats.
error-given_up = Deze plaats is opgegeven.
error-not_a_person = Dit is de plaats van een bot.
error-bad_link = Deze link is gebruikt, of een nieuwere is ervoor in de plaats gekomen. Je kunt kijken; het menu helpt als de plaats van jou is.
error-no_claim = Niemand vraagt meer om deze plaats.
error-nobody_to_confirm = Te weinig anderen rijden aan deze tafel om het te bevestigen: één alleen kan zelf de vrager zijn. Je eigen link, of de browser waarin je zat, brengt je terug; tot dan kan een bot voor je rijden.
error-own_word = Jij rijdt hier al, en alleen jij zou het kunnen bevestigen. Scan de plaats met een andere telefoon.

## tempo, momenten, overzicht

moment-on = Druk ergens op om verder te gaan
moment-you = Jij
pace-name = Tempo
pace-slow = Traag
pace-normal = Normaal
pace-fast = Snel
pace-skip = Mijn beurt
pace-live = Live
pace-hold = Tik: naar mijn beurt. Houd vast: snel rijden.
digest-name = Sinds je laatste beurt
digest-again = Nog eens
digest-close = Opbergen
digest-now = nu
digest-empty = Nog niets.
digest-unseen = Deze pagina was er toen niet bij: de koersradio vertelt het.
ticker-open = Wat er sinds je laatste beurt gebeurde
ticker-again = Toon de laatste ronde nog eens
key-skip = overslaan
key-again = nog eens

## een les: de ploegleider naast de eerste etappe

ask-coach = Lees wat de ploegleider zegt.
lesson-step = Les, stap { $number } van { $of }
lesson-progress = { $number } van { $of }
lesson-back = Terug
lesson-next = Verder
lesson-go = Rij verder
lesson-skip = Les overslaan
lesson-skip-all = De les overslaan
lesson-skipped = Je rijdt nu zonder ploegleider. Via Menu roep je hem terug.
lesson-rests = { $name }: nu niet. Doe eerst wat de ploegleider zegt, of sla de les over.
lesson-rests-card = { $name }: { $help } Die wacht nog even.
lesson-menu-first = De les rijden
lesson-menu = De les nog eens rijden
lesson-menu-resume = Verder met de les
