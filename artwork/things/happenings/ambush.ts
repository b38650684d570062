import { between, type Brush, type Draw, type Light, times } from '../../paint/brush';
import { beam, facing, glow } from '../../paint/light';
import { circle, d, ellipse, group, path, type Point, polygon, stroke } from '../../paint/shapes';

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

/** A bush around the eyes, its leaves outwards. */
const leaves = ({ random, light }: Brush): string =>
  times(14, (at) => {
    const turn = (at * 5 * 360) / 14 + between(random, -8, 8);
    const long = between(random, 48, 66);
    const w = long * between(random, 0.3, 0.4);
    const isLit = Math.sin((turn * Math.PI) / 180) > -0.2;
    return group(
      d`rotate(${turn}) translate(0 -46)`,
      path(
        d`M0 8Q${w} ${-long * 0.4} 0 ${-long}Q${-w} ${-long * 0.4} 0 8Z`,
        isLit ? light.body : light.shade,
      ),
      path(d`M0 8Q${w} ${-long * 0.4} 0 ${-long}Z`, isLit ? light.lit : light.body),
      isLit ? stroke(d`M0 8Q${w} ${-long * 0.4} 0 ${-long}`, light.rim, 1.1) : '',
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

/** A person where the lights meet. */
function caught(brush: Brush): string {
  const { random, light } = brush;
  const lamps = random.int(3, 4);
  return facing(
    light,
    times(lamps, (at) => {
      const x = -84 + (168 * at) / (lamps - 1) + between(random, -6, 6);
      const y = -88 + between(random, -8, 14);
      const turn = 180 + (Math.atan2(x, 72 - y) * 180) / Math.PI;
      return (
        beam(brush, [x, y], turn, 172, 46, 0.8) +
        glow(brush, [x, y], 22, 0.9) +
        group(
          d`translate(${x} ${y}) rotate(${turn - 180})`,
          path('M-9 -10H9L6 3H-6Z', light.shade),
          path('M2 -10H9L6 3H2Z', light.lit),
        ) +
        circle([x, y], 3, '#ffffff')
      );
    }),
    ellipse([0, 86], 84, 17, light.glow, { opacity: 0.45 }),
    ellipse([0, 86], 52, 10, light.rim, { opacity: 0.6 }),
    times(random.int(2, 3), (at) =>
      path(d`M-5 86L${-60 + at * 46} 104H${-44 + at * 50}L5 86Z`, light.shade, { opacity: 0.4 }),
    ),
    cornered(light, between(random, 20, 32)),
  );
}

/** A person in a cloak who has stopped with feet apart. */
const cornered = (light: Light, cloak: number): string =>
  path('M-10 40L-17 88H-7L0 56L8 88H18L10 40Z', light.shade) +
  path(
    d`M-15 6Q0 -6 15 6L20 34Q${cloak} 54 ${cloak + 6} 74L6 60L0 68L-7 58L${-cloak - 2} 76Q${-cloak} 54 -20 34Z`,
    light.shade,
  ) +
  path(d`M9 1L15 6L20 34Q${cloak} 54 ${cloak + 6} 74L14 63Q12 30 9 1Z`, light.lit) +
  path('M-11 -8Q-12 -25 1 -26Q13 -25 11 -8L6 3H-6Z', light.shade) +
  path('M3 -26Q13 -25 11 -8L6 3L4 -8Z', light.lit) +
  stroke(d`M3 -26Q13 -25 11 -8M15 6L20 34Q${cloak} 54 ${cloak + 6} 74`, light.rim, 1.7);
