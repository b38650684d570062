import type { Draw } from './paint/brush';
import { halo, windows } from './paint/light';
import { circle, path, polygon, rect, stroke } from './paint/shapes';

/** A cabin on legs, taller than a house. */
const walker: Draw = (brush) => {
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

/** A house on tracks. */
const crawler: Draw = (brush) => {
  const { random, light } = brush;
  const [long, high] = [random.int(90, 130), random.int(90, 170)];
  const wheels = Array.from({ length: 5 }, (_, at) =>
    circle([-long * 0.8 + at * long * 0.4, -22], 15, light.body),
  );
  return [
    polygon(
      [
        [-long * 0.8, -40],
        [-long * 0.7, -high],
        [long * 0.3, -high - 14],
        [long * 0.72, -high * 0.6],
        [long * 0.95, -40],
      ],
      light.body,
    ),
    polygon(
      light.from === 1
        ? [
            [long * 0.3, -high - 14],
            [long * 0.72, -high * 0.6],
            [long * 0.95, -40],
            [long * 0.4, -40],
          ]
        : [
            [-long * 0.8, -40],
            [-long * 0.7, -high],
            [-long * 0.3, -high - 6],
            [-long * 0.36, -40],
          ],
      light.lit,
    ),
    windows(brush, [-long * 0.5, -high * 0.8], long * 0.8, 14),
    windows(brush, [-long * 0.5, -high * 0.55], long, 18),
    stroke(
      `M${-long * 0.7} ${-high}L${long * 0.3} ${-high - 14}L${long * 0.72} ${-high * 0.6}`,
      light.rim,
      2,
    ),
    stroke(`M${-long * 0.5} ${-high}v-40M${-long * 0.3} ${-high - 6}l20 -30`, light.shade, 3.4),
    rect([-long, -44, long * 2, 44], light.shade, { rx: 22 }),
    ...wheels,
    stroke(`M${-long * 0.9} -43H${long * 0.9}`, light.rim, 1.4, { opacity: 0.6 }),
  ].join('');
};

/** A hull that hovers a step above the ground. */
const speeder: Draw = (brush) => {
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

/** Machines on the ground; they stand at the origin and look to +x. */
export const VEHICLES = { walker, speeder, crawler } satisfies Record<string, Draw>;
