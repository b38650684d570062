import { classNames } from '@/shared/lib/class-names';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { EditedSettings } from '../model/use-sale-settings';
import styles from './sale-settings.module.css';

interface SettingsActionsProps extends Pick<EditedSettings, 'isDirty' | 'isSaving'> {
  /** Whether saving makes sense: not while it isn't known whose settings are to hold. */
  canSave: boolean;
  isShaking: boolean;
  /** Somebody wanted to close the section and couldn't. */
  isHeld: boolean;
  isSaved: boolean;
  onDiscard: () => void;
}

/** Discard and save. They stay in sight while anything is unsaved, and shake where it would be left behind (spec 2). */
export const SettingsActions = ({
  isDirty,
  isSaving,
  canSave,
  isShaking,
  isHeld,
  isSaved,
  onDiscard,
}: SettingsActionsProps) => (
  <div
    className={classNames(styles.actions, isDirty && styles.dirty)}
    data-shaking={isShaking || undefined}
  >
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
    <Button type="submit" variant="primary" disabled={!canSave} loading={isSaving}>
      Save
    </Button>
  </div>
);
