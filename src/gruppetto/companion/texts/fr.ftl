# De qui sont les chiffres avec lesquels une feuille compte : la page, le message, le tableau et l’image le disent en ces mots.

by-printed = règle
by-ours = de nous
by-yours = de vous
by-partly = en partie de nous
