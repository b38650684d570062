import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, path, rect, stroke } from '../../paint/shapes';
import { halves, hero } from '../hero';

/** A vest of straps around a core, with a pack behind the shoulders. */
export const harness: Draw = (brush) => {
  const { random, light } = brush;
  const shoulder = between(random, 50, 66);
  const waist = between(random, 36, 50);
  const core = between(random, 16, 23);
  const strap = between(random, 11, 17);
  return hero(
    brush,
    between(random, -6, 6),
    pack(brush, shoulder * between(random, 0.7, 0.95)),
    path(
      d`M${-shoulder * 0.7} -66L${-waist * 0.8} 64H${waist * 0.8}L${shoulder * 0.7} -66Q0 -30 ${-shoulder * 0.7} -66Z`,
      light.shade,
      { opacity: 0.7 },
    ),
    ...([-1, 1] as const).map((side) =>
      stroke(
        d`M${side * shoulder * 0.72} -74Q${side * shoulder * 0.66} -30 ${side * 8} -6Q${side * waist} 14 ${side * waist} 62`,
        side === 1 ? light.lit : light.body,
        strap,
      ),
    ),
    stroke(
      d`M${shoulder * 0.72 + strap / 2} -74Q${shoulder * 0.66 + strap / 2} -30 ${strap} 0Q${waist + strap / 2} 14 ${waist + strap / 2} 62`,
      light.rim,
      1.8,
    ),
    stroke(
      d`M${-shoulder * 0.72} -74Q${-shoulder * 0.66} -30 -8 -6Q${-waist} 14 ${-waist} 62`,
      light.shade,
      1.4,
      { 'stroke-dasharray': '4 4' },
    ),
    pads(brush, shoulder),
    belt(brush, waist + strap / 2),
    glow(brush, [0, -6], core * 2.6, 0.7),
    random.chance(0.5)
      ? halves(
          light,
          (side) =>
            d`M0 ${-6 - core * 1.4}L${side * core * 1.2} ${-6 - core * 0.7}V${-6 + core * 0.7}L0 ${-6 + core * 1.4}`,
        )
      : halves(
          light,
          (side) =>
            d`M0 ${-6 - core * 1.25}A${core * 1.25} ${core * 1.25} 0 0 ${side === 1 ? '1' : '0'} 0 ${-6 + core * 1.25}`,
        ),
    circle([0, -6], core * 0.8, light.shade),
    circle([0, -6], core * 0.58, light.glow),
    circle([core * 0.16, -6 - core * 0.16], core * 0.22, '#ffffff'),
  );
};

/** Two tanks, or a frame with fins, that show over the shoulders. */
function pack({ random, light }: Brush, x: number): string {
  const top = between(random, -104, -88);
  const w = between(random, 14, 20);
  const isTank = random.chance(0.6);
  const one = (side: -1 | 1) => {
    const [a, b] = [side * x - w, side * x + w];
    return isTank
      ? path(
          d`M${a} 58V${top + w}Q${side * x} ${top - w * 0.6} ${b} ${top + w}V58L${side * x} 72Z`,
          light.body,
        ) +
          path(
            d`M${side * x + w * 0.2} 66V${top + w * 0.3}Q${b - 2} ${top + w * 0.5} ${b} ${top + w}V58Z`,
            side === 1 ? light.lit : light.shade,
          ) +
          rect([a, top + w * 1.5, w * 2, 4], light.glow)
      : path(
          d`M${a} 50L${side * (x + w * 1.8)} ${top}L${b + side * w} 50Z`,
          side === 1 ? light.lit : light.body,
        ) +
          stroke(
            d`M${side * (x + w * 1.8)} ${top}L${b + side * w} 50`,
            side === 1 ? light.rim : light.shade,
            1.8,
          );
  };
  return one(-1) + one(1) + (isTank ? stroke(d`M${x + w} ${top + w}V58`, light.rim, 1.8) : '');
}

function pads({ random, light }: Brush, out: number): string {
  const [high, layers] = [between(random, 24, 34), random.int(2, 3)];
  return times(layers, (at) => {
    const [y, w] = [-52 - at * 11, 27 - at * 3];
    const one = (side: number) =>
      d`M${side * (out - w)} ${y - 8}Q${side * (out + w * 0.3)} ${y - high} ${side * (out + w)} ${y + 10}L${side * (out + w * 0.4)} ${y + 15}Q${side * (out - w * 0.2)} ${y + 2} ${side * (out - w)} ${y + 5}Z`;
    return (
      path(one(-1), at % 2 ? light.shade : light.body) +
      path(one(1), at % 2 ? light.body : light.lit) +
      stroke(one(1), light.rim, 1.3)
    );
  });
}

function belt({ random, light }: Brush, half: number): string {
  const pouches = random.int(1, 2);
  return [
    path(d`M${-half - 4} 54Q0 64 ${half + 4} 54L${half + 2} 74Q0 86 ${-half - 2} 74Z`, light.body),
    path(d`M${half * 0.4} 58.6L${half + 4} 54L${half + 2} 74L${half * 0.4} 78.6Z`, light.lit),
    stroke(d`M${-half - 4} 54Q0 64 ${half + 4} 54`, light.rim, 1.6),
    path('M-13 56H13L16 70L0 86L-16 70Z', light.shade),
    path('M0 61L6 69L0 77L-6 69Z', light.glow),
    times(pouches * 2, (at) => {
      const side = at % 2 ? 1 : -1;
      const x = side * (half * 0.5 + Math.floor(at / 2) * 22 + 4) - 9;
      return (
        rect([x, 62, 19, 28], light.body, { rx: 3 }) +
        rect([x + 12, 62, 7, 28], light.lit, { rx: 2 }) +
        rect([x - 1, 61, 21, 10], light.shade, { rx: 2 })
      );
    }),
  ].join('');
}
