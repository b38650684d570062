import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@server/platform/db/database';
import { offer } from '../tables';
import { isUuid } from '@server/platform/db/where';
import { asOwn, otherOf, type OwnOffer } from './offer';
import { asParty } from '../policy';
import { isAtStageSql } from '../sql';
import { findOffer, findOpenOffers } from './offer-statements';

export interface OwnOfferKey {
  /** Any text. */
  offerId: string;
  userId: string;
}

/** A player's own offer. @throws NOT_FOUND for a third party and for an unknown offer (rules/offers#third-parties) */
export async function findOwnOffer(
  database: Database | Transaction,
  { offerId, userId }: OwnOfferKey,
): Promise<OwnOffer> {
  const found = isUuid(offerId) ? await findOffer(database, offerId) : null;
  return asParty(found, userId);
}

/** How many offers are unread (rules/offers#unread). */
export async function countUnread(database: Database, userId: string): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(offer)
    .where(
      or(
        and(eq(offer.initiatorId, userId), gt(offer.recipientVersion, offer.initiatorSeen)),
        and(eq(offer.recipientId, userId), gt(offer.initiatorVersion, offer.recipientSeen)),
      ),
    );
  return row?.count ?? 0;
}

/** How many offers wait for the player (rules/trading-hub#which-offers). */
export async function countWaiting(database: Database, userId: string): Promise<number> {
  return database.$count(
    offer,
    and(
      or(eq(offer.initiatorId, userId), eq(offer.recipientId, userId)),
      isAtStageSql(offer, userId, 'MY_TURN'),
    ),
  );
}

export async function ownOpenOffers(
  database: Database | Transaction,
  userId: string,
): Promise<OwnOffer[]> {
  const offers = await findOpenOffers(database, userId);
  return offers.flatMap((open) => asOwn(open, userId) ?? []);
}

/** The ids of the other sides of a player's open offers, whose accounts are held before the offers are closed. */
export async function openPartnersOf(
  database: Database | Transaction,
  userId: string,
): Promise<string[]> {
  const offers = await ownOpenOffers(database, userId);
  return [...new Set(offers.map((own) => otherOf(own).id))];
}

/** The ids of the players that a player has exchanged cards with. */
export async function exchangePartnersOf(
  database: Database | Transaction,
  userId: string,
): Promise<string[]> {
  const partner = sql<string>`case when ${offer.initiatorId} = ${userId} then ${offer.recipientId} else ${offer.initiatorId} end`;
  const rows = await database
    .selectDistinct({ partner })
    .from(offer)
    .where(
      and(
        or(eq(offer.initiatorId, userId), eq(offer.recipientId, userId)),
        isNotNull(offer.initiatorExchangedAt),
        isNotNull(offer.recipientExchangedAt),
      ),
    );
  return rows.map((row) => row.partner);
}
