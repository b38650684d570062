import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { missedLineTaken, selectQuickAdd } from '../model/quick-add-slice';
import styles from './quick-add.module.css';

interface MissedLinesProps {
  /** A line was put back into the field. */
  onMend: () => void;
}

/** Lines that weren't added, which would otherwise be lost when a person types on without looking. */
export function MissedLines({ onMend }: MissedLinesProps) {
  const { missed } = useAppSelector(selectQuickAdd);
  const dispatch = useAppDispatch();
  const take = (index: number, isMended: boolean) => {
    dispatch(missedLineTaken({ index, isMended }));
    onMend();
  };
  return (
    <>
      {missed.map(({ line, message }, index) => (
        <p key={missed.length - index} role="alert" className={styles.missed}>
          <span className={styles.name}>{`Not added: “${line}”. ${message}`}</span>
          <Button className={styles.undo} onClick={() => take(index, true)}>
            Edit
          </Button>
          <Button
            variant="quiet"
            className={styles.undo}
            icon="close"
            aria-label={`Discard “${line}”`}
            onClick={() => take(index, false)}
          />
        </p>
      ))}
    </>
  );
}
