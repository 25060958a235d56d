# The words of the companion, Dutch. Those of a game's own sheet live with the game.

## where it begins

companion-beside = naast het echte bord
companion-reading = je leest mee
companion-of = Metgezel · { $game }
companion-lead = Jullie bord, onze sommen
companion-lead-text = Speel op het echte bord. Vertel je telefoon wat er gebeurde; hij houdt tijd, plaatsen en truien bij, en elke fout is te verbeteren.
companion-recent = Op dit apparaat
companion-begin = Begin een koers
companion-no-keepers = Deze server houdt geen scores bij.
companion-load = Een bewaarde koers laden
companion-load-help = Een bestand dat je met Delen bewaarde, gaat precies verder waar het was.
companion-load-file = Kies een bestand
companion-forget = Dit blad vergeten: { $name }
companion-forget-ask = Dit blad van dit apparaat halen? Het blijft op de server. Zonder de schrijverslink kun je er niet meer op schrijven; in het archief kan wie het maakte het voor iedereen verwijderen.
companion-state-done = klaar
companion-state-reader = alleen lezen
companion-unknown-sheet = Dit blad bestaat niet. Misschien is de link afgekapt, of wie het maakte heeft het verwijderd.
companion-unreadable = Dit blad kan niet worden getoond.

## set-up

companion-teams = Wie rijdt er
companion-team-count = Aantal ploegen
companion-team-name = Naam van ploeg { $seat }
companion-team-colour = { $bib }, kleur van ploeg { $seat }: { $team }
companion-colours = Kleuren
companion-riders = Namen van de renners
companion-riders-of = Renners van { $name }
companion-rider-name = Naam van nummer { $bib }
companion-stages = Etappes
companion-stage = Etappe
companion-stage-name = Etappe { $number }: { $name }
companion-tour = Welke ronde
companion-tour-own = Eigen lijst
companion-stage-which = Welke etappe
companion-stage-add = Toevoegen
companion-stage-up = Etappe { $number } eerder
companion-stage-drop = Etappe { $number } weglaten
companion-own-edit = Etappe { $number } beschrijven
companion-own-name = Naam van de etappe
companion-own-name-hint = Zoals op het bord
companion-own-needs = { $name }: dit is nodig.
companion-own-numbers-help = Getallen met een spatie ertussen; leeg: de gewone.
companion-own-numbers-wrong = { $name }: hele getallen van { $least } tot { $most }, elk één keer, hoogstens { $longest }.
companion-own-fewer = { $name }: één minder
companion-own-more = { $name }: één meer
companion-own-line = Naam van { $name }
companion-own-save = Etappe bewaren
companion-box-ours = een reconstructie
companion-box-nothing = alleen de volgorde
companion-box-mine = Die van mij
companion-box-mine-from = uit de doos
companion-figure = { $heading }, { $name }, { $usual }
companion-figure-wrong = { $name }: van { $least } tot { $most }.
companion-figures-told = Het uitslagblad zegt het.
companion-figures-all = Alle cijfers, en van wie ze zijn
companion-figures-change = De cijfers wijzigen
companion-figures-save = Met deze cijfers tellen
companion-sheet-name = Naam van de koers
companion-sheet-name-hint = Zondag bij Ilse
companion-start = Start
companion-check-twice = Ploeg { $seat } heeft de naam van een andere.
companion-check-stages = Kies minstens één etappe.

## the sheet

companion-views = Weergaven
companion-tab-race = Koers
companion-tab-entry = Invoer
companion-tab-ranking = Stand
companion-tab-setup = Beheer
companion-race-time = Koerstijd
companion-undo = Ongedaan
companion-redo = Opnieuw
companion-final = Eindstand
companion-general = De hele koers
companion-scope = Etappe of koers
companion-tables = Klassementen
companion-no-results = Nog geen uitslagen
companion-rank = Plaats
companion-name = Naam
companion-gain = Laatst gewonnen
companion-all-columns = Alle kolommen
companion-course = Achter de leider
companion-course-after = Na etappe
companion-course-table = Achter de leider, etappe na etappe
companion-correct-entry = Verbeter

## entries

companion-forms = Wat invoeren
companion-save = Opslaan
companion-over = De koers is gereden.
companion-nothing-now = Nu niets in te voeren.
companion-optional = mag leeg
companion-missing = Dit ontbreekt nog.
companion-draw = Loten
companion-yes = Ja
companion-no = Nee
companion-picked = { $name }, { $place } in de volgorde
companion-level = { $name } gelijk met de vorige
companion-take-out = { $name } eruit
companion-most = Hoogstens { $most } hier.
companion-nobody-left = Er is niemand meer.
companion-in-order = In deze volgorde
companion-rest-each = Alle anderen in deze volgorde · { $count }
companion-rest-together = Alle anderen samen · { $count }
companion-number = Nummer { $number }: Enter
companion-no-number = Niemand heeft hier nummer { $number }.
companion-not-here = { $name } is al binnen of uit koers.
companion-away = { $name }, binnen of uit koers
companion-digit-back = Laatste cijfer terugnemen
companion-next-figure = Naar het volgende getal
companion-will-write = Wordt genoteerd:
companion-still-missing = Ontbreekt nog: { $what }
companion-save-riders = { $count ->
    [one] Eén renner opslaan
   *[other] { $count } renners opslaan
  }
