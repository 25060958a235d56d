# Whose figures a sheet counts with: the page, the message, the table and the picture say it in these very words.

by-printed = rulebook
by-ours = ours
by-yours = yours
by-partly = partly ours
