// The land behind a road, by the kind the board names. It is laid out on 1112 × 548, the size of the drawing board,
// and runs on far beyond, so that no edge of the world shows whatever the shape of the window.
import type { Board, Point } from "../../lib/wire.ts";
import { alp, bush, church, cloud, disc, field, fir, house, poplar, village, type Shape } from "./scenery.ts";

export const LAND_WIDTH = 1112;
export const LAND_HEIGHT = 548;
const [W, H] = [LAND_WIDTH, LAND_HEIGHT];
const FAR = 2400;

/** Whether nothing of the road is within `room` of a point of the drawing board. */
export type Clear = (x: number, y: number, room: number) => boolean;

export function landOf(board: Board): Shape[] {
  const free = clearOf(board);
  switch (board.land) {
    case "mountain":
      return mountain(free);
    case "track":
      return track(free);
    case "above":
      return above(free);
    case "fields":
      return fields(free);
    case "alps":
      return alps(free);
    default:
      return flat(free);
  }
}

function clearOf(board: Board): Clear {
  const [kx, ky] = [W / board.width, H / board.height];
  const taken: Point[] = [
    ...board.cells.flatMap((cell) => [cell.centre, ...cell.shape]),
    ...board.cells.flatMap((cell) => (cell.label_at ? [cell.label_at] : [])),
    ...board.signs.map((sign) => sign.at),
  ].map(([x, y]) => [x * kx, y * ky]);
  return (x, y, room) => taken.every(([tx, ty]) => Math.hypot(tx - x, ty - y) > room);
}

/** The things of a list that do not stand on the road. */
function spread<T extends readonly [number, number, number]>(
  free: Clear,
  room: number,
  list: readonly T[],
  draw: (x: number, y: number, size: number) => Shape[],
): Shape[] {
  return list.filter(([x, y]) => free(x, y, room)).flatMap(([x, y, size]) => draw(x, y, size));
}

function sky(): Shape {
  return { d: `M${-FAR} ${-FAR}H${W + FAR}V${H}H${-FAR}Z`, fill: "var(--sky)" };
}

function ground(crest: string, y0: number, y1: number, fill: string): Shape {
  return { d: `M${-FAR} ${y0}H0 ${crest} L${W + FAR} ${y1}V${H + FAR}H${-FAR}Z`, fill };
}

const BUSHES = [
  [414, 244, 10], [428, 250, 8], [816, 330, 11], [832, 336, 8], [30, 420, 12], [52, 428, 9], [1086, 380, 12],
  [640, 318, 9], [560, 300, 10], [574, 306, 8], [180, 470, 11], [198, 476, 8], [880, 500, 11], [330, 500, 9],
] as const;

function flat(free: Clear): Shape[] {
  return [
    sky(),
    disc(905, 92, 58, "var(--sun)"),
    cloud(180, 78, 26),
    cloud(610, 56, 18),
    ground("C140 96 260 104 380 134 S640 96 790 128 S1010 108 1112 140", 150, 140, "var(--grass-2)"),
    ground("C180 140 330 168 470 186 S830 150 1112 190", 190, 190, "var(--grass)"),
    field([[-160, 246], [210, 200], [300, 262], [60, 318], [-160, 300]], "wheat", 12, [0.9, 0.28]),
    field([[430, 214], [640, 200], [700, 262], [520, 292]], "grass", 9, [0.5, 0.86]),
    field([[830, 226], [1272, 196], [1272, 286], [900, 306]], "wheat", 9, [0.3, 0.95]),
    field([[280, 352], [480, 332], [560, 420], [330, 446]], "meadow", 11, [0.95, 0.2]),
    field([[700, 356], [905, 342], [960, 424], [752, 446]], "wheat", 11, [0.95, -0.1]),
    ground(`C180 ${H - 86} 300 ${H - 20} 520 ${H - 44} S900 ${H - 70} ${W} ${H - 30}`, H - 36, H - 30, "var(--grass-2)"),
    ...spread(free, 44, [[420, 176, 17], [742, 148, 17]], village),
    ...spread(free, 44, [[1010, 176, 24]], (x, y, s) => [
      ...church(x, y, s),
      ...house(x + 38, y + 4, 22),
      ...house(x - 42, y + 6, 18),
    ]),
    ...spread(
      free,
      40,
      [
        [232, 182, 44], [252, 186, 52], [272, 182, 46], [292, 186, 50], [312, 182, 42], [546, 178, 34], [562, 180, 38],
        [578, 178, 34],
      ],
      poplar,
    ),
    ...spread(free, 26, BUSHES, bush),
  ];
}

