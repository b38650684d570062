import { between, type Brush } from '../../paint/brush';
import { d, path } from '../../paint/shapes';

/** Small distant people, as outlines with a bright side. */
export function folk(
  { random, light }: Pick<Brush, 'random' | 'light'>,
  [from, to]: readonly [number, number],
  count: number,
  tall: number,
): string {
  let [bodies, edges] = ['', ''];
  for (let at = 0; at < count; at++) {
    const [x, h] = [between(random, from, to), tall * between(random, 0.8, 1.1)];
    const w = h * 0.17;
    bodies += d`M${x - w} 2L${x - w * 0.7} ${-h * 0.76}q${w * 0.7} ${-w * 0.5} ${w * 1.4} 0L${x + w} 2Z`;
    bodies += d`M${x - w * 0.6} ${-h * 0.88}a${w * 0.6} ${w * 0.7} 0 1 1 ${w * 1.2} 0a${w * 0.6} ${w * 0.7} 0 1 1 ${-w * 1.2} 0Z`;
    edges += d`M${x + w * 0.35} ${-h * 0.8}L${x + w * 0.75} ${-h * 0.74}L${x + w} 2H${x + w * 0.5}Z`;
  }
  return path(bodies, light.shade) + path(edges, light.rim, { opacity: 0.75 });
}
