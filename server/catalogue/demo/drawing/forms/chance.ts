import type { Random } from '../../random';

export const between = (random: Random, least: number, most: number): number =>
  least + (most - least) * random.next();

/** What is drawn several times; a run of nought to the count. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
