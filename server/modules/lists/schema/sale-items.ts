import { CONDITIONS } from '@domain/sale-list';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { builder } from '@server/platform/graphql/builder';
import type { Context } from '@server/platform/graphql/context';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { withHandle } from '@server/modules/people';
import { setItems } from '../commands/set-items';
import { fieldErrorsOf } from '../commands/validation';
import { isForSale, type ListItemInput, type SaleListItem } from '../queries/list-item';
import { itemRef, PriceType } from './trade-lists';

const Condition = builder.enumType('Condition', { values: CONDITIONS });

export const SaleListItemRef = itemRef<SaleListItem>(
  'SaleListItem',
  'A printing that somebody sells.',
);

builder.objectFields(SaleListItemRef, (t) => ({
  priceType: t.expose('priceType', { type: PriceType }),
  fixedPriceInCents: t.exposeInt('fixedPriceInCents', { nullable: true }),
  marketAdjustedPriceInCents: t.exposeInt('marketAdjustedPriceInCents', {
    nullable: true,
    description: 'The market price with the seller’s adjustment; null without a market price.',
  }),
  condition: t.expose('condition', { type: Condition }),
}));

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

/** The result of changing printings. */
interface UpsertResult {
  saleListItems: SaleListItem[];
  errors: FieldError[];
}

type SaleItemInput = Omit<ListItemInput, 'fixedPriceInCents'> & {
  fixedPriceInCents?: number | null | undefined;
};

/** Changes printings. Those that are on the list afterwards are answered. */
async function upsert(
  context: Context,
  { saleListId: listId, items }: { saleListId: string; items: readonly SaleItemInput[] },
) {
  const { printings, errors } = await setItems(context.database, withHandle(context).id, {
    kind: 'SALE_LIST',
    listId,
    items: items.map(({ fixedPriceInCents = null, ...item }) => ({ ...item, fixedPriceInCents })),
  });
  return { saleListItems: [...printings.values()].filter(isForSale), errors };
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
    resolve: async (_root, { saleListId, ...item }, context) => {
      const { saleListItems, errors } = await upsert(context, { saleListId, items: [item] });
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
    resolve: async (_root, input, context) => {
      const { saleListItems, errors } = await upsert(context, input);
      return { saleListItems, errors: fieldErrorsOf(errors) };
    },
  }),
);
