import {
  useEffect,
  useLayoutEffect,
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
  /** Whether it takes the focus as soon as it is there. */
  takesFocus: boolean;
  /** The focus has gone elsewhere on the page. */
  onLeave: () => void;
}

/** The field of the count that has the focus. */
export function CountField({
  field,
  count,
  part,
  typed,
  shown,
  takesFocus,
  onLeave,
  ...look
}: CountFieldProps) {
  const { variantId } = count;
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    if (!takesFocus) return;
    field.current?.focus({ preventScroll: true });
    // The browser's own scrolling would put it in the middle of the window.
    field.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [field, takesFocus]);

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
      onFocus={({ target }) => target.select()}
      onBlur={({ target, relatedTarget }) => {
        dispatch(finishTyping({ variantId, part }));
        // Another window or a dialog only borrows the focus.
        const isLent =
          document.activeElement === target || relatedTarget?.closest('[aria-modal="true"]');
        if (!isLent) onLeave();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
