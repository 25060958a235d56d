# Was der Sportliche Leiter auf der geführten ersten Etappe sagt: ein Titel und höchstens zwei Sätze je Schritt. *…* ist Betonung.

peloton-lesson-welcome-title = Über den Gipfel
peloton-lesson-welcome = Die Fahrer 1, 2 und 3 sind deine, 7, 8 und 9 Moreaus. In jedem Durchgang ist jeder Fahrer einmal am Zug, von der Spitze des Rennens nach hinten.
peloton-lesson-yellow-title = Wirf den gelben Würfel
peloton-lesson-yellow = Im Flachen wirft man den *gelben* Würfel; die ganze Gruppe kann nach ihm fahren. Deine Nummer 1 führt die Gruppe: wirf.
peloton-lesson-wind-title = Im Wind
peloton-lesson-wind = Eine *5*, und sie ist das Tempo der Gruppe. Wer führt, fährt im Wind, ein Feld weniger: bring Nummer 1 *4* Felder weiter, auf das helle.
peloton-lesson-climb-title = Am Anstieg
peloton-lesson-climb = Nummer 2 ist noch am Anstieg. Dort zählt der *gepunktete* Würfel, und es gibt keinen Wind: wirf ihn, und fahr die *3*, die er zeigt.
peloton-lesson-pace-title = Geh das Tempo mit
peloton-lesson-pace = Wer in einer Gruppe nach anderen kommt, muss nicht werfen: er darf ihr Tempo mitgehen. Geh mit Nummer 3 das Tempo *3* mit und fahr.
peloton-lesson-again-title = Ein neuer Durchgang
peloton-lesson-again = Nummer 1 führt wieder. Wirf noch einmal den gelben Würfel, und hoff auf den Blitz.
peloton-lesson-attack-title = Attacke!
peloton-lesson-attack = Der Blitz: wer eine Gruppe führt, darf mit ihm angreifen. Fahr allein, *solo*, und fahr die ersten *2* Felder; keiner folgt, der ihn nicht auch wirft.
peloton-lesson-green-title = Der grüne Würfel
peloton-lesson-green = Bei einer Attacke fällt der *grüne* Würfel von selbst, und kein Wind bremst ihn. Er zeigt eine *6*: weg bist du, durch die Kurve.
peloton-lesson-lead-title = Eine Gruppe für sich
peloton-lesson-lead = Nummer 2 und 3 sind in einer zweiten Gruppe mit zwei Fahrern Moreaus. Nummer 2 führt sie: wirf den gelben Würfel, und fahr ein Feld weniger, als er zeigt.
peloton-lesson-shelter-title = Im Windschatten
peloton-lesson-shelter = Nummer 3 sitzt hinter anderen, aus dem Wind. Geh das Tempo mit: er fährt die volle *6*, mehr als der, der es gemacht hat.
peloton-lesson-dice-title = Noch zwei Würfel
peloton-lesson-dice = *Weiß* ist langsam und hält die nächsten zwei der Gruppe auf. *Rot* geht bis 7, oder endet im Sturz: wirf ihn, wenn du musst.
peloton-lesson-alone-title = Jetzt ist es dein Rennen
peloton-lesson-alone = Es sind noch rund zwanzig Felder bis Foix. Halt deine Fahrer in einer Gruppe, wo es geht, und greif an, wenn der Blitz kommt.
