import { between, type Draw, times } from '../paint/brush';
import { circle, d, dot, ellipse, group, path, stroke } from '../paint/shapes';
import { halo, windows } from '../paint/light';
import { hullFill, plate, thruster } from './parts';

/** A listening post: a large dish above, aerials below, and solar panels. */
export const picket: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [dish, turn] = [between(random, 34, 44), random.int(34, 62)];
  const [aerial, vanes] = [between(random, 56, 78), random.int(2, 3)];
  const waves = times(3, (at) => {
    const r = 24 + at * 12;
    return d`M${r * 0.5} ${-r * 0.87}A${r} ${r} 0 0 1 ${r * 0.87} ${-r * 0.5}`;
  });
  return [
    defs,
    stroke(
      d`M-8 8V${aerial}M-26 ${aerial * 0.5}h36M-20 ${aerial * 0.7}h24M-15 ${aerial * 0.88}h14M22 8V${aerial * 0.6}M14 ${aerial * 0.44}h16`,
      light.body,
      2.2,
    ),
    thruster(brush, [-56, 0], 26, 14),
    path(
      times(vanes, (at) => d`M${-50 - at * 17} -30h13l-4 24h-13ZM${-54 - at * 17} 6h13l4 24h-13Z`),
      light.body,
    ),
    stroke(
      times(
        vanes,
        (at) => d`M${-50 - at * 17} -30h13M${-52 - at * 17} -18h13M${-53 - at * 17} 18h13`,
      ),
      light.glow,
      1.2,
      { opacity: 0.7 },
    ),
    stroke(d`M${-40 - vanes * 17} 0H-40`, light.shade, 4),
    plate(
      [
        [2, -8],
        [-4, -34],
        [10, -34],
        [20, -8],
      ],
      light.shade,
    ),
    plate(
      [
        [76, 1],
        [52, -9],
        [-40, -11],
        [-54, -6],
        [-54, 7],
        [-38, 11],
        [48, 10],
      ],
      fill,
    ),
    path('M70 -1L53 -8H42L46 -1Z', light.glow, { opacity: 0.9 }),
    windows(brush, [-34, 0], 70, 7),
    stroke('M76 1L52 -9L-40 -11', light.rim, 1.6),
    stroke('M-20 -10V10M10 -10V10M34 -9V10', light.shade, 1),
    group(
      d`translate(4 -40) rotate(${turn})`,
      path(d`M${-dish} 0Q0 ${dish * 0.72} ${dish} 0Z`, light.body),
      ellipse([0, 0], dish, dish * 0.27, light.shade),
      ellipse([0, 1.5], dish * 0.78, dish * 0.18, light.body),
      stroke(d`M${-dish} 0A${dish} ${dish * 0.27} 0 0 1 ${dish} 0`, light.rim, 1.7),
      stroke(d`M${-dish * 0.6} 1L0 ${-dish * 0.62}L${dish * 0.6} 1`, light.lit, 1.5),
      circle([0, -dish * 0.62], 3.4, light.glow),
      halo(brush, [0, -dish * 0.62], 13),
      stroke(waves, light.glow, 1.8, { opacity: 0.55 }),
    ),
    path(dot(-8, aerial, 2.6) + dot(22, aerial * 0.6, 2.2), light.glow),
    halo(brush, [-8, aerial], 10),
  ].join('');
};
