import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import type { Needs } from '../../model/use-needs';

interface NothingNeededProps {
  /** Without needs. */
  found: Needs;
  deckId: string | null;
}

/** What a want list lacks, and the way to it. */
const LACKS = {
  LIST: {
    title: "You don't have a want list yet",
    action: 'Start a want list',
    to: routes.ownWantList,
    text: 'The cheapest deal is found for the cards on it.',
  },
  CARDS: {
    title: 'No cards wanted yet',
    action: 'Add cards to your want list',
    to: routes.editOwnWantList,
    text: 'The cheapest deal is found for the cards on your want list.',
  },
};

/** Says why there is nothing to find a deal for. */
export function NothingNeeded({ found, deckId }: NothingNeededProps) {
  if (found.lack === null) {
    return (
      <EmptyState figure="lens" title="Nothing is missing">
        {nothingWords(found, deckId)}
      </EmptyState>
    );
  }
  const { title, action, to, text } = LACKS[found.lack];
  return (
    <EmptyState
      figure="cards"
      title={title}
      actions={
        <LinkButton variant="primary" icon="add" to={to}>
          {action}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}

function nothingWords({ underWay }: Needs, deckId: string | null): string {
  if (deckId === null) {
    return 'A deal is found for the cards on your want list that no offer brings yet.';
  }
  return underWay > 0
    ? 'Offers under way bring what this deck lacks.'
    : 'You have all cards of this deck.';
}
