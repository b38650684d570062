import type { FieldError } from '@server/platform/graphql/field-error';

/** What is wrong; nothing if it was done. */
export interface ModerationResult {
  errors: FieldError[];
}

export const NO_SUCH_USER: FieldError = {
  field: 'userId',
  message: 'There is no such user.',
  code: 'NOT_FOUND',
};

export const NO_BANNER: FieldError = {
  field: 'userHandle',
  message: 'This sale list has no banner any more.',
  code: 'NOT_FOUND',
};
