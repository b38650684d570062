import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A Drizzle database or a transaction of one. */
type Executor = Pick<NodePgDatabase, 'execute'>;

/**
 * A fingerprint of what people hold of one set: counts, the ledger's events, want lists, sale lists, offers. The demo
 * loader notes it in `catalogue_import.report.holdingsDigest`, as it does with the set's own digest (product 5).
 *
 * @returns 64 hexadecimal characters, in any row order; null where nobody holds anything
 */
export async function holdingsDigest(
  executor: Executor,
  cardSetId: string,
): Promise<string | null> {
  const { rows } = await executor.execute<{ digest: string | null }>(sql`
    with printing as (
      select v.id from card_variant v join card c on c.id = v.card_id where c.card_set_id = ${cardSetId}
    ), content(line) as (
      select jsonb_build_array('count', i.user_id, i.card_variant_id, i.inventory,
          i.missing_override, i.version)::text
        from collection_item i join printing on printing.id = i.card_variant_id
      union all
      select jsonb_build_array('event', e.step_id, e.card_variant_id, e.inventory_from,
          e.inventory_to, e.missing_override_from, e.missing_override_to)::text
        from collection_event e join printing on printing.id = e.card_variant_id
      union all
      select jsonb_build_array('want', w.want_list_id, w.card_variant_id, w.quantity)::text
        from want_list_item w join printing on printing.id = w.card_variant_id
      union all
      select jsonb_build_array('sale', s.sale_list_id, s.card_variant_id, s.quantity, s.price_type,
          s.fixed_price_cents, s.condition)::text
        from sale_list_item s join printing on printing.id = s.card_variant_id
      union all
      -- Whatever happens to an offer raises its version; that somebody reads it does not.
      select jsonb_build_array('offer', o.id, o.version, i.card_variant_id, i.quantity, i.price_type,
          i.price_cents)::text
        from offer_item i join printing on printing.id = i.card_variant_id
          join offer o on o.id = i.offer_id
    )
    select case when count(*) > 0 then encode(sha256(convert_to(count(*) || ' '
        || sum(hashtextextended(line, 0)) || ' ' || sum(hashtextextended(line, 1)), 'UTF8')), 'hex')
      end as digest
      from content`);
  return rows[0]?.digest ?? null;
}
