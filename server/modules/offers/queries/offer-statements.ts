import { afterExpiry, NOTES_AT_ONCE, type OfferedPrice, type OfferSide } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { cardVariant } from '@server/modules/catalogue/tables';
import { hasOpenPrice, isOpenOfferSql } from '../sql';
import { offer, offerItem, offerNote } from '../tables';
import { userAccount } from '@server/modules/people/tables';
import { isoTime } from '@server/platform/time/iso-time';
import { and, desc, eq, inArray, type InferSelectModel, isNotNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Offer, Party } from './offer';

export const initiator = alias(userAccount, 'initiator');

export const recipient = alias(userAccount, 'recipient');

/**
 * Whether a pending offer's time to answer is over (rules/offers#expiry). `now()` would be the time at which the
 * transaction began, which may have waited for the offer's lock since then.
 */
const isOverdue = sql<boolean>`(${offer.status} = 'PENDING' and ${offer.expiresAt} <= statement_timestamp())`;

const COLUMNS = {
  offer,
  isOverdue,
  openPrices: {
    INITIATOR: hasOpenPrice(offer, 'INITIATOR'),
    RECIPIENT: hasOpenPrice(offer, 'RECIPIENT'),
  },
  initiator: { id: initiator.id, handle: initiator.handle },
  recipient: { id: recipient.id, handle: recipient.handle },
};

/** A query for offers with both sides; callers add conditions. */
export const selectOffers = (database: Database | Transaction) =>
  database
    .select(COLUMNS)
    .from(offer)
    .innerJoin(initiator, eq(initiator.id, offer.initiatorId))
    .innerJoin(recipient, eq(recipient.id, offer.recipientId))
    .$dynamic();

interface Row {
  offer: InferSelectModel<typeof offer>;
  isOverdue: boolean;
  openPrices: Record<OfferSide, boolean>;
  initiator: Party;
  recipient: Party;
}

/** An offer from its row. An overdue one has expired already, whenever that is written (rules/offers#expiry). */
export function toOffer({ isOverdue: hasExpired, ...row }: Row): Offer {
  const stored = toStoredOffer(row);
  const outcome = hasExpired ? afterExpiry(stored) : null;
  return outcome?.ok ? { ...stored, ...outcome.state } : stored;
}

const toStoredOffer = ({ offer: row, ...rest }: Omit<Row, 'isOverdue'>): Offer => ({
  ...rest,
  id: row.id,
  offerType: row.offerType,
  status: row.status,
  termsNumber: row.termsNumber,
  termsBy: row.termsBy,
  isLapsed: row.lapsedAt !== null,
  balanceInCents: row.balanceCents,
  balancePaidBy: row.balancePaidBy,
  expiresAt: isoTime(row.expiresAt),
  remindedAt: row.remindedAt === null ? null : isoTime(row.remindedAt),
  exchangedBy: {
    INITIATOR: row.initiatorExchangedAt !== null,
    RECIPIENT: row.recipientExchangedAt !== null,
  },
  calledOffBy: row.calledOffBy,
  declineReason: row.declineReason,
  version: row.version,
  madeBy: { INITIATOR: row.initiatorVersion, RECIPIENT: row.recipientVersion },
  seenBy: { INITIATOR: row.initiatorSeen, RECIPIENT: row.recipientSeen },
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
});

/** @param id a UUID */
export async function findOffer(
  database: Database | Transaction,
  id: string,
): Promise<Offer | null> {
  const [row] = await selectOffers(database).where(eq(offer.id, id));
  return row ? toOffer(row) : null;
}

/**
 * Like {@link findOffer}. Nobody else changes the offer or its printings' prices until the transaction ends. It is read
 * after it is locked: a statement that waits for a lock sees what others changed in other tables as it was before.
 */
export async function lockOffer(transaction: Transaction, id: string): Promise<Offer | null> {
  await transaction
    .select({ id: offer.id })
    .from(offer)
    .where(eq(offer.id, id))
    .for('no key update');
  return findOffer(transaction, id);
}

/** A player's open offers, as seller or buyer. */
export async function findOpenOffers(
  database: Database | Transaction,
  userId: string,
): Promise<Offer[]> {
  const rows = await selectOffers(database).where(
    and(or(eq(offer.sellerId, userId), eq(offer.buyerId, userId)), isOpenOfferSql(offer)),
  );
  return rows.map(toOffer);
}

