/**
 * What pages that were asked for one after the other hold, each once: what has moved from one to a later one meanwhile
 * keeps its first place, in its last form.
 */
export const eachOnce = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
