# Die Wörter des Tisches, deutsch.

waiting = Der Tisch wird gedeckt

stage-number = Etappe { $number }
stage-of = Etappe { $order } von { $of }
race-name = Rennen
race-result = Ergebnis zeigen
race-won = { $count ->
    [0] Das Rennen ist vorbei
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen gemeinsam
}
rail-name = Wertung und Funk
tabs-name = Ansichten
tab-board = Straße
tab-standings = Wertung
tab-log = Funk
tab-menu = Menü

## Zug und Frage

turn-title = Du bist dran
turn-yours = Du bist dran, { $player }
turn-yours-said = Du bist dran: { $question }
turn-wait-own = Einen Augenblick …
turn-theirs = Am Zug
ask-sure = { $label }?
ask-again = Wähle die Karte noch einmal, um sie zu spielen.
ask-again-road = Wähle die Straße oder noch einmal die Karte.
ask-target = Wähle ein leuchtendes Ziel oder eine andere Karte.
ask-cards = Leuchtende Karten kannst du jetzt spielen. Die anderen sagen dir, warum nicht.
ask-side = Spielen kannst du jetzt nichts. Wähle eine Karte und sieh, wozu sie sonst gut ist.
ask-lit = Wähle, was leuchtet.
ask-choose = Wähle, was leuchtet. Der Rest sagt, warum nicht.
ask-place = { $group }, { $place } von { $of }
home-go = Ins Ziel fahren lassen
home-rides = Deine Fahrer fahren ins Ziel
home-stop = Ich fahre selbst
ask-forced = Etwas anderes geht nicht.
ask-ordered = Wie angeordnet.
ask-by-hand = Ich mache es selbst
several-how = { $least ->
    [0] { $most ->
        [one] Wähle eine Karte oder keine, dann den Knopf.
       *[other] Wähle bis zu { $most } Karten, dann den Knopf.
    }
    [one] Wähle eine Karte, dann den Knopf.
   *[other] Wähle { $least } Karten, dann den Knopf.
  }
several-go = { $count ->
    [one] Diese Karte
   *[other] Diese { $count } Karten
  }
order-stop = Beenden: { $label }
ask-wait = { $player } überlegt
ask-watch = Du schaust zu: Die Hände bleiben verdeckt.
ask-over = Das Rennen ist vorbei
key-play = spielen
key-back = zurück
key-why = warum nicht
key-hint = Hinweis
key-lane = Spur
ask-rider = Nummer { $bib } · { $place }
ask-cell = { $card }: Wähle ein Feld
ask-numbers = Wähle einen Fahrer oder eine Zahl, dann ein Feld, das leuchtet.
ask-steps = Wähle einen Fahrer, dann ein Feld, das leuchtet.
ask-number-rider = Wer bekommt die { $number }?
ask-number-cell = Nummer { $bib } mit einer { $number }: wohin?
ask-rider-cell = Nummer { $bib }: wohin?
ask-number-how = Wähle ein Feld, das leuchtet, oder erst eine Zahl.
ask-cell-how = Wähle ein Feld, das leuchtet, oder einen anderen Fahrer.
ask-ways = Dorthin führen mehrere Wege
ask-harm = Jede deiner Karten endet im Sturz: Keine Spur ist frei. Wähle die Karte, die du hergibst.
ask-harm-why = Warum geht nichts anderes?
sign-mark-slipstream = Windschatten
sign-mark-exchange = Tausch
sign-mark-chance = Chance
sign-mark-crash = Sturz
sign-mark-sprint = Sprint
sign-mark-summit = Gipfel
sign-mark-finish = Ziel
sign-mark-risk = Risikokarte
sign-mark-green-line = grüne Linie
sign-jersey-team = Feld extra
hand-name = Deine Hand
numbers-name = Zahlen der Karte
numbers-bonus = { $name }. Wähle einen Fahrer und eine Zahl: Die weitesten Felder, die leuchten, rechnen es mit.
card-drawn = gezogen
card-picked = gewählt
card-not-now = jetzt nicht; drücken, um den Grund zu erfahren
die-shows = zeigt { $face }
dice-name = Die Würfel
die-fell = { $bib } würfelt { $die }
pile-name = { $name }, { $count }
pile-name-top = { $name }, { $count }, { $top } obenauf

