import type { Brush, Draw } from '../../brush';
import { between, times } from '../../forms/chance';
import { glow } from '../../forms/lighting';
import { d } from '../../forms/path-data';
import { circle, path, rect, stroke } from '../../shapes';
import { halves } from '../parts/halves';
import { hero } from '../parts/hero';

/** Straps that cross under a core, with plates at the shoulders and pouches at the belt. */
export const harness: Draw = (brush) => {
  const { random, light } = brush;
  const shoulder = between(random, 52, 72);
  const waist = between(random, 44, 60);
  const core = between(random, 15, 23);
  const strap = between(random, 9, 14);
  return hero(
    brush,
    between(random, -5, 5),
    stroke(
      d`M${-shoulder} -66Q-40 -100 -24 -70M${shoulder} -66Q40 -100 24 -70`,
      light.shade,
      strap * 0.9,
    ),
    stroke(d`M${shoulder * 0.8} -70L${-waist} 58`, light.body, strap),
    stroke(d`M${-shoulder * 0.8} -70L${waist} 58`, light.lit, strap),
    stroke(d`M${-shoulder * 0.8 + strap * 0.7} -70L${waist + strap * 0.6} 58`, light.rim, 1.6),
    stroke(
      d`M${shoulder * 0.8} -70L${-waist} 58M${-shoulder * 0.8} -70L${waist} 58`,
      light.shade,
      1.2,
      { 'stroke-dasharray': '4 4' },
    ),
    plates(brush, shoulder),
    belt(brush, waist),
    glow(brush, [0, -8], core * 2.4, 0.7),
    random.chance(0.5)
      ? halves(
          light,
          (side) =>
            d`M0 ${-8 - core * 1.2}L${side * core} ${-8 - core * 0.6}V${-8 + core * 0.6}L0 ${-8 + core * 1.2}`,
        )
      : halves(
          light,
          (side) =>
            d`M0 ${-8 - core * 1.1}A${core * 1.1} ${core * 1.1} 0 0 ${side === 1 ? '1' : '0'} 0 ${-8 + core * 1.1}`,
        ),
    circle([0, -8], core * 0.62, light.shade),
    circle([0, -8], core * 0.46, light.glow),
    circle([core * 0.12, -8 - core * 0.12], core * 0.18, '#ffffff'),
  );
};

function plates({ random, light }: Brush, out: number): string {
  const layers = random.int(2, 3);
  return times(layers, (at) => {
    const [y, w] = [-58 - at * 12, 27 - at * 4];
    const one = (side: number) =>
      d`M${side * (out - w)} ${y + 8}Q${side * (out - w * 0.5)} ${y - 20} ${side * (out + w * 0.9)} ${y + 4}L${side * (out + w * 0.7)} ${y + 17}Q${side * out} ${y} ${side * (out - w)} ${y + 8}Z`;
    return (
      path(one(-1), at % 2 ? light.lit : light.body) +
      path(one(1), light.lit) +
      stroke(one(1), light.rim, 1.3) +
      stroke(one(-1), light.shade, 1.2)
    );
  });
}

function belt({ random, light }: Brush, waist: number): string {
  const pouches = random.int(3, 5);
  const w = (waist * 2) / pouches;
  return [
    path(
      d`M${-waist - 10} 54Q0 70 ${waist + 10} 54L${waist + 8} 69Q0 85 ${-waist - 8} 69Z`,
      light.body,
    ),
    stroke(d`M${-waist - 10} 54Q0 70 ${waist + 10} 54`, light.rim, 1.5),
    times(pouches, (at) => {
      const x = -waist + w * at + w * 0.12;
      const y = 66 - Math.abs(at - (pouches - 1) / 2) * 3;
      const high = between(random, 20, 30);
      return (
        rect([x, y, w * 0.76, high], light.body, { rx: 3 }) +
        rect([x + w * 0.5, y, w * 0.26, high], light.lit, { rx: 2 }) +
        rect([x - 1, y - 1, w * 0.8, high * 0.4], light.shade, { rx: 2 }) +
        rect([x + w * 0.3, y + high * 0.3, 4, 4], light.glow)
      );
    }),
  ].join('');
}
