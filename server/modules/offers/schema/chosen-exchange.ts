import { EVEN_WITHIN_CENTS, EVEN_WITHIN_PERCENT } from '@domain/fairness';
import { MAX_OFFER_ITEMS } from '@domain/offer';
import { builder } from '@server/platform/graphql/builder';
import { signedIn } from '@server/modules/people';
import { BALANCE_RATE, limitRate } from '@server/platform/rate-limit';
import {
  BALANCE_REFUSALS,
  type BalancedExchange,
  balanceExchange,
  type BalanceResult,
} from '../queries/fairness/balanced-exchange';
import { fairnessOfChoice } from '../queries/fairness/chosen-exchange';
import { SECONDS_FOR_A_CHOICE } from '../queries/fairness/balancing/balance-choice';
import type { ChosenCopies } from '../queries/fairness/validation';
import { FairnessRef } from './fairness';

const ChosenCopiesInput = builder.inputType('ChosenCopiesInput', {
  fields: (t) => ({
    variantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
  }),
});

const ExchangeInput = builder.inputType('ExchangeInput', {
  description: 'What the viewer would give to and get from another player.',
  fields: (t) => ({
    userHandle: t.string({ required: true }),
    gives: t.field({ type: [ChosenCopiesInput], required: true }),
    gets: t.field({ type: [ChosenCopiesInput], required: true }),
    balanceInCents: t.int({
      required: true,
      description: 'What the viewer pays, in US cents; negative for what the viewer gets.',
    }),
  }),
});

builder.queryField('exchangeFairness', (t) =>
  t.field({
    description:
      'The sums of both sides before there is an offer. What the other player wants is null for a private want list.',
    type: FairnessRef,
    args: { exchange: t.arg({ type: ExchangeInput, required: true }) },
    resolve: (_root, { exchange }, context) =>
      fairnessOfChoice(context.database, signedIn(context), exchange),
  }),
);

const ChosenCopiesRef = builder.objectRef<ChosenCopies>('ChosenCopies').implement({
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    quantity: t.exposeInt('quantity'),
  }),
});

const BalancedExchangeRef = builder.objectRef<BalancedExchange>('BalancedExchange').implement({
  description: 'What both sides would give, in whole US cents at market prices, money included.',
  fields: (t) => ({
    gives: t.expose('gives', {
      type: [ChosenCopiesRef],
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS },
    }),
    gets: t.expose('gets', {
      type: [ChosenCopiesRef],
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS },
    }),
    changes: t.exposeInt('changes', {
      description: 'Copies more or fewer than in the given choice.',
    }),
    givesInCents: t.exposeFloat('givesInCents'),
    getsInCents: t.exposeFloat('getsInCents'),
    isEven: t.exposeBoolean('isEven', {
      description: `Whether they differ by ${EVEN_WITHIN_CENTS} cents or ${EVEN_WITHIN_PERCENT} % at most. If not, the lists allow nothing closer.`,
    }),
    isProvenBest: t.exposeBoolean('isProvenBest', {
      description: `False if there was no time (${SECONDS_FOR_A_CHOICE} s) to look at everything.`,
    }),
  }),
});

const BalanceRefusal = builder.enumType('BalanceRefusal', {
  description:
    'NOTHING_FITS: the two lists have no such cards, or none were found in time. BUSY: too many others wait. FAILED: nothing can be balanced now.',
  values: BALANCE_REFUSALS,
});

const BalanceResultRef = builder.objectRef<BalanceResult>('BalanceResult').implement({
  fields: (t) => ({
    exchange: t.expose('exchange', { type: BalancedExchangeRef, nullable: true }),
    refusal: t.expose('refusal', { type: BalanceRefusal, nullable: true }),
  }),
});

builder.queryField('balancedExchange', (t) =>
  t.field({
    description:
      'Makes both sides of a choice even by the fewest changes, with free copies of what the viewer’s and the player’s lists have in common. Printings without a market price stay.',
    type: BalanceResultRef,
    args: { exchange: t.arg({ type: ExchangeInput, required: true }) },
    resolve: async (_root, { exchange }, context) => {
      const viewer = signedIn(context);
      await limitRate(context, BALANCE_RATE, viewer.id);
      return balanceExchange(context, viewer, exchange);
    },
  }),
);
