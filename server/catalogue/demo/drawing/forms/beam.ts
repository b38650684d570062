import type { Brush } from '../brush';
import { group, linearGradient, polygon, withGradient, type Point } from '../shapes';
import { d } from './path-data';

/** A cone of light from a point, which fades; degrees from straight up to the right. */
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
