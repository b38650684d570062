import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { SharingSubject } from '@domain/sharing';
import { useFocusAfterRemoval } from '@/shared/lib/browser/focus-after-removal';
import { counted } from '@/shared/lib/format';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import type { IconName } from '@/shared/ui/icon';
import { undoLastChange } from '../model/bulk-commands';
import { bulkChangeRead, selectLastChange, type LastChange } from '../model/last-change-slice';
import {
  allSelected,
  bulkActionOpened,
  selectingEnded,
  type BulkAction,
} from '../model/selection-slice';
import styles from './change-selected.module.css';

interface ActionFacts {
  label: string;
  icon: IconName;
}

const ACTIONS: Record<BulkAction, ActionFacts> = {
  ADD: { label: 'Add', icon: 'add' },
  REMOVE: { label: 'Remove', icon: 'delete' },
  PRICE: { label: 'Set price', icon: 'edit' },
  SELL: { label: 'Sell', icon: 'offers' },
  WANT: { label: 'Want', icon: 'lists' },
  TERMS: { label: 'What will do', icon: 'edit' },
};

interface SelectionBarProps {
  of: SharingSubject;
  /** The noun for a row: “card”. */
  noun: string;
  /** The ids of all shown rows, and how many of them are selected. */
  shown: readonly string[];
  selected: number;
  actions: readonly BulkAction[];
  /** What else can be done with them, after the actions. */
  children?: ReactNode;
}

/** The number of selected rows, and the actions for them. Placed after them and sticky at the window's lower edge. */
export function SelectionBar({ of, noun, shown, selected, actions, children }: SelectionBarProps) {
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectLastChange);
  const isSaid = last?.of === of;
  const done = useFocusAfterRemoval(isSaid);
  const isAll = selected === shown.length && selected > 0;
  return (
    <div
      ref={usePublishedHeight()}
      className={styles.edge}
      role="region"
      aria-label="Selected rows"
    >
      {isSaid && <LastChangeNotice last={last} />}
      <div className={styles.bar}>
        <p role="status" className={styles.count}>{`${counted(selected, noun)} selected`}</p>
        <Button variant="quiet" onClick={() => dispatch(allSelected(isAll ? [] : shown))}>
          {isAll ? 'None' : 'All shown'}
        </Button>
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              icon={ACTIONS[action].icon}
              aria-haspopup="dialog"
              // Not disabled: the focus would be lost when the last row is deselected.
              aria-disabled={selected === 0}
              onClick={() => selected > 0 && dispatch(bulkActionOpened(action))}
            >
              {ACTIONS[action].label}
            </Button>
          ))}
          {children}
        </div>
        <Button ref={done} variant="primary" onClick={() => dispatch(selectingEnded())}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** The last change, with a button that undoes it. */
function LastChangeNotice({ last: { words, undo, status, failure } }: { last: LastChange }) {
  const dispatch = useAppDispatch();
  const isUndoable = undo !== null && status !== 'undone';
  return (
    <div className={styles.bar}>
      <p role={failure === null ? 'status' : 'alert'} className={styles.words}>
        {failure ?? (status === 'undone' ? `Undone: ${words}` : words)}
      </p>
      {isUndoable && (
        <Button
          icon="undo"
          loading={status === 'undoing'}
          onClick={() => void dispatch(undoLastChange())}
        >
          Undo
        </Button>
      )}
      <Button
        ref={useFocusAfterRemoval(isUndoable)}
        variant="quiet"
        icon="close"
        aria-label="Close message"
        onClick={() => dispatch(bulkChangeRead())}
      />
    </div>
  );
}

/** Tells the style sheets the height of an element at the window's lower edge, so that notices are above it. */
function usePublishedHeight() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--selection-bar', `${measured.offsetHeight}px`),
    );
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty('--selection-bar');
    };
  }, []);
  return element;
}
