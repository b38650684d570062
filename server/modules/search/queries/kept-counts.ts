import { conditionsIn } from '@domain/card-filter';
import type { MarketState } from '@server/modules/market';
import { LRUCache } from 'lru-cache';
import { asksForLists } from './copies-sql';
import type { Asked } from './expression-sql';
import type { PrintingSearch } from './search-printings';
import type { RowCount } from './row-sources';

/** Bytes; some hundred each, and more for a long line. */
const MOST_KEPT = 2_000_000;

/** How many rows matched, by what was asked and of which version of the rows. */
const kept = new LRUCache<string, number>({
  maxSize: MOST_KEPT,
  sizeCalculation: (_, key) => 2 * key.length,
});

/** The memory of the numbers, in bytes. */
export const bytesOfKeptCounts = (): number => kept.calculatedSize;

export interface KeptCount {
  /** Null if it isn’t known. */
  rows: number | null;
  keep: (rows: number) => void;
}

/**
 * How many of all rows matched when they were last counted in this process. Counting takes longer than finding a page, and
 * is the same for the next page, another order and other players.
 *
 * @param state of the same snapshot as what is counted
 */
export function keptCount(
  state: MarketState,
  search: Pick<PrintingSearch, 'expression' | 'cardSetId'>,
  { copies }: Asked,
  count: RowCount,
): KeptCount {
  if (state.version === null || !count.isOfRows || !readsOnlyRows(search)) return NOT_KEPT;
  const { expression, cardSetId } = search;
  const key = JSON.stringify(
    [state.version, expression, cardSetId, copies?.counted?.state, copies?.preferences],
    // An open range ends at a number that JSON has no word for.
    (_, value: unknown) => (value === Infinity || value === -Infinity ? String(value) : value),
  );
  return { rows: kept.get(key) ?? null, keep: (rows) => kept.set(key, rows) };
}

const NOT_KEPT: KeptCount = { rows: null, keep: () => undefined };

/** Whether it asks for nothing but the rows and what a player has counted. */
const readsOnlyRows = ({ expression }: Pick<PrintingSearch, 'expression'>): boolean =>
  !asksForLists(expression) &&
  conditionsIn(expression).every(({ kind }) => kind !== 'seller' && kind !== 'new');
