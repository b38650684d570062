import { NOTES_AT_ONCE } from '@domain/offer';
import type { PriceType } from '@domain/pricing';
import type { Database, Transaction } from '@server/db/database';
import {
  cardVariant,
  isOpenOfferSql,
  offer,
  offerItem,
  offerNote,
  userAccount,
} from '@server/db/tables';
import { isoTime } from '@server/graphql/iso-time';
import { and, desc, eq, type InferSelectModel, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Offer, Party } from './offer';

const initiator = alias(userAccount, 'initiator');

const recipient = alias(userAccount, 'recipient');

const COLUMNS = {
  offer,
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
  initiator: Party;
  recipient: Party;
}

/** An offer from its row. */
export const toOffer = ({ offer: row, ...parties }: Row): Offer => ({
  ...parties,
  id: row.id,
  offerType: row.offerType,
  status: row.status,
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

/** Like {@link findOffer}. Nobody else changes the offer until the transaction ends. */
export async function lockOffer(transaction: Transaction, id: string): Promise<Offer | null> {
  const [row] = await selectOffers(transaction)
    .where(eq(offer.id, id))
    .for('no key update', { of: offer });
  return row ? toOffer(row) : null;
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
export interface OfferItem {
  offerId: string;
  variantId: string;
  cardId: string;
  quantity: number;
  priceType: PriceType;
  /** In whole cents; a MARKET price as it was when the offer was made. Null if no price is named. */
  fixedPriceInCents: number | null;
  /** The newest market price in whole cents; null without one. */
  marketPriceInCents: number | null;
}

/** The printings of an offer. */
export const findOfferItems = (
  database: Database | Transaction,
  offerId: string,
): Promise<OfferItem[]> => selectItems(database, offerId);

/** Like {@link findOfferItems}. The printings stay in the catalogue until the transaction ends. */
export const holdOfferItems = (transaction: Transaction, offerId: string): Promise<OfferItem[]> =>
  selectItems(transaction, offerId).for('key share', { of: cardVariant });

const selectItems = (database: Database | Transaction, offerId: string) =>
  database
    .select({
      offerId: offerItem.offerId,
      variantId: offerItem.cardVariantId,
      cardId: cardVariant.cardId,
      quantity: offerItem.quantity,
      priceType: offerItem.priceType,
      fixedPriceInCents: offerItem.priceCents,
      marketPriceInCents: cardVariant.currentPriceCents,
    })
    .from(offerItem)
    .innerJoin(cardVariant, eq(cardVariant.id, offerItem.cardVariantId))
    .where(eq(offerItem.offerId, offerId))
    .orderBy(offerItem.cardVariantId);

/** A note of one side. */
export interface OfferNote {
  id: number;
  content: string;
  createdAt: string;
  user: Party;
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
