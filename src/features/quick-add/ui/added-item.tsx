import { memo } from 'react';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { additionLabel } from '../model/addition-words';
import { undo } from '../model/quick-add-commands';
import type { Addition } from '../model/quick-add-slice';
import styles from './quick-add.module.css';

const STATUS_TEXTS: Partial<Record<Addition['status'], string>> = {
  adding: 'Adding…',
  unsent: 'Not sent yet',
  undone: 'Undone',
};

/** One addition with what became of it, and what takes it back. */
export const AddedItem = memo(function AddedItem({ addition }: { addition: Addition }) {
  const dispatch = useAppDispatch();
  const { key, number, name, variantType, count, status, inventory, message } = addition;
  const canUndo = status === 'added' || status === 'undoing';
  return (
    <li className={styles.item} data-status={status}>
      <span className={styles.count}>+{count}</span>
      <span className={styles.number}>{number}</span>
      <span className={styles.name}>
        {name} <span className={styles.subtitle}>{VARIANT_TYPE_NAMES[variantType]}</span>
      </span>
      <span className={styles.state}>
        {message ?? STATUS_TEXTS[status] ?? (inventory !== null && `You have ${inventory}`)}
      </span>
      {canUndo && (
        <Button
          variant="quiet"
          className={styles.undo}
          aria-label={`Undo ${additionLabel(addition)}`}
          loading={status === 'undoing'}
          onClick={() => void dispatch(undo(key))}
        >
          Undo
        </Button>
      )}
    </li>
  );
});
