import { clsx } from 'clsx';
import {
  forwardRef,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { Input } from 'semantic-ui-react';
import { Field, type FieldProps } from '../field';
import { Icon, type IconName } from '../icon';
import styles from './text-field.module.css';

export interface TextFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'prefix' | 'size'> {
  icon?: IconName | undefined;
  /** A unit after the value: “%”. The label must contain it too. */
  suffix?: string | undefined;
  /** Shows a button that empties the field, unless its `value` is empty. */
  onClear?: (() => void) | undefined;
  /** Content positioned over the control's box: marks in the text, a list below. */
  overlay?: ReactNode;
}

/** One line of text with its label, hint and error. Accepts a form's `register` directly. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    hideLabel,
    hint,
    error,
    optional,
    id,
    className,
    icon,
    suffix,
    onClear,
    overlay,
    ...rest
  },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  // Created once: effects of the overlay would miss one that is new at every render.
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const clears = onClear !== undefined && Boolean(rest.value);
  const clear = () => {
    onClear?.();
    input.current?.focus();
  };

  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className }}>
      {(control) => (
        <Input className={clsx(styles.box)}>
          {icon && (
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...control}
            ref={input}
            className={clsx(
              control.className,
              icon && styles.afterIcon,
              clears && styles.beforeClear,
              suffix && styles.beforeSuffix,
            )}
          />
          {suffix && (
            <span className={styles.suffix} aria-hidden="true">
              {suffix}
            </span>
          )}
          {clears && (
            <button
              type="button"
              className={styles.clear}
              aria-label={`Clear ${label}`}
              onClick={clear}
            >
              <Icon name="close" />
            </button>
          )}
          {overlay}
        </Input>
      )}
    </Field>
  );
});
