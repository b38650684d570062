import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { FieldMessages, describeField } from '../field';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
}

/**
 * A checkbox; a click on its label ticks it as well. Native, since the library's hides the real input behind a label of
 * its own. Accepts a form's `register` directly.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, className, ...rest },
  ref,
) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...rest}
          {...describeField({ id, hint })}
          ref={ref}
          type="checkbox"
          className={styles.box}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {hint && (
        <div className={styles.messages}>
          <FieldMessages id={id} hint={hint} />
        </div>
      )}
    </div>
  );
});
