import { between, type Draw } from '../paint/brush';
import { circle, d, dot, path, type Point, rect, stroke } from '../paint/shapes';
import { hullFill, plate, thruster } from './parts';

/** A heavy belly behind a nose of glass, with an open bay from which the load falls. */
export const bomber: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [fin, tip] = [between(random, 34, 46), between(random, -62, -34)];
  const turret = random.int(-34, 8);
  const [racked, falling] = [random.int(2, 3), random.int(2, 3)];
  const load = [
    ...Array.from({ length: racked }, (_, at): Point => [18 + at * (40 / racked), 28]),
    ...Array.from({ length: falling }, (_, at): Point => [32 - at * 19, 47 + at * 17]),
  ];
  return [
    defs,
    plate(
      [
        [4, -16],
        [tip + 24, -52],
        [tip + 2, -52],
        [-34, -15],
      ],
      light.shade,
    ),
    thruster(brush, [-90, -3], 34, 20),
    path(d`M-50 -14L-78 ${-16 - fin}H-97L-92 -4Z`, light.body),
    path(
      'M95 3C93 -12 70 -20 38 -20L-70 -15L-92 -9V5L-66 12C-50 22 -20 25 14 25H46C74 25 96 18 95 3Z',
      fill,
    ),
    rect([6, 18, 50, 9], light.shade, { rx: 2 }),
    path(load.map(([x, y]) => bomb(x, y)).join(''), light.body),
    path(load.map(([x, y]) => dot(x + 2, y, 1.8)).join(''), light.glow),
    path('M93 -1C90 -13 72 -18 52 -18L58 -1Z', light.glow, { opacity: 0.85 }),
    stroke('M58 -1H94M66 -17L70 -1M80 -14L82 -1', light.shade, 1.4),
    circle([turret, -19], 7, light.body),
    stroke(d`M${turret + 3} -22l22 -5M${turret + 4} -19l22 -4`, light.lit, 2),
    thruster(brush, [tip - 2, 32], 30, 13),
    plate(
      [
        [-2, 4],
        [tip + 28, 50],
        [tip, 50],
        [-50, 6],
      ],
      light.body,
    ),
    rect([tip, 24, 40, 15], fill, { rx: 7 }),
    stroke(
      d`M-2 4L${tip + 28} 50M-50 -14L-78 ${-16 - fin}M90 -10C70 -20 54 -20 38 -20L-50 -16`,
      light.rim,
      1.5,
    ),
    stroke('M-20 -17V24M-58 -15V14M24 -19V18M-90 -2H24', light.shade, 1),
  ].join('');
};

/** A bomb around its middle, as path data. */
const bomb = (x: number, y: number): string => d`M${x + 9} ${y}q-4 5 -11 4l-6 4v-16l6 4q7 -1 11 4Z`;
