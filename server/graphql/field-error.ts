import { overwritesUnseen } from '@domain/version';
import { builder } from './builder';

/** What was wrong with one argument or input field of a mutation, as part of its answer (spec 7). */
export interface FieldError {
  field: string;
  message: string;
  /** null where the message is all there is to tell. */
  code: string | null;
}

export const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  description: 'What was wrong with one field of the input. Nothing was changed.',
  fields: (t) => ({
    field: t.exposeString('field'),
    message: t.exposeString('message'),
    code: t.exposeString('code', { nullable: true }),
  }),
});

/** Somebody else changed first what this would overwrite. */
export const CHANGED_ELSEWHERE: FieldError = {
  field: 'expectedVersion',
  message: 'This was changed elsewhere.',
  code: 'CONFLICT',
};

/** A page that is older than versions would overwrite what is there; it shows these words as they are. */
const OLD_PAGE: FieldError = {
  ...CHANGED_ELSEWHERE,
  message: 'This page is older than the server. Reload it.',
};

/**
 * What is wrong with changing what has a version; null where the person has seen what they overwrite.
 *
 * @param expectedVersion the version that they saw; null from a page that is older than versions
 */
export function conflictOf(
  expectedVersion: number | null | undefined,
  version: number,
): FieldError | null {
  if (!overwritesUnseen(expectedVersion, version)) return null;
  return expectedVersion == null ? OLD_PAGE : CHANGED_ELSEWHERE;
}

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
