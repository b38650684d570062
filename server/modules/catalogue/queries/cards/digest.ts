import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A Drizzle database or a transaction of one. */
type Executor = Pick<NodePgDatabase, 'execute'>;

/**
 * A fingerprint of everything that the catalogue has of one set: the set, its cards, printings,
 * pictures and price history. The demo loader notes it in `catalogue_import.report.digest`; a set
 * whose fingerprint differs from the noted one was changed by someone else (rules/catalogue#replacing-the-demo).
 *
 * Columns are named one by one, so that a later migration doesn't make every set look changed;
 * times are compared as moments, so that the session's time zone doesn't either.
 *
 * @returns 64 hexadecimal characters; equal content gives equal digests, in any row order
 */
export async function catalogueDigest(executor: Executor, cardSetId: string): Promise<string> {
  const { rows } = await executor.execute<{ digest: string }>(sql`
    with content(line) as (
      select jsonb_build_array('set', id, name, description, image_url, position)::text
        from card_set where id = ${cardSetId}
      union all
      select jsonb_build_array('card', id, name, subtitle, card_type, rarity, cost, power, hp,
          upgrade_power, upgrade_hp, arena, aspects, traits, keywords, front_text, back_text,
          is_unique)::text
        from card where card_set_id = ${cardSetId}
      union all
      select jsonb_build_array('variant', v.id, v.card_id, v.variant_type, v.number,
          v.current_price_cents, extract(epoch from v.current_price_recorded_at))::text
        from card_variant v join card c on c.id = v.card_id where c.card_set_id = ${cardSetId}
      union all
      select jsonb_build_array('image', i.id, i.card_variant_id, i.face, i.orientation,
          i.source_url)::text
        from card_image i join card_variant v on v.id = i.card_variant_id
          join card c on c.id = v.card_id where c.card_set_id = ${cardSetId}
      union all
      select 'price ' || p.card_variant_id || ' ' || extract(epoch from p.recorded_at) || ' '
          || p.price_cents
        from market_price p join card_variant v on v.id = p.card_variant_id
          join card c on c.id = v.card_id where c.card_set_id = ${cardSetId}
    )
    select encode(sha256(convert_to(count(*) || ' ' || coalesce(sum(hashtextextended(line, 0)), 0)
        || ' ' || coalesce(sum(hashtextextended(line, 1)), 0), 'UTF8')), 'hex') as digest
      from content`);
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no digest.');
  return row.digest;
}

/** A Drizzle database or a transaction of one. */

/**
 * A fingerprint of what people own of one set: counts, the ledger's events, want lists, sale lists, decks, offers. The demo
 * loader notes it in `catalogue_import.report.holdingsDigest`, as it does with the set's own digest
 * (rules/catalogue#replacing-the-demo).
 *
 * @returns 64 hexadecimal characters, in any row order; null if nobody owns anything
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
      select (jsonb_build_array('want', w.want_list_id, w.card_variant_id, w.quantity)
          -- As it was before wants meant more than their printing: a set may have been loaded then.
          || case when w.would_do = 'THIS' and w.at_most_cents is null and w.priority = 'NORMAL' then '[]'
            else jsonb_build_array(w.would_do, w.kinds, w.at_most_cents, w.priority) end)::text
        from want_list_item w join printing on printing.id = w.card_variant_id
      union all
      select jsonb_build_array('sale', s.sale_list_id, s.card_variant_id, s.quantity, s.price_type,
          s.fixed_price_cents, s.condition)::text
        from sale_list_item s join printing on printing.id = s.card_variant_id
      union all
      select jsonb_build_array('deck', l.deck_id, l.part, l.card_id, l.copies)::text
        from deck_line l join card c on c.id = l.card_id where c.card_set_id = ${cardSetId}
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
