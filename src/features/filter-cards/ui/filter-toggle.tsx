import { filtersToggled, selectAreFiltersShown } from '@/entities/card-list';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { DRAWER_ID, TOGGLE_ID } from '../lib/filter-toggle';
import { selectActiveChips } from '../model/active-chips';
import styles from './filter-toggle.module.css';

/** Opens and closes the filter drawer (spec 2); says how much is asked while it is closed, too. */
export function FilterToggle() {
  const dispatch = useAppDispatch();
  const areShown = useAppSelector(selectAreFiltersShown);
  const count = useAppSelector(selectActiveChips).length;
  const words = areShown ? 'Hide Filters' : 'Show Filters';
  return (
    <Button
      id={TOGGLE_ID}
      icon="filter"
      aria-expanded={areShown}
      aria-controls={DRAWER_ID}
      aria-label={count === 0 ? undefined : `${words}, ${count} active`}
      onClick={() => dispatch(filtersToggled())}
    >
      {words}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Button>
  );
}
