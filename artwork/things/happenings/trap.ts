import { between, type Brush, type Draw, times } from '../../paint/brush';
import { facing, glow } from '../../paint/light';
import { circle, d, ellipse, group, path, rect, stroke } from '../../paint/shapes';

/** Beams that close a way, or jaws of light that wait on the ground. */
export const trap: Draw = (brush) => (brush.random.chance(0.55) ? cage(brush) : jaws(brush));

function cage(brush: Brush): string {
  const { random, light } = brush;
  const posts = random.int(4, 6);
  const rows = random.int(3, 5);
  const high = between(random, 118, 150);
  const places = Array.from({ length: posts }, (_, at) => {
    const angle = (at / posts) * Math.PI * 2 + 0.5;
    return [Math.cos(angle) * 86, 62 + Math.sin(angle) * 26] as const;
  });
  const [back, front] = [places.filter(([, y]) => y < 62), places.filter(([, y]) => y >= 62)];
  let net = '';
  places.forEach(([x, y], at) => {
    const [x2, y2] = places[(at + 1) % posts] ?? [x, y];
    for (let row = 0; row < rows; row++) {
      const up = high * (0.16 + (0.7 * row) / Math.max(1, rows - 1));
      net += d`M${x} ${y - up}L${x2} ${y2 - up}`;
    }
    net += d`M${x} ${y - high * 0.16}L${x2} ${y2 - high * 0.86}`;
  });
  return facing(
    light,
    glow(brush, [0, 10], 112, 0.5),
    ellipse([0, 66], 98, 32, light.shade),
    ellipse([0, 62], 98, 32, light.body),
    ellipse([0, 62], 60, 18, 'none', {
      stroke: light.glow,
      'stroke-width': 2,
      'stroke-dasharray': '8 5',
    }),
    ...back.map(([x, y]) => post(brush, x, y, high * 0.95)),
    bait(brush),
    stroke(net, light.glow, 5, { opacity: 0.3 }),
    stroke(net, light.glow, 1.7),
    ...front.map(([x, y]) => post(brush, x, y, high)),
  );
}

const post = (brush: Brush, x: number, y: number, high: number): string =>
  path(
    d`M${x - 8} ${y + 6}L${x - 5} ${y - high}L${x} ${y - high - 9}L${x + 5} ${y - high}L${x + 8} ${y + 6}Z`,
    brush.light.body,
  ) +
  path(
    d`M${x + 1} ${y + 6}V${y - high - 8}L${x + 5} ${y - high}L${x + 8} ${y + 6}Z`,
    brush.light.lit,
  ) +
  stroke(d`M${x + 5} ${y - high}L${x + 8} ${y + 6}`, brush.light.rim, 1.3) +
  circle([x, y - high - 9], 3.4, brush.light.glow);

/** The bait in the middle. */
function bait({ random, light }: Brush): string {
  const s = between(random, 18, 26);
  return random.chance(0.5)
    ? path(d`M0 ${34 - s * 1.6}L${s} 30L0 62L${-s} 30Z`, light.rim) +
        path(d`M0 ${34 - s * 1.6}L${s} 30L0 62L${s * 0.2} 32Z`, light.lit)
    : rect([-s, 62 - s * 1.5, s * 2, s * 1.5], light.shade) +
        rect([s * 0.3, 62 - s * 1.5, s * 0.7, s * 1.5], light.lit) +
        rect([-s * 1.1, 62 - s * 1.8, s * 2.2, s * 0.5], light.body) +
        rect([-3, 62 - s * 1.4, 6, 7], light.glow);
}

function jaws(brush: Brush): string {
  const { random, light } = brush;
  const teeth = random.int(5, 8);
  const open = between(random, 22, 42);
  const jaw = (side: -1 | 1) =>
    group(
      d`scale(${side} 1) rotate(${open} 0 62)`,
      path('M-4 62Q20 -40 -2 -104Q62 -72 40 40L10 74Z', side === 1 ? light.lit : light.body),
      path('M-4 62Q20 -40 -2 -104Q36 -60 22 20Z', light.shade, { opacity: 0.55 }),
      times(teeth, (at) => {
        const y = -84 + (at * 122) / teeth;
        const x = 9 + Math.sin((at / teeth) * Math.PI) * 6 - 5;
        return path(
          d`M${x} ${y - 7}L${x - between(random, 18, 26)} ${y}L${x} ${y + 7}Z`,
          light.glow,
        );
      }),
      stroke('M-2 -104Q62 -72 40 40', side === 1 ? light.rim : light.shade, 2.2),
      circle([30, -10], 4, light.glow),
    );
  return facing(
    light,
    glow(brush, [0, -10], 104, 0.6),
    ellipse([0, 88], 92, 16, light.shade, { opacity: 0.6 }),
    jaw(-1),
    jaw(1),
    glow(brush, [0, 40], 40, 0.9),
    path('M-44 92L-30 62H30L44 92Z', light.body),
    path('M8 62H30L44 92H14Z', light.lit),
    stroke('M-30 62H30L44 92', light.rim, 1.8),
    circle([0, 76], 9, light.shade),
    circle([0, 76], 5.5, light.glow),
  );
}
