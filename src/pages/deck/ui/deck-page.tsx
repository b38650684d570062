import { useParams } from 'react-router-dom';
import { useDeckQuery } from '@/entities/deck';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { DeckPlaceholder } from './deck-contents';
import { OthersDeck } from './others-deck';
import { OwnDeck } from './own-deck';

/** A deck, which its owner edits in its place (rules/decks). */
export function DeckPage() {
  const { deckId = '' } = useParams();
  const query = useDeckQuery(deckId, { refetchOnMountOrArgChange: 5 });
  const { currentData: deck, isFetching, refetch } = query;
  const error = isFetching ? undefined : apiErrorOf(query.error);
  if (error?.code === 'NOT_FOUND') return <DeckNotFound />;
  if (deck) {
    return deck.isOwner ? (
      <OwnDeck key={deck.id} deck={deck} />
    ) : (
      <OthersDeck key={deck.id} deck={deck} />
    );
  }
  return (
    <Page title="Deck" lead={NO_LEAD}>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <DeckPlaceholder />}
    </Page>
  );
}

/** Keeps the lead's line free. */
const NO_LEAD = '\u00a0';

/** Shown for a missing deck and for others' private ones, so nobody can distinguish them. */
const DeckNotFound = () => (
  <Page title="Deck not found">
    <EmptyState
      figure="lens"
      title="There is no deck at this address that you may see"
      actions={
        <LinkButton to={routes.decks} variant="primary">
          See the decks
        </LinkButton>
      }
    >
      The link may be wrong, or its owner keeps the deck private.
    </EmptyState>
  </Page>
);
