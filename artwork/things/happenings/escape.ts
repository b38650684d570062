import { between, type Brush, type Draw, times } from '../../paint/brush';
import { facing, glow } from '../../paint/light';
import {
  circle,
  d,
  ellipse,
  group,
  linearGradient,
  path,
  type Point,
  polygon,
  stroke,
  withGradient,
} from '../../paint/shapes';

/** A gate of light, and a person who has nearly reached it. */
export const escape: Draw = (brush) => {
  const { random, light } = brush;
  const gate = random.pick([ring, arch, rift]);
  const way = brush.id('way');
  const spread = between(random, 60, 100);
  const stops = [
    [0, light.glow, 0.8],
    [1, light.glow, 0],
  ] as const;
  return facing(
    light,
    `<defs>${linearGradient(way, stops)}</defs>`,
    glow(brush, [0, -14], 122, 0.6),
    gate(brush),
    polygon(
      [
        [-26, 70],
        [26, 70],
        [spread, 112],
        [-spread, 112],
      ],
      withGradient(way),
    ),
    runner(brush, between(random, -12, 12), between(random, 0.9, 1.15)),
  );
};

function ring(brush: Brush): string {
  const { random, light } = brush;
  const r = between(random, 74, 84);
  const blocks = random.int(7, 12);
  return [
    circle([0, -14], r, light.glow, { opacity: 0.8 }),
    times(4, (at) => circle([0, -14], r * (0.86 - at * 0.2), '#ffffff', { opacity: 0.2 })),
    stroke(
      d`M${-r * 0.6} -14Q${-r * 0.2} ${-14 - r * 0.5} ${r * 0.4} ${-14 - r * 0.3}M${r * 0.6} -8Q${r * 0.2} ${r * 0.4} ${-r * 0.5} ${r * 0.3}`,
      '#ffffff',
      3,
      { opacity: 0.6 },
    ),
    circle([0, -14], r + 4, 'none', { stroke: light.body, 'stroke-width': 15 }),
    path(
      d`M0 ${-29 - r}A${r + 11} ${r + 11} 0 0 1 0 ${r - 3}V${r - 17}A${r - 3} ${r - 3} 0 0 0 0 ${-11 - r}Z`,
      light.lit,
    ),
    times(blocks, (at) =>
      group(
        d`translate(0 -14) rotate(${(360 * at) / blocks})`,
        path(
          d`M-7 ${-r + 6}L-9 ${-r - 17}H9L7 ${-r + 6}Z`,
          (at * 2) / blocks < 1 ? light.body : light.shade,
        ),
        circle([0, -r - 6], 3, light.glow),
      ),
    ),
    stroke(d`M0 ${-26 - r}A${r + 12} ${r + 12} 0 0 1 0 ${r - 2}`, light.rim, 2),
    path('M-58 84L-40 62H40L58 84Z', light.shade),
  ].join('');
}

function arch({ random, light }: Brush): string {
  const half = between(random, 40, 54);
  const peak = random.pick([0, 24, 44]);
  const opening = (w: number, top: number) =>
    d`M${-w} 84V${top + peak}L0 ${top}L${w} ${top + peak}V84Z`;
  return [
    path(opening(half + 26, -112), light.body),
    path(d`M0 -112L${half + 26} ${-112 + peak}V84H${half * 0.5}Z`, light.lit),
    stroke(d`M0 -112L${half + 26} ${-112 + peak}V84`, light.rim, 2.2),
    path(opening(half + 6, -92), light.shade),
    path(opening(half, -84), light.glow),
    path(opening(half * 0.6, -60), '#ffffff', { opacity: 0.6 }),
    times(random.int(3, 5), (at) =>
      stroke(d`M${-half - 20} ${62 - at * 32}h10M${half + 10} ${62 - at * 32}h10`, light.glow, 3.4),
    ),
  ].join('');
}

/** A tear in the air with sharp edges. */
function rift(brush: Brush): string {
  const { random, light } = brush;
  const edge = (size: number): Point[] =>
    Array.from({ length: 14 }, (_, at) => {
      const angle = (at / 14) * Math.PI * 2;
      const far = (at % 2 ? 0.72 : 1) * between(random, 0.84, 1.1) * size;
      return [Math.cos(angle) * far * 0.62, -12 + Math.sin(angle) * far];
    });
  return [
    polygon(edge(112), light.shade, { opacity: 0.85 }),
    polygon(edge(102), light.lit),
    polygon(edge(92), light.glow),
    polygon(edge(64), '#ffffff', { opacity: 0.7 }),
    times(8, () => {
      const [x, y, s] = [
        between(random, -100, 100),
        between(random, -90, 60),
        between(random, 3, 8),
      ];
      return (
        path(
          d`M${x} ${y - s}L${x + s * 0.7} ${y}L${x} ${y + s}L${x - s * 0.6} ${y}Z`,
          light.shade,
        ) + path(d`M${x} ${y - s}L${x + s * 0.7} ${y}L${x} ${y + s}Z`, light.rim)
      );
    }),
  ].join('');
}

const runner = ({ light, random }: Brush, x: number, size: number): string =>
  group(
    d`translate(${x} 92) scale(${size * random.pick([1, -1])} ${size})`,
    ellipse([0, 2], 24, 4, light.shade, { opacity: 0.5 }),
    stroke('M-2 -28L12 -18L8 0M0 -28L-12 -14L-24 -10', light.shade, 6.5, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    path('M-7 -26L-2 -56Q6 -62 12 -56L6 -24Z', light.shade),
    stroke('M4 -52L18 -40L26 -46M2 -52L-12 -44L-16 -34', light.shade, 5, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    circle([9, -66], 7.5, light.shade),
    path(d`M0 -56Q-14 -52 -30 ${between(random, -46, -34)}Q-18 -38 -6 -30Z`, light.body),
    stroke('M12 -73A7.5 7.5 0 0 1 16 -62M12 -56L7 -26', light.rim, 1.6),
  );
