import { mix } from '@domain/colour';
import type { Brush, Light } from '../brush';
import { ellipse, group, radialGradient, withGradient, type Point } from '../shapes';

/** Turns what was drawn with its light from the right to where the light comes from. */
export const facing = (light: Light, ...parts: readonly string[]): string =>
  light.from === 1 ? parts.join('') : group('scale(-1 1)', ...parts);

/** The tones of what stands farther off: the air between takes its contrast. */
export function farther(light: Light, share: number): Light {
  const air = mix(light.lit, light.rim, 0.35);
  return {
    ...light,
    rim: mix(light.rim, air, share),
    lit: mix(light.lit, air, share),
    body: mix(light.body, air, share),
    shade: mix(light.shade, air, share),
  };
}

/** A soft light around a point, round or flattened. */
export function glow(
  { light, id }: Pick<Brush, 'light' | 'id'>,
  at: Point,
  r: number,
  strength = 0.8,
  flat = 1,
): string {
  const soft = id('glow');
  return (
    `<defs>${radialGradient(soft, [
      [0, mix(light.glow, '#ffffff', 0.35), strength],
      [0.3, light.glow, strength * 0.45],
      [1, light.glow, 0],
    ])}</defs>` + ellipse(at, r, r * flat, withGradient(soft))
  );
}
