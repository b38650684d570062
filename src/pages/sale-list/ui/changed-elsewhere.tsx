import { percentageLabel } from '@domain/pricing';
import type { SaleListSettings } from '@/entities/sale-list';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { ROUNDING_WORDS } from '../model/rounding-words';
import styles from './sale-settings.module.css';

interface ChangedElsewhereProps {
  /** The settings as they are saved now. */
  theirs: SaleListSettings;
  isSaving: boolean;
  onSaveOwn: () => void;
  onTakeTheirs: () => void;
}

/**
 * Two tabs changed the settings: theirs are shown, one's own stand in the form, and the person says which hold
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
    <p>What you typed is still in the form. Saved meanwhile:</p>
    <dl className={styles.theirs}>
      <dt>Market price</dt>
      <dd>{percentageLabel(theirs.pricing.percentageAdjustment)}</dd>
      <dt>Rounding</dt>
      <dd>{ROUNDING_WORDS[theirs.pricing.roundingStep].label}</dd>
      <dt>Banner Message</dt>
      <dd className={styles.theirBanner}>{theirs.banner || 'None'}</dd>
    </dl>
  </Notice>
);
