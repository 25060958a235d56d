# Was der Sportliche Leiter auf der geführten ersten Etappe sagt: ein Titel und höchstens zwei Sätze je Schritt. *…* ist Betonung.

bostock-lesson-welcome-title = Drei Zahlen, drei Fahrer
bostock-lesson-welcome = Eine Rennkarte hat drei Zahlen, eine für jeden deiner Fahrer. Wer welche bekommt, entscheidest du, und jeder fährt so viele Felder, wie seine Zahl sagt.
bostock-lesson-card-title = Spiel eine Karte
bostock-lesson-card = Spiel die orange *2-1-0*. Ein Fahrer kommt zwei Felder weiter, einer ein einziges, und einer bleibt, wo er ist.
bostock-lesson-green-title = Als Erster über die grüne Linie
bostock-lesson-green = Gib die *2* der Nummer 1 und fahr geradeaus; schräg ginge auch, durch andere hindurch nie. Wer als Erster über die grüne Linie fährt, bekommt *3* Punkte und das Grüne Trikot.
bostock-lesson-rest-title = Die 1 für Nummer 3
bostock-lesson-rest = Jede Zahl, die genutzt werden kann, muss genutzt werden. Gib die *1* der Nummer 3; Nummer 2 bleibt mit der 0 stehen.
bostock-lesson-colour-title = Deine eigene Farbe
bostock-lesson-colour = Eine Karte in deiner eigenen Farbe, Rot, hat ein Feld mehr für einen Fahrer. Spiel die rote *1-1-1* und bring Nummer 1 zwei Felder weiter, auf den roten Punkt.
bostock-lesson-risk-title = Eine Risikokarte
bostock-lesson-risk = Wer auf einem roten Punkt hält, zieht eine Risikokarte. Diese blaue ist eine gute, eine schnelle Abfahrt: Nummer 1 fährt sofort *3* Felder weiter.
bostock-lesson-others-title = Und die anderen zwei
bostock-lesson-others = Gib den Nummern 2 und 3 je ihre *1*. Durch einen anderen hindurch fährt niemand, ein Platz lässt sich also halten: von Moreau, oder von dir.
bostock-lesson-sprint-title = Sprint!
bostock-lesson-sprint = Eine Sprintkarte hat die Zahlen *3-2-1*. Spiel sie und schick Nummer 1 mit der *3* über die Linie: der Erste im Ziel bekommt *6* Punkte.
bostock-lesson-team-title = Bring das Team mit
bostock-lesson-team = Jetzt die *2* für Nummer 2 und die *1* für Nummer 3. Die Etappe ist vorbei, sobald ein Team alle drei Fahrer im Ziel hat.
bostock-lesson-points-title = Was zählt
bostock-lesson-points = Die ersten sechs bekommen *6*, *5*, *4*, *3*, *2* und *1* Punkte. Das vollzählige Team bekommt *8* Teampunkte, und jedes Team mit zwei der ersten drei Fahrer bekommt *4*.
bostock-lesson-alone-title = Jetzt ist es dein Rennen
bostock-lesson-alone = Zwei deiner Fahrer sind noch unterwegs. Bring sie ins Ziel, bevor Moreaus drei dort sind.
