import { VARIANT_TYPES } from '@domain/card';
import { type PrintingOfCard, WANT_PRIORITIES, type Want, WOULD_DO } from '@domain/want-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { committedToWants, IS_ONE_OF } from '../sql';

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

/** What a player wants of the cards of some printings, and those printings. */
export async function findWantsOf(
  transaction: Transaction,
  userId: string,
  variantIds: readonly string[],
) {
  const ofCards = sql`v.id = any(${sql.param([...variantIds])}::text[])`;
  const printings = await rowsOf(
    transaction,
    sql`select v.id as "variantId", v.card_id as "cardId", v.variant_type as "variantType"
      from card_variant v where ${ofCards} order by v.id`,
    printing,
  );
  const wants = await rowsOf(
    transaction,
    sql`select w.id as "variantId", w.card_id as "cardId", i.quantity, i.would_do as "wouldDo",
        to_json(i.kinds) as kinds, i.at_most_cents as "atMostCents", i.priority
      from want_list l join want_list_item i on i.want_list_id = l.id join card_variant w on w.id = i.card_variant_id
      where l.user_id = ${userId}::uuid and w.card_id in (select v.card_id from card_variant v where ${ofCards})
      order by w.id`,
    want,
  );
  return { printings, wants };
}

const wanted = z.object({ variantId: z.string(), quantity: z.number(), left: z.number() });

/**
 * How many copies of printings a player wants, by the printings that would do, and how many of them no accepted offer
 * commits. Printings that nothing asks for are left out.
 *
 * @param variantIds without NUL
 */
export async function wantedQuantities(
  database: Database | Transaction,
  userId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, { quantity: number; left: number }>> {
  const me = sql`${userId}::uuid`;
  const rows = await rowsOf(
    database,
    sql`select v.id as "variantId", sum(i.quantity)::int as quantity,
        sum(greatest(0, i.quantity - coalesce(c.copies, 0)))::int as left
      from card_variant v join card_variant w on w.card_id = v.card_id
      join want_list l on l.user_id = ${me}
      join want_list_item i on i.want_list_id = l.id and i.card_variant_id = w.id
      left join (${committedToWants(sql`select ${me} as owner_id`)}) c on c.want_id = i.card_variant_id
      where v.id = any(${sql.param([...variantIds])}::text[]) and ${IS_ONE_OF} group by v.id`,
    wanted,
  );
  return new Map(rows.map(({ variantId, ...copies }) => [variantId, copies]));
}
