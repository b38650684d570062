import { useState } from 'react';
import { failureOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Notice } from '@/shared/ui/notice';
import {
  type CatalogueRun,
  useStartCatalogueImportMutation,
  useStartCatalogueSyncMutation,
} from '../api/catalogue-api';
import { nameOfRun } from '../model/catalogue-words';
import styles from './admin-catalogue.module.css';

/** Demo sets stand where real ones would go: what would be removed, and the question whether to do so. */
export function DemosInTheWay({ run }: { run: CatalogueRun }) {
  const [asks, setAsks] = useState(false);
  const { start, isLoading, problem } = useRestart(run);
  const { kind, fileId, source, demosInTheWay } = run;
  const wasChanged = demosInTheWay.some((demo) => demo.wasChanged);
  const isGone = kind === 'IMPORT' && fileId === null && !/^https?:/i.test(source);
  const sets = demosInTheWay.length === 1 ? 'set' : 'sets';
  const verb = kind === 'IMPORT' ? 'import' : 'sync';
  return (
    <>
      <Notice
        tone="warning"
        title={titleOf(demosInTheWay.length, wasChanged)}
        actions={
          !isGone && (
            <Button
              aria-haspopup="dialog"
              onClick={() => setAsks(true)}
            >{`Replace the demo ${sets}`}</Button>
          )
        }
      >
        <span>{`${nameOfRun(run)} left ${demosInTheWay.length === 1 ? 'it' : 'them'} alone: ${
          demosInTheWay.length === 1 ? 'replacing it' : 'replacing them'
        } removes`}</span>
        <Removed demos={demosInTheWay} />
        {isGone && <span>Choose the file again.</span>}
      </Notice>
      {asks && (
        <ConfirmDialog
          title={`Replace the demo ${sets}?`}
          confirmLabel={`Remove and ${verb}`}
          tone="destructive"
          pending={isLoading}
          error={problem}
          onConfirm={() => void start(wasChanged).then((begun) => begun && setAsks(false))}
          onCancel={() => setAsks(false)}
        >
          <p>This removes, and it can’t be undone:</p>
          <Removed demos={demosInTheWay} />
          {wasChanged && (
            <p>{`Cards of ${demosInTheWay.length === 1 ? 'it' : 'them'} were changed, counted, listed or traded. A backup is written to the data folder first.`}</p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

type Demos = CatalogueRun['demosInTheWay'];

function titleOf(count: number, wasChanged: boolean): string {
  if (wasChanged) return `People have changed ${count === 1 ? 'this demo set' : 'these demo sets'}`;
  return count === 1 ? 'A demo set is in the way' : `${count} demo sets are in the way`;
}

const Removed = ({ demos }: { demos: Demos }) => (
  <ul className={styles.removed}>
    {demos.map(({ cardSetCode, removes }) => (
      <li
        key={cardSetCode ?? ''}
      >{`${cardSetCode !== null ? `${cardSetCode}: ` : ''}${removes}`}</li>
    ))}
  </ul>
);

/** Starts the same run again, which then replaces the demo's sets. */
function useRestart({ kind, fileId, source, options }: CatalogueRun) {
  const [startImport, importing] = useStartCatalogueImportMutation();
  const [startSync, syncing] = useStartCatalogueSyncMutation();
  const running = kind === 'IMPORT' ? importing : syncing;
  const { acceptJumps, cardSetCode, recordedAt } = options;
  const start = async (discardChanges: boolean): Promise<boolean> => {
    const chosen = { acceptJumps, replaceDemo: true, discardChanges };
    const answer =
      kind === 'SYNC'
        ? await startSync(chosen)
        : await startImport({
            input: {
              ...(fileId === null ? { address: source } : { fileId }),
              recordedAt,
              cardSetCode,
              ...chosen,
            },
          });
    return Boolean(answer.data?.run);
  };
  return { start, isLoading: running.isLoading, problem: failureOf(running) };
}
