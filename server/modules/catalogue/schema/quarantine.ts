import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { checkFirst, firstOfAllRef, MAX_FIRST } from '@server/platform/graphql/page';
import { VariantType } from './cards';
import { admin } from '@server/modules/people';
import { DECISIONS, decidePrice } from '../commands/prices/decide-quarantined';
import { findQuarantinedPrices, type QuarantinedPrice } from '../queries/prices/quarantine';

const Reason = builder.enumType('QuarantineReason', { values: ['PLACEHOLDER', 'JUMP'] as const });

const QuarantinedPriceRef = builder.objectRef<QuarantinedPrice>('QuarantinedPrice').implement({
  description: 'A price that looks wrong and isn’t shown, beside the last good one.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    recordedAt: t.field({
      type: 'DateTime',
      resolve: ({ recordedAt }) => recordedAt.toISOString(),
    }),
    priceCents: t.exposeInt('priceCents'),
    reason: t.expose('reason', { type: Reason }),
    cardId: t.exposeID('cardId'),
    cardName: t.exposeString('cardName'),
    cardSetCode: t.exposeString('cardSetCode'),
    number: t.exposeString('number'),
    variantType: t.expose('variantType', { type: VariantType }),
    lastGoodCents: t.exposeInt('lastGoodCents', {
      description: 'The price that is shown meanwhile; null without one.',
      nullable: true,
    }),
    lastGoodRecordedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ lastGoodRecordedAt }) => lastGoodRecordedAt?.toISOString(),
    }),
  }),
});

const QuarantinedPricesRef = firstOfAllRef('QuarantinedPrices', QuarantinedPriceRef);

builder.queryField('quarantinedPrices', (t) =>
  t.field({
    description: `For administrators: prices in quarantine, newest first; 1 to ${MAX_FIRST}.`,
    type: QuarantinedPricesRef,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 50, required: true }) },
    resolve: (_root, { first }, context) => {
      admin(context);
      checkFirst(first);
      return findQuarantinedPrices(context.database, first);
    },
  }),
);

const Decision = builder.enumType('QuarantineDecision', { values: DECISIONS });

const DecidePricePayload = builder
  .objectRef<{ errors: FieldError[] }>('DecideQuarantinedPricePayload')
  .implement({ fields: (t) => ({ errors: t.expose('errors', { type: [FieldErrorRef] }) }) });

builder.mutationField('decideQuarantinedPrice', (t) =>
  t.field({
    description: 'For administrators: accepts a price in quarantine, or drops it for good.',
    type: DecidePricePayload,
    args: {
      variantId: t.arg.id({ required: true }),
      recordedAt: t.arg({ type: 'DateTime', required: true }),
      decision: t.arg({ type: Decision, required: true }),
    },
    resolve: async (_root, args, context) => {
      const { id } = admin(context);
      return { errors: await decidePrice(context.database, id, args) };
    },
  }),
);
