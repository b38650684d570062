import { useId } from 'react';
import { PREFERENCE_COUNTS, type CountField } from '@domain/preferences';
import { Notice } from '@/shared/ui/notice';
import { COUNT_TEXTS } from '../model/count-texts';
import { useCountChoice } from '../model/use-count-choice';
import { CountRow } from './count-row';
import styles from './edit-preferences.module.css';

interface CountChoiceProps {
  field: CountField;
  /** The server's count. */
  saved: number;
}

/**
 * One count from 0 to 4 (rules/accounts#preferences), saved as it is chosen; arrow keys choose, as in any group of
 * radio buttons.
 */
export function CountChoice({ field, saved }: CountChoiceProps) {
  const name = useId();
  const { shown, isSaving, failure, choose } = useCountChoice(field, saved);
  return (
    <div className={styles.item}>
      <CountRow field={field}>
        {({ labelledBy, describedBy }) => (
          <div
            role="radiogroup"
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            aria-busy={isSaving || undefined}
            className={styles.counts}
          >
            {PREFERENCE_COUNTS.map((count) => (
              <label key={count} className={styles.count}>
                <input
                  type="radio"
                  name={name}
                  value={count}
                  checked={count === shown}
                  onChange={() => choose(count)}
                />
                {count}
              </label>
            ))}
          </div>
        )}
      </CountRow>
      {failure && (
        <Notice tone="error" title={`${COUNT_TEXTS[field].label} couldn’t be saved.`}>
          It is still {saved}. {failure}
        </Notice>
      )}
    </div>
  );
}
