import type { Database, Transaction } from '@server/db/database';
import { offer } from '@server/db/tables';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';

/** The ids of those with whom a player has exchanged cards. */
export async function exchangePartnersOf(
  database: Database | Transaction,
  userId: string,
): Promise<string[]> {
  const partner = sql<string>`case when ${offer.initiatorId} = ${userId} then ${offer.recipientId} else ${offer.initiatorId} end`;
  const rows = await database
    .selectDistinct({ partner })
    .from(offer)
    .where(
      and(
        or(eq(offer.initiatorId, userId), eq(offer.recipientId, userId)),
        isNotNull(offer.initiatorExchangedAt),
        isNotNull(offer.recipientExchangedAt),
      ),
    );
  return rows.map((row) => row.partner);
}
