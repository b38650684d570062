import type { Draw } from '../paint/brush';
import { path, stroke } from '../paint/shapes';
import { flame, hullFill, plate } from './parts';

/** A craft that is all wing. */
export const flyingWing: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const span = 46 + 22 * random.next();
  const back = -30 - 30 * random.next();
  const notch = back + 18 + 16 * random.next();
  return [
    defs,
    flame(brush, [notch - 6, -9], 52, 9),
    flame(brush, [notch - 6, 9], 52, 9),
    plate(
      [
        [92, 0],
        [10, -span * 0.3],
        [back, -span],
        [back + 12, -span * 0.72],
        [notch, -8],
        [notch, 8],
        [back + 12, span * 0.72],
        [back, span],
        [10, span * 0.34],
      ],
      fill,
    ),
    plate(
      [
        [92, 0],
        [10, -span * 0.3],
        [back, -span],
        [0, -span * 0.14],
      ],
      light.lit,
      0.7,
    ),
    path(`M52 -3Q34 ${-span * 0.24} 6 -5Q24 3 52 -3Z`, light.glow, { opacity: 0.85 }),
    stroke(`M92 0L10 ${-span * 0.3}L${back} ${-span}`, light.rim, 1.6),
    stroke(`M${notch} 0H40M${back + 20} ${span * 0.6}L20 ${span * 0.2}`, light.shade, 1.4),
  ].join('');
};
