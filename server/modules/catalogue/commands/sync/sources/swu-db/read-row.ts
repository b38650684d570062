import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { parseCardType } from '@domain/card';
import { UnknownValueError } from '@domain/errors';
import type { ZodError } from 'zod';
import { cardFieldsOf } from './card-fields';
import type { Printing } from '../../../import/cards/printing';
import { pictureUrl } from './picture-url';
import { VARIANT_TYPE_OF } from './variant-type';
import { RowRejected, rowSchema, type SwuDbRow } from './row';
import { statedPrice } from '../stated-price';
import { plainLine } from '../texts';

export type ReadRow =
  | { ok: true; printing: Printing; leftOut: string[] }
  | { ok: false; reason: string };

/**
 * Reads one row of the file, or returns why it is invalid; an invalid row never stops the import
 * (rules/catalogue#rows-in-files). `leftOut` says which prices of a valid row aren't right.
 */
export function readRow(value: unknown, row: number): ReadRow {
  const parsed = rowSchema.safeParse(value);
  if (!parsed.success) return { ok: false, reason: firstFault(parsed.error) };
  try {
    const leftOut: string[] = [];
    return { ok: true, printing: toPrinting(parsed.data, row, leftOut), leftOut };
  } catch (error) {
    if (error instanceof RowRejected || error instanceof UnknownValueError) {
      return { ok: false, reason: error.message };
    }
    throw error;
  }
}

function toPrinting(row: SwuDbRow, place: number, leftOut: string[]): Printing {
  const variantType = VARIANT_TYPE_OF.get(plainLine(row.VariantType));
  if (!variantType) throw new UnknownValueError('variant type', row.VariantType);
  const setCode = normalizeCardSetCode(row.Set.trim());
  if (!isCardSetCode(setCode)) {
    throw new RowRejected(`set code is not ${CARD_SET_CODE_RULE}: ${row.Set}`);
  }
  const priceOf = (key: 'MarketPrice' | 'LowPrice' | 'FoilPrice' | 'LowFoilPrice') =>
    statedPrice(row, key, (reason) => leftOut.push(reason));
  const cardType = parseCardType(plainLine(row.Type).toUpperCase());
  return {
    row: place,
    setCode,
    name: plainLine(row.Name),
    subtitle: plainLine(row.Subtitle ?? '') || null,
    cardType,
    variantType,
    number: row.Number,
    otherNumbers: [],
    fields: variantType === 'STANDARD' ? cardFieldsOf(row, cardType) : null,
    hasEpicAction: (row.EpicAction ?? '').trim() !== '',
    priceCents: priceOf('MarketPrice'),
    lowPriceCents: priceOf('LowPrice'),
    foilPriceCents: priceOf('FoilPrice'),
    foilLowPriceCents: priceOf('LowFoilPrice'),
    frontOrientation: null,
    backOrientation: null,
    frontUrl: pictureUrl(row.FrontArt),
    backUrl: pictureUrl(row.BackArt),
    artist: plainLine(row.Artist ?? '') || null,
  };
}

function firstFault(error: ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'is not a row';
  return issue.path.length === 0
    ? 'is not an object'
    : `${issue.path.join('.')}: ${issue.message.toLowerCase()}`;
}
