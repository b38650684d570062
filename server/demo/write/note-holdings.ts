import { holdingsDigest } from '@server/catalogue/holdings-digest';
import type { Transaction } from '@server/db/database';
import { sql } from 'drizzle-orm';

/**
 * Notes beside each demo set's own digest what people hold of it now, so that an import that replaces the set can
 * tell whether anyone has changed that since (product 5).
 */
export async function noteHoldings(transaction: Transaction): Promise<void> {
  const { rows } = await transaction.execute<{ id: string; cardSetId: string }>(sql`
    select max(id)::text as id, card_set_id as "cardSetId" from catalogue_import
      where origin = 'DEMO' group by card_set_id`);
  for (const { id, cardSetId } of rows) {
    const noted = { holdingsDigest: await holdingsDigest(transaction, cardSetId) };
    await transaction.execute(sql`
      update catalogue_import set report = report || ${JSON.stringify(noted)}::jsonb where id = ${id}`);
  }
}
