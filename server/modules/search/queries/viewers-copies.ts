import type { Card } from '@domain/card';
import type { PrintingFacts } from '@domain/card-filter';
import { extraCountOf, missingOf, NEVER_COUNTED, targetOf } from '@domain/collection';
import { THIS_ALONE, type WantTerms } from '@domain/want-list';
import { collectionItem } from '@server/modules/collection/tables';
import { selectWants } from '@server/modules/lists/sql';
import { wantList } from '@server/modules/lists/tables';
import { commitsCopiesSql, givesSql } from '@server/modules/offers/sql';
import { offer } from '@server/modules/offers/tables';
import { preferencesOf } from '@server/modules/people';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';

type Copies = PrintingFacts['copies'];

/** What a player has, misses and has too many of, by the printing's id. */
export async function findCollectionCopies(
  database: Database,
  userId: string,
  cards: readonly Card[],
): Promise<Copies> {
  const preferences = await preferencesOf(database, userId);
  const rows = await database
    .select({
      variantId: collectionItem.cardVariantId,
      inventory: collectionItem.inventory,
      missingOverride: collectionItem.missingOverride,
    })
    .from(collectionItem)
    .where(eq(collectionItem.userId, userId));
  const counted = new Map(rows.map(({ variantId, ...count }) => [variantId, count]));
  return Object.fromEntries(
    cards.flatMap(({ cardType, cardVariants }) =>
      cardVariants.map(({ id, variantType }) => {
        const count = counted.get(id) ?? NEVER_COUNTED;
        const target = targetOf({ cardType, variantType }, preferences);
        const own = count.inventory;
        const copies = {
          own,
          missing: missingOf(count, target).count,
          extra: extraCountOf(own, cardType, target),
        };
        return [id, copies] as const;
      }),
    ),
  );
}

const listed = z.object({
  variantId: z.string(),
  of: z.enum(['selling', 'promised']),
  copies: z.number(),
});

/** What a player sells and has promised, by the printing's id. */
export async function findListCopies(database: Database, userId: string): Promise<Copies> {
  const me = sql`${userId}::uuid`;
  const rows = await rowsOf(
    database,
    sql`
      select i.card_variant_id as "variantId", 'selling' as of, i.quantity as copies
        from sale_list l join sale_list_item i on i.sale_list_id = l.id where l.user_id = ${me}
      union all select t.card_variant_id, 'promised', sum(t.quantity)::int
        from offer o join offer_item t on t.offer_id = o.id
        where ${givesSql(me)} and ${commitsCopiesSql(alias(offer, 'o'))} group by t.card_variant_id`,
    listed,
  );
  const copies: Record<string, Copies[string]> = {};
  for (const { variantId, of, copies: count } of rows) {
    copies[variantId] = { ...copies[variantId], [of]: count };
  }
  return copies;
}

/** What a player wants. */
export const findWants = async (
  database: Database,
  userId: string,
): Promise<PrintingFacts['wants']> => selectWants(database).where(eq(wantList.userId, userId));

/** What a player's new wants mean. */
export async function findNewWants(database: Database, userId: string): Promise<WantTerms> {
  const [list] = await database
    .select({ wouldDo: wantList.newWantsWouldDo })
    .from(wantList)
    .where(eq(wantList.userId, userId));
  return { ...THIS_ALONE, ...list };
}