companion-save-teams = { $count ->
    [one] Eén ploeg opslaan
   *[other] { $count } ploegen opslaan
  }
companion-close-form = Sluiten zonder op te slaan
companion-clear-form = Formulier leegmaken
companion-less = Minder
companion-more = Meer
companion-other-figure = ander
companion-figure-of = { $label }: { $name }
companion-cell = { $name }, { $label }: { $figure }
companion-replace-title = De oude invoer vervangen?
companion-replace-text = Hier is al een invoer voor. De nieuwe komt ervoor in de plaats.
companion-replace-yes = Vervangen
companion-waits-already = Dezelfde invoer wacht al op het netwerk.
companion-take-back = Terugnemen
companion-before = De volgende invoer komt vóór: { $told }
companion-before-not = Toch aan het einde zetten
companion-meanwhile = Het blad is intussen veranderd. Kijk nog eens voor je opslaat.
companion-meanwhile-lost = “{ $form }” kan niet meer worden ingevoerd: het blad is intussen veranderd.
companion-meanwhile-gone = Een invoer is teruggenomen.

## history

companion-history = Invoer
companion-history-help = Tik op een invoer om die te verbeteren, te verplaatsen of te schrappen; alles volgt.
companion-history-empty = Nog niets ingevoerd.
companion-history-all = Alle { $count } tonen
companion-waits = telt nog niet: een etappe ervoor heeft geen uitslag
companion-struck = Geschrapt
companion-restore = Terugzetten
companion-correct = Een invoer verbeteren
companion-correct-save = Verbetering opslaan
companion-move-earlier = Eerder zetten
companion-move-later = Later zetten
companion-insert = Ervoor invoegen
companion-forgotten = Iets vergeten toevoegen
companion-forgotten-in = Iets vergeten toevoegen in etappe { $number }
companion-strike = Schrappen
companion-swap = Twee renners van groep laten wisselen
companion-swap-here = Uit deze invoer
companion-swap-there = Uit een andere groep
companion-swap-help = Kies er van elk één: ze wisselen van plaats, en dus van tijd.
companion-swap-told = { $one } en { $other } wisselen van plaats.
companion-swap-save = Laat ze wisselen
companion-undo-takes = Ongedaan neemt terug: { $told }
companion-trace = Wie veranderde wat
companion-did-add = ingevoerd
companion-did-change = verbeterd
companion-did-move = verplaatst
companion-did-swap = gewisseld
companion-did-strike = geschrapt
companion-did-restore = teruggezet
companion-did-rename = hernoemd
companion-did-plan = etappes of regels veranderd
companion-did-undo = ongedaan gemaakt
companion-did-redo = weer teruggehaald

## behind the race

companion-names = Namen
companion-ridden = gereden
companion-options-save = De regels van de dag veranderen
companion-links = Links
companion-share-and-save = Delen en bewaren
companion-tv = Groot scherm
companion-others = Andere bladen
companion-device = Dit apparaat
companion-aloud = Aankondigingen voorlezen
companion-your-name = Je naam bij invoer
companion-share-results = De uitslagen
companion-share-text = Als tekst
companion-share-picture = Als plaatje
companion-print = Op papier
companion-print-do = Afdrukken
companion-print-winners = Etappewinnaars
companion-share-csv = Als tabel (CSV)
companion-share-json = Het blad bewaren
companion-share-done = Klaar
companion-reader-link = Leeslink
companion-reader-link-help = Voor iedereen aan tafel: laat alles zien, verandert niets.
companion-scorer-link = Schrijverslink
companion-scorer-link-help = Wie deze heeft, mag schrijven.
companion-phones = Andere telefoons
companion-phones-start = Andere telefoons aan tafel? Laat ze de QR-code zien
companion-phones-write = Samen de stand bijhouden
companion-phones-look = Alleen meekijken
companion-phones-qr = QR-code: { $what }
companion-phones-help = Richt de camera van de andere telefoon erop.
companion-phones-unreachable = Andere telefoons kunnen er niet bij: deze server is alleen voor deze computer. Start hem met --lan.
companion-plain-http = Deze pagina kwam zonder https.
companion-plain-http-why = Daarom laat de browser het scherm uitgaan en opent hij de pagina niet zonder netwerk: dat mag alleen over een versleutelde verbinding. Wie de server draait, kan hem met --https starten.
companion-untrusted = Deze browser vertrouwt het certificaat van de server nog niet.
companion-untrusted-why = Daarom opent hij de pagina niet zonder netwerk. Installeer het certificaat één keer op dit apparaat en vertrouw het in de instellingen.
companion-untrusted-get = Certificaat ophalen

## network

companion-waiting = { $count ->
    [one] Eén invoer wacht op het netwerk.
   *[other] { $count } keer invoer wacht op het netwerk.
  }
