import type { Draw } from '../paint/brush';
import { halo } from '../paint/light';
import { path, rect, stroke } from '../paint/shapes';
import { flame, hullFill, plate } from './parts';

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
