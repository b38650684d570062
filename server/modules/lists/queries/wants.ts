import { VARIANT_TYPES } from '@domain/card';
import { type PrintingOfCard, WANT_PRIORITIES, type Want, WOULD_DO } from '@domain/want-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

const printing = z.object({
  variantId: z.string(),
  cardId: z.string(),
  variantType: z.enum(VARIANT_TYPES),
}) satisfies z.ZodType<PrintingOfCard>;

const want = z.object({
  variantId: z.string(),
  cardId: z.string(),
  quantity: z.number(),
  wouldDo: z.enum(WOULD_DO),
  kinds: z.array(z.enum(VARIANT_TYPES)),
  atMostCents: z.number().nullable(),
  priority: z.enum(WANT_PRIORITIES),
}) satisfies z.ZodType<Want>;

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
  const ofCards = sql`v.id = any(${sql.param([...variantIds])}::text[])`;
  const printings = await rowsOf(
    database,
    sql`select v.id as "variantId", v.card_id as "cardId", v.variant_type as "variantType"
      from card_variant v where ${ofCards} order by v.id`,
    printing,
  );
  const wants = await rowsOf(
    database,
    sql`select w.id as "variantId", w.card_id as "cardId", i.quantity, i.would_do as "wouldDo",
        to_json(i.kinds) as kinds, i.at_most_cents as "atMostCents", i.priority
      from want_list l join want_list_item i on i.want_list_id = l.id join card_variant w on w.id = i.card_variant_id
      where l.user_id = ${userId}::uuid and w.card_id in (select v.card_id from card_variant v where ${ofCards})
      order by w.id`,
    want,
  );
  return { printings, wants };
}
