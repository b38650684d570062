import { skipToken } from '@reduxjs/toolkit/query';
import { useNamedCards } from '@/entities/card';
import {
  DeckTile,
  DeckTilePlaceholder,
  useDecksQuery,
  useFormatName,
  usePublicDecksQuery,
} from '@/entities/deck';
import { useAuth } from '@/entities/session';
import { useLoginPath } from '@/shared/lib/address/use-login-path';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Loaded } from '@/shared/ui/loaded';
import { Page } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './decks-page.module.css';
import { MakeDeck } from './make-deck';
import { OwnDecks } from './own-decks';

/** The viewer's decks, sorted by what they still lack, and those that players show to everyone (rules/decks#missing). */
export function DecksPage() {
  const { user, status } = useAuth();
  const own = useDecksQuery(user ? undefined : skipToken, { refetchOnMountOrArgChange: true });
  const login = useLoginPath();
  const hasOwn = own.currentData !== undefined && own.currentData.length > 0;
  return (
    <Page
      title="Decks"
      lead="What you own of each deck, and what it still lacks."
      actions={hasOwn && <MakeDeck />}
    >
      {user ? (
        <Loaded
          query={own}
          waiting={
            <div className={styles.grid} role="status" aria-label="Loading your decks">
              <DeckTilePlaceholder />
              <DeckTilePlaceholder />
              <DeckTilePlaceholder />
            </div>
          }
        >
          {(decks) => (decks.length > 0 ? <OwnDecks decks={decks} /> : <NoDecks />)}
        </Loaded>
      ) : (
        status === 'visitor' && (
          <EmptyState
            figure="cards"
            title="Your decks, beside your collection"
            actions={
              <LinkButton to={login} variant="primary" icon="login">
                Log in
              </LinkButton>
            }
          >
            Log in to bring in a deck and see which of its cards you own, and what the others cost.
          </EmptyState>
        )
      )}
      {/* Below the viewer's own, which would move it. */}
      {(user ? own.currentData !== undefined : status === 'visitor') && <PublicDecks />}
    </Page>
  );
}

const NoDecks = () => (
  <EmptyState figure="cards" title="You don't have a deck yet" actions={<MakeDeck />}>
    Paste a deck from any program or site: you see at once what you own of it, what is missing, and
    what that costs.
  </EmptyState>
);

/** What players show to everyone; nothing while nobody does. */
function PublicDecks() {
  const formatName = useFormatName();
  const query = usePublicDecksQuery();
  const others = query.data?.filter(({ isOwner }) => !isOwner) ?? [];
  const { cards } = useNamedCards(others.flatMap(({ faces }) => faces));
  if (query.isLoading) return <Skeleton lines={3} />;
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="public-decks" className={styles.section}>
      <h2 id="public-decks">Decks of other players</h2>
      <ul className={styles.grid}>
        {others.map((deck) => (
          <li key={deck.id}>
            <DeckTile deck={deck} format={formatName(deck.format)} cards={cards} />
          </li>
        ))}
      </ul>
    </section>
  );
}
