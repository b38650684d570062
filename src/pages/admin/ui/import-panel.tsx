import { isUnderWay } from '@domain/catalogue-run';
import { Disclosure } from '@/shared/ui/disclosure';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { formatMoment } from '@/shared/lib/format';
import type { CatalogueRun } from '../api/catalogue-api';
import { nameOfActor, nameOfRun, sentenceOfRun, STATUS_WORDS } from '../model/catalogue-words';
import styles from './admin-catalogue.module.css';
import { ImportForm } from './import-form';
import { RunOutcome } from './run-outcome';
import { RunProgress } from './run-progress';

/** Starts an import, follows it while it is under way, and shows what the latest ones ended with. */
export function ImportPanel({ runs }: { runs: readonly CatalogueRun[] }) {
  const [latest, ...earlier] = runs;
  const underWay = latest && isUnderWay(latest.status) ? latest : null;
  return (
    <Panel title="Sync and import" className={styles.import}>
      <VisuallyHidden>
        <p role="status">{latest && sentenceOfRun(latest)}</p>
      </VisuallyHidden>
      {underWay && <RunProgress run={underWay} />}
      {/* It stays mounted, so that what is typed is there after the run. */}
      <div hidden={underWay !== null}>
        <ImportForm />
      </div>
      {latest && !underWay && <RunOutcome key={latest.id} run={latest} isLatest />}
      {earlier.length > 0 && (
        <Disclosure title="Earlier ones" aside={earlier.length} headingLevel={3}>
          <ul role="list">
            {earlier.map((run) => (
              <li key={run.id}>
                <Disclosure
                  title={nameOfRun(run)}
                  aside={`${STATUS_WORDS[run.status]}, ${formatMoment(run.startedAt)}, ${nameOfActor(run.startedBy)}`}
                >
                  <RunOutcome run={run} />
                </Disclosure>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Panel>
  );
}

export const ImportPanelPlaceholder = () => (
  <Panel title="Sync and import">
    <Skeleton lines={4} />
  </Panel>
);
