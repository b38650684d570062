import { isPostage, type Postage, type PostageStep } from '@domain/deal';
import {
  clampPercentage,
  isRoundingStep,
  MAX_FIXED_PRICE_CENTS,
  MARKET_PRICING_AS_IS,
  type MarketPricing,
  type RoundingType,
} from '@domain/pricing';
import { BANNER_TOO_LONG, type BannerErrorCode, bannerErrorOf, toBanner } from '@domain/sale-list';
import type { Database, Transaction } from '@server/platform/db/database';
import type { FieldError } from '@server/platform/graphql/field-error';
import { touchShared } from '@server/modules/sharing';
import { eq, sql } from 'drizzle-orm';
import { findSaleList, type SaleListSettings } from '../queries/trade-lists';
import { saleList } from '../tables';
import { holdList, lockOwnList, nextRevision } from './trade-list';

/** The error for each kind of bad banner. */
const BAD_BANNER: Record<BannerErrorCode, FieldError> = {
  TOO_LONG: { field: 'banner', message: BANNER_TOO_LONG, code: 'TOO_LONG' },
  INVALID: {
    field: 'banner',
    message: 'A banner can’t hold one of these characters.',
    code: 'INVALID',
  },
};

const NO_SUCH_STEP: FieldError = {
  field: 'rounding',
  message: 'Choose one of the given steps.',
  code: 'INVALID',
};

const BAD_POSTAGE: FieldError = {
  field: 'postage',
  message: 'One step of the postage has to hold any number of copies of any value.',
  code: 'INVALID',
};

const BAD_MINIMUM: FieldError = {
  field: 'minimumInCents',
  message: 'Enter a smaller amount.',
  code: 'INVALID',
};

const SETTINGS_CONFLICT: FieldError = {
  field: 'expectedVersion',
  message: 'These settings were changed elsewhere.',
  code: 'CONFLICT',
};

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
  /** Empty for none; undefined and null leave it as it is, as pages did that know nothing of it. */
  postage?:
    | readonly {
        upToCopies?: number | null | undefined;
        upToCents?: number | null | undefined;
        cents: number;
      }[]
    | null
    | undefined;
  minimumInCents?: number | null | undefined;
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
    await lockOwnList(transaction, 'SALE_LIST', { listId: saleListId, userId });
    const settings = await settingsOf(transaction, userId);
    const refused = (...errors: FieldError[]) => ({ success: false, errors, settings });
    const pricing = toPricing(input);
    const bannerError = bannerErrorOf(input.banner);
    const postage = input.postage == null ? settings.postage : toPostage(input.postage);
    const minimumCents = input.minimumInCents ?? settings.minimumCents;
    const isMinimum = minimumCents >= 0 && minimumCents <= MAX_FIXED_PRICE_CENTS;
    if (bannerError !== null || pricing === null || !isUsable(postage) || !isMinimum) {
      return refused(
        ...(bannerError === null ? [] : [BAD_BANNER[bannerError]]),
        ...(pricing === null ? [NO_SUCH_STEP] : []),
        ...(isUsable(postage) ? [] : [BAD_POSTAGE]),
        ...(isMinimum ? [] : [BAD_MINIMUM]),
      );
    }
    const wanted = { banner: toBanner(input.banner), pricing, postage, minimumCents };
    if (isSame(wanted, settings)) return { success: true, errors: [], settings };
    if (expectedVersion != null && expectedVersion !== settings.version)
      return refused(SETTINGS_CONFLICT);
    const version = await writeSettings(transaction, saleListId, wanted);
    await touchShared(transaction, userId, 'SALE_LIST');
    const isBannerRemoved = settings.isBannerRemoved && wanted.banner === '';
    return { success: true, errors: [], settings: { ...wanted, isBannerRemoved, version } };
  });

/** Of a locked list. */
async function settingsOf(transaction: Transaction, userId: string): Promise<SaleListSettings> {
  const list = await findSaleList(transaction, userId);
  if (list === null) throw new Error('A locked list is gone');
  return list.settings;
}

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

/** What a seller states; null for nothing. */
function toPostage(
  steps: NonNullable<SaleListSettingsInput['postage']>,
): readonly PostageStep[] | null {
  if (steps.length === 0) return null;
  return steps.map(({ upToCopies = null, upToCents = null, cents }) => ({
    upToCopies,
    upToCents,
    cents,
  }));
}

const isUsable = (postage: Postage): boolean => postage === null || isPostage(postage);

const isSame = (one: Wanted, other: Wanted): boolean =>
  one.banner === other.banner &&
  one.pricing.percentageAdjustment === other.pricing.percentageAdjustment &&
  one.pricing.roundingStep === other.pricing.roundingStep &&
  one.minimumCents === other.minimumCents &&
  textOf(one.postage) === textOf(other.postage);

/** Stored properties come in another order. */
const textOf = (postage: Postage): string =>
  (postage ?? [])
    .map(({ upToCopies, upToCents, cents }) => [upToCopies, upToCents, cents].join(' '))
    .join();

async function writeSettings(
  transaction: Transaction,
  saleListId: string,
  { banner, pricing, postage, minimumCents }: Wanted,
): Promise<number> {
  const version = await nextRevision(transaction, { kind: 'SALE_LIST', listId: saleListId });
  await transaction
    .update(saleList)
    .set({
      banner,
      ...(banner !== '' && { bannerRemovedAt: null }),
      ...pricing,
      postage: postage && [...postage],
      minimumCents,
      settingsVersion: version,
    })
    .where(eq(saleList.id, saleListId));
  return version;
}

/**
 * Empties the banner of a player's sale list for an administrator, and remembers that.
 *
 * @returns false without a banner to remove
 */
export async function removeBanner(transaction: Transaction, userId: string): Promise<boolean> {
  const list = await holdList(transaction, 'SALE_LIST', userId);
  if (list === null || (await settingsOf(transaction, userId)).banner === '') return false;
  const version = await nextRevision(transaction, list);
  await transaction
    .update(saleList)
    .set({ banner: '', bannerRemovedAt: sql`now()`, settingsVersion: version })
    .where(eq(saleList.id, list.listId));
  return true;
}
