import type { Light } from '../../brush';
import { d } from '../../forms/path-data';
import { path, stroke } from '../../shapes';

/** A round roof over its foot, lit from the right. */
export function dome(light: Light, x: number, foot: number, r: number, high = r): string {
  return [
    path(d`M${x - r} ${foot}A${r} ${high} 0 0 1 ${x + r} ${foot}Z`, light.body),
    path(
      d`M${x - r} ${foot}A${r} ${high} 0 0 1 ${x - r * 0.3} ${foot - high * 0.95}Q${x - r * 0.8} ${foot - high * 0.5} ${x - r * 0.66} ${foot}Z`,
      light.shade,
      { opacity: 0.6 },
    ),
    path(
      d`M${x + r * 0.15} ${foot - high * 0.99}A${r} ${high} 0 0 1 ${x + r} ${foot}H${x + r * 0.45}Q${x + r * 0.5} ${foot - high * 0.6} ${x + r * 0.15} ${foot - high * 0.99}Z`,
      light.lit,
    ),
    stroke(d`M${x} ${foot - high}A${r} ${high} 0 0 1 ${x + r} ${foot}`, light.rim, 1.4),
  ].join('');
}
