import {
  clampPercentage,
  isRoundingStep,
  MARKET_PRICING_AS_IS,
  type MarketPricing,
  type RoundingType,
} from '@domain/pricing';
import { bannerErrorOf, toBanner } from '@domain/sale-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { saleList } from '../tables';
import type { FieldError } from '@server/platform/graphql/field-error';
import { touchShared } from '@server/modules/sharing';
import { type ItemError } from './validation';
import { nextRevision, startList } from './trade-list';
import type { Viewer } from '@server/platform/viewer';
import { eq, sql } from 'drizzle-orm';
import { holdSaleList, lockOwnSaleList } from './hold-sale-list';
import {
  BAD_BANNER,
  validateSaleItems,
  NO_SUCH_STEP,
  type PrintingsOnList,
  SETTINGS_CONFLICT,
} from './sale-item-validation';
import { visibleSaleLists } from '../queries/sale-lists';
import { findPrintingsOnList, writeItems } from '../queries/sale-list-rows';
import {
  isUnchanged,
  type SaleItemInput,
  type SaleList,
  type SaleListItem,
  type SaleListSettings,
} from '../queries/sale-list';

/** A player's sale list, created if it doesn't exist (rules/trade-lists#one-of-each). */
export async function startSaleList(database: Database, viewer: Viewer): Promise<SaleList | null> {
  await startList(database, 'SALE_LIST', viewer.id);
  const [list = null] = await visibleSaleLists(database, viewer, null);
  return list;
}

interface SaveItemsResult {
  /** Those of the printings that are on the list afterwards, also with errors. */
  saleListItems: SaleListItem[];
  errors: ItemError[];
}

/**
 * Puts printings on a player's list, changes them or, with quantity 0, removes them: all of them or none
 * (rules/trade-lists#saving-items). A request for the present state changes nothing, since its first answer may have
 * been lost. A request that would overwrite a change that the person hasn't seen gets CONFLICT with the present items.
 *
 * @throws NOT_FOUND for somebody else's and for an unknown list
 */
export const saveItems = (
  database: Database,
  userId: string,
  { saleListId, items }: { saleListId: string; items: readonly SaleItemInput[] },
): Promise<SaveItemsResult> =>
  database.transaction(async (transaction) => {
    const list = await lockOwnSaleList(transaction, { saleListId, userId });
    const ids = items.map(({ cardVariantId }) => cardVariantId);
    const printings = await findPrintingsOnList(transaction, list, ids);
    const errors = validateSaleItems(items, printings);
    const changes = items.filter((item) => !isUnchanged(item, printings.get(item.cardVariantId)));
    if (errors.length > 0 || changes.length === 0) {
      return { saleListItems: onList(printings), errors };
    }
    const version = await nextRevision(transaction, 'SALE_LIST', saleListId);
    await writeItems(transaction, { saleListId, version }, changes);
    await touchShared(transaction, userId, 'SALE_LIST');
    return { saleListItems: onList(await findPrintingsOnList(transaction, list, ids)), errors };
  });

const onList = (printings: PrintingsOnList): SaleListItem[] =>
  [...printings.values()].filter((item) => item !== undefined);

interface SaleListSettingsInput {
  saleListId: string;
  banner: string;
  /** Null for unadjusted market prices. */
  marketPricingSettings?:
    | {
        percentageAdjustment: number;
        rounding: { type: RoundingType; value: number };
      }
    | null
    | undefined;
  /** The version that the person saw; null overwrites any version. */
  expectedVersion?: number | null | undefined;
}

export interface SaveSettingsResult {
  success: boolean;
  errors: FieldError[];
  /** After the change, also with errors. */
  settings: SaleListSettings;
}

/**
 * Sets the settings of a sale list, as a whole (rules/trade-lists#settings). A percentage out of range is clamped. A
 * request for the present settings changes nothing.
 *
 * @throws NOT_FOUND for somebody else's and for an unknown list
 */
