import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, path, rect, stroke } from '../../paint/shapes';
import { halves, hero } from '../hero';

/** A helmet whose visor shines. */
export const visor: Draw = (brush) => {
  const { random, light } = brush;
  const wide = between(random, 60, 74);
  const crown = between(random, 78, 100);
  const jaw = between(random, 30, 44);
  const chin = between(random, 72, 92);
  return hero(
    brush,
    between(random, -8, 8),
    crest(brush, crown),
    halves(
      light,
      (side) =>
        d`M0 ${-crown}Q${side * wide * 0.9} ${-crown * 0.96} ${side * wide} -16L${side * wide * 0.94} 36L${side * jaw} ${chin}L0 ${chin + 6}`,
      2.4,
    ),
    path(
      d`M${-wide * 0.98} -6L${-wide * 0.94} 36L${-jaw} ${chin}L${-jaw * 0.6} ${chin - 8}L${-wide * 0.66} 30Z`,
      light.shade,
    ),
    ears(brush, wide),
    lens(brush, wide),
    halves(
      { ...light, body: light.shade, lit: light.body },
      (side) => d`M0 40L${side * jaw * 0.8} 34L${side * jaw * 0.66} ${chin - 10}L0 ${chin - 2}`,
      1.4,
    ),
    times(random.int(2, 4), (at) =>
      rect([-jaw * 0.36, 46 + at * 8, jaw * 0.72, 3], at % 2 ? light.glow : light.lit),
    ),
    stroke(d`M0 ${-crown}V-40`, light.shade, 2),
    path(
      d`M14 ${-crown * 0.9}Q${wide * 0.7} ${-crown * 0.84} ${wide * 0.8} -36L${wide * 0.62} -38Q${wide * 0.5} ${-crown * 0.7} 14 ${-crown * 0.9}Z`,
      light.rim,
      { opacity: 0.45 },
    ),
  );
};

function lens(brush: Brush, wide: number): string {
  const { random, light } = brush;
  const w = wide * between(random, 0.78, 0.9);
  const [tall, dip] = [between(random, 13, 25), between(random, -10, 18)];
  const shape = (g: number) =>
    d`M${-w - g} ${-20 - tall * 0.5 - g}Q0 ${-30 - tall * 0.5 - g} ${w + g} ${-20 - tall * 0.5 - g}L${w * 0.86 + g} ${tall * 0.4 + g}L${w * 0.3} ${tall * 0.4 + g}L0 ${tall * 0.4 + dip + g}L${-w * 0.3} ${tall * 0.4 + g}L${-w * 0.86 - g} ${tall * 0.4 + g}Z`;
  return [
    path(shape(6), light.shade),
    glow(brush, [0, -10], wide * 1.15, 0.75, 0.6),
    path(shape(0), light.glow),
    path(
      d`M${w * 0.2} ${-25 - tall * 0.5}L${w * 0.7} ${-22 - tall * 0.5}L${w * 0.3} ${tall * 0.4}H${-w * 0.1}Z`,
      '#ffffff',
      { opacity: 0.6 },
    ),
    random.chance(0.5)
      ? stroke(d`M${-w * 0.9} -12H${w * 0.9}`, light.shade, 2, { opacity: 0.5 })
      : '',
  ].join('');
}

const ears = ({ random, light }: Brush, wide: number): string => {
  const r = between(random, 10, 17);
  return (
    [-1, 1]
      .map(
        (side) =>
          rect(
            [side * wide - r * 0.6, -8 - r, r * 1.2, r * 2.4],
            side === 1 ? light.lit : light.shade,
            { rx: 4 },
          ) + circle([side * wide, -6], 3, light.glow),
      )
      .join('') +
    (random.chance(0.5)
      ? stroke(d`M${wide} ${-10 - r}V-88`, light.rim, 2) + circle([wide, -90], 3, light.glow)
      : '')
  );
};

function crest({ random, light }: Brush, crown: number): string {
  const kind = random.int(0, 2);
  if (kind === 0) return '';
  const reach = kind === 1 ? 9 : between(random, 22, 40);
  return halves(
    light,
    (side) =>
      d`M0 ${-crown - 14}L${side * reach} ${-crown - (kind === 1 ? 6 : 8)}L${side * reach * 0.8} ${-crown * 0.6}L0 ${-crown * 0.6}`,
  );
}
