import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { FieldMessages, describeField } from '../field';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A setting that takes effect at once, without a form's Save; the label first, the switch at the line's end. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, className, ...rest },
  ref,
) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={className}>
      <label className={styles.row}>
        <span className={styles.label}>{label}</span>
        <input
          {...rest}
          {...describeField({ id, hint })}
          ref={ref}
          type="checkbox"
          // A native box reports its own state.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className={styles.track}
        />
      </label>
      {hint && (
        <div className={styles.hint}>
          <FieldMessages id={id} hint={hint} />
        </div>
      )}
    </div>
  );
});
