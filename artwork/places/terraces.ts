import { between, type Brush, type Draw, times } from '../paint/brush';
import { facing, farther, glow } from '../paint/light';
import { d, path, stroke } from '../paint/shapes';
import { block, dome, spire, windows } from './parts/buildings';
import { tree } from './parts/nature';

/** A city in steps: each terrace is smaller and farther away than the one below. */
export const terraces: Draw = (brush) => {
  const { random, light } = brush;
  const steps = random.int(3, 4);
  const lean = between(random, -24, 24);
  const shrink = between(random, 0.64, 0.76);
  let [foot, wide] = [8, 500];
  const rows: string[] = [];
  for (let at = 0; at < steps; at++) {
    const high = between(random, 38, 58) * (1 - at * 0.08);
    const row = { ...brush, light: farther(light, (at / steps) * 0.55) };
    const x = lean * at;
    rows.push(step(row, x, foot, wide, high, at === steps - 1));
    foot -= high;
    wide *= shrink;
  }
  return facing(light, ...rows.toReversed(), stairs(brush, between(random, -110, 90)));
};

function step(
  brush: Brush,
  x: number,
  foot: number,
  wide: number,
  high: number,
  isTop: boolean,
): string {
  const { random, light } = brush;
  const houses = isTop ? 1 : Math.max(3, Math.round(wide / 98));
  const arch = high * 0.32;
  let arches = '';
  for (let at = x - wide * 0.44; at < x + wide * 0.42; at += arch * 2.1) {
    if (random.chance(0.7))
      arches += d`M${at} ${foot}v${-high * 0.4}a${arch * 0.5} ${arch * 0.5} 0 0 1 ${arch} 0v${high * 0.4}Z`;
  }
  return [
    isTop ? crown(brush, x, foot - high, wide) : '',
    times(isTop ? 0 : houses, (at) => {
      const hx = x - wide / 2 + (wide / houses) * (at + 0.5);
      return random.chance(0.16)
        ? tree(brush, { x: hx, foot: foot - high, high: between(random, 26, 46) })
        : house(brush, hx, foot - high + 1, (wide / houses) * between(random, 0.5, 0.95));
    }),
    block(light, { x, foot, wide, high, taper: 0.97, turned: 0.2 }),
    path(arches, light.shade, { opacity: 0.9 }),
    windows(brush, {
      x: x - wide * 0.06,
      y: foot - high * 0.3,
      wide: wide * 0.7,
      high: 7,
      lit: 0.35,
      pane: [4, 6],
    }),
    stroke(d`M${x - wide * 0.485} ${foot - high}h${wide * 0.97}`, light.rim, 1.6),
  ].join('');
}

function house(brush: Brush, x: number, foot: number, wide: number): string {
  const { random, light } = brush;
  const high = between(random, 16, 52);
  const roof = random.int(0, 3);
  return [
    block(light, {
      x,
      foot,
      wide,
      high,
      slope: roof === 0 ? 7 : 0,
      taper: between(random, 0.84, 1),
    }),
    roof === 1 ? dome(light, x, foot - high, wide * 0.42) : '',
    roof === 2 ? spire(light, { x, foot: foot - high, wide: wide * 0.9, high: wide * 0.5 }) : '',
    windows(brush, {
      x: x - wide * 0.14,
      y: foot - high * 0.8,
      wide: wide * 0.5,
      high: high * 0.7,
      lit: 0.5,
      pane: [3.4, 5],
    }),
  ].join('');
}

/** What the city has on its highest step. */
function crown(brush: Brush, x: number, foot: number, wide: number): string {
  const { random, light } = brush;
  const high = Math.min(between(random, 70, 130), 296 + foot);
  const w = Math.min(wide * 0.5, 70);
  const top = random.pick([spire, dome]);
  return [
    block(light, { x: x - w, foot, wide: w * 0.7, high: high * 0.35, slope: -8 }),
    block(light, { x: x + w, foot, wide: w * 0.7, high: high * 0.42, slope: 8 }),
    block(light, { x, foot, wide: w, high: high * 0.55, taper: 0.86 }),
    top === dome
      ? dome(light, x, foot - high * 0.55, w * 0.43, high * 0.35)
      : spire(light, { x, foot: foot - high * 0.55, wide: w * 0.86, high: high * 0.45 }),
    windows(brush, {
      x: x - w * 0.14,
      y: foot - high * 0.46,
      wide: w * 0.5,
      high: high * 0.4,
      lit: 0.7,
    }),
    glow(brush, [x, foot - high * (top === dome ? 0.9 : 1)], 20, 0.9),
  ].join('');
}

/** A broad stair up the lowest terraces. */
function stairs({ light, random }: Brush, x: number): string {
  const [wide, high] = [between(random, 26, 40), between(random, 36, 44)];
  return (
    path(
      d`M${x - wide} 8L${x - wide * 0.4} ${-high}H${x + wide * 0.5}L${x + wide * 1.2} 8Z`,
      light.lit,
    ) +
    times(7, (at) => {
      const [y, half] = [8 - ((high + 8) * at) / 7, wide * (1 - at * 0.08)];
      return stroke(d`M${x - half} ${y}H${x + half * 1.15}`, light.shade, 1.6, { opacity: 0.75 });
    }) +
    stroke(d`M${x + wide * 0.5} ${-high}L${x + wide * 1.2} 8`, light.rim, 1.6)
  );
}
