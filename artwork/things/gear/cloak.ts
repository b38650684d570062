import { between, type Draw } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, path, stroke } from '../../paint/shapes';
import { hero } from '../hero';

/** A hooded cloak without a wearer, its hem in the wind. */
export const cloak: Draw = (brush) => {
  const { random, light } = brush;
  const blow = between(random, -34, 30);
  const wide = between(random, 54, 80);
  const hem = [0, 1, 2, 3, 4].map((at) => between(random, 78, 106) - Math.abs(at - 2) * 4);
  const x = (share: number) => share * wide + blow;
  const [h0 = 90, h1 = 90, h2 = 90, h3 = 90, h4 = 90] = hem;
  const hood = between(random, 84, 104);
  const folds = [-0.45, 0.05, 0.42].map((at) => ({ at, w: between(random, 0.1, 0.2) }));
  return hero(
    brush,
    between(random, -6, 6),
    path(
      d`M0 -40L-34 -34Q${-wide * 0.9} 20 ${x(-1)} ${h0}Q${x(-0.75)} ${h1 - 26} ${x(-0.5)} ${h1}Q${x(-0.25)} ${h2 - 22} ${x(0)} ${h2}Q${x(0.25)} ${h3 - 22} ${x(0.5)} ${h3}Q${x(0.75)} ${h4 - 26} ${x(1)} ${h4}Q${wide * 0.9} 20 34 -34Z`,
      light.body,
    ),
    path(
      d`M10 -40Q${wide * 0.3} 20 ${x(0.5)} ${h3}Q${x(0.75)} ${h4 - 26} ${x(1)} ${h4}Q${wide * 0.9} 20 34 -34Z`,
      light.lit,
    ),
    ...folds.map(({ at, w }) =>
      path(
        d`M${at * 24} -30Q${at * wide * 0.7} 20 ${x(at)} ${h2 - 14}Q${at * wide * 0.8 + w * wide} 20 ${at * 24 + 4} -30Z`,
        light.shade,
        { opacity: 0.75 },
      ),
    ),
    stroke(d`M34 -34Q${wide * 0.9} 20 ${x(1)} ${h4}`, light.rim, 2),
    stroke(
      d`M${x(-1)} ${h0}Q${x(-0.75)} ${h1 - 26} ${x(-0.5)} ${h1}Q${x(-0.25)} ${h2 - 22} ${x(0)} ${h2}Q${x(0.25)} ${h3 - 22} ${x(0.5)} ${h3}Q${x(0.75)} ${h4 - 26} ${x(1)} ${h4}`,
      light.glow,
      random.pick([1.4, 3.2]),
      { opacity: 0.8 },
    ),
    path(d`M-46 -26Q-40 -46 -22 -50H22Q40 -46 46 -26Q0 -4 -46 -26Z`, light.body),
    path('M8 -50H22Q40 -46 46 -26Q28 -18 14 -16Z', light.lit),
    stroke('M22 -50Q40 -46 46 -26', light.rim, 1.8),
    path(
      d`M-32 -36Q-40 ${-hood * 0.9} 4 ${-hood}Q42 ${-hood * 0.86} 32 -36Q0 -20 -32 -36Z`,
      light.body,
    ),
    path(d`M4 ${-hood}Q42 ${-hood * 0.86} 32 -36L20 -32Q26 ${-hood * 0.7} 4 ${-hood}Z`, light.lit),
    path(
      d`M-20 -38Q-26 ${-hood * 0.76} 0 ${-hood * 0.84}Q26 ${-hood * 0.76} 20 -38Q0 -26 -20 -38Z`,
      light.shade,
    ),
    stroke(d`M4 ${-hood}Q42 ${-hood * 0.86} 32 -36`, light.rim, 2),
    glow(brush, [0, -24], 22, 0.8),
    random.chance(0.5)
      ? circle([0, -25], 5.5, light.glow)
      : path('M0 -33L7 -25L0 -17L-7 -25Z', light.glow),
    stroke('M-28 -34Q-14 -24 -5 -25M28 -34Q14 -24 5 -25', light.rim, 1.6),
  );
};
