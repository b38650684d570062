import { filtersCleared } from '@/entities/card-list';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { ChipList } from '@/shared/ui/chip';
import { focusFilterToggle } from '../lib/filter-toggle';
import { selectActiveChips } from '../model/active-chips';
import styles from './active-filters.module.css';

/** All that is asked of the cards, each to be taken back by itself, and all at once; nothing while nothing is. */
export function ActiveFilters() {
  const dispatch = useAppDispatch();
  const chips = useAppSelector(selectActiveChips);
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
}
