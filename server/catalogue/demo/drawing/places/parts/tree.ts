import type { Brush } from '../../brush';
import { between, times } from '../../forms/chance';
import { d, dot } from '../../forms/path-data';
import { path, stroke } from '../../shapes';

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
