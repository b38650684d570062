import { PRICE_TYPES, ROUNDING_TYPES, type MarketPricing } from '@domain/pricing';
import { CONDITIONS } from '@domain/sale-list';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef } from '@server/graphql/field-error';
import { cardById, CardVariantRef } from '@server/modules/card/schema';
import { findSaleListItems } from './repo';
import type { SaleList, SaleListItem, SaleListSettings } from './sale-list';
import type { SaveItemsResult } from './save-items';
import type { SaveSettingsResult } from './save-settings';

export const PriceType = builder.enumType('PriceType', { values: PRICE_TYPES });
export const Condition = builder.enumType('Condition', { values: CONDITIONS });
const RoundingType = builder.enumType('RoundingType', { values: ROUNDING_TYPES });

/** What a question for a list is charged for its items: a long list, and a margin. */
const MANY_ITEMS = 2_500;

const RoundingRef = builder.objectRef<MarketPricing>('Rounding').implement({
  fields: (t) => ({
    type: t.field({
      type: RoundingType,
      resolve: ({ roundingStep }) => (roundingStep === 0 ? 'NO_ROUNDING' : 'UP'),
    }),
    value: t.exposeInt('roundingStep', { description: 'In whole cents; 0 for no rounding.' }),
  }),
});

const MarketPricingSettingsRef = builder
  .objectRef<MarketPricing>('MarketPricingSettings')
  .implement({
    description: 'How a seller’s market prices follow the market.',
    fields: (t) => ({
      percentageAdjustment: t.exposeInt('percentageAdjustment'),
      rounding: t.field({ type: RoundingRef, resolve: (pricing) => pricing }),
    }),
  });

const SaleListSettingsRef = builder.objectRef<SaleListSettings>('SaleListSettings').implement({
  fields: (t) => ({
    banner: t.exposeString('banner'),
    marketPricingSettings: t.expose('pricing', { type: MarketPricingSettingsRef }),
    version: t.exposeInt('version'),
  }),
});

const SaleListItemRef = builder.objectRef<SaleListItem>('SaleListItem').implement({
  description: 'A printing that somebody sells.',
  fields: (t) => ({
    id: t.id({ resolve: ({ saleListId, variantId }) => `${saleListId}-${variantId}` }),
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    quantity: t.exposeInt('quantity'),
    priceType: t.expose('priceType', { type: PriceType }),
    fixedPriceInCents: t.exposeInt('fixedPriceInCents', { nullable: true }),
    marketAdjustedPriceInCents: t.exposeInt('marketAdjustedPriceInCents', {
      nullable: true,
      description: 'The market price with the seller’s adjustment; null without a market price.',
    }),
    condition: t.expose('condition', { type: Condition }),
    version: t.exposeInt('version'),
    cardVariant: t.field({
      type: CardVariantRef,
      nullable: true,
      resolve: async ({ cardId, variantId }, _args, context) => {
        const card = await cardById(context).load(cardId);
        return card?.cardVariants.find(({ id }) => id === variantId) ?? null;
      },
    }),
  }),
});

export const SaleListRef = builder.objectRef<SaleList>('SaleList').implement({
  description: 'What a player sells.',
  fields: (t) => ({
    id: t.exposeID('id'),
    isOwner: t.exposeBoolean('isOwner'),
    handle: t.exposeString('handle', { nullable: true }),
    settings: t.expose('settings', { type: SaleListSettingsRef }),
    items: t.field({
      type: [SaleListItemRef],
      complexity: { field: 1, multiplier: MANY_ITEMS },
      resolve: (list, _args, { database }) => findSaleListItems(database, list),
    }),
  }),
});

const RoundingInput = builder.inputType('RoundingInput', {
  fields: (t) => ({
    type: t.field({ type: RoundingType, required: true }),
    value: t.int({ required: true }),
  }),
});

const MarketPricingSettingsInput = builder.inputType('MarketPricingSettingsInput', {
  fields: (t) => ({
    percentageAdjustment: t.int({ required: true }),
    rounding: t.field({ type: RoundingInput, required: true }),
  }),
});

export const UpdateSaleListInput = builder.inputType('UpdateSaleListInput', {
  fields: (t) => ({
    saleListId: t.id({ required: true }),
    banner: t.string({ required: true }),
    marketPricingSettings: t.field({ type: MarketPricingSettingsInput }),
    expectedVersion: t.int(),
  }),
});

export const SaleListItemInput = builder.inputType('SaleListItemInput', {
  fields: (t) => ({
    cardVariantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    priceType: t.field({ type: PriceType, required: true }),
    fixedPriceInCents: t.int(),
    condition: t.field({ type: Condition, required: true }),
    expectedVersion: t.int({ description: '0 for what wasn’t on the list.' }),
  }),
});

export const CreateSaleListPayload = builder
  .objectRef<{ saleList: SaleList | null }>('CreateSaleListPayload')
  .implement({
    fields: (t) => ({ saleList: t.expose('saleList', { type: SaleListRef, nullable: true }) }),
  });

export const UpdateSaleListPayload = builder
  .objectRef<SaveSettingsResult>('UpdateSaleListPayload')
  .implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
      settings: t.expose('settings', {
        type: SaleListSettingsRef,
        description: 'As they are then, also beside errors.',
      }),
    }),
  });

export const UpsertSaleListVariantPayload = builder
  .objectRef<{ saleListItem: SaleListItem | null } & Pick<SaveItemsResult, 'userErrors'>>(
    'UpsertSaleListVariantPayload',
  )
  .implement({
    fields: (t) => ({
      saleListItem: t.expose('saleListItem', {
        type: SaleListItemRef,
        nullable: true,
        description: 'As it is then, also beside errors; null for what isn’t on the list.',
      }),
      userErrors: t.expose('userErrors', { type: [FieldErrorRef] }),
    }),
  });

export const UpsertSaleListVariantsPayload = builder
  .objectRef<SaveItemsResult>('UpsertSaleListVariantsPayload')
  .implement({
    fields: (t) => ({
      saleListItems: t.expose('saleListItems', {
        type: [SaleListItemRef],
        complexity: { field: 1, multiplier: MANY_ITEMS },
        description: 'Those that are on the list then, also beside errors.',
      }),
      userErrors: t.expose('userErrors', { type: [FieldErrorRef] }),
    }),
  });
