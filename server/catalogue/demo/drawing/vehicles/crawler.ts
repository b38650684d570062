import type { Draw } from '../brush';
import { windows } from '../lights';
import { circle, polygon, rect, stroke } from '../shapes';

/** A house on tracks. */
export const crawler: Draw = (brush) => {
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
