import type { Need } from '@domain/deal';
import { MAX_OFFER_ITEMS } from '@domain/offer';
import { type SoldPrinting, soldPrintings } from '@server/modules/lists';
import type { Database, Transaction } from '@server/platform/db/database';
import { fieldRefusal, refusal } from '@server/platform/errors';
import type { Viewer } from '@server/platform/viewer';
import { desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { DealItem, DealSettings, StoredPart } from '../queries/stored-deal';
import { checkDeal } from '../queries/validation';
import { deal } from '../tables';

/** What a player takes of a found deal. */
export interface TakenPart {
  userHandle: string;
  postageInCents: number | null;
  items: Pick<DealItem, 'needId' | 'variantId' | 'copies' | 'priceInCents'>[];
}

export interface TakenDeal {
  needs: Need[];
  settings: DealSettings;
  parts: TakenPart[];
}

/** How many deals of a player are kept: the newest. */
const KEPT = 200;
const MAX_PARTS = 100;

/**
 * Keeps a deal, so that its offers can be sent and followed (rules/deals#offers).
 *
 * @returns its id
 * @throws a field error for what no deal is, NOT_FOUND for cards that the player doesn't see for sale
 */
export async function keepDeal(
  database: Database,
  viewer: Viewer,
  { needs, settings, parts }: TakenDeal,
): Promise<string> {
  checkDeal(needs, settings);
  const items = parts.flatMap((part) => part.items);
  if (parts.length === 0 || parts.length > MAX_PARTS || items.some(({ copies }) => copies < 1)) {
    throw fieldRefusal('parts', `Choose 1 to ${MAX_PARTS} sellers.`);
  }
  const sold = await soldPrintings(
    database,
    viewer,
    items.map(({ variantId }) => variantId),
  );
  const listed = new Map(sold.map((each) => [`${each.handle} ${each.variantId}`, each]));
  const stored = parts.flatMap((part) => storedParts(part, listed));
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(deal)
      .values({ userId: viewer.id, needs, settings, parts: stored })
      .returning({ id: deal.id });
    await forgetOldDeals(transaction, viewer.id);
    if (row === undefined) throw new Error('A deal wasn’t kept');
    return row.id;
  });
}

/** One part for each offer that a seller gets: an offer has so many printings at most. */
function storedParts(part: TakenPart, listed: ReadonlyMap<string, SoldPrinting>): StoredPart[] {
  const items = part.items.map((item): DealItem => {
    const listing = listed.get(`${part.userHandle} ${item.variantId}`);
    if (listing === undefined) {
      throw refusal('NOT_FOUND', `${part.userHandle} no longer sells one of the cards.`);
    }
    const { needId, variantId, copies, priceInCents } = item;
    const { cardId, priceType } = listing;
    return { needId, variantId, cardId, copies, priceType, priceInCents };
  });
  const sellerId = listed.get(`${part.userHandle} ${items[0]?.variantId ?? ''}`)?.sellerId;
  if (sellerId === undefined) throw fieldRefusal('parts', 'Choose cards of each seller.');
  const parts: StoredPart[] = [];
  for (let at = 0; at < items.length; at += MAX_OFFER_ITEMS) {
    const postageInCents = at === 0 ? part.postageInCents : 0;
    const own = items.slice(at, at + MAX_OFFER_ITEMS);
    parts.push({ key: randomUUID(), sellerId, postageInCents, items: own });
  }
  return parts;
}

const forgetOldDeals = (transaction: Transaction, userId: string) =>
  transaction
    .delete(deal)
    .where(
      sql`${deal.id} in ${transaction
        .select({ id: deal.id })
        .from(deal)
        .where(eq(deal.userId, userId))
        .orderBy(desc(deal.createdAt))
        .offset(KEPT)}`,
    );

/** Deletes all deals of a player. */
export const deleteDeals = (transaction: Transaction, userId: string) =>
  transaction.delete(deal).where(eq(deal.userId, userId));
