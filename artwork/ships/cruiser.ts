import type { Brush, Draw } from '../paint/brush';
import { windows } from '../paint/light';
import { stroke, type Point } from '../paint/shapes';
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
