import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { EditedSettings } from '../model/use-sale-settings';
import styles from './sale-settings.module.css';

interface SettingsActionsProps extends Pick<EditedSettings, 'isDirty' | 'isSaving'> {
  /** Somebody wanted to close the section and couldn't. */
  isHeld: boolean;
  isSaved: boolean;
  onDiscard: () => void;
}

/** Discard and save, and what became of it (rules/trade-lists#settings). */
export const SettingsActions = ({
  isDirty,
  isSaving,
  isHeld,
  isSaved,
  onDiscard,
}: SettingsActionsProps) => (
  <div className={styles.actions}>
    <p role="status" className={styles.status}>
      {isHeld && 'Save or discard your changes first.'}
      {isSaved && (
        <span className={styles.saved}>
          <Icon name="check" /> Saved
        </span>
      )}
    </p>
    <Button disabled={!isDirty || isSaving} onClick={onDiscard}>
      Discard
    </Button>
    <Button type="submit" variant="primary" disabled={!isDirty} loading={isSaving}>
      Save
    </Button>
  </div>
);
