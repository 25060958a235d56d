## Hoe de dingen heten

you-name = { $name } (jij)
stage-of = Etappe { $order } van { $of }
hand = Je hand:
card-fresh = { $card } (nieuw)
named-figure = { $name }: { $figure }
provenance-rulebook = cijfers uit de spelregels
provenance-reconstruction = cijfers deels gereconstrueerd

## games, rules

games-box = doos
games-players = spelers
games-minutes = minuten
games-bots = bots
games-edition = editie
games-option = optie
games-reading = interpretatie
rules-decisions = Wat wij hebben beslist
rules-options = Opties: wat je vóór de wedstrijd kiest, de keuze van de spelregels vet
rules-readings = Meer opties: interpretaties van de spelregels
rules-our-figure = ons cijfer: { $notes }
rules-exact = Exacte tekst: { $command }
rules-ours = Ons cijfer: de gedrukte spelregels geven er geen. Dat van je eigen doos zet je in een kopie: { $command }
rules-cure = Remedie

## play

play-welcome = Typ het nummer van een keuze, ? voor waarom niet, u om terug te nemen, h voor een hint, q om te stoppen, help voor hulp. De startwaarde van deze partij is { $seed }.
play-prompt = >
play-help =
    Een nummer speelt die keuze; een actie mag ook worden uitgeschreven.
    ?             wat nu niet mag, en volgens welke regel; de nummers volgen op die van de keuzes
    why WAT       hetzelfde voor één poging: het nummer, een kaart of een woord
    h             wat een bot zou doen, en waarom
    u             je laatste beslissing terugnemen
    q             de partij verlaten
play-hint = { $bot } zou dit doen; je kans om te winnen is nu { $now } %:
play-hint-after = { $after } % daarna
play-hint-general = Het komt er gewoon het beste uit.
play-hint-only = Iets anders kan niet.
reason-wins = Wint de koers zekerder.
reason-decided = Hoe er ook verder gereden werd, de koers liep hetzelfde af.
reason-same = Deze zetten zijn hier allemaal evenveel waard.
reason-close = De beste zetten ontlopen elkaar hier nauwelijks.
reason-unsure = Op het eerste gezicht de beste, en niets anders is zeker beter.
reason-behind = In niets is hij beter dan de eerste keus.
play-no-hints = In dit spel kijkt geen bot ver genoeg vooruit om hints te geven.
play-left = Je verlaat de koers.
play-recorded = Het koersverslag staat in { $file }.
play-no-such-choice = Kies een nummer van 1 tot { $most }.
play-what = “{ $said }” is geen keuze en geen commando; help noemt ze allemaal.
play-nothing-to-undo = Er is niets om terug te nemen.
play-honest = Het lot heeft sindsdien gesproken, en dit is een eerlijke tafel: over een worp, een getrokken of een getoonde kaart heen wordt niets teruggenomen. Begin met --friendly als dat wel mag.
play-nothing-refused = Er wordt nu niets geweigerd.
play-not-refused = Geen geweigerde poging gaat over “{ $wanted }”; ? toont ze allemaal.
why-colon = { ": " }

## the road in the terminal

map-order = Volgorde:
map-pace = tempo { $pace }
map-climb = klim
map-descent = afdaling
map-bridge = brug
map-sprint = sprintzone
map-track-good = helpt
map-track-bad = schaadt
map-line-sprint = sprintlijn
map-line-summit = toplijn
map-mark = teken op de weg
map-barred = versperd
map-choice = het nummer van een keuze

## replay, verify

replay-prompt = Enter voor de volgende zet, q om te stoppen
verify-proven = { $file }: bewezen, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} volgens de regels en met het geluk dat bij de start was beloofd.
verify-unfinished = { $file }: { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} volgens de regels; de partij is niet afgelopen, dus de startwaarde is nog geheim en het geluk kan niet worden nagegaan.
verify-honest = Een eerlijke tafel: over een worp, een getrokken of een getoonde kaart heen is niets teruggenomen.
verify-friendly = Een vriendschappelijke tafel: { $count ->
    [0] over een worp, een getrokken of een getoonde kaart heen mocht worden teruggenomen, en niemand deed het
    [one] één zet is over een worp, een getrokken of een getoonde kaart heen teruggenomen
   *[other] { $count } zetten zijn over een worp, een getrokken of een getoonde kaart heen teruggenomen
}; wie hetzelfde doet, treft hetzelfde lot.
verify-former = Gespeeld voordat tafels eerlijk of vriendschappelijk waren: { $count ->
    [0] over een worp, een getrokken of een getoonde kaart heen is niets teruggenomen.
    [one] één zet is over een worp, een getrokken of een getoonde kaart heen teruggenomen en trof een nieuw lot.
   *[other] { $count } zetten zijn over een worp, een getrokken of een getoonde kaart heen teruggenomen en troffen een nieuw lot.
}
verify-hints = { $name } kreeg { $count ->
    [one] één hint
   *[other] { $count } hints
} te zien.

