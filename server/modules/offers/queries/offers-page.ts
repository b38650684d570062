import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import {
  offerRank,
  type OfferRole,
  type OfferStage,
  type OfferStatus,
  type OfferType,
} from '@domain/offer';
import { OFFER_SEARCH_LENGTH } from '@domain/trading-hub';
import type { Database } from '@server/platform/db/database';
import { card, cardVariant } from '@server/modules/catalogue/tables';
import { isAtStageSql, offerRankSql } from '../sql';
import { offer, offerItem } from '../tables';
import { isUuid } from '@server/platform/db/where';
import { fieldRefusal } from '@server/platform/errors';
import {
  decodeCursor,
  encodeCursor,
  MICROS,
  microsOf,
  momentAt,
  notACursor,
  type Page,
} from '@server/platform/graphql/page';
import { asOwn, type OwnOffer } from './offer';
import { initiator, recipient, selectOffers, toOffer } from './offer-statements';

/** Where a page of offers ends: the sort key of its last offer. */
interface OfferPlace {
  rank: number;
  createdMicros: string;
  id: string;
}

interface OffersPageInput {
  userId: string;
  role: OfferRole;
  /** Null for all. */
  stage: OfferStage | null;
  offerType: OfferType | null;
  status: OfferStatus | null;
  /** Trimmed; empty for all. */
  search: string;
  first: number;
  after: OfferPlace | null;
}

/**
 * A player's offers: pending ones first, then the player's turn, then the newest (rules/trading-hub#order-of-offers).
 */
export async function offersPage(
  database: Database,
  { userId, role, stage, offerType, status, search, first, after }: OffersPageInput,
): Promise<Page<OwnOffer>> {
  const rank = offerRankSql(offer, userId);
  const found = await selectOffers(database)
    .where(
      and(
        isOwn(userId, role),
        stage === null ? undefined : isAtStageSql(offer, userId, stage),
        offerType === null ? undefined : eq(offer.offerType, offerType),
        status === null ? undefined : eq(offer.status, status),
        search === '' ? undefined : isFound(userId, search),
        after === null
          ? undefined
          : sql`(${rank}, ${offer.createdAt}, ${offer.id}) < (${after.rank}::int, ${momentAt(after.createdMicros)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(rank), desc(offer.createdAt), desc(offer.id))
    .limit(first + 1);
  const nodes = found.slice(0, first).flatMap((row) => asOwn(toOffer(row), userId) ?? []);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      endCursor: last === undefined ? null : await cursorOf(database, last),
      hasNextPage: found.length > first,
    },
  };
}

const isOwn = (userId: string, role: OfferRole): SQL | undefined =>
  ({
    INITIATOR: eq(offer.initiatorId, userId),
    RECIPIENT: eq(offer.recipientId, userId),
    ALL: or(eq(offer.initiatorId, userId), eq(offer.recipientId, userId)),
  })[role];

/** Whether the other player's handle, or a card's name or subtitle, contains a text. */
const isFound = (userId: string, text: string): SQL => {
  const contains = (column: unknown) => sql`strpos(lower(${column}), lower(${text}::text)) > 0`;
  return sql`(
    ${contains(sql`case when ${offer.initiatorId} = ${userId} then ${recipient.handle} else ${initiator.handle} end`)}
    or exists (
      select from ${offerItem} inner join ${cardVariant} on ${cardVariant.id} = ${offerItem.cardVariantId}
        inner join ${card} on ${card.id} = ${cardVariant.cardId}
        where ${offerItem.offerId} = ${offer.id} and (${contains(card.name)} or ${contains(card.subtitle)})))`;
};

/** Uses the state that the page shows, even if it has changed since; otherwise the next page would skip offers. */
async function cursorOf(database: Database, shown: OwnOffer): Promise<string | null> {
  const [row] = await database
    .select({ createdMicros: microsOf(offer.createdAt) })
    .from(offer)
    .where(eq(offer.id, shown.id));
  return row ? encodeCursor(offerRank(shown, shown.mySide), row.createdMicros, shown.id) : null;
}

const RANK = /^[0-3]$/;

/** @throws a field error for anything but a page's `endCursor` */
export function parseOfferCursor(text: string | null): OfferPlace | null {
  if (text === null) return null;
  const [rank = '', createdMicros = '', id = ''] = decodeCursor(text).split(' ');
  if (!RANK.test(rank) || !MICROS.test(createdMicros) || !isUuid(id)) throw notACursor();
  return { rank: Number(rank), createdMicros, id };
}

/** The search text of offers. @throws a field error if it is too long */
export function parseOfferSearch(text: string): string {
  if (text.length > OFFER_SEARCH_LENGTH) {
    throw fieldRefusal('search', `Search for ${OFFER_SEARCH_LENGTH} characters at most.`);
  }
  return text.trim();
}
