import { useCallback, useRef } from 'react';
import { DECK_SEARCH_LENGTH } from '@domain/decks-list';
import {
  deckFormatChosen,
  deckSearchCleared,
  deckTextTyped,
  selectDeckList,
} from '@/features/filter-cards';
import { useNamedCards } from '@/entities/card';
import {
  DeckTile,
  type DeckSummary,
  useDeckFormatsQuery,
  useFormatName,
  useFoundDecksInfiniteQuery,
} from '@/entities/deck';
import { apiErrorOf } from '@/shared/api';
import { uniqueBy } from '@/shared/lib/unique-by';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadError } from '@/shared/ui/load-error';
import { Select } from '@/shared/ui/select';
import { ShowMore } from '@/shared/ui/show-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { SearchTextField } from '@/shared/ui/text-field';
import styles from './decks-page.module.css';

/** What other players show to everyone, page by page; nothing while nobody does (rules/decks#who-may-see). */
export function FoundDecks() {
  const { text, format } = useAppSelector(selectDeckList);
  const found = useFoundDecksInfiniteQuery({ text: text.trim(), format });
  const { error, hasNextPage, fetchNextPage, refetch } = found;
  // The previous results stay until the next answer, so that nothing jumps while somebody types.
  const decks =
    found.data &&
    uniqueBy(
      found.data.pages.flatMap((page) => page.decks),
      ({ id }) => id,
    );
  const isSearched = text.trim() !== '' || format !== null;
  if (found.currentData?.pages[0]?.decks.length === 0 && !isSearched) return null;
  return (
    <section aria-labelledby="public-decks" className={styles.section}>
      <h2 id="public-decks">Decks of other players</h2>
      <DeckSearch text={text} format={format} />
      <div aria-busy={found.isFetching && !found.currentData}>
        {decks && decks.length > 0 && (
          <DeckTiles
            decks={decks}
            onMore={hasNextPage && !error ? () => void fetchNextPage() : null}
            isLoadingMore={found.isFetchingNextPage}
          />
        )}
        {decks?.length === 0 && !error && <NoneFound />}
        {error && (
          <LoadError
            error={apiErrorOf(error)}
            onRetry={() => void (found.isFetchNextPageError ? fetchNextPage() : refetch())}
          />
        )}
        {!decks && !error && <Skeleton lines={3} label="Loading decks" />}
      </div>
    </section>
  );
}

/** The value of the option that shows every format. */
const ALL = '';

function DeckSearch({ text, format }: { text: string; format: string | null }) {
  const dispatch = useAppDispatch();
  const { data } = useDeckFormatsQuery();
  const known = data?.formats.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const isKnown = format === null || known.some(({ value }) => value === format);
  return (
    <div className={styles.search}>
      <SearchTextField
        label="Search decks by name, leader, base or player"
        hideLabel
        placeholder="Name, leader, base or player"
        maxLength={DECK_SEARCH_LENGTH}
        value={text}
        onType={(typed) => dispatch(deckTextTyped(typed))}
        className={styles.text}
      />
      <Select
        label="Format"
        hideLabel
        options={[
          { value: ALL, label: 'All formats' },
          ...known,
          ...(isKnown ? [] : [{ value: format, label: format }]),
        ]}
        value={format ?? ALL}
        onChange={({ target }) =>
          dispatch(deckFormatChosen(target.value === ALL ? null : target.value))
        }
      />
    </div>
  );
}

interface DeckTilesProps {
  decks: readonly DeckSummary[];
  /** Null if these are all. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
}

function DeckTiles({ decks, onMore, isLoadingMore }: DeckTilesProps) {
  const formatName = useFormatName();
  const { cards } = useNamedCards(decks.flatMap(({ faces }) => faces));
  const list = useRef<HTMLUListElement>(null);
  const focusable = useCallback((at: number) => list.current?.children[at]?.querySelector('a'), []);
  return (
    <>
      <ul ref={list} className={styles.grid} aria-labelledby="public-decks">
        {decks.map((deck) => (
          <li key={deck.id}>
            <DeckTile deck={deck} format={formatName(deck.format)} cards={cards} />
          </li>
        ))}
      </ul>
      <ShowMore
        count={decks.length}
        onMore={onMore}
        loading={isLoadingMore}
        focusable={focusable}
      />
    </>
  );
}

function NoneFound() {
  const dispatch = useAppDispatch();
  const clear = () => {
    document.querySelector<HTMLElement>('[type="search"]')?.focus();
    dispatch(deckSearchCleared());
  };
  return (
    <EmptyState
      figure="lens"
      title="No decks match"
      actions={
        <Button variant="primary" onClick={clear}>
          Clear the search
        </Button>
      }
    >
      Every word has to begin one of the deck’s name, its leader’s, its base’s or its player’s.
    </EmptyState>
  );
}
