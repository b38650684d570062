import { useId, type ReactNode } from 'react';
import { FieldMessages, describeField } from '../field';
import styles from './choice-group.module.css';

interface ChoiceGroupProps<Value extends string | number> {
  /** The group's name. */
  label: string;
  options: readonly { value: Value; label: string; description?: ReactNode; disabled?: boolean }[];
  /** null if nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: ReactNode;
}

/** A choice among a few options, each with a description; arrow keys choose, as in any group of radio buttons. */
export function ChoiceGroup<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  error,
}: ChoiceGroupProps<Value>) {
  const id = useId();
  const optionId = (option: Value) => `${id}-${option}`;
  return (
    <fieldset role="radiogroup" {...describeField({ id, error })} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={optionId(option.value)}
              aria-describedby={option.description ? `${optionId(option.value)}-about` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              <span id={optionId(option.value)} className={styles.label}>
                {option.label}
              </span>
              {option.description && (
                <span id={`${optionId(option.value)}-about`} className={styles.description}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} error={error} />
    </fieldset>
  );
}
