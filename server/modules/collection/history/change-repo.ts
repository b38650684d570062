import type { Database } from '@server/db/database';
import { sql } from 'drizzle-orm';
import type { NamedChange } from './step';

interface Asked {
  /** At the most so many of each step. */
  limit: number;
  /** Printings behind this one alone. */
  after?: string | null;
  /** This printing alone. */
  variantId?: string | null;
}

/** Changes of steps, each step's by the printing's id. */
export async function findChanges(
  database: Database,
  stepIds: readonly number[],
  { limit, after = null, variantId = null }: Asked,
): Promise<NamedChange[]> {
  if (stepIds.length === 0) return [];
  const { rows } = await database.execute<NamedChange & Record<string, unknown>>(sql`
    select step.id::float8 as "stepId", printing.id as "variantId", card.id as "cardId",
        card.name as "cardName", card_set.code as "cardSetCode", printing.number,
        printing.variant_type as "variantType", event.inventory_from as "inventoryFrom",
        event.inventory_to as "inventoryTo", event.missing_override_from as "missingOverrideFrom",
        event.missing_override_to as "missingOverrideTo"
      from unnest(${sql.param([...stepIds])}::bigint[]) step (id)
      cross join lateral (
        select * from collection_event
          where step_id = step.id
            and ${after === null ? sql`true` : sql`card_variant_id > ${after}`}
            and ${variantId === null ? sql`true` : sql`card_variant_id = ${variantId}`}
          order by card_variant_id limit ${limit}
      ) event
      join card_variant printing on printing.id = event.card_variant_id
      join card on card.id = printing.card_id
      join card_set on card_set.id = card.card_set_id
      order by step.id desc, event.card_variant_id`);
  return rows;
}
