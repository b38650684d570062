import type { Brush } from '../../paint/brush';
import { d, ellipse, path, rect, stroke } from '../../paint/shapes';

/** A small ship on its legs. */
export function lander(
  { random, light }: Pick<Brush, 'random' | 'light'>,
  { x, foot, long }: Record<'x' | 'foot' | 'long', number>,
): string {
  const half = long / 2;
  const high = long * (0.2 + 0.12 * random.next());
  const nose = random.pick([1, -1]);
  const y = foot - high * 0.5;
  const to = (share: number) => x + nose * half * share;
  return [
    stroke(
      d`M${to(-0.5)} ${y}L${to(-0.66)} ${foot}M${to(0.3)} ${y}L${to(0.44)} ${foot}`,
      light.shade,
      2.4,
    ),
    path(
      d`M${to(-0.9)} ${y - high}L${to(-1)} ${y - high * 2}H${to(-0.72)}L${to(-0.3)} ${y - high}Z`,
      light.body,
    ),
    path(
      d`M${to(-1)} ${y - high * 0.9}Q${to(-0.2)} ${y - high * 1.5} ${to(0.4)} ${y - high}L${to(1)} ${y - high * 0.3}Q${to(0.6)} ${y} ${to(0.2)} ${y}H${to(-0.8)}Z`,
      light.shade,
    ),
    path(
      d`M${to(-1)} ${y - high * 0.9}Q${to(-0.2)} ${y - high * 1.5} ${to(0.4)} ${y - high}L${to(1)} ${y - high * 0.3}L${to(-0.96)} ${y - high * 0.6}Z`,
      light.lit,
    ),
    stroke(
      d`M${to(-1)} ${y - high * 0.9}Q${to(-0.2)} ${y - high * 1.5} ${to(0.4)} ${y - high}L${to(1)} ${y - high * 0.3}`,
      light.rim,
      1.4,
    ),
    path(
      d`M${to(0.2)} ${y - high * 1.04}L${to(0.46)} ${y - high * 0.9}L${to(0.6)} ${y - high * 0.66}H${to(0.28)}Z`,
      light.glow,
    ),
    rect([to(-1) - 3, y - high * 0.75, 6, high * 0.5], light.body),
    ellipse([x, foot], half * 0.7, 2.4, light.shade, { opacity: 0.6 }),
  ].join('');
}
