import { between, type Brush, type Draw, times } from '../../paint/brush';
import { beam, facing, glow } from '../../paint/light';
import { circle, d, ellipse, group, path, stroke } from '../../paint/shapes';
import { halves } from '../hero';

/** A call that goes out from a tower in waves. */
export const signal: Draw = (brush) => {
  const { random, light } = brush;
  const top = between(random, -30, -6);
  const waves = random.int(3, 5);
  const flat = random.pick([1, 1, 0.36]);
  const open = between(random, 0.5, 0.95);
  return facing(
    light,
    glow(brush, [0, top], 110, 0.5),
    times(waves, (at) => {
      const r = 26 + at * (84 / waves);
      const more = { opacity: 0.95 - at * 0.15, 'stroke-linecap': 'round' };
      const wide = 6 - at * 0.8;
      if (flat < 1)
        return ellipse([0, top], r, r * flat, 'none', {
          stroke: light.glow,
          'stroke-width': wide * 0.7,
          opacity: more.opacity,
        });
      const [cos, sin] = [Math.cos(open) * r, Math.sin(open) * r];
      return stroke(
        d`M${cos} ${top - sin}A${r} ${r} 0 0 1 ${cos} ${top + sin}M${-cos} ${top - sin}A${r} ${r} 0 0 0 ${-cos} ${top + sin}`,
        light.glow,
        wide,
        more,
      );
    }),
    random.chance(0.5) ? beam(brush, [0, top], between(random, -14, 14), 90, 40, 0.8) : '',
    mast(brush, top),
    glow(brush, [0, top], 34, 1),
    circle([0, top], 7, '#ffffff'),
  );
};

function mast(brush: Brush, top: number): string {
  const { random, light } = brush;
  const foot = 106;
  const w = between(random, 24, 38);
  if (random.chance(0.4)) {
    return [
      halves(
        light,
        (side) => d`M0 ${top + 8}Q${side * 4} ${foot * 0.5} ${side * w} ${foot}L0 ${foot + 4}`,
      ),
      halves(
        light,
        (side) => d`M0 ${top + 22}L${side * 18} ${top + 14}L${side * 12} ${top + 32}L0 ${top + 36}`,
      ),
      stroke(d`M-12 ${top + 48}H12M-9 ${top + 60}H9`, light.glow, 3),
    ].join('');
  }
  const rungs = 5;
  let braces = '';
  for (let at = 0; at < rungs; at++) {
    const [y1, y2] = [foot - ((foot - top) * at) / rungs, foot - ((foot - top) * (at + 1)) / rungs];
    const [a, b] = [w * (1 - at / (rungs + 0.4)), w * (1 - (at + 1) / (rungs + 0.4))];
    braces += d`M${-a} ${y1}L${b} ${y2}H${-b}L${a} ${y1}`;
  }
  return [
    stroke(braces, light.shade, 3),
    stroke(d`M${-w} ${foot}L-2 ${top}`, light.body, 6),
    stroke(d`M${w} ${foot}L2 ${top}`, light.lit, 6),
    stroke(d`M${w + 3} ${foot}L5 ${top}`, light.rim, 1.6),
    path(d`M${-w - 12} ${foot - 4}H${w + 12}L${w + 6} ${foot + 6}H${-w - 6}Z`, light.shade),
    group(
      d`translate(0 ${top + 10})`,
      path('M-14 8Q0 22 14 8L10 2H-10Z', light.body),
      path('M2 14Q10 13 14 8L10 2H2Z', light.lit),
    ),
  ].join('');
}
