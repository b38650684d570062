/** Repeatable random numbers: the same seed gives the same draws on every platform. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** Draws an index by weight. */
  weighted(weights: readonly number[]): number;
  shuffled<Value>(values: readonly Value[]): Value[];
}

/**
 * A generator seeded by text (mulberry32). Our own code, since half a million prices are drawn at the first start and
 * must never change with a library's release.
 */
export function randomFrom(...seed: readonly string[]): Random {
  let state = hashOf(seed.join('\n'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    int: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new RangeError('There is nothing to pick from.');
      return values[below(values.length)] as Value;
    },
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return index === -1 ? weights.length - 1 : index;
    },
    shuffled<Value>(values: readonly Value[]): Value[] {
      const result = [...values];
      for (let last = result.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [result[last], result[other]] = [result[other] as Value, result[last] as Value];
      }
      return result;
    },
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash | 0;
}
