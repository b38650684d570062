import type { Brush, Draw } from '../../brush';
import { between, times } from '../../forms/chance';
import { facing, glow } from '../../forms/lighting';
import { d } from '../../forms/path-data';
import { circle, path, polygon, stroke, type Point } from '../../shapes';

/** Clouds in tiers, and lightning that forks out of them. */
export const storm: Draw = (brush) => {
  const { random, light } = brush;
  const bolts = random.int(1, 3);
  const base = between(random, -34, -14);
  return facing(
    light,
    glow(brush, [0, 0], 120, 0.45),
    cloud(brush, base - 34, 84, { ...light, body: light.lit, lit: light.rim }),
    times(bolts, (at) =>
      bolt(
        brush,
        (at - (bolts - 1) / 2) * 56 + between(random, -14, 14),
        base - 10,
        at === 0 ? 1 : 0.6,
      ),
    ),
    cloud(brush, base, 104, light),
    rain(brush, base),
    glow(brush, [between(random, -20, 20), 98], 52, 0.75, 0.3),
  );
};

function cloud({ random }: Brush, y: number, half: number, light: Brush['light']): string {
  const lumps = random.int(4, 6);
  const step = (half * 2) / lumps;
  const places = Array.from({ length: lumps }, (_, at) => {
    const middle = 1 - Math.abs((at + 0.5) / lumps - 0.5) * 1.5;
    return [-half + step * (at + 0.5), step * (0.5 + middle * between(random, 0.3, 0.7))] as const;
  });
  return [
    ...places.map(([x, r]) => circle([x, y - r * 0.5], r, light.body)),
    path(
      d`M${-half} ${y - 6}Q0 ${y + 22} ${half} ${y - 6}L${half * 0.8} ${y - 18}H${-half * 0.8}Z`,
      light.body,
    ),
    ...places.map(([x, r]) =>
      path(
        d`M${x - r * 0.1} ${y - r * 1.5}A${r} ${r} 0 0 1 ${x + r * 0.94} ${y - r * 0.2}Q${x + r * 0.6} ${y - r} ${x - r * 0.1} ${y - r * 1.5}Z`,
        light.lit,
      ),
    ),
    path(
      d`M${-half} ${y - 4}Q${-half * 0.4} ${y - 22} 0 ${y - 8}T${half} ${y - 6}Q0 ${y + 22} ${-half} ${y - 4}Z`,
      light.shade,
    ),
  ].join('');
}

function bolt(brush: Brush, x: number, y: number, size: number): string {
  const { random, light } = brush;
  const steps = random.int(4, 6);
  const long = 116 * size;
  let at = x;
  const line = Array.from({ length: steps + 1 }, (_, n): Point => {
    at += n === 0 ? 0 : (n % 2 ? -1 : 1) * between(random, 8, 24) + 2;
    return [at, y + (long * n) / steps];
  });
  const wide = 8 * size;
  const back = line
    .toReversed()
    .map(([px, py], n): Point => [px + (n * wide) / steps, py - (n === 0 ? 0 : 3)]);
  const [fx, fy] = line[Math.floor(steps / 2)] ?? [x, y];
  return [
    glow(brush, [x, y + long * 0.5], long * 0.62, 0.55),
    polygon([...line, ...back], light.glow),
    stroke(`M${line.map(([px, py]) => d`${px + 1.5} ${py}`).join('L')}`, '#ffffff', 2 * size),
    stroke(
      d`M${fx} ${fy}l${between(random, 12, 24)} 14l-6 8l${between(random, 12, 22)} 16`,
      light.glow,
      2.2 * size,
    ),
  ].join('');
}

const rain = ({ random, light }: Brush, y: number): string => {
  const lines = times(
    20,
    () =>
      d`M${between(random, -92, 98)} ${y + between(random, 18, 100)}l-5 ${between(random, 9, 18)}`,
  );
  return stroke(lines, light.rim, 1.2, { opacity: 0.5 });
};
