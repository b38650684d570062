import { overwritesUnseen } from '@domain/version';
import { builder } from './builder';

/** A mistake in one argument or input field of a mutation, in its answer (rules/errors#refusals). */
export interface FieldError {
  field: string;
  message: string;
  /** Null if the message is all there is. */
  code: string | null;
}

export const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  description: 'A mistake in one field of the input. Nothing was changed.',
  fields: (t) => ({
    field: t.exposeString('field'),
    message: t.exposeString('message'),
    code: t.exposeString('code', { nullable: true }),
  }),
});

/** The error of a change that would overwrite another one (rules/errors#conflicts). */
export const CHANGED_ELSEWHERE: FieldError = {
  field: 'expectedVersion',
  message: 'This was changed elsewhere.',
  code: 'CONFLICT',
};

/** The error for a page loaded before versions existed, which shows the message as it is. */
const OLD_PAGE: FieldError = {
  ...CHANGED_ELSEWHERE,
  message: 'This page is older than the server. Reload it.',
};

/**
 * The conflict of a change with what it would overwrite; null if the person has seen that.
 *
 * @param expectedVersion the version that they saw; null from a page loaded before versions existed
 */
export function conflictOf(
  expectedVersion: number | null | undefined,
  version: number,
): FieldError | null {
  if (!overwritesUnseen(expectedVersion, version)) return null;
  return expectedVersion == null ? OLD_PAGE : CHANGED_ELSEWHERE;
}

const KEY = /^[\w-]{8,64}$/;

/** Whether a text can be an idempotency key: a browser's own name for what it sends. */
export const isIdempotencyKey = (text: string): boolean => KEY.test(text);

/** The error of any other text. */
export const BAD_KEY: FieldError = {
  field: 'idempotencyKey',
  message: 'Use 8 to 64 letters, digits, dashes or underscores.',
  code: 'INVALID',
};

/** The error of a key under which something else was sent. */
export const KEY_REUSED: FieldError = {
  field: 'idempotencyKey',
  message: 'This key was already used for something else.',
  code: 'KEY_REUSED',
};
