import type { FieldError } from './field-error';

const KEY = /^[\w-]{8,64}$/;

/** Whether a text can be a browser's own name of what it sends. */
export const isIdempotencyKey = (text: string): boolean => KEY.test(text);

/** What is said of a text that can't be one. */
export const BAD_KEY: FieldError = {
  field: 'idempotencyKey',
  message: 'Use 8 to 64 letters, digits, dashes or underscores.',
  code: 'INVALID',
};

/** What is said of one under which something else was sent. */
export const KEY_REUSED: FieldError = {
  field: 'idempotencyKey',
  message: 'This key stands for something else that was sent before.',
  code: 'KEY_REUSED',
};
