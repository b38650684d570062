import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, group, path, rect, stroke } from '../../paint/shapes';
import { hero } from '../hero';

/** A sight: a lens in its mount, and the marks that it projects. */
export const targeter: Draw = (brush) => {
  const { random, light } = brush;
  const r = between(random, 50, 62);
  const arms = random.pick([3, 4, 4, 6]);
  return hero(
    brush,
    between(random, -10, 10),
    times(arms, (at) =>
      group(
        d`rotate(${(360 * at) / arms + 45})`,
        path(
          d`M-11 ${-r + 2}L-7 ${-r - 26}H7L11 ${-r + 2}Z`,
          (at * 2) / arms < 1 ? light.lit : light.body,
        ),
        rect([-3, -r - 22, 6, 9], light.glow),
      ),
    ),
    mount(brush, r),
    circle([0, 0], r + 7, light.body),
    path(
      d`M0 ${-r - 7}A${r + 7} ${r + 7} 0 0 1 ${(r + 7) * 0.5} ${(r + 7) * 0.866}L0 0Z`,
      light.lit,
    ),
    stroke(
      d`M0 ${-r - 7}A${r + 7} ${r + 7} 0 0 1 ${(r + 7) * 0.5} ${(r + 7) * 0.866}`,
      light.rim,
      2.4,
    ),
    circle([0, 0], r - 4, light.shade),
    glow(brush, [0, 0], r - 4, 0.6),
    reticle(brush, r - 8),
    path(
      d`M${-r * 0.76} ${-r * 0.1}A${r * 0.78} ${r * 0.78} 0 0 1 ${r * 0.1} ${-r * 0.77}Q${-r * 0.5} ${-r * 0.6} ${-r * 0.76} ${-r * 0.1}Z`,
      '#ffffff',
      { opacity: 0.25 },
    ),
  );
};

function mount({ random, light }: Brush, r: number): string {
  const side = random.pick([1, -1]);
  const high = between(random, 16, 30);
  return [
    path(d`M${-20} ${r - 4}L-26 ${r + 30}Q0 ${r + 46} 26 ${r + 30}L20 ${r - 4}Z`, light.shade),
    path(d`M4 ${r - 4}L6 ${r + 38}L26 ${r + 30}L20 ${r - 4}Z`, light.body),
    path(
      d`M${side * (r - 8)} ${-high}h${side * 34}l${side * 7} ${high}l${side * -7} ${high}h${side * -34}Z`,
      side === 1 ? light.lit : light.body,
    ),
    rect([side * (r + 16) - 6, -high * 0.4, 12, high * 0.8], light.glow, { rx: 2 }),
    stroke(d`M${side * (r - 8)} ${-high}h${side * 34}l${side * 7} ${high}`, light.rim, 1.6),
  ].join('');
}

function reticle({ random, light }: Brush, r: number): string {
  const [x, y] = [between(random, -12, 12), between(random, -12, 12)];
  const kind = random.int(0, 2);
  const gap = between(random, 8, 15);
  return [
    circle([0, 0], r * 0.88, 'none', {
      stroke: light.glow,
      'stroke-width': 1.6,
      'stroke-dasharray': random.pick(['3 5', '14 6', '1 3']),
    }),
    stroke(
      d`M${x} ${-r * 0.8}V${y - gap}M${x} ${y + gap}V${r * 0.8}M${-r * 0.8} ${y}H${x - gap}M${x + gap} ${y}H${r * 0.8}`,
      light.glow,
      2,
    ),
    kind === 0 ? circle([x, y], gap * 1.5, 'none', { stroke: '#ffffff', 'stroke-width': 2 }) : '',
    kind === 1
      ? stroke(
          d`M${x - gap} ${y - gap * 0.4}v${-gap * 0.6}h${gap * 0.6}M${x + gap} ${y - gap * 0.4}v${-gap * 0.6}h${-gap * 0.6}M${x - gap} ${y + gap * 0.4}v${gap * 0.6}h${gap * 0.6}M${x + gap} ${y + gap * 0.4}v${gap * 0.6}h${-gap * 0.6}`,
          '#ffffff',
          2.2,
        )
      : '',
    kind === 2
      ? path(d`M${x} ${y - gap}L${x + gap} ${y + gap * 0.7}H${x - gap}Z`, 'none', {
          stroke: '#ffffff',
          'stroke-width': 2.2,
        })
      : '',
    circle([x, y], 3, '#ffffff'),
    times(4, (at) =>
      rect([r * 0.42, -r * 0.5 + at * 6, between(random, 4, 16), 2.4], light.glow, {
        opacity: 0.85,
      }),
    ),
  ].join('');
}
