import type { CSSProperties } from 'react';
import { counted } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './cost-curve.module.css';

/** Everything from this cost on is one bar. */
const LAST = 8;

/** How many cards cost what, as bars. @param props.curve copies by cost, from 0 on */
export function CostCurve({ curve }: { curve: readonly number[] }) {
  const bars = Array.from({ length: LAST + 1 }, (_, cost) => ({
    label: cost === LAST ? `${LAST}+` : String(cost),
    copies:
      cost === LAST
        ? curve.slice(LAST).reduce((sum, copies) => sum + copies, 0)
        : (curve[cost] ?? 0),
  }));
  const most = Math.max(1, ...bars.map(({ copies }) => copies));
  return (
    <ul className={styles.curve} aria-label="Cards by cost">
      {bars.map(({ label, copies }) => (
        <li key={label} style={{ '--share': copies / most } as CSSProperties}>
          <span className={styles.copies} aria-hidden="true">
            {copies || ''}
          </span>
          <span className={styles.bar} />
          <span className={styles.cost} aria-hidden="true">
            {label}
          </span>
          <VisuallyHidden>{`Cost ${label}: ${counted(copies, 'card')}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