## simulate

simulate-title = { $game } met { $players } spelers, { $games ->
    [one] één partij
   *[other] { $games } partijen
}, startwaarde { $seed }
simulate-bot = bot
simulate-seat = plaats
simulate-wins = zeges / starts
simulate-share = aandeel
simulate-interval = 95%-interval
simulate-length = Lengte: gemiddeld { $decisions } beslissingen (van { $least } tot { $most }), { $turns } beurten per plaats.
simulate-event = wat er gebeurt
simulate-a-game = keer per partij
simulate-shared = { $games ->
    [one] Eén partij werd gezamenlijk gewonnen.
   *[other] { $games } partijen werden gezamenlijk gewonnen.
}
simulate-nobody = { $games ->
    [one] Eén partij had geen winnaar.
   *[other] { $games } partijen hadden geen winnaar.
}
simulate-pace = { $seconds } s, { $pace } partijen per seconde.
program-faults = { $bot }: { $instead } besliste { $times } keer in zijn plaats ({ $reasons }).
program-partly = * Deze cijfers zijn niet alleen de zijne: { $instead } besliste over sommige van zijn zetten.
program-late = te laat
program-ended = gestopt
program-no_offer = geen keuze
guest-seated = Hij heeft plaats { $seat }. Om er later terug te keren: --token { $token }
guest-away = De server is weg; er wordt opnieuw geprobeerd.
guest-over = De partij is voorbij.

## cluster

cluster-or-jobs = --jobs telt processen van deze machine, --cluster noemt werkers die er al zijn: kies een van beide.
cluster-needs-distributed = Partijen op veel machines hebben Dask nodig: pip install 'gruppetto[cluster]'.
cluster-threads = Een werker heeft meer threads, waarvan er maar één speelt: start werkers met --nthreads 1 en --nworkers auto.

## bench

bench-title = { $game } met { $players } spelers, willekeurige partijen
bench-decisions = beslissingen/s
bench-games = partijen/s
bench-length = beslissingen/partij
bench-operation = bewerking
bench-ratio = { $ratio } maal de beslissingen per seconde van { $peer } in dezelfde meting.

## bench of a server

load-title = { $tables } tafels van { $players }, willekeurige zetten, van zet tot beeld
load-moves = zetten/s
load-p50 = p50 ms
load-p99 = p99 ms
load-bytes = bytes/zet
load-matches = partijen
load-memory = server MB

## serve, companion

serve-running = Gruppetto draait al, met dezelfde tafels: { $url }
serve-other-port = Poort { $port } is van een ander programma; Gruppetto neemt een vrije.
serve-not-for-friends = Gruppetto draait al op { $url }, met dezelfde tafels, maar alleen voor deze computer; stop dat eerst om vrienden binnen te laten.
serve-not-https = Gruppetto draait al op { $url }, met dezelfde tafels, maar zonder https; stop dat eerst.
serve-lan-or-host = Zeg --lan of --host, niet allebei: --lan vindt het adres zelf.
serve-no-network = Deze computer zit op geen enkel netwerk waarover een telefoon hem kan bereiken. Ga op een wifi, of open hier of op een telefoon een hotspot, en begin opnieuw; internet is niet nodig.
serve-no-certificate = Het certificaat voor https kan niet worden bewaard: { $reason }
serve-https =
    Over de waarschuwing van browsers: niemand op internet staat in voor adressen thuis, dus heeft Gruppetto zelf een certificaat gemaakt. Kies “Geavanceerd” en ga door; het scherm blijft dan aan.
    Wie geen waarschuwing meer wil, en zonder netwerk wil starten, opent op de telefoon /api/certificate op hetzelfde adres en vertrouwt het in de instellingen: docs/hosting.md zegt waar.
    De SHA-256-vingerafdruk is { $fingerprint }
    Het geldt alleen voor thuisnetwerken. De sleutel ligt in { $folder }: laat die aan niemand zien.

