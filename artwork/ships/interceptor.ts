import { between, type Draw } from '../paint/brush';
import { d, path, type Point, stroke } from '../paint/shapes';
import { hullFill, plate, thruster } from './parts';

type Side = 1 | -1;

/** A fast ship: a forked prow, wings swept forwards, one oversized engine. */
export const interceptor: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [gap, reach, span] = [
    between(random, 9, 14),
    between(random, 24, 58),
    between(random, 46, 68),
  ];
  const prong = (side: Side): Point[] => [
    [98, side * gap],
    [44, side * (gap + 5)],
    [-46, side * (gap + 6)],
    [-58, side * gap],
    [-40, side * (gap - 7)],
    [34, side * (gap - 4)],
  ];
  const wing = (side: Side, wide: number): Point[] => [
    [14, side * gap],
    [reach, side * wide],
    [reach - 14, side * (wide + 1)],
    [-18, side * wide * 0.62],
    [-54, side * gap],
  ];
  const blade = (side: Side, wide: number): Point[] => [
    [reach + 30, side * wide],
    [reach, side * (wide - 3)],
    [reach - 26, side * wide],
    [reach, side * (wide + 3)],
  ];
  const far = span * 0.62;
  return [
    defs,
    plate(wing(-1, far), light.shade),
    plate(blade(-1, far), light.body),
    thruster(brush, [-62, 0], between(random, 54, 70), 24),
    plate(prong(-1), light.shade),
    path(d`M62 0L30 -7L-50 -10L-56 0L-50 10L30 7Z`, fill),
    plate(wing(1, span), light.body),
    plate(blade(1, span), light.body),
    plate(prong(1), fill),
    path('M50 -1Q34 -9 8 -6Q14 2 50 -1Z', light.glow, { opacity: 0.9 }),
    stroke(
      d`M98 ${-gap}L44 ${-gap - 5}H-10M98 ${gap}L34 ${gap - 4}L-20 ${gap - 6}M14 ${gap}L${reach} ${span}L${reach + 30} ${span}`,
      light.rim,
      1.5,
    ),
    stroke(
      d`M-4 ${gap + 4}L${reach * 0.7} ${span * 0.8}M-26 ${gap + 4}L${reach * 0.3} ${span * 0.78}M-24 -8V8M-38 -9V9`,
      light.shade,
      1.2,
    ),
    stroke(d`M40 ${gap + 2}H-34M40 ${-gap - 2}H-34`, light.glow, 1.4, { opacity: 0.7 }),
  ].join('');
};
