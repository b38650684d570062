import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, ellipse, path, stroke } from '../../paint/shapes';
import { hero } from '../hero';

/** A drive seen from behind at an angle, burning. */
export const engine: Draw = (brush) => {
  const { random, light } = brush;
  const r = between(random, 38, 50);
  const long = between(random, 66, 92);
  const rings = random.int(2, 4);
  const nose = -long + 18;
  return hero(
    brush,
    between(random, -30, 12),
    fins(brush, r),
    path(
      d`M${nose} ${-r * 0.6}Q${nose - 26} ${-r * 0.3} ${nose - 26} 0Q${nose - 26} ${r * 0.3} ${nose} ${r * 0.6}Z`,
      light.shade,
    ),
    path(d`M${nose} ${-r * 0.7}L-20 ${-r}H30V${r}H-20L${nose} ${r * 0.7}Z`, light.body),
    path(d`M${nose} ${-r * 0.7}L-20 ${-r}H30V${-r * 0.4}H-20L${nose} ${-r * 0.3}Z`, light.lit),
    path(d`M${nose} ${r * 0.3}L-20 ${r * 0.45}H30V${r}H-20L${nose} ${r * 0.7}Z`, light.shade),
    stroke(d`M${nose} ${-r * 0.7}L-20 ${-r}H30`, light.rim, 2.2),
    times(rings, (at) => {
      const x = -44 + at * 20;
      return stroke(
        d`M${x} ${-r * 0.92}Q${x + 13} 0 ${x} ${r * 0.92}`,
        at % 2 ? light.glow : light.shade,
        at % 2 ? 2.6 : 5,
      );
    }),
    pipes(brush, r),
    path(d`M30 ${-r * 0.86}L66 ${-r * 1.12}V${r * 1.12}L30 ${r * 0.86}Z`, light.body),
    path(d`M30 ${-r * 0.86}L66 ${-r * 1.12}V${-r * 0.4}L30 ${-r * 0.3}Z`, light.lit),
    stroke(d`M30 ${-r * 0.86}L66 ${-r * 1.12}`, light.rim, 2),
    ellipse([66, 0], r * 0.42, r * 1.12, light.shade),
    stroke(d`M66 ${-r * 1.12}A${r * 0.42} ${r * 1.12} 0 0 1 66 ${r * 1.12}`, light.rim, 2.4),
    glow(brush, [70, 0], r * 1.5, 0.9),
    ellipse([67, 0], r * 0.32, r * 0.9, light.glow),
    ellipse([68, 0], r * 0.18, r * 0.56, '#ffffff', { opacity: 0.9 }),
    times(random.int(5, 7), (at) => {
      const angle = at * 0.95;
      return stroke(
        d`M67 0L${67 + Math.cos(angle) * r * 0.36} ${Math.sin(angle) * r}`,
        light.shade,
        2.4,
        { opacity: 0.6 },
      );
    }),
    circle([67, 0], r * 0.13, light.shade),
  );
};

function fins({ random, light }: Brush, r: number): string {
  const out = between(random, 14, 40);
  return [-1, 1]
    .map(
      (side) =>
        path(
          d`M-36 ${side * r * 0.8}L-8 ${side * (r + out)}H22L18 ${side * r * 0.8}Z`,
          side === 1 ? light.shade : light.body,
        ) + stroke(d`M-8 ${side * (r + out)}H22`, side === 1 ? light.body : light.rim, 1.8),
    )
    .join('');
}

function pipes({ random, light }: Brush, r: number): string {
  return times(random.int(2, 3), (at) => {
    const y = -r * 0.2 + at * r * 0.36;
    const [from, to] = [between(random, -62, -40), between(random, 0, 26)];
    return (
      stroke(d`M${from} ${y - 9}Q${from} ${y} ${from + 8} ${y}H${to}q7 0 7 9`, light.shade, 6, {
        'stroke-linecap': 'round',
      }) + stroke(d`M${from + 8} ${y - 1.6}H${to}`, light.rim, 1.3)
    );
  });
}
