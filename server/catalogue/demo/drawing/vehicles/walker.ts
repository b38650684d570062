import type { Draw } from '../brush';
import { circle, path, polygon, stroke } from '../shapes';

/** A cabin on legs, taller than a house. */
export const walker: Draw = (brush) => {
  const { random, light } = brush;
  const [hips, wide] = [random.int(110, 170), random.int(50, 84)];
  const legs = [-0.75, 0, 0.75];
  const leg = (share: number, at: number) => {
    const [x, knee] = [wide * share, wide * share + (at % 2 === 0 ? -22 : 24) + random.int(-6, 6)];
    const fill = at % 2 === 0 ? light.shade : light.body;
    return (
      stroke(`M${x} ${-hips}L${knee} ${-hips * 0.52}L${x + random.int(-14, 14)} -8`, fill, 11) +
      circle([knee, -hips * 0.52], 8, light.lit) +
      path(`M${x - 24} 0L${x - 12} -12H${x + 12}L${x + 24} 0Z`, fill)
    );
  };
  const high = random.int(44, 76);
  return [
    ...legs.map(leg),
    polygon(
      [
        [-wide, -hips - high * 0.7],
        [-wide * 0.6, -hips - high],
        [wide * 0.7, -hips - high],
        [wide * 1.1, -hips - high * 0.5],
        [wide * 0.8, -hips + 10],
        [-wide * 0.9, -hips + 10],
      ],
      light.body,
    ),
    polygon(
      [
        [-wide * 0.6, -hips - high],
        [wide * 0.7, -hips - high],
        [wide * 1.1, -hips - high * 0.5],
        [-wide * 0.9, -hips - high * 0.62],
      ],
      light.lit,
    ),
    polygon(
      [
        [wide * 0.5, -hips - high * 0.45],
        [wide * 1.02, -hips - high * 0.45],
        [wide * 0.92, -hips - high * 0.2],
        [wide * 0.5, -hips - high * 0.2],
      ],
      light.glow,
    ),
    stroke(`M${wide * 0.7} ${-hips - 2}h${wide * 0.9}`, light.shade, 6),
    stroke(
      `M${-wide} ${-hips - high * 0.7}L${-wide * 0.6} ${-hips - high}H${wide * 0.7}`,
      light.rim,
      2,
    ),
    stroke(`M${-wide * 0.4} ${-hips - high}v${-random.int(14, 40)}`, light.body, 2.4),
  ].join('');
};
