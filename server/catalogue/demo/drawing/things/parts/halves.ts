import type { Light } from '../../brush';
import { path, stroke } from '../../shapes';

/**
 * A thing with a ridge down its middle, its right half in the light.
 * @param half the outline of one half, from the axis back to the axis; −1 is the left one
 */
export const halves = (light: Light, half: (side: -1 | 1) => string, rim = 1.8): string =>
  path(half(-1), light.body) +
  path(half(1), light.lit) +
  stroke(half(-1), light.shade, rim, { opacity: 0.7 }) +
  stroke(half(1), light.rim, rim, { 'stroke-linejoin': 'round' });
