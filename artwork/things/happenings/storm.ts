import { between, type Brush, type Draw, type Light, times } from '../../paint/brush';
import { facing, glow } from '../../paint/light';
import { circle, d, path, type Point, polygon, stroke } from '../../paint/shapes';

/** Clouds in tiers, and lightning that forks out of them. */
export const storm: Draw = (brush) => {
  const { random, light } = brush;
  const bolts = random.int(1, 3);
  const base = between(random, -22, -2);
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

/** Heaped balls over a flat foot; the lower ones are in front of the higher. */
function cloud({ random }: Brush, y: number, half: number, light: Light): string {
  const balls = [3, 4].flatMap((count, tier) =>
    Array.from({ length: count }, (_, at) => {
      const x = half * (tier ? 0.72 : 0.46) * ((at / (count - 1)) * 2 - 1) + between(random, -6, 6);
      const r = half * between(random, 0.26, 0.36) * (1 - (Math.abs(x) / half) * 0.35);
      return [x, y - (tier ? r * 0.7 : r * 0.7 + half * 0.24), r] as const;
    }),
  );
  return [
    ...balls.map(
      ([x, cy, r]) =>
        circle([x, cy], r, light.body) +
        path(
          d`M${x - r * 0.34} ${cy - r * 0.94}A${r} ${r} 0 0 1 ${x + r * 0.94} ${cy + r * 0.34}Q${x + r * 0.5} ${cy - r * 0.5} ${x - r * 0.34} ${cy - r * 0.94}Z`,
          light.lit,
        ) +
        stroke(d`M${x} ${cy - r}A${r} ${r} 0 0 1 ${x + r * 0.87} ${cy - r * 0.5}`, light.rim, 1.3),
    ),
    path(
      d`M${-half} ${y - 3}Q${-half * 0.92} ${y - 16} ${-half * 0.6} ${y - 15}Q${-half * 0.2} ${y - 24} ${half * 0.1} ${y - 13}Q${half * 0.5} ${y - 22} ${half * 0.7} ${y - 12}Q${half} ${y - 14} ${half} ${y - 2}Q${half * 0.4} ${y + 14} ${-half * 0.1} ${y + 8}Q${-half * 0.7} ${y + 14} ${-half} ${y - 3}Z`,
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
