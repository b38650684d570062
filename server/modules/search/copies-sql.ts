import { CARD_TYPES, VARIANT_TYPES, type VariantType } from '@domain/card';
import type { CopyCount } from '@domain/card-filter';
import { playsetOf, targetOf } from '@domain/collection';
import type { PreferenceCounts } from '@domain/preferences';
import { commitsCopiesSql, offer } from '@server/db/tables';
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** A player whose copies are counted, with what they collect. */
export interface CopiesOf {
  userId: string;
  preferences: PreferenceCounts;
}

/**
 * How many copies a player has of each card, as a part of a statement: `card_id`, `copies`. A card without a row has 0.
 *
 * @param printing counts the card's printing of this type alone
 */
export function copiesPart(of: CopyCount, printing: VariantType | null, player: CopiesOf): SQL {
  const isPrinting = printing === null ? sql`true` : sql`x.variant_type = ${printing}`;
  return PART[of](player, isPrinting);
}

const COMMITS_COPIES = commitsCopiesSql(alias(offer, 'o'));

/** Copies on a list of the player, by card. */
const onList =
  (list: 'want_list' | 'sale_list') =>
  ({ userId }: CopiesOf, isPrinting: SQL): SQL =>
    sql`
    select x.card_id, sum(i.quantity)::int as copies
      from ${sql.raw(list)} l join ${sql.raw(list)}_item i on i.${sql.raw(list)}_id = l.id
      join search_row x on x.card_variant_id = i.card_variant_id
      where l.user_id = ${userId}::uuid and ${isPrinting} group by x.card_id`;

/**
 * `x` with the player's count as `i`, and what they want of it and keep of it as `t`. Counts are read at once, by
 * `offset 0`: PostgreSQL would look each of them up by itself.
 */
const collected = (
  count: SQL,
  join: SQL,
  { userId, preferences }: CopiesOf,
  isPrinting: SQL,
) => sql`
  select x.card_id, sum(${count})::int as copies
    from search_row x
    ${join} (
      select card_variant_id, inventory, missing_override from collection_item
        where user_id = ${userId}::uuid offset 0) i on i.card_variant_id = x.card_variant_id
    join ${targets(preferences)} using (card_type, variant_type)
    where ${isPrinting} group by x.card_id`;

const PART: Record<CopyCount, (player: CopiesOf, isPrinting: SQL) => SQL> = {
  own: ({ userId }, isPrinting) => sql`
    select x.card_id, sum(i.inventory)::int as copies
      from collection_item i join search_row x on x.card_variant_id = i.card_variant_id
      where i.user_id = ${userId}::uuid and ${isPrinting} group by x.card_id`,
  // The domain's `missingOf` and `extraCountOf`, with its targets and playsets.
  missing: (player, isPrinting) =>
    collected(
      sql`coalesce(i.missing_override, greatest(0, t.target - coalesce(i.inventory, 0)))`,
      sql`left join`,
      player,
      isPrinting,
    ),
  extra: (player, isPrinting) =>
    collected(sql`greatest(0, i.inventory - t.playset)`, sql`join`, player, isPrinting),
  wanted: onList('want_list'),
  selling: onList('sale_list'),
  promised: ({ userId }, isPrinting) => sql`
    select x.card_id, sum(i.quantity)::int as copies
      from offer o join offer_item i on i.offer_id = o.id
      join search_row x on x.card_variant_id = i.card_variant_id
      where o.seller_id = ${userId}::uuid and ${COMMITS_COPIES} and ${isPrinting} group by x.card_id`,
};

/** How many copies a player wants, and keeps before any is extra, by what the domain says of each kind of printing. */
function targets(preferences: PreferenceCounts): SQL {
  const kinds = CARD_TYPES.flatMap((cardType) =>
    VARIANT_TYPES.map((variantType) => {
      const target = targetOf({ cardType, variantType }, preferences);
      return { cardType, variantType, target, playset: playsetOf(cardType, target) };
    }),
  );
  const column = <Value>(valueOf: (kind: (typeof kinds)[number]) => Value) =>
    sql.param(kinds.map(valueOf));
  return sql`unnest(${column(({ cardType }) => cardType)}::card_type[],
    ${column(({ variantType }) => variantType)}::variant_type[], ${column(({ target }) => target)}::int[],
    ${column(({ playset }) => playset)}::int[]) as t(card_type, variant_type, target, playset)`;
}