companion-offline = Overweg: wachten op het netwerk.
companion-last-known = Dit is de laatst bekende stand.
companion-denied = Deze link mag niet meer schrijven.

## refused

companion-refused = Niet ingevoerd
companion-refused-about = Het gaat om:
companion-understood = Begrepen
companion-rule = Regel { $rule }
companion-error-unknown_fact = Die invoer staat niet meer op het blad.
companion-error-fact_taken = Dat is al ingevoerd.
companion-error-nothing_to_undo = Iemand was sneller: kijk eerst opnieuw.
companion-error-bad_plan = Zo kan de koers niet worden veranderd.
companion-error-stage_told = Er zijn invoeren van een etappe die zou verschuiven of verdwijnen. Streep die eerst door.
companion-error-bad_name = Een naam heeft 1 tot 32 zichtbare letters.
companion-error-sheet_full = Dit blad is vol; begin een nieuw.
companion-error-malformed = Het blad begrijpt deze invoer niet.
companion-error-too_large = Deze invoer is te groot.
error-bad_sheet = Dit is geen bewaarde koers, of hij is beschadigd.
error-too_large = Dit is te groot: het bestand van een bewaarde koers heeft hoogstens 1 MB.
error-bad_plan = Zo kan deze koers niet worden bijgehouden.

## het archief

companion-archive = Archief
companion-archive-tours = Rondes
companion-archive-records = Statistieken
companion-archive-people = Mensen
companion-archive-all = { $count ->
    [0] Archief en mensen
   *[other] Alle rondes ({ $count }), statistieken, mensen
  }
companion-archive-search = Zoeken: naam, spel, mensen
companion-archive-count = { $count ->
    [one] Eén ronde
   *[other] { $count } rondes
  }
companion-archive-won = gewonnen door { $who }
companion-archive-name = Deze ronde een naam geven: { $name }
companion-archive-save = Bewaren als bestand: { $name }
companion-archive-delete = Verwijderen: { $name }
companion-archive-delete-ask = Deze ronde verwijderen? Overal: ze verdwijnt van dit apparaat en van de server, en geen link opent ze nog; een bestand dat iemand bewaarde blijft van hem. Alleen hier: de anderen houden ze, en niemand kan ze nog voor iedereen verwijderen.
companion-archive-delete-scorer = Deze ronde van dit apparaat halen? Ze blijft op de server: alleen de telefoon die ze maakte kan ze voor iedereen verwijderen. Zonder de schrijverslink kan hier niemand er nog in schrijven.
companion-archive-delete-reader = Deze ronde van dit apparaat halen? Ze blijft op de server en de link blijft ze openen.
companion-archive-delete-yes = Verwijderen
companion-archive-delete-everywhere = Overal verwijderen
companion-archive-delete-here = Alleen hier
companion-archive-export = Alles bewaren als één bestand
companion-archive-export-help = Alle rondes en mensen. Met “Een bewaarde koers laden” komt alles terug, op dit apparaat of een ander.
companion-archive-lost = { $count ->
    [one] Eén ronde was niet te krijgen.
   *[other] { $count } rondes waren niet te krijgen.
  }
companion-archive-lost-load = { $count ->
    [one] Eén ronde kon niet worden ingelezen. Laad het bestand later opnieuw: niets wordt twee keer ingelezen.
   *[other] { $count } rondes konden niet worden ingelezen. Laad het bestand later opnieuw: niets wordt twee keer ingelezen.
  }
companion-archive-empty = Nog geen rondes op dit apparaat.
companion-records-over = { $count ->
    [one] Over één ronde die uitgereden is.
   *[other] Over { $count } rondes die uitgereden zijn. Van een ploeg telt de beste renner.
  }
companion-records-empty = Zodra een ronde uitgereden is, worden zeges en truien hier geteld.
companion-records-wins = Eindzeges
companion-records-podiums = Op het podium
companion-records-stages = Etappezeges
companion-records-tours = Rondes
companion-records-best = Beste etappes:
companion-duel = Onder elkaar
companion-duel-one = De een
companion-duel-other = De ander
companion-duel-ahead = voor aan het eind
companion-duel-stages = etappezeges
companion-duel-tours = { $count ->
    [0] Zij reden nog geen ronde tegen elkaar.
    [one] In één ronde die beiden reden.
   *[other] In { $count } rondes die beiden reden.
  }
companion-jersey-yellow = Gele trui
companion-jersey-green = Groene trui
companion-jersey-polka = Bolletjestrui
companion-jersey-team = Beste ploeg
companion-cap-yellow = Gele pet
companion-people-help = Eén lijst voor alle spellen. Tik bij het voorbereiden van een koers op een naam: die krijgt er de gewone kleur of het gewone nummer.
companion-people-pick = Mensen van dit apparaat
companion-people-name = Naam van { $name }
companion-people-colour = Gewone kleur van { $name }
companion-people-number = Gewoon nummer van { $name }
companion-people-number-hint = nr.
companion-people-forget = { $name } van de lijst halen
companion-people-new = Nog een naam
companion-people-add = Toevoegen
companion-people-save = De lijst bewaren als bestand
