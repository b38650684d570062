import { memo } from 'react';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { additionLabel } from '../model/addition-words';
import { undo } from '../model/quick-add-commands';
import type { Addition } from '../model/quick-add-slice';
import styles from './quick-add.module.css';

/** What became of an addition, beside it. */
function stateText({
  status,
  failure,
  inventory,
  undoState,
  undoFailure,
}: Addition): string | null {
  if (status === 'refused') return failure?.message ?? null;
  if (status === 'sending') return 'Adding…';
  if (status === 'retrying') return 'Not sent yet';
  if (undoFailure !== null) return undoFailure;
  if (undoState === 'undone') return 'Undone';
  return inventory === null ? null : `You have ${inventory}`;
}

/** One addition with what became of it, and what takes it back. */
export const AddedItem = memo(function AddedItem({ addition }: { addition: Addition }) {
  const dispatch = useAppDispatch();
  const { key, number, name, variantType, count, status, undoState } = addition;
  const canUndo = status === 'saved' && undoState !== 'undone';
  return (
    <li className={styles.item} data-status={undoState === 'undone' ? 'undone' : status}>
      <span className={styles.count}>+{count}</span>
      <span className={styles.number}>{number}</span>
      <span className={styles.name}>
        {name} <span className={styles.subtitle}>{VARIANT_TYPE_NAMES[variantType]}</span>
      </span>
      <span className={styles.state}>{stateText(addition)}</span>
      {canUndo && (
        <Button
          variant="quiet"
          className={styles.undo}
          aria-label={`Undo ${additionLabel(addition)}`}
          loading={undoState === 'undoing'}
          onClick={() => void dispatch(undo(key))}
        >
          Undo
        </Button>
      )}
    </li>
  );
});
