import { between, type Draw } from '../paint/brush';
import { d, dot, path, type Point, stroke } from '../paint/shapes';
import { halo, windows } from '../paint/light';
import { hullFill, thruster } from './parts';

/** A generation ship: a garden and houses under glass, on a deep hull. */
export const ark: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [dome, deep] = [between(random, 50, 66), between(random, 34, 46)];
  const trees = Array.from({ length: random.int(7, 8) }, (_, at) => {
    const [x, r] = [-54 + at * 15 + 4 * random.next(), between(random, 5, 8)];
    const high = between(random, 10, 18) + (1 - Math.abs(x) / 60) * 10;
    return (
      d`M${x - 1.2} -2V${-high}h2.4V-2Z` + dot(x, -high, r) + dot(x + r * 0.7, -high + 4, r * 0.7)
    );
  });
  const houses = Array.from({ length: random.int(2, 3) }, (_, at): Point => [
    -40 + at * 32,
    between(random, 18, 32),
  ]);
  const glass = d`M-66 0C-66 ${-dome * 0.72} -40 ${-dome} 0 ${-dome}C40 ${-dome} 66 ${-dome * 0.72} 66 0Z`;
  return [
    defs,
    thruster(brush, [-92, 8], 34, 20),
    thruster(brush, [-80, 28], 30, 15),
    halo(brush, [0, -dome * 0.3], dome * 1.15),
    path(glass, light.glow, { opacity: 0.3 }),
    path(trees.join(''), light.body),
    path(houses.map(([x, high]) => d`M${x} 0V${-high}l7 -8l7 8V0Z`).join(''), light.shade),
    path(
      houses
        .map(
          ([x, high]) =>
            d`M${x + 3} ${-high + 2}h3v4h-3ZM${x + 8} ${-high + 2}h3v4h-3ZM${x + 3} ${-high + 10}h3v4h-3Z`,
        )
        .join(''),
      light.glow,
    ),
    stroke(
      d`M0 ${-dome}V0M-30 0C-32 ${-dome * 0.5} -22 ${-dome * 0.86} 0 ${-dome}C22 ${-dome * 0.86} 32 ${-dome * 0.5} 30 0M-60 ${-dome * 0.42}Q0 ${-dome * 0.3} 60 ${-dome * 0.42}`,
      light.rim,
      1,
      { opacity: 0.55 },
    ),
    stroke(glass, light.rim, 2),
    path(
      d`M-44 ${-dome * 0.5}Q-34 ${-dome * 0.84} -8 ${-dome * 0.9}Q-30 ${-dome * 0.74} -38 ${-dome * 0.44}Z`,
      '#ffffff',
      { opacity: 0.3 },
    ),
    path(
      d`M-84 -8L-70 0H70L102 -12C98 8 78 ${deep * 0.8} 30 ${deep}H-30C-66 ${deep} -92 ${deep * 0.7} -94 4Z`,
      fill,
    ),
    path('M70 0L96 -9Q92 2 84 10L66 8Z', light.lit, { opacity: 0.5 }),
    stroke('M-84 -8L-70 0H70L102 -12', light.rim, 2),
    windows(brush, [-76, 9], 140, 6),
    windows(brush, [-70, 18], 124, 8),
    windows(brush, [-48, 27], 84, 7),
    stroke(d`M-88 14H82M-44 2V${deep - 2}M4 2V${deep}M50 2V${deep - 6}`, light.shade, 1),
    stroke(d`M-30 ${deep}v10M10 ${deep}v16M24 ${deep}v7`, light.body, 2),
    halo(brush, [10, deep + 16], 9),
    halo(brush, [98, -12], 9),
  ].join('');
};
