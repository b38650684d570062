import { mix } from '@domain/colour';
import type { Brush, Light } from '../../brush';
import { between, times } from '../../forms/chance';
import { glow } from '../../forms/lighting';
import { d } from '../../forms/path-data';
import { circle, path, rect, stroke } from '../../shapes';
import { block } from './block';

/** A chimney and its smoke, a fire in its mouth. */
export function chimney(brush: Brush, light: Light, x: number, high: number): string {
  const { random } = brush;
  const wide = high * between(random, 0.1, 0.17);
  const top = wide * 0.6;
  const drift = between(random, 14, 30);
  const smoke = mix(light.lit, light.rim, 0.3);
  return [
    times(4, (n) =>
      circle(
        [x - drift * n * 0.9, -high - 6 - n * between(random, 7, 13)],
        wide * (0.36 + n * 0.19),
        smoke,
        { opacity: 0.42 - n * 0.085 },
      ),
    ),
    block(light, { x, foot: 4, wide, high: high + 4, taper: 0.6 }),
    rect([x - top * 0.62, -high - 3, top * 1.24, 7], light.shade),
    stroke(
      d`M${x - wide * 0.36} ${-high * 0.8}h${wide * 0.72}M${x - wide * 0.38} ${-high * 0.7}h${wide * 0.76}`,
      light.shade,
      3,
    ),
    path(d`M${x - top * 0.5} ${-high - 3}q${top * 0.5} -4 ${top} 0Z`, brush.light.glow),
    glow(brush, [x, -high - 4], wide * 0.9, 0.75),
  ].join('');
}
