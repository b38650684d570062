import { between, type Draw } from '../paint/brush';
import { d, path, stroke } from '../paint/shapes';
import { windows } from '../paint/light';
import { hullFill, thruster } from './parts';

/** A lean racer among warships: one long curve with a swept sail of a fin and a keel to match. */
export const corvette: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [fin, keel] = [between(random, 28, 44), between(random, 18, 34)];
  const [root, arch] = [random.int(-34, -12), between(random, 15, 21)];
  const engines = random.chance(0.5) ? [-9, 7] : [-11, -1, 9];
  return [
    defs,
    path(d`M${root + 8} 10L-58 ${10 + keel}L-82 ${12 + keel}L-62 9Z`, light.shade),
    ...engines.map((y) => thruster(brush, [-90, y], between(random, 36, 50), 11)),
    path(
      d`M${root} ${-arch + 4}Q-60 ${-arch - fin * 0.5} -74 ${-arch - fin}L-96 ${-arch - fin - 3}Q-80 -24 -82 -10Z`,
      light.shade,
    ),
    path(
      d`M-70 ${-arch - fin * 0.62}L-77 ${-arch - fin * 0.86}L-92 ${-arch - fin * 0.88}L-86 ${-arch - fin * 0.6}Z`,
      light.glow,
      { opacity: 0.6 },
    ),
    path(d`M-22 ${-arch + 2}L-14 ${-arch - 11}H6L24 ${-arch + 2}Z`, light.shade),
    path(d`M-8 ${-arch - 8}H5L14 ${-arch - 2}H-8Z`, light.glow, { opacity: 0.9 }),
    stroke(d`M-12 ${-arch - 11}v-13`, light.body, 1.8),
    path(d`M34 ${-arch + 4}l4 -9h10l8 12Z`, light.shade),
    stroke(d`M46 ${-arch}l26 3`, light.shade, 2.8),
    path(
      d`M104 2C70 -6 40 ${-arch} 0 ${-arch}C-40 ${-arch} -66 -18 -86 -16V14C-60 17 -10 16 26 12C54 9 80 6 104 2Z`,
      fill,
    ),
    path(d`M62 -6L20 ${-arch + 3}H-30L-10 ${-arch * 0.55}H34Z`, light.lit, { opacity: 0.4 }),
    path('M34 4L6 30L-16 33L-4 6Z', light.body),
    stroke('M34 4L6 30L-16 33', light.rim, 1.5),
    stroke('M-14 32h46M-16 9L-6 26', light.shade, 2.6),
    windows(brush, [-76, -6], 120, 6),
    windows(brush, [-70, 10], 64, 8),
    stroke(
      d`M104 2C70 -6 40 ${-arch} 0 ${-arch}M${root} ${-arch + 4}Q-60 ${-arch - fin * 0.5} -74 ${-arch - fin}L-96 ${-arch - fin - 3}`,
      light.rim,
      1.7,
    ),
    stroke('M92 3C40 8 -30 8 -84 6', light.glow, 1.6, { opacity: 0.6 }),
    stroke(d`M-52 ${-arch + 1}V15M-22 ${-arch}V5M58 -6V7`, light.shade, 1),
  ].join('');
};
