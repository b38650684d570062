import { BANNER_TOO_LONG, type BannerErrorCode } from '@domain/sale-list';
import type { FieldError } from '@server/graphql/field-error';

/** What is said of a banner that can't be kept, by why. */
export const BAD_BANNER: Record<BannerErrorCode, FieldError> = {
  TOO_LONG: { field: 'banner', message: BANNER_TOO_LONG, code: 'TOO_LONG' },
  INVALID: {
    field: 'banner',
    message: 'A banner can’t hold one of these characters.',
    code: 'INVALID',
  },
};

export const NO_SUCH_STEP: FieldError = {
  field: 'rounding',
  message: 'Choose one of the given steps.',
  code: 'INVALID',
};

export const CONFLICT: FieldError = {
  field: 'expectedVersion',
  message: 'These settings were changed elsewhere.',
  code: 'CONFLICT',
};
