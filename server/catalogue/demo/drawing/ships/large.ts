import type { Brush, Draw } from '../brush';
import { path, rect, stroke, type Point } from '../shapes';
import { halo, windows } from '../lights';
import { flame, hullFill, plate } from './parts';

/** A warship: a long stepped hull, a tower, rows of lit windows, a bank of engines. */
export const cruiser: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [high, deep] = [11 + 6 * random.next(), 9 + 8 * random.next()];
  const step = random.int(-10, 30);
  const tower = random.int(-66, -20);
  const keel: Point[] = [
    [100, -1],
    [step, -high * 0.8],
    [-88, -high],
    [-94, -high * 0.3],
    [-94, deep * 0.5],
    [-72, deep],
    [20, deep * 0.75],
  ];
  return [
    defs,
    ...[-high * 0.6, 0, deep * 0.5].map((y) => flame(brush, [-92, y], 26 + 16 * random.next(), 7)),
    towerOf(brush, tower, -high * 0.85, 12 + 12 * random.next()),
    plate(keel, fill),
    plate(
      [
        [100, -1],
        [step, -high * 0.8],
        [-88, -high],
        [-60, -high * 0.45],
        [40, -high * 0.22],
      ],
      light.lit,
      0.75,
    ),
    windows(brush, [-76, -high * 0.25], 130, 5),
    windows(brush, [-68, deep * 0.32], 96, 7),
    stroke(`M100 -1L${step} ${-high * 0.8}L-88 ${-high}`, light.rim, 1.4),
    stroke(
      `M-80 ${deep * 0.12}H60M-40 ${-high * 0.9}V${deep}M14 ${-high * 0.6}V${deep * 0.7}`,
      light.shade,
      1,
    ),
    fins(brush, deep),
  ].join('');
};

function towerOf(brush: Brush, x: number, y: number, high: number): string {
  const { light } = brush;
  return [
    plate(
      [
        [x - 14, y],
        [x - 9, y - high * 0.55],
        [x + 10, y - high * 0.55],
        [x + 19, y],
      ],
      light.body,
    ),
    plate(
      [
        [x - 12, y - high * 0.55],
        [x - 8, y - high],
        [x + 9, y - high],
        [x + 15, y - high * 0.55],
      ],
      light.lit,
    ),
    windows(brush, [x - 7, y - high * 0.78], 18, 3.4),
    stroke(
      `M${x - 3} ${y - high}v${-high * 0.7}M${x + 4} ${y - high}v${-high * 0.4}`,
      light.lit,
      1.2,
    ),
  ].join('');
}

const fins = ({ random, light }: Brush, deep: number): string =>
  random.chance(0.6)
    ? plate(
        [
          [-50, deep * 0.8],
          [-66, deep + 14],
          [-82, deep + 14],
          [-74, deep],
        ],
        light.shade,
      )
    : stroke(`M-30 ${deep * 0.9}v8h26v-8.5`, light.shade, 2.4);

/** A freighter: a spine with boxes or tanks hung on it. */
export const hauler: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const isTanker = random.chance(0.4);
  const [count, high] = [random.int(3, 5), 20 + 10 * random.next()];
  const wide = 100 / count;
  const boxes = Array.from({ length: count }, (_, at) => {
    const x = -52 + at * wide;
    const up = high * (0.75 + 0.4 * random.next());
    return [
      rect([x, -up * 0.5, wide - 4, up], fill, { rx: isTanker ? up / 2 : 2 }),
      rect([x + 2, -up * 0.5 + 2, wide - 8, up * 0.22], light.lit, { rx: 2, opacity: 0.7 }),
      random.chance(0.6)
        ? rect([x + wide * 0.3, -up * 0.1, wide * 0.26, up * 0.28], light.glow, { opacity: 0.4 })
        : '',
    ].join('');
  });
  return [
    defs,
    flame(brush, [-80, -9], 30, 11),
    flame(brush, [-80, 9], 30, 11),
    plate(
      [
        [-56, -16],
        [-82, -13],
        [-82, 15],
        [-56, 18],
      ],
      light.body,
    ),
    rect([-60, -3, 130, 6], light.shade),
    ...boxes,
    plate(
      [
        [50, -12],
        [70, -15],
        [92, -3],
        [92, 8],
        [66, 14],
        [50, 12],
      ],
      fill,
    ),
    path('M74 -12L91 -2L76 -1Z', light.glow),
    stroke('M50 -12L70 -15L92 -3', light.rim, 1.4),
    halo(brush, [-68, -14], 5),
  ].join('');
};

/** A clipper that sails on sunlight. */
export const clipper: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const sails = Array.from({ length: random.int(2, 4) }, (_, at) => {
    const x = 46 - at * (26 + 8 * random.next());
    const high = 42 + 40 * random.next() - at * 5;
    const belly = 20 + 18 * random.next();
    const sail = `M${x} -7C${x - belly * 0.2} ${-high * 0.5} ${x - belly * 0.3} ${-high * 0.8} ${x - belly} ${-high}C${x - belly * 1.4} ${-high * 0.6} ${x - belly * 1.5} ${-high * 0.3} ${x - belly * 1.2} -7Z`;
    return [
      path(sail, at % 2 === 0 ? light.lit : light.body),
      stroke(
        `M${x} -7C${x - belly * 0.2} ${-high * 0.5} ${x - belly * 0.3} ${-high * 0.8} ${x - belly} ${-high}`,
        light.rim,
        1.8,
      ),
      stroke(
        `M${x - belly * 0.6} -8Q${x - belly * 0.9} ${-high * 0.5} ${x - belly} ${-high}`,
        light.glow,
        1,
        { opacity: 0.6 },
      ),
    ].join('');
  });
  return [
    defs,
    ...sails,
    flame(brush, [-70, 1], 34, 8),
    path('M98 -6C70 10 20 16 -60 11L-74 -8C-20 -4 40 -4 98 -6Z', fill),
    stroke('M98 -6C40 -4 -20 -4 -74 -8', light.rim, 1.6),
    windows(brush, [-50, 2], 90, 7),
  ].join('');
};
