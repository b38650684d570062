import type { Light } from '../../brush';
import { d } from '../../forms/path-data';
import { path, stroke } from '../../shapes';

interface Block {
  x: number;
  foot: number;
  wide: number;
  high: number;
  /** How wide the roof is, as a share of the foot. */
  taper?: number;
  /** The share of the front that lies in the light. */
  turned?: number;
  /** How far the roof rises to its far side (below 0: to the side in the dark). */
  slope?: number;
}

/** A building seen at its corner, lit from the right; x is its middle. */
export function block(
  light: Light,
  { x, foot, wide, high, taper = 1, turned = 0.34, slope = 0 }: Block,
): string {
  const [a, b] = [x - wide / 2, x + wide / 2];
  const [c, e] = [x - (wide * taper) / 2, x + (wide * taper) / 2];
  const [low, up] = [foot - high + Math.max(0, slope), foot - high + Math.max(0, -slope)];
  const [edge, eaves] = [b - wide * turned, e - wide * taper * turned];
  const ridge = low + (up - low) * (1 - turned);
  return [
    path(d`M${a} ${foot}L${c} ${low}L${e} ${up}L${b} ${foot}Z`, light.body),
    path(d`M${edge} ${foot}L${eaves} ${ridge}L${e} ${up}L${b} ${foot}Z`, light.lit),
    path(d`M${a} ${foot}L${c} ${low}l${wide * 0.14} 0L${a + wide * 0.2} ${foot}Z`, light.shade, {
      opacity: 0.6,
    }),
    stroke(d`M${c} ${low}L${e} ${up}L${b} ${foot}`, light.rim, 1.3, { opacity: 0.9 }),
  ].join('');
}

/** A cone or pyramid on a block, lit from the right. */
export const spire = (
  light: Light,
  { x, foot, wide, high }: Pick<Block, 'x' | 'foot' | 'wide' | 'high'>,
): string =>
  path(d`M${x - wide / 2} ${foot}L${x} ${foot - high}L${x + wide / 2} ${foot}Z`, light.body) +
  path(d`M${x + wide * 0.12} ${foot}L${x} ${foot - high}L${x + wide / 2} ${foot}Z`, light.lit) +
  stroke(d`M${x} ${foot - high}L${x + wide / 2} ${foot}`, light.rim, 1.2);
