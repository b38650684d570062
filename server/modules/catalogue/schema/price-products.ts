import type { PinOutcome, PinRefusal, ProductRequest } from '../commands/prices/pin-product';
import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { checkFirst, firstOfAllRef, MAX_FIRST } from '@server/platform/graphql/page';
import { VariantType } from './cards';
import { admin } from '@server/modules/people';
import { decideProduct, takeBackDecision } from '../commands/prices/decide-product';
import {
  type DecidedProduct,
  type DoubtfulProduct,
  findDecidedProducts,
  findUnmatchedProducts,
  type ProductPrinting,
} from '../queries/prices/products';

const PrintingRef = builder.objectRef<ProductPrinting>('ProductPrinting').implement({
  description: 'A printing that a product of a price source is, or could be.',
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

const ProductRef = builder.objectRef<DoubtfulProduct>('UnmatchedProduct').implement({
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
      type: [PrintingRef],
    }),
  }),
});

const ProductsRef = firstOfAllRef('UnmatchedProducts', ProductRef);

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

const DecidedRef = builder.objectRef<DecidedProduct>('DecidedProduct').implement({
  description: 'A product of a price source, in one finish, about which a person has decided.',
  fields: (t) => ({
    source: t.exposeString('source'),
    productId: t.id({ resolve: ({ productId }) => String(productId) }),
    finish: t.exposeString('finish', { description: 'The source’s word, such as `Foil`.' }),
    cardSetCode: t.exposeString('setCode'),
    name: t.exposeString('name'),
    number: t.exposeString('number', { nullable: true }),
    printing: t.expose('printing', {
      description: 'Null if it is no card.',
      type: PrintingRef,
      nullable: true,
    }),
  }),
});

const DecidedProductsRef = firstOfAllRef('DecidedProducts', DecidedRef);

builder.queryField('decidedProducts', (t) =>
  t.field({
    description: `For administrators: products about which a person has decided; 1 to ${MAX_FIRST}.`,
    type: DecidedProductsRef,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 50, required: true }) },
    resolve: (_root, { first }, context) => {
      admin(context);
      checkFirst(first);
      return findDecidedProducts(context.database, first);
    },
  }),
);

interface Decided {
  errors: FieldError[];
}

const DecideProductPayload = builder
  .objectRef<Decided>('DecideProductPayload')
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
    resolve: (_root, { variantId = null, ...product }, context) => {
      const { id } = admin(context);
      return answerTo(product, (request) =>
        decideProduct(context.database, id, request, variantId),
      );
    },
  }),
);

builder.mutationField('takeBackProductDecision', (t) =>
  t.field({
    description:
      'For administrators: takes back what was decided about a product, so the rules judge it again.',
    type: DecideProductPayload,
    args: {
      source: t.arg.string({ required: true }),
      productId: t.arg.id({ required: true }),
      finish: t.arg.string({ required: true }),
    },
    resolve: (_root, product, context) => {
      const { id } = admin(context);
      return answerTo(product, (request) => takeBackDecision(context.database, id, request));
    },
  }),
);

async function answerTo(
  { source, productId, finish }: { source: string; productId: string; finish: string },
  decide: (request: ProductRequest) => Promise<PinOutcome>,
): Promise<Decided> {
  if (!/^[1-9]\d{0,14}$/.test(productId)) {
    const message = 'There is no such product.';
    return { errors: [{ field: 'productId', code: 'NOT_FOUND', message }] };
  }
  const outcome = await decide({ source, productId: Number(productId), finish });
  return { errors: outcome.ok ? [] : [errorOf(outcome.refusal)] };
}

const CODES: Record<PinRefusal['code'], string> = {
  UNKNOWN_PRODUCT: 'NOT_FOUND',
  UNKNOWN_PRINTING: 'NOT_FOUND',
  SEVERAL_FINISHES: 'INVALID',
  OTHER_SET: 'INVALID',
  TAKEN: 'CONFLICT',
  NOT_PINNED: 'CONFLICT',
};

const errorOf = ({ code, message }: PinRefusal): FieldError => ({
  field: code === 'UNKNOWN_PRODUCT' || code === 'NOT_PINNED' ? 'productId' : 'variantId',
  code: CODES[code],
  message,
});
