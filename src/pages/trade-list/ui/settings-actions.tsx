import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { SaleListSettings } from '@/entities/trade-list';
import { hasUnsavedWork, keepWindowOpen } from '@/shared/lib/browser/unsaved-work';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Icon } from '@/shared/ui/icon';
import { Notice } from '@/shared/ui/notice';
import { percentageLabel, roundingWords } from '../model/settings-words';
import type { EditedSettings } from '../model/use-sale-settings';
import styles from './sale-settings.module.css';

interface SettingsActionsProps extends Pick<EditedSettings, 'isDirty' | 'isSaving'> {
  /** The person tried to close the section while there are unsaved changes. */
  isHeld: boolean;
  isSaved: boolean;
  onDiscard: () => void;
}

/** The buttons Discard and Save, and the result (rules/trade-lists#settings). */
export const SettingsActions = ({
  isDirty,
  isSaving,
  isHeld,
  isSaved,
  onDiscard,
}: SettingsActionsProps) => (
  <div className={styles.actions}>
    <p role="status" className={styles.status}>
      {isHeld && <span>Save or discard your changes first.</span>}
      {isSaved && (
        <span className={styles.saved}>
          <Icon name="check" /> <span>Saved</span>
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

interface ChangedElsewhereProps {
  /** The currently saved settings. */
  theirs: SaleListSettings;
  isSaving: boolean;
  onSaveOwn: () => void;
  onTakeTheirs: () => void;
}

/**
 * Two tabs changed the settings: the other tab's are shown, the person's are in the form, and they choose
 * (rules/errors#conflicts).
 */
export const ChangedElsewhere = ({
  theirs,
  isSaving,
  onSaveOwn,
  onTakeTheirs,
}: ChangedElsewhereProps) => (
  <Notice
    tone="warning"
    title="These settings were changed elsewhere"
    actions={
      <>
        <Button loading={isSaving} onClick={onSaveOwn}>
          Save mine
        </Button>
        <Button disabled={isSaving} onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </>
    }
  >
    <p>What you typed is still in the form. Saved in the meantime:</p>
    <dl className={styles.theirs}>
      <dt>Market price</dt>
      <dd>{percentageLabel(theirs.pricing.percentageAdjustment)}</dd>
      <dt>Rounding</dt>
      <dd>{roundingWords(theirs.pricing.roundingStep).label}</dd>
      <dt>Banner Message</dt>
      <dd className={styles.theirBanner}>{theirs.banner || 'None'}</dd>
    </dl>
  </Notice>
);

/**
 * Asks before the person leaves the page or closes the window with unsaved settings. A change of the filter in the
 * address doesn't count as leaving.
 */
export function LeaveUnsaved({ isUnsaved }: { isUnsaved: boolean }) {
  useEffect(() => (isUnsaved ? keepWindowOpen() : undefined), [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="destructive"
      // Back may have asked it. An entry of its own would be a navigation, which ends the blocked one.
      hasEntry={false}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>The settings of your sale list aren’t saved yet. What you typed would be lost.</p>
    </ConfirmDialog>
  );
}
