import styles from './filter-cards.module.css';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { filtersCleared, noteRead, selectDropped } from '../model/card-list-slice';
import { counted, formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { focusFilterToggle } from './active-filters';
import { DroppedNotice } from '@/shared/ui/notice';

interface ShownCountProps {
  /** How many cards match the filter. */
  shown: number;
  /** How many there are. */
  total: number;
}

/**
 * `84 of 252 cards`, or `252 cards` where all are shown. A screen reader hears it change and waits for a pause in
 * typing, as it does with everything polite. It must exist before it changes, or it isn't announced.
 */
export const ShownCount = ({ shown, total }: ShownCountProps) => (
  <p
    role="status"
    className={styles.shownCountCount}
  >{`${shown < total ? `${formatNumber(shown)} of ` : ''}${counted(total, 'card')}`}</p>
);

/** Shown instead of the cards if the filter matches none. */
export function NoCards() {
  const dispatch = useAppDispatch();
  const clear = () => {
    focusFilterToggle();
    dispatch(filtersCleared());
  };
  return (
    <EmptyState
      figure="lens"
      title="No cards match"
      actions={
        <Button variant="primary" onClick={clear}>
          Clear all filters
        </Button>
      }
    >
      No card matches all filters. Remove some of them, or clear all.
    </EmptyState>
  );
}

/** Names the ignored parts of the link or the typed text (rules/links#dropped-parts), until dismissed. */
export function DroppedNote() {
  const dispatch = useAppDispatch();
  const dropped = useAppSelector(selectDropped);
  const dismiss = () => {
    focusFilterToggle();
    dispatch(noteRead());
  };
  return <DroppedNotice dropped={dropped} onDismiss={dismiss} />;
}