const FIRS = [
  [250, 200, 30], [266, 208, 34], [284, 202, 28], [566, 236, 30], [582, 244, 36], [600, 238, 30], [836, 356, 30],
  [852, 364, 34], [560, 356, 32], [576, 350, 28], [700, 356, 26], [1080, 250, 34], [1062, 258, 28], [1094, 264, 26],
  [420, 236, 24], [436, 240, 28], [36, 300, 34], [56, 308, 28], [20, 312, 26], [160, 508, 30], [178, 514, 26],
  [940, 510, 34], [960, 516, 28], [330, 330, 26], [346, 336, 30], [760, 480, 28], [480, 500, 30], [1020, 330, 28],
] as const;

function mountain(free: Clear): Shape[] {
  return [
    sky(),
    disc(930, 84, 46, "var(--sun)"),
    cloud(120, 70, 22),
    cloud(660, 48, 17),
    ...[[-160, 150], [60, 120], [300, 150], [560, 120], [800, 140], [1040, 150], [1260, 130]].flatMap(([x, h]) =>
      alp(x ?? 0, 186, 250, h ?? 0, true),
    ),
    ...[[170, 168], [440, 172], [690, 150], [930, 170]].flatMap(([x, h]) => alp(x ?? 0, 200, 240, h ?? 0)),
    ground("C180 160 330 196 470 200 S830 166 1112 200", 196, 200, "var(--grass)"),
    field([[30, 250], [200, 232], [236, 292], [60, 316]], "meadow", 9, [0.9, 0.3]),
    field([[820, 236], [1010, 226], [1060, 292], [860, 306]], "grass", 9, [0.3, 0.95]),
    field([[400, 330], [560, 318], [600, 392], [430, 410]], "meadow", 9, [0.9, -0.2]),
    {
      d: `M${-FAR} 402H0C120 380 200 422 330 402S520 380 640 422S900 402 ${W} 432H${W + FAR}V454H${W}C900 424 800 430 640 446S420 408 320 426S110 404 0 426H${-FAR}Z`,
      fill: "var(--water)",
    },
    field([[900, 480], [1272, 452], [1272, 560], [930, 560]], "wheat", 8, [0.9, -0.2]),
    ground(`C180 ${H - 66} 300 ${H - 10} 520 ${H - 30} S900 ${H - 50} ${W} ${H - 16}`, H - 24, H - 16, "var(--grass-2)"),
    ...spread(free, 44, [[300, 482, 16], [1010, 226, 14]], village),
    ...spread(free, 36, [[452, 348, 15], [130, 378, 17], [720, 250, 15]], house),
    ...spread(free, 30, FIRS, fir),
  ];
}

function track(free: Clear): Shape[] {
  const stripes = Array.from({ length: 14 }, (_, place): Shape => {
    const x = 20 + place * 78;
    return { d: `M${x} ${-FAR}h39v${H + 2 * FAR}h-39Z`, fill: "var(--grass-2)", opacity: 0.45 };
  });
  const hedge = [8, 540].flatMap((y) =>
    Array.from({ length: 38 }, (_, place) => [place * 30 + (y % 7), y, 13] as const),
  );
  return [
    meadows(),
    ...stripes,
    ...spread(free, 22, hedge, bush),
    ...spread(free, 56, [[560, 290, 22], [150, 470, 20], [930, 470, 20]], village),
    ...spread(free, 40, [[300, 120, 52], [322, 124, 44], [790, 120, 50], [812, 124, 42], [60, 300, 46], [1050, 300, 46]], poplar),
  ];
}

function meadows(): Shape {
  return { d: `M${-FAR} ${-FAR}H${W + FAR}V${H + FAR}H${-FAR}Z`, fill: "var(--grass)" };
}

