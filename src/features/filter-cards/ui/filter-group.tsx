import { useId, type ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  /** Names the group. */
  label: string;
  /** How its choices work together, where that isn't plain. */
  hint?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** One question of the drawer: a label over the choices. */
export function FilterGroup({ label, hint, className, children }: FilterGroupProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={hint && `${id}-hint`}
      className={classNames(styles.group, className)}
    >
      <p className={styles.label}>
        <span id={id} className={styles.name}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </p>
      {children}
    </div>
  );
}
