import type { Brush } from '../../brush';
import { d } from '../../forms/path-data';
import { path } from '../../shapes';

interface Grid {
  x: number;
  y: number;
  wide: number;
  high: number;
  /** The share of windows in which somebody is at home. */
  lit?: number;
  pane?: readonly [wide: number, high: number];
}

/** Lit windows in rows, all in one path; x is their middle, y their top. */
export function windows(
  { random, light }: Pick<Brush, 'random' | 'light'>,
  { x, y, wide, high, lit = 0.4, pane: [w, h] = [2.6, 4] }: Grid,
): string {
  const columns = Math.max(1, Math.floor(wide / (w * 2.2)));
  const step = wide / columns;
  let panes = '';
  for (let row = y; row + h <= y + high; row += h * 2.3) {
    for (let at = 0; at < columns; at++) {
      if (random.chance(lit)) {
        panes += d`M${x - wide / 2 + step * at + (step - w) / 2} ${row}h${w}v${h}h${-w}z`;
      }
    }
  }
  return panes === '' ? '' : path(panes, light.glow, { opacity: 0.92 });
}
