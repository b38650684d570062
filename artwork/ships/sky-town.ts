import type { Draw } from '../paint/brush';
import { halo, windows } from '../paint/light';
import { circle, path, rect, stroke } from '../paint/shapes';
import { hullFill } from './parts';

/** Spires grown downwards from a disc: a town in the sky. */
export const skyTown: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const towers = Array.from({ length: 9 }, (_, at) => {
    const x = -72 + at * 17 + 6 * random.next();
    const high = 14 + (60 - Math.abs(x) * 0.6) * random.next();
    const wide = 8 + 6 * random.next();
    return [
      path(
        `M${x} 0V${-high}L${x + wide / 2} ${-high - wide * random.next()}L${x + wide} ${-high}V0Z`,
        light.body,
      ),
      rect([light.from === 1 ? x + wide * 0.6 : x, -high, wide * 0.4, high], light.lit, {
        opacity: 0.8,
      }),
      windows(brush, [x + 2, -high * 0.6], wide - 3, 3),
    ].join('');
  });
  const root = 50 + 44 * random.next();
  return [
    defs,
    ...towers,
    path(
      `M-92 0H92C70 22 26 18 12 ${root * 0.7}L2 ${root}L-8 ${root * 0.6}C-24 20 -70 22 -92 0Z`,
      fill,
    ),
    stroke('M-92 0H92', light.rim, 2),
    stroke('M-70 8H70', light.glow, 1.6, { 'stroke-dasharray': '4 6' }),
    circle([0, root], 3, light.glow),
    halo(brush, [0, root], 14),
  ].join('');
};
