import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './field.module.css';
import { Icon } from '../icon';

export interface FieldProps {
  /** The control's name; every control has one, even if it is hidden. */
  label: string;
  /** Shows the label only to screen readers, if the control's purpose is visible from its place. */
  hideLabel?: boolean | undefined;
  /** Help for filling it in, shown before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; marks the control as invalid. */
  error?: ReactNode;
  /** Adds to the label that it may stay empty. */
  optional?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

interface Control extends ReturnType<typeof describeField> {
  className: string;
}

interface Parts {
  /** Shown at the end of the line with hint and error. */
  aside?: ReactNode;
  children: (control: Control) => ReactNode;
}

/** A form control between its label and its messages; `children` gets the attributes that tie the control to them. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  optional,
  aside,
  ...rest
}: FieldProps & Parts) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const name = (
    <label htmlFor={id} className={styles.label}>
      <span>{label}</span>
      {optional && <span className={styles.optional}> (optional)</span>}
    </label>
  );
  return (
    <div className={clsx(styles.field, rest.className)}>
      {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {rest.children({
        ...describeField({ id, hint, error }),
        className: clsx(styles.control),
      })}
      {(hint || error || aside) && (
        <div className={styles.foot}>
          <div className={styles.messages}>
            <FieldMessages id={id} hint={hint} error={error} />
          </div>
          {aside}
        </div>
      )}
    </div>
  );
}

interface FieldMessagesProps {
  /** The control's id. */
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A form control's error and hint, in the order in which they matter. */
export const FieldMessages = ({ id, hint, error }: FieldMessagesProps) => (
  <>
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        <Icon name="alert" />
        <span>{error}</span>
      </p>
    )}
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
  </>
);

interface Described {
  id: string;
  hint?: unknown;
  error?: unknown;
}

/** The attributes that tie a form control to the hint and the error of `FieldMessages` with the same id. */
export const describeField = ({ id, hint, error }: Described) => ({
  id,
  'aria-describedby':
    [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});
