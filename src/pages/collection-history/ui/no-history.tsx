import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';

/** Stands where nothing was counted yet. */
export const NoHistory = () => (
  <EmptyState
    figure="cards"
    title="Nothing was counted yet"
    actions={
      <LinkButton to={routes.editOwnCollection} variant="primary">
        Count your cards
      </LinkButton>
    }
  >
    Every count that you change will be listed here, and can be taken back.
  </EmptyState>
);
