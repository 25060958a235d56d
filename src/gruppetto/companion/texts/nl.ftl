# Wiens cijfers een blad telt: de pagina, het bericht, de tabel en het beeld zeggen het met deze woorden.

by-printed = spelregels
by-ours = van ons
by-yours = van jou
by-partly = deels van ons
