import { GREATEST_PRICE_CENTS, PRICE_TYPES, type PriceType } from '@domain/pricing';
import type { TradeListKind } from '@domain/trade-list';
import { FOIL_KINDS } from '@domain/want-list';
import { cardVariant } from '@server/modules/catalogue/tables';
import { commitsCopiesSql, getsSql, givesSql } from '@server/modules/offers/sql';
import { offer } from '@server/modules/offers/tables';
import type { Database, Transaction } from '@server/platform/db/database';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { wantList, wantListItem } from './tables';

/*
 * Rules of `domain/pricing` and `domain/want-list` as SQL, in statements in which `i` is an item of a sale list or of a
 * want list, `l` the list and `v` the printing; property tests compare them.
 */

/** Not a parameter: prepared statements have none but those that they name. */
const GREATEST = sql.raw(`${GREATEST_PRICE_CENTS}::bigint`);

/**
 * `adjustPrice`: prices that are shown one by one are the domain's. The market's price and the
 * adjustment are integers, and so is the division.
 */
const ADJUSTED = sql`case
  when v.current_price_cents is null then null
  when l.rounding_step = 0 then least(${GREATEST},
    (v.current_price_cents::bigint * (100 + l.percentage_adjustment) + 50) / 100)
  else least(${GREATEST},
    (v.current_price_cents::bigint * (100 + l.percentage_adjustment) + 100 * l.rounding_step - 1)
      / (100 * l.rounding_step) * l.rounding_step) end`;

/** What is asked by each price type, in whole cents. */
const ASKED: Record<PriceType, SQL> = {
  CONTACT: sql`null::bigint`,
  FIXED: sql`i.fixed_price_cents`,
  MARKET: ADJUSTED,
};

/** `priceForType`, in whole cents: null where the sides have to agree, and without a market price. */
export const ASKED_CENTS = sql`case i.price_type ${sql.join(
  PRICE_TYPES.map((type) => sql`when ${sql.raw(`'${type}'`)} then ${ASKED[type]}`),
  sql` `,
)} end`;

/** The list's table, as statements name it; its items are in `<list>_item`, which refers to it as `<list>_id`. */
export const LIST: Record<TradeListKind, SQL> = {
  WANT_LIST: sql.raw('want_list'),
  SALE_LIST: sql.raw('sale_list'),
};

const COMMITS_COPIES = commitsCopiesSql(alias(offer, 'o'));

/**
 * The copies of a player's list that accepted offers commit, as rows of printing and copies. On a sale list they are
 * those that the player gives, on a want list those that they get.
 */
export const committedOn = (kind: TradeListKind, userId: SQL): SQL => sql`
  select t.card_variant_id, sum(t.quantity) as copies
    from offer o join offer_item t on t.offer_id = o.id
    where ${(kind === 'SALE_LIST' ? givesSql : getsSql)(userId)} and ${COMMITS_COPIES}
    group by t.card_variant_id`;

const FOILS = sql.raw(FOIL_KINDS.map((kind) => `'${kind}'`).join(', '));

/** `isOneOf`, for a want `i` and another printing `v` of its card. */
export const IS_ONE_OF = sql`(v.id = i.card_variant_id or case i.would_do
  when 'THIS' then false
  when 'ANY' then true
  when 'NO_FOIL' then v.variant_type not in (${FOILS})
  when 'KINDS' then v.variant_type = any(i.kinds) end)`;

/** The part of `wouldDo` that is about the price: a price that isn't known isn't above any limit. */
export const isWithinLimit = (askedCents: SQL): SQL =>
  sql`coalesce(${askedCents} <= i.at_most_cents, true)`;

/**
 * The copies of players' wants that accepted offers commit, as rows of owner, want and copies: those of the wanted
 * printing, and of others that will do as many as their own want leaves over.
 *
 * @param owners a statement that gives the players as `owner_id`
 */
export const committedToWants = (owners: SQL): SQL => sql`
  select got.owner_id, i.card_variant_id as want_id,
      sum(case when v.id = i.card_variant_id then got.copies
        else greatest(0, got.copies - coalesce(named.quantity, 0)) end) as copies
    from (select owners.owner_id, c.card_variant_id, c.copies from (${owners}) owners
      cross join lateral (${committedOn('WANT_LIST', sql`owners.owner_id`)}) c) got
    join card_variant v on v.id = got.card_variant_id
    join want_list l on l.user_id = got.owner_id
    join card_variant w on w.card_id = v.card_id
    join want_list_item i on i.want_list_id = l.id and i.card_variant_id = w.id
    left join want_list_item named on named.want_list_id = l.id and named.card_variant_id = v.id
    where ${IS_ONE_OF} group by got.owner_id, i.card_variant_id`;

/** A query for wants, by the wanted printing's id; callers say which. */
export const selectWants = (database: Database | Transaction) =>
  database
    .select({
      variantId: cardVariant.id,
      cardId: cardVariant.cardId,
      quantity: wantListItem.quantity,
      wouldDo: wantListItem.wouldDo,
      kinds: wantListItem.kinds,
      atMostCents: wantListItem.atMostCents,
      priority: wantListItem.priority,
    })
    .from(wantListItem)
    .innerJoin(wantList, eq(wantList.id, wantListItem.wantListId))
    .innerJoin(cardVariant, eq(cardVariant.id, wantListItem.cardVariantId))
    .orderBy(cardVariant.id)
    .$dynamic();
