import { between, type Draw, times } from '../paint/brush';
import { d, path, rect, stroke } from '../paint/shapes';
import { windows } from '../paint/light';
import { hullFill, plate, thruster } from './parts';

/** Two decks apart: the long hull above carries a keel of guns on its struts. */
export const frigate: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [drop, bow] = [between(random, 30, 40), between(random, 28, 58)];
  const bridge = random.int(-64, 14);
  const struts = random.int(2, 3);
  const guns = random.int(3, 4);
  return [
    defs,
    path(
      times(struts, (at) => {
        const x = -48 + at * (78 / (struts - 1));
        return d`M${x - 8} -6L${x - 14} ${drop}H${x + 2}L${x + 8} -6Z`;
      }),
      light.shade,
    ),
    thruster(brush, [-90, -17], 40, 15),
    thruster(brush, [-90, -1], 40, 15),
    thruster(brush, [-72, drop + 4], 30, 13),
    plate(
      [
        [bridge - 18, -23],
        [bridge - 12, -42],
        [bridge + 8, -42],
        [bridge + 24, -23],
      ],
      light.body,
    ),
    rect([bridge - 7, -37, 18, 5], light.glow, { opacity: 0.9 }),
    stroke(d`M${bridge - 6} -42v-20M${bridge + 2} -42v-11M${bridge - 12} -54h12`, light.body, 1.8),
    plate(
      [
        [100, -8],
        [58, -21],
        [-84, -25],
        [-92, -18],
        [-92, 4],
        [-78, 8],
        [52, 2],
      ],
      fill,
    ),
    plate(
      [
        [bow, drop - 3],
        [bow - 26, drop - 8],
        [-66, drop - 8],
        [-74, drop - 2],
        [-70, drop + 12],
        [bow - 30, drop + 11],
      ],
      fill,
    ),
    path(
      times(
        guns,
        (at) =>
          d`M${-50 + at * 24} ${drop + 11}l3 8h9l3 -8ZM${-40 + at * 24} ${drop + 13}h19v3h-19Z`,
      ),
      light.shade,
    ),
    windows(brush, [-78, -15], 128, 6),
    windows(brush, [-64, -5], 104, 9),
    windows(brush, [-60, drop + 1], bow + 40, 8),
    stroke(
      d`M100 -8L58 -21L-84 -25M${bow} ${drop - 3}L${bow - 26} ${drop - 8}H-66`,
      light.rim,
      1.5,
    ),
    stroke(d`M-84 -10H70M-52 -24V7M-6 -23V5M42 -21V2M-30 ${drop - 8}V${drop + 12}`, light.shade, 1),
  ].join('');
};
