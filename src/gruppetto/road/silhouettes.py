"""The shapes of roads: waypoints on a board of WIDTH × HEIGHT, from the lower left to the right.

They leave the upper left corner to the map of the tour and the upper right one to the zoom buttons. A road of up to
ROAD_WIDTH fits the stages, one of TRACK_WIDTH the track: tests hold every shape to that.
"""

from gruppetto.engine.scene import Point

WIDTH = 1112.0
HEIGHT = 540.0
ROAD_WIDTH = 74.0
TRACK_WIDTH = 48.0

Silhouette = tuple[Point, ...]


def _hairpin(centre: Point, radius: float, *, right: bool = False) -> Silhouette:
    """The half circle of a climbing bend, open to the left when it turns on the right-hand side of the board."""
    x, y = centre
    side = radius if right else -radius
    lean = 0.7071
    return (
        (x, y + radius),
        (x + side * lean, y + radius * lean),
        (x + side, y),
        (x + side * lean, y - radius * lean),
        (x, y - radius),
    )


# fmt: off
FLAT: tuple[Silhouette, ...] = (
    # two rolling bends: up over a rise, down into a valley, up again to the long run in
    ((60, 404), (150, 336), (292, 300), (396, 352), (474, 444), (596, 462), (668, 384), (714, 300), (812, 258),
     (926, 306), (990, 408), (1062, 452)),
    # along the river, over one broad hill, and a finish that rises
    ((60, 448), (180, 462), (296, 424), (374, 336), (462, 266), (572, 262), (656, 330), (722, 414), (826, 450),
     (924, 396), (980, 306), (1054, 262)),
    # three short bends
    ((60, 458), (150, 398), (226, 310), (332, 280), (420, 344), (490, 434), (598, 462), (690, 398), (752, 306),
     (854, 268), (944, 330), (1054, 388)),
    # a dip at once, a plateau, a long descent to the line
    ((60, 380), (146, 446), (262, 456), (346, 380), (420, 292), (540, 258), (662, 268), (760, 336), (846, 424),
     (948, 456), (1056, 424)),
    # one great bow and a kick to the left before the line
    ((60, 462), (166, 430), (258, 352), (352, 276), (476, 248), (594, 280), (680, 362), (772, 438), (880, 446),
     (960, 376), (1048, 318)),
)

MOUNTAIN: tuple[Silhouette, ...] = (
    # two hairpins up to the shoulder, then over to the right
    ((64, 452), (200, 482), (380, 482), *_hairpin((556, 408), 70, right=True), (450, 334), *_hairpin((316, 264), 70),
     (460, 198), (640, 210), (800, 244), (940, 226), (1052, 188)),
    # a long valley, two hairpins late, a summit finish
    ((64, 432), (200, 480), (370, 468), (540, 440), (700, 474), *_hairpin((868, 410), 70, right=True), (760, 338),
     *_hairpin((622, 268), 70), (770, 202), (910, 214), (1052, 176)),
    # over one pass and down, then a wall
    ((64, 474), (184, 424), (250, 336), (290, 244), (374, 196), (458, 244), (484, 338), (542, 428), (644, 468),
     (748, 430), (798, 342), (822, 252), (892, 196), (972, 214), (1054, 252)),
    # hairpins one above the other on the last mountain
    ((64, 384), (170, 450), (330, 484), (520, 474), (720, 484), *_hairpin((884, 414), 70, right=True), (740, 338),
     *_hairpin((588, 274), 70), (742, 206), (900, 204), (1052, 172)),
)

SERPENTINE: Silhouette = (
    (48, 474), (180, 486), (330, 468), (480, 484), (640, 466), (790, 482), *_hairpin((940, 392), 78, right=True),
    (790, 322), (650, 304), (510, 320), (380, 310), *_hairpin((270, 226), 78), (400, 152), (520, 138), (660, 156),
    (800, 136), (910, 152), (1020, 140),
)
# fmt: on
