# Was der Sportliche Leiter auf der geführten ersten Etappe sagt: ein Titel und höchstens zwei Sätze je Schritt. *…* ist Betonung.

vainqueur-lesson-welcome-title = Willkommen bei der Tour
vainqueur-lesson-welcome = Du fährst mit der *gelben Mütze* von Rouen nach Laval. Wer nach *220 km* als Erster über die Linie kommt, gewinnt die Etappe.
vainqueur-lesson-turn-title = Eine Karte kommt, eine geht
vainqueur-lesson-turn = In deinem Zug ziehst du eine Karte, dann spielst du genau *eine* von deinen acht. Diese *40 km* hast du gerade gezogen.
vainqueur-lesson-ride-title = Fahr 40 km
vainqueur-lesson-ride = Eine Kilometerkarte bewegt deinen eigenen Fahrer. Spiel die *40*: ein Feld der Straße ist 20 km lang, du fährst also zwei Felder.
vainqueur-lesson-attack-title = Stell eine Falle
vainqueur-lesson-attack = Janssens hat mit einer 60 eröffnet und führt. Leg ihm den *Hungerast* vor: er steht still, bis er etwas gegessen hat.
vainqueur-lesson-blocked-title = Da liegst du
vainqueur-lesson-blocked = Janssens hatte eine Verpflegung, aber sie hat ihn seinen Zug gekostet. Und Moreau hat dir einen *Sturz* vorgelegt: du fährst nicht, bis er behoben ist.
vainqueur-lesson-discard-title = Nichts passt? Leg ab
vainqueur-lesson-discard = Nur ein *Ersatzfahrrad* hilft nach einem Sturz, und du hast keines. Leg den *Kletterer* ab, er ist für Bergetappen, und schau, was du ziehst.
vainqueur-lesson-counter-title = Zurück aufs Rad
vainqueur-lesson-counter = Da ist das *Ersatzfahrrad*: leg es auf den Sturz. Das ist deine Karte für diesen Zug, ab dem nächsten fährst du wieder.
vainqueur-lesson-far-title = Fahr 60 km
vainqueur-lesson-far = Die Straße ist frei, also fahr die Lücke zu: spiel eine *60*. Behalt die andere, du brauchst sie gleich.
vainqueur-lesson-zone-title = Die Sprintzone
vainqueur-lesson-zone = Die grünen Felder ab *160 km* sind die Sprintzone. Wer dort steht, wenn sein Zug beginnt, darf einen *Sprinter* spielen und gewinnt die Etappe sofort.
vainqueur-lesson-enter-title = Hinein in die Zone
vainqueur-lesson-enter = Spiel die andere *60*: von 100 km bringt sie dich auf das erste grüne Feld. Der Sprint selbst muss bis zu deinem nächsten Zug warten.
vainqueur-lesson-points-title = Worum es geht
vainqueur-lesson-points = Die ersten drei einer Etappe bekommen *60*, *30* und *10* Punkte; wer auf demselben Feld steht, teilt sich den Platz. Über eine ganze Tour zählt das zusammen, und wer führt, trägt die Mütze.
vainqueur-lesson-alone-title = Jetzt ist es dein Rennen
vainqueur-lesson-alone = Du bist am Zug, stehst in der Zone und hast einen *Sprinter*. Fahr die Etappe zu Ende, wie du willst.
