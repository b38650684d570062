import { between, type Draw, times } from '../paint/brush';
import { d, dot, path, rect, stroke } from '../paint/shapes';
import { hullFill, plate, thruster } from './parts';

/** A bus among ships: blunt and friendly, with a windscreen, a door and large windows. */
export const shuttle: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [roof, fin] = [between(random, 20, 27), between(random, 24, 40)];
  const sweep = random.int(-96, -74);
  const panes = random.int(4, 6);
  const door = -34 + random.int(0, 1) * 66;
  const pane = (at: number) => -62 + at * (94 / panes);
  return [
    defs,
    path(d`M-40 ${-roof + 2}L-72 ${-roof - fin * 0.8}H-84L-78 ${-roof + 4}Z`, light.shade),
    thruster(brush, [-92, -8], 38, 16),
    thruster(brush, [-92, 9], 38, 16),
    path(
      d`M97 3C95 -9 80 ${-roof * 0.9} 54 ${-roof}L-70 ${-roof}Q-86 ${-roof} -88 -14V14Q-86 20 -76 20H58C84 19 97 13 97 3Z`,
      fill,
    ),
    path('M96 6C84 10 70 10 58 10H-88V14Q-86 20 -76 20H58C82 19 95 14 96 6Z', light.shade),
    path(d`M87 -6L66 ${-roof * 0.84}H52L58 -6Z`, light.glow, { opacity: 0.9 }),
    stroke(d`M72 -6L62 ${-roof * 0.8}`, light.shade, 2),
    path(
      times(panes, (at) => (Math.abs(pane(at) - door) < 14 ? '' : dot(pane(at), -7, 5.4))),
      light.glow,
      { opacity: 0.9 },
    ),
    rect([door - 8, -14, 16, 24], light.body, { rx: 3, stroke: light.shade, 'stroke-width': 1.4 }),
    path(dot(door, -6, 3), light.glow),
    plate(
      [
        [24, 12],
        [sweep + 28, 46],
        [sweep, 47],
        [-72, 13],
      ],
      light.body,
    ),
    path(d`M-52 ${-roof + 3}L-84 ${-roof - fin}H-98L-86 ${-roof + 6}Z`, light.body),
    stroke(
      d`M24 12L${sweep + 28} 46M90 -8C80 ${-roof * 0.9} 70 ${-roof} 54 ${-roof}H-52L-84 ${-roof - fin}`,
      light.rim,
      1.6,
    ),
    stroke(d`M46 ${-roof}V10M-70 ${-roof}V10M-8 13L${sweep + 16} 40`, light.shade, 1),
    stroke('M-86 7H44', light.glow, 1.8, { opacity: 0.55 }),
    stroke(d`M10 ${-roof}v-9h14M-20 ${-roof - 1}h18`, light.body, 3),
  ].join('');
};
