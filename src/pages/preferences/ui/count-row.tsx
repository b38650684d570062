import { useId, type ReactNode } from 'react';
import type { CountField } from '@domain/preferences';
import { COUNT_TEXTS } from '../model/count-texts';
import styles from './edit-preferences.module.css';

interface CountRowProps {
  field: CountField;
  /** Takes the ids of its name and of what it does. */
  children: (ids: { labelledBy: string; describedBy: string }) => ReactNode;
}

/** A count's name and what it does to a collection, beside its control. */
export function CountRow({ field, children }: CountRowProps) {
  const id = useId();
  const { label, effect } = COUNT_TEXTS[field];
  const labelledBy = `${id}-label`;
  const describedBy = `${id}-effect`;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p id={labelledBy} className={styles.label}>
          {label}
        </p>
        <p id={describedBy} className={styles.effect}>
          {effect}
        </p>
      </div>
      {children({ labelledBy, describedBy })}
    </div>
  );
}
