import { clampPercentage, isRoundingStep, type RoundingType } from '@domain/pricing';
import { BANNER_LENGTH } from '@domain/sale-list';
import type { Database, Transaction } from '@server/db/database';
import { saleList } from '@server/db/tables';
import { isUuid } from '@server/db/uuid';
import { refusal } from '@server/errors';
import type { FieldError } from '@server/graphql/field-error';
import { noteChange } from '@server/modules/sharing/commands/note-change';
import { eq } from 'drizzle-orm';
import { lockSaleList, nextRevision } from './repo';
import type { SaleListSettings } from './sale-list';

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
 *
 * @throws NOT_FOUND for a list that is someone else's as for none (quality 1)
 */
export const saveSettings = (
  database: Database,
  userId: string,
  { saleListId, banner, marketPricingSettings, expectedVersion }: AskedSettings,
): Promise<SaveSettingsResult> =>
  database.transaction(async (transaction) => {
    const list = isUuid(saleListId)
      ? await lockSaleList(transaction, { saleListId, userId })
      : null;
    if (list === null) throw refusal('NOT_FOUND', 'Sale list not found');
    const { type, value } = marketPricingSettings?.rounding ?? { type: 'NO_ROUNDING', value: 0 };
    const roundingStep = type === 'NO_ROUNDING' ? 0 : value;
    const errors = mistakesIn(banner, roundingStep);
    if (expectedVersion != null && expectedVersion !== list.settings.version) errors.push(CONFLICT);
    if (errors.length > 0 || !isRoundingStep(roundingStep)) {
      return { success: false, errors, settings: list.settings };
    }
    const percentageAdjustment = clampPercentage(marketPricingSettings?.percentageAdjustment ?? 0);
    const version = await writeSettings(transaction, saleListId, {
      banner,
      percentageAdjustment,
      roundingStep,
    });
    await noteChange(transaction, userId, 'SALE_LIST');
    const pricing = { percentageAdjustment, roundingStep };
    return { success: true, errors, settings: { banner, pricing, version } };
  });

async function writeSettings(
  transaction: Transaction,
  saleListId: string,
  values: Pick<typeof saleList.$inferInsert, 'banner' | 'percentageAdjustment' | 'roundingStep'>,
): Promise<number> {
  const version = await nextRevision(transaction, saleListId);
  await transaction
    .update(saleList)
    .set({ ...values, settingsVersion: version })
    .where(eq(saleList.id, saleListId));
  return version;
}

function mistakesIn(banner: string, roundingStep: number): FieldError[] {
  const errors: FieldError[] = [];
  if (banner.length > BANNER_LENGTH) errors.push(LONG_BANNER);
  if (!isRoundingStep(roundingStep)) errors.push(NO_SUCH_STEP);
  return errors;
}

const LONG_BANNER: FieldError = {
  field: 'banner',
  message: `A banner has at most ${BANNER_LENGTH.toLocaleString('en-US')} characters.`,
  code: 'TOO_LONG',
};

const NO_SUCH_STEP: FieldError = {
  field: 'rounding',
  message: 'Choose one of the given steps.',
  code: 'INVALID',
};

const CONFLICT: FieldError = {
  field: 'expectedVersion',
  message: 'These settings were changed elsewhere.',
  code: 'CONFLICT',
};
