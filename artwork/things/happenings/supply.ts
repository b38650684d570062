import { between, type Brush, type Draw, times } from '../../paint/brush';
import { facing, glow } from '../../paint/light';
import { circle, d, ellipse, group, path, stroke } from '../../paint/shapes';

/** Crates: in a stack, or one that comes down under a canopy. */
export const supply: Draw = (brush) => (brush.random.chance(0.45) ? drop(brush) : stack(brush));

function stack(brush: Brush): string {
  const { random, light } = brush;
  const size = between(random, 36, 44);
  const places: (readonly [number, number])[] = [
    [-size * 1.04, 62],
    [size * 1.04, 62],
    [0, 84],
    [between(random, -size, size) * 0.7, 62 - size * 1.22],
  ];
  if (random.chance(0.5)) places.splice(2, 1);
  if (random.chance(0.5)) places.push([between(random, -14, 14), 62 - size * 2.4]);
  return facing(
    light,
    glow(brush, [0, 20], 118, 0.4),
    ellipse([0, 88], 104, 20, light.shade, { opacity: 0.45 }),
    ...places.map(([x, y]) => crate(brush, x, y, size * between(random, 0.9, 1.04))),
  );
}

/** A crate seen at its corner from above; x and y are its lowest corner. */
function crate(brush: Brush, x: number, y: number, s: number): string {
  const { random, light } = brush;
  const [flat, high] = [s * 0.46, s * between(random, 0.95, 1.2)];
  const mark = random.int(0, 3);
  const top = d`M0 ${-high}L${s} ${-high - flat}L0 ${-high - flat * 2}L${-s} ${-high - flat}Z`;
  return group(
    d`translate(${x} ${y})`,
    path(d`M0 0L${-s} ${-flat}V${-high - flat}L0 ${-high}Z`, light.shade),
    path(d`M0 0L${s} ${-flat}V${-high - flat}L0 ${-high}Z`, light.body),
    path(top, light.lit),
    path(
      d`M${-s * 0.18} ${-s * 0.1}V${-high - s * 0.1}L${s * 0.82} ${-high - flat - s * 0.1}h${s * 0.18}L0 ${-high}V0Z`,
      light.body,
      { opacity: 0.6 },
    ),
    stroke(
      d`M0 0V${-high}M${-s} ${-high - flat}L0 ${-high}L${s} ${-high - flat}V${-flat}`,
      light.rim,
      1.7,
    ),
    stroke(
      d`M${-s} ${-flat - high * 0.5}L0 ${-high * 0.5}L${s} ${-flat - high * 0.5}`,
      light.glow,
      2.6,
    ),
    group(
      d`translate(${s * 0.5} ${-flat * 0.5 - high * 0.5}) skewY(-24.7)`,
      mark === 0 ? path('M0 -12L10 0L0 12L-10 0Z', light.glow) : '',
      mark === 1 ? circle([0, 0], 10, light.shade) + circle([0, 0], 6, light.glow) : '',
      mark === 2 ? path('M-4 -12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z', light.rim) : '',
      mark === 3 ? stroke('M-12 8L0 -4L12 8M-12 0L0 -12L12 0', light.rim, 3.2) : '',
    ),
    path(
      d`M0 ${-high - flat * 0.5}L${s * 0.5} ${-high - flat}L0 ${-high - flat * 1.5}L${-s * 0.5} ${-high - flat}Z`,
      light.body,
      { opacity: 0.55 },
    ),
  );
}

function drop(brush: Brush): string {
  const { random, light } = brush;
  const panels = random.int(4, 6);
  const [half, sag] = [between(random, 78, 98), between(random, 12, 20)];
  const w = (half * 2) / panels;
  const y = -34;
  return facing(
    light,
    glow(brush, [0, 10], 118, 0.4),
    group(
      d`rotate(${between(random, -12, 12)})`,
      stroke(
        times(panels + 1, (at) => d`M${-half + w * at} ${y}L0 46`),
        light.shade,
        1.3,
      ),
      times(panels, (at) => {
        const [a, b] = [-half + w * at, -half + w * (at + 1)];
        const fill =
          [light.shade, light.body, light.lit][Math.min(2, Math.floor((at / panels) * 3))] ??
          light.body;
        return path(
          d`M${a} ${y}Q${a * 0.86} -92 0 -108Q${b * 0.86} -92 ${b} ${y}Q${(a + b) / 2} ${y - sag} ${a} ${y}Z`,
          at % 2 ? fill : light.rim,
          at % 2 ? {} : { opacity: 0.35 + at / panels / 2 },
        );
      }),
      stroke(d`M0 -108Q${half * 0.86} -92 ${half} ${y}`, light.rim, 2),
      crate(brush, 0, 106, 38),
    ),
  );
}
