"""The games for programs that others wrote: each folder or module here fits them to one kind of them."""
