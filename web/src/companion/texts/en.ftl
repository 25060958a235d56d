# The words of the companion, English. Those of a game's own sheet live with the game.

## where it begins

companion-beside = beside the real board
companion-reading = you are reading along
companion-of = Companion · { $game }
companion-lead = Your board, our sums
companion-lead-text = Play on the real board. Tell your phone what happened; it keeps time, places and jerseys, and every mistake can be put right.
companion-recent = On this device
companion-begin = Begin a race
companion-no-keepers = This server keeps no scores.
companion-load = Load a saved race
companion-load-help = A file that you saved with Share goes on exactly where it was.
companion-load-file = Choose a file
companion-forget = Forget this sheet: { $name }
companion-forget-ask = Take this sheet off this device? It stays on the server. Without its scorer link you cannot write on it any more; in the archive, who made it can delete it for everybody.
companion-state-done = finished
companion-state-reader = reading only
companion-unknown-sheet = There is no such sheet. The link may be cut short, or who made the sheet has deleted it.
companion-unreadable = This sheet cannot be shown.

## set-up

companion-teams = Who rides
companion-team-count = Number of teams
companion-team-name = Name of team { $seat }
companion-team-colour = { $bib }, colour of team { $seat }: { $team }
companion-colours = Colours
companion-riders = Names of the riders
companion-riders-of = Riders of { $name }
companion-rider-name = Name of number { $bib }
companion-stages = Stages
companion-stage = Stage
companion-stage-name = Stage { $number }: { $name }
companion-tour = Which tour
companion-tour-own = Own list
companion-stage-which = Which stage
companion-stage-add = Add stage
companion-stage-up = Stage { $number } earlier
companion-stage-drop = Drop stage { $number }
companion-own-edit = Describe stage { $number }
companion-own-name = Name of the stage
companion-own-name-hint = As on its board
companion-own-needs = { $name }: this is needed.
companion-own-numbers-help = Numbers with spaces between them; empty: the usual ones.
companion-own-numbers-wrong = { $name }: whole numbers from { $least } to { $most }, each once, { $longest } at most.
companion-own-fewer = { $name }: one fewer
companion-own-more = { $name }: one more
companion-own-line = Name of { $name }
companion-own-save = Save the stage
companion-box-ours = a reconstruction
companion-box-nothing = only the order
companion-box-mine = Type mine
companion-box-mine-from = from the box
companion-figure = { $heading }, { $name }, { $usual }
companion-figure-wrong = { $name }: from { $least } to { $most }.
companion-figures-told = The result sheet says so.
companion-figures-all = All figures, and whose they are
companion-figures-change = Change the figures
companion-figures-save = Count with these figures
companion-sheet-name = Name of the race
companion-sheet-name-hint = Sunday at Ilse’s
companion-start = Start
companion-check-twice = Team { $seat } has the name of another.
companion-check-stages = Choose at least one stage.

## the sheet

companion-views = Views
companion-tab-race = Race
companion-tab-entry = Entry
companion-tab-ranking = Ranking
companion-tab-setup = Set-up
companion-race-time = Race time
companion-undo = Undo
companion-redo = Redo
companion-final = Final results
companion-general = The whole race
companion-scope = Stage or race
companion-tables = Classifications
companion-no-results = No results yet
companion-rank = Place
companion-name = Name
companion-gain = Won last
companion-all-columns = All columns
companion-course = Behind the leader
companion-course-after = After stage
companion-course-table = Behind the leader, stage by stage
companion-correct-entry = Correct an entry

## entries

companion-forms = What to enter
companion-save = Save
companion-over = The race is over.
companion-nothing-now = Nothing to enter now.
companion-optional = optional
companion-missing = This is still missing.
companion-draw = Draw
companion-yes = Yes
companion-no = No
companion-picked = { $name }, { $place } in the order
companion-level = { $name } level with the one before
companion-take-out = Take { $name } out
companion-most = At most { $most } here.
companion-nobody-left = Nobody is left.
companion-in-order = In this order
companion-rest-each = All the rest in this order · { $count }
companion-rest-together = All the rest together · { $count }
companion-number = Number { $number }: Enter
companion-no-number = Nobody here has number { $number }.
companion-not-here = { $name } is home or out of the race already.
companion-away = { $name }, home or out
companion-digit-back = Take the last digit back
companion-next-figure = To the next figure
companion-will-write = Will be written:
companion-still-missing = Still missing: { $what }
companion-save-riders = { $count ->
    [one] Save one rider
   *[other] Save { $count } riders
  }