## Straße und Profil

board-name = Die Straße
board-role = Rennstrecke
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-whole = Ganze Etappe
board-cell = { $label }, { $kind }
board-riders = hier: { $riders }
board-target = wählbar { $label }
board-rider = Nummer { $bib }, { $team }, { $player }
board-rider-short = { $bib } { $player }
board-fallen = gestürzt
board-barred = gesperrt bis zum Ende der Runde
board-minimap = Die ganze Strecke im Kleinen
cell-flat = flach
cell-climb = Anstieg
cell-descent = Abfahrt
cell-bridge = Brücke
cell-sprint = Sprintzone
cell-start = Start
cell-finish = Ziel
cell-runout = Auslauf
cell-track = Bahn
cell-track-good = Bahn, Glück
cell-track-bad = Bahn, Pech
jersey-yellow = Gelbes Trikot
jersey-green = Grünes Trikot
jersey-polka = Gepunktetes Trikot
map-name = Karte der Rundfahrt: Etappe { $stage }, { $of } insgesamt
strip-name = { $groups ->
    [one] Streckenprofil, eine Gruppe.
   *[other] Streckenprofil, { $groups } Gruppen.
  }
strip-group = { $printed }: bei { $percent } %, { $riders }.
strip-you = du
strip-you-lead = du führst
strip-leads = { $player } führt
strip-more = { $count ->
    [one] +1: noch ein Fahrer in dieser Gruppe
   *[other] +{ $count }: noch { $count } Fahrer in dieser Gruppe
  }
strip-riders = Fahrer dieser Gruppe: { $count }
strip-head = tête de course
group-pace = Tempo { $pace }

## rechte Spalte

groups-name = Die Gruppen
groups-pace = Tempo
groups-look = { $count ->
    [one] 1 Fahrer zeigen: { $group }
   *[other] { $count } Fahrer zeigen: { $group }
}
order-name = Diese Runde
order-place = { $place } von { $of }
order-done = Nummer { $bib }, { $player }: ist gefahren
order-now = Nummer { $bib }, { $player }: fährt jetzt
order-next = Nummer { $bib }, { $player }: fährt noch
order-skips = Nummer { $bib }, { $player }: setzt aus
row-you = { $player } (du)
row-markers = Marker der Schachtel zeigen: Einer, dann Zehner
row-pick = Wählen
log-name = Tourfunk
log-live = live
log-undone = zurückgenommen
log-undone-lines = { $count } Zeilen zurückgenommen
say-field = Sag etwas
say-hint = Sag etwas …
say-undo = Zurücknehmen

## warum nicht, Liste, Menü

why-title = Jetzt nicht: { $thing }
why-nothing = Damit ist jetzt nichts anzufangen.
why-general = { $later ->
    [yes] { $kind ->
        [cell] Wähle erst, was dorthin führt.
        [player] Wähle erst die Karte, die für diesen Spieler ist.
       *[other] Wähle erst, was dazugehört.
    }
   *[no] { $kind ->
        [cell] Dorthin führt jetzt nichts.
        [rider] Mit diesem Fahrer ist jetzt nichts zu tun.
        [player] Mit diesem Spieler ist jetzt nichts zu tun.
        [card] Das passt nicht zu dem, was gewählt ist.
        [pile] Dort wird von selbst gezogen und abgelegt.
        [number] Sie geht an den gewählten Fahrer.
       *[other] Daraus wird jetzt nichts.
    }
}
why-lost = Der Server antwortet gerade nicht. Versuch es gleich noch einmal.
whys-title = Was jetzt nicht geht
whys-none = Gerade ist nichts verboten.
whys-more = und { $count } weitere
why-cell = Feld { $thing }
why-thing = { $thing }
why-lit = Nichts spricht dagegen: Es ist jetzt wählbar.
why-rulebook = In der Spielregel öffnen
why-instead = Stattdessen: { $label }
list-title = Alles, was geht
list-why = Warum nicht: { $label }
menu-list = Alles, was geht, als Liste
menu-sound-on = Ton an
menu-sound-off = Ton aus
menu-night = Nachtetappe
menu-day = Tagesetappe
menu-copy = Link zu diesem Tisch kopieren
menu-home = Tisch verlassen
delete-table = Diesen Tisch löschen
delete-title = Diesen Tisch löschen?
delete-lobby = Plätze und Einladungen gehen verloren, und die sechs Buchstaben führen nirgendwohin.
delete-race = Das Rennen endet hier, ohne Ergebnis. Züge, Karten und Gespräch gehen für immer verloren.
delete-race-others = Das Rennen endet hier, für alle und ohne Ergebnis. Züge, Karten und Gespräch gehen für immer verloren.
delete-record = Ergebnis, Aufzeichnung, Protokoll und Gespräch gehen für immer verloren.
delete-record-others = Das Gespräch geht für immer verloren, und niemand kommt mehr an diesen Tisch. Ergebnis und Aufzeichnung bleiben: Die anderen sind das Rennen auch gefahren.
delete-keep = Nein, behalten
delete-do = Für immer löschen
put-away-title = Dieser Tisch wurde weggeräumt
put-away-over = Lange war niemand hier. Das Rennen ist zu Ende und bleibt als Protokoll erhalten.
put-away-open = Lange war niemand hier. Das Rennen steht, wie du es verlassen hast, und du kannst weiterfahren. Nur das Gespräch ist weg.
put-away-closed = Lange war niemand hier. Wer einen Platz in diesem Rennen hat, kann den Tisch wieder öffnen.
put-away-open-again = Wieder öffnen
panel-back = Zurück zum Tisch

