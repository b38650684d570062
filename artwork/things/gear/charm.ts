import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, group, path, stroke } from '../../paint/shapes';
import { halves, hero } from '../hero';

/** A small amulet on a cord. */
export const charm: Draw = (brush) => {
  const { random, light } = brush;
  const wide = between(random, 34, 62);
  const beads = random.int(2, 4);
  return hero(
    brush,
    between(random, -12, 12),
    stroke(
      d`M0 -14C${-wide} -40 ${-wide} -106 -8 -106C${wide} -112 ${wide} -40 0 -14`,
      light.shade,
      4,
    ),
    stroke(d`M0 -14C${wide} -40 ${wide} -112 -8 -106`, light.lit, 2.4),
    times(beads * 2, (at) => {
      const side = at % 2 ? 1 : -1;
      const t = 0.1 + Math.floor(at / 2) * 0.085;
      const x = side * wide * 3 * t * (1 - t) ** 2 + side * wide * 3 * t * t * (1 - t);
      const y = -14 - 92 * t * t * (3 - 2 * t) - 70 * t * (1 - t);
      return (
        circle([x, y], 5.6 - t * 6, at % 3 ? light.body : light.lit) +
        circle([x + 1.4, y - 1.4], 1.4, light.rim)
      );
    }),
    circle([0, -12], 8, 'none', { stroke: light.rim, 'stroke-width': 3 }),
    glow(brush, [0, 40], 64, 0.7),
    random.pick([gem, crescent, eye, tooth])(brush),
  );
};

function gem({ random, light }: Brush): string {
  const w = between(random, 26, 40);
  return [
    halves(light, (side) => d`M0 -2L${side * w} 24L${side * w * 0.8} 60L0 98`),
    path(d`M0 20L${w * 0.5} 34L${w * 0.36} 56L0 98L${-w * 0.36} 56L${-w * 0.5} 34Z`, light.glow, {
      opacity: 0.85,
    }),
    path(d`M0 20L${w * 0.5} 34L${w * 0.36} 56L0 42Z`, '#ffffff', { opacity: 0.7 }),
    stroke(d`M0 -2V20M${w} 24L${w * 0.5} 34M${-w} 24L${-w * 0.5} 34`, light.rim, 1, {
      opacity: 0.7,
    }),
  ].join('');
}

function crescent({ random, light }: Brush): string {
  const inner = between(random, 26, 36);
  return group(
    d`translate(0 44) rotate(${between(random, -30, 30)})`,
    path(d`M-24 -42A48 48 0 1 0 24 -42A${inner} ${inner} 0 1 1 -24 -42Z`, light.body),
    path(d`M0 48A48 48 0 0 0 24 -42A${inner} ${inner} 0 0 1 0 ${inner * 0.6}Z`, light.lit),
    stroke('M6 47.6A48 48 0 0 0 24 -42', light.rim, 2.2),
    path('M0 -22L6 -5L22 0L6 5L0 22L-6 5L-22 0L-6 -5Z', light.glow),
    circle([0, 0], 4, '#ffffff'),
  );
}

function eye({ random, light }: Brush): string {
  const petals = random.int(6, 10);
  return [
    times(petals, (at) =>
      group(
        d`translate(0 44) rotate(${(360 * at) / petals})`,
        path('M0 -54L9 -30H-9Z', at * 2 < petals ? light.lit : light.body),
      ),
    ),
    circle([0, 44], 36, light.body),
    path('M0 8A36 36 0 0 1 0 80Q14 44 0 8Z', light.lit),
    stroke('M0 8A36 36 0 0 1 18 75', light.rim, 2),
    path('M-28 44Q0 16 28 44Q0 72 -28 44Z', light.shade),
    circle([0, 44], 12, light.glow),
    path(
      random.chance(0.5) ? 'M0 32Q5 44 0 56Q-5 44 0 32Z' : 'M-5 44L0 39L5 44L0 49Z',
      light.shade,
    ),
  ].join('');
}

function tooth({ random, light }: Brush): string {
  const bend = between(random, -22, 22);
  return [
    halves(
      light,
      (side) => d`M0 0Q${side * 30} 6 ${side * 22} 36Q${side * 16 + bend * 0.4} 70 ${bend} 104`,
    ),
    path('M-22 6Q0 -8 22 6L20 22Q0 30 -20 22Z', light.shade),
    stroke('M-20 13Q0 20 20 13', light.glow, 2.6, { 'stroke-dasharray': '5 3' }),
    times(3, (at) =>
      stroke(d`M${-9 + bend * 0.1 * at} ${40 + at * 13}l${16 - at * 3} ${-4}`, light.glow, 2),
    ),
  ].join('');
}
