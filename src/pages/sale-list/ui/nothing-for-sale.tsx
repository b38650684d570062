import { DroppedNote } from '@/features/filter-cards';
import { EmptyState } from '@/shared/ui/empty-state';

/** Stands where the owner's cards would while they edit a list with nothing on it. */
export const NothingForSale = () => (
  <>
    <DroppedNote />
    <EmptyState figure="cards" title="Nothing for sale yet">
      Add cards to say how many copies you sell, and for how much.
    </EmptyState>
  </>
);
