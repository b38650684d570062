import { counted } from '@/shared/lib/counted';
import { Button } from '@/shared/ui/button';
import { picksWords } from '../model/picker-words';
import type { Pick } from '../model/use-picks';
import styles from './card-picker.module.css';

interface PickerActionsProps {
  /** Those that ask for more than the list holds. */
  picks: readonly Pick[];
  isReviewed: boolean;
  isSaving: boolean;
  /** Whether it is known what the list holds. */
  isReady: boolean;
  onReview: () => void;
  onAdd: () => void;
}

/** Says how much is picked, shows it alone, and puts it on the list. */
export const PickerActions = ({
  picks,
  isReviewed,
  isSaving,
  isReady,
  onReview,
  onAdd,
}: PickerActionsProps) => (
  <>
    <p role="status" className={styles.picked}>
      {picksWords(picks)}
    </p>
    <Button
      variant="quiet"
      aria-pressed={isReviewed}
      disabled={picks.length === 0 && !isReviewed}
      onClick={onReview}
    >
      Picked{picks.length > 0 && ` (${picks.length.toLocaleString('en')})`}
    </Button>
    <Button
      variant="primary"
      disabled={picks.length === 0 || !isReady}
      loading={isSaving}
      onClick={onAdd}
    >
      {picks.length === 0 ? 'Add' : `Add ${counted(picks.length, 'printing')}`}
    </Button>
  </>
);
