import { useMemo, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { Card } from '@domain/card';
import {
  quickAddIndexOf,
  readQuickAdd,
  type QuickAddChoice,
  type QuickAddIndex,
} from '@domain/quick-add';
import { useCachedCardsOfSets, useCardsOfSet } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { add, problemsInWords } from './quick-add-commands';
import {
  choiceHighlighted,
  choicesClosed,
  lineRefused,
  lineTyped,
  questionAsked,
  questionLeft,
  refusedLineReplaced,
  selectQuickAdd,
} from './quick-add-slice';

/** Everything that the bar's field shows and does. */
export function useQuickAdd(cardSetCode: string, cards: readonly Card[] | null) {
  const dispatch = useAppDispatch();
  const { text, highlighted, isOffering, isAsking, error } = useAppSelector(selectQuickAdd);
  const sets = useSets(cardSetCode, cards);
  const reading = useMemo(() => readQuickAdd(text, sets), [text, sets]);
  const { choices, errors, question, entries } = reading;
  // One set after another: when one has arrived, the line is read again and the next is requested.
  const missing = useCardsOfSet(reading.setsToLoad.find((code) => code !== cardSetCode) ?? null);

  const offered = isOffering ? choices : [];
  const active = Math.min(highlighted, choices.length - 1);
  const openQuestion =
    isAsking && question !== null
      ? { question, choices: question === 'CARDS_OR_COPIES' && active < 2 ? [0, 1] : [active] }
      : null;

  const choose = (choice: QuickAddChoice) => {
    const at = choices.indexOf(choice);
    if (question !== null && openQuestion === null) dispatch(questionAsked(at));
    else dispatch(add(choice, errors));
  };
  const submit = () => {
    const choice = choices[active];
    const [first] = errors;
    if (choice) choose(choice);
    else if (first) {
      if (missing.error) missing.retry();
      dispatch(lineRefused(entries > 1 ? problemsInWords(errors) : first.message));
    }
  };
  const move = (by: number) => {
    const count = openQuestion?.choices.length ?? choices.length;
    if (count > (openQuestion ? 1 : 0)) dispatch(choiceHighlighted((active + by + count) % count));
  };
  const leave = () => {
    if (openQuestion) return () => dispatch(questionLeft());
    return offered.length > 0 ? () => dispatch(choicesClosed()) : undefined;
  };

  return {
    text,
    error,
    offered,
    highlighted: active,
    asked: openQuestion && {
      question: openQuestion.question,
      choices: openQuestion.choices.flatMap((at) => {
        const choice = choices[at];
        return choice ? [{ choice, isHighlighted: at === active }] : [];
      }),
    },
    type: (line: string) => void dispatch(lineTyped(line)),
    choose,
    close: () => void dispatch(choicesClosed()),
    leaveQuestion: () => void dispatch(questionLeft()),
    submit,
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      const acts: Record<string, (() => unknown) | undefined> = {
        Enter: submit,
        ArrowDown: () => move(1),
        ArrowUp: () => move(-1),
        Escape: leave(),
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    /** A single-line field would join pasted lines. */
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const from = selectionStart ?? value.length;
      const to = selectionEnd ?? value.length;
      if (error !== null && from === 0 && to === value.length) dispatch(refusedLineReplaced());
      const pasted = event.clipboardData.getData('text');
      if (!/[\n\r]/.test(pasted)) return;
      event.preventDefault();
      const lines = pasted.split(/[\n\r]+/).filter((line) => line.trim() !== '');
      dispatch(lineTyped(value.slice(0, from) + lines.join('; ') + value.slice(to)));
    },
  };
}

const NO_CODES: readonly string[] = [];

/** All sets, with the cards of those that are loaded. */
function useSets(shown: string, cards: readonly Card[] | null) {
  const { cardSets } = useCardSets();
  const codes = useMemo(() => cardSets?.map(({ code }) => code) ?? NO_CODES, [cardSets]);
  const cached = useCachedCardsOfSets(codes);
  const own = useMemo(() => cards && quickAddIndexOf(cards), [cards]);
  return useMemo(() => {
    const indexes = new Map<string, QuickAddIndex | null>();
    for (const code of codes) {
      const others = code === shown ? null : cached.get(code);
      indexes.set(code, others ? quickAddIndexOf(others, code) : null);
    }
    return { shown, indexes: indexes.set(shown, own) };
  }, [shown, own, codes, cached]);
}
