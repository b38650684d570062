import type { Brush } from '../../brush';
import { between } from '../../forms/chance';
import { d } from '../../forms/path-data';
import { path, polygon, stroke, type Point } from '../../shapes';

/** A crag with facets, lit from the right; its flat or pointed head is `head` wide. */
export function crag(
  { random, light }: Pick<Brush, 'random' | 'light'>,
  {
    x,
    foot,
    wide,
    high,
    head = 0,
  }: Record<'x' | 'foot' | 'wide' | 'high', number> & {
    head?: number;
  },
): string {
  const side = (sign: -1 | 1): Point[] =>
    [0, 0.18, 0.4, 0.6, 0.8, 1].map((down) => {
      const out = head / 2 + (wide / 2 - head / 2) * down ** 1.25;
      const rough = down === 0 || down === 1 ? 0 : wide * 0.05 * (random.next() - 0.5);
      return [x + sign * (out + rough), foot - high * (1 - down)];
    });
  const [left, right] = [side(-1), side(1)];
  const ridge = [0, 0.25, 0.5, 0.75, 1].map((down, at): Point => [
    x + head * 0.2 + wide * 0.16 * down + wide * 0.09 * (at % 2 ? -1 : 1) * down,
    foot - high * (1 - down),
  ]);
  const gully = between(random, 0.2, 0.45);
  return [
    polygon([...left.toReversed(), ...right], light.body),
    polygon([...ridge, ...right.toReversed()], light.lit),
    polygon(
      [
        ...left,
        [x - wide * 0.22, foot],
        [x - wide * 0.25, foot - high * gully],
        [x - head * 0.3 - wide * 0.06, foot - high * (gully + 0.25)],
      ],
      light.shade,
      { opacity: 0.65 },
    ),
    path(
      d`M${x + wide * 0.16} ${foot - high * gully}l${wide * 0.09} ${high * 0.12}l${-wide * 0.03} ${high * (gully - 0.12)}h${-wide * 0.1}Z`,
      light.body,
      { opacity: 0.7 },
    ),
    stroke(
      `M${right.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`,
      light.rim,
      1.5,
      { opacity: 0.9 },
    ),
  ].join('');
}
