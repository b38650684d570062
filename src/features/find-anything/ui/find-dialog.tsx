import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCatalogue } from '@/entities/catalogue';
import { useCardSets } from '@/entities/card-set';
import { useSavedSearchesQuery } from '@/entities/saved-search';
import { useAuth } from '@/entities/session';
import { useLoginPath } from '@/shared/lib/address/use-login-path';
import { routes } from '@/shared/routes';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { TextField } from '@/shared/ui/text-field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { usePlayersQuery } from '../api/players-api';
import {
  cardUnfolded,
  findClosed,
  findTyped,
  lineHighlighted,
  selectFindAnything,
} from '../model/find-anything-slice';
import { type FoundLine, type FoundPlace, foundLines } from '../model/found-line';
import { recentPlaces, rememberPlace } from '../model/recent-places';
import styles from './find-dialog.module.css';
import { FoundList } from './found-list';

const NONE: readonly never[] = [];

interface FindDialogProps {
  /** The pages that the person may open, the most used first. */
  pages: readonly FoundPlace[];
  onChoose: (place: FoundPlace) => void;
}

/** Finds cards, sets, players and pages as one types, by keyboard alone (rules/search#everywhere). */
export function FindDialog({ pages, onChoose }: FindDialogProps) {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const login = useLoginPath();
  const { text, highlighted } = useAppSelector(selectFindAnything);
  const { lines, error, retry, isLoading } = useFoundLines(pages);
  const chosen = lines[Math.min(highlighted, lines.length - 1)];

  const choose = (line: FoundLine) => {
    rememberPlace(line);
    dispatch(findClosed());
    onChoose(line.to === routes.login ? { ...line, to: login } : line);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const act = keyAction(event, { lines, highlighted, chosen });
    if (act === undefined) return;
    event.preventDefault();
    if (act === 'choose') {
      if (chosen) choose(chosen);
    } else dispatch(act);
  };
  return (
    <Dialog
      title="Find anything"
      onClose={() => dispatch(findClosed())}
      isUnsaved={false}
      initialFocus={field}
    >
      <TextField
        ref={field}
        label="Cards, sets, players and pages"
        hideLabel
        icon="search"
        placeholder="A name, sor 5 foil, a player, a page"
        value={text}
        onChange={({ target }) => dispatch(findTyped(target.value))}
        onClear={() => dispatch(findTyped(''))}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={lines.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${lines.indexOf(chosen)}`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
      />
      {error && <LoadError error={error} onRetry={retry} />}
      <FoundList id={listId} lines={lines} chosen={chosen} onChoose={choose} />
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> <span>choose ·</span> <kbd>Enter</kbd> <span>opens ·</span>{' '}
        <kbd>→</kbd> <span>a card’s printings</span>
      </p>
      <VisuallyHidden>
        <span role="status">{isLoading ? 'The cards are loading.' : `${lines.length} found`}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

/** What the typed text finds, as soon as the browser has time for it. */
function useFoundLines(pages: readonly FoundPlace[]) {
  const state = useAppSelector(selectFindAnything);
  const text = useDeferredValue(state.text);
  const { unfolded } = state;
  const { catalogue, error, retry } = useCatalogue();
  const { cardSets } = useCardSets();
  const { user } = useAuth();
  const beginning = text.trim().replace(/^@/, '');
  const isHandle = /^[\w-]{2,30}$/.test(beginning);
  const { data: players, originalArgs } = usePlayersQuery(isHandle ? { beginning } : skipToken);
  const isOfText = isHandle && originalArgs?.beginning === beginning;
  const { currentData: savedSearches } = useSavedSearchesQuery(user ? undefined : skipToken);
  const [recent] = useState(recentPlaces);
  const lines = useMemo(
    () =>
      foundLines({
        text,
        catalogue,
        cardSets: cardSets ?? NONE,
        players: isOfText ? (players ?? NONE) : NONE,
        pages,
        recent,
        savedSearches: savedSearches ?? NONE,
        unfolded,
      }),
    [text, catalogue, cardSets, players, isOfText, pages, recent, savedSearches, unfolded],
  );
  return { lines, error, retry, isLoading: catalogue === null && error === null };
}

interface Shown {
  lines: readonly FoundLine[];
  highlighted: number;
  chosen: FoundLine | undefined;
}

/**
 * What a key does: arrows move through the lines, Enter chooses one, the right arrow at the text's end lists a card's
 * printings, the left one and Escape put them away.
 */
function keyAction(
  { key, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { lines, highlighted, chosen }: Shown,
) {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  const cardAt = lines.findLastIndex((line, at) => at <= highlighted && line.unfolds !== null);
  switch (key) {
    case 'Enter':
      return 'choose';
    case 'ArrowDown':
      return lineHighlighted((highlighted + 1) % Math.max(lines.length, 1));
    case 'ArrowUp':
      return lineHighlighted((highlighted + lines.length - 1) % Math.max(lines.length, 1));
    case 'ArrowRight':
      return isAtEnd && chosen?.unfolds
        ? cardUnfolded({ cardId: chosen.unfolds.id, highlighted: highlighted + 1 })
        : undefined;
    case 'ArrowLeft':
    case 'Escape':
      return chosen?.isPrinting ? cardUnfolded({ cardId: null, highlighted: cardAt }) : undefined;
    default:
      return undefined;
  }
}
