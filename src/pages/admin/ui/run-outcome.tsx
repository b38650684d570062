import { useState } from 'react';
import { apiErrorOf } from '@/shared/api';
import { counted, formatMoment } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Notice } from '@/shared/ui/notice';
import { type CatalogueRun, useStartCatalogueImportMutation } from '../api/catalogue-api';
import { nameOfActor, sentenceOfRun } from '../model/catalogue-words';
import styles from './admin-catalogue.module.css';

interface RunOutcomeProps {
  run: CatalogueRun;
  /** Whether it can be tried again from here. */
  isLatest?: boolean;
}

/** What a run ended with: its reports, or why it stopped. */
export function RunOutcome({ run, isLatest = false }: RunOutcomeProps) {
  const { refusal, reports, startedBy, startedAt } = run;
  const who = `${nameOfActor(startedBy)}, ${formatMoment(startedAt)}`;
  return (
    <div className={styles.outcome}>
      {run.status === 'FAILED' && <Notice tone="warning">{sentenceOfRun(run)}</Notice>}
      {refusal &&
        (refusal.removes !== null && isLatest ? (
          <DemoInTheWay run={run} removes={refusal.removes} />
        ) : (
          <Notice tone="warning" title={sentenceOfRun(run)}>
            {refusal.message}
          </Notice>
        ))}
      {reports.map((report) => (
        <Report key={report.heading} report={report} />
      ))}
      <p className={styles.note}>{who}</p>
    </div>
  );
}

/** The demo's set stands where the file's would go: what would be removed, and the question whether to do so. */
function DemoInTheWay({ run, removes }: { run: CatalogueRun; removes: string }) {
  const [asks, setAsks] = useState(false);
  const [start, { data, error, isLoading }] = useStartCatalogueImportMutation();
  const { fileId, source, options, refusal } = run;
  const wasChanged = refusal?.code === 'DEMO_WAS_CHANGED';
  const retry = async () => {
    const { acceptJumps, cardSetCode, recordedAt } = options;
    const answer = await start({
      input: {
        ...(fileId === null ? { address: source } : { fileId }),
        recordedAt,
        cardSetCode,
        acceptJumps,
        replaceDemo: true,
        discardChanges: wasChanged,
      },
    });
    if (answer.data?.run) setAsks(false);
  };
  const isGone = fileId === null && !/^https?:/i.test(source);
  const title = wasChanged ? 'People have changed this demo set' : 'A demo set is in the way';
  return (
    <>
      <Notice
        tone="warning"
        title={title}
        actions={
          !isGone && (
            <Button aria-haspopup="dialog" onClick={() => setAsks(true)}>
              Replace the demo set
            </Button>
          )
        }
      >
        The import of {source} would remove {removes}.{isGone && ' Choose the file again.'}
      </Notice>
      {asks && (
        <ConfirmDialog
          title="Replace the demo set?"
          confirmLabel="Remove and import"
          tone="destructive"
          pending={isLoading}
          error={data?.errors[0]?.message ?? (error && apiErrorOf(error).message)}
          onConfirm={() => void retry()}
          onCancel={() => setAsks(false)}
        >
          <p>This removes {removes}. It can’t be undone.</p>
          {wasChanged && (
            <p>
              Its cards were changed, counted, listed or traded. A backup is written to the data
              folder first.
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

type ReportOf = CatalogueRun['reports'][number];

/** What was done to one set, in the words of the command. */
const Report = ({ report: { heading, lines, linesLeftOut } }: { report: ReportOf }) => (
  <div className={styles.report}>
    <h3 className={styles.heading}>{heading}</h3>
    {/* It scrolls, so it must be reachable by keyboard. */}
    {lines.length > 0 && (
      <div role="region" aria-label={heading} tabIndex={0} className={styles.scroller}>
        <dl className={styles.lines}>
          {lines.map(({ about, words }, place) => (
            <div key={place} className={styles.line}>
              <dt>{about}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    )}
    {linesLeftOut > 0 && (
      <p className={styles.note}>And {counted(linesLeftOut, 'more line')}, left out here.</p>
    )}
  </div>
);
