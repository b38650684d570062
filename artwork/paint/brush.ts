import type { Random } from '@domain/seeded-random';

/** The tones of a centrepiece, from its lit side to its dark side. */
export interface Light {
  /** A thin edge that the light catches. */
  rim: string;
  lit: string;
  body: string;
  shade: string;
  /** What shines by itself: engines, windows, visors, blades. */
  glow: string;
  /** Where the light comes from: −1 left, 1 right. */
  from: -1 | 1;
}

/** What a part of a picture is drawn with. */
export interface Brush {
  random: Random;
  light: Light;
  /** An id for a gradient or clip, unique within the picture. */
  id(name: string): string;
}

/**
 * Draws one centrepiece as SVG. On the ground, its feet are at the origin, up is −y, and an adult is about 200 tall. A
 * flying one is centred on the origin with its nose to +x, and is at most 200 long.
 */
export type Draw = (brush: Brush) => string;

export const between = (random: Random, least: number, most: number): number =>
  least + (most - least) * random.next();

/** Several drawings in one, made with the indices 0 to `count` − 1. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
