import { memo, useDeferredValue } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import {
  filtersToggled,
  selectAreFiltersShown,
  filterRemoved,
  queryRemoved,
  selectCardFilter,
  selectCardQuery,
  filtersCleared,
} from '../model/card-list-slice';
import { Button } from '@/shared/ui/button';
import styles from './filter-cards.module.css';
import { createSelector } from '@reduxjs/toolkit';
import { activeFilterLabel, activeFilters } from '@domain/card-filter';
import { ChipList } from '@/shared/ui/chip';

/** The drawer's id, for its toggle's `aria-controls`. A page has one drawer. */
export const DRAWER_ID = 'card-filters';

/** The id of the button that shows and hides the drawer. */
const TOGGLE_ID = 'card-filters-toggle';

/**
 * Where the focus goes when the focused element disappears: a filter's chip, the drawer, a note. Without a drawer, to
 * the title.
 */
export const focusFilterToggle = (): void =>
  (
    document.getElementById(TOGGLE_ID) ?? document.querySelector<HTMLElement>('h1[tabindex]')
  )?.focus();

/** Opens and closes the filter drawer (rules/filters#drawer), and shows the number of active filters. */
export const FilterToggle = memo(function FilterToggle() {
  const dispatch = useAppDispatch();
  const areShown = useAppSelector(selectAreFiltersShown);
  const count = useDeferredValue(useAppSelector(selectActiveCount));
  const words = areShown ? 'Hide Filters' : 'Show Filters';
  return (
    <Button
      id={TOGGLE_ID}
      icon="filter"
      className={styles.toggle}
      aria-expanded={areShown}
      aria-controls={DRAWER_ID}
      aria-label={count === 0 ? undefined : `${words}, ${count} active`}
      onClick={() => dispatch(filtersToggled())}
    >
      <span className={styles.toggleWords}>{words}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Button>
  );
});

/** An active filter in words, with the action that removes it. */
interface ActiveChip {
  key: string;
  text: string;
  removal: ReturnType<typeof filterRemoved | typeof queryRemoved>;
}

/** All active filters: the drawer's one by one, then the rest of the search line. */
const selectActiveChips = createSelector(
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

const selectActiveCount = (state: RootState): number => selectActiveChips(state).length;

/** The active filters, each removable by itself, and all at once; nothing if there are none. */
export const ActiveFilters = memo(function ActiveFilters() {
  return <Chips chips={useDeferredValue(useAppSelector(selectActiveChips))} />;
});

const Chips = memo(function Chips({ chips }: { chips: readonly ActiveChip[] }) {
  const dispatch = useAppDispatch();
  if (chips.length === 0) return null;

  const remove = (key: string) => {
    if (chips.length === 1) focusFilterToggle();
    const removed = chips.find((chip) => chip.key === key);
    if (removed) dispatch(removed.removal);
  };
  const clear = () => {
    focusFilterToggle();
    dispatch(filtersCleared());
  };
  return (
    <div className={styles.row}>
      <ChipList label="Active filters" chips={chips} onRemove={remove} />
      <Button variant="quiet" className={styles.clear} onClick={clear}>
        Clear all
      </Button>
    </div>
  );
});
