import { dayInWords } from '../model/days';
import type { Step } from '../model/step';
import { TimelineStep } from './timeline-step';
import styles from './timeline.module.css';

interface TimelineDayProps {
  /** Such as `2026-03-01`. */
  day: string;
  steps: readonly Step[];
}

/** What was done on one day, the latest first. */
export const TimelineDay = ({ day, steps }: TimelineDayProps) => (
  <section>
    <h2 className={styles.day}>{dayInWords(day)}</h2>
    <ol className={styles.steps} aria-label={dayInWords(day)}>
      {steps.map((step) => (
        <TimelineStep key={step.id} step={step} />
      ))}
    </ol>
  </section>
);
