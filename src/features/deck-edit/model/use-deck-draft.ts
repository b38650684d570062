import { useEffect, useState } from 'react';
import type { DeckLine } from '@domain/deck';
import { type Deck, useUpdateDeckMutation } from '@/entities/deck';
import { apiErrorOf, refusalWords } from '@/shared/api';
import { keepWindowOpen } from '@/shared/lib/browser/unsaved-work';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import {
  cardsAdded,
  copiesSet,
  draftDropped,
  draftRebased,
  linesReplaced,
  selectDeckDraft,
} from './deck-drafts-slice';

/** What a deck is to hold, and the ways to change and save it. */
export interface DeckEditing {
  /** As drafted; a card that was taken out has 0 copies. */
  lines: readonly DeckLine[];
  isChanged: boolean;
  set: (line: DeckLine) => void;
  add: (lines: DeckLine[]) => void;
  replace: (lines: DeckLine[]) => void;
  discard: () => void;
  save: () => void;
  isSaving: boolean;
  /** Why it isn't saved, in words. */
  failure: string | null;
  /** The version that was saved elsewhere meanwhile; null for none. */
  overtakenBy: number | null;
  /** Saves over that version. */
  overwrite: () => void;
}

/** The cards of a deck of the viewer's while they are edited; they are saved as a whole (rules/decks#editing). */
export function useDeckDraft(deck: Deck): DeckEditing {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDeckDraft(state, deck.id));
  const [update, { isLoading: isSaving }] = useUpdateDeckMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [overtakenBy, setOvertakenBy] = useState<number | null>(null);
  const lines = draft?.lines ?? deck.lines;
  const isChanged = draft !== null && !areSame(draft.lines, deck.lines);

  useEffect(() => (isChanged ? keepWindowOpen() : undefined), [isChanged]);

  const save = async (expectedVersion: number) => {
    setFailure(null);
    setOvertakenBy(null);
    const kept = lines.filter(({ copies }) => copies > 0);
    const { data, error } = await update({ id: deck.id, lines: kept, expectedVersion });
    if (error) return setFailure(apiErrorOf(error).message);
    if (data.errors.some(({ code }) => code === 'CONFLICT')) {
      return setOvertakenBy(data.deck?.version ?? null);
    }
    const refused = refusalWords(data.errors, '');
    if (refused === null) dispatch(draftDropped(deck.id));
    else setFailure(refused);
  };
  return {
    lines,
    isChanged,
    set: (line) => dispatch(copiesSet({ deck, line })),
    add: (added) => dispatch(cardsAdded({ deck, lines: added })),
    replace: (others) => dispatch(linesReplaced({ deck, lines: others })),
    discard() {
      setFailure(null);
      setOvertakenBy(null);
      dispatch(draftDropped(deck.id));
    },
    save: () => void save(draft?.version ?? deck.version),
    isSaving,
    failure,
    overtakenBy,
    overwrite() {
      if (overtakenBy === null) return;
      dispatch(draftRebased({ id: deck.id, version: overtakenBy }));
      void save(overtakenBy);
    },
  };
}

function areSame(lines: readonly DeckLine[], others: readonly DeckLine[]): boolean {
  const keyOf = ({ part, cardId, copies }: DeckLine) => `${part} ${copies} ${cardId}`;
  const kept = lines.filter(({ copies }) => copies > 0);
  const keys = new Set(others.map(keyOf));
  return kept.length === others.length && kept.every((line) => keys.has(keyOf(line)));
}
