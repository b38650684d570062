import type { Draw } from '../paint/brush';
import { windows } from '../paint/light';
import { path, stroke } from '../paint/shapes';
import { flame, hullFill } from './parts';

/** A clipper that sails on sunlight. */
export const clipper: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const sails = Array.from({ length: random.int(2, 4) }, (_, at) => {
    const x = 46 - at * (26 + 8 * random.next());
    const high = 42 + 40 * random.next() - at * 5;
    const belly = 20 + 18 * random.next();
    const sail = `M${x} -7C${x - belly * 0.2} ${-high * 0.5} ${x - belly * 0.3} ${-high * 0.8} ${x - belly} ${-high}C${x - belly * 1.4} ${-high * 0.6} ${x - belly * 1.5} ${-high * 0.3} ${x - belly * 1.2} -7Z`;
    return [
      path(sail, at % 2 === 0 ? light.lit : light.body),
      stroke(
        `M${x} -7C${x - belly * 0.2} ${-high * 0.5} ${x - belly * 0.3} ${-high * 0.8} ${x - belly} ${-high}`,
        light.rim,
        1.8,
      ),
      stroke(
        `M${x - belly * 0.6} -8Q${x - belly * 0.9} ${-high * 0.5} ${x - belly} ${-high}`,
        light.glow,
        1,
        { opacity: 0.6 },
      ),
    ].join('');
  });
  return [
    defs,
    ...sails,
    flame(brush, [-70, 1], 34, 8),
    path('M98 -6C70 10 20 16 -60 11L-74 -8C-20 -4 40 -4 98 -6Z', fill),
    stroke('M98 -6C40 -4 -20 -4 -74 -8', light.rim, 1.6),
    windows(brush, [-50, 2], 90, 7),
  ].join('');
};
