import {
  DEFAULT_ANSWER_DAYS,
  MAX_TERMS,
  OFFER_SIDES,
  OFFER_STATUSES,
  OFFER_TYPES,
  type SwapItem,
} from '@domain/offer';
import { MAX_FIXED_PRICE_CENTS, type PriceType } from '@domain/pricing';
import { ofPrinting } from '@server/modules/catalogue/tables';
import { priceType } from '@server/modules/lists/tables';
import { userAccount } from '@server/modules/people/tables';
import { commitsCopiesSql, isPendingOrCommitting } from '../sql';
import { moment, momentOfRow } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const offerStatus = pgEnum('offer_status', OFFER_STATUSES);
export const offerType = pgEnum('offer_type', OFFER_TYPES);
export const offerSide = pgEnum('offer_side', OFFER_SIDES);

/** As text, since a check takes no parameters. */
const MAX_FIXED_PRICE = sql.raw(String(MAX_FIXED_PRICE_CENTS));

const MOST_TERMS = sql.raw(String(MAX_TERMS));

/** A proposal to buy from or sell to another player, and its state (rules/offers#statuses). */
export const offer = pgTable(
  'offer',
  {
    id: uuid().primaryKey().defaultRandom(),
    initiatorId: uuid()
      .notNull()
      .references(() => userAccount.id),
    recipientId: uuid()
      .notNull()
      .references(() => userAccount.id),
    offerType: offerType().notNull(),
    /** The number of the present terms, who sent them, and the money in them, which is for swaps alone. */
    termsNumber: integer().notNull().default(1),
    termsBy: offerSide().notNull().default('INITIATOR'),
    balanceCents: integer().notNull().default(0),
    balancePaidBy: offerSide(),
    status: offerStatus().notNull().default('PENDING'),
    /** Who gives copies, and who gets them; in a swap, the buyer gives others in return. Commitments are counted by these. */
    sellerId: uuid().notNull(),
    buyerId: uuid().notNull(),
    /** The recipient's reason for a decline; null for none. */
    declineReason: text(),
    /** When each side marked an accepted offer as exchanged. */
    initiatorExchangedAt: moment(),
    recipientExchangedAt: moment(),
    calledOffAt: moment(),
    calledOffBy: offerSide(),
    /** When a pending offer expires, and when it did (rules/offers#expiry). */
    expiresAt: moment()
      .notNull()
      .default(sql.raw(`now() + interval '${DEFAULT_ANSWER_DAYS} days'`)),
    lapsedAt: moment(),
    acceptedAt: moment(),
    /** When both were asked what became of an accepted offer. */
    remindedAt: moment(),
    /** Rises by one with everything that happens to the offer, notes included. */
    version: integer().notNull().default(1),
    /**
     * The last version that each side made, and the last that it has seen: newer versions of the other side are unread.
     */
    initiatorVersion: integer().notNull().default(1),
    recipientVersion: integer().notNull().default(0),
    initiatorSeen: integer().notNull().default(1),
    recipientSeen: integer().notNull().default(0),
    /** The browser's key of the offer and a hash of its input, so a retry doesn't create it again. */
    idempotencyKey: text(),
    askedHash: text(),
    createdAt: momentOfRow(),
    updatedAt: momentOfRow(),
  },
  (table) => [
    uniqueIndex('offer_sent_once')
      .on(table.initiatorId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    // A player's offers, by whether they are pending.
    index('offer_made').on(
      table.initiatorId,
      sql`(${table.status} = 'PENDING')`,
      table.createdAt,
      table.id,
    ),
    index('offer_received').on(
      table.recipientId,
      sql`(${table.status} = 'PENDING')`,
      table.createdAt,
      table.id,
    ),
    // A player's open offers as seller, and as buyer.
    index('offer_open_seller').on(table.sellerId).where(isPendingOrCommitting(table)),
    index('offer_open_buyer').on(table.buyerId).where(isPendingOrCommitting(table)),
    index('offer_unread_initiator')
      .on(table.initiatorId)
      .where(sql`${table.recipientVersion} > ${table.initiatorSeen}`),
    index('offer_unread_recipient')
      .on(table.recipientId)
      .where(sql`${table.initiatorVersion} > ${table.recipientSeen}`),
    // What the jobs look for.
    index('offer_to_lapse')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'PENDING'`),
    index('offer_to_remind')
      .on(table.acceptedAt)
      .where(sql`(${commitsCopiesSql(table)}) and ${table.remindedAt} is null`),
    check('offer_terms_number_range', sql`${table.termsNumber} between 1 and ${MOST_TERMS}`),
    check(
      'offer_balance',
      sql`${table.balanceCents} between 0 and ${MAX_FIXED_PRICE} and (${table.balanceCents} = 0) = (${table.balancePaidBy} is null)`,
    ),
    check(
      'offer_lapsed_is_rescinded',
      sql`${table.lapsedAt} is null or ${table.status} = 'RESCINDED'`,
    ),
    check('offer_to_another', sql`${table.initiatorId} <> ${table.recipientId}`),
    check(
      'offer_sides',
      sql`(${table.sellerId}, ${table.buyerId}) = (case when ${table.offerType} = 'SELL' then ${table.initiatorId} else ${table.recipientId} end, case when ${table.offerType} = 'SELL' then ${table.recipientId} else ${table.initiatorId} end)`,
    ),
    check(
      'offer_exchange_of_accepted',
      sql`${table.status} = 'ACCEPTED' or (${table.initiatorExchangedAt} is null and ${table.recipientExchangedAt} is null and ${table.calledOffAt} is null)`,
    ),
    check(
      'offer_exchanged_or_called_off',
      sql`${table.calledOffAt} is null or ${table.initiatorExchangedAt} is null or ${table.recipientExchangedAt} is null`,
    ),
    check(
      'offer_called_off_by_a_side',
      sql`(${table.calledOffAt} is null) = (${table.calledOffBy} is null)`,
    ),
    check(
      'offer_reason_of_declined',
      sql`${table.status} = 'DECLINED' or ${table.declineReason} is null`,
    ),
  ],
);

/** A printing in an offer's present terms: how many copies, and what is offered for each. */
export const offerItem = pgTable(
  'offer_item',
  {
    offerId: uuid()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    cardVariantId: ofPrinting(),
    /** Whether the buyer gives it, which happens in swaps alone. */
    inReturn: boolean().notNull().default(false),
    quantity: integer().notNull(),
    priceType: priceType().notNull(),
    /** In whole cents; a market price as it was when the offer was made. Null if none is named. */
    priceCents: integer(),
    /** What a side proposes for a copy without a price, and whether the other side took it. */
    proposedPriceCents: integer(),
    proposedBy: offerSide(),
    isPriceTaken: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.cardVariantId] }),
    index('offer_item_printing').on(table.cardVariantId),
    check('offer_item_quantity_range', sql`${table.quantity} between 1 and 9999`),
    check('offer_item_price_range', sql`${table.priceCents} >= 0`),
    check(
      'offer_item_proposal_for_contact',
      sql`case when ${table.proposedBy} is null then ${table.proposedPriceCents} is null and not ${table.isPriceTaken} else ${table.priceType} = 'CONTACT' and ${table.proposedPriceCents} is not null and ${table.proposedPriceCents} between 0 and ${MAX_FIXED_PRICE} end`,
    ),
    check(
      'offer_item_fixed_price_is_there',
      sql`case ${table.priceType} when 'FIXED' then ${table.priceCents} is not null and ${table.priceCents} <= ${MAX_FIXED_PRICE} when 'CONTACT' then ${table.priceCents} is null else true end`,
    ),
  ],
);

/** Copies of a printing in terms; outside swaps with what is offered for each. */
export interface StoredItem extends SwapItem {
  priceType?: PriceType;
  priceCents?: number | null;
}

/**
 * An offer's terms as a side sent them; a swap's from the first on, others' once they are countered. They never change;
 * only pages read them, so their cards are a document.
 */
export const offerTerms = pgTable(
  'offer_terms',
  {
    offerId: uuid()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    sentBy: offerSide().notNull(),
    /** What the initiator gives and gets. */
    gives: jsonb().$type<StoredItem[]>().notNull(),
    gets: jsonb().$type<StoredItem[]>().notNull(),
    balanceCents: integer().notNull(),
    balancePaidBy: offerSide(),
    createdAt: momentOfRow(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.number] }),
    check('offer_terms_number_range', sql`${table.number} between 1 and ${MOST_TERMS}`),
    check(
      'offer_terms_balance',
      sql`${table.balanceCents} between 0 and ${MAX_FIXED_PRICE} and (${table.balanceCents} = 0) = (${table.balancePaidBy} is null)`,
    ),
  ],
);

/** What one side wrote in an offer's discussion. Ids rise in the order of an offer's notes. */
export const offerNote = pgTable(
  'offer_note',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: uuid()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id),
    /** Empty once an administrator has removed it. */
    content: text().notNull(),
    removedAt: moment(),
    /** The offer's version after the note, which shows whether it is unread; 0 for notes older than this column. */
    version: integer().notNull().default(0),
    idempotencyKey: text(),
    createdAt: momentOfRow(),
  },
  (table) => [
    index('offer_note_discussion').on(table.offerId, table.id),
    uniqueIndex('offer_note_sent_once')
      .on(table.offerId, table.userId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    // In code points, which are never more than UTF-16 units.
    check(
      'offer_note_length',
      sql`case when ${table.removedAt} is null then char_length(${table.content}) between 1 and 2000 else ${table.content} = '' end`,
    ),
  ],
);
