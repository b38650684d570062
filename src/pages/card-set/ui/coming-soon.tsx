import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';

/** Stands for the cards of a set that has none yet (rules/cards#set-page). */
export const ComingSoon = ({ name }: { name: string }) => (
  <EmptyState
    figure="rocket"
    title="Coming Soon"
    actions={
      <LinkButton to={routes.cardSets} variant="primary">
        Look through the other sets
      </LinkButton>
    }
  >
    <p>The cards of {name} aren’t here yet.</p>
  </EmptyState>
);
