import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { workedExamples } from '../model/rounding-words';
import styles from './sale-settings.module.css';

interface WorkedExamplesProps {
  /** What a step of rounding does. */
  effect: string;
  examples: ReturnType<typeof workedExamples>;
}

/** What a step of rounding makes of a few market prices. */
export const WorkedExamples = ({ effect, examples }: WorkedExamplesProps) => (
  <>
    <span>{effect} </span>
    <span className={styles.examples}>
      {examples.map(({ market, asked }) => (
        <span key={market}>
          {market} <span aria-hidden="true">→</span>
          <VisuallyHidden>becomes</VisuallyHidden> <b>{asked}</b>{' '}
        </span>
      ))}
    </span>
  </>
);
