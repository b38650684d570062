import type { PlanPreview } from '@domain/collection-file';
import { counted } from '@/shared/lib/counted';
import { copiesWords, planWords } from '../model/preview-words';
import styles from './import-collection.module.css';

/** What a plan comes to, set by set; said again when another way of importing is chosen. */
export const PlanSummary = ({ plan }: { plan: PlanPreview }) => (
  <div role="status" className={styles.summary}>
    <p className={styles.sum}>{planWords(plan)}</p>
    {plan.sets.length > 0 && (
      <ul className={styles.sets}>
        {plan.sets.map(({ code, name, changes, copies }) => (
          <li key={code} className={styles.set}>
            <span>
              <strong>{code}</strong> {name}
            </span>
            <span className={styles.note}>
              {counted(changes, 'count')}, {copiesWords(copies)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
