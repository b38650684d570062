import { DroppedNote } from '@/features/filter-cards';
import { EmptyState } from '@/shared/ui/empty-state';

/** Stands where the owner's cards would while they edit a list with nothing on it. */
export const NothingWanted = () => (
  <>
    <DroppedNote />
    <EmptyState figure="cards" title="No cards wanted yet">
      Add the cards that you look for, and say how many copies of each.
    </EmptyState>
  </>
);
