import { useDeferredValue, useEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Card } from '@domain/card';
import {
  completionsAt,
  parseSearchLine,
  vocabularyOf,
  type CompletionOption,
} from '@domain/card-filter';
import { wellFormedText } from '@domain/plain-text';
import { isTextField } from '@/shared/lib/browser/text-field-target';
import { errorsToShow } from './search-errors';

/** A search line where it is kept. */
export interface KeptLine {
  line: string;
  /** Called with everything that is typed, as far as it can be kept. */
  onType: (line: string) => void;
}

type SearchFieldState = ReturnType<typeof useSearchField>;

/** Everything that the search line's field shows and does. */
export function useSearchField(
  kept: KeptLine,
  cards: readonly Card[],
  field: RefObject<HTMLInputElement>,
) {
  const { offersWords, ...typed } = useTypedLine(kept);
  const { line, text, typedAt, type } = typed;
  const vocabulary = useMemo(() => vocabularyOf(cards), [cards]);
  const completions = useMemo(
    () => completionsAt(line, typedAt ?? 0, vocabulary),
    [line, typedAt, vocabulary],
  );
  const errors = useMemo(() => errorsToShow(line, typedAt), [line, typedAt]);
  const isUnderstood = parseSearchLine(line).ok;

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
      // Synchronous, so that the caret can be placed in the new text. After a field's name, its values are suggested;
      // otherwise suggestions end.
      flushSync(() => type(next, caret, { offers: option.text.endsWith(':') }));
      if (!input) return;
      input.setSelectionRange(caret, caret);
      // Browsers don't scroll to a caret that a script has moved.
      input.scrollLeft += input.scrollWidth - width;
    },
  };
}

/**
 * The most UTF-16 units of typed text that the store keeps: more than a line may have, so that the page can report it.
 */
const STORED_LENGTH = 2_000;

const storable = (text: string) => wellFormedText(text, STORED_LENGTH);

interface Typed {
  text: string;
  caret: number | null;
  offersWords: boolean;
  /** The index of the highlighted suggestion; -1 for none. */
  highlighted: number;
}

const NOTHING: Typed = { text: '', caret: null, offersWords: false, highlighted: -1 };

/** The search line where it is kept, and where the person is typing, until something else changes the line. */
function useTypedLine({ line, onType }: KeptLine) {
  const [typed, setTyped] = useState(NOTHING);
  const isTyped = storable(typed.text) === line;
  const { caret, offersWords, highlighted } = isTyped ? typed : NOTHING;

  return {
    /** The text as it is kept. */
    line,
    /** The text in the field: everything that was typed, even if it is too long to be kept. */
    text: isTyped ? typed.text : line,
    /** Where the last letter was typed; null when the person has stopped typing. */
    typedAt: caret,
    offersWords,
    highlighted,
    /** @param at the caret after the typed text; null if nobody is typing */
    type(text: string, at: number | null, { offers = true } = {}) {
      setTyped({ text, caret: at, offersWords: offers, highlighted: -1 });
      onType(storable(text));
    },
    settle: () => setTyped((last) => ({ ...NOTHING, text: last.text })),
    closeOffer: () => setTyped((last) => ({ ...last, offersWords: false, highlighted: -1 })),
    highlight: (index: number) => setTyped((last) => ({ ...last, highlighted: index })),
  };
}

/** Keys of a field with suggestions: arrows move through them, Enter and Tab choose one, Escape closes them. */
export function searchKeyAction(
  key: string,
  search: SearchFieldState,
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

/** Moves on to the results, unless the line has errors. */
function finish(search: SearchFieldState, onLeave: (() => void) | undefined): void {
  search.settle();
  if (search.isUnderstood) onLeave?.();
}

/** Moves to the results once they match the line, since a letter shows before its results. */
export function useLeave(line: string, onLeave: (() => void) | undefined) {
  // Changes together with the expression that the shown cards match.
  const isBehind = useDeferredValue(line) !== line;
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving || isBehind) return undefined;
    const timer = setTimeout(() => {
      setLeaving(false);
      onLeave?.();
    });
    return () => clearTimeout(timer);
  }, [isLeaving, isBehind, onLeave]);
  return onLeave && (() => (isBehind ? setLeaving(true) : onLeave()));
}

/** Cycles through the options and, between the last and the first, the field itself, which is -1. */
const step = (from: number, by: number, count: number): number =>
  ((from + 1 + by + count + 1) % (count + 1)) - 1;

/** `/` moves the focus to a page's field, except from another field or an open dialog. */
export function useSlashKey(field: RefObject<HTMLElement | null>, isOfPage: boolean): void {
  useEffect(() => {
    if (!isOfPage) return undefined;
    const focusField = (event: KeyboardEvent) => {
      // Shift is allowed: on many keyboards `/` needs it.
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !isPlain || event.isComposing || event.defaultPrevented) return;
      if (isTextField(event.target) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, [field, isOfPage]);
}
