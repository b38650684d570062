import { formatMoment, formatPercent } from '@/shared/lib/format';
import { ProgressBar } from '@/shared/ui/progress-bar';
import type { CatalogueRun } from '../api/catalogue-api';
import { nameOfActor, nameOfRun } from '../model/catalogue-words';
import styles from './admin-catalogue.module.css';

/** A run that waits or is under way, live. */
export function RunProgress({ run }: { run: CatalogueRun }) {
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
    </div>
  );
}