/** A printing in an offer. */
export interface OfferItem extends OfferedPrice {
  offerId: string;
  variantId: string;
  cardId: string;
  /** Whether the buyer gives it, in a swap. */
  inReturn: boolean;
  quantity: number;
  /** The newest market price in whole cents; null without one. */
  marketPriceInCents: number | null;
}

/** The printings of an offer. */
export const findOfferItems = async (
  database: Database | Transaction,
  offerId: string,
): Promise<OfferItem[]> => (await selectItems(database, [offerId])).map(toOfferItem);

/** The printings of several offers, in the same order, by offer. */
export async function itemsByOffer(
  database: Database,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, OfferItem[]>> {
  const byOffer = new Map(offerIds.map((id): [string, OfferItem[]] => [id, []]));
  for (const row of await selectItems(database, offerIds)) {
    byOffer.get(row.offerId)?.push(toOfferItem(row));
  }
  return byOffer;
}

/** Like {@link findOfferItems}. The printings stay in the catalogue until the transaction ends. */
export const holdOfferItems = async (
  transaction: Transaction,
  offerId: string,
): Promise<OfferItem[]> =>
  (await selectItems(transaction, [offerId]).for('key share', { of: cardVariant })).map(
    toOfferItem,
  );

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

const toOfferItem = ({
  proposedBy,
  proposedPriceCents,
  isPriceTaken,
  ...item
}: ItemRow): OfferItem => ({
  ...item,
  proposal:
    proposedBy === null || proposedPriceCents === null
      ? null
      : { by: proposedBy, priceInCents: proposedPriceCents, isTaken: isPriceTaken },
});

const selectItems = (database: Database | Transaction, offerIds: readonly string[]) =>
  database
    .select({
      offerId: offerItem.offerId,
      variantId: offerItem.cardVariantId,
      cardId: cardVariant.cardId,
      inReturn: offerItem.inReturn,
      quantity: offerItem.quantity,
      priceType: offerItem.priceType,
      fixedPriceInCents: offerItem.priceCents,
      proposedBy: offerItem.proposedBy,
      proposedPriceCents: offerItem.proposedPriceCents,
      isPriceTaken: offerItem.isPriceTaken,
      marketPriceInCents: cardVariant.currentPriceCents,
    })
    .from(offerItem)
    .innerJoin(cardVariant, eq(cardVariant.id, offerItem.cardVariantId))
    .where(inArray(offerItem.offerId, [...offerIds]))
    .orderBy(offerItem.cardVariantId);

/** A note of one side. */
export interface OfferNote {
  id: number;
  /** Empty if an administrator removed it. */
  content: string;
  isRemoved: boolean;
  createdAt: string;
  user: Party;
}

/** The notes of an offer that an administrator removed, the latest first. */
export async function removedNoteIds(database: Database, offerId: string): Promise<string[]> {
  const rows = await database
    .select({ id: offerNote.id })
    .from(offerNote)
    .where(and(eq(offerNote.offerId, offerId), isNotNull(offerNote.removedAt)))
    .orderBy(desc(offerNote.id))
    .limit(NOTES_AT_ONCE);
  return rows.map(({ id }) => String(id));
}

/** The latest notes of an offer, or the latest before one of them, oldest first. */
export async function latestNotes(
  database: Database | Transaction,
  offerId: string,
  beforeId: number | null = null,
): Promise<OfferNote[]> {
  const rows = await database
    .select({
      id: offerNote.id,
      content: offerNote.content,
      isRemoved: isNotNull(offerNote.removedAt).mapWith(Boolean),
      createdAt: offerNote.createdAt,
      user: { id: userAccount.id, handle: userAccount.handle },
    })
    .from(offerNote)
    .innerJoin(userAccount, eq(userAccount.id, offerNote.userId))
    .where(
      and(
        eq(offerNote.offerId, offerId),
        beforeId === null ? undefined : lt(offerNote.id, beforeId),
      ),
    )
    .orderBy(desc(offerNote.id))
    .limit(NOTES_AT_ONCE);
  return rows.map((row) => ({ ...row, createdAt: isoTime(row.createdAt) })).toReversed();
}
