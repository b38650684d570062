import { sql } from 'drizzle-orm';
import type { VariantType } from '@domain/card';
import type { Database, Transaction } from '@server/platform/db/database';
import { ImportRefused, type ImportRefusal } from '../import/import-refusal';
import { findSet, lockSet } from '../import/store/match-cards';
import { checkPrices, type RejectedPrice } from './check-prices';
import { matchProducts, type MatchedProduct } from './match-products';
import {
  findPins,
  findPrintingsOfSet,
  type UnmatchedProduct,
  writeProducts,
} from './price-products';
import type { PricesWritten } from './price-report';
import type { ProductPrice } from './product-price';
import type { PricedPrinting } from './sort-prices';
import { writePrices } from './write-prices';

/** A set's prices of one time, as a source states them. */
export interface PriceImport {
  /** In upper case. */
  setCode: string;
  /** Such as `tcgcsv`. */
  source: string;
  recordedAt: Date;
  /** Checked here, so they may come straight from a file. */
  prices: readonly ProductPrice[];
}

export interface PriceImportOptions {
  now: Date;
  /** Takes jumps of prices for good. */
  accept?: boolean;
}

export interface PriceReport extends PricesWritten {
  source: string;
  cardSetId: string;
  setCode: string;
  recordedAt: string;
  isChanged: boolean;
  products: {
    /** By rule and by pin. */
    matched: number;
    pinned: number;
    ignored: number;
    /** Displays and such. */
    notCards: number;
    /** Matched products without a market price. */
    withoutPrice: number;
  };
  /** Products that are no certain printing, with the printings that they could be. */
  unmatched: UnmatchedProduct[];
  rejected: RejectedPrice[];
  milliseconds: number;
}

export type PriceOutcome =
  | { ok: true; report: PriceReport }
  | { ok: false; refusal: ImportRefusal };

/**
 * Imports a set's prices in one transaction (rules/prices#history). The same prices again change nothing; those of an
 * earlier time add to history alone. Leaves a `catalogue_import` row and notifies `catalogue_changed` only if something
 * changed.
 *
 * @returns refused as UNKNOWN_SET, DEMO_IN_THE_WAY or, for a time in the future, BAD_OPTION
 */
export async function importPrices(
  database: Database,
  request: PriceImport,
  options: PriceImportOptions,
): Promise<PriceOutcome> {
  try {
    const report = await database.transaction((tx) => importInto(tx, request, options));
    return { ok: true, report };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return { ok: false, refusal: { code: error.code, message: error.message } };
  }
}

async function importInto(
  tx: Transaction,
  request: PriceImport,
  { now, accept = false }: PriceImportOptions,
): Promise<PriceReport> {
  const started = performance.now();
  const { setCode, source, recordedAt } = request;
  const cardSetId = setCode.toLowerCase();
  await lockSet(tx, cardSetId);
  await refuseUnlessReal(tx, request, now);
  const { prices, rejected } = checkPrices(request.prices, request);
  const printings = await findPrintingsOfSet(tx, cardSetId);
  const pins = await findPins(tx, source, prices);
  const matched = matchProducts(prices, [...printings.values()], pins);
  const unmatched = await writeProducts(tx, cardSetId, source, matched);
  const priced = matched.flatMap((each) => pricedPrinting(each, printings));
  const written = await writePrices(tx, cardSetId, priced, recordedAt, accept);
  const count = (wanted: MatchedProduct<ProductPrice>['match']) =>
    matched.filter(({ match }) => match === wanted).length;
  const report: PriceReport = {
    ...written,
    source,
    cardSetId,
    setCode,
    recordedAt: recordedAt.toISOString(),
    isChanged:
      written.history.added + written.history.updated > 0 ||
      written.currentChanged + written.confirmed + written.quarantined.length > 0,
    products: {
      matched: count('MATCHED'),
      pinned: count('PINNED'),
      ignored: count('IGNORED'),
      notCards: count('NOT_A_CARD'),
      withoutPrice: count('MATCHED') + count('PINNED') - priced.length,
    },
    unmatched,
    rejected,
    milliseconds: 0,
  };
  if (report.isChanged) await recordImport(tx, report);
  return { ...report, milliseconds: Math.round(performance.now() - started) };
}

async function refuseUnlessReal(
  tx: Transaction,
  { setCode, recordedAt, source }: PriceImport,
  now: Date,
): Promise<void> {
  const set = await findSet(tx, setCode.toLowerCase());
  if (set === null) {
    throw new ImportRefused(
      'UNKNOWN_SET',
      `The catalogue has no set ${setCode}: import its cards first.`,
    );
  }
  if (set.origin === 'DEMO') {
    throw new ImportRefused(
      'DEMO_IN_THE_WAY',
      `${setCode} holds the demo catalogue, whose prices are invented: import its real cards first.`,
    );
  }
  if (recordedAt > now) {
    throw new ImportRefused(
      'BAD_OPTION',
      `The prices of ${setCode} from ${source} are of ${recordedAt.toISOString()}, which is in the future.`,
    );
  }
}

function pricedPrinting(
  { product, cardVariantId }: MatchedProduct<ProductPrice>,
  printings: ReadonlyMap<string, { name: string; variantType: VariantType }>,
): PricedPrinting[] {
  const printing = cardVariantId === null ? undefined : printings.get(cardVariantId);
  const { market, low, mid, high } = product;
  if (cardVariantId === null || printing === undefined || market === null) return [];
  const { name: cardName, variantType } = printing;
  const spread = (low ?? mid ?? high) === null ? null : { low, mid, high };
  return [{ id: cardVariantId, cardName, variantType, cents: market, spread }];
}

/** Without the lists of the report, which would grow the table by the same lines every day. */
async function recordImport(tx: Transaction, report: PriceReport): Promise<void> {
  const { unmatched, rejected, quarantined, released, ...counts } = report;
  const stored = {
    ...counts,
    unmatched: unmatched.length,
    rejected: rejected.length,
    quarantined,
    released,
  };
  await tx.execute(sql`
    insert into catalogue_import (card_set_id, origin, prices_only, source, recorded_at, report)
      values (${report.cardSetId}, 'IMPORT', true, ${report.source}, ${report.recordedAt},
        ${JSON.stringify(stored)}::jsonb)`);
  await tx.execute(sql`select pg_notify('catalogue_changed', ${report.cardSetId})`);
}
