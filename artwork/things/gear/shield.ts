import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, group, path, stroke } from '../../paint/shapes';
import { halves, hero } from '../hero';

type Half = (side: number, size: number) => string;

const kite: Half = (side, s) =>
  d`M0 ${-s * 0.92}Q${side * s * 0.4} ${-s * 0.94} ${side * s * 0.74} ${-s * 0.72}Q${side * s * 0.78} ${s * 0.2} 0 ${s}`;
const round: Half = (side, s) =>
  d`M0 ${-s * 0.88}A${s * 0.88} ${s * 0.88} 0 0 ${side === 1 ? '1' : '0'} 0 ${s * 0.88}`;
const faceted: Half = (side, s) =>
  d`M0 ${-s}L${side * s * 0.66} ${-s * 0.66}L${side * s * 0.78} ${s * 0.1}L${side * s * 0.44} ${s * 0.7}L0 ${s}`;
const tower: Half = (side, s) =>
  d`M0 ${-s * 0.86}L${side * s * 0.3} ${-s}H${side * s * 0.6}V${s * 0.72}L${side * s * 0.3} ${s}L0 ${s * 0.88}`;

/** A shield with a shining border and a sign. */
export const shield: Draw = (brush) => {
  const { random, light } = brush;
  const half = random.pick([kite, round, faceted, tower]);
  const inner = between(random, 0.66, 0.8);
  return hero(
    brush,
    between(random, -14, 14),
    halves(light, (side) => half(side, 104), 2.4),
    stroke(half(1, 94) + half(-1, 94), light.glow, 2.6),
    halves(
      { ...light, body: light.shade, lit: light.body },
      (side) => half(side, 104 * inner),
      1.4,
    ),
    times(random.int(0, 4), (at) =>
      circle([(at % 2 ? 1 : -1) * 40, at < 2 ? -50 : 20], 3.4, light.rim),
    ),
    glow(brush, [0, -6], 46, 0.55),
    random.pick([wings, star, rings])(brush),
  );
};

const wings = ({ random, light }: Brush): string =>
  times(random.int(2, 4), (at) => {
    const y = 22 - at * 18;
    return halves(
      { ...light, body: light.lit, lit: light.rim },
      (side) => d`M0 ${y}L${side * 36} ${y - 24}V${y - 13}L0 ${y + 11}`,
      0.6,
    );
  }) + circle([0, 40], 4, light.glow);

function star({ random, light }: Brush): string {
  const points = random.int(4, 8);
  return (
    times(points, (at) =>
      group(
        d`translate(0 -6) rotate(${(360 * at) / points})`,
        path('M0 -42L7 -9L0 0Z', light.rim),
        path('M0 -42L-7 -9L0 0Z', light.lit),
      ),
    ) + circle([0, -6], 7, light.glow)
  );
}

const rings = ({ random, light }: Brush): string =>
  times(random.int(2, 3), (at) =>
    circle([0, -6], 36 - at * 12, 'none', {
      stroke: at % 2 ? light.glow : light.rim,
      'stroke-width': 3.4,
    }),
  ) +
  stroke('M0 -58V46M-44 -6H44', light.lit, 3) +
  circle([0, -6], 6, light.glow);
