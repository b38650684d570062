/**
 * The items of several pages, each once. An item that has moved to a later page keeps its first place, with its newest
 * content.
 */
export const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
