import { between, type Draw } from '../paint/brush';
import { d, dot, ellipse, group, path, rect, stroke } from '../paint/shapes';
import { halo } from '../paint/light';
import { hullFill, thruster } from './parts';

/** A capsule on four legs that comes down on its flames. */
export const lander: Draw = (brush) => {
  const { random, light } = brush;
  const { defs, fill } = hullFill(brush);
  const [wide, reach] = [between(random, 38, 50), between(random, 74, 92)];
  const [roof, foot] = [between(random, -62, -48), between(random, 48, 60)];
  const nozzles = random.chance(0.5) ? [-16, 16] : [-24, 0, 24];
  const leg = (side: 1 | -1, far: number, down: number) =>
    d`M${side * wide * 0.8} -18L${side * far} ${down}M${side * wide * 0.7} 8L${side * far * 0.84} ${down * 0.72}`;
  const pad = (side: 1 | -1, far: number, down: number) =>
    d`M${side * far - 14} ${down + 4}L${side * far - 8} ${down - 3}H${side * far + 8}L${side * far + 14} ${down + 4}Z`;
  return [
    defs,
    stroke(leg(-1, reach * 0.52, foot - 14) + leg(1, reach * 0.52, foot - 14), light.body, 4),
    path(pad(-1, reach * 0.52, foot - 14) + pad(1, reach * 0.52, foot - 14), light.body),
    group('rotate(-90)', ...nozzles.map((x) => thruster(brush, [-22, x], 44, 17))),
    stroke(d`M-12 ${roof}v-16M-12 ${roof - 16}l-9 -10`, light.body, 2),
    ellipse([-20, roof - 25], 15, 5, light.shade, {
      transform: `rotate(-40 -20 ${Math.round(roof - 25)})`,
    }),
    path(
      d`M${-wide} 4L${-wide * 0.94} -22L${-wide * 0.62} ${roof + 10}Q${-wide * 0.5} ${roof} ${-wide * 0.3} ${roof}H${wide * 0.3}Q${wide * 0.5} ${roof} ${wide * 0.62} ${roof + 10}L${wide * 0.94} -22L${wide} 4Z`,
      fill,
    ),
    path(
      d`M${wide * 0.2} ${roof + 8}H${wide * 0.48}L${wide * 0.8} -24H${wide * 0.2}Z`,
      light.glow,
      { opacity: 0.9 },
    ),
    stroke(d`M${wide * 0.42} ${roof + 8}L${wide * 0.52} -24`, light.shade, 2),
    rect([-wide * 0.5, -30, 17, 30], light.body, {
      rx: 8,
      stroke: light.shade,
      'stroke-width': 1.6,
    }),
    path(dot(-wide * 0.5 + 8.5, -20, 3.6), light.glow),
    rect([-wide - 5, 0, wide * 2 + 10, 10], light.shade, { rx: 4 }),
    stroke(d`M${-wide} 5H${wide}`, light.glow, 2, { 'stroke-dasharray': '5 7', opacity: 0.8 }),
    stroke(leg(-1, reach, foot) + leg(1, reach, foot), light.shade, 5, {
      'stroke-linejoin': 'round',
    }),
    path(pad(-1, reach, foot) + pad(1, reach, foot), light.shade),
    stroke(
      d`M${-wide * 0.94} -22L${-wide * 0.62} ${roof + 10}Q${-wide * 0.5} ${roof} ${-wide * 0.3} ${roof}H${wide * 0.3}Q${wide * 0.5} ${roof} ${wide * 0.62} ${roof + 10}`,
      light.rim,
      1.7,
    ),
    stroke(
      d`M${-wide * 0.94} -22H${-wide * 0.55}M${wide * 0.2} -10H${wide * 0.96}M${-wide * 0.1} ${roof}V0`,
      light.shade,
      1.1,
    ),
    halo(brush, [wide * 0.1, roof - 2], 9),
  ].join('');
};
