import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import type { Needs } from '../../model/use-needs';

interface NothingNeededProps {
  /** Without needs. */
  found: Needs;
  deckId: string | null;
}

/** Says why there is nothing to find a deal for. */
export function NothingNeeded({ found, deckId }: NothingNeededProps) {
  switch (found.lack) {
    case 'LIST':
      return (
        <EmptyState
          figure="cards"
          title="You don't have a want list yet"
          actions={
            <LinkButton variant="primary" icon="add" to={routes.ownWantList}>
              Start a want list
            </LinkButton>
          }
        >
          The cheapest deal is found for the cards on it.
        </EmptyState>
      );
    case 'CARDS':
      return (
        <EmptyState
          figure="cards"
          title="No cards wanted yet"
          actions={
            <LinkButton variant="primary" icon="add" to={routes.editOwnWantList}>
              Add cards to your want list
            </LinkButton>
          }
        >
          The cheapest deal is found for the cards on your want list.
        </EmptyState>
      );
    case null:
      return (
        <EmptyState figure="lens" title="Nothing is missing">
          {nothingWords(found, deckId)}
        </EmptyState>
      );
  }
}

function nothingWords({ underWay }: Needs, deckId: string | null): string {
  if (deckId === null) {
    return 'A deal is found for the cards on your want list that no offer brings yet.';
  }
  return underWay > 0
    ? 'Offers under way bring what this deck lacks.'
    : 'You have all cards of this deck.';
}
