import { between, type Brush, type Draw, times } from '../paint/brush';
import { facing, farther, glow } from '../paint/light';
import { circle, d, path, type Point, polygon, stroke } from '../paint/shapes';
import { folk } from './parts/folk';
import { hut } from './parts/buildings';
import { crag } from './parts/nature';

/** Huts under an overhang of rock, with a fire and a bridge between them. */
export const refuge: Draw = (brush) => {
  const { random, light } = brush;
  const high = between(random, 190, 280);
  const ledge = between(random, 50, 84);
  const half = between(random, 120, 160);
  const x = between(random, -20, 30);
  return facing(
    light,
    crag(
      { random, light: farther(light, 0.45) },
      { x: x - 150, foot: 6, wide: 190, high: high * 0.6, head: 20 },
    ),
    crag(
      { random, light: farther(light, 0.45) },
      { x: x + 170, foot: 6, wide: 170, high: high * 0.7, head: 14 },
    ),
    massif(brush, x, high),
    cave(brush, x, half, high * between(random, 0.58, 0.7)),
    shelf(brush, x - half * 0.62, -ledge, half * 0.66),
    hut(brush, x - half * 0.72, -ledge),
    shelf(brush, x + half * 0.66, -ledge * 1.3, half * 0.52),
    hut(brush, x + half * 0.62, -ledge * 1.3),
    bridge(brush, [x - half * 0.3, -ledge], [x + half * 0.42, -ledge * 1.3]),
    hut(brush, x - half * 0.56, 2),
    random.chance(0.7) ? hut(brush, x + half * 0.5, 2) : '',
    fire(brush, x + between(random, -20, 20)),
    folk(brush, [x - 60, x + 60], 5, 24),
    path('M-252 6Q-90 -8 10 2T252 6L238 14H-238Z', light.shade),
  );
};

/** The rock: a body with shoulders and pinnacles of different heights. */
function massif(brush: Brush, x: number, high: number): string {
  const { random } = brush;
  const back = { random, light: farther(brush.light, 0.18) };
  const lean = random.pick([-1, 1]);
  const peak = between(random, 1.05, 1.25);
  return [
    crag(back, {
      x: x + lean * between(random, 20, 70),
      foot: 6,
      wide: 260,
      high: Math.min(high * peak, 300),
      head: between(random, 8, 50),
    }),
    crag(back, {
      x: x - lean * between(random, 60, 120),
      foot: 6,
      wide: 230,
      high: high * between(random, 0.8, 0.95),
      head: between(random, 10, 40),
    }),
    crag(brush, { x, foot: 6, wide: 490, high: high * 0.84, head: between(random, 110, 200) }),
  ].join('');
}

function cave(brush: Brush, x: number, half: number, high: number): string {
  const { random, light } = brush;
  const edge = Array.from({ length: 11 }, (_, at): Point => {
    const angle = Math.PI * (1 - at / 10);
    const rough = at % 10 === 0 ? 1 : between(random, 0.86, 1.06);
    return [x + Math.cos(angle) * half * rough, 6 - Math.sin(angle) * high * rough];
  });
  return [
    polygon(edge, light.shade),
    glow(brush, [x, -high * 0.2], half * 1.05, 0.5, 0.7),
    stroke(
      `M${edge
        .slice(0, 6)
        .map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`)
        .join('L')}`,
      light.lit,
      3,
    ),
    stroke(
      `M${edge
        .slice(1, 5)
        .map(([px, py]) => `${(px + 3).toFixed(1)} ${(py + 3).toFixed(1)}`)
        .join('L')}`,
      light.rim,
      1.3,
    ),
  ].join('');
}

const shelf = ({ light }: Brush, x: number, y: number, half: number): string =>
  path(
    d`M${x - half} ${y}H${x + half}L${x + half * 0.6} ${y + 14}L${x + half * 0.2} ${y + 20}L${x - half} ${y + 34}Z`,
    light.body,
  ) +
  stroke(d`M${x - half} ${y}H${x + half}`, light.rim, 1.5) +
  stroke(d`M${x - half * 0.4} ${y + 18}V4M${x + half * 0.5} ${y + 12}V4`, light.body, 2.6);

const bridge = ({ light }: Brush, [x1, y1]: Point, [x2, y2]: Point): string => {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    stroke(d`M${x1} ${y1}Q${mx} ${my + 34} ${x2} ${y2}`, light.lit, 3.2, {
      'stroke-dasharray': '4 1.4',
    }) + stroke(d`M${x1} ${y1 - 13}Q${mx} ${my + 18} ${x2} ${y2 - 13}`, light.rim, 1)
  );
};

const fire = (brush: Brush, x: number): string =>
  glow(brush, [x, -8], 62, 0.85) +
  path(d`M${x - 8} 3Q${x - 10} -10 ${x} -24Q${x + 10} -10 ${x + 8} 3Z`, brush.light.glow) +
  path(d`M${x - 4} 3Q${x - 5} -5 ${x + 1} -13Q${x + 5} -5 ${x + 4} 3Z`, '#ffffff', {
    opacity: 0.8,
  }) +
  times(5, () =>
    circle(
      [x + between(brush.random, -16, 16), between(brush.random, -80, -26)],
      1.2,
      brush.light.glow,
    ),
  );
