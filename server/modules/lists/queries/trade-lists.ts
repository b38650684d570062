import { eq } from 'drizzle-orm';
import type { Postage } from '@domain/deal';
import { isRoundingStep, type MarketPricing } from '@domain/pricing';
import type { TradeListKind } from '@domain/trade-list';
import type { WouldDo } from '@domain/want-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { saleList, wantList } from '../tables';
import { findItems } from './list-items';

/** A list without its items. */
interface StoredList {
  id: string;
}

interface StoredWantList extends StoredList {
  /** What will do for new wants; no kinds, which are chosen card by card. */
  newWantsWouldDo: WouldDo;
  /** Whether others see the most that a copy may cost. */
  showsAtMost: boolean;
}

interface StoredSaleList extends StoredList {
  id: string;
  settings: SaleListSettings;
}

/** The settings of a whole sale list (rules/trade-lists#settings). */
export interface SaleListSettings {
  banner: string;
  /** Whether an administrator removed the last one. */
  isBannerRemoved: boolean;
  pricing: MarketPricing;
  /** What an envelope costs, step by step; null if the seller doesn't say (rules/deals#postage). */
  postage: Postage;
  /** For how much one has to buy at least, in whole cents. */
  minimumCents: number;
  /** What a change must name, so that it overwrites nothing unseen. */
  version: number;
}

/** A list that the viewer may see. */
type Visible<List> = List & { isOwner: boolean; handle: string | null };
export type WantList = Visible<StoredWantList>;
export type SaleList = Visible<StoredSaleList>;

/** A player's want list; null if they have none. */
export async function findWantList(
  database: Database | Transaction,
  userId: string,
): Promise<StoredWantList | null> {
  const { id, newWantsWouldDo, showsAtMost } = wantList;
  const found = database.select({ id, newWantsWouldDo, showsAtMost }).from(wantList);
  return (await found.where(eq(wantList.userId, userId)))[0] ?? null;
}

/** A player's sale list; null if they have none. */
export async function findSaleList(
  database: Database | Transaction,
  userId: string,
): Promise<StoredSaleList | null> {
  const [row] = await database
    .select({
      id: saleList.id,
      banner: saleList.banner,
      bannerRemovedAt: saleList.bannerRemovedAt,
      percentageAdjustment: saleList.percentageAdjustment,
      roundingStep: saleList.roundingStep,
      postage: saleList.postage,
      minimumCents: saleList.minimumCents,
      version: saleList.settingsVersion,
    })
    .from(saleList)
    .where(eq(saleList.userId, userId));
  if (row === undefined) return null;
  const { id, bannerRemovedAt, percentageAdjustment, roundingStep, ...settings } = row;
  if (!isRoundingStep(roundingStep)) throw new Error(`Unknown rounding step: ${roundingStep}`);
  const pricing = { percentageAdjustment, roundingStep };
  return { id, settings: { ...settings, isBannerRemoved: bannerRemovedAt !== null, pricing } };
}

/**
 * A player's lists of a kind that the viewer may see: one, or none if it is missing or private
 * (rules/attacks#hidden-things).
 */
const visibleLists =
  <List extends StoredList>(
    subject: TradeListKind,
    find: (database: Database, userId: string) => Promise<List | null>,
  ) =>
  /** @param handle null for the viewer's own */
  async (
    database: Database,
    viewer: Viewer | null,
    handle: string | null,
  ): Promise<Visible<List>[]> => {
    const owner = await visibleOwner(database, viewer, { handle, subject });
    const list = owner && (await find(database, owner.id));
    return owner && list ? [{ ...list, isOwner: owner.isOwner, handle: owner.handle }] : [];
  };

export const visibleWantLists = visibleLists('WANT_LIST', findWantList);
export const visibleSaleLists = visibleLists('SALE_LIST', findSaleList);

/** How a player adjusts market prices; null if they have no sale list. */
export async function pricingOf(
  database: Database | Transaction,
  userId: string,
): Promise<MarketPricing | null> {
  return (await findSaleList(database, userId))?.settings.pricing ?? null;
}

/** A player's want list, for their own file; null if they have none. */
export async function ownWantList(database: Database, userId: string) {
  const list = await findWantList(database, userId);
  if (list === null) return null;
  const { id: listId, ...settings } = list;
  const items = await findItems(database, { kind: 'WANT_LIST', listId, pricing: null });
  return {
    ...settings,
    items: items.map(({ variantId, quantity, want }) => ({ variantId, quantity, ...want })),
  };
}

/** A player's sale list, for their own file; null if they have none. */
export async function ownSaleList(database: Database, userId: string) {
  const list = await findSaleList(database, userId);
  if (list === null) return null;
  const { version: _version, ...settings } = list.settings;
  const key = { kind: 'SALE_LIST', listId: list.id, pricing: settings.pricing } as const;
  const items = (await findItems(database, key)).map(
    ({ variantId, quantity, priceType, fixedPriceInCents, condition }) => ({
      variantId,
      quantity,
      priceType,
      fixedPriceInCents,
      condition,
    }),
  );
  return { ...settings, items };
}
