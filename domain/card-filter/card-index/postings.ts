import { add, intersect, noBits, setBit, type Bits } from './bits';

/** For each value that occurs, the items of a list that have it: cards, or rows of printings. */
export type Postings<Value> = ReadonlyMap<Value, Bits>;

export function postingsOf<Value, Item>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly Value[],
): Postings<Value> {
  const postings = new Map<Value, Bits>();
  items.forEach((item, at) => {
    for (const value of valuesOf(item)) {
      const known = postings.get(value);
      const bits = known ?? noBits(items.length);
      if (!known) postings.set(value, bits);
      setBit(bits, at);
    }
  });
  return postings;
}

/** Leaves in `alive` the items that have the value. */
export function keepPosting<Value>(alive: Bits, postings: Postings<Value>, value: Value): void {
  const items = postings.get(value);
  if (items) intersect(alive, items);
  else alive.fill(0);
}

/** Leaves in `alive` the items that have one of the values; overwrites `matching`. */
export function keepAny<Value>(
  alive: Bits,
  postings: Postings<Value>,
  values: readonly NoInfer<Value>[],
  matching: Bits,
): void {
  matching.fill(0);
  for (const value of values) {
    const items = postings.get(value);
    if (items) add(matching, items);
  }
  intersect(alive, matching);
}
