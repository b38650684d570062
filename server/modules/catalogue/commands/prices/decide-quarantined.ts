import { VARIANT_TYPE_NAMES } from '@domain/card';
import { formatPrice } from '@domain/pricing';
import { acceptPrice, dropPrice } from './decide-price';
import type { Database } from '@server/platform/db/database';
import type { FieldError } from '@server/platform/graphql/field-error';
import { recordCatalogueChange } from '@server/modules/people';
import { sql } from 'drizzle-orm';
import { findQuarantinedPrice } from '../../queries/prices/quarantine';

export const DECISIONS = ['ACCEPT', 'DROP'] as const;
type Decision = (typeof DECISIONS)[number];

interface DecidePrice {
  variantId: string;
  /** ISO 8601. */
  recordedAt: string;
  decision: Decision;
}

/**
 * Accepts a price in quarantine, which is then as good as any other, or drops it for good.
 *
 * @returns the errors; NOT_FOUND if somebody else has decided, or a later file has confirmed it
 */
export async function decidePrice(
  database: Database,
  actorId: string,
  { variantId, recordedAt, decision }: DecidePrice,
): Promise<FieldError[]> {
  if (!isPriceTime(recordedAt)) return [DECIDED_ALREADY];
  return database.transaction(async (transaction) => {
    const price = await findQuarantinedPrice(transaction, variantId, recordedAt);
    if (price === null) return [DECIDED_ALREADY];
    const { cardSetId, cardSetCode, cardName, variantType } = price;
    const act = decision === 'ACCEPT' ? acceptPrice : dropPrice;
    if (!(await act(transaction, { cardVariantId: variantId, recordedAt }))) {
      return [DECIDED_ALREADY];
    }
    const last = price.lastGoodCents === null ? null : formatPrice(price.lastGoodCents);
    const stated = formatPrice(price.priceCents);
    await recordCatalogueChange(transaction, {
      actorId,
      action: decision === 'ACCEPT' ? 'PRICE_ACCEPTED' : 'PRICE_DROPPED',
      subject: `${cardSetCode} ${cardName}, ${VARIANT_TYPE_NAMES[variantType]}`,
      from: decision === 'ACCEPT' ? last : stated,
      to: decision === 'ACCEPT' ? stated : null,
    });
    if (decision === 'ACCEPT') {
      await transaction.execute(sql`select pg_notify('catalogue_changed', ${cardSetId})`);
    }
    return [];
  });
}

/** PostgreSQL knows no year 0, and JavaScript writes years after 9999 in another way: no price is as old or new as that. */
function isPriceTime(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

const DECIDED_ALREADY: FieldError = {
  field: 'variantId',
  code: 'NOT_FOUND',
  message: 'This price isn’t waiting any more.',
};
