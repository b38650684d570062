import type { Light } from '../../brush';
import { d } from '../../forms/path-data';
import { circle, ellipse, group, path, stroke } from '../../shapes';

interface Dish {
  x: number;
  foot: number;
  r: number;
  /** Degrees from straight up to the right. */
  tilt: number;
}

/** A dish on a tripod, which listens to the sky. */
export function dish(light: Light, { x, foot, r, tilt }: Dish): string {
  const hub = foot - r * 1.1;
  return [
    path(
      d`M${x - r * 0.5} ${foot}L${x - 3} ${hub}H${x + 3}L${x + r * 0.5} ${foot}H${x + r * 0.3}L${x} ${hub + r * 0.4}L${x - r * 0.3} ${foot}Z`,
      light.body,
    ),
    stroke(d`M${x + 3} ${hub}L${x + r * 0.5} ${foot}`, light.rim, 1.2),
    group(
      d`translate(${x} ${hub}) rotate(${tilt})`,
      path(d`M${-r} ${-r * 0.42}Q0 ${r * 0.5} ${r} ${-r * 0.42}Z`, light.body),
      path(d`M${r * 0.1} ${r * 0.04}Q${r * 0.6} 0 ${r} ${-r * 0.42}H${r * 0.3}Z`, light.lit),
      ellipse([0, -r * 0.42], r, r * 0.22, light.shade),
      path(
        d`M0 ${-r * 0.2}A${r} ${r * 0.22} 0 0 0 ${r} ${-r * 0.42}Q${r * 0.4} ${-r * 0.3} 0 ${-r * 0.2}Z`,
        light.lit,
      ),
      stroke(d`M${-r} ${-r * 0.42}A${r} ${r * 0.22} 0 0 1 ${r} ${-r * 0.42}`, light.rim, 1.4),
      stroke(d`M${-r * 0.6} ${-r * 0.36}L0 ${-r * 1.1}L${r * 0.6} ${-r * 0.36}`, light.body, 1.6),
      circle([0, -r * 1.1], r * 0.09 + 1.5, light.glow),
    ),
  ].join('');
}
