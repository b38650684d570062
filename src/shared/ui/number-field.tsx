import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from './text-field';

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'onClear' | 'icon'> {
  /** Lets a minus be in front. */
  negative?: boolean | undefined;
}

/**
 * A whole number. It stays a text input, since browsers' number inputs change their value when one scrolls over
 * them and take `1e3`; whatever isn't part of a whole number is left out while one types. Bounds are its form's
 * to check. Takes a form's `register` as it is, with `valueAsNumber`.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { negative = false, onChange, ...rest },
  ref,
) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={ref}
      // Phones' numeric keypads have no minus.
      inputMode={negative ? 'text' : 'numeric'}
      onChange={(event) => {
        const { target } = event;
        const kept = wholeNumberText(target.value, negative);
        if (kept !== target.value) target.value = kept;
        onChange?.(event);
      }}
    />
  );
});

/** What a whole number may contain while it is typed: digits, and a minus in front where allowed. */
export function wholeNumberText(text: string, negative: boolean): string {
  const digits = text.replaceAll(/\D/g, '');
  // Typed or pasted, a minus may be any of the three that keyboards and spreadsheets give.
  return negative && /^\s*[-−–]/.test(text) ? `-${digits}` : digits;
}
