import type { Draw } from '../brush';
import { halo } from '../lights';
import { circle, path, rect, stroke } from '../shapes';

/** A hull that hovers a step above the ground. */
export const speeder: Draw = (brush) => {
  const { random, light } = brush;
  const long = random.int(100, 140);
  const fin = random.int(20, 54);
  return [
    path(`M${-long} -8Q0 10 ${long} -8Q0 -2 ${-long} -8Z`, light.shade, { opacity: 0.5 }),
    halo(brush, [-long, -48], 26),
    path(
      `M${-long * 0.7} -60L${-long * 0.95} ${-62 - fin}L${-long * 0.62} ${-62 - fin}L${-long * 0.3} -62Z`,
      light.shade,
    ),
    path(
      `M${long * 1.1} -36C${long * 0.6} -64 ${-long * 0.4} -72 ${-long} -60L${-long * 0.96} -36Q0 -22 ${long * 1.1} -36Z`,
      light.body,
    ),
    path(
      `M${long * 1.1} -36C${long * 0.6} -64 ${-long * 0.4} -72 ${-long} -60L${-long * 0.4} -56Q${long * 0.4} -52 ${long * 1.1} -36Z`,
      light.lit,
    ),
    path(`M${long * 0.28} -60Q${long * 0.1} -88 ${-long * 0.24} -66Z`, light.glow, {
      opacity: 0.9,
    }),
    path('M-14 -66C-16 -92 -10 -104 0 -104C10 -103 10 -92 10 -66Z', light.shade),
    circle([1, -108], 9, light.body),
    stroke(`M${-long} -60C${-long * 0.4} -72 ${long * 0.6} -64 ${long * 1.1} -36`, light.rim, 2),
    rect([-long * 0.8, -34, long * 0.4, 9], light.shade, { rx: 4 }),
    rect([long * 0.2, -33, long * 0.4, 9], light.shade, { rx: 4 }),
  ].join('');
};
