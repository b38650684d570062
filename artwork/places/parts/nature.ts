import { between, type Brush, times } from '../../paint/brush';
import { d, dot, path, type Point, polygon, stroke } from '../../paint/shapes';

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

/** A tree, lit from the right: broad, slender, or with a flat head. */
export function tree(
  { random, light }: Pick<Brush, 'random' | 'light'>,
  { x, foot, high }: Record<'x' | 'foot' | 'high', number>,
): string {
  const kind = random.int(0, 2);
  const top = foot - high;
  const trunk = stroke(
    d`M${x} ${foot}Q${x + between(random, -5, 5)} ${foot - high * 0.3} ${x} ${top + high * 0.3}`,
    light.shade,
    high * 0.07,
  );
  if (kind === 0) {
    const balls = [0, 1, 2].map((at) => {
      const r = high * between(random, 0.2, 0.28);
      return [x + (at - 1) * high * 0.2, top + r + (at === 1 ? 0 : high * 0.16), r] as const;
    });
    return [
      trunk,
      path(balls.map(([cx, cy, r]) => dot(cx, cy, r)).join(''), light.body),
      path(
        balls
          .map(
            ([cx, cy, r]) =>
              d`M${cx} ${cy - r}A${r} ${r} 0 0 1 ${cx + r * 0.7} ${cy + r * 0.7}Q${cx + r * 0.6} ${cy - r * 0.5} ${cx} ${cy - r}Z`,
          )
          .join(''),
        light.lit,
      ),
    ].join('');
  }
  if (kind === 1) {
    const w = high * 0.17;
    return (
      trunk +
      path(
        d`M${x} ${top}Q${x + w * 1.6} ${foot - high * 0.4} ${x} ${foot - high * 0.14}Q${x - w * 1.6} ${foot - high * 0.4} ${x} ${top}Z`,
        light.body,
      ) +
      path(
        d`M${x} ${top}Q${x + w * 1.6} ${foot - high * 0.4} ${x} ${foot - high * 0.14}Q${x + w * 0.5} ${foot - high * 0.5} ${x} ${top}Z`,
        light.lit,
      )
    );
  }
  return (
    trunk +
    times(2, (at) => {
      const [w, y] = [high * (0.46 - at * 0.16), top + high * (0.3 - at * 0.2)];
      return (
        path(d`M${x - w} ${y}Q${x} ${y - high * 0.3} ${x + w} ${y}Z`, light.body) +
        path(
          d`M${x + w * 0.1} ${y}Q${x + w * 0.3} ${y - high * 0.12} ${x + w * 0.2} ${y - high * 0.14}Q${x + w * 0.8} ${y - high * 0.08} ${x + w} ${y}Z`,
          light.lit,
        )
      );
    })
  );
}
