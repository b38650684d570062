import { useMemo, type RefObject, useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Card } from '@domain/card';
import {
  completionsAt,
  parseSearchLine,
  vocabularyOf,
  type CompletionOption,
} from '@domain/card-filter';
import { wellFormedText } from '@domain/plain-text';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { selectSearchLine } from './card-list-selectors';
import { searchLineTyped } from './card-list-slice';
import { errorsToShow } from './search-errors';

type SearchLineState = ReturnType<typeof useSearchLine>;

/** All that the search line's field shows and does. */
export function useSearchLine(cards: readonly Card[], field: RefObject<HTMLInputElement>) {
  const { offersWords, ...typed } = useTypedLine();
  const { line, text, typedAt, type } = typed;
  const vocabulary = useMemo(() => vocabularyOf(cards), [cards]);
  const completions = useMemo(
    () => completionsAt(line, typedAt ?? 0, vocabulary),
    [line, typedAt, vocabulary],
  );
  const errors = useMemo(() => errorsToShow(line, typedAt), [line, typedAt]);
  const isUnderstood = useMemo(() => parseSearchLine(line).ok, [line]);

  return {
    ...typed,
    isUnderstood,
    errors,
    options: offersWords && typedAt !== null ? completions.options : [],
    accept(option: CompletionOption) {
      const { from, to } = completions;
      const caret = from + option.text.length;
      const next = text.slice(0, from) + option.text + text.slice(to);
      const input = field.current;
      const width = input?.scrollWidth ?? 0;
      // At once, so that the caret can be put where the text already is. A field's values help next; else no more.
      flushSync(() => type(next, caret, { offers: option.text.endsWith(':') }));
      if (!input) return;
      input.setSelectionRange(caret, caret);
      // Browsers don't bring a caret into sight that wasn't moved by a person.
      input.scrollLeft += input.scrollWidth - width;
    },
  };
}

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
function useTypedLine() {
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

/** Keys of a field that offers words: arrows lead through them, Enter and Tab take one, Escape puts them away. */
export function searchKeyAction(
  key: string,
  search: SearchLineState,
  onLeave: (() => void) | undefined,
): (() => void) | undefined {
  const { options, highlighted } = search;
  const option = options[highlighted];
  if (option && (key === 'Enter' || key === 'Tab')) return () => search.accept(option);
  if (key === 'Enter') return () => finish(search, onLeave);
  if (options.length === 0) return key === 'ArrowDown' ? onLeave : undefined;
  if (key === 'Escape') return search.closeOffer;
  if (key === 'ArrowDown') return () => search.highlight(step(highlighted, 1, options.length));
  if (key === 'ArrowUp') return () => search.highlight(step(highlighted, -1, options.length));
  return undefined;
}

/** On to the results, unless the line has to be mended first. */
function finish(search: SearchLineState, onLeave: (() => void) | undefined): void {
  search.settle();
  if (search.isUnderstood) onLeave?.();
}

/** Round the options and, between the last and the first, the field itself, which is -1. */
const step = (from: number, by: number, count: number): number =>
  ((from + 1 + by + count + 1) % (count + 1)) - 1;

const TEXT_FIELD =
  'textarea, select, [contenteditable], input:not([type="checkbox"]):not([type="radio"])';

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TEXT_FIELD) !== null;

/** `/` leads to the field from anywhere but another field or an open dialog. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      // Shift is no reason to pass: on many keyboards / needs it.
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !isPlain || event.isComposing || event.defaultPrevented) return;
      if (isTextField(event.target) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, [field]);
}
