import { isRoundingStep, parsePriceType, parseRoundingType } from '@domain/pricing';
import { parseCondition } from '@domain/sale-list';
import { parseVariantType } from '@domain/card';
import { parseWantPriority, parseWouldDo } from '@domain/want-list';
import { UnknownValueError } from '@domain/errors';
import type { ResultOf } from '@/shared/api/graphql';
import type {
  SaleList,
  SaleListItem,
  SaleListSettings,
  WantList,
  WantListItem,
} from '../model/trade-list';
import type {
  SaleListItemFields,
  SaleListSettingsFields,
  UserSaleListsOperation,
} from './sale-list.operations';
import type { UserWantListsOperation, WantListItemFields } from './want-list.operations';

type WantListAnswer = ResultOf<typeof UserWantListsOperation>['userWantLists'][number];
type SaleListAnswer = ResultOf<typeof UserSaleListsOperation>['userSaleLists'][number];

/** Throws `Unknown <thing>: value` for an enumeration value that this build doesn't know. */
export const readWantListItem = ({
  wouldDo,
  kinds,
  atMostInCents,
  priority,
  ...item
}: ResultOf<typeof WantListItemFields>): WantListItem => ({
  ...item,
  want: {
    wouldDo: parseWouldDo(wouldDo),
    kinds: kinds.map(parseVariantType),
    atMostCents: atMostInCents,
    priority: parseWantPriority(priority),
  },
});

/** A whole want list, its items by the printing's id. Throws for an enumeration value that this build doesn't know. */
export const readWantList = ({ items, newWantsWouldDo, ...list }: WantListAnswer): WantList => ({
  ...list,
  newWantsWouldDo: parseWouldDo(newWantsWouldDo),
  items: Object.fromEntries(items.map((item) => [item.variantId, readWantListItem(item)])),
});

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
  postage,
  minimumInCents,
  marketPricingSettings: { percentageAdjustment, rounding },
}: ResultOf<typeof SaleListSettingsFields>): SaleListSettings {
  const roundingStep = parseRoundingType(rounding.type) === 'NO_ROUNDING' ? 0 : rounding.value;
  if (!isRoundingStep(roundingStep)) throw new UnknownValueError('rounding', String(roundingStep));
  const pricing = { percentageAdjustment, roundingStep };
  return { banner, isBannerRemoved, version, pricing, postage: postage ?? [], minimumInCents };
}

/** A whole sale list, its items by the printing's id. Throws for an enumeration value that this build doesn't know. */
export const readSaleList = ({ items, settings, ...list }: SaleListAnswer): SaleList => ({
  ...list,
  settings: readSaleListSettings(settings),
  items: Object.fromEntries(items.map((item) => [item.variantId, readSaleListItem(item)])),
});