## doctor

doctor-ok = OK
doctor-note = opmerking
doctor-problem = probleem
doctor-sum = { $problems ->
    [0] Niets houdt je van de weg.
    [one] Eén probleem om op te lossen.
   *[other] { $problems } problemen om op te lossen.
}
doctor-python-there = Python { $version } op { $system }
doctor-engine-compiled = Gruppetto { $version }, regels en bots gecompileerd
doctor-engine-able = Gruppetto { $version } in zuiver Python; er is hier een C-compiler, dus “pip install .” vanuit de bronnen maakt bots enkele keren sneller
doctor-engine-unable = Gruppetto { $version } in zuiver Python; met een C-compiler en de headers van Python maakt “pip install .” vanuit de bronnen bots enkele keren sneller
doctor-pages-there = De pagina’s voor de browser zijn er
doctor-pages-missing = De pagina’s voor de browser ontbreken: “make pages” in de bronnen, of installeer het pakket opnieuw
doctor-folder-there = Gegevensmap { $folder }, { $free } MB vrij
doctor-folder-full = Gegevensmap { $folder }: nog maar { $free } MB vrij; maak ruimte
doctor-folder-closed = Gegevensmap { $folder }: er kan niet in geschreven worden; kies een andere met --database
doctor-folder-none = { $reason }
doctor-database-new = Database { $about }: ze wordt bij de eerste start gemaakt
doctor-database-current = Database { $about }: leesbaar en van deze versie
doctor-database-older = Database { $about }: van een vroegere versie; de volgende start werkt haar bij, dus maak eerst een kopie
doctor-database-newer = Database { $about }: van een nieuwere Gruppetto; installeer die, of kies een andere met --database
doctor-database-unreadable = De database kan niet gelezen worden: { $about }
doctor-database-damaged = Database { $about }: beschadigd; zet een kopie terug, of kies een andere met --database
doctor-network-there = Telefoons op je netwerk bereiken deze machine op { $address }
doctor-network-none = Deze machine zit op geen netwerk: telefoons kunnen haar niet bereiken
doctor-port-free = Poort { $port } is vrij
doctor-port-ours = Poort { $port }: daar draait Gruppetto, met deze tafels
doctor-port-taken = Poort { $port } is van een ander programma; Gruppetto neemt een vrije, of die van --port
doctor-browser-there = Er kan een browser geopend worden
doctor-browser-none = Geen browser gevonden: open zelf het adres dat getoond wordt
doctor-extras-there = Extra’s: { $names }
doctor-extras-missing = Niet geïnstalleerd, en niet nodig om te spelen: { $names }; om er een te krijgen: pip install 'gruppetto[{ $first }]'

## stages

edition-unusual = Let op: { $what }
stages-good = { $file }: bord { $board } van { $game }, { $count } vakken: klaar om te rijden.
stages-drawn = Bord { $board } staat getekend in { $file }.

## editions, and copies of files

copy-written = Geschreven naar { $file }.
copy-exists = { $file } bestaat al; --force schrijft eroverheen.
copy-no-edition = { $game } heeft geen editie “{ $wanted }”; er is { $known }.
copy-no-stage = { $game } heeft geen etappebestand “{ $wanted }”; er is { $known }.
copy-no-stages = { $game } heeft geen etappebestanden: de etappes staan in de editie, die “gruppetto editions copy { $game }” wegschrijft.

train-needs-numpy = Trainen heeft numpy nodig: pip install 'gruppetto[train]'.
train-players = De aantallen spelers zijn een lijst zoals 2,4, niet { $players }.
train-round = ronde { $round }: { $lessons } stellingen, verlies { $loss }, noemt de winnaar in { $named } %
train-written = Geschreven: { $file }

dataset-needs-pyarrow = Een dataset heeft pyarrow nodig: pip install 'gruppetto[dataset]'.
dataset-exists = { $file }: dit bestand is er al; --force schrijft eroverheen.
dataset-written = { $file }: { $rows } beslissingen uit { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $columns } kolommen, { $actions } verschillende acties, { $megabytes } MB; { $seconds } s, { $pace } regels per seconde.

