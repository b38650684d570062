import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { PrintingCount } from '@/entities/collection';
import type { SendStatus } from '@/shared/lib/outbox';
import { keepWindowOpen } from '@/shared/lib/browser/unsaved-work';
import { focusAsAWhole } from '@/shared/lib/browser/focus-as-a-whole';
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
  kept: '',
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
  const { inventory, missing, status, parts } = useCountDraft(count);
  const typed = useAppSelector((state) => selectTypedText(state, variantId, part));
  const ownStatus = parts.includes(part) ? status : null;
  const { field, endFlash } = useOutcome(variantId, ownStatus);
  const isDefault = part === 'need' && (missing?.isDefault ?? true);
  const number = part === 'have' ? inventory : (missing?.count ?? 0);
  const shown = isDefault ? '' : String(number);

  const isTyping = typed !== null;
  useEffect(() => {
    if (!isTyping) return undefined;
    const closable = keepWindowOpen();
    return () => {
      closable();
      // A field that leaves the document loses the focus without a blur event.
      dispatch(finishTyping({ variantId, part }));
    };
  }, [dispatch, isTyping, variantId, part]);

  // Typing replaces the current number, as in a spreadsheet.
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === field.current) field.current?.select();
  }, [field, isTyping, shown]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (!event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      dispatch(stepCount({ count, part, by: event.key === 'ArrowUp' ? 1 : -1 }));
    } else if (event.key === 'Escape' && isTyping) {
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
      aria-label={`${label}: ${part}`}
      aria-invalid={ownStatus === 'refused' || ownStatus === 'conflict' || undefined}
      title={(ownStatus && STATUS_TEXTS[ownStatus]) || undefined}
      className={clsx(styles.cell, styles[ownStatus ?? 'calm'])}
      placeholder={isDefault ? String(number) : undefined}
      value={typed ?? shown}
      onChange={({ target }) => {
        dispatch(countTyped({ variantId, part, text: target.value, seen: seenCountOf(count) }));
        // A script or an extension fills it in without a focus, which it can't lose.
        if (document.activeElement !== target) dispatch(finishTyping({ variantId, part }));
      }}
      onFocus={({ target }) => target.select()}
      onMouseDown={focusAsAWhole}
      onBlur={() => dispatch(finishTyping({ variantId, part }))}
      onKeyDown={onKeyDown}
      onAnimationEnd={endFlash}
    />
  );
}

/** What a cell does as a change of its number is saved or refused. */
function useOutcome(variantId: string, status: SendStatus | null) {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const hasChanged = before.current !== status;
    before.current = status;
    // Only once, not whenever the row scrolls back into sight.
    if (status === 'refused' && hasChanged) field.current?.scrollIntoView({ block: 'center' });
    // If the row leaves the document, its flash ends.
    if (status === 'saved') return () => void dispatch(flashEnded(variantId));
    return undefined;
  }, [dispatch, status, variantId]);
  const endFlash = () => status === 'saved' && dispatch(flashEnded(variantId));
  return { field, endFlash };
}
