import type { Brush, Draw } from '../paint/brush';
import { path, stroke, type Point } from '../paint/shapes';
import { flame, hullFill, mirrored, plate } from './parts';

/** A small, quick craft: a needle of a body, one or two pairs of wings, engines at the roots. */
export const fighter: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [thick, tail] = [7 + 5 * random.next(), -60 - 15 * random.next()];
  const wing = { root: -50 + 40 * random.next(), span: 34 + 30 * random.next() };
  const sweep = random.int(-55, 25);
  const cannons = random.chance(0.6);
  const engines = random.chance(0.5) ? [-0.5, 0.5] : [0];
  const body: Point[] = mirrored([
    [98, 0],
    [52, -thick * 0.55],
    [6, -thick],
    [tail + 14, -thick * 0.9],
    [tail, -thick * 0.5],
  ]);
  return [
    defs,
    ...engines.map((at) => flame(brush, [tail + 2, at * thick], 48 + 20 * random.next(), 9)),
    wingOf(brush, wing.root, wing.span * 0.62, sweep, -1, light.shade),
    plate(body, fill),
    wingOf(brush, wing.root, wing.span, sweep, 1, light.body),
    cannons
      ? stroke(
          `M${wing.root + sweep} ${wing.span}h38M${wing.root + sweep} ${-wing.span * 0.62}h30`,
          light.lit,
          2.6,
        )
      : '',
    path(
      `M${44} ${-thick * 0.62}Q${24} ${-thick * 1.7} ${-4} ${-thick}L${10} ${-thick * 0.45}Z`,
      light.glow,
      { opacity: 0.85 },
    ),
    stroke(`M96 -.5L52 ${-thick * 0.55}L6 ${-thick}L${tail + 14} ${-thick * 0.9}`, light.rim, 1.4),
    stroke(`M${tail + 26} ${-thick}V${thick}M30 ${thick * 0.2}H${tail + 8}`, light.shade, 1.2),
  ].join('');
};

function wingOf(
  { light, random }: Brush,
  root: number,
  span: number,
  sweep: number,
  side: 1 | -1,
  fill: string,
) {
  const chord = 34 + 14 * random.next();
  const tip: Point = [root + sweep, side * span];
  const points: Point[] = [
    [root + chord * 0.6, side * 5],
    [tip[0] + chord * 0.28, tip[1]],
    [tip[0] - chord * 0.3, tip[1]],
    [root - chord * 0.55, side * 6],
  ];
  return (
    plate(points, fill) +
    stroke(
      `M${root + chord * 0.6} ${side * 5}L${tip[0] + chord * 0.28} ${tip[1]}L${tip[0] - chord * 0.3} ${tip[1]}`,
      side === 1 ? light.lit : light.rim,
      1.5,
    ) +
    plate(
      [
        [root + chord * 0.1, side * span * 0.42],
        [root + sweep * 0.5 + chord * 0.2, side * span * 0.62],
        [root + sweep * 0.5 - chord * 0.2, side * span * 0.62],
        [root - chord * 0.3, side * span * 0.42],
      ],
      light.glow,
      0.5,
    )
  );
}
