import { createSelector } from '@reduxjs/toolkit';
import { activeFilterLabel, activeFilters } from '@domain/card-filter';
import {
  filterRemoved,
  queryRemoved,
  selectCardFilter,
  selectCardQuery,
} from '@/entities/card-list';

/** One thing that is asked of the cards, in words, with the action that takes it back. */
export interface ActiveChip {
  key: string;
  text: string;
  removal: ReturnType<typeof filterRemoved | typeof queryRemoved>;
}

/** All that is asked: what the drawer says one by one, then what the search line says beyond it. */
export const selectActiveChips = createSelector(
  [selectCardFilter, selectCardQuery],
  (filter, query): readonly ActiveChip[] => [
    ...activeFilters(filter).map((active) => ({
      key: `${active.field} ${active.field === 'searchText' ? '' : active.value}`,
      text: activeFilterLabel(active),
      removal: filterRemoved(active),
    })),
    ...(query === '' ? [] : [{ key: 'query', text: query, removal: queryRemoved() }]),
  ],
);
