import type { Brush } from './brush';
import { ellipse, path, radialGradient, withGradient, type Point } from './shapes';

/** A soft light around a point. */
export function halo({ light, id }: Pick<Brush, 'light' | 'id'>, at: Point, r: number): string {
  const soft = id('halo');
  return (
    `<defs>${radialGradient(soft, [
      [0, light.glow, 0.8],
      [0.4, light.glow, 0.25],
      [1, light.glow, 0],
    ])}</defs>` + ellipse(at, r, r, withGradient(soft))
  );
}

/** Lit windows in a row. */
export function windows({ random, light }: Brush, [x, y]: Point, long: number, step: number) {
  let row = '';
  for (let at = 0; at < long; at += step) {
    if (random.chance(0.7))
      row += `M${(x + at).toFixed(1)} ${y.toFixed(1)}h${(step * 0.45).toFixed(1)}v1.6h-${(step * 0.45).toFixed(1)}z`;
  }
  return path(row, light.glow, { opacity: 0.9 });
}
