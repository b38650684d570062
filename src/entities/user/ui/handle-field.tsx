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
        // A phone's keyboard loses its place in a word that changes under it; styles show it in lower case meanwhile.
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

/** Puts a field's text in lower case as if it had been typed so: the caret stays where it is. */
function lowerCaseInPlace(field: HTMLInputElement): void {
  const lower = field.value.toLowerCase();
  if (lower === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = lower;
  field.setSelectionRange(selectionStart, selectionEnd);
}
