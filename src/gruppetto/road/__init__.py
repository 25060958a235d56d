"""Roads on the plane: their cells, what stands beside them, their drawing."""
