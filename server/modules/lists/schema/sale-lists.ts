import { type MarketPricing, ROUNDING_TYPES } from '@domain/pricing';
import { TRADE_LISTS } from '@domain/trade-list';
import { builder } from '@server/platform/graphql/builder';
import { FieldErrorRef } from '@server/platform/graphql/field-error';
import { ownShareSettings } from '@server/modules/sharing';
import { ShareSettingsRef } from '@server/modules/sharing/schema/share-settings';
import { MANY_ITEMS } from '../commands/validation';
import { signedIn, withHandle } from '@server/modules/people';
import { saveSettings, type SaveSettingsResult } from '../commands/sale-settings';
import { startList } from '../commands/trade-list';
import { isForSale } from '../queries/list-item';
import { findItems } from '../queries/list-items';
import { visibleSaleLists, type SaleList, type SaleListSettings } from '../queries/trade-lists';
import { PostageStepInput, PostageStepRef } from './postage';
import { SaleListItemRef } from './sale-items';

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

const SaleListSettingsRef = builder.objectRef<SaleListSettings>('SaleListSettings').implement({
  fields: (t) => ({
    banner: t.exposeString('banner'),
    isBannerRemoved: t.exposeBoolean('isBannerRemoved', {
      description: 'Whether an administrator removed the last banner.',
    }),
    marketPricingSettings: t.expose('pricing', { type: MarketPricingSettingsRef }),
    postage: t.field({
      type: [PostageStepRef],
      nullable: true,
      description: 'What an envelope costs, step by step; null if the seller doesn’t say.',
      resolve: ({ postage }) => postage && [...postage],
    }),
    minimumInCents: t.exposeInt('minimumCents', {
      description: 'For how much one has to buy at least.',
    }),
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

const UpdateSaleListInput = builder.inputType('UpdateSaleListInput', {
  fields: (t) => ({
    saleListId: t.id({ required: true }),
    banner: t.string({ required: true }),
    marketPricingSettings: t.field({ type: MarketPricingSettingsInput }),
    postage: t.field({
      type: [PostageStepInput],
      description: 'None if it is empty; left out, it stays as it is.',
    }),
    minimumInCents: t.int({ description: 'Left out, it stays as it is.' }),
    expectedVersion: t.int(),
  }),
});

const UpdateSaleListPayload = builder
  .objectRef<SaveSettingsResult>('UpdateSaleListPayload')
  .implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
      settings: t.expose('settings', {
        type: SaleListSettingsRef,
        description: 'After the change, also with errors.',
      }),
    }),
  });

const SaleListRef = builder.objectRef<SaleList>('SaleList').implement({
  description: 'The printings that a player sells.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.string({
      resolve: ({ handle }) =>
        `${handle === null ? '' : `${handle}'s `}${TRADE_LISTS.SALE_LIST.title}`,
    }),
    isOwner: t.exposeBoolean('isOwner'),
    handle: t.exposeString('handle', { nullable: true }),
    settings: t.expose('settings', { type: SaleListSettingsRef }),
    shareSettings: t.field({
      type: ShareSettingsRef,
      nullable: true,
      description: 'Who may see it; null for everyone but its owner.',
      resolve: ({ isOwner }, _args, context) =>
        ownShareSettings(context, { isOwner, subject: 'SALE_LIST' }),
    }),
    items: t.field({
      type: [SaleListItemRef],
      complexity: { field: 1, multiplier: MANY_ITEMS },
      resolve: async ({ id: listId, settings: { pricing } }, _args, { database }) =>
        (await findItems(database, { kind: 'SALE_LIST', listId, pricing })).filter(isForSale),
    }),
  }),
});

const CreateSaleListPayload = builder
  .objectRef<{ saleList: SaleList | null }>('CreateSaleListPayload')
  .implement({
    fields: (t) => ({ saleList: t.expose('saleList', { type: SaleListRef, nullable: true }) }),
  });

builder.queryField('userSaleLists', (t) =>
  t.field({
    description:
      'One list, or none if it is private or missing. Without a handle, the viewer’s own.',
    type: [SaleListRef],
    args: { userHandle: t.arg.string() },
    resolve: (_root, { userHandle }, context) => {
      if (userHandle == null) signedIn(context);
      return visibleSaleLists(context.database, context.viewer, userHandle ?? null);
    },
  }),
);

builder.mutationField('createSaleList', (t) =>
  t.field({
    description: 'The viewer’s list, created if it doesn’t exist. Needs a handle.',
    type: CreateSaleListPayload,
    resolve: async (_root, _args, context) => {
      const viewer = withHandle(context);
      await startList(context.database, 'SALE_LIST', viewer.id);
      const [saleList = null] = await visibleSaleLists(context.database, viewer, null);
      return { saleList };
    },
  }),
);

builder.mutationField('updateSaleList', (t) =>
  t.field({
    description:
      'Sets a list’s banner and market pricing, as a whole. CONFLICT if `expectedVersion` isn’t the present version. NOT_FOUND for somebody else’s and for an unknown list.',
    type: UpdateSaleListPayload,
    args: { input: t.arg({ type: UpdateSaleListInput, required: true }) },
    resolve: (_root, { input }, context) =>
      saveSettings(context.database, withHandle(context).id, input),
  }),
);
