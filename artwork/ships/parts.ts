import type { Brush } from '../paint/brush';
import { halo } from '../paint/light';
import { linearGradient, path, polygon, withGradient, type Point } from '../paint/shapes';

/** A hull that is lit from above: its colours from the back to the keel. */
export function hullFill({ light, id }: Brush): { defs: string; fill: string } {
  const hull = id('hull');
  const defs = `<defs>${linearGradient(hull, [
    [0, light.lit],
    [0.38, light.body],
    [1, light.shade],
  ])}</defs>`;
  return { defs, fill: withGradient(hull) };
}

/** The flame behind an engine; the point is its nozzle's middle, `high` its nozzle's height. */
export function flame({ light, id }: Brush, [x, y]: Point, long: number, high: number): string {
  const fire = id('flame');
  return [
    `<defs>${linearGradient(
      fire,
      [
        [0, light.glow, 0],
        [0.75, light.glow, 0.55],
        [1, '#ffffff', 0.95],
      ],
      [0, 0, 1, 0],
    )}</defs>`,
    path(
      `M${x} ${y - high / 2}Q${x - long * 0.5} ${y - high * 0.3} ${x - long} ${y}Q${x - long * 0.5} ${y + high * 0.3} ${x} ${y + high / 2}Z`,
      withGradient(fire),
    ),
    halo({ light, id }, [x, y], high * 1.5),
  ].join('');
}

/** An engine's bell, `high` units high at its mouth, and the flame behind it. */
export const thruster = (brush: Brush, [x, y]: Point, long: number, high: number): string =>
  flame(brush, [x, y], long, high * 0.8) +
  polygon(
    [
      [x + high * 0.7, y - high * 0.3],
      [x, y - high / 2],
      [x, y + high / 2],
      [x + high * 0.7, y + high * 0.3],
    ],
    brush.light.shade,
  );

/** An outline above the axis, mirrored below it. */
export const mirrored = (points: readonly Point[]): Point[] => [
  ...points,
  ...points.toReversed().map(([x, y]) => [x, -y] as const),
];

export const plate = (points: readonly Point[], fill: string, opacity = 1): string =>
  polygon(points, fill, opacity === 1 ? {} : { opacity });
