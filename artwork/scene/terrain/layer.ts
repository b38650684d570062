import type { Random } from '@domain/seeded-random';
import type { Light } from '../../paint/brush';
import type { Point } from '../../paint/shapes';

/** One layer of the land: as wide as the picture, filled from its upper edge to the bottom. */
export interface Layer {
  width: number;
  height: number;
  /** The approximate y of its upper edge. */
  top: number;
  /** 0 at the horizon, 1 in the foreground: near things are larger. */
  nearness: number;
  tone: Light;
  random: Random;
  id(name: string): string;
}

export type Terrain = (layer: Layer) => string;

/** The scale of things on the layer. */
export const tallness = ({ height, nearness }: Layer): number => height * (0.09 + 0.13 * nearness);

/** A jagged line from left to right by halving: `rough` is the height of its peaks. */
export function jagged(random: Random, width: number, top: number, rough: number): Point[] {
  let heights = [random.next() - 0.5, random.next() - 0.5];
  for (let round = 0, reach = 1; round < 5; round++, reach *= 0.52) {
    heights = heights.flatMap((height, at) => {
      const next = heights[at + 1];
      if (next === undefined) return [height];
      return [height, (height + next) / 2 + (random.next() - 0.5) * reach];
    });
  }
  const last = heights.length - 1;
  return heights.map((height, at) => [(at / last) * width, top - height * rough] as const);
}

/** A soft line from left to right. */
export function rolling(random: Random, width: number, top: number, rough: number): Point[] {
  const waves = [1, 2.3, 4.1].map((frequency, at) => ({
    frequency: frequency * (0.8 + 0.5 * random.next()),
    phase: random.next() * 6.3,
    size: [0.6, 0.3, 0.12][at] ?? 0,
  }));
  return Array.from({ length: 25 }, (_, at) => {
    const x = at / 24;
    const wave = waves.reduce(
      (sum, { frequency, phase, size }) => sum + size * Math.sin(x * frequency * 3.1 + phase),
      0,
    );
    return [x * width, top - wave * rough] as const;
  });
}

/** The outline of everything below the line. */
export const downTo = (edge: readonly Point[], width: number, height: number): Point[] => [
  ...edge,
  [width, height],
  [0, height],
];

/** The height of the line at a place. */
export function heightAt(edge: readonly Point[], x: number): number {
  const after = edge.findIndex(([at]) => at >= x);
  const [x1, y1] = edge[Math.max(0, after)] ?? [0, 0];
  const [x0, y0] = edge[Math.max(0, after - 1)] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
