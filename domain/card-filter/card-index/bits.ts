/** A set of a list's cards: bit `at % 32` of word `at / 32` is set if the card at `at` is in it. */
export type Bits = Int32Array;

export const noBits = (count: number): Bits => new Int32Array(Math.ceil(count / 32));

export function allBits(count: number): Bits {
  const bits = noBits(count);
  for (let at = 0; at < count; at++) setBit(bits, at);
  return bits;
}

export function setBit(bits: Bits, at: number): void {
  bits[at >> 5] = (bits[at >> 5] as number) | (1 << (at & 31));
}

export const hasBit = (bits: Bits, at: number): boolean =>
  ((bits[at >> 5] as number) & (1 << (at & 31))) !== 0;

/** Leaves in `bits` what is in `others` too. */
export function intersect(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] as number) & (others[word] as number);
  }
}

export function remove(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] as number) & ~(others[word] as number);
  }
}

export function add(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] as number) | (others[word] as number);
  }
}

/** Adds to `bits` what is in both of the other two. */
export function addIntersection(bits: Bits, one: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] as number) | ((one[word] as number) & (other[word] as number));
  }
}

/** Calls back with the place of each card in the set, in order; `false` takes the card out of it. */
export function filterBits(bits: Bits, stays: (at: number) => boolean): void {
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] as number;
    while (left !== 0) {
      const lowest = left & -left;
      left ^= lowest;
      const at = (word << 5) + 31 - Math.clz32(lowest);
      if (!stays(at)) bits[word] = (bits[word] as number) ^ lowest;
    }
  }
}

/** The number of bits that are set in a word. */
function sizeOfWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many are in both sets. */
export function sizeOfBoth(one: Bits, other: Bits): number {
  let size = 0;
  for (let word = 0; word < one.length; word++) {
    size += sizeOfWord((one[word] as number) & (other[word] as number));
  }
  return size;
}

/** The sum of the weights of those that are in both sets. */
export function sumOfBoth(one: Bits, other: Bits, weights: Int32Array): number {
  let sum = 0;
  for (let word = 0; word < one.length; word++) {
    let left = (one[word] as number) & (other[word] as number);
    while (left !== 0) {
      const lowest = left & -left;
      left ^= lowest;
      sum += weights[(word << 5) + 31 - Math.clz32(lowest)] as number;
    }
  }
  return sum;
}

export const sizeOf = (bits: Bits): number => sizeOfBoth(bits, bits);
