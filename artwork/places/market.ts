import { between, type Brush, type Draw, times } from '../paint/brush';
import { facing, farther, glow } from '../paint/light';
import { d, dot, path, rect, stroke } from '../paint/shapes';
import { block, dome, spire, windows } from './parts/buildings';
import { folk } from './parts/folk';

/** Stalls under awnings and lantern strings, a town behind them. */
export const market: Draw = (brush) => {
  const { random, light } = brush;
  const stalls = random.int(4, 5);
  const step = 460 / stalls;
  const poles = [-236, between(random, -90, -40), between(random, 50, 100), 236];
  const heights = poles.map(() => between(random, 120, 190));
  return facing(
    light,
    times(random.int(5, 6), (at) => house(brush, -195 + at * 76, at)),
    poles
      .map((x, at) => rect([x - 2, -(heights[at] ?? 0), 4, heights[at] ?? 0], light.shade))
      .join(''),
    times(poles.length - 1, (at) =>
      lanterns(
        brush,
        [poles[at] ?? 0, heights[at] ?? 0],
        [poles[at + 1] ?? 0, heights[at + 1] ?? 0],
      ),
    ),
    times(stalls, (at) =>
      stall(brush, -230 + step * (at + 0.5), step * between(random, 0.7, 0.98)),
    ),
    folk(brush, [-220, 220], 6, between(random, 26, 34)),
    path('M-256 0H256L240 10H-240Z', light.shade),
  );
};

function house(brush: Brush, x: number, at: number): string {
  const { random, light } = brush;
  const far = farther(light, at % 2 ? 0.5 : 0.3);
  const [wide, high] = [between(random, 50, 92), between(random, 90, 200)];
  const roof = random.int(0, 2);
  return [
    block(far, { x, foot: 0, wide, high, slope: roof === 0 ? between(random, -20, 20) : 0 }),
    roof === 1 ? dome(far, x, -high, wide * 0.46, wide * between(random, 0.4, 0.8)) : '',
    roof === 2
      ? spire(far, { x, foot: -high, wide: wide * 1.1, high: wide * between(random, 0.5, 1.1) })
      : '',
    windows(brush, {
      x: x - wide * 0.12,
      y: -high * 0.88,
      wide: wide * 0.56,
      high: high * 0.5,
      lit: 0.3,
      pane: [4, 6.5],
    }),
  ].join('');
}

function lanterns(
  brush: Brush,
  [x1, h1]: readonly [number, number],
  [x2, h2]: readonly [number, number],
): string {
  const { random, light } = brush;
  const sag = between(random, 20, 46);
  const on = (t: number) =>
    [x1 + (x2 - x1) * t, -(h1 + (h2 - h1) * t) + sag * 4 * t * (1 - t)] as const;
  const count = random.int(2, 4);
  const lamps = Array.from(
    { length: count },
    (_, at) => [...on((at + 0.7) / (count + 0.4)), between(random, 4, 7)] as const,
  );
  return [
    stroke(
      d`M${x1} ${-h1}Q${(x1 + x2) / 2} ${-(h1 + h2) / 2 + sag * 2} ${x2} ${-h2}`,
      light.shade,
      1.4,
    ),
    ...lamps.map(([x, y, r]) => glow(brush, [x, y + r], r * 3.4, 0.7)),
    path(
      lamps
        .map(
          ([x, y, r]) =>
            d`M${x - r * 0.6} ${y}h${r * 1.2}l${r * 0.4} ${r}l${-r * 0.4} ${r}h${-r * 1.2}l${-r * 0.4} ${-r}Z`,
        )
        .join(''),
      light.glow,
    ),
  ].join('');
}

function stall(brush: Brush, x: number, wide: number): string {
  const { random, light } = brush;
  const [high, drop] = [between(random, 58, 92), between(random, 18, 30)];
  const stripes = random.int(4, 6);
  const [a, w] = [x - wide / 2, wide / stripes];
  const bend = wide * between(random, 0.04, 0.14);
  const colours = random.pick([
    [light.lit, light.rim],
    [light.body, light.glow],
    [light.shade, light.lit],
  ] as const);
  const top = (wide - bend * 2) / stripes;
  const stripe = (at: number) =>
    d`M${a + bend + top * at} ${-high - drop}h${top}L${a + w * (at + 1)} ${-high}q${-w / 2} ${w * 0.7} ${-w} 0Z`;
  return [
    rect([a + 6, -high + 4, wide - 12, high - 4], light.shade),
    glow(brush, [x, -high * 0.45], wide * 0.5, 0.75, 0.6),
    rect([a + 5, -high + 4, 4, high], light.body),
    rect([a + wide - 9, -high + 4, 4, high], light.lit),
    path(
      times(4, (at) => dot(a + wide * (0.2 + at * 0.2), -high * 0.3, between(random, 4, 9))),
      random.pick([light.body, light.lit]),
    ),
    path(d`M${a + 2} ${-high * 0.3}h${wide - 4}V0h${-(wide - 4)}Z`, light.body),
    path(d`M${a + wide * 0.7} ${-high * 0.3}H${a + wide - 2}V0H${a + wide * 0.7}Z`, light.lit),
    stroke(d`M${a} ${-high * 0.3}h${wide}`, light.rim, 2),
    ...colours.map((colour, odd) =>
      path(
        times(stripes, (at) => (at % 2 === odd ? stripe(at) : '')),
        colour,
      ),
    ),
    path(
      d`M${a} ${-high}L${a + bend} ${-high - drop}h${wide * 0.3}L${a + wide * 0.22} ${-high}Z`,
      light.shade,
      { opacity: 0.4 },
    ),
    stroke(d`M${a + bend} ${-high - drop}H${a + wide - bend}L${a + wide} ${-high}`, light.rim, 1.4),
  ].join('');
}