companion-save-teams = { $count ->
    [one] Save one team
   *[other] Save { $count } teams
  }
companion-close-form = Close without saving
companion-clear-form = Clear the form
companion-less = Less
companion-more = More
companion-other-figure = other
companion-figure-of = { $label }: { $name }
companion-cell = { $name }, { $label }: { $figure }
companion-replace-title = Replace the old entry?
companion-replace-text = There is an entry for this already. The new one takes its place.
companion-replace-yes = Replace
companion-waits-already = The same entry waits for the network already.
companion-take-back = Take it back
companion-before = The next entry goes before: { $told }
companion-before-not = Put it at the end after all
companion-meanwhile = Meanwhile the sheet has changed. Look again before you save.
companion-meanwhile-lost = “{ $form }” cannot be entered any more: meanwhile the sheet has changed.
companion-meanwhile-gone = An entry was taken back.

## history

companion-history = Entries
companion-history-help = Tap an entry to correct, move or strike it; everything follows.
companion-history-empty = Nothing entered yet.
companion-history-all = Show all { $count }
companion-waits = does not count yet: a stage before it has no result
companion-struck = Struck out
companion-restore = Restore
companion-correct = Correct an entry
companion-correct-save = Save the correction
companion-move-earlier = Move earlier
companion-move-later = Move later
companion-insert = Insert before
companion-forgotten = Add something forgotten
companion-forgotten-in = Add something forgotten in stage { $number }
companion-strike = Strike out
companion-swap = Swap two riders between groups
companion-swap-here = From this entry
companion-swap-there = From another group
companion-swap-help = Choose one of each: they change places, and so their times.
companion-swap-told = { $one } and { $other } change places.
companion-swap-save = Swap them
companion-undo-takes = Undo takes back: { $told }
companion-trace = Who changed what
companion-did-add = entered
companion-did-change = corrected
companion-did-move = moved
companion-did-swap = swapped
companion-did-strike = struck out
companion-did-restore = restored
companion-did-rename = renamed
companion-did-plan = stages or rules changed
companion-did-undo = undone
companion-did-redo = brought back

## behind the race

companion-names = Names
companion-ridden = ridden
companion-options-save = Change the rules of the day
companion-links = Links
companion-share-and-save = Share and save
companion-tv = Big screen
companion-others = Other sheets
companion-device = This device
companion-aloud = Read announcements aloud
companion-your-name = Your name on entries
companion-share-results = The results
companion-share-text = As text
companion-share-picture = As a picture
companion-print = On paper
companion-print-do = Print
companion-print-winners = Winners of the stages
companion-share-csv = As a table (CSV)
companion-share-json = Save the sheet
companion-share-done = Done
companion-reader-link = Reader link
companion-reader-link-help = For everybody at the table: shows everything, changes nothing.
companion-scorer-link = Scorer link
companion-scorer-link-help = Whoever has this one may write.
companion-phones = Other phones
companion-phones-start = Other phones at the table? Show them the QR code
companion-phones-write = Keep the score with me
companion-phones-look = Only look
companion-phones-qr = QR code: { $what }
companion-phones-help = Point the camera of the other phone at it.
companion-phones-unreachable = Other phones cannot come in: this server is for this computer only. Start it with --lan.
companion-plain-http = This page came without https.
companion-plain-http-why = So the browser lets the screen go dark and does not open the page without a network: it allows both only on encrypted connections. Whoever runs the server can start it with --https.
companion-untrusted = This browser does not trust the certificate of the server yet.
companion-untrusted-why = So it does not open the page without a network. Install the certificate on this device, once, and trust it in the settings.
companion-untrusted-get = Fetch the certificate

## network

companion-waiting = { $count ->
    [one] One entry waits for the network.
   *[other] { $count } entries wait for the network.
  }
