import {
  compareSortValues,
  compareTies,
  sortValueOf,
  type Card,
  type CardSort,
  type CardSortColumn,
  type SortValue,
} from '@domain/card';

/** The places of all cards in the order that `sortCards` gives them. */
export type CardOrder = Int32Array;

/** Makes each order once, at its first use: collating thousands of names takes a while. */
export function cardOrders(cards: readonly Card[]): (sort: CardSort) => CardOrder {
  let tied: CardOrder | undefined;
  const ofColumn = memoized((column: CardSortColumn) => {
    const ranks = ranksOf(cards, column);
    return memoized((direction: CardSort['direction']) =>
      orderBy(ranks, direction, (tied ??= byTies(cards))),
    );
  });
  return ({ column, direction }) => ofColumn(column)(direction);
}

const byTies = (cards: readonly Card[]): CardOrder =>
  Int32Array.from(cards.keys()).sort((a, b) => compareTies(cards[a] as Card, cards[b] as Card));

/** Each card's rank in a column from 0; values that compare as equal share one. */
function ranksOf(cards: readonly Card[], column: CardSortColumn): Int32Array {
  const values = cards.map((card) => sortValueOf(card, column));
  const rankOf = new Map<SortValue, number>();
  let rank = 0;
  let previous: SortValue | undefined;
  for (const value of [...new Set(values)].sort(compareSortValues)) {
    if (previous !== undefined && compareSortValues(previous, value) !== 0) rank++;
    rankOf.set(value, rank);
    previous = value;
  }
  return Int32Array.from(values, (value) => rankOf.get(value) ?? 0);
}

/** Cards of one rank stay in the order of `tied`, in either direction. */
function orderBy(ranks: Int32Array, direction: CardSort['direction'], tied: CardOrder): CardOrder {
  const count = tied.length;
  const sign = direction === 'ascending' ? 1 : -1;
  // Plain numbers sort without a comparator; rank and place of a card are read back from its key.
  const keys = Float64Array.from(tied, (at, place) => sign * (ranks[at] as number) * count + place);
  return Int32Array.from(keys.sort(), (key) => tied[((key % count) + count) % count] as number);
}

/** A function that keeps its answers by key. */
export const memoized = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) =>
  keptIn(new Map<Key, Value>(), make);

/** A function that keeps its answers by object, and forgets each with its object. */
export const memoizedWeakly = <Key extends object, Value>(
  make: (key: Key) => Value,
): ((key: Key) => Value) => keptIn(new WeakMap<Key, Value>(), make);

function keptIn<Key, Value>(
  made: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  make: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
