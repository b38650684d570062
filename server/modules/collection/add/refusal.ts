import { MAX_INVENTORY } from '@domain/collection';
import type { FieldError } from '@server/graphql/field-error';

const most = MAX_INVENTORY.toLocaleString('en-US');

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
