import { counted, formatMoment } from '@/shared/lib/format';
import { Notice } from '@/shared/ui/notice';
import type { CatalogueRun } from '../api/catalogue-api';
import { nameOfActor, sentenceOfRun } from '../model/catalogue-words';
import styles from './admin-catalogue.module.css';
import { DemosInTheWay } from './demos-in-the-way';

interface RunOutcomeProps {
  run: CatalogueRun;
  /** Whether it can be tried again from here. */
  isLatest?: boolean;
}

/** What a run ended with: its reports, or why it stopped. */
export function RunOutcome({ run, isLatest = false }: RunOutcomeProps) {
  const { refusal, reports, startedBy, startedAt } = run;
  const asks = isLatest && run.demosInTheWay.length > 0;
  const who = `${nameOfActor(startedBy)}, ${formatMoment(startedAt)}`;
  return (
    <div className={styles.outcome}>
      {run.status === 'FAILED' && !refusal && <Notice tone="warning">{sentenceOfRun(run)}</Notice>}
      {asks && <DemosInTheWay run={run} />}
      {refusal && !asks && (
        <Notice tone="warning" title={sentenceOfRun(run)}>
          {refusal.message}
        </Notice>
      )}
      {reports.map((report) => (
        <Report key={report.heading} report={report} />
      ))}
      <p className={styles.note}>{who}</p>
    </div>
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
      <p className={styles.note}>{`And ${counted(linesLeftOut, 'more line')}, left out here.`}</p>
    )}
  </div>
);
