# Was der Sportliche Leiter auf der geführten ersten Etappe sagt: ein Titel und höchstens zwei Sätze je Schritt. *…* ist Betonung.

seconds-lesson-welcome-title = Drei Fahrer, eine Hand
seconds-lesson-welcome = Die Fahrer 1, 2 und 3 sind deine, und alle drei fahren mit den Karten deiner einen Hand. In jeder Runde ist jeder Fahrer einmal am Zug, wer vorn liegt zuerst.
seconds-lesson-ride-title = Spiel eine 5
seconds-lesson-ride = Die Zahl auf einer Karte sagt, wie viele Felder ein Fahrer fährt, geradeaus oder schräg. Deine Nummer 1 führt: spiel eine *5* und nimm das helle Feld.
seconds-lesson-exchange-title = Tausch drei Karten
seconds-lesson-exchange = Wer auf einem *Tauschfeld* hält, tauscht drei Karten. Fahr mit Nummer 2 mit einer *5* dorthin und leg dann beide *2*er und die *3* ab.
seconds-lesson-climb-title = Bergauf nur die Hälfte
seconds-lesson-climb = Wer am Anstieg losfährt, fährt nur die Hälfte seiner Karte, abgerundet. Spiel die *6* für Nummer 3: drei Felder, bis auf ein *Chancenfeld*.
seconds-lesson-chance-title = Da liegt er
seconds-lesson-chance = Die Chancenkarte ist ein Massensturz, und Nummer 3 liegt neben der Straße. Gestürzt wird auch, wenn kein Feld mehr frei ist, also halt dir immer einen Weg offen.
seconds-lesson-finish-title = Über die Linie
seconds-lesson-finish = Das Ziel liegt hinter Feld 84. Spiel die *12* für Nummer 1: er kommt fünf Felder darüber hinaus und braucht so *79* Sekunden: jedes Feld weiter spart eine.
seconds-lesson-slip-title = Im Windschatten
seconds-lesson-slip = Mit einer *5* kommt Nummer 2 auf 80. Aber wer direkt hinter oder neben einem anderen Fahrer endet, darf *ein Feld weiter*: nimm das Feld neben Moreaus Fahrer.
seconds-lesson-fallen-title = Einen Zug Pause
seconds-lesson-fallen = Ein Gestürzter setzt seinen nächsten Zug aus, und das kostet dich eine Karte. Gib die *4* ab: in der nächsten Runde fährt Nummer 3 weiter.
seconds-lesson-points-title = Was zählt
seconds-lesson-points = Die Fahrer einer Etappe bekommen *10*, *9*, *8* Punkte und so weiter, nach ihrem Platz, alle für ihr Team. Am Ende gibt es noch welche für das schnellste Team und die schnellsten Fahrer.
seconds-lesson-alone-title = Jetzt ist es dein Rennen
seconds-lesson-alone = Nummer 1 ist im Ziel: leg eine Karte für ihn ab. Dann bring 2 und 3 über die Linie, so weit darüber hinaus wie möglich.
