import { between, type Draw, times } from '../paint/brush';
import { beam } from '../paint/light';
import { circle, d, path, rect, stroke } from '../paint/shapes';
import { hullFill, plate, thruster } from './parts';

/** Mostly engine: two drums, a wheelhouse with lamps, and arms that grip larger ships. */
export const tug: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [drum, house] = [between(random, 30, 38), between(random, 26, 38)];
  const elbow = between(random, 64, 74);
  const lamp = -22 - house;
  const arm = (side: 1 | -1) => d`M38 ${side * 22}L${elbow} ${side * 40}L92 ${side * 20}`;
  const claw = (side: 1 | -1) =>
    d`M86 ${side * 27}l12 ${side * -3}l-3 ${side * -13}M89 ${side * 23}l-7 ${side * -9}`;
  return [
    defs,
    stroke(arm(-1), light.shade, 6, { 'stroke-linejoin': 'round' }),
    stroke(claw(-1), light.shade, 3.6),
    thruster(brush, [-82, -drum * 0.6], 34, drum * 0.9),
    thruster(brush, [-82, drum * 0.66], 34, drum * 0.9),
    rect([-46, -20, 92, 42], fill, { rx: 5 }),
    rect([-72, -drum * 1.1, 52, drum], fill, { rx: 9 }),
    rect([-72, drum * 0.14, 52, drum], fill, { rx: 9 }),
    stroke(
      d`M-58 ${-drum * 1.1}v${drum}M-34 ${-drum * 1.1}v${drum}M-58 ${drum * 0.14}v${drum}M-34 ${drum * 0.14}v${drum}`,
      light.shade,
      2,
    ),
    beam(brush, [30, lamp + 2], random.int(84, 100), 66, 30, 0.45),
    path(d`M-12 -19L-8 ${lamp}H26L36 ${lamp + house * 0.5}V-19Z`, light.body),
    path(d`M4 ${lamp + 5}H23L31 ${lamp + house * 0.5}V${lamp + house * 0.6}H4Z`, light.glow, {
      opacity: 0.9,
    }),
    stroke(d`M15 ${lamp + 5}V${lamp + house * 0.6}`, light.shade, 2),
    stroke(d`M-8 ${lamp}H26L36 ${lamp + house * 0.5}M-72 ${-drum * 1.1 + 1}h52`, light.rim, 1.6),
    stroke(d`M2 ${lamp}v${-random.int(10, 22)}M-3 ${lamp}v-8`, light.body, 1.8),
    circle([29, lamp + 2], 3.4, light.glow),
    rect([42, -28, 13, 58], light.body, { rx: 6 }),
    path(
      times(4, (at) => d`M43 ${-20 + at * 13}l11 -6v6l-11 6Z`),
      light.glow,
      { opacity: 0.6 },
    ),
    stroke(arm(1), light.body, 6.5, { 'stroke-linejoin': 'round' }),
    stroke(claw(1), light.body, 3.8),
    circle([elbow, 40], 6, light.lit),
    plate(
      [
        [-14, 6],
        [28, 6],
        [28, 15],
        [-14, 15],
      ],
      light.shade,
    ),
  ].join('');
};
