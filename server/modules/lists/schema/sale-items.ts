import { CONDITIONS } from '@domain/sale-list';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { printingOf } from '@server/modules/catalogue';
import { CardVariantRef } from '@server/modules/catalogue/schema/cards';
import { fieldErrorsOf } from '../commands/validation';
import { PriceType } from './trade-lists';
import { withHandle } from '@server/modules/people';
import { saveItems } from '../commands/sale-list';
import type { SaleListItem } from '../queries/sale-list';

const Condition = builder.enumType('Condition', { values: CONDITIONS });

export const SaleListItemRef = builder.objectRef<SaleListItem>('SaleListItem').implement({
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
      resolve: (item, _args, context) => printingOf(context, item),
    }),
  }),
});

const SaleListItemInput = builder.inputType('SaleListItemInput', {
  fields: (t) => ({
    cardVariantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    priceType: t.field({ type: PriceType, required: true }),
    fixedPriceInCents: t.int(),
    condition: t.field({ type: Condition, required: true }),
    expectedVersion: t.int({ description: '0 if it wasn’t on the list.' }),
  }),
});

/** The result of changing several printings. */
interface UpsertResult {
  saleListItems: SaleListItem[];
  errors: FieldError[];
}

const UpsertSaleListVariantPayload = builder
  .objectRef<{ saleListItem: SaleListItem | null } & Pick<UpsertResult, 'errors'>>(
    'UpsertSaleListVariantPayload',
  )
  .implement({
    fields: (t) => ({
      saleListItem: t.expose('saleListItem', {
        type: SaleListItemRef,
        nullable: true,
        description: 'After the change, also with errors; null if it isn’t on the list.',
      }),
      userErrors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

const UpsertSaleListVariantsPayload = builder
  .objectRef<UpsertResult>('UpsertSaleListVariantsPayload')
  .implement({
    fields: (t) => ({
      saleListItems: t.expose('saleListItems', {
        type: [SaleListItemRef],
        complexity: { field: 1, multiplier: MAX_ITEMS_AT_ONCE },
        description: 'Those on the list after the change, also with errors.',
      }),
      userErrors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.mutationField('upsertSaleListVariant', (t) =>
  t.field({
    description:
      'Puts a printing on the viewer’s list or changes it; quantity 0 removes it. With the version that was seen, CONFLICT if another change came first. NOT_FOUND for somebody else’s and for an unknown list.',
    type: UpsertSaleListVariantPayload,
    args: {
      saleListId: t.arg.id({ required: true }),
      cardVariantId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
      priceType: t.arg({ type: PriceType, required: true }),
      fixedPriceInCents: t.arg.int(),
      condition: t.arg({ type: Condition, required: true }),
      expectedVersion: t.arg.int(),
    },
    resolve: async (_root, { saleListId, fixedPriceInCents = null, ...item }, context) => {
      const { saleListItems, errors } = await saveItems(context.database, withHandle(context).id, {
        saleListId,
        items: [{ ...item, fixedPriceInCents }],
      });
      return { saleListItem: saleListItems[0] ?? null, errors };
    },
  }),
);

builder.mutationField('upsertSaleListVariants', (t) =>
  t.field({
    description: `The same for 1 to ${MAX_ITEMS_AT_ONCE} different printings, all of them or none.`,
    type: UpsertSaleListVariantsPayload,
    args: {
      saleListId: t.arg.id({ required: true }),
      items: t.arg({ type: [SaleListItemInput], required: true }),
    },
    resolve: async (_root, { saleListId, items }, context) => {
      const { saleListItems, errors } = await saveItems(context.database, withHandle(context).id, {
        saleListId,
        items: items.map(({ fixedPriceInCents = null, ...item }) => ({
          ...item,
          fixedPriceInCents,
        })),
      });
      return {
        saleListItems,
        errors: fieldErrorsOf(errors),
      };
    },
  }),
);
