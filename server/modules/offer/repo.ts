import type { Database, Transaction } from '@server/db/database';
import { offer, userAccount } from '@server/db/tables';
import { isoTime } from '@server/graphql/iso-time';
import { and, eq, or, type InferSelectModel } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { IS_OPEN } from './is-open';
import type { Offer, Party } from './offer';

const initiator = alias(userAccount, 'initiator');
const recipient = alias(userAccount, 'recipient');

const COLUMNS = {
  offer,
  initiator: { id: initiator.id, handle: initiator.handle },
  recipient: { id: recipient.id, handle: recipient.handle },
};

/** Offers with both sides, to be narrowed down. */
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

/** A row as both sides see it. */
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

/** The same; until the transaction ends, nobody else does anything with it. */
export async function lockOffer(transaction: Transaction, id: string): Promise<Offer | null> {
  const [row] = await selectOffers(transaction)
    .where(eq(offer.id, id))
    .for('no key update', { of: offer });
  return row ? toOffer(row) : null;
}

/** A player's offers that aren't over. */
export async function findOpenOffers(
  database: Database | Transaction,
  userId: string,
): Promise<Offer[]> {
  const rows = await selectOffers(database).where(
    and(or(eq(offer.sellerId, userId), eq(offer.buyerId, userId)), IS_OPEN),
  );
  return rows.map(toOffer);
}
