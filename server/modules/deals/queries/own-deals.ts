import type { Need } from '@domain/deal';
import { offer } from '@server/modules/offers/tables';
import { isVisibleTo } from '@server/modules/sharing';
import type { Database, Transaction } from '@server/platform/db/database';
import { isAnyOf, isUuid } from '@server/platform/db/where';
import { refusal } from '@server/platform/errors';
import { isoTime } from '@server/platform/time/iso-time';
import type { Viewer } from '@server/platform/viewer';
import { and, desc, eq, sql } from 'drizzle-orm';
import { deal } from '../tables';
import type { DealSettings, StoredPart } from './stored-deal';

/** A part of a deal as it is now. */
export interface DealPartNow extends StoredPart {
  /** Null once the seller can't be dealt with: a deleted account. */
  userHandle: string | null;
  /** Whether the viewer may still see the seller's list. */
  isForSale: boolean;
  /** Its offer; null until one is sent. */
  offerId: string | null;
}

/** A player's own deal. Times are ISO 8601. */
export interface Deal {
  id: string;
  needs: Need[];
  settings: DealSettings;
  parts: StoredPart[];
  createdAt: string;
}

/** How many of a player's deals are listed: the newest. */
export const MAX_DEALS = 50;

/** @param id any text @throws NOT_FOUND for somebody else's and for an unknown one (rules/attacks#hidden-things) */
export async function findDeal(database: Database, id: string, userId: string): Promise<Deal> {
  const [row] = isUuid(id)
    ? await database
        .select()
        .from(deal)
        .where(and(eq(deal.id, id), eq(deal.userId, userId)))
    : [];
  if (row === undefined) throw refusal('NOT_FOUND', 'Deal not found');
  return { ...row, createdAt: isoTime(row.createdAt) };
}

/** A player's newest deals. */
export async function findDealsOf(
  database: Database | Transaction,
  userId: string,
  limit = MAX_DEALS,
): Promise<Deal[]> {
  const rows = await database
    .select()
    .from(deal)
    .where(eq(deal.userId, userId))
    .orderBy(desc(deal.createdAt), desc(deal.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: isoTime(row.createdAt) }));
}

/** A deal's parts with what became of them: each part's offer has its key. */
export async function partsNow(
  database: Database,
  viewer: Viewer,
  { parts }: Deal,
): Promise<DealPartNow[]> {
  const keys = parts.map(({ key }) => key);
  const sent = await database
    .select({ id: offer.id, key: offer.idempotencyKey })
    .from(offer)
    .where(and(eq(offer.initiatorId, viewer.id), isAnyOf(offer.idempotencyKey, keys)));
  const { rows } = await database.execute<SellerRow>(sql`
    select u.id, u.handle, coalesce(${isVisibleTo(viewer)}, false) as "isForSale"
      from user_account u left join sharing s on s.user_id = u.id and s.subject = 'SALE_LIST'
      where u.id = any(${sql.param(parts.map(({ sellerId }) => sellerId))}::uuid[]) and u.deleted_at is null`);
  const sellers = new Map(rows.map((row) => [row.id, row]));
  const offers = new Map(sent.map(({ id, key }) => [key, id]));
  return parts.map((part) => {
    const seller = sellers.get(part.sellerId);
    return {
      ...part,
      userHandle: seller?.handle ?? null,
      isForSale: seller?.isForSale ?? false,
      offerId: offers.get(part.key) ?? null,
    };
  });
}

type SellerRow = { id: string; handle: string | null; isForSale: boolean } & Record<
  string,
  unknown
>;

/** A player's deals, for their own file. */
export async function ownDeals(database: Database, userId: string) {
  const found = await findDealsOf(database, userId, Number.MAX_SAFE_INTEGER);
  return found.map(({ needs, settings, parts, createdAt }) => ({
    needs,
    settings,
    parts: parts.map(({ items, postageInCents }) => ({ items, postageInCents })),
    createdAt,
  }));
}
