import { useMemo, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Card } from '@domain/card';
import {
  completionsAt,
  filterOptionsOf,
  parseSearchLine,
  type CompletionOption,
} from '@domain/card-filter';
import { errorsToShow } from './errors-to-show';
import { useTypedLine } from './use-typed-line';

export type SearchLineState = ReturnType<typeof useSearchLine>;

/** All that the search line's field shows and does. */
export function useSearchLine(cards: readonly Card[], field: RefObject<HTMLInputElement>) {
  const { offersWords, ...typed } = useTypedLine();
  const { line, text, typedAt, type } = typed;
  const vocabulary = useMemo(() => {
    const { selectedTraits, selectedKeywords } = filterOptionsOf(cards);
    return { traits: selectedTraits, keywords: selectedKeywords };
  }, [cards]);
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
