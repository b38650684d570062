import { isAgreedPrice, PRICE_TYPES } from '@domain/pricing';
import type { OfferSide, OfferStage } from '@domain/offer';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Rules of `domain/offer` as SQL; property tests compare them. The tables' own indexes are made of them, too. */

type OfferColumns = Record<
  | 'id'
  | 'status'
  | 'termsBy'
  | 'initiatorId'
  | 'calledOffAt'
  | 'initiatorExchangedAt'
  | 'recipientExchangedAt',
  AnyPgColumn
>;
type OfferState = Pick<
  OfferColumns,
  'status' | 'calledOffAt' | 'initiatorExchangedAt' | 'recipientExchangedAt'
>;

/** `commitsCopies`: accepted, and neither exchanged nor called off (rules/offers#available). */
export const commitsCopiesSql = (table: OfferState) =>
  sql`${table.status} = 'ACCEPTED' and ${table.calledOffAt} is null and (${table.initiatorExchangedAt} is null or ${table.recipientExchangedAt} is null)`;

/** The condition of the indexes of open offers, without parentheses. */
export const isPendingOrCommitting = (table: OfferState) =>
  sql`${table.status} = 'PENDING' or (${commitsCopiesSql(table)})`;

/** Open offers: those that commit copies, and pending ones. */
export const isOpenOfferSql = (table: OfferState) => sql`(${isPendingOrCommitting(table)})`;

/**
 * Whether a player gives (or gets) the copies of an item, as SQL over `o` the offer and `t` its item. It names both
 * columns, so that PostgreSQL uses their indexes of open offers.
 *
 * @param userId a column or a parameter of type uuid
 */
export const givesSql = (userId: SQL): SQL =>
  sql`((o.seller_id = ${userId} or o.buyer_id = ${userId}) and ${userId} = case when t.in_return then o.buyer_id else o.seller_id end)`;

export const getsSql = (userId: SQL): SQL =>
  sql`((o.seller_id = ${userId} or o.buyer_id = ${userId}) and ${userId} = case when t.in_return then o.seller_id else o.buyer_id end)`;

const AGREED = sql.raw(
  PRICE_TYPES.filter(isAgreedPrice)
    .map((priceType) => `'${priceType}'`)
    .join(', '),
);

/**
 * `openPricesOf`: whether a side has a price to propose or to answer. With `offset 0`, each offer's items are looked up;
 * without it, PostgreSQL may read everyone's for a page of offers.
 */
export const hasOpenPrice = (table: OfferColumns, side: OfferSide) =>
  sql<boolean>`(${table.status} = 'PENDING' and exists (
    select from offer_item open_item where open_item.offer_id = ${table.id} and open_item.price_type in (${AGREED})
      and not open_item.is_price_taken and open_item.proposed_by is distinct from ${side}::offer_side
      offset 0))`;

/** `turnOf`: whether an offer waits for the player. */
const isTurnOf = (table: OfferColumns, userId: string): SQL => {
  const [initiator, recipient] = [
    hasOpenPrice(table, 'INITIATOR'),
    hasOpenPrice(table, 'RECIPIENT'),
  ];
  const isInitiator = sql`${table.initiatorId} = ${userId}`;
  return sql`case
    when ${table.status} = 'PENDING' then case when ${isInitiator} then ${initiator} else ${recipient} end
      or ${table.termsBy} <> case when ${isInitiator} then 'INITIATOR'::offer_side else 'RECIPIENT'::offer_side end
        and not ${initiator} and not ${recipient}
    when ${commitsCopiesSql(table)} then case when ${isInitiator}
      then ${table.initiatorExchangedAt} is null else ${table.recipientExchangedAt} is null end
    else false end`;
};

/** `isAtStage` */
export const isAtStageSql = (table: OfferColumns, userId: string, stage: OfferStage): SQL =>
  ({
    // An offer that waits for somebody is open, and open offers have an index.
    MY_TURN: sql`${isOpenOfferSql(table)} and ${isTurnOf(table, userId)}`,
    OPEN: isOpenOfferSql(table),
    DONE: sql`not ${isOpenOfferSql(table)}`,
  })[stage];

/** `offerRank` */
export const offerRankSql = (table: OfferColumns, userId: string): SQL =>
  sql`(case when ${table.status} = 'PENDING' then 2 else 0 end + (${isTurnOf(table, userId)})::int)`;
