import type { Brush } from '../../brush';
import { between } from '../../forms/chance';
import { facing, glow } from '../../forms/lighting';
import { d } from '../../forms/path-data';
import { group, path } from '../../shapes';

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
