import { useMemo, type KeyboardEvent } from 'react';
import type { Card } from '@domain/card';
import { quickAddIndexOf, readQuickAdd, type QuickAddChoice } from '@domain/quick-add';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { add } from './quick-add-commands';
import {
  choiceHighlighted,
  choicesClosed,
  lineRefused,
  lineTyped,
  selectQuickAdd,
} from './quick-add-slice';

const STILL_LOADING = 'The cards are still loading. Try again in a moment.';

/** All that the bar's field shows and does. */
export function useQuickAdd(cards: readonly Card[] | null) {
  const dispatch = useAppDispatch();
  const { text, highlighted, isOffering, error } = useAppSelector(selectQuickAdd);
  const index = useMemo(() => quickAddIndexOf(cards ?? []), [cards]);
  const { choices, error: misread } = useMemo(() => readQuickAdd(text, index), [text, index]);
  const offered = isOffering ? choices : [];
  const active = Math.min(highlighted, choices.length - 1);

  const submit = () => {
    const choice = choices[active];
    if (choice) dispatch(add(choice));
    else if (misread) {
      dispatch(lineRefused(cards === null ? STILL_LOADING : misread.message));
    }
  };
  const move = (by: number) =>
    choices.length > 0 &&
    dispatch(choiceHighlighted((active + by + choices.length) % choices.length));

  return {
    text,
    error,
    offered,
    highlighted: active,
    type: (line: string) => void dispatch(lineTyped(line)),
    choose: (choice: QuickAddChoice) => dispatch(add(choice)),
    close: () => void dispatch(choicesClosed()),
    submit,
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      const acts: Record<string, (() => unknown) | undefined> = {
        Enter: submit,
        ArrowDown: () => move(1),
        ArrowUp: () => move(-1),
        Escape: offered.length > 0 ? () => dispatch(choicesClosed()) : undefined,
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
