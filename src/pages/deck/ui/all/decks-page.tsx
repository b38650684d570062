import { skipToken } from '@reduxjs/toolkit/query';
import { deckDroppedRead, deckListLink, selectDeckList } from '@/features/filter-cards';
import { DeckTilePlaceholder, useDecksQuery } from '@/entities/deck';
import { useAuth } from '@/entities/session';
import { useAddressLink } from '@/shared/lib/address/address-link';
import { useLoginPath } from '@/shared/lib/address/use-login-path';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Loaded } from '@/shared/ui/loaded';
import { DroppedNotice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import styles from './decks-page.module.css';
import { FoundDecks } from './found-decks';
import { MakeDeck } from './make-deck';
import { OwnDecks } from './own-decks';

/** The viewer's decks, sorted by what they still lack, and those that players show to everyone (rules/decks#missing). */
export function DecksPage() {
  const isFollowed = useAddressLink(deckListLink);
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
      <DroppedNote />
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
      {isFollowed && (user ? own.currentData !== undefined : status === 'visitor') && (
        <FoundDecks />
      )}
    </Page>
  );
}

const NoDecks = () => (
  <EmptyState figure="cards" title="You don't have a deck yet" actions={<MakeDeck />}>
    Paste a deck from any program or site: you see at once what you own of it, what is missing, and
    what that costs.
  </EmptyState>
);

/** Names the ignored parts of the link (rules/links#dropped-parts), until dismissed. */
function DroppedNote() {
  const dispatch = useAppDispatch();
  const { dropped } = useAppSelector(selectDeckList);
  return <DroppedNotice dropped={dropped} onDismiss={() => dispatch(deckDroppedRead())} />;
}
