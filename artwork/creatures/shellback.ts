import type { Draw } from '../paint/brush';
import { circle, path, stroke } from '../paint/shapes';

/** A shell on many legs. */
export const shellback: Draw = ({ random, light }) => {
  const [long, high] = [random.int(80, 120), random.int(70, 120)];
  const legs = Array.from({ length: random.int(3, 5) }, (_, at) => {
    const x = -long * 0.7 + at * long * 0.38;
    return `M${x} -44L${x + random.int(-26, -4)} -26L${x + random.int(-20, 16)} 0L${x + 16} -38Z`;
  });
  const plates = [-0.55, -0.15, 0.28].map(
    (at) =>
      `M${long * at} -40Q${long * (at + 0.05)} ${-40 - high * 0.8} ${long * (at + 0.22)} ${-40 - high * 0.84 + Math.abs(at) * high * 0.5}`,
  );
  return [
    path(legs.join(''), light.shade),
    path(
      `M${long * 0.7} -46Q${long * 1.15} -80 ${long * 1.3} -52Q${long * 1.2} -34 ${long * 0.7} -36Z`,
      light.body,
    ),
    path(
      `M${-long} -38C${-long} ${-70 - high} ${long * 0.8} ${-60 - high} ${long} -42Q0 -26 ${-long} -38Z`,
      light.body,
    ),
    path(
      `M${light.from * long * 0.96} -46C${light.from * long * 0.8} ${-50 - high * 0.75} ${light.from * long * 0.3} ${-44 - high * 0.84} 0 ${-46 - high * 0.76}Q${light.from * long * 0.5} ${-30 - high * 0.5} ${light.from * long * 0.96} -46Z`,
      light.lit,
    ),
    stroke(plates.join(''), light.shade, 2.4),
    stroke(
      `M${-long} -40C${-long} ${-70 - high} ${long * 0.8} ${-60 - high} ${long} -42`,
      light.rim,
      1.8,
    ),
    circle([long * 1.14, -58], 2.6, light.glow),
  ].join('');
};
