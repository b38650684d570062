import { between, type Brush, type Draw, times } from '../paint/brush';
import { beam, facing, farther, glow } from '../paint/light';
import { circle, d, ellipse, path, stroke } from '../paint/shapes';
import { block, windows } from './parts/buildings';
import { lander } from './parts/lander';

/** Landing pads on stalks around a beacon. */
export const waystation: Draw = (brush) => {
  const { random, light } = brush;
  const x = between(random, -40, 40);
  const high = between(random, 190, 250);
  const side = random.pick([1, -1]);
  const far = farther(light, 0.45);
  const near = between(random, 60, 90);
  return facing(
    light,
    pad(
      { ...brush, light: far },
      x - side * between(random, 130, 170),
      between(random, 110, 150),
      54,
      random.chance(0.5),
    ),
    pad(
      { ...brush, light: far },
      x + side * between(random, 90, 120),
      between(random, 150, 190),
      48,
      random.chance(0.6),
    ),
    tower(brush, x, high),
    walkway(brush, x, x + side * 140, near),
    pad(brush, x + side * between(random, 130, 160), near, between(random, 74, 92), true),
    walkway(brush, x, x - side * 120, near * 0.55),
    pad(
      brush,
      x - side * between(random, 130, 160),
      near * 0.55,
      between(random, 62, 80),
      random.chance(0.5),
    ),
    block(light, { x, foot: 6, wide: 128, high: between(random, 22, 36), taper: 0.84 }),
    windows(brush, { x: x - 14, y: -14, wide: 66, high: 10, lit: 0.8, pane: [4, 5] }),
    path('M-252 4H252L238 12H-238Z', light.shade),
  );
};

function pad(brush: Brush, x: number, up: number, r: number, isTaken: boolean): string {
  const { random, light } = brush;
  const flat = r * 0.16;
  return [
    path(
      d`M${x - r * 0.12} ${-up}L${x - r * 0.2} 6H${x + r * 0.2}L${x + r * 0.12} ${-up}Z`,
      light.shade,
    ),
    path(d`M${x} ${-up}V6H${x + r * 0.2}L${x + r * 0.12} ${-up}Z`, light.body),
    path(
      d`M${x - r} ${-up}L${x - r * 0.3} ${-up + r * 0.4}H${x + r * 0.3}L${x + r} ${-up}Z`,
      light.body,
    ),
    path(
      d`M${x + r * 0.1} ${-up + r * 0.4}H${x + r * 0.3}L${x + r} ${-up}H${x + r * 0.3}Z`,
      light.lit,
    ),
    ellipse([x, -up], r, flat, light.lit),
    ellipse([x, -up], r * 0.62, flat * 0.62, 'none', { stroke: light.rim, 'stroke-width': 1.6 }),
    stroke(d`M${x} ${-up - flat}A${r} ${flat} 0 0 1 ${x} ${-up + flat}`, light.rim, 1.6),
    times(5, (at) =>
      circle([x - r * 0.88 + r * 0.44 * at, -up + flat * (at % 4 ? 0.8 : 0.35)], 1.9, light.glow),
    ),
    isTaken
      ? lander(brush, { x, foot: -up, long: r * between(random, 1, 1.3) })
      : glow(brush, [x, -up], r * 0.6, 0.5, 0.35),
  ].join('');
}

function tower(brush: Brush, x: number, high: number): string {
  const { random, light } = brush;
  const w = between(random, 24, 38);
  const cabin = w * between(random, 1, 1.35);
  const [low, top] = [-high * 0.74, -high * 0.86];
  const lean = between(random, 30, 74) * random.pick([1, -1]);
  return [
    beam(brush, [x, -high - 8], lean, 150, 54, 0.6),
    beam(brush, [x, -high - 8], lean - 180, 110, 40, 0.35),
    block(light, { x, foot: 4, wide: w, high: high * 0.76, taper: 0.5 }),
    path(
      d`M${x - cabin * 0.5} ${low}L${x - cabin} ${top}H${x + cabin}L${x + cabin * 0.5} ${low}Z`,
      light.body,
    ),
    path(
      d`M${x + cabin * 0.2} ${low}L${x + cabin * 0.3} ${top}H${x + cabin}L${x + cabin * 0.5} ${low}Z`,
      light.lit,
    ),
    path(
      d`M${x - cabin * 0.9} ${top}h${cabin * 1.8}l-4 ${-high * 0.05}h${-cabin * 1.8 + 8}Z`,
      light.glow,
    ),
    path(
      d`M${x - cabin * 1.06} ${top - high * 0.05}H${x + cabin * 1.06}L${x + cabin * 0.5} ${top - high * 0.1}H${x - cabin * 0.5}Z`,
      light.shade,
    ),
    stroke(
      d`M${x + cabin * 0.5} ${top - high * 0.1}L${x + cabin * 1.06} ${top - high * 0.05}M${x + cabin} ${top}L${x + cabin * 0.5} ${low}`,
      light.rim,
      1.5,
    ),
    stroke(d`M${x} ${top - high * 0.1}V${-high - 8}`, light.body, 3),
    windows(brush, { x: x - 3, y: low + 12, wide: w * 0.4, high: high * 0.5, lit: 0.35 }),
    glow(brush, [x, -high - 8], 46, 0.95),
    circle([x, -high - 8], 4.5, '#ffffff'),
  ].join('');
}

const walkway = ({ light }: Brush, from: number, to: number, up: number): string =>
  stroke(d`M${from} ${-up + 8}H${to}`, light.body, 6) +
  stroke(d`M${from} ${-up + 5}H${to}`, light.rim, 1.1) +
  stroke(d`M${from} ${-up + 22}L${(from + to) / 2} ${-up + 10}`, light.body, 2.5);
