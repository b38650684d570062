import { CARD_TYPES, type CardType, VARIANT_TYPES, type VariantType } from '@domain/card';
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
 * `x` with the player's count as `i`. Counts are read at once, by `offset 0`: PostgreSQL would look each of them up by
 * itself.
 */
const collected = (count: SQL, join: SQL, { userId }: CopiesOf, isPrinting: SQL) => sql`
  select x.card_id, sum(${count})::int as copies
    from search_row x
    ${join} (
      select card_variant_id, inventory, missing_override from collection_item
        where user_id = ${userId}::uuid offset 0) i on i.card_variant_id = x.card_variant_id
    where x.card_variant_id is not null and ${isPrinting} group by x.card_id`;

const PART: Record<CopyCount, (player: CopiesOf, isPrinting: SQL) => SQL> = {
  own: ({ userId }, isPrinting) => sql`
    select x.card_id, sum(i.inventory)::int as copies
      from collection_item i join search_row x on x.card_variant_id = i.card_variant_id
      where i.user_id = ${userId}::uuid and ${isPrinting} group by x.card_id`,
  // The domain's `missingOf` and `extraCountOf`, with its targets and playsets.
  missing: (player, isPrinting) =>
    collected(
      sql`coalesce(i.missing_override, greatest(0, ${targetSql(player)} - coalesce(i.inventory, 0)))`,
      sql`left join`,
      player,
      isPrinting,
    ),
  extra: (player, isPrinting) =>
    collected(sql`greatest(0, i.inventory - ${playsetSql(player)})`, sql`join`, player, isPrinting),
  wanted: onList('want_list'),
  selling: onList('sale_list'),
  promised: ({ userId }, isPrinting) => sql`
    select x.card_id, sum(i.quantity)::int as copies
      from offer o join offer_item i on i.offer_id = o.id
      join search_row x on x.card_variant_id = i.card_variant_id
      where o.seller_id = ${userId}::uuid and ${COMMITS_COPIES} and ${isPrinting} group by x.card_id`,
};

/** How many copies of `x` a player wants, as the domain says of each kind of printing. */
const targetSql = ({ preferences }: CopiesOf): SQL =>
  byKind((cardType, variantType) => targetOf({ cardType, variantType }, preferences));

/** How many copies of `x` a player keeps before any is extra. */
const playsetSql = ({ preferences }: CopiesOf): SQL =>
  byKind((cardType, variantType) =>
    playsetOf(cardType, targetOf({ cardType, variantType }, preferences)),
  );

/**
 * A number that depends on the kind of a printing `x`. It isn't a join with all kinds, of which PostgreSQL expects to
 * leave few printings, and then joins these in an order that is slow for all of them.
 */
function byKind(numberOf: (cardType: CardType, variantType: VariantType) => number): SQL {
  const ofType = CARD_TYPES.map((cardType) => {
    const kinds = VARIANT_TYPES.map(
      (variantType) => sql`when ${variantType} then ${numberOf(cardType, variantType)}::int`,
    );
    return sql`when ${cardType} then case x.variant_type ${sql.join(kinds, sql` `)} end`;
  });
  return sql`case x.card_type ${sql.join(ofType, sql` `)} end`;
}
