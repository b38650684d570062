import { useId } from 'react';
import styles from './segmented-radios.module.css';

interface SegmentedRadiosProps<Value extends string | number> {
  /** The group's name. */
  label: string;
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
}: SegmentedRadiosProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
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
