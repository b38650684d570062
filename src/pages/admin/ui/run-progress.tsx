import { formatMoment, formatPercent } from '@/shared/lib/format';
import { failureOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { type CatalogueRun, useCancelCatalogueRunMutation } from '../api/catalogue-api';
import { nameOfActor, nameOfRun } from '../model/catalogue-words';
import styles from './admin-catalogue.module.css';

/** A run that waits or is under way, live; it can be cancelled. */
export function RunProgress({ run }: { run: CatalogueRun }) {
  const [cancel, cancelling] = useCancelCatalogueRunMutation();
  const failure = failureOf(cancelling);
  const { sentence = 'Waiting for a free process.', done = null, of = null } = run.progress ?? {};
  const isKnown = done !== null && of !== null && of > 0;
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={nameOfRun(run)}
        value={isKnown ? done : null}
        total={isKnown ? of : 1}
        text={isKnown ? formatPercent(Math.min(1, done / of)) : 'Under way'}
      />
      <p className={styles.note}>{sentence}</p>
      <p
        className={styles.note}
      >{`Started by ${nameOfActor(run.startedBy)}, ${formatMoment(run.startedAt)}. It goes on if you leave this page.`}</p>
      {failure !== undefined && <Notice tone="warning">{failure}</Notice>}
      <span className={styles.actions}>
        <Button
          disabled={cancelling.isLoading}
          aria-label={`Cancel the ${run.kind === 'SYNC' ? 'sync' : 'import'}`}
          onClick={() => void cancel({ runId: run.id })}
        >
          Cancel
        </Button>
      </span>
    </div>
  );
}
