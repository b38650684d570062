import { mix } from '@domain/colour';
import type { Brush, Light } from './brush';
import {
  d,
  ellipse,
  group,
  linearGradient,
  path,
  type Point,
  polygon,
  radialGradient,
  withGradient,
} from './shapes';

/** Mirrors a drawing that is lit from the right if the light comes from the left. */
export const facing = (light: Light, ...parts: readonly string[]): string =>
  light.from === 1 ? parts.join('') : group('scale(-1 1)', ...parts);

/** The tones of something farther away: the air in between lowers its contrast. */
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

/** A fading cone of light from a point; degrees clockwise from straight up. */
export function beam(
  { light, id }: Pick<Brush, 'light' | 'id'>,
  [x, y]: Point,
  degrees: number,
  long: number,
  wide: number,
  strength = 0.5,
): string {
  const fade = id('beam');
  const defs = linearGradient(fade, [
    [0, light.glow, 0],
    [1, light.glow, strength],
  ]);
  const cone: Point[] = [
    [-2, 0],
    [-wide / 2, -long],
    [wide / 2, -long],
    [2, 0],
  ];
  return `<defs>${defs}</defs>${group(d`translate(${x} ${y}) rotate(${degrees})`, polygon(cone, withGradient(fade)))}`;
}
