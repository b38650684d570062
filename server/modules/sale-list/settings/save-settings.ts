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
import { noteChange } from '@server/modules/sharing/commands/note-change';
import { eq } from 'drizzle-orm';
import { ownSaleList } from '../own-sale-list';
import { nextRevision } from '../repo';
import type { SaleListSettings } from '../sale-list';
import { BAD_BANNER, CONFLICT, NO_SUCH_STEP } from './refusal';

export interface AskedSettings {
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
  { saleListId, expectedVersion, ...asked }: AskedSettings,
): Promise<SaveSettingsResult> =>
  database.transaction(async (transaction) => {
    const { settings } = await ownSaleList(transaction, { saleListId, userId });
    const refused = (...errors: FieldError[]) => ({ success: false, errors, settings });
    const pricing = pricingOf(asked);
    const bannerError = bannerErrorOf(asked.banner);
    if (bannerError !== null || pricing === null) {
      return refused(
        ...(bannerError === null ? [] : [BAD_BANNER[bannerError]]),
        ...(pricing === null ? [NO_SUCH_STEP] : []),
      );
    }
    const wanted = { banner: toBanner(asked.banner), pricing };
    if (isSame(wanted, settings)) return { success: true, errors: [], settings };
    if (expectedVersion != null && expectedVersion !== settings.version) return refused(CONFLICT);
    const version = await writeSettings(transaction, saleListId, wanted);
    await noteChange(transaction, userId, 'SALE_LIST');
    return { success: true, errors: [], settings: { ...wanted, version } };
  });

type Wanted = Omit<SaleListSettings, 'version'>;

/** How market prices are to follow the market; null where the step is none. */
function pricingOf({
  marketPricingSettings: asked,
}: Pick<AskedSettings, 'marketPricingSettings'>): MarketPricing | null {
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
  const version = await nextRevision(transaction, saleListId);
  await transaction
    .update(saleList)
    .set({ banner, ...pricing, settingsVersion: version })
    .where(eq(saleList.id, saleListId));
  return version;
}
