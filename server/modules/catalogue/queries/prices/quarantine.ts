import type { VariantType } from '@domain/card';
import type { Database, Transaction } from '@server/platform/db/database';
import { sql, type SQL } from 'drizzle-orm';

/** A price that looks wrong, beside the last good one of its printing. */
export interface QuarantinedPrice {
  variantId: string;
  recordedAt: Date;
  priceCents: number;
  reason: 'PLACEHOLDER' | 'JUMP';
  cardId: string;
  cardName: string;
  cardSetId: string;
  cardSetCode: string;
  number: string;
  variantType: VariantType;
  /** The price that is shown meanwhile; null without one. */
  lastGoodCents: number | null;
  lastGoodRecordedAt: Date | null;
}

/** The newest prices in quarantine, and the number of all. */
export async function findQuarantinedPrices(
  database: Database,
  limit: number,
): Promise<{ nodes: QuarantinedPrice[]; total: number }> {
  const nodes = await read(database, sql`true`, limit);
  const { rows } = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from quarantined_price`,
  );
  return { nodes, total: rows[0]?.total ?? 0 };
}

export async function findQuarantinedPrice(
  transaction: Transaction,
  variantId: string,
  recordedAt: string,
): Promise<QuarantinedPrice | null> {
  const isIt = sql`q.card_variant_id = ${variantId} and q.recorded_at = ${recordedAt}::timestamptz`;
  const [found] = await read(transaction, isIt, 1);
  return found ?? null;
}

async function read(
  database: Database | Transaction,
  where: SQL,
  limit: number,
): Promise<QuarantinedPrice[]> {
  const { rows } = await database.execute<QuarantinedPrice & Record<string, unknown>>(sql`
    select q.card_variant_id as "variantId", q.recorded_at as "recordedAt",
        q.price_cents as "priceCents", q.reason, c.id as "cardId", c.name as "cardName",
        s.id as "cardSetId", s.code as "cardSetCode", v.number, v.variant_type as "variantType",
        v.current_price_cents as "lastGoodCents", v.current_price_recorded_at as "lastGoodRecordedAt"
      from quarantined_price q
      join card_variant v on v.id = q.card_variant_id
      join card c on c.id = v.card_id
      join card_set s on s.id = c.card_set_id
      where ${where}
      order by q.recorded_at desc, s.position, v.number, q.card_variant_id limit ${limit}`);
  return rows.map((row) => ({
    ...row,
    recordedAt: new Date(row.recordedAt),
    lastGoodRecordedAt: row.lastGoodRecordedAt && new Date(row.lastGoodRecordedAt),
  }));
}
