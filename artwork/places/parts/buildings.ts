import { mix } from '@domain/colour';
import { between, type Brush, type Light, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, path, rect, stroke } from '../../paint/shapes';

interface Block {
  x: number;
  foot: number;
  wide: number;
  high: number;
  /** How wide the roof is, as a share of the foot. */
  taper?: number;
  /** The share of the front that is lit. */
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

/** A hut with a light in its door: round, or under a slanting or a peaked roof. */
export function hut(brush: Brush, x: number, foot: number): string {
  const { random, light } = brush;
  const [wide, high] = [between(random, 40, 58), between(random, 24, 36)];
  const kind = random.int(0, 2);
  return [
    kind === 0
      ? dome(light, x, foot, wide * 0.52, high * 1.1)
      : block(light, { x, foot, wide: wide * 0.9, high, taper: 0.94, slope: kind === 1 ? 8 : 0 }),
    kind === 2
      ? path(
          d`M${x - wide * 0.62} ${foot - high}L${x - wide * 0.1} ${foot - high * 1.7}L${x + wide * 0.62} ${foot - high}Z`,
          light.shade,
        ) +
        stroke(
          d`M${x - wide * 0.1} ${foot - high * 1.7}L${x + wide * 0.62} ${foot - high}`,
          light.rim,
          1.5,
        )
      : '',
    path(d`M${x - 5} ${foot}v${-high * 0.6}q5 -6 10 0v${high * 0.6}Z`, light.glow),
    windows(brush, {
      x: x - wide * 0.26,
      y: foot - high * 0.62,
      wide: 10,
      high: 8,
      lit: 1,
      pane: [4.5, 5],
    }),
    glow(brush, [x, foot - high * 0.3], wide * 0.8, 0.6),
    random.chance(0.5) ? stroke(d`M${x + wide * 0.2} ${foot - high}v-14`, light.shade, 3) : '',
  ].join('');
}

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

/** A chimney and its smoke, a fire in its mouth. */
export function chimney(brush: Brush, light: Light, x: number, high: number): string {
  const { random } = brush;
  const wide = high * between(random, 0.1, 0.17);
  const top = wide * 0.6;
  const drift = between(random, 14, 30);
  const smoke = mix(light.lit, light.rim, 0.3);
  return [
    times(4, (n) =>
      circle(
        [x - drift * n * 0.9, -high - 6 - n * between(random, 7, 13)],
        wide * (0.36 + n * 0.19),
        smoke,
        { opacity: 0.42 - n * 0.085 },
      ),
    ),
    block(light, { x, foot: 4, wide, high: high + 4, taper: 0.6 }),
    rect([x - top * 0.62, -high - 3, top * 1.24, 7], light.shade),
    stroke(
      d`M${x - wide * 0.36} ${-high * 0.8}h${wide * 0.72}M${x - wide * 0.38} ${-high * 0.7}h${wide * 0.76}`,
      light.shade,
      3,
    ),
    path(d`M${x - top * 0.5} ${-high - 3}q${top * 0.5} -4 ${top} 0Z`, brush.light.glow),
    glow(brush, [x, -high - 4], wide * 0.9, 0.75),
  ].join('');
}

interface Grid {
  x: number;
  y: number;
  wide: number;
  high: number;
  /** The share of lit windows. */
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