## ein Bildschirm, Zurücknehmen, Verbindung

curtain-title = { $name } ist dran
curtain-next = Am Zug
curtain-text = Alle anderen schauen weg, dann geht der Vorhang auf.
curtain-lift = Ich bin da
undo-title = Einen Zug zurücknehmen?
undo-text = { $by } möchte den letzten Zug zurücknehmen. { $player }, bist du einverstanden?
undo-agree = Einverstanden
undo-decline = Nein, er gilt
undo-asked = Die anderen werden gefragt, ob sie einverstanden sind.
undo-declined = Der Zug gilt: Nicht alle waren einverstanden.
event-undone = { $you ->
    [yes] *Du* nimmst einen Zug zurück.
   *[no] *{ $who }* nimmt einen Zug zurück.
  }
log-for = { $bot } für { $who }:
event-hint-shown = { $you ->
    [yes] *Du* hast gefragt, was { $bot } tun würde: Hinweis { $count } dieser Etappe.
   *[no] *{ $who }* hat gefragt, was { $bot } tun würde: Hinweis { $count } dieser Etappe.
}
event-hands-lent = { $decided ->
    [self] { $you ->
        [yes] *Du* lässt { $bot } für dich fahren.
       *[no] *{ $who }* lässt { $bot } fahren.
      }
    [another] { $you ->
        [yes] *{ $by }* lässt { $bot } für dich fahren.
       *[no] { $away ->
            [yes] *{ $by }* lässt { $bot } für { $who } fahren, seit { $since } weg.
           *[no] *{ $by }* lässt { $bot } für { $who } fahren.
          }
      }
   *[maker] { $you ->
        [yes] *{ $bot }* fährt für dich.
       *[no] { $away ->
            [yes] *{ $bot }* fährt für { $who }, seit { $since } weg.
           *[no] *{ $bot }* fährt für { $who }.
          }
      }
  }
event-away-since = *{ $who }* ist seit { $since } weg.
event-silent-since = *{ $who }* ist da, rührt sich aber seit { $since } nicht.
event-hands-late = { $you ->
    [yes] Deine Zeit ist abgelaufen: *{ $bot }* fährt für dich.
   *[no] Die Zeit von *{ $who }* ist abgelaufen: { $bot } fährt.
  }
event-hands-back = { $you ->
    [yes] *Du* fährst wieder selbst.
   *[no] *{ $who }* fährt wieder selbst.
  }
event-hands-moved = { $you ->
    [yes] *Du* fährst auf einem anderen Gerät weiter.
   *[no] *{ $who }* fährt auf einem anderen Gerät weiter.
  }
event-hands-claimed = { $you ->
    [yes] *Du* bist wieder da: Die anderen haben deinen Platz bestätigt.
   *[no] *{ $who }* ist wieder da: Die anderen haben es bestätigt.
  }
