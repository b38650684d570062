import { forwardRef } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { TextField, type TextFieldProps } from '@/shared/ui/text-field';
import styles from './handle-field.module.css';
import { lowerCaseInPlace } from './lower-case-in-place';

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
      className={classNames(styles.field, className)}
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
