import type { Card, CardSortColumn, SortDirection } from '../card';
import {
  COLLECTION_KINDS,
  type CollectionKind,
  type CountedKind,
  PRESTIGE_KINDS,
  printingOfKind,
} from './collection-kind';

/** The column that the prestige kinds share. */
export const PRESTIGE_COLUMN = 'prestigeInventory';

/** A column that reads how many copies of a kind there are (rules/collection#table-sort). */
type InventoryColumn = `${CollectionKind}Inventory` | typeof PRESTIGE_COLUMN;

export function inventoryColumnOf(kind: CollectionKind): InventoryColumn {
  return `${kind}Inventory`;
}

/**
 * The columns that say which card it is, in their order; each sorts as the same column of the card table does. The
 * titles and cells are in `pages/collection/ui/collection-columns`, which doesn't compile until it has one for each.
 */
export const COLLECTION_CARD_COLUMNS = [
  'number',
  'name',
] as const satisfies readonly CardSortColumn[];
export type CollectionCardColumn = (typeof COLLECTION_CARD_COLUMNS)[number];

export const isCollectionCardColumn = (
  column: CollectionSortColumn,
): column is CollectionCardColumn =>
  (COLLECTION_CARD_COLUMNS as readonly CollectionSortColumn[]).includes(column);

/** What a collection's table can be sorted by: number, name, or an inventory (rules/collection#table-sort). */
export type CollectionSortColumn = CollectionCardColumn | InventoryColumn;
export const COLLECTION_SORT_COLUMNS: readonly CollectionSortColumn[] = [
  ...COLLECTION_CARD_COLUMNS,
  ...COLLECTION_KINDS.map(inventoryColumnOf),
  PRESTIGE_COLUMN,
];

export interface CollectionSort {
  column: CollectionSortColumn;
  direction: SortDirection;
}

/** The kinds whose copies a column counts; none for a column of the card. */
export const kindsOfColumn = (column: CollectionSortColumn): readonly CountedKind[] =>
  column === PRESTIGE_COLUMN
    ? PRESTIGE_KINDS
    : COLLECTION_KINDS.filter((kind) => inventoryColumnOf(kind) === column);

/**
 * Cards by how many copies of some kinds there are, 0 where a card has no such printing (rules/collection#table-sort).
 * Cards with equally many stay as they are given, in either direction: by number, then id (rules/filters#sorting).
 *
 * @param inventoryOf by the printing's id
 */
export function sortByInventory(
  cards: readonly Card[],
  { kinds, direction }: { kinds: readonly CountedKind[]; direction: SortDirection },
  inventoryOf: (variantId: string) => number,
): Card[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return cards
    .map((card) => {
      const printings = kinds.flatMap((kind) => printingOfKind(card, kind) ?? []);
      return { card, count: printings.reduce((sum, { id }) => sum + inventoryOf(id), 0) };
    })
    .sort((a, b) => sign * (a.count - b.count))
    .map(({ card }) => card);
}
