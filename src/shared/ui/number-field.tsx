import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from './text-field';

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'onClear' | 'icon'> {
  /** Allows a minus sign. */
  negative?: boolean | undefined;
}

/**
 * A whole number. It is a text input, since browsers' number inputs change their value when the page is scrolled over
 * them, and accept `1e3`. Characters that aren't part of a whole number are dropped while typing. Its form checks
 * bounds. Accepts a form's `register` directly, with `valueAsNumber`.
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

/** The allowed part of a typed text: digits, and a leading minus if allowed. */
export function wholeNumberText(text: string, negative: boolean): string {
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '');
  // A minus may be any of the three characters that keyboards and spreadsheets produce.
  return negative && /^\s*[-−–]/.test(text) ? `-${digits}` : digits;
}
