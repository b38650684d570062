import { mix } from '@domain/colour';
import { between, type Brush, type Draw, type Light, times } from '../paint/brush';
import { facing, farther, glow } from '../paint/light';
import { d, dot, path, rect, stroke } from '../paint/shapes';
import { block, chimney, windows } from './parts/buildings';

/** Chimneys over an open furnace from which metal flows. */
export const foundry: Draw = (brush) => {
  const { random, light } = brush;
  const far = farther(light, 0.45);
  const furnace = between(random, -60, 60);
  const hall = between(random, 84, 130);
  return facing(
    light,
    times(random.int(3, 4), (at) =>
      chimney(brush, far, -190 + at * 110 + between(random, -20, 20), between(random, 120, 200)),
    ),
    saws(far, -120, between(random, 60, 100), 5),
    times(random.int(2, 3), (at) =>
      chimney(
        brush,
        light,
        furnace + (at - 1) * between(random, 62, 90) + 30,
        between(random, 165, 250),
      ),
    ),
    block(light, {
      x: furnace - 150,
      foot: 4,
      wide: 150,
      high: hall * between(random, 0.5, 0.8),
      slope: -14,
      turned: 0.2,
    }),
    windows(brush, {
      x: furnace - 160,
      y: -hall * 0.42,
      wide: 104,
      high: 16,
      lit: 0.7,
      pane: [7, 10],
    }),
    block(light, {
      x: furnace + 140,
      foot: 4,
      wide: 140,
      high: hall * between(random, 0.5, 0.9),
      slope: 14,
      turned: 0.3,
    }),
    windows(brush, {
      x: furnace + 120,
      y: -hall * 0.4,
      wide: 76,
      high: 16,
      lit: 0.6,
      pane: [7, 10],
    }),
    block(light, { x: furnace, foot: 4, wide: 190, high: hall, taper: 0.72, turned: 0.26 }),
    mouth(brush, furnace, between(random, 26, 38)),
    times(random.int(2, 3), (at) =>
      tank(light, furnace + random.pick([-1, 1]) * (110 + at * 45), between(random, 34, 54)),
    ),
    stroke(
      d`M${furnace - 200} ${-hall * 0.36}H${furnace - 70}V${-hall * 0.6}M${furnace + 74} ${-hall * 0.7}H${furnace + 190}V-6`,
      light.shade,
      6,
    ),
    stroke(d`M${furnace + 74} ${-hall * 0.7 - 4}H${furnace + 193}V-6`, light.rim, 1.2),
    path('M-252 4H252L238 12H-238Z', light.shade),
  );
};

const saws = (light: Light, from: number, high: number, count: number): string =>
  times(count, (at) => {
    const x = from + at * 62;
    return (
      path(d`M${x} 4V${-high}L${x + 62} ${-high - 26}V4Z`, light.body) +
      stroke(d`M${x} ${-high}L${x + 62} ${-high - 26}V${-high}`, light.rim, 1.2)
    );
  });

function mouth(brush: Brush, x: number, r: number): string {
  const { light, random } = brush;
  const run = between(random, -50, 50);
  return [
    path(
      d`M${x - r * 1.4} 4V${-r * 1.3}L${x} ${-r * 2.4}L${x + r * 1.4} ${-r * 1.3}V4Z`,
      light.shade,
    ),
    path(d`M${x - r} 4V${-r * 1.1}L${x} ${-r * 1.9}L${x + r} ${-r * 1.1}V4Z`, light.glow),
    path(
      d`M${x - r * 0.6} 4V${-r * 0.8}L${x} ${-r * 1.3}L${x + r * 0.6} ${-r * 0.8}V4Z`,
      '#ffffff',
      { opacity: 0.7 },
    ),
    times(3, (n) =>
      rect([x - r + n * r * 0.85 + 3, -r * 1.7, 4, r * 1.75], light.shade, { opacity: 0.8 }),
    ),
    path(
      d`M${x - r * 0.5} 3Q${x + run * 0.2} 6 ${x + run - 10} 13H${x + run + 26}Q${x + run * 0.5} 6 ${x + r * 0.5} 3Z`,
      mix(light.glow, '#ffffff', 0.4),
    ),
    glow(brush, [x, -r * 0.7], r * 4.2, 0.85),
    path(
      times(9, () =>
        dot(
          x + between(random, -r * 2, r * 2),
          -between(random, r, r * 4),
          between(random, 0.8, 2.2),
        ),
      ),
      light.glow,
    ),
  ].join('');
}

const tank = (light: Light, x: number, r: number): string =>
  path(d`M${x - r * 0.6} 4V${-r}Q${x} ${-r * 1.5} ${x + r * 0.6} ${-r}V4Z`, light.body) +
  path(
    d`M${x + r * 0.2} 4V${-r * 1.22}Q${x + r * 0.45} ${-r * 1.15} ${x + r * 0.6} ${-r}V4Z`,
    light.lit,
  ) +
  stroke(d`M${x - r * 0.6} ${-r * 0.6}h${r * 1.2}`, light.shade, 2.4) +
  stroke(d`M${x} ${-r * 1.26}Q${x + r * 0.4} ${-r * 1.18} ${x + r * 0.6} ${-r}V4`, light.rim, 1.3);
