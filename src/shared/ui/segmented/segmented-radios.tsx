import { clsx } from 'clsx';
import { useId, type ComponentPropsWithoutRef } from 'react';
import styles from './segmented-radios.module.css';

interface SegmentedRadiosProps<Value extends string | number> extends Pick<
  ComponentPropsWithoutRef<'div'>,
  'aria-labelledby' | 'aria-describedby' | 'aria-busy' | 'className'
> {
  /** The group's name, unless something else on the page names it. */
  label?: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * A choice between a few values in a row, which looks like `Segmented`. It is one stop of the Tab key, and arrow keys
 * choose, as in any group of radio buttons.
 */
export function SegmentedRadios<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  className,
  ...marks
}: SegmentedRadiosProps<Value>) {
  const name = useId();
  return (
    <div {...marks} role="radiogroup" aria-label={label} className={clsx(styles.group, className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
