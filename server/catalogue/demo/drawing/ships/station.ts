import type { Draw } from '../brush';
import { circle, ellipse, path, rect, stroke } from '../shapes';
import { halo, windows } from '../lights';
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
