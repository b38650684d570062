import type { StepReason } from '@domain/collection';
import { setOrder } from '@server/platform/db/card-set-order';
import type { Database } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import { collectionItem } from '../tables';
import { isoTime } from '@server/platform/time/iso-time';
import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';

/** A printing's count, with the names by which its owner knows the printing. */
interface OwnCount {
  variantId: string;
  cardName: string;
  cardSetCode: string;
  number: string;
  inventory: number;
  missingOverride: number | null;
}

/** A person's counts, for their own file. */
export const ownCounts = (database: Database, userId: string): Promise<OwnCount[]> =>
  database
    .select({
      variantId: cardVariant.id,
      cardName: card.name,
      cardSetCode: cardSet.code,
      number: cardVariant.number,
      inventory: collectionItem.inventory,
      missingOverride: collectionItem.missingOverride,
    })
    .from(collectionItem)
    .innerJoin(cardVariant, eq(cardVariant.id, collectionItem.cardVariantId))
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(
      and(
        eq(collectionItem.userId, userId),
        or(gt(collectionItem.inventory, 0), isNotNull(collectionItem.missingOverride)),
      ),
    )
    .orderBy(setOrder('card_set'), asc(cardVariant.id));

interface LedgerStep extends Record<string, unknown> {
  at: string;
  reason: StepReason;
  note: string | null;
  paidCents: number | null;
  /** The money that went with a swap: negative if the person paid it. */
  balanceCents: number | null;
  by: string;
  changes: object[];
}

/** Steps in one batch. An import's has tens of thousands of changes. */
const BATCH = 20;

/** A person's ledger, oldest step first, in batches, for their own file. It names others by handle. */
export async function* ownLedger(database: Database, userId: string): AsyncGenerator<LedgerStep[]> {
  let after = '0';
  for (;;) {
    const rows = await findSteps(database, userId, after);
    yield rows.map(({ id: _id, ...step }) => ({ ...step, at: isoTime(step.at) }));
    const last = rows[BATCH - 1];
    if (last === undefined) return;
    after = last.id;
  }
}

async function findSteps(
  database: Database,
  userId: string,
  after: string,
): Promise<(LedgerStep & { id: string })[]> {
  const { rows } = await database.execute<LedgerStep & { id: string }>(sql`
    select step.id::text as id, step.at::text as at, step.reason, step.note,
        step.paid_cents as "paidCents", step.balance_cents as "balanceCents", case when step.actor_id is null then 'the program'
          when step.actor_id = step.user_id then 'you'
          else coalesce(actor.handle, 'a deleted user') end as by,
        coalesce(event.changes, '[]') as changes
      from collection_step step
      left join user_account actor on actor.id = step.actor_id
      left join lateral (
        select json_agg(json_strip_nulls(json_build_object('variantId', card_variant_id,
            'from', inventory_from, 'to', inventory_to, 'missingFrom', missing_override_from,
            'missingTo', missing_override_to)) order by card_variant_id) as changes
          from collection_event where step_id = step.id and at = step.at
      ) event on true
      where step.user_id = ${userId} and step.id > ${after}::bigint
      order by step.id
      limit ${BATCH}`);
  return rows;
}
