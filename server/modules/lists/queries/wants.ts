import { VARIANT_TYPES } from '@domain/card';
import type { PrintingOfCard, Want } from '@domain/want-list';
import { cardVariant } from '@server/modules/catalogue/tables';
import type { Database, Transaction } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { isAnyOf } from '@server/platform/db/where';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { selectWants } from '../sql';
import { wantList } from '../tables';

const printing = z.object({
  variantId: z.string(),
  cardId: z.string(),
  variantType: z.enum(VARIANT_TYPES),
}) satisfies z.ZodType<PrintingOfCard>;

/**
 * What a player wants of the cards of some printings, and those printings.
 *
 * @param variantIds without NUL
 */
export async function findWantsOf(
  database: Database | Transaction,
  userId: string,
  variantIds: readonly string[],
) {
  const printings = await rowsOf(
    database,
    sql`select v.id as "variantId", v.card_id as "cardId", v.variant_type as "variantType"
      from card_variant v where v.id = any(${sql.param([...variantIds])}::text[]) order by v.id`,
    printing,
  );
  const cardIds = [...new Set(printings.map(({ cardId }) => cardId))];
  const wants: Want[] = await selectWants(database).where(
    and(eq(wantList.userId, userId), isAnyOf(cardVariant.cardId, cardIds)),
  );
  return { printings, wants };
}
