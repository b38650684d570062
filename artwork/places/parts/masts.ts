import { between, type Brush, type Light, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, ellipse, group, path, rect, stroke } from '../../paint/shapes';

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

interface Dish {
  x: number;
  foot: number;
  r: number;
  /** Degrees clockwise from straight up. */
  tilt: number;
}

/** A dish aerial on a tripod. */
export function dish(light: Light, { x, foot, r, tilt }: Dish): string {
  const hub = foot - r * 1.1;
  return [
    path(
      d`M${x - r * 0.5} ${foot}L${x - 3} ${hub}H${x + 3}L${x + r * 0.5} ${foot}H${x + r * 0.3}L${x} ${hub + r * 0.4}L${x - r * 0.3} ${foot}Z`,
      light.body,
    ),
    stroke(d`M${x + 3} ${hub}L${x + r * 0.5} ${foot}`, light.rim, 1.2),
    group(
      d`translate(${x} ${hub}) rotate(${tilt})`,
      path(d`M${-r} ${-r * 0.42}Q0 ${r * 0.5} ${r} ${-r * 0.42}Z`, light.body),
      path(d`M${r * 0.1} ${r * 0.04}Q${r * 0.6} 0 ${r} ${-r * 0.42}H${r * 0.3}Z`, light.lit),
      ellipse([0, -r * 0.42], r, r * 0.22, light.shade),
      path(
        d`M0 ${-r * 0.2}A${r} ${r * 0.22} 0 0 0 ${r} ${-r * 0.42}Q${r * 0.4} ${-r * 0.3} 0 ${-r * 0.2}Z`,
        light.lit,
      ),
      stroke(d`M${-r} ${-r * 0.42}A${r} ${r * 0.22} 0 0 1 ${r} ${-r * 0.42}`, light.rim, 1.4),
      stroke(d`M${-r * 0.6} ${-r * 0.36}L0 ${-r * 1.1}L${r * 0.6} ${-r * 0.36}`, light.body, 1.6),
      circle([0, -r * 1.1], r * 0.09 + 1.5, light.glow),
    ),
  ].join('');
}

/** A portal crane, its arm out to one side. */
export function crane(light: Light, x: number, foot: number, high: number, side: 1 | -1): string {
  const [top, w] = [foot - high, high * 0.13];
  const reach = side * high * 0.72;
  const arm = top + high * 0.2;
  const cable = x + reach * 0.8;
  return [
    stroke(
      d`M${x - w * 1.5} ${foot}L${x - w * 0.6} ${arm}M${x + w * 1.5} ${foot}L${x + w * 0.6} ${arm}M${x - w * 1.25} ${foot - high * 0.3}H${x + w * 1.25}`,
      light.body,
      high * 0.04,
    ),
    stroke(d`M${x + w * 1.6} ${foot}L${x + w * 0.72} ${arm}`, light.rim, 1.3),
    path(d`M${x - w * 0.7} ${arm + 6}L${x} ${top}L${x + w * 0.7} ${arm + 6}Z`, light.body),
    path(d`M${x} ${arm + 6}V${top}L${x + w * 0.7} ${arm + 6}Z`, light.lit),
    path(
      d`M${x - reach * 0.4} ${arm}L${x + reach} ${arm - high * 0.08}v${high * 0.035}L${x - reach * 0.4} ${arm + high * 0.07}Z`,
      light.body,
    ),
    stroke(
      d`M${x} ${top}L${x + reach} ${arm - high * 0.08}M${x} ${top}L${x - reach * 0.4} ${arm}`,
      light.body,
      1.5,
    ),
    stroke(d`M${x - reach * 0.4} ${arm}L${x + reach} ${arm - high * 0.08}`, light.rim, 1.4),
    rect([x - reach * 0.4 - w * 0.6, arm - 2, w * 1.2, high * 0.1], light.shade),
    rect([x - w * 0.5, arm + 6, w, w], light.shade),
    rect([x - w * 0.35, arm + 9, w * 0.7, w * 0.35], light.glow),
    stroke(d`M${cable} ${arm}V${foot - high * 0.42}`, light.body, 1.2),
    rect([cable - 13, foot - high * 0.42, 26, 13], light.body),
    rect([cable + 3, foot - high * 0.42, 10, 13], light.lit),
    rect([x - 1.5, top - 5, 3, 5], light.glow),
  ].join('');
}
