import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, ellipse, group, path, rect, stroke } from '../../paint/shapes';
import { hero } from '../hero';

/** A star compass: a case, a dial, and a needle of light. */
export const compass: Draw = (brush) => {
  const { random, light } = brush;
  const r = between(random, 62, 74);
  return hero(
    brush,
    between(random, -16, 16),
    random.chance(0.5) ? lid(brush, r) : gimbal(brush, r),
    circle([0, 8], r, light.body),
    path(
      d`M0 ${8 - r}A${r} ${r} 0 0 1 ${r * 0.5} ${8 + r * 0.866}A${r * 1.3} ${r * 1.3} 0 0 0 0 ${8 - r}Z`,
      light.lit,
    ),
    stroke(d`M0 ${8 - r}A${r} ${r} 0 0 1 ${r * 0.5} ${8 + r * 0.866}`, light.rim, 2.4),
    circle([0, 8], r * 0.82, light.shade),
    glow(brush, [0, 8], r * 0.82, 0.55),
    times(random.pick([8, 12, 16, 24]), (at) => {
      const step = 15 * Math.round((at * 360) / 24 / 15);
      return group(
        d`translate(0 8) rotate(${step + at * 7.5})`,
        rect([-0.8, -r * 0.78, 1.6, at % 4 ? 5 : 10], light.rim),
      );
    }),
    circle([0, 8], r * between(random, 0.42, 0.56), 'none', {
      stroke: light.lit,
      'stroke-width': 2,
    }),
    stars(brush, r),
    needle(brush, r),
    path(
      d`M${-r * 0.6} ${8 - r * 0.4}A${r * 0.76} ${r * 0.76} 0 0 1 ${r * 0.2} ${8 - r * 0.72}Q${-r * 0.3} ${8 - r * 0.6} ${-r * 0.6} ${8 - r * 0.4}Z`,
      '#ffffff',
      { opacity: 0.22 },
    ),
  );
};

function needle({ random, light }: Brush, r: number): string {
  const long = r * between(random, 0.64, 0.76);
  const wide = between(random, 6, 11);
  return group(
    d`translate(0 8) rotate(${between(random, -70, 70)})`,
    path(d`M0 ${-long}L${wide} 0H0Z`, '#ffffff'),
    path(d`M0 ${-long}L${-wide} 0H0Z`, light.glow),
    path(d`M0 ${long * 0.8}L${wide} 0H${-wide}Z`, light.body),
    path(d`M0 ${long * 0.8}L${wide} 0H0Z`, light.lit),
    circle([0, 0], 4.5, light.rim),
  );
}

/** A constellation on the dial. */
function stars({ random, light }: Brush, r: number): string {
  const points = times(random.int(4, 6), (at) => {
    const angle = at * 1.1 + between(random, 0, 0.6);
    const far = r * between(random, 0.2, 0.6);
    return d`${at ? 'L' : 'M'}${Math.cos(angle) * far} ${8 + Math.sin(angle) * far}`;
  });
  return stroke(points, light.glow, 1, { opacity: 0.7, 'stroke-dasharray': '2 2' });
}

const lid = ({ light }: Brush, r: number): string =>
  ellipse([0, -r * 0.92], r * 0.86, r * 0.42, light.shade) +
  path(
    d`M0 ${-r * 1.34}A${r * 0.86} ${r * 0.42} 0 0 1 ${r * 0.86} ${-r * 0.92}L0 ${-r * 0.7}Z`,
    light.body,
  ) +
  stroke(
    d`M${-r * 0.3} ${-r * 1.32}A${r * 0.86} ${r * 0.42} 0 0 1 ${r * 0.86} ${-r * 0.92}`,
    light.rim,
    2,
  ) +
  rect([-9, -r * 0.98, 18, 10], light.lit);

const gimbal = ({ light, random }: Brush, r: number): string => {
  const flat = between(random, 0.3, 0.6);
  return group(
    d`translate(0 8) rotate(${between(random, -40, 40)})`,
    ellipse([0, 0], r * 1.34, r * flat, 'none', { stroke: light.body, 'stroke-width': 6 }),
    stroke(d`M0 ${-r * flat - 3}A${r * 1.36} ${r * flat + 3} 0 0 1 ${r * 1.36} 0`, light.rim, 1.8),
    circle([r * 1.34, 0], 6, light.lit),
    circle([-r * 1.34, 0], 6, light.body),
  );
};
