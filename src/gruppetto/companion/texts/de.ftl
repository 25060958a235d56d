# Mit wessen Zahlen ein Blatt rechnet: Seite, Nachricht, Tabelle und Bild sagen es mit genau diesen Worten.

by-printed = Regel
by-ours = von uns
by-yours = von dir
by-partly = teils von uns
