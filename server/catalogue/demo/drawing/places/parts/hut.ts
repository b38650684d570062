import type { Brush } from '../../brush';
import { between } from '../../forms/chance';
import { glow } from '../../forms/lighting';
import { d } from '../../forms/path-data';
import { path, stroke } from '../../shapes';
import { block } from './block';
import { dome } from './dome';
import { windows } from './windows';

/** A hut with a light in its door: round, or under a slanting or a peaked roof. */
export function hut(brush: Brush, x: number, foot: number): string {
  const { random, light } = brush;
  const [wide, high] = [between(random, 40, 58), between(random, 24, 36)];
  const kind = random.int(0, 2);
  return [
    kind === 0
      ? dome(light, x, foot, wide * 0.52, high * 1.1)
      : block(light, { x, foot, wide: wide * 0.9, high, taper: 0.94, slope: kind === 1 ? 8 : 0 }),
    kind === 2
      ? path(
          d`M${x - wide * 0.62} ${foot - high}L${x - wide * 0.1} ${foot - high * 1.7}L${x + wide * 0.62} ${foot - high}Z`,
          light.shade,
        ) +
        stroke(
          d`M${x - wide * 0.1} ${foot - high * 1.7}L${x + wide * 0.62} ${foot - high}`,
          light.rim,
          1.5,
        )
      : '',
    path(d`M${x - 5} ${foot}v${-high * 0.6}q5 -6 10 0v${high * 0.6}Z`, light.glow),
    windows(brush, {
      x: x - wide * 0.26,
      y: foot - high * 0.62,
      wide: 10,
      high: 8,
      lit: 1,
      pane: [4.5, 5],
    }),
    glow(brush, [x, foot - high * 0.3], wide * 0.8, 0.6),
    random.chance(0.5) ? stroke(d`M${x + wide * 0.2} ${foot - high}v-14`, light.shade, 3) : '',
  ].join('');
}
