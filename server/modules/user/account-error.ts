import {
  EMAIL_ERRORS,
  HANDLE_ERRORS,
  type EmailErrorCode,
  type HandleErrorCode,
} from '@domain/user';
import type { FieldError } from '@server/graphql/field-error';

/** The constraint that lets one of many who claim a handle at once win. */
export const HANDLE_IS_UNIQUE = 'user_account_handle_is_unique';

/** One field's error with the words for its code (spec 8). */
export const accountError = (
  field: string,
  code: HandleErrorCode | EmailErrorCode,
): FieldError => ({ field, code, message: { ...HANDLE_ERRORS, ...EMAIL_ERRORS }[code] });
