import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { PrintingCount } from '@/entities/collection';
import { useFieldAtFocus } from '@/shared/lib/field-at-focus';
import type { SendStatus } from '@/shared/lib/outbox';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import type { CountPart } from '../model/count-draft';
import { flashEnded, selectTypedText } from '../model/count-drafts-slice';
import { useCountDraft } from '../model/use-count-draft';
import { countCellKey } from '../model/use-count-grid';
import styles from './count-cell.module.css';
import { CountField } from './count-field';

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

/** A count that looks like a field and becomes one when it takes the focus. */
function CountCell({ count, label, part }: CountCellProps & { part: CountPart }) {
  const { variantId } = count;
  const { inventory, missing, status, parts } = useCountDraft(count);
  const typed = useAppSelector((state) => selectTypedText(state, variantId, part));
  const ownStatus = parts.includes(part) ? status : null;
  const outcome = useOutcome(variantId, ownStatus);
  const { isField, ofText, enter, leave } = useFieldAtFocus(outcome.element, typed !== null);
  const isDefault = part === 'need' && (missing?.isDefault ?? true);
  const number = part === 'have' ? inventory : (missing?.count ?? 0);
  const shown = isDefault ? '' : String(number);
  const look = {
    'data-count-cell': countCellKey(variantId, part),
    'aria-label': `${label}: ${part}`,
    'aria-invalid': ownStatus === 'refused' || ownStatus === 'conflict' || undefined,
    title: (ownStatus && STATUS_TEXTS[ownStatus]) || undefined,
    className: clsx(styles.cell, styles[ownStatus ?? 'calm']),
    onAnimationEnd: outcome.endFlash,
  };
  if (isField) {
    return (
      <CountField
        {...look}
        field={outcome.element}
        count={count}
        part={part}
        typed={typed}
        shown={shown}
        placeholder={isDefault ? String(number) : undefined}
        onEnter={enter}
        onLeave={leave}
      />
    );
  }
  return (
    <span
      {...look}
      {...ofText}
      ref={outcome.element}
      aria-placeholder={isDefault ? String(number) : undefined}
    >
      {shown}
    </span>
  );
}

/** What a cell does as a change of its number is saved or refused. */
function useOutcome(variantId: string, status: SendStatus | null) {
  const dispatch = useAppDispatch();
  const element = useRef<HTMLInputElement & HTMLSpanElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const hasChanged = before.current !== status;
    before.current = status;
    // Only once, not whenever the row scrolls back into sight.
    if (status === 'refused' && hasChanged) element.current?.scrollIntoView({ block: 'center' });
    // If the row is unmounted, its flash ends.
    if (status === 'saved') return () => void dispatch(flashEnded(variantId));
    return undefined;
  }, [dispatch, status, variantId]);
  const endFlash = () => status === 'saved' && dispatch(flashEnded(variantId));
  return { element, endFlash };
}
