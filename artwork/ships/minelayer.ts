import { between, type Brush, type Draw, times } from '../paint/brush';
import { d, dot, path, type Point, stroke } from '../paint/shapes';
import { halo, windows } from '../paint/light';
import { hullFill, plate, thruster } from './parts';

/** A flat ship over a rail of spiked mines; the last of them hang in its wake. */
export const minelayer: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [stern, bridge] = [between(random, 26, 36), random.int(22, 44)];
  const racked = random.int(4, 5);
  const onRail = Array.from({ length: racked }, (_, at): Point => [
    -52 + at * (104 / (racked - 1)),
    21,
  ]);
  const afloat: Point[] = [
    [-84, between(random, 34, 44)],
    [between(random, -58, -48), between(random, 56, 68)],
    [between(random, -14, 2), between(random, 76, 86)],
  ];
  return [
    defs,
    thruster(brush, [-90, -stern * 0.62], 34, 13),
    thruster(brush, [-90, -2], 34, 13),
    mines(brush, onRail, 8),
    plate(
      [
        [97, -3],
        [62, -15],
        [-46, -15],
        [-62, -stern],
        [-88, -stern],
        [-92, 6],
        [-62, 11],
        [66, 9],
      ],
      fill,
    ),
    plate(
      [
        [bridge - 16, -15],
        [bridge - 10, -31],
        [bridge + 9, -31],
        [bridge + 22, -15],
      ],
      light.body,
    ),
    path(d`M${bridge - 4} -27H${bridge + 8}L${bridge + 14} -19H${bridge - 4}Z`, light.glow, {
      opacity: 0.9,
    }),
    stroke(d`M${bridge - 8} -31v-16M${bridge - 14} -42h12`, light.body, 1.8),
    windows(brush, [-42, -8], 96, 8),
    stroke('M-66 12H70', light.lit, 2.6),
    stroke(
      times(racked, (at) => d`M${-52 + at * (104 / (racked - 1))} 4v12`),
      light.shade,
      4,
    ),
    stroke(d`M97 -3L62 -15H${bridge + 22}M-46 -15L-62 ${-stern}H-88`, light.rim, 1.5),
    stroke(d`M-62 ${-stern}V10M-30 -15V9M${bridge} -15V9M66 -13V8`, light.shade, 1),
    ...afloat.map((at) => halo(brush, at, 19)),
    mines(brush, afloat, 9),
  ].join('');
};

function mines({ light }: Brush, places: readonly Point[], r: number): string {
  const spikes = places.flatMap(([x, y]) =>
    Array.from({ length: 8 }, (_, at) => {
      const angle = (at * Math.PI) / 4 + 0.3;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      return d`M${x + across * r * 0.8} ${y + down * r * 0.8}L${x + across * r * 1.45} ${y + down * r * 1.45}`;
    }),
  );
  const balls = (size: number, lift: number) =>
    places.map(([x, y]) => dot(x, y - lift, size)).join('');
  return [
    stroke(spikes.join(''), light.body, 2.6),
    path(balls(r, 0), light.shade),
    path(balls(r * 0.74, r * 0.2), light.body),
    path(balls(r * 0.26, 0), light.glow),
  ].join('');
}
