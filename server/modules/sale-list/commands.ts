import {
  clampPercentage,
  isRoundingStep,
  MARKET_PRICING_AS_IS,
  type MarketPricing,
  type RoundingType,
} from '@domain/pricing';
import { bannerErrorOf, toBanner } from '@domain/sale-list';
import type { Database, Transaction } from '@server/db/database';
import { saleList } from '@server/db/tables';
import type { FieldError } from '@server/graphql/field-error';
import { touchShared } from '@server/modules/sharing';
import { type ItemMistake, nextRevision, startList } from '@server/modules/trade-list';
import type { Viewer } from '@server/session';
import { eq } from 'drizzle-orm';
import { holdSaleList, lockOwnSaleList } from './locks';
import {
  BAD_BANNER,
  mistakesInItems,
  NO_SUCH_STEP,
  type PrintingsOnList,
  SETTINGS_CONFLICT,
} from './policy';
import { visibleSaleLists } from './queries';
import { findPrintingsOnList, writeItems } from './repo';
import {
  isUnchanged,
  type SaleItemInput,
  type SaleList,
  type SaleListItem,
  type SaleListSettings,
} from './sale-list';

/** A player's sale list, made now unless there is one (product 7). */
export async function startSaleList(database: Database, viewer: Viewer): Promise<SaleList | null> {
  await startList(database, 'SALE_LIST', viewer.id);
  const [list = null] = await visibleSaleLists(database, viewer, null);
  return list;
}

interface SaveItemsResult {
  /** Those that were asked for and are on the list then, as they are; also beside mistakes. */
  saleListItems: SaleListItem[];
  mistakes: ItemMistake[];
}

/**
 * Puts printings on a player's list, changes them or, with quantity 0, takes them off: all of them or none (spec 5, 7).
 * Whoever asks for what is there already, such as one whose first answer was lost, changes nothing; whoever overwrites
 * what they haven't seen gets CONFLICT with the items as they are (quality 2).
 *
 * @throws NOT_FOUND for a list that is someone else's as for none (quality 1)
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
    const mistakes = mistakesInItems(items, printings);
    const changes = items.filter((item) => !isUnchanged(item, printings.get(item.cardVariantId)));
    if (mistakes.length > 0 || changes.length === 0) {
      return { saleListItems: onList(printings), mistakes };
    }
    const version = await nextRevision(transaction, 'SALE_LIST', saleListId);
    await writeItems(transaction, { saleListId, version }, changes);
    await touchShared(transaction, userId, 'SALE_LIST');
    return { saleListItems: onList(await findPrintingsOnList(transaction, list, ids)), mistakes };
  });

const onList = (printings: PrintingsOnList): SaleListItem[] =>
  [...printings.values()].filter((item) => item !== undefined);

interface SaleListSettingsInput {
  saleListId: string;
  banner: string;
  /** Null stands for market prices as they are. */
  marketPricingSettings?:
    | {
        percentageAdjustment: number;
        rounding: { type: RoundingType; value: number };
      }
    | null
    | undefined;
  /** The version that the person saw; null changes whatever is there. */
  expectedVersion?: number | null | undefined;
}

export interface SaveSettingsResult {
  success: boolean;
  errors: FieldError[];
  /** As they are then, also beside errors. */
  settings: SaleListSettings;
}

/**
 * Sets what holds for all of a sale list, as a whole (spec 5, 7). A percentage is clamped as the specification says.
 * Whoever asks for what is there already changes nothing.
 *
 * @throws NOT_FOUND for a list that is someone else's as for none (quality 1)
 */
export const saveSettings = (
  database: Database,
  userId: string,
  { saleListId, expectedVersion, ...asked }: SaleListSettingsInput,
): Promise<SaveSettingsResult> =>
  database.transaction(async (transaction) => {
    const { settings } = await lockOwnSaleList(transaction, { saleListId, userId });
    const refused = (...errors: FieldError[]) => ({ success: false, errors, settings });
    const pricing = toPricing(asked);
    const bannerError = bannerErrorOf(asked.banner);
    if (bannerError !== null || pricing === null) {
      return refused(
        ...(bannerError === null ? [] : [BAD_BANNER[bannerError]]),
        ...(pricing === null ? [NO_SUCH_STEP] : []),
      );
    }
    const wanted = { banner: toBanner(asked.banner), pricing };
    if (isSame(wanted, settings)) return { success: true, errors: [], settings };
    if (expectedVersion != null && expectedVersion !== settings.version)
      return refused(SETTINGS_CONFLICT);
    const version = await writeSettings(transaction, saleListId, wanted);
    await touchShared(transaction, userId, 'SALE_LIST');
    return { success: true, errors: [], settings: { ...wanted, version } };
  });

type Wanted = Omit<SaleListSettings, 'version'>;

/** How market prices are to follow the market; null where the step is none. */
function toPricing({
  marketPricingSettings: asked,
}: Pick<SaleListSettingsInput, 'marketPricingSettings'>): MarketPricing | null {
  if (asked == null) return MARKET_PRICING_AS_IS;
  const { percentageAdjustment, rounding } = asked;
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
    .set({ banner, ...pricing, settingsVersion: version })
    .where(eq(saleList.id, saleListId));
  return version;
}

/** Takes copies that went to somebody off a player's sale list, as far as it names them (product 9). */
export async function takeOffSaleList(
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
