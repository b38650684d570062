import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, path, rect, stroke } from '../../paint/shapes';
import { halves, hero } from '../hero';

/** A sword of ground metal with a glowing groove. */
export const blade: Draw = (brush) => {
  const { random, light } = brush;
  const wide = between(random, 9, 19);
  const root = 36;
  const edge = random.pick([straight, leaf, hooked]);
  return hero(
    brush,
    between(random, 24, 48) * random.pick([1, -1]),
    halves(light, (side) => edge(side, wide, root)),
    glow(brush, [0, -24], 52, 0.4),
    stroke(d`M0 ${root - 6}V${between(random, -62, -20)}`, light.glow, between(random, 2, 4)),
    times(random.int(0, 3), (at) => path(d`M0 ${8 - at * 20}l4 -5l-4 -5l-4 5Z`, '#ffffff')),
    guard(brush, root, wide),
    rect([-4.5, root + 6, 9, 46], light.shade),
    times(6, (at) =>
      path(d`M-5 ${root + 10 + at * 7}l10 -4v3.4l-10 4Z`, at % 2 ? light.body : light.lit),
    ),
    halves(light, (side) => d`M0 ${root + 50}l${side * 9} 5l${side * -3} 9l${side * -6} 4`),
    circle([0, root + 59], 3, light.glow),
  );
};

const straight = (side: number, wide: number, root: number) =>
  d`M0 -108L${side * wide * 0.8} ${-104 + wide * 1.5}L${side * wide} ${root}H0`;

const leaf = (side: number, wide: number, root: number) =>
  d`M0 -106Q${side * wide * 1.7} -60 ${side * wide * 1.2} -30Q${side * wide * 0.5} 0 ${side * wide * 0.9} ${root}H0`;

const hooked = (side: number, wide: number, root: number) =>
  side === 1
    ? d`M0 -70L22 -106Q${wide * 2} -40 ${wide} ${root}H0`
    : d`M0 -70L${-wide * 0.4} -54Q${-wide} -20 ${-wide * 0.8} ${root}H0`;

function guard({ random, light }: Brush, y: number, wide: number): string {
  const reach = wide + between(random, 12, 26);
  const bend = between(random, -18, 18);
  return (
    halves(
      light,
      (side) =>
        d`M0 ${y - 7}L${side * wide} ${y - 5}L${side * reach} ${y + bend - 4}L${side * (reach - 4)} ${y + bend + 5}L${side * wide * 0.8} ${y + 7}L0 ${y + 12}`,
    ) +
    circle([0, y + 2], 5, light.shade) +
    circle([0, y + 2], 3, light.glow)
  );
}
