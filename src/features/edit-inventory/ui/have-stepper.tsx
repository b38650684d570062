import { MAX_INVENTORY } from '@domain/collection';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { finishTyping, stepCount } from '../model/save-count';
import { useCountDraft } from '../model/use-count-draft';
import styles from './count-cell.module.css';
import { HaveCell, type CountCellProps } from './count-cell';

interface HaveStepperProps extends CountCellProps {
  /** Whether a mouse gets the buttons, too; otherwise only fingers do, since the field has keys for both. */
  hasButtons?: boolean;
}

/** A Have between buttons for one copy fewer and one more. */
export function HaveStepper({ count, label, hasButtons = false }: HaveStepperProps) {
  const dispatch = useAppDispatch();
  const { inventory } = useCountDraft(count);
  const step = (by: 1 | -1) => {
    // Not every phone takes the focus out of a field when a button is tapped.
    dispatch(finishTyping({ variantId: count.variantId, part: 'have' }));
    dispatch(stepCount({ count, part: 'have', by }));
  };
  return (
    <span className={styles.stepper} data-buttons={hasButtons}>
      <Button
        icon="less"
        className={styles.step}
        aria-label={`Have one fewer: ${label}`}
        // Not disabled: the button would lose the focus while it is being pressed.
        aria-disabled={inventory <= 0}
        onClick={() => step(-1)}
      />
      <HaveCell count={count} label={label} />
      <Button
        icon="add"
        className={styles.step}
        aria-label={`Have one more: ${label}`}
        aria-disabled={inventory >= MAX_INVENTORY}
        onClick={() => step(1)}
      />
    </span>
  );
}
