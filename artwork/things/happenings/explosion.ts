import { between, type Brush, type Draw, times } from '../../paint/brush';
import { facing, glow } from '../../paint/light';
import { d, ellipse, group, path, type Point, polygon, stroke } from '../../paint/shapes';

/** A burst with its shock wave and debris. */
export const explosion: Draw = (brush) => {
  const { random, light } = brush;
  const spikes = random.int(8, 14);
  const tilt = between(random, -30, 30);
  return [
    glow(brush, [0, 0], 130, 0.8),
    random.chance(0.6)
      ? group(
          d`rotate(${tilt})`,
          ellipse([0, 0], 106, between(random, 22, 40), 'none', {
            stroke: light.rim,
            'stroke-width': 2.4,
            opacity: 0.8,
          }),
          ellipse([0, 0], 90, 22, 'none', { stroke: light.glow, 'stroke-width': 5, opacity: 0.4 }),
        )
      : '',
    smoke(brush),
    burst(brush, spikes, 96, 0.5, light.lit, 1),
    burst(brush, spikes, 78, 0.5, light.glow, 0.75),
    burst(brush, spikes, 56, 0.56, light.rim, 1),
    burst(brush, spikes, 34, 0.6, '#ffffff', 1),
    facing(light, debris(brush, random.int(10, 15))),
  ].join('');
};

function burst(
  { random }: Brush,
  spikes: number,
  r: number,
  inner: number,
  fill: string,
  opacity: number,
): string {
  const turn = random.next();
  const points = Array.from({ length: spikes * 2 }, (_, at): Point => {
    const angle = ((at + turn) / spikes) * Math.PI;
    const far = at % 2 ? r * inner * between(random, 0.8, 1.1) : r * between(random, 0.66, 1.12);
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  return polygon(points, fill, opacity === 1 ? {} : { opacity });
}

/** Dark balls behind the fire, each with its lit side. */
const smoke = ({ random, light }: Brush): string =>
  facing(
    light,
    times(random.int(5, 8), (at) => {
      const [angle, far, r] = [
        at * 0.9 + random.next() * 0.5,
        between(random, 40, 64),
        between(random, 18, 34),
      ];
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
      return (
        ellipse([x, y], r, r, light.body) +
        path(
          d`M${x} ${y - r}A${r} ${r} 0 0 1 ${x + r * 0.6} ${y + r * 0.8}Q${x + r * 0.5} ${y - r * 0.4} ${x} ${y - r}Z`,
          light.lit,
        )
      );
    }),
  );

function debris({ random, light }: Brush, count: number): string {
  const pieces = Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2 + random.next() * 0.5;
    const far = between(random, 58, 108);
    return [Math.cos(angle) * far, Math.sin(angle) * far, between(random, 3, 11)] as const;
  });
  const streaks = pieces.map(([x, y]) => d`M${x * 0.72} ${y * 0.72}L${x * 0.95} ${y * 0.95}`);
  return (
    stroke(streaks.join(''), light.glow, 1.4, { opacity: 0.7 }) +
    pieces
      .map(([x, y, s]) =>
        group(
          d`translate(${x} ${y}) rotate(${between(random, 0, 90)})`,
          path(
            d`M${-s} ${-s * 0.4}L${s * 0.3} ${-s}L${s} ${s * 0.2}L${-s * 0.2} ${s}Z`,
            light.shade,
          ),
          path(d`M${s * 0.3} ${-s}L${s} ${s * 0.2}L${s * 0.1} 0Z`, light.rim),
        ),
      )
      .join('')
  );
}
