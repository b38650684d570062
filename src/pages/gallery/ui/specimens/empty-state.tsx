import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

export const EmptyStateSpecimen = () => (
  <EmptyState figure="rocket" title="Nothing here yet" actions={<Button>Begin</Button>}>
    Add a card, and it is here.
  </EmptyState>
);
