import type { VariantType } from '@domain/card';
import { type CardExpression, conditionsIn, type CopyCount } from '@domain/card-filter';
import type { PreferenceCounts } from '@domain/preferences';
import {
  extraCountSql,
  missingBeyondUncountedSql,
  uncountedMissingSql,
} from '@server/modules/collection/sql';
import { commitsCopiesSql, givesSql } from '@server/modules/offers/sql';
import { offer } from '@server/modules/offers/tables';
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** A player whose copies are counted, with what they collect. */
export interface CopiesOf {
  userId: string;
  preferences: PreferenceCounts;
  /** What is known of the collection already; it is read otherwise. */
  counted?: KnownCopies;
}

/** What a player has counted. */
export interface KnownCopies {
  /** By {@link nameOfCopies}. */
  cards: ReadonlyMap<string, CountedCards>;
  /** Of the collection and the cards, in which nothing was counted otherwise. */
  state: string;
}

/** Copies by card: two arrays as PostgreSQL writes them. */
export interface CountedCards {
  cardKeys: string;
  copies: string;
}

/** How many copies a player has of each card. */
interface Copies {
  /** Part of a statement: `card_key`, `copies`. */
  part: SQL;
  /** How many copies a card `k` without a row in it has; null for 0. */
  otherwise: SQL | null;
}

/** @param printing counts the card's printing of this type alone */
export function copiesPart(of: CopyCount, printing: VariantType | null, player: CopiesOf): Copies {
  const counted = player.counted?.cards.get(nameOfCopies(of, printing));
  return {
    part: counted ? knownPart(counted) : collectedPart(of, printing, player),
    otherwise: of === 'missing' ? uncountedMissingSql(player.preferences, printing) : null,
  };
}

/** Counts of which there are thousands, unlike what is on a list. */
export const isCollected = (of: CopyCount): boolean =>
  of === 'own' || of === 'missing' || of === 'extra';

/** Whether an expression counts what is on a list. */
export const asksForLists = (expression: CardExpression): boolean =>
  conditionsIn(expression).some(
    (condition) => condition.kind === 'copies' && !isCollected(condition.of),
  );

/** Unique for a player's copies. */
export const nameOfCopies = (of: CopyCount, printing: VariantType | null): string =>
  `${of}_${printing?.toLowerCase() ?? 'any'}`;

/** The part of a {@link copiesPart} if nothing is known. */
export function collectedPart(of: CopyCount, printing: VariantType | null, player: CopiesOf): SQL {
  const isPrinting = printing === null ? sql`true` : sql`x.variant_type = ${printing}`;
  const part = PART[of](player, isPrinting);
  return of === 'missing' ? withUncounted(part, player, printing) : part;
}

const knownPart = ({ cardKeys, copies }: CountedCards): SQL => sql`
  select * from unnest(${cardKeys}::int[], ${copies}::int[]) as counted (card_key, copies)`;

const COMMITS_COPIES = commitsCopiesSql(alias(offer, 'o'));

/** Copies on a list of the player, by card. */
const onList =
  (list: 'want_list' | 'sale_list') =>
  ({ userId }: CopiesOf, isPrinting: SQL): SQL =>
    sql`
    select x.card_key, sum(i.quantity)::int as copies
      from ${sql.raw(list)} l join ${sql.raw(list)}_item i on i.${sql.raw(list)}_id = l.id
      join search_row x on x.card_variant_id = i.card_variant_id
      where l.user_id = ${userId}::uuid and ${isPrinting} group by x.card_key`;

/**
 * A sum over what the player has counted, `i`, by card. Counts are read at once and in the order of an index, by
 * `offset 0`: PostgreSQL would look each of them up by itself.
 */
const collected =
  (count: (player: CopiesOf) => SQL) =>
  (player: CopiesOf, isPrinting: SQL): SQL =>
    sql`
  select x.card_key, sum(${count(player)})::int as copies
    from (
      select card_variant_id, inventory, missing_override from collection_item
        where user_id = ${player.userId}::uuid order by card_variant_id offset 0) i
    join search_row x on x.card_variant_id = i.card_variant_id
    where ${isPrinting} group by x.card_key`;

const PART: Record<CopyCount, (player: CopiesOf, isPrinting: SQL) => SQL> = {
  own: collected(() => sql`i.inventory`),
  missing: collected(({ preferences }) => missingBeyondUncountedSql(preferences)),
  extra: collected(({ preferences }) => extraCountSql(preferences)),
  wanted: onList('want_list'),
  selling: onList('sale_list'),
  promised: ({ userId }, isPrinting) => sql`
    select x.card_key, sum(t.quantity)::int as copies
      from offer o join offer_item t on t.offer_id = o.id
      join search_row x on x.card_variant_id = t.card_variant_id
      where ${givesSql(sql`${userId}::uuid`)} and ${COMMITS_COPIES} and ${isPrinting} group by x.card_key`,
};

/** Adds what is missing of a card's printings that the player hasn't counted. */
const withUncounted = (part: SQL, player: CopiesOf, printing: VariantType | null): SQL => sql`
  select card_key, copies + ${uncountedMissingSql(player.preferences, printing)} as copies
    from (${part}) counted join search_card k on k.key = card_key`;
