import { ROUNDING_TYPES, type MarketPricing } from '@domain/pricing';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef } from '@server/graphql/field-error';
import type { SaleListSettings } from '../sale-list';
import type { SaveSettingsResult } from './save-settings';

const RoundingType = builder.enumType('RoundingType', { values: ROUNDING_TYPES });

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

export const SaleListSettingsRef = builder
  .objectRef<SaleListSettings>('SaleListSettings')
  .implement({
    fields: (t) => ({
      banner: t.exposeString('banner'),
      marketPricingSettings: t.expose('pricing', { type: MarketPricingSettingsRef }),
      version: t.exposeInt('version'),
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
