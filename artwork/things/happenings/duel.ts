import { between, type Brush, type Draw, times } from '../../paint/brush';
import { facing, glow } from '../../paint/light';
import { circle, d, group, path, rect, stroke } from '../../paint/shapes';

/** Two glaives of light that meet, with a spark between them. */
export const duel: Draw = (brush) => {
  const { random, light } = brush;
  const [left, right] = [between(random, 28, 52), between(random, 28, 52)];
  const meet = between(random, -34, -6);
  const arms = random.shuffled([glaive, leaf, hook]);
  const [first = glaive, second = leaf] = arms;
  return facing(
    light,
    glow(brush, [0, meet], 120, 0.5),
    group(d`translate(0 ${meet}) rotate(${left})`, first(brush)),
    group(
      d`translate(0 ${meet}) rotate(${-right}) scale(-1 1)`,
      second({ ...brush, light: { ...light, glow: light.rim } }),
    ),
    glow(brush, [0, meet], 56, 1),
    spark(brush, meet),
  );
};

type Arm = (brush: Brush) => string;

/** The grip below the blade. */
const grip = ({ light, random }: Brush, from: number): string => {
  const long = between(random, 38, 52);
  return [
    path(d`M-12 ${from}L-5 ${from - 7}H5L12 ${from}L5 ${from + 6}H-5Z`, light.body),
    path(d`M0 ${from - 7}H5L12 ${from}L5 ${from + 6}H0Z`, light.lit),
    rect([-4, from + 4, 8, long], light.shade),
    rect([1, from + 4, 3, long], light.lit),
    stroke(
      times(4, (at) => d`M-4 ${from + 12 + at * 8}h8`),
      light.body,
      2.4,
    ),
    path(d`M-6 ${from + long}H6L0 ${from + long + 11}Z`, light.body),
  ].join('');
};

const shine = (brush: Brush, shape: string, core: string): string =>
  stroke(shape, brush.light.glow, 9, { opacity: 0.28, 'stroke-linejoin': 'round' }) +
  path(shape, brush.light.glow) +
  path(core, '#ffffff', { opacity: 0.85 });

/** Broad, with one edge and a notch in its back. */
const glaive: Arm = (brush) =>
  shine(brush, 'M-7 44L-9 8L-16 0L-12 -46L6 -100L14 -52L8 44Z', 'M2 44L-2 -40L6 -84L9 -50L6 44Z') +
  grip(brush, 48);

const leaf: Arm = (brush) =>
  shine(
    brush,
    'M-5 42Q-26 -10 -14 -54L0 -98L14 -54Q26 -10 5 42Z',
    'M-1 42Q-11 -14 -5 -50L0 -80L5 -50Q11 -14 1 42Z',
  ) + grip(brush, 46);

const hook: Arm = (brush) =>
  shine(
    brush,
    'M-6 42Q-20 -34 26 -96Q14 -58 28 -40Q14 -34 12 -10L20 0Q9 12 8 42Z',
    'M0 42Q-8 -30 16 -74Q8 -40 5 42Z',
  ) + grip(brush, 46);

function spark({ random, light }: Brush, y: number): string {
  const rays = random.int(8, 12);
  return [
    times(rays, (at) => {
      const long = between(random, 14, at % 3 ? 26 : 46);
      return group(
        d`translate(0 ${y}) rotate(${(360 * at) / rays + between(random, -8, 8)})`,
        path(d`M-2.4 0L0 ${-long}L2.4 0Z`, at % 2 ? light.glow : '#ffffff'),
      );
    }),
    circle([0, y], 8, '#ffffff'),
    times(random.int(5, 9), () =>
      circle(
        [between(random, -60, 60), y + between(random, -40, 60)],
        between(random, 1, 2.6),
        light.glow,
      ),
    ),
  ].join('');
}
