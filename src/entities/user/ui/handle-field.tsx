import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from '@/shared/ui/text-field';
import styles from './handle-field.module.css';

/**
 * A field for a handle, which is in lower case whatever is typed (rules/accounts#handle). Takes a form's `register` as
 * it is.
 */
export const HandleField = forwardRef<HTMLInputElement, TextFieldProps>(function HandleField(
  { onChange, onBlur, className, ...rest },
  ref,
) {
  return (
    <TextField
      {...rest}
      ref={ref}
      className={clsx(styles.field, className)}
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => {
        // A phone's keyboard loses its place if the text changes while typing; meanwhile styles show it in lower case.
        const { isComposing } = event.nativeEvent as InputEvent;
        if (!isComposing) lowerCaseInPlace(event.currentTarget);
        onChange?.(event);
      }}
      onBlur={(event) => {
        lowerCaseInPlace(event.currentTarget);
        onBlur?.(event);
      }}
    />
  );
});

/** Converts a field's text to lower case and keeps the caret. */
function lowerCaseInPlace(field: HTMLInputElement): void {
  const lower = field.value.toLowerCase();
  if (lower === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = lower;
  field.setSelectionRange(selectionStart, selectionEnd);
}
