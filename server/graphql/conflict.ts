import { overwritesUnseen } from '@domain/version';
import type { FieldError } from './field-error';

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
