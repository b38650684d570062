import { useState } from 'react';
import { wellFormedText } from '@domain/card-filter';
import { searchLineTyped } from './card-list-slice';
import { selectSearchLine } from './card-list-selectors';
import { useAppDispatch, useAppSelector } from '@/shared/store';

/** Most UTF-16 units of what was typed that the store holds: more than a line may have, so that the page can say so. */
const STORED_LENGTH = 2_000;

const storable = (text: string) => wellFormedText(text, STORED_LENGTH);

interface Typed {
  text: string;
  caret: number | null;
  offersWords: boolean;
  /** Which of the words on offer is highlighted; -1 for none. */
  highlighted: number;
}

const NOTHING: Typed = { text: '', caret: null, offersWords: false, highlighted: -1 };

/**
 * The search line as the store has it, and what is known of the person who types it until something else changes it.
 */
export function useTypedLine() {
  const dispatch = useAppDispatch();
  const line = useAppSelector(selectSearchLine);
  const [typed, setTyped] = useState(NOTHING);
  const isTyped = storable(typed.text) === line;
  const { caret, offersWords, highlighted } = isTyped ? typed : NOTHING;

  return {
    /** What the store has. */
    line,
    /** What the field shows: everything that was typed, be it too much for the store. */
    text: isTyped ? typed.text : line,
    /** Where the last letter was typed; null once the person stopped typing. */
    typedAt: caret,
    offersWords,
    highlighted,
    /** @param at the caret behind what was typed; null where nobody types on */
    type(text: string, at: number | null, { offers = true } = {}) {
      setTyped({ text, caret: at, offersWords: offers, highlighted: -1 });
      dispatch(searchLineTyped(storable(text)));
    },
    settle: () => setTyped((last) => ({ ...NOTHING, text: last.text })),
    closeOffer: () => setTyped((last) => ({ ...last, offersWords: false, highlighted: -1 })),
    highlight: (index: number) => setTyped((last) => ({ ...last, highlighted: index })),
  };
}