companion-offline = Level crossing: waiting for the network.
companion-last-known = This is the last known state.
companion-denied = This link may not write any more.

## refused

companion-refused = Not entered
companion-refused-about = It is about:
companion-understood = Understood
companion-rule = Rule { $rule }
companion-error-unknown_fact = That entry is no longer on the sheet.
companion-error-fact_taken = That was entered already.
companion-error-nothing_to_undo = Somebody else was faster: look again before you undo.
companion-error-bad_plan = The race cannot be changed like this.
companion-error-stage_told = There are entries of a stage that would move or go. Strike them out first.
companion-error-bad_name = A name has 1 to 32 letters that can be seen.
companion-error-sheet_full = This sheet is full; begin a new one.
companion-error-malformed = The sheet does not understand this entry.
companion-error-too_large = This entry is too large.
error-bad_sheet = This is no saved race, or it is damaged.
error-too_large = This is too large: the file of a saved race has at most 1 MB.
error-bad_plan = This race cannot be kept like this.

## the archive

companion-archive = Archive
companion-archive-tours = Tours
companion-archive-records = Statistics
companion-archive-people = People
companion-archive-all = { $count ->
    [0] Archive and people
   *[other] All tours ({ $count }), statistics, people
  }
companion-archive-search = Search: name, game, people
companion-archive-count = { $count ->
    [one] One tour
   *[other] { $count } tours
  }
companion-archive-won = won by { $who }
companion-archive-name = Name this tour: { $name }
companion-archive-save = Save as a file: { $name }
companion-archive-delete = Delete: { $name }
companion-archive-delete-ask = Delete this tour? Everywhere: it goes from this device and from the server, and nobody’s link opens it any more; a file that somebody saved stays with them. Only here: the others keep it, and nobody can delete it for everybody any more.
companion-archive-delete-scorer = Take this tour off this device? It stays on the server: only the phone that made it can delete it for everybody. Without its scorer link nobody can write on it from here.
companion-archive-delete-reader = Take this tour off this device? It stays on the server, and its link still opens it.
companion-archive-delete-yes = Delete
companion-archive-delete-everywhere = Delete everywhere
companion-archive-delete-here = Only here
companion-archive-export = Save everything as one file
companion-archive-export-help = All tours and people. “Load a saved race” takes the file in again, on this device or another.
companion-archive-lost = { $count ->
    [one] One tour could not be had.
   *[other] { $count } tours could not be had.
  }
companion-archive-lost-load = { $count ->
    [one] One tour could not be taken in. Load the file again later: nothing is taken in twice.
   *[other] { $count } tours could not be taken in. Load the file again later: nothing is taken in twice.
  }
companion-archive-empty = No tours on this device yet.
companion-records-over = { $count ->
    [one] Over one tour that was ridden to its end.
   *[other] Over { $count } tours that were ridden to their end. Of a team the best rider counts.
  }
companion-records-empty = As soon as a tour has been ridden to its end, wins and jerseys are counted here.
companion-records-wins = Tours won
companion-records-podiums = On the podium
companion-records-stages = Stages won
companion-records-tours = Tours ridden
companion-records-best = Best stages:
companion-duel = Head to head
companion-duel-one = The one
companion-duel-other = The other
companion-duel-ahead = ahead at the end
companion-duel-stages = stages won
companion-duel-tours = { $count ->
    [0] They have not ridden a tour against each other yet.
    [one] In one tour that both rode.
   *[other] In { $count } tours that both rode.
  }
companion-jersey-yellow = Yellow jersey
companion-jersey-green = Green jersey
companion-jersey-polka = Polka-dot jersey
companion-jersey-team = Best team
companion-cap-yellow = Yellow cap
companion-people-help = One list for all games. Who is on it can be tapped in a plan, and takes the usual colour or number there.
companion-people-pick = People of this device
companion-people-name = Name of { $name }
companion-people-colour = Usual colour of { $name }
companion-people-number = Usual number of { $name }
companion-people-number-hint = no.
companion-people-forget = Take { $name } off the list
companion-people-new = Another name
companion-people-add = Add
companion-people-save = Save the list as a file