event-hands-resigned = { $you ->
    [yes] *Du* gibst auf; { $bot } fährt weiter.
   *[no] *{ $who }* gibt auf; { $bot } fährt weiter.
  }
event-hands-relieved = { $you ->
    [yes] *Du* übernimmst von { $bot }.
   *[no] *{ $who }* übernimmt von { $bot }.
  }
event-hands-taken = { $you ->
    [yes] *Du* übernimmst einen aufgegebenen Platz.
   *[no] *{ $who }* übernimmt einen aufgegebenen Platz.
  }
connection-lost = Bahnschranke: Warten auf die Verbindung
connection-back = { $count ->
    [one] Wieder auf der Straße: Ein Ereignis nachgeholt.
   *[other] Wieder auf der Straße: { $count } Ereignisse nachgeholt.
  }
error-nothing_to_undo = Du hast keinen Zug zum Zurücknehmen.
error-honest_table = Das Glück hat seither gesprochen, und dies ist ein ehrlicher Tisch: Über einen Wurf, eine gezogene oder eine gezeigte Karte hinweg wird nichts zurückgenommen.
error-undo_pending = Jemand hat schon gefragt.
error-undone_often = Diese Entscheidung wurde so oft zurückgenommen, dass sie jetzt gilt. Fahre weiter.
error-log_long = Dieses Rennen ist so lang geworden, dass nichts mehr zurückgenommen und kein Hinweis mehr gegeben wird. Du kannst es zu Ende fahren.
error-log_full = Dieses Rennen ist zu lang geworden: Es wird nichts mehr eingetragen. Du kannst es weiterhin ganz ansehen; zum Weiterfahren eröffne einen neuen Tisch.
error-lost = Die Verbindung war weg. Versuche es noch einmal.
error-stale = Das Rennen ist weiter. Wähle neu.

## Hinweise

hint-ask = Was würde { $bot } tun?
hint-thinks = Er überlegt …
hint-close = Hinweis weglegen
hint-general = Es führt einfach am besten weiter.
hint-only = Etwas anderes geht nicht.
reason-wins = Gewinnt das Rennen sicherer.
reason-decided = Wie auch immer es weiterging, das Rennen endete gleich.
reason-same = Diese Züge sind hier alle gleich viel wert.
reason-close = Zwischen den besten Zügen liegt hier fast nichts.
reason-unsure = Auf den ersten Blick der beste Zug, und nichts anderes ist sicher besser.
reason-behind = In nichts ist er besser als die erste Wahl.
hint-chance = Deine Chance zu gewinnen
hint-line = Strich: eine von { $count }
hint-now = Jetzt
hint-after = Nach { $letter }
hint-per-cent = { $chance } %
hint-noted = Im Ergebnis vermerkt: { $name }, { $count ->
    [one] ein Hinweis in dieser Etappe.
   *[other] { $count } Hinweise in dieser Etappe.
}
hint-noted-stage = { $name }, { $count ->
    [one] ein Hinweis in dieser Etappe
   *[other] { $count } Hinweise in dieser Etappe
}
hint-noted-race = { $name }, { $count ->
    [one] ein Hinweis
   *[other] { $count } Hinweise
}
hint-said = { $bot } würde dies tun: { $move }. { $why } Deine Chance zu gewinnen ist jetzt { $now } % und danach { $after } %.
hint-forbidden = An diesem Tisch wird ohne Hinweise gefahren.
error-no_hints = An diesem Tisch wird ohne Hinweise gefahren.
error-no_adviser = In diesem Spiel schaut kein Bot weit genug voraus, um Hinweise zu geben.
error-not_your_turn = Hinweise sind für den, der am Zug ist.
error-thinking = Über einen Hinweis wird schon nachgedacht.

## Uhr

clock-left = Restzeit: { $time }
clock-days-hours = { $days } T { $hours } Std
clock-said = Du hast noch { $time }.
clock-said-out = Deine Zeit ist abgelaufen.
clock-banks = Restzeit

## Seats that change hands

away-told = { $minutes ->
    [one] { $who } ist seit einer Minute weg.
   *[other] { $who } ist seit { $minutes } Minuten weg.
  }
