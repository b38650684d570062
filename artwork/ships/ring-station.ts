import type { Draw } from '../paint/brush';
import { halo, windows } from '../paint/light';
import { ellipse, path, stroke } from '../paint/shapes';
import { hullFill } from './parts';

/** A wheel around a hub, seen from a little above. */
export const ringStation: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [rx, ry] = [78 + 16 * random.next(), 20 + 22 * random.next()];
  const spire = 40 + 34 * random.next();
  const back = `M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0`;
  const front = `M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0`;
  return [
    defs,
    stroke(back, light.shade, 9),
    stroke(`M${-rx} 0H${rx}M${-rx * 0.5} ${-ry * 0.8}L${rx * 0.5} ${ry * 0.8}`, light.body, 4),
    path(`M-9 0L-4 ${-spire}H4L9 0L5 ${spire * 0.9}H-5Z`, fill),
    ellipse([0, 0], 20, 13, light.body),
    ellipse([0, -4], 18, 9, light.lit),
    stroke(front, light.body, 12),
    stroke(`M${-rx} -5A${rx} ${ry} 0 0 0 ${rx} -5`, light.rim, 2),
    stroke(`M${-rx * 0.96} 2A${rx} ${ry} 0 0 0 ${rx * 0.96} 2`, light.glow, 2, {
      'stroke-dasharray': '5 4',
    }),
    windows(brush, [-12, -2], 24, 4),
    halo(brush, [0, -spire], 9),
  ].join('');
};
