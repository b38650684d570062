import { isRoundingStep, parsePriceType, parseRoundingType } from '@domain/pricing';
import { parseCondition } from '@domain/sale-list';
import { UnknownValueError } from '@domain/errors';
import type { ResultOf } from '@/shared/api/graphql';
import type { SaleList, SaleListItem, SaleListSettings } from '../model/sale-list';
import type {
  SaleListItemFields,
  SaleListSettingsFields,
  UserSaleListsOperation,
} from './sale-list.operations';

type ListAnswer = ResultOf<typeof UserSaleListsOperation>['userSaleLists'][number];

/** Throws `Unknown <thing>: value` for an enumeration value that this build doesn't know. */
export const readSaleListItem = (item: ResultOf<typeof SaleListItemFields>): SaleListItem => ({
  ...item,
  priceType: parsePriceType(item.priceType),
  condition: parseCondition(item.condition),
});

/** Throws `Unknown rounding: value` for what this build doesn't know. */
export function readSaleListSettings({
  banner,
  isBannerRemoved,
  version,
  marketPricingSettings: { percentageAdjustment, rounding },
}: ResultOf<typeof SaleListSettingsFields>): SaleListSettings {
  const roundingStep = parseRoundingType(rounding.type) === 'NO_ROUNDING' ? 0 : rounding.value;
  if (!isRoundingStep(roundingStep)) throw new UnknownValueError('rounding', String(roundingStep));
  return { banner, isBannerRemoved, version, pricing: { percentageAdjustment, roundingStep } };
}

/** A whole list, its items by the printing's id. Throws for an enumeration value that this build doesn't know. */
export const readSaleList = ({ items, settings, ...list }: ListAnswer): SaleList => ({
  ...list,
  settings: readSaleListSettings(settings),
  items: Object.fromEntries(items.map((item) => [item.variantId, readSaleListItem(item)])),
});
