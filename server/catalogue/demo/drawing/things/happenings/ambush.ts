import type { Brush, Draw } from '../../brush';
import { beam } from '../../forms/beam';
import { between, times } from '../../forms/chance';
import { facing, glow } from '../../forms/lighting';
import { d } from '../../forms/path-data';
import { circle, ellipse, group, path, polygon, stroke, type Point } from '../../shapes';

/** Eyes in the dark between leaves or rocks, or lights that cross on somebody. */
export const ambush: Draw = (brush) => (brush.random.chance(0.66) ? eyes(brush) : caught(brush));

function eyes(brush: Brush): string {
  const { random, light } = brush;
  const pairs = random.int(3, 5);
  const hide = Array.from({ length: 22 }, (_, at): Point => {
    const angle = (at / 22) * Math.PI * 2;
    const far = (at % 2 ? 92 : 104) * between(random, 0.84, 1.04);
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.86];
  });
  return facing(
    light,
    polygon(hide, light.shade),
    times(pairs, (at) => {
      const x = at === 0 ? between(random, -16, 16) : (at % 2 ? -1 : 1) * between(random, 28, 62);
      const y = at === 0 ? between(random, -14, 6) : -50 + at * 20 + between(random, -8, 8);
      return pair(brush, x, y, at === 0 ? between(random, 1.5, 2) : between(random, 0.6, 1));
    }),
    random.chance(0.5) ? leaves(brush) : rocks(brush),
  );
}

function pair(brush: Brush, x: number, y: number, size: number): string {
  const { random, light } = brush;
  const slant = between(random, 6, 26);
  const kind = random.int(0, 2);
  const one = (side: number) =>
    group(
      d`translate(${side * 13} 0) rotate(${side * slant}) scale(${side} 1)`,
      kind === 2
        ? circle([0, 0], 5, light.glow)
        : path(d`M-9 0Q0 ${kind ? -11 : -7} 9 -1Q0 ${kind ? 4 : 6} -9 0Z`, light.glow),
      ellipse([0, -1], kind === 1 ? 1.3 : 2.4, 3.4, kind === 2 ? '#ffffff' : light.shade),
    );
  return group(
    d`translate(${x} ${y}) scale(${size})`,
    glow(brush, [0, 0], 30, 0.55, 0.6),
    one(-1),
    one(1),
  );
}

const leaves = ({ random, light }: Brush): string =>
  times(15, (at) => {
    const side = at % 2 ? 1 : -1;
    const long = between(random, 60, 104);
    const [x, y] = [side * between(random, 62, 96), 96 - at * 12 + between(random, -8, 8)];
    const w = long * 0.13;
    return group(
      d`translate(${x} ${y}) rotate(${side * -between(random, 34, 98)})`,
      path(
        d`M0 0Q${w} ${-long * 0.5} 0 ${-long}Q${-w} ${-long * 0.5} 0 0Z`,
        at % 3 ? light.body : light.shade,
      ),
      path(d`M0 0Q${w} ${-long * 0.5} 0 ${-long}Z`, at % 3 === 1 ? light.lit : light.body),
      at % 3 === 1 ? stroke(d`M0 0Q${w} ${-long * 0.5} 0 ${-long}`, light.rim, 1) : '',
    );
  });

const rocks = ({ random, light }: Brush): string =>
  times(8, (at) => {
    const angle = (at / 8) * Math.PI * 2 + 0.3;
    const [x, y, s] = [Math.cos(angle) * 84, Math.sin(angle) * 76, between(random, 24, 42)];
    return (
      path(
        d`M${x - s} ${y + s * 0.6}L${x - s * 0.5} ${y - s * 0.6}L${x + s * 0.3} ${y - s * 0.8}L${x + s} ${y + s * 0.6}Z`,
        light.body,
      ) +
      path(
        d`M${x + s * 0.3} ${y - s * 0.8}L${x + s} ${y + s * 0.6}H${x + s * 0.3}L${x + s * 0.1} ${y - s * 0.2}Z`,
        light.lit,
      ) +
      stroke(d`M${x + s * 0.3} ${y - s * 0.8}L${x + s} ${y + s * 0.6}`, light.rim, 1.3)
    );
  });

/** One who stands where the lights meet. */
function caught(brush: Brush): string {
  const { random, light } = brush;
  const lamps = random.int(3, 4);
  return facing(
    light,
    times(lamps, (at) => {
      const x = -96 + (192 * at) / (lamps - 1) + between(random, -6, 6);
      const y = -92 + between(random, -10, 14);
      const turn = 180 - (Math.atan2(-x, 64 - y) * -180) / Math.PI;
      return (
        beam(brush, [x, y], turn, 186, 44, 0.7) +
        glow(brush, [x, y], 22, 0.9) +
        path(d`M${x - 9} ${y - 8}h18l-4 10h-10Z`, light.shade) +
        circle([x, y], 3, '#ffffff')
      );
    }),
    ellipse([0, 84], 92, 22, light.glow, { opacity: 0.4 }),
    ellipse([0, 84], 60, 13, light.rim, { opacity: 0.6 }),
    path('M-60 96L-8 82H8Z', light.shade, { opacity: 0.6 }),
    path('M-17 86L-14 26Q0 12 14 26L17 86L4 84L0 52L-4 84Z', light.shade),
    circle([0, 8], 10, light.shade),
    path('M14 26L17 86L8 84L4 30Z', light.lit),
    stroke(
      d`M-13 30L${-between(random, 22, 34)} 4L-22 -16M13 30L${between(random, 22, 34)} 4L22 -16`,
      light.shade,
      7,
      { 'stroke-linejoin': 'round' },
    ),
    stroke('M3 -2A10 10 0 0 1 9 12', light.rim, 1.6),
  );
}
