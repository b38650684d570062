import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { OfferRole, OfferStatus, OfferType } from '@domain/offer';
import type { Database } from '@server/db/database';
import { offer } from '@server/db/tables';
import { isUuid } from '@server/db/where';
import {
  decodeCursor,
  encodeCursor,
  MICROS,
  notACursor,
  type PageInfo,
} from '@server/graphql/page';
import { asOwn, type OwnOffer } from '../offer';
import { selectOffers, toOffer } from '../repo';

/** Where a page of offers ends: the sort key of its last offer. */
interface OfferPlace {
  isPending: boolean;
  createdMicros: string;
  id: string;
}

interface OffersPageInput {
  userId: string;
  role: OfferRole;
  /** Null for all. */
  offerType: OfferType | null;
  status: OfferStatus | null;
  first: number;
  after: OfferPlace | null;
}

export interface OffersPage {
  nodes: OwnOffer[];
  pageInfo: PageInfo;
}

const IS_PENDING = sql<boolean>`(${offer.status} = 'PENDING')`;

const CREATED_MICROS = sql<string>`(extract(epoch from ${offer.createdAt}) * 1000000)::bigint::text`;

/** A player's offers: pending ones first, then the newest (rules/trading-hub#offers-tab). */
export async function offersPage(
  database: Database,
  { userId, role, offerType, status, first, after }: OffersPageInput,
): Promise<OffersPage> {
  const isMine = {
    INITIATOR: eq(offer.initiatorId, userId),
    RECIPIENT: eq(offer.recipientId, userId),
    ALL: or(eq(offer.initiatorId, userId), eq(offer.recipientId, userId)),
  }[role];
  const found = await selectOffers(database)
    .where(
      and(
        isMine,
        offerType === null ? undefined : eq(offer.offerType, offerType),
        status === null ? undefined : eq(offer.status, status),
        after === null
          ? undefined
          : sql`(${IS_PENDING}, ${offer.createdAt}, ${offer.id}) < (${after.isPending}::boolean, timestamptz 'epoch' + ${after.createdMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(IS_PENDING), desc(offer.createdAt), desc(offer.id))
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

/** With the status that the page shows, even if it changed since: otherwise the next page would skip pending offers. */
async function cursorOf(
  database: Database,
  { id, status }: Pick<OwnOffer, 'id' | 'status'>,
): Promise<string | null> {
  const [row] = await database
    .select({ createdMicros: CREATED_MICROS })
    .from(offer)
    .where(eq(offer.id, id));
  const pending = status === 'PENDING' ? 1 : 0;
  return row ? encodeCursor(pending, row.createdMicros, id) : null;
}

/** @throws a field error for anything but a page's `endCursor` */
export function parseOfferCursor(text: string | null): OfferPlace | null {
  if (text === null) return null;
  const [pending, createdMicros = '', id = ''] = decodeCursor(text).split(' ');
  if ((pending !== '0' && pending !== '1') || !MICROS.test(createdMicros) || !isUuid(id)) {
    throw notACursor();
  }
  return { isPending: pending === '1', createdMicros, id };
}
