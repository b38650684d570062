import type { SharingSubject } from '@domain/sharing';
import { useFocusAfterRemoval } from '@/shared/lib/focus-after-removal';
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
};

interface SelectionBarProps {
  of: SharingSubject;
  /** What a row is: “card”. */
  noun: string;
  /** All rows that are shown, by their ids, and how many of them are selected. */
  shown: readonly string[];
  selected: number;
  actions: readonly BulkAction[];
}

/**
 * How many rows are selected, and what can be done with them. Placed after them and sticky at the window's lower edge.
 */
export function SelectionBar({ of, noun, shown, selected, actions }: SelectionBarProps) {
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectLastChange);
  const isSaid = last?.of === of;
  const done = useFocusAfterRemoval(isSaid);
  const isAll = selected === shown.length && selected > 0;
  return (
    <div className={styles.edge} role="region" aria-label="Selected rows">
      {isSaid && <LastChangeNotice last={last} />}
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {counted(selected, noun)} selected
        </p>
        <Button variant="quiet" onClick={() => dispatch(allSelected(isAll ? [] : shown))}>
          {isAll ? 'None' : 'All shown'}
        </Button>
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              icon={ACTIONS[action].icon}
              aria-haspopup="dialog"
              // Not disabled, which would take the focus away where the last row is let go.
              aria-disabled={selected === 0}
              onClick={() => selected > 0 && dispatch(bulkActionOpened(action))}
            >
              {ACTIONS[action].label}
            </Button>
          ))}
        </div>
        <Button ref={done} variant="primary" onClick={() => dispatch(selectingEnded())}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** What was done last, and the way to take it back. */
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
