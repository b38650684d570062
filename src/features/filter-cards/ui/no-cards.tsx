import { filtersCleared } from '@/entities/card-list';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { focusFilterToggle } from '../lib/filter-toggle';

/** Stands where the cards would, when the filter lets none through. */
export function NoCards() {
  const dispatch = useAppDispatch();
  const clear = () => {
    focusFilterToggle();
    dispatch(filtersCleared());
  };
  return (
    <EmptyState
      figure="lens"
      title="No cards match"
      actions={
        <Button variant="primary" onClick={clear}>
          Clear all filters
        </Button>
      }
    >
      No card here has everything that is asked for. Ask for less, or start again with all of them.
    </EmptyState>
  );
}
