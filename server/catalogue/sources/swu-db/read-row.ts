import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { parseCardType } from '@domain/card';
import { UnknownValueError } from '@domain/errors';
import { parsePriceCents } from '@domain/pricing';
import type { ZodError } from 'zod';
import { cardFieldsOf } from './card-fields';
import type { Printing } from '@server/catalogue/import/cards/printing';
import { pictureUrl } from './picture-url';
import { VARIANT_TYPE_OF } from './variant-type';
import { RowRejected, rowSchema, type SwuDbRow } from './row';
import { plainLine } from '../texts';

export type ReadRow = { ok: true; printing: Printing } | { ok: false; reason: string };

/**
 * Reads one row of the file, or returns why it is invalid; an invalid row never stops the import
 * (rules/catalogue#rows-in-files).
 */
export function readRow(value: unknown, row: number): ReadRow {
  const parsed = rowSchema.safeParse(value);
  if (!parsed.success) return { ok: false, reason: firstFault(parsed.error) };
  try {
    return { ok: true, printing: toPrinting(parsed.data, row) };
  } catch (error) {
    if (error instanceof RowRejected || error instanceof UnknownValueError) {
      return { ok: false, reason: error.message };
    }
    throw error;
  }
}

function toPrinting(row: SwuDbRow, place: number): Printing {
  const variantType = VARIANT_TYPE_OF.get(plainLine(row.VariantType));
  if (!variantType) throw new UnknownValueError('variant type', row.VariantType);
  const setCode = normalizeCardSetCode(row.Set.trim());
  if (!isCardSetCode(setCode)) {
    throw new RowRejected(`set code is not ${CARD_SET_CODE_RULE}: ${row.Set}`);
  }
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
    priceCents: priceOf(row, 'MarketPrice'),
    lowPriceCents: priceOf(row, 'LowPrice'),
    foilPriceCents: priceOf(row, 'FoilPrice'),
    foilLowPriceCents: priceOf(row, 'LowFoilPrice'),
    frontOrientation: null,
    backOrientation: null,
    frontUrl: pictureUrl(row.FrontArt),
    backUrl: pictureUrl(row.BackArt),
    artist: plainLine(row.Artist ?? '') || null,
  };
}

type PriceKey = 'MarketPrice' | 'LowPrice' | 'FoilPrice' | 'LowFoilPrice';

/** `""` and `"0.00"` mean no price (rules/catalogue#prices-in-files). */
function priceOf(row: SwuDbRow, key: PriceKey): number | null {
  const text = (row[key] ?? '').trim();
  if (text === '') return null;
  const cents = parsePriceCents(text);
  if (cents === null) throw new RowRejected(`${key} is not a price: ${text}`);
  return cents === 0 ? null : cents;
}

function firstFault(error: ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'is not a row';
  return issue.path.length === 0
    ? 'is not an object'
    : `${issue.path.join('.')}: ${issue.message.toLowerCase()}`;
}
