import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldProps } from '../field';
import styles from './select.module.css';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

const Options = ({ options }: { options: readonly Option[] }) => (
  <>
    {options.map((option) => (
      <option key={option.value} value={option.value} disabled={option.disabled}>
        {option.label}
      </option>
    ))}
  </>
);

interface SelectProps
  extends
    FieldProps,
    Omit<ComponentPropsWithoutRef<'select'>, keyof FieldProps | 'multiple' | 'size'> {
  options: readonly Option[];
  /** The text of a first option with the value `''`: “Any rarity”. */
  placeholder?: string | undefined;
}

/**
 * A choice among many options. Native, since every phone and screen reader supports it, unlike the library's dropdown.
 * Accepts a form's `register` directly.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hideLabel, hint, error, optional, id, className, options, placeholder, ...rest },
  ref,
) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className }}>
      {(control) => (
        <select {...rest} {...control} ref={ref} className={clsx(control.className, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          <Options options={options} />
        </select>
      )}
    </Field>
  );
});

interface PlainSelectProps extends Omit<
  ComponentPropsWithoutRef<'select'>,
  'multiple' | 'size' | 'aria-label'
> {
  /** Its name, which isn't shown. */
  label: string;
  options: readonly Option[];
}

/** A choice in a row, without the look of a form's field. */
export const PlainSelect = ({ label, options, className, ...rest }: PlainSelectProps) => (
  <select {...rest} aria-label={label} className={clsx(styles.select, className)}>
    <Options options={options} />
  </select>
);
