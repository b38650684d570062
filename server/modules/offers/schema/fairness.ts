import {
  type Fairness,
  type ItemValue,
  type MarketValue,
  PRICE_DOUBTS,
  RANGE_DAYS,
  type SideValue,
} from '@domain/fairness';
import { MAX_OFFER_ITEMS } from '@domain/offer';
import { builder } from '@server/platform/graphql/builder';
import { OfferRef } from './types';
import { fairnessOfOffer } from '../queries/fairness/fairness-of-offer';

const PriceDoubt = builder.enumType('PriceDoubt', {
  description:
    'MISSING: there is no market price. OLD: nobody has confirmed it for long. QUARANTINED: a newer price is in quarantine.',
  values: PRICE_DOUBTS,
});

const MarketValueRef = builder.objectRef<MarketValue>('MarketValue').implement({
  description: 'What copies are worth at market prices, in whole US cents.',
  fields: (t) => ({
    todayInCents: t.exposeFloat('todayInCents'),
    lowInCents: t.exposeFloat('lowInCents', {
      description: `At the lowest price of each printing in the ${RANGE_DAYS} days before it was last confirmed.`,
    }),
    highInCents: t.exposeFloat('highInCents'),
  }),
});

const FairnessItemRef = builder.objectRef<ItemValue>('FairnessItem').implement({
  description: 'Copies of a printing that change hands.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    quantity: t.exposeInt('quantity'),
    value: t.expose('value', {
      type: MarketValueRef,
      nullable: true,
      description: 'Of all these copies; null without a market price.',
    }),
    doubts: t.expose('doubts', {
      type: [PriceDoubt],
      complexity: { field: 1, multiplier: PRICE_DOUBTS.length },
    }),
    oldDays: t.exposeInt('oldDays', {
      nullable: true,
      description: 'With OLD: days since the price was last confirmed.',
    }),
  }),
});

const FairnessSideRef = builder.objectRef<SideValue>('FairnessSide').implement({
  description: 'What goes one way: cards, and money in whole US cents.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [FairnessItemRef],
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS },
    }),
    cards: t.expose('cards', {
      type: MarketValueRef,
      description: 'Of all copies that have a market price.',
    }),
    moneyInCents: t.exposeFloat('moneyInCents'),
    totalInCents: t.exposeFloat('totalInCents', { description: 'Cards and money of today.' }),
    wantedCopies: t.int({
      nullable: true,
      description:
        'How many of the copies are on the want list of the side that gets them. Null if the viewer may not see it, and once nothing is open.',
      resolve: ({ gains }) => gains.wanted,
    }),
    missingCopies: t.int({
      nullable: true,
      description: 'How many of them the viewer’s collection lacks; null for the other side.',
      resolve: ({ gains }) => gains.missing,
    }),
  }),
});

export const FairnessRef = builder.objectRef<Fairness>('Fairness').implement({
  description: 'What the viewer and another player give each other, as sums.',
  fields: (t) => ({
    gives: t.expose('gives', { type: FairnessSideRef }),
    gets: t.expose('gets', { type: FairnessSideRef }),
    evenBalanceInCents: t.exposeFloat('evenBalanceInCents', {
      description:
        'What the viewer would have to pay besides cards to make both sides equal; negative for what the viewer would get.',
    }),
  }),
});

builder.objectField(OfferRef, 'fairness', (t) =>
  t.field({
    type: FairnessRef,
    description: 'The sums of both sides, for the viewer.',
    resolve: (own, _args, context) => fairnessOfOffer(context).load(own),
  }),
);
