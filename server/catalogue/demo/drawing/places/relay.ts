import type { Brush, Draw, Light } from '../brush';
import { between, times } from '../forms/chance';
import { facing, farther, glow } from '../forms/lighting';
import { d } from '../forms/path-data';
import { circle, path, stroke } from '../shapes';
import { block } from './parts/block';
import { dish } from './parts/dish';
import { dome } from './parts/dome';
import { crag } from './parts/rock';
import { windows } from './parts/windows';

/** Masts that call over the hills; waves go out from the highest. */
export const relay: Draw = (brush) => {
  const { random, light } = brush;
  const x = between(random, -50, 50);
  const hill = between(random, 14, 60);
  const high = between(random, 190, 245);
  const main = random.pick([lattice, needle]);
  return facing(
    light,
    lattice(
      brush,
      farther(light, 0.5),
      x - between(random, 120, 190),
      0,
      between(random, 110, 180),
    ),
    needle(brush, farther(light, 0.5), x + between(random, 110, 190), 0, between(random, 100, 190)),
    waves(brush, x, -hill - high),
    crag(brush, { x, foot: 6, wide: 440, high: hill, head: 190 }),
    stroke(
      d`M${x} ${-hill - high * 0.86}L${x - 150} ${-hill * 0.4}M${x} ${-hill - high * 0.86}L${x + 150} ${-hill * 0.4}`,
      light.rim,
      0.9,
      { opacity: 0.6 },
    ),
    main(brush, light, x, -hill, high),
    hut(brush, x + between(random, 40, 60), -hill + 2),
    random.chance(0.6) ? hut(brush, x - between(random, 56, 84), -hill + 2) : '',
    times(random.int(1, 3), (at) =>
      dish(light, {
        x: x - 76 - at * 46,
        foot: -hill * 0.7 + at * hill * 0.3,
        r: between(random, 17, 30),
        tilt: between(random, -30, 55),
      }),
    ),
  );
};

type Mast = (brush: Brush, light: Light, x: number, foot: number, high: number) => string;

const lattice: Mast = (brush, light, x, foot, high) => {
  const { random } = brush;
  const w = high * between(random, 0.09, 0.13);
  const rungs = 9;
  let braces = '';
  for (let n = 0; n < rungs; n++) {
    const [y1, y2] = [foot - (high * n) / rungs, foot - (high * (n + 1)) / rungs];
    const [a, b] = [w * (1 - n / (rungs + 0.6)), w * (1 - (n + 1) / (rungs + 0.6))];
    braces += d`M${x - a} ${y1}L${x + b} ${y2}L${x - b} ${y2}L${x + a} ${y1}`;
  }
  return [
    stroke(braces, light.body, 1.8),
    stroke(d`M${x - w} ${foot}L${x - 1.5} ${foot - high}`, light.shade, 4),
    stroke(d`M${x + w} ${foot}L${x + 1.5} ${foot - high}`, light.body, 4),
    stroke(d`M${x + w + 1.6} ${foot}L${x + 3} ${foot - high}`, light.rim, 1.3),
    times(random.int(2, 4), (n) => {
      const [y, out] = [foot - high * (0.5 + n * 0.13), (n % 2 ? 1 : -1) * w * 0.75];
      const r = between(random, 7, 13);
      return (
        path(
          d`M${x + out} ${y - r}Q${x + out - out * 0.6} ${y} ${x + out} ${y + r}Q${x + out + out * 0.55} ${y} ${x + out} ${y - r}Z`,
          n % 2 ? light.lit : light.body,
        ) +
        stroke(
          d`M${x + out} ${y - r}Q${x + out + out * 0.55} ${y} ${x + out} ${y + r}`,
          light.rim,
          1.1,
        )
      );
    }),
    tip(brush, x, foot - high),
  ].join('');
};

/** A slim tower with collars. */
const needle: Mast = (brush, light, x, foot, high) => {
  const { random } = brush;
  const w = high * between(random, 0.05, 0.085);
  const collars = random.int(2, 4);
  return [
    path(
      d`M${x - w * 1.7} ${foot}Q${x - w * 0.4} ${foot - high * 0.3} ${x - 2} ${foot - high}H${x + 2}Q${x + w * 0.4} ${foot - high * 0.3} ${x + w * 1.7} ${foot}Z`,
      light.body,
    ),
    path(
      d`M${x + w * 0.4} ${foot}Q${x + w * 0.1} ${foot - high * 0.3} ${x} ${foot - high}H${x + 2}Q${x + w * 0.4} ${foot - high * 0.3} ${x + w * 1.7} ${foot}Z`,
      light.lit,
    ),
    stroke(
      d`M${x + 2} ${foot - high}Q${x + w * 0.4} ${foot - high * 0.3} ${x + w * 1.7} ${foot}`,
      light.rim,
      1.3,
    ),
    times(collars, (n) => {
      const [y, r] = [foot - high * (0.48 + n * 0.14), w * (1.9 - n * 0.36)];
      return (
        path(
          d`M${x - r} ${y}l${r * 0.3} ${-r * 0.5}h${r * 1.4}l${r * 0.3} ${r * 0.5}l${-r * 0.5} ${r * 0.5}h${-r}Z`,
          light.body,
        ) +
        path(
          d`M${x + r * 0.3} ${y - r * 0.5}h${r * 0.4}l${r * 0.3} ${r * 0.5}l${-r * 0.5} ${r * 0.5}Z`,
          light.lit,
        ) +
        stroke(d`M${x - r * 0.8} ${y}h${r * 1.6}`, brush.light.glow, 1.8, {
          'stroke-dasharray': '2.5 2.5',
        })
      );
    }),
    tip(brush, x, foot - high),
  ].join('');
};

const tip = (brush: Brush, x: number, y: number): string =>
  stroke(d`M${x} ${y + 2}v-20`, brush.light.body, 2) +
  glow(brush, [x, y - 20], 20, 0.9) +
  circle([x, y - 20], 2.8, brush.light.glow);

function waves({ light }: Brush, x: number, y: number): string {
  return times(4, (n) => {
    const r = 26 + n * 24;
    return stroke(
      d`M${x - r * 0.9} ${y - 20 - r * 0.44}A${r} ${r} 0 0 1 ${x - r * 0.9} ${y - 20 + r * 0.44}`.replace(
        '0 0 1',
        '0 0 0',
      ) +
        d`M${x + r * 0.9} ${y - 20 - r * 0.44}A${r} ${r} 0 0 1 ${x + r * 0.9} ${y - 20 + r * 0.44}`,
      light.glow,
      2.6 - n * 0.4,
      { opacity: 0.75 - n * 0.17 },
    );
  });
}

function hut(brush: Brush, x: number, foot: number): string {
  const { random, light } = brush;
  const wide = between(random, 40, 62);
  return random.chance(0.5)
    ? dome(light, x, foot, wide * 0.5, wide * 0.42) +
        windows(brush, {
          x: x - 4,
          y: foot - wide * 0.22,
          wide: wide * 0.5,
          high: 7,
          lit: 1,
          pane: [4, 5],
        })
    : block(light, { x, foot, wide, high: wide * 0.5, slope: 7 }) +
        windows(brush, {
          x: x - wide * 0.12,
          y: foot - wide * 0.34,
          wide: wide * 0.5,
          high: 12,
          lit: 0.7,
          pane: [4, 4],
        });
}
