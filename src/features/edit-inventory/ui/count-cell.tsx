import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { PrintingCount } from '@/entities/collection';
import type { SendStatus } from '@/shared/lib/outbox';
import { keepWindowOpen } from '@/shared/lib/unsaved-work';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { seenCountOf, type CountPart } from '../model/count-draft';
import {
  countTyped,
  flashEnded,
  selectTypedText,
  typingDropped,
} from '../model/count-drafts-slice';
import { finishTyping, stepCount } from '../model/save-count';
import { useCountDraft } from '../model/use-count-draft';
import { countCellKey } from '../model/use-count-grid';
import styles from './count-cell.module.css';

export interface CountCellProps {
  /** The printing's row from the server. */
  count: PrintingCount;
  /** The printing's name for screen readers: “Lantern Scout, Foil”. */
  label: string;
}

const STATUS_TEXTS: Record<SendStatus, string> = {
  sending: '',
  saved: 'Saved',
  retrying: 'Not saved yet',
  refused: 'Failed to update inventory',
  conflict: 'Changed elsewhere',
};

/** How many copies the owner has of a printing: a whole number up to 9,999 (rules/collection#typed-counts). */
export const HaveCell = (props: CountCellProps) => <CountCell {...props} part="have" />;

/**
 * How many copies the owner still wants of a printing; empty for the default, which is shown faintly
 * (rules/collection#typed-counts).
 */
export const NeedCell = (props: CountCellProps) => <CountCell {...props} part="need" />;

function CountCell({ count, label, part }: CountCellProps & { part: CountPart }) {
  const { variantId } = count;
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const { inventory, missing, status, parts } = useCountDraft(count);
  const typed = useAppSelector((state) => selectTypedText(state, variantId, part));
  const ownStatus = parts.includes(part) ? status : null;
  const isDefault = part === 'need' && (missing?.isDefault ?? true);
  const number = part === 'have' ? inventory : (missing?.count ?? 0);

  const statusBefore = useRef(ownStatus);
  useEffect(() => {
    const hasChanged = statusBefore.current !== ownStatus;
    statusBefore.current = ownStatus;
    // Only once, not whenever the row scrolls back into sight.
    if (ownStatus === 'refused' && hasChanged) field.current?.scrollIntoView({ block: 'center' });
    // If the row is unmounted, its flash ends.
    if (ownStatus === 'saved') return () => void dispatch(flashEnded(variantId));
    return undefined;
  }, [dispatch, ownStatus, variantId]);

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

  const shown = isDefault ? '' : String(number);
  // Typing replaces the current number, as in a spreadsheet.
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === field.current) field.current?.select();
  }, [isTyping, shown]);

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
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      data-count-cell={countCellKey(variantId, part)}
      aria-label={`${label}: ${part === 'have' ? 'have' : 'need'}`}
      aria-invalid={ownStatus === 'refused' || ownStatus === 'conflict' || undefined}
      title={(ownStatus && STATUS_TEXTS[ownStatus]) || undefined}
      className={clsx(styles.cell, styles[ownStatus ?? 'calm'])}
      value={typed ?? shown}
      placeholder={isDefault ? String(number) : undefined}
      onChange={({ target }) =>
        dispatch(countTyped({ variantId, part, text: target.value, seen: seenCountOf(count) }))
      }
      onMouseDown={(event) => {
        // The focusing click would place the caret and remove the selection.
        if (document.activeElement === event.currentTarget) return;
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onFocus={({ target }) => target.select()}
      onBlur={() => dispatch(finishTyping({ variantId, part }))}
      onKeyDown={onKeyDown}
      onAnimationEnd={() => ownStatus === 'saved' && dispatch(flashEnded(variantId))}
    />
  );
}
