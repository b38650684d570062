import {
  linearGradient,
  path,
  polygon,
  stroke,
  withGradient,
  type Point,
} from '../../paint/shapes';
import { downTo, jagged, rolling, tallness, type Terrain } from './layer';

/** The fill of a layer: haze gathers at its foot. */
export function hazy(layer: Parameters<Terrain>[0], edge: readonly Point[]): string {
  const { width, height, tone, id } = layer;
  const fill = id('land');
  return (
    `<defs>${linearGradient(fill, [
      [0, tone.body],
      [1, tone.shade],
    ])}</defs>` + polygon(downTo(edge, width, height), withGradient(fill))
  );
}

const lineOf = (edge: readonly Point[]) =>
  `M${edge.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(1)}`).join('L')}`;

/** Peaks with a side in the light. */
export const mountains: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const edge = jagged(random, width, top, tallness(layer) * 2.2);
  const faces = edge.flatMap(([x, y], at) => {
    const [before, after] = [edge[at - 1], edge[at + 1]];
    if (!before || !after || before[1] <= y || after[1] <= y) return [];
    const side = tone.from === 1 ? after : before;
    const far = edge[at + 2 * tone.from] ?? side;
    return [
      `M${x.toFixed(0)} ${y.toFixed(0)}L${side[0].toFixed(0)} ${side[1].toFixed(0)}L${far[0].toFixed(0)} ${(far[1] + 14).toFixed(0)}L${(x + tone.from * 3).toFixed(0)} ${(y + 26).toFixed(0)}Z`,
    ];
  });
  return hazy(layer, edge) + path(faces.join(''), tone.lit, { opacity: 0.75 });
};

/** Sand or snow in long waves, a line of light along each. */
export const dunes: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const edge = rolling(random, width, top, tallness(layer) * 0.7);
  const slope = rolling(random, width, top + tallness(layer) * 0.9, tallness(layer) * 0.5);
  return [
    hazy(layer, edge),
    stroke(lineOf(edge), tone.rim, 1.6, { opacity: 0.7 }),
    stroke(lineOf(slope), tone.lit, 2.5, { opacity: 0.45 }),
  ].join('');
};

/** Flat-topped towers of stone with layers in their walls. */
export const mesas: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const high = tallness(layer);
  const count = random.int(2, 4);
  const towers = Array.from({ length: count }, (_, at) => {
    const x = width * ((at + random.next()) / count);
    const [half, up] = [width * (0.05 + 0.1 * random.next()), high * (0.5 + random.next())];
    const y = top + high * 0.3;
    const wall: Point[] = [
      [x - half * 1.35, y],
      [x - half, y - up * 0.5],
      [x - half * 0.92, y - up],
      [x + half * 0.88, y - up * (0.94 + 0.1 * random.next())],
      [x + half, y - up * 0.45],
      [x + half * 1.4, y],
    ];
    const litSide = tone.from * half * 0.9;
    return [
      polygon(wall, tone.body),
      polygon(
        [
          [x + litSide, y - up * 0.97],
          [x + litSide * 0.45, y - up * 0.97],
          [x + litSide * 0.7, y],
          [x + litSide * 1.45, y],
        ],
        tone.lit,
        { opacity: 0.7 },
      ),
      stroke(
        `M${x - half} ${y - up * 0.62}H${x + half}M${x - half} ${y - up * 0.4}H${x + half}`,
        tone.shade,
        2,
        { opacity: 0.5 },
      ),
    ].join('');
  });
  const ground = rolling(random, width, top + high * 0.25, high * 0.2);
  return towers.join('') + hazy(layer, ground);
};

/** Natural bridges of stone. */
export const arches: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const high = tallness(layer) * 1.5;
  const x = width * (0.2 + 0.6 * random.next());
  const half = high * (0.7 + 0.5 * random.next());
  const y = top + high * 0.3;
  const stone = `M${x - half * 1.3} ${y}C${x - half} ${y - high * 1.35} ${x + half} ${y - high * 1.35} ${x + half * 1.25} ${y}H${x + half * 0.78}C${x + half * 0.6} ${y - high * 0.9} ${x - half * 0.55} ${y - high * 0.95} ${x - half * 0.72} ${y}Z`;
  const light = `M${x + tone.from * half * 1.27} ${y}C${x + tone.from * half} ${y - high * 1.3} ${x + tone.from * half * 0.2} ${y - high * 1.05} ${x} ${y - high}`;
  return [
    path(stone, tone.body),
    stroke(light, tone.rim, 3, { opacity: 0.6 }),
    hazy(layer, rolling(random, width, top + high * 0.2, high * 0.15)),
  ].join('');
};
