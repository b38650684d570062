import { builder } from '@server/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/graphql/field-error';
import { checkFirst, MAX_FIRST } from '@server/graphql/page';
import { VariantType } from '@server/modules/card/schema';
import { admin } from '@server/modules/user';
import { decideProduct } from './commands';
import { type CandidatePrinting, findUnmatchedProducts, type ListedProduct } from './queries';

const CandidateRef = builder.objectRef<CandidatePrinting>('CandidatePrinting').implement({
  description: 'A printing that a product of a price source could be.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    cardName: t.exposeString('cardName', { description: 'With its subtitle.' }),
    number: t.exposeString('number'),
    variantType: t.expose('variantType', { type: VariantType }),
  }),
});

const Match = builder.enumType('UnmatchedProductReason', {
  values: {
    AMBIGUOUS: { description: 'Several printings match, or another product has its printing.' },
    UNMATCHED: { description: 'No printing matches.' },
  } as const,
});

const ProductRef = builder.objectRef<ListedProduct>('UnmatchedProduct').implement({
  description: 'A product of a price source, in one finish, that is no certain printing.',
  fields: (t) => ({
    source: t.exposeString('source'),
    productId: t.id({ resolve: ({ productId }) => String(productId) }),
    finish: t.exposeString('finish', { description: 'The source’s word, such as `Foil`.' }),
    cardSetCode: t.exposeString('setCode'),
    name: t.exposeString('name'),
    number: t.exposeString('number', { nullable: true }),
    match: t.expose('match', { type: Match }),
    candidates: t.expose('candidates', {
      description: 'Likeliest first.',
      type: [CandidateRef],
    }),
  }),
});

const ProductsRef = builder
  .objectRef<{ nodes: ListedProduct[]; total: number }>('UnmatchedProducts')
  .implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [ProductRef] }),
      total: t.exposeInt('total', { description: 'The number of all.' }),
    }),
  });

builder.queryField('unmatchedProducts', (t) =>
  t.field({
    description: `For administrators: products that no rule matched with a printing; 1 to ${MAX_FIRST}.`,
    type: ProductsRef,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 50, required: true }) },
    resolve: (_root, { first }, context) => {
      admin(context);
      checkFirst(first);
      return findUnmatchedProducts(context.database, first);
    },
  }),
);

const DecideProductPayload = builder
  .objectRef<{ errors: FieldError[] }>('DecideProductPayload')
  .implement({ fields: (t) => ({ errors: t.expose('errors', { type: [FieldErrorRef] }) }) });

builder.mutationField('decideProduct', (t) =>
  t.field({
    description:
      'For administrators: decides for good which printing a product is. Its prices come with the next sync.',
    type: DecideProductPayload,
    args: {
      source: t.arg.string({ required: true }),
      productId: t.arg.id({ required: true }),
      finish: t.arg.string({ required: true }),
      variantId: t.arg.id({ description: 'Null if the product is no card.' }),
    },
    resolve: async (_root, args, context) => {
      const { id } = admin(context);
      return { errors: await decideProduct(context.database, id, args) };
    },
  }),
);
