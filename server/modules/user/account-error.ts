import {
  EMAIL_ERRORS,
  HANDLE_ERRORS,
  type EmailErrorCode,
  type HandleErrorCode,
} from '@domain/user';
import type { FieldError } from '@server/graphql/field-error';

/** One field's error with the words for its code. */
export const accountError = (
  field: string,
  code: HandleErrorCode | EmailErrorCode,
): FieldError => ({ field, code, message: { ...HANDLE_ERRORS, ...EMAIL_ERRORS }[code] });