away-tag = weg { $time }
away-title = { $who } ist weg
away-text = Seit { $time } nichts von { $who } gehört. Das Rennen kann warten, oder ein Bot fährt mit diesen Karten.
silent-tag = still { $time }
silent-title = { $who } rührt sich nicht
silent-text = { $who } ist verbunden und hat seit { $time } nichts entschieden: vielleicht ein Telefon in der Trikottasche. Das Rennen kann warten, oder ein Bot fährt mit diesen Karten.
away-who = Wer fährt für { $who }?
away-back-sees = Wenn { $who } zurück ist
away-lend = Einen Bot für { $who } fahren lassen
away-wait = Warten
away-fine = { $who } übernimmt mit einem Druck, jederzeit. Funk und Protokoll sagen, wer entschieden hat.
away-hand = Zurück zu meinen Karten
away-again = { $who } ist weg: Wer fährt?
away-key-level = Stärke
away-key-wait = warten
away-key-hand = meine Karten
back-rides = { $bot } fährt für dich
back-take-short = Übernehmen
back-title = Du bist wieder da
back-text = { $timed ->
    [yes] { $away ->
        [yes] Weg seit { $since }. { $bot } fährt für dich seit { $at }; deine Karten liegen, wie er sie gelassen hat.
       *[no] { $bot } fährt für dich seit { $at }. Deine Karten liegen, wie er sie gelassen hat.
      }
   *[no] { $bot } fährt für dich. Deine Karten liegen, wie er sie gelassen hat.
  }
back-key = übernehmen
back-played = { $turns ->
    [0] Für dich wurde noch nichts gespielt
    [one] Ein Zug wurde für dich gespielt
   *[other] { $turns } Züge wurden für dich gespielt
  }
back-take = { $who } fährt wieder: übernehmen
back-show = Zeig mir, was war
back-show-short = Zeigen
back-fine = Ein Zug, über den noch nachgedacht wird, verfällt: Nichts wird zweimal entschieden.
back-done = Du fährst wieder selbst.
moved-title = { $who } fährt auf einem anderen Gerät
moved-text = Dein Platz ist dort, wo dein eigener Link geöffnet wurde oder die anderen ihn bestätigt haben. Diese Seite schaut weiter zu.
moved-key = zurückholen
moved-bring = Meinen Platz hierher zurückholen
moved-watch = Hier nur zuschauen
moved-fine = Ein Platz, ein Gerät: Das neuere fährt.
claim-title = { $free ->
    [yes] { $name } möchte fahren
   *[no] Ist das { $who }?
  }
claim-text = { $free ->
    [yes] { $who } hat diesen Platz aufgegeben, ein Bot fährt ihn. { $name } möchte ihn übernehmen, mitsamt den Karten.
   *[no] Jemand an einem anderen Gerät sagt, der Platz von { $who } sei seiner. Frag nach der Nummer, bevor du zustimmst: Wer den Platz bekommt, sieht seine Karten.
  }
claim-yes = { $free ->
    [yes] { $name } fahren lassen
   *[no] Ja, das ist { $who }
  }
