import {
  columnFilteringFeature,
  constructTable,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import {
  CARD_SORT_COLUMNS,
  compareSortValues,
  sortValueOf,
  type Card,
  type SortValue,
} from '@domain/card';
import { rowPredicateOf, type CardPredicate } from '@tests/support/card-predicate';
import type { TableQuery } from './table-queries';

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

const columns: ColumnDef<typeof features, Card>[] = [
  {
    id: 'card',
    accessorFn: (card) => card,
    filterFn: (row, _column, holds: CardPredicate) => holds(row.original),
  },
  ...CARD_SORT_COLUMNS.map((column) => sortable(column, (card) => sortValueOf(card, column))),
  sortable('id', (card) => card.id),
];

function sortable(
  id: string,
  accessorFn: (card: Card) => SortValue,
): ColumnDef<typeof features, Card> {
  return {
    id,
    accessorFn,
    sortFn: (a, b) => compareSortValues(a.getValue(id), b.getValue(id)),
  };
}

type Rows = readonly { original: Card }[];

/**
 * The table that we compare with, at its best: one predicate for a whole card instead of a filter for each column, and
 * no filter for an empty query. It sorts ties by number, then id, as we do.
 *
 * @returns a function that sets a query and returns the function that computes its rows, filtered and sorted
 */
export function tanStackTable(cards: Card[]): (query: TableQuery) => () => Rows {
  const table = constructTable({ features, data: cards, columns, getRowId: ({ id }) => id });
  return ({ expression, sort: { column, direction } }) => {
    const asksNothing = expression.kind === 'all' && expression.of.length === 0;
    const holds = rowPredicateOf(expression);
    // These queries ask nothing of printings.
    const value: CardPredicate = (card) => holds(card, null);
    table.setColumnFilters(asksNothing ? [] : [{ id: 'card', value }]);
    table.setSorting([
      { id: column, desc: direction === 'descending' },
      { id: 'number', desc: false },
      { id: 'id', desc: false },
    ]);
    return () => table.getSortedRowModel().rows;
  };
}
