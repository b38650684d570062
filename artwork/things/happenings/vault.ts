import { between, type Brush, type Draw, times } from '../../paint/brush';
import { facing, glow } from '../../paint/light';
import { circle, d, dot, group, path, rect, stroke } from '../../paint/shapes';

/** A round door, shut or rolled aside from the light behind it. */
export const vault: Draw = (brush) => {
  const { random, light } = brush;
  const r = between(random, 70, 80);
  const open = random.chance(0.6) ? between(random, 20, 44) : 0;
  return facing(
    light,
    glow(brush, [0, 0], 118, 0.4),
    wall(brush, r),
    circle([0, 0], r, light.shade),
    circle([0, 0], r - 6, light.glow),
    glow(brush, [-r * 0.3, 0], r * 1.3, 0.7),
    circle([0, 0], r - 16, '#ffffff', { opacity: 0.45 }),
    stroke(d`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}`, light.rim, 2.6),
    group(d`translate(${open} 0) rotate(${open * 1.2})`, door(brush, r - 5)),
  );
};

function wall({ random, light }: Brush, r: number): string {
  const bolts = random.pick([8, 10, 12]);
  const isSquare = random.chance(0.5);
  const out = r + 20;
  const round = (size: number, shift: number) =>
    times(bolts, (at) => {
      const angle = ((at + 0.5) / bolts) * Math.PI * 2;
      return dot(Math.cos(angle) * (r + 10) + shift, Math.sin(angle) * (r + 10) - shift, size);
    });
  return [
    isSquare
      ? path(
          d`M${-out} ${-out + 16}L${-out + 16} ${-out}H${out - 16}L${out} ${-out + 16}V${out - 16}L${out - 16} ${out}H${-out + 16}L${-out} ${out - 16}Z`,
          light.body,
        )
      : circle([0, 0], out, light.body),
    isSquare
      ? path(
          d`M${out * 0.2} ${-out}H${out - 16}L${out} ${-out + 16}V${out - 16}L${out - 16} ${out}H${out * 0.5}Z`,
          light.lit,
        ) +
        stroke(d`M${-out + 16} ${-out}H${out - 16}L${out} ${-out + 16}V${out - 16}`, light.rim, 2)
      : path(d`M0 ${-out}A${out} ${out} 0 0 1 ${out * 0.5} ${out * 0.866}Z`, light.lit) +
        stroke(d`M0 ${-out}A${out} ${out} 0 0 1 ${out * 0.5} ${out * 0.866}`, light.rim, 2.2),
    path(round(4.4, 0), light.shade),
    path(round(1.7, 1), light.rim),
  ].join('');
}

function door({ random, light }: Brush, r: number): string {
  const spokes = random.int(3, 6);
  const teeth = random.int(8, 14);
  const inner = r * between(random, 0.6, 0.72);
  return [
    times(teeth, (at) =>
      group(
        d`rotate(${(360 * at) / teeth})`,
        rect([-6, -r - 2, 12, 12], (at * 2) / teeth < 1 ? light.lit : light.body),
      ),
    ),
    circle([0, 0], r - 4, light.body),
    path(
      d`M0 ${4 - r}A${r - 4} ${r - 4} 0 0 1 ${(r - 4) * 0.7} ${(r - 4) * 0.714}L0 0Z`,
      light.lit,
    ),
    circle([0, 0], inner + 4, light.shade),
    circle([0, 0], inner, light.body),
    path(d`M0 ${-inner}A${inner} ${inner} 0 0 1 ${inner * 0.5} ${inner * 0.866}L0 0Z`, light.lit),
    circle([0, 0], inner * 0.86, 'none', {
      stroke: light.glow,
      'stroke-width': 2,
      'stroke-dasharray': random.pick(['16 8', '4 6', '40 10']),
    }),
    times(spokes, (at) =>
      group(
        d`rotate(${(360 * at) / spokes + 12})`,
        path(d`M-4.5 0L-3 ${-inner * 0.7}H3L4.5 0Z`, light.shade),
        stroke(d`M3 ${-inner * 0.7}L4.5 0`, light.rim, 1.2),
        circle([0, -inner * 0.7], 6.4, light.lit),
      ),
    ),
    circle([0, 0], inner * 0.3, light.shade),
    circle([0, 0], inner * 0.2, light.glow),
    stroke(
      d`M0 ${4 - r}A${r - 4} ${r - 4} 0 0 1 ${(r - 4) * 0.7} ${(r - 4) * 0.714}`,
      light.rim,
      2,
    ),
  ].join('');
}
