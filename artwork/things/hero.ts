import { between, type Brush, type Light } from '../paint/brush';
import { facing, glow } from '../paint/light';
import { d, group, path, stroke } from '../paint/shapes';

/** Shows a thing as the hero of its picture: lit from the right, in a soft light, with motes. */
export function hero(brush: Brush, tilt: number, ...parts: readonly string[]): string {
  const { light, random } = brush;
  return (
    glow(brush, [0, 0], 118, 0.34) +
    facing(light, group(d`rotate(${tilt})`, ...parts), motes(brush, random.int(5, 9)))
  );
}

function motes({ random, light }: Brush, count: number): string {
  let stars = '';
  for (let at = 0; at < count; at++) {
    const angle = Math.PI * 2 * random.next();
    const [far, r] = [between(random, 70, 108), between(random, 1.4, 4)];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    stars += d`M${x} ${y - r}L${x + r * 0.35} ${y}L${x} ${y + r}L${x - r * 0.35} ${y}Z`;
  }
  return path(stars, light.glow, { opacity: 0.9 });
}

/**
 * A thing with a ridge down its middle, its right half in the light.
 * @param half the outline of one half, from the axis back to the axis; −1 is the left one
 */
export const halves = (light: Light, half: (side: -1 | 1) => string, rim = 1.8): string =>
  path(half(-1), light.body) +
  path(half(1), light.lit) +
  stroke(half(-1), light.shade, rim, { opacity: 0.7 }) +
  stroke(half(1), light.rim, rim, { 'stroke-linejoin': 'round' });
