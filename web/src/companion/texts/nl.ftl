# The words of the companion, Dutch. Those of a game's own sheet live with the game.

## where it begins

companion-title = Metgezel
companion-beside = naast het echte bord
companion-reading = je leest mee
companion-of = Metgezel · { $game }
companion-lead = Jullie bord, onze sommen
companion-lead-text = Speel op het echte bord. Vertel je telefoon wat er gebeurde; hij houdt tijd, plaatsen en truien bij, en elke fout is te verbeteren.
companion-recent = Op dit toestel
companion-begin = Begin een koers
companion-no-keepers = Deze server houdt geen scores bij.
companion-load = Een bewaarde koers laden
companion-load-help = Een bestand dat je met Delen bewaarde, gaat precies verder waar het was.
companion-load-file = Kies een bestand
companion-forget = Dit blad vergeten: { $name }
companion-forget-ask = Dit blad vergeten? Zonder de schrijverslink kun je er niet meer op schrijven.
companion-state-done = klaar
companion-state-reader = alleen lezen
companion-unknown-sheet = Dit blad bestaat niet. Misschien is de link afgekapt.
companion-unreadable = Dit blad kan niet worden getoond.

## set-up

companion-teams = Wie rijdt er
companion-team-count = Aantal ploegen
companion-team-name = Naam van ploeg { $seat }
companion-team-hint = Naam
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
companion-check-name = Ploeg { $seat } heeft een naam nodig.
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
companion-earlier = { $name } een plaats eerder
companion-level = { $name } gelijk met de vorige
companion-take-out = { $name } eruit
companion-most = Hoogstens { $most } hier.
companion-nobody-left = Er is niemand meer.
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
companion-meanwhile-lost = ‘{ $form }’ kan niet meer worden ingevoerd: het blad is intussen veranderd.
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
companion-trace = Wie veranderde wat
companion-did-add = ingevoerd
companion-did-change = verbeterd
companion-did-move = verplaatst
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
companion-device = Dit toestel
companion-your-name = Je naam bij invoer
companion-share-results = De uitslagen
companion-share-text = Als tekst
companion-share-picture = Als plaatje
companion-share-csv = Als tabel (CSV)
companion-share-json = Het blad bewaren
companion-share-done = Klaar
companion-reader-link = Leeslink
companion-reader-link-help = Voor iedereen aan tafel: laat alles zien, verandert niets.
companion-scorer-link = Schrijverslink
companion-scorer-link-help = Wie deze heeft, mag schrijven.
companion-local = Dit adres werkt alleen op deze computer. Start voor andere telefoons met --host 0.0.0.0 en open het onder de naam van deze computer.

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
companion-error-unknown_fact = Die invoer staat niet meer op het blad.
companion-error-fact_taken = Dat is al ingevoerd.
companion-error-nothing_to_undo = Iemand was sneller: kijk eerst opnieuw.
companion-error-bad_plan = Zo kan de koers niet worden veranderd.
companion-error-stage_told = Er zijn invoeren van een etappe die zou verschuiven of verdwijnen. Streep die eerst door.
companion-error-bad_name = Een naam heeft 1 tot 32 letters.
companion-error-sheet_full = Dit blad is vol; begin een nieuw.
companion-error-malformed = Het blad begrijpt deze invoer niet.
companion-error-too_large = Deze invoer is te groot.
error-bad_sheet = Dit is geen bewaarde koers, of hij is beschadigd.
error-bad_plan = Zo kan deze koers niet worden bijgehouden.

## on the home page

companion-home-title = Aan het echte bord?
companion-home-text = Laat je telefoon tijd, stand en truien bijhouden.
