import type { Draw } from '../paint/brush';
import { circle, path, stroke } from '../paint/shapes';

/** A flier with wide wings, above the ground. */
export const flier: Draw = ({ random, light }) => {
  const [span, lift] = [random.int(110, 160), random.int(20, 90)];
  const y = -random.int(90, 150);
  const wing = (side: 1 | -1, fill: string) =>
    path(
      `M${side * 8} ${y}C${side * span * 0.3} ${y - lift * 1.2} ${side * span * 0.6} ${y - lift * 1.3} ${side * span} ${y - lift * 0.6}Q${side * span * 0.8} ${y - lift * 0.5} ${side * span * 0.74} ${y - lift * 0.1}Q${side * span * 0.58} ${y - lift * 0.4} ${side * span * 0.46} ${y + 4}Q${side * span * 0.3} ${y - lift * 0.1} ${side * 10} ${y + 26}Z`,
      fill,
    );
  const rim = (side: 1 | -1) =>
    stroke(
      `M${side * 8} ${y}C${side * span * 0.3} ${y - lift * 1.2} ${side * span * 0.6} ${y - lift * 1.3} ${side * span} ${y - lift * 0.6}`,
      light.rim,
      2,
    );
  return [
    wing(-light.from as 1 | -1, light.shade),
    path(
      `M-10 ${y + 6}Q-6 ${y + 70} ${random.int(-20, 20)} ${y + 110}Q6 ${y + 70} 10 ${y + 6}Z`,
      light.shade,
    ),
    wing(light.from, light.lit),
    rim(light.from),
    path(
      `M-11 ${y + 10}Q-12 ${y - 20} 0 ${y - 34}L${light.from * 26} ${y - 40}L${light.from * 10} ${y - 24}Q14 ${y} 10 ${y + 30}Q0 ${y + 48} -11 ${y + 10}Z`,
      light.body,
    ),
    circle([light.from * 7, y - 31], 2, light.glow),
  ].join('');
};