## analyse

analyse-title = { $level } kijkt terug op { $moves } zetten
analyse-player = Speler
analyse-luck = Geluk
analyse-given = Weggegeven
analyse-best = Beste
analyse-worst = Slechtste
analyse-turning = Keerpunten, naar de kans om te winnen
analyse-turn = zet { $number }
analyse-played = gespeeld: { $label }, { $chance } %
analyse-instead = { $level }: { $label }, { $chance } %
analyse-legend = Geluk: worpen en trekkingen tegenover hun gemiddelde. Weggegeven: keuzes tegenover de beste. Beide in procent van de winst.
analyse-unfinished = De koers is nog niet voorbij: er valt nog niets terug te kijken.

## tournament

tournament-needs-openskill = Ratings hebben openskill nodig: pip install 'gruppetto[lab]'.
tournament-title = { $game } met { $players } spelers, toernooi van { $games ->
    [one] één partij
   *[other] { $games } partijen
}, startwaarde { $seed }
tournament-rating = rating
tournament-ms = CPU-ms
tournament-against = zeges van / tegen
tournament-read-cross = { $players ->
    [2] Een regel zegt hoe vaak zijn bot de andere verslaat.
   *[other] Een regel zegt hoe vaak zijn bot wint, van de partijen die een van de twee wint.
}
tournament-read-rating = Tussen haakjes staan 95%-intervallen. Ratings staan op de schaal van Elo: 100 punten meer zijn 64 % van de zeges tussen twee. De CPU-ms zijn die van een beslissing waarbij er iets te kiezen was.
tournament-uneven = Er zijn { $orders } zitvolgordes; met een veelvoud daarvan als --games zit iedereen overal even vaak.

## report

report-bots = --bots noemt één bot of twee verschillende, de betere eerst, en niet “{ $bots }”.
report-written = Geschreven: { $file }
report-title = { $game }: hoe het speelt
report-lead = Hoe het speelt met { $players } spelers: { $games } partijen waarin de bot { $bot } op elke plaats rijdt, startwaarde { $seed }.
report-made = Gemaakt met: { $command }
report-few = Slechts { $games } partijen per regel: kleine verschillen zeggen niets.
report-length = Lengte van een partij
report-length-note = Beslissingen per partij: gemiddeld { $mean } (de rode lijn), van { $least } tot { $most }. Hoe hoger een balk, hoe meer partijen zo lang zijn.
report-seats = Zeges per plaats
report-seats-note = Op alle plaatsen rijdt dezelfde bot, dus elke plaats hoort { $share } te winnen (rood). De lijnen zijn 95%-intervallen.
report-seat = Plaats { $seat }
report-luck = Geluk en kunde
report-luck-note = Hoe vaak { $better } met twee spelers van { $worse } wint, { $games } partijen per regel. Geluk alleen zou de helft geven (rood); als keuzes tellen, hoort de betere vaker te winnen naarmate een koers langer is.
report-stages = { $stages ->
    [one] 1 etappe
   *[other] { $stages } etappes
}
report-decisions = { $decisions } beslissingen
report-pace = Het verloop van een etappe
report-pace-note = Wat het bekijken waard is, in keren per etappe, van de eerste beslissing (links) tot de laatste; de lijn zegt hoe ver de leider op de weg is.
report-leader = de leider op de weg
report-others = al het andere
report-card-harm = kaarten die schaden
report-card-help = kaarten die helpen
report-card-plain = andere kaarten
report-options = Wat opties doen
report-options-note = Elke keuze alleen, de rest zoals ingesteld, telkens { $games } partijen: hoeveel beslissingen een partij duurt, en hoe vaak de eerste plaats wint ({ $share } zou eerlijk zijn, rood). De lijnen zijn 95%-intervallen.
report-choice = keuze
report-choice-length = beslissingen per partij
report-choice-seat = eerste plaats wint
report-usual = ingesteld
report-no-difference = geen verschil in deze partijen
report-harm = Waar renners pech hebben
report-harm-note = Valpartijen, lekke banden en wat renners verder ophoudt, in keren per partij, en de vakken waar ze stonden, als één renner bedoeld is. De grootste stip is { $most } keer per partij.
report-harm-none = In deze partijen werd niemand opgehouden.
report-harm-count = { $count } keer per partij op deze weg