/** Flat country without a sky, for a road that fills the board: fields, poplars in rows, villages where there is room. */
function fields(free: Clear): Shape[] {
  return [
    meadows(),
    ground(`C180 ${H - 150} 380 ${H - 90} 600 ${H - 130} S940 ${H - 160} ${W} ${H - 120}`, H - 120, H - 120, "var(--grass-2)"),
    field([[-700, -300], [330, -300], [300, 60], [-700, 110]], "grass", 14, [0.97, 0.2]),
    field([[70, 150], [330, 118], [372, 236], [110, 272]], "wheat", 11, [0.9, 0.3]),
    field([[620, 40], [900, 10], [940, 128], [668, 160]], "meadow", 11, [0.4, 0.9]),
    field([[470, 220], [700, 200], [748, 318], [520, 344]], "grass", 10, [0.95, -0.2]),
    field([[860, 250], [1500, 210], [1500, 372], [900, 396]], "wheat", 13, [0.3, 0.95]),
    field([[150, 380], [420, 356], [470, 480], [190, 506]], "meadow", 11, [0.95, 0.15]),
    field([[620, 440], [900, 420], [950, 900], [660, 900]], "wheat", 12, [0.9, -0.25]),
    ...spread(free, 48, [[420, 96, 17], [250, 330, 16], [810, 214, 17], [560, 410, 15], [990, 452, 16], [90, 60, 15]], village),
    ...spread(free, 30, POPLARS, poplar),
    ...spread(free, 24, BUSHES, bush),
  ];
}

const POPLARS = [
  [36, 190, 38], [52, 194, 44], [68, 190, 38], [300, 92, 36], [316, 96, 42], [332, 92, 36], [560, 90, 38], [576, 94, 44],
  [592, 90, 38], [760, 190, 36], [776, 194, 42], [420, 330, 38], [436, 334, 44], [452, 330, 38], [1050, 160, 40],
  [1066, 164, 46], [1082, 160, 40], [700, 396, 36], [716, 400, 42], [280, 520, 38], [296, 524, 42], [840, 520, 38],
] as const;

/** Mountains without a sky: peaks stand in the gaps of the road, their feet in the green. */
function alps(free: Clear): Shape[] {
  const peaks = [
    [330, 160, 190, 118], [610, 150, 210, 126], [470, 168, 250, 172], [905, 300, 190, 116], [640, 318, 170, 104],
    [760, 322, 230, 170], [160, 300, 190, 120], [250, 452, 180, 110], [980, 470, 190, 118],
  ] as const;
  // A foot may lie behind the road, a summit may not.
  const clear = peaks.filter(([x, y, w, h]) => free(x - w * 0.08, y - h, 24) && free(x, y - h * 0.7, 20));
  return [
    meadows(),
    field([[-700, -300], [330, -300], [300, 40], [-700, 60]], "grass", 12, [0.97, 0.2]),
    ...clear.flatMap(([x, y, w, h], place) => alp(x, y, w, h, place % 3 !== 2)),
    {
      d: `M${-FAR} 372H0C120 350 200 392 330 372S520 350 640 392S900 372 ${W} 402H${W + FAR}V424H${W}C900 392 800 398 640 414S420 378 320 396S110 374 0 396H${-FAR}Z`,
      fill: "var(--water)",
    },
    field([[30, 190], [200, 172], [236, 232], [60, 256]], "wheat", 9, [0.9, 0.3]),
    field([[900, 470], [1500, 452], [1500, 900], [930, 900]], "wheat", 9, [0.9, -0.2]),
    field([[-500, 500], [180, 480], [210, 900], [-500, 900]], "grass", 9, [0.9, 0.2]),
    ...spread(free, 44, [[300, 442, 16], [1010, 72, 14], [560, 470, 15]], village),
    ...spread(free, 36, [[452, 338, 15], [130, 348, 17], [820, 440, 15]], house),
    ...spread(free, 28, FIRS, fir),
  ];
}

function above(free: Clear): Shape[] {
  return [
    meadows(),
    field([[30, 40], [240, 22], [260, 150], [60, 170]], "wheat", 9, [0.9, 0.3]),
    field([[700, 30], [960, 20], [980, 160], [740, 180]], "grass", 9, [0.4, 0.9]),
    field([[320, 330], [560, 318], [590, 470], [350, 486]], "meadow", 9, [0.95, 0.2]),
    field([[820, 360], [1060, 350], [1080, 500], [850, 520]], "wheat", 9, [0.9, -0.3]),
    ...spread(free, 24, BUSHES, bush),
  ];
}
