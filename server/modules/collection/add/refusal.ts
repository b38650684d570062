import { MAX_INVENTORY } from '@domain/collection';
import type { FieldError } from '@server/graphql/field-error';

const most = MAX_INVENTORY.toLocaleString('en-US');

export const badKey: FieldError = {
  field: 'idempotencyKey',
  message: 'Use 8 to 64 letters, digits, dashes or underscores.',
  code: 'INVALID',
};

export const keyReused: FieldError = {
  field: 'idempotencyKey',
  message: 'This key stands for something else that was added before.',
  code: 'KEY_REUSED',
};

export const notSoMany = (limit: number): FieldError => ({
  field: 'additions',
  message: `Add 1 to ${limit} printings at once.`,
  code: 'INVALID',
});

export const notACount = (index: number): FieldError => ({
  field: `additions.${index}.count`,
  message: `Enter a whole number from 1 to ${most}.`,
  code: 'INVALID',
});

export const noSuchPrinting = (index: number): FieldError => ({
  field: `additions.${index}.variantId`,
  message: 'There is no such printing.',
  code: 'NOT_FOUND',
});

/** @param has how many the player has of it */
export const tooMany = (index: number, has: number): FieldError => ({
  field: `additions.${index}.count`,
  message: `A collection counts up to ${most} of a printing; you have ${has.toLocaleString('en-US')}.`,
  code: 'OUT_OF_RANGE',
});
