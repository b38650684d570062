import type { Brush, Light } from '../../brush';
import { between, times } from '../../forms/chance';
import { glow } from '../../forms/lighting';
import { d } from '../../forms/path-data';
import { circle, path, stroke } from '../../shapes';

type Mast = (brush: Brush, light: Light, x: number, foot: number, high: number) => string;

/** A mast of crossed struts with drums on it. */
export const lattice: Mast = (brush, light, x, foot, high) => {
  const { random } = brush;
  const w = high * between(random, 0.09, 0.13);
  const rungs = 9;
  let braces = '';
  for (let n = 0; n < rungs; n++) {
    const [y1, y2] = [foot - (high * n) / rungs, foot - (high * (n + 1)) / rungs];
    const [a, b] = [w * (1 - n / (rungs + 0.6)), w * (1 - (n + 1) / (rungs + 0.6))];
    braces += d`M${x - a} ${y1}L${x + b} ${y2}L${x - b} ${y2}L${x + a} ${y1}`;
  }
  return [
    stroke(braces, light.body, 1.8),
    stroke(d`M${x - w} ${foot}L${x - 1.5} ${foot - high}`, light.shade, 4),
    stroke(d`M${x + w} ${foot}L${x + 1.5} ${foot - high}`, light.body, 4),
    stroke(d`M${x + w + 1.6} ${foot}L${x + 3} ${foot - high}`, light.rim, 1.3),
    times(random.int(2, 4), (n) => {
      const [y, out] = [foot - high * (0.5 + n * 0.13), (n % 2 ? 1 : -1) * w * 0.75];
      const r = between(random, 7, 13);
      return (
        path(
          d`M${x + out} ${y - r}Q${x + out - out * 0.6} ${y} ${x + out} ${y + r}Q${x + out + out * 0.55} ${y} ${x + out} ${y - r}Z`,
          n % 2 ? light.lit : light.body,
        ) +
        stroke(
          d`M${x + out} ${y - r}Q${x + out + out * 0.55} ${y} ${x + out} ${y + r}`,
          light.rim,
          1.1,
        )
      );
    }),
    tip(brush, x, foot - high),
  ].join('');
};

/** A slim tower with collars. */
export const needle: Mast = (brush, light, x, foot, high) => {
  const { random } = brush;
  const w = high * between(random, 0.05, 0.085);
  const collars = random.int(2, 4);
  return [
    path(
      d`M${x - w * 1.7} ${foot}Q${x - w * 0.4} ${foot - high * 0.3} ${x - 2} ${foot - high}H${x + 2}Q${x + w * 0.4} ${foot - high * 0.3} ${x + w * 1.7} ${foot}Z`,
      light.body,
    ),
    path(
      d`M${x + w * 0.4} ${foot}Q${x + w * 0.1} ${foot - high * 0.3} ${x} ${foot - high}H${x + 2}Q${x + w * 0.4} ${foot - high * 0.3} ${x + w * 1.7} ${foot}Z`,
      light.lit,
    ),
    stroke(
      d`M${x + 2} ${foot - high}Q${x + w * 0.4} ${foot - high * 0.3} ${x + w * 1.7} ${foot}`,
      light.rim,
      1.3,
    ),
    times(collars, (n) => {
      const [y, r] = [foot - high * (0.48 + n * 0.14), w * (1.9 - n * 0.36)];
      return (
        path(
          d`M${x - r} ${y}l${r * 0.3} ${-r * 0.5}h${r * 1.4}l${r * 0.3} ${r * 0.5}l${-r * 0.5} ${r * 0.5}h${-r}Z`,
          light.body,
        ) +
        path(
          d`M${x + r * 0.3} ${y - r * 0.5}h${r * 0.4}l${r * 0.3} ${r * 0.5}l${-r * 0.5} ${r * 0.5}Z`,
          light.lit,
        ) +
        stroke(d`M${x - r * 0.8} ${y}h${r * 1.6}`, brush.light.glow, 1.8, {
          'stroke-dasharray': '2.5 2.5',
        })
      );
    }),
    tip(brush, x, foot - high),
  ].join('');
};

const tip = (brush: Brush, x: number, y: number): string =>
  stroke(d`M${x} ${y + 2}v-20`, brush.light.body, 2) +
  glow(brush, [x, y - 20], 20, 0.9) +
  circle([x, y - 20], 2.8, brush.light.glow);