export const saveSettings = (
  database: Database,
  userId: string,
  { saleListId, expectedVersion, ...input }: SaleListSettingsInput,
): Promise<SaveSettingsResult> =>
  database.transaction(async (transaction) => {
    const { settings } = await lockOwnSaleList(transaction, { saleListId, userId });
    const refused = (...errors: FieldError[]) => ({ success: false, errors, settings });
    const pricing = toPricing(input);
    const bannerError = bannerErrorOf(input.banner);
    if (bannerError !== null || pricing === null) {
      return refused(
        ...(bannerError === null ? [] : [BAD_BANNER[bannerError]]),
        ...(pricing === null ? [NO_SUCH_STEP] : []),
      );
    }
    const wanted = { banner: toBanner(input.banner), pricing };
    if (isSame(wanted, settings)) return { success: true, errors: [], settings };
    if (expectedVersion != null && expectedVersion !== settings.version)
      return refused(SETTINGS_CONFLICT);
    const version = await writeSettings(transaction, saleListId, wanted);
    await touchShared(transaction, userId, 'SALE_LIST');
    const isBannerRemoved = settings.isBannerRemoved && wanted.banner === '';
    return { success: true, errors: [], settings: { ...wanted, isBannerRemoved, version } };
  });

type Wanted = Omit<SaleListSettings, 'version' | 'isBannerRemoved'>;

/** How to adjust market prices; null for an unknown rounding step. */
function toPricing({
  marketPricingSettings: input,
}: Pick<SaleListSettingsInput, 'marketPricingSettings'>): MarketPricing | null {
  if (input == null) return MARKET_PRICING_AS_IS;
  const { percentageAdjustment, rounding } = input;
  const roundingStep = rounding.type === 'NO_ROUNDING' ? 0 : rounding.value;
  if (!isRoundingStep(roundingStep)) return null;
  return { percentageAdjustment: clampPercentage(percentageAdjustment), roundingStep };
}

const isSame = (one: Wanted, other: Wanted): boolean =>
  one.banner === other.banner &&
  one.pricing.percentageAdjustment === other.pricing.percentageAdjustment &&
  one.pricing.roundingStep === other.pricing.roundingStep;

async function writeSettings(
  transaction: Transaction,
  saleListId: string,
  { banner, pricing }: Wanted,
): Promise<number> {
  const version = await nextRevision(transaction, 'SALE_LIST', saleListId);
  await transaction
    .update(saleList)
    .set({
      banner,
      ...(banner !== '' && { bannerRemovedAt: null }),
      ...pricing,
      settingsVersion: version,
    })
    .where(eq(saleList.id, saleListId));
  return version;
}

/** Removes copies that changed hands from a player's sale list, as far as it names them (rules/offers#exchange). */
export async function removeFromSaleList(
  transaction: Transaction,
  userId: string,
  copies: readonly { variantId: string; copies: number }[],
): Promise<void> {
  const list = await holdSaleList(transaction, userId);
  if (list === null) return;
  const ids = copies.map(({ variantId }) => variantId);
  const items = await findPrintingsOnList(transaction, list, ids);
  const changes = copies.flatMap(({ variantId, copies: gone }) => {
    const item = items.get(variantId);
    const quantity = Math.max(0, (item?.quantity ?? 0) - gone);
    return item ? [{ ...item, cardVariantId: variantId, quantity }] : [];
  });
  if (changes.length === 0) return;
  const version = await nextRevision(transaction, 'SALE_LIST', list.id);
  await writeItems(transaction, { saleListId: list.id, version }, changes);
  await touchShared(transaction, userId, 'SALE_LIST');
}

/**
 * Empties the banner of a player's sale list for an administrator, and remembers that.
 *
 * @returns false without a banner to remove
 */
export async function removeBanner(transaction: Transaction, userId: string): Promise<boolean> {
  const list = await holdSaleList(transaction, userId);
  if (list === null || list.settings.banner === '') return false;
  const version = await nextRevision(transaction, 'SALE_LIST', list.id);
  await transaction
    .update(saleList)
    .set({ banner: '', bannerRemovedAt: sql`now()`, settingsVersion: version })
    .where(eq(saleList.id, list.id));
  return true;
}
