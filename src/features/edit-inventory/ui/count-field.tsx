import {
  useEffect,
  useLayoutEffect,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { PrintingCount } from '@/entities/collection';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import { useAppDispatch } from '@/shared/store';
import { seenCountOf, type CountPart } from '../model/count-draft';
import { countTyped, typingDropped } from '../model/count-drafts-slice';
import { finishTyping, stepCount } from '../model/save-count';

interface CountFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Where its element is kept. */
  field: RefObject<HTMLElement>;
  /** The printing's row from the server. */
  count: PrintingCount;
  part: CountPart;
  /** The text being typed; null if it is the number. */
  typed: string | null;
  /** The number; empty for a Need's default. */
  shown: string;
  onEnter: () => void;
  onLeave: (event: FocusEvent) => void;
}

/** The field of the count that has the focus. */
export function CountField({
  field,
  count,
  part,
  typed,
  shown,
  onEnter,
  onLeave,
  ...look
}: CountFieldProps) {
  const { variantId } = count;
  const dispatch = useAppDispatch();

  const isTyping = typed !== null;
  useEffect(() => {
    if (!isTyping) return undefined;
    const closable = keepWindowOpen();
    return () => {
      closable();
      // A row that scrolls out of view loses the focus without a blur event.
      dispatch(finishTyping({ variantId, part }));
    };
  }, [dispatch, isTyping, variantId, part]);

  // Typing replaces the current number, as in a spreadsheet.
  useLayoutEffect(() => {
    const { current } = field;
    if (isTyping || !(current instanceof HTMLInputElement)) return;
    if (document.activeElement === current) current.select();
  }, [field, isTyping, shown]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (!event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      dispatch(stepCount({ count, part, by: event.key === 'ArrowUp' ? 1 : -1 }));
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      dispatch(typingDropped({ isRefused: false }));
    } else if (event.key === 'Enter') dispatch(finishTyping({ variantId, part }));
  };

  return (
    <input
      {...look}
      ref={field as RefObject<HTMLInputElement>}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      value={typed ?? shown}
      onChange={({ target }) =>
        dispatch(countTyped({ variantId, part, text: target.value, seen: seenCountOf(count) }))
      }
      onFocus={({ target }) => {
        onEnter();
        target.select();
      }}
      onBlur={(event) => {
        dispatch(finishTyping({ variantId, part }));
        onLeave(event);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