claim-no = Nein
claim-fine = Alle anderen, die da sind, müssen zustimmen, mindestens zwei.
claim-fine-one = Außer dir fährt niemand, also entscheidet dein Wort. Alle lesen es am Bildschirm, und das alte Telefon kann den Platz zurückholen.
claim-help = Ist einer dieser Plätze deiner? Nach { $time } Abwesenheit können die anderen gefragt werden. Ein aufgegebener Platz ist frei.
claim-waiting = deine Nummer: { $mark } · die anderen werden gefragt …
claim-wait = Anfrage in { $time } möglich
claim-alone = zu wenige andere, um es zu bestätigen
claim-number = Nummer auf dem anderen Bildschirm
claim-several = { $count } Bildschirme fragen nach diesem Platz, jeder mit eigener Nummer. Stimm nur der zu, die { $who } dir vorliest.
claim-here = ist da
claim-mine = Das ist mein Platz
claim-mine-of = Das ist mein Platz: { $who }
claim-take = Diesen Platz nehmen
claim-take-of = Diesen Platz nehmen: { $who }
claim-row = Das ist mein Platz
claim-row-note = zurückkommen oder einen freien nehmen
claim-refused = Die anderen haben nicht bestätigt, dass der Platz deiner ist.
claim-watching = Du schaust zu
claim-watch = Nur zuschauen
device-title = Am Telefon weiterfahren
device-title-phone = Auf einem anderen Gerät weiterfahren
device-note = dein Platz kommt mit
device-qr = QR-Code des eigenen Links zum Platz von { $who }
device-text = Richte die Kamera hierher. Das andere Gerät bekommt deinen Platz und deine Karten; diese Seite schaut weiter zu.
device-warn = Nur für dich: Wer diesen Code hat, fährt für { $who }. Eine Kopie des Links, woanders aufgehoben, führt zurück, wenn dieses Gerät verloren geht.
device-copy = Meinen Link kopieren
lend-title = Bot, fahr für mich
lend-note = jederzeit wieder übernehmen
lend-text = Ein Bot fährt mit deinen Karten, bis du wieder übernimmst.
lend-go = Fahren lassen
watch-title = Zum Zuschauen einladen
watch-code = sechs Buchstaben: { $code }
watch-note = mit der Adresse des Tisches
watch-text = Wer diese Buchstaben eingibt oder den Link öffnet, schaut zu und sieht keine verdeckte Karte.
resign-title = Meinen Platz aufgeben
resign-note = ein Bot fährt weiter
resign-text = Ein Bot fährt endgültig weiter. Jemand anderes kann den Platz nehmen, wenn die anderen zustimmen; du bekommst ihn nicht zurück.
resign-go = Endgültig aufgeben
menu-settings-note = Tempo, Bewegung, Ton, Tasten
turn-for = Für { $who }
turn-waiting = Warten auf { $who }
turn-away = Weg
turn-silent = Still
error-not_away = Die Person ist nicht weg, oder noch nicht lange genug.
error-ridden = Für diesen Platz fährt schon ein Bot.
error-not_ridden = Für diesen Platz fährt niemand.
error-given_up = Dieser Platz wurde aufgegeben.
error-not_a_person = Das ist der Platz eines Bots.
error-bad_link = Dieser Link ist verbraucht, oder ein neuerer hat ihn ersetzt. Du kannst zuschauen; das Menü hilft, wenn der Platz deiner ist.
error-no_claim = Niemand fragt mehr nach diesem Platz.
error-nobody_to_confirm = Zu wenige andere fahren an diesem Tisch, um es zu bestätigen: Einer allein könnte selbst der Fragende sein. Dein eigener Link oder der Browser, an dem du saßest, führt zurück; bis dahin kann ein Bot für dich fahren.
error-own_word = Du fährst hier schon, und nur du könntest es bestätigen. Scanne den Platz mit einem anderen Telefon.

## Tempo, Momente, Überblick

moment-on = Irgendetwas drücken, und es geht weiter
moment-you = Du
pace-name = Tempo
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-skip = Mein Zug
pace-live = Live
pace-hold = Tippen: zu meinem Zug. Halten: schnell fahren.
digest-name = Seit deinem letzten Zug
digest-again = Noch einmal
digest-close = Weglegen
digest-now = jetzt
digest-empty = Noch nichts.
digest-unseen = Diese Seite war da noch nicht offen: Der Tourfunk erzählt es.
ticker-open = Was seit deinem letzten Zug geschah
ticker-again = Die letzte Runde noch einmal zeigen
key-skip = überspringen
key-again = noch einmal

## eine Lektion: der Sportliche Leiter neben der ersten Etappe

ask-coach = Lies, was der Sportliche Leiter sagt.
lesson-step = Lektion, Schritt { $number } von { $of }
lesson-progress = { $number } von { $of }
lesson-back = Zurück
lesson-next = Weiter
lesson-go = Weiterfahren
lesson-skip = Überspringen
lesson-skip-all = Die Lektion überspringen
lesson-skipped = Du fährst jetzt ohne den Sportlichen Leiter. Über das Menü ist er wieder da.
lesson-rests = { $name }: jetzt nicht. Tu zuerst, was der Sportliche Leiter sagt, oder überspring die Lektion.
lesson-rests-card = { $name }: { $help } Sie ruht noch.
lesson-menu-first = Die Lektion fahren
lesson-menu = Die Lektion noch einmal fahren
lesson-menu-resume = Weiter mit der Lektion
