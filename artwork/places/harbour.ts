import { between, type Brush, type Draw, times } from '../paint/brush';
import { facing, farther, glow } from '../paint/light';
import { d, path, rect, stroke } from '../paint/shapes';
import { block, windows } from './parts/buildings';
import { crane } from './parts/masts';

/** Cranes over a quay, a ship under them and stores behind. */
export const harbour: Draw = (brush) => {
  const { random, light } = brush;
  const far = farther(light, 0.45);
  const quay = between(random, 20, 34);
  const cranes = random.int(2, 3);
  const middle = between(random, -30, 30);
  return facing(
    light,
    times(random.int(4, 6), (at) => {
      const [x, high] = [-210 + at * 78, between(random, 50, 130)];
      const slope = random.pick([-18, 0, 18]);
      return (
        block(far, { x, foot: -quay, wide: between(random, 44, 84), high, slope }) +
        windows(brush, { x: x - 8, y: -quay - high * 0.7, wide: 34, high: high * 0.5, lit: 0.25 })
      );
    }),
    crane(
      farther(light, 0.2),
      middle + between(random, 100, 150),
      -quay,
      between(random, 120, 170),
      -1,
    ),
    ship(brush, middle + between(random, -60, 40), -quay * 0.2),
    path(d`M-250 ${-quay}H252L244 12H-244Z`, light.body),
    path(d`M252 ${-quay}L244 12H130L146 ${-quay}Z`, light.lit),
    stroke(d`M-250 ${-quay}H252`, light.rim, 1.6),
    stroke(d`M-240 ${-quay + 9}H230`, light.shade, 5, {
      'stroke-dasharray': '16 22',
      opacity: 0.8,
    }),
    boxes(brush, -quay),
    times(cranes, (at) =>
      crane(
        light,
        middle - 170 + at * between(random, 108, 150),
        -quay,
        between(random, 140, 270),
        at === 0 ? 1 : at === cranes - 1 ? -1 : random.pick([1, -1]),
      ),
    ),
    times(4, (at) => glow(brush, [-195 + at * 130, -quay - 2], 16, 0.75)),
  );
};

function ship(brush: Brush, x: number, foot: number): string {
  const { random, light } = brush;
  const [long, high] = [between(random, 90, 140), between(random, 34, 54)];
  const bow = random.pick([1, -1]);
  const deck = foot - high;
  return [
    path(
      d`M${x - bow * long} ${deck}L${x + bow * long * 1.2} ${deck - high * 0.35}Q${x + bow * long * 0.95} ${foot - high * 0.3} ${x + bow * long * 0.8} ${foot}H${x - bow * long * 0.9}Z`,
      light.shade,
    ),
    path(
      d`M${x - bow * long} ${deck}L${x + bow * long * 1.2} ${deck - high * 0.35}L${x + bow * long * 1.08} ${deck + high * 0.2}L${x - bow * long * 0.97} ${deck + high * 0.3}Z`,
      light.lit,
    ),
    stroke(
      d`M${x - bow * long} ${deck}L${x + bow * long * 1.2} ${deck - high * 0.35}`,
      light.rim,
      1.6,
    ),
    block(light, {
      x: x - bow * long * 0.5,
      foot: deck,
      wide: long * 0.5,
      high: high * 0.9,
      taper: 0.85,
    }),
    block(light, {
      x: x - bow * long * 0.55,
      foot: deck - high * 0.9,
      wide: long * 0.26,
      high: high * 0.5,
      slope: bow * 6,
    }),
    windows(brush, {
      x: x - bow * long * 0.5,
      y: deck - high * 0.7,
      wide: long * 0.36,
      high: high * 0.5,
      lit: 0.7,
    }),
    stroke(
      d`M${x - bow * long * 0.55} ${deck - high * 1.4}v${-high * between(random, 0.5, 1.1)}M${x + bow * long * 0.3} ${deck - 8}v${-high * between(random, 0.9, 1.7)}`,
      light.body,
      3,
    ),
  ].join('');
}

/** Stacked boxes on the quay. */
function boxes({ random, light }: Brush, foot: number): string {
  const tones = [light.body, light.shade, light.lit];
  return times(random.int(3, 5), () => {
    const x = between(random, -220, 190);
    return times(random.int(1, 3), (row) => {
      const at = x + between(random, -4, 4);
      const y = foot - 13 * (row + 1);
      return (
        rect([at, y, 32, 12.5], random.pick(tones)) +
        rect([at + 25, y, 7, 12.5], light.rim, { opacity: 0.5 })
      );
    });
  });
}
