import { MAX_NEEDED_COPIES, MAX_NEEDS, type Need } from '@domain/deal';
import { builder } from '@server/platform/graphql/builder';
import { BALANCE_RATE, limitRate, OFFER_RATE } from '@server/platform/rate-limit';
import { PostageStepInput, PostageStepRef, stepsOf } from '@server/modules/lists/schema/postage';
import { PriceType } from '@server/modules/lists/schema/trade-lists';
import { findOwnOffer } from '@server/modules/offers';
import { OfferRef } from '@server/modules/offers/schema/types';
import { signedIn, withHandle } from '@server/modules/people';
import { keepDeal } from '../commands/keep-deal';
import {
  DEAL_REFUSALS,
  type DealOption,
  findDeals,
  type FoundDeals,
  type FoundPart,
  type HandledPlanB,
} from '../queries/found-deals';
import {
  type Deal,
  type DealPartNow,
  findDeal,
  findDealsOf,
  MAX_DEALS,
  partsNow,
} from '../queries/own-deals';
import type { DealItem, DealSettings } from '../queries/stored-deal';

/** A part may name as many printings as there are needs, and as many sellers there may be. */
const MANY = { field: 1, multiplier: MAX_NEEDS };

const DealNeedInput = builder.inputType('DealNeedInput', {
  description: `Copies to be bought, 1 to ${MAX_NEEDED_COPIES}: any mixture of the printings that would do.`,
  fields: (t) => ({
    id: t.id({ required: true }),
    copies: t.int({ required: true }),
    accepts: t.idList({ required: true }),
    atMostInCents: t.int({ description: 'The most that a copy may cost.' }),
  }),
});

const DealSettingsInput = builder.inputType('DealSettingsInput', {
  fields: (t) => ({
    postage: t.field({
      type: [PostageStepInput],
      required: true,
      description: 'For sellers that state none; empty if it isn’t known.',
    }),
    envelopeInCents: t.int({
      required: true,
      description: 'How much each envelope has to save beside its postage.',
    }),
    preferred: t.stringList({ required: true, description: 'Handles.' }),
    blocked: t.stringList({ required: true, description: 'Handles.' }),
  }),
});

const DealInput = builder.inputType('DealInput', {
  fields: (t) => ({
    needs: t.field({ type: [DealNeedInput], required: true }),
    settings: t.field({ type: DealSettingsInput, required: true }),
  }),
});

const needsOf = (needs: readonly (typeof DealNeedInput.$inferInput)[]): Need[] =>
  needs.map(({ id, copies, accepts, atMostInCents = null }) => ({
    id: String(id),
    copies,
    accepts: accepts.map(String),
    atMostCents: atMostInCents,
  }));

const settingsOf = ({
  postage,
  ...settings
}: typeof DealSettingsInput.$inferInput): DealSettings => ({
  ...settings,
  postage: stepsOf(postage),
});

const DealItemRef = builder.objectRef<DealItem>('DealItem').implement({
  fields: (t) => ({
    needId: t.exposeID('needId'),
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    copies: t.exposeInt('copies'),
    priceType: t.expose('priceType', { type: PriceType }),
    priceInCents: t.exposeInt('priceInCents', { description: 'Of a copy, as the player saw it.' }),
  }),
});

const FoundPartRef = builder.objectRef<FoundPart>('FoundDealPart').implement({
  description: 'What a deal buys from one seller.',
  fields: (t) => ({
    userHandle: t.exposeString('userHandle'),
    items: t.expose('items', { type: [DealItemRef] }),
    cardsInCents: t.exposeInt('cardsInCents'),
    postageInCents: t.exposeInt('postageInCents', {
      nullable: true,
      description: 'Null if it isn’t known.',
    }),
  }),
});

const PlanBRef = builder.objectRef<HandledPlanB>('DealPlanB').implement({
  description: 'What becomes of a deal if one of its sellers declines.',
  fields: (t) => ({
    userHandle: t.exposeString('userHandle'),
    fromHandles: t.exposeStringList('fromHandles'),
    moreInCents: t.exposeInt('moreCents'),
    missing: t.exposeInt('missing', { description: 'Copies that nobody else sells.' }),
  }),
});

const DealOptionRef = builder.objectRef<DealOption>('DealOption').implement({
  description: 'The best deal with so many sellers at most.',
  fields: (t) => ({
    mostSellers: t.exposeInt('mostSellers', { nullable: true, description: 'Null for any.' }),
    parts: t.expose('parts', { type: [FoundPartRef] }),
    plansB: t.expose('plansB', { type: [PlanBRef] }),
    gapInCents: t.exposeFloat('gapInCents', {
      description: 'By how much it is above the best possible at most.',
    }),
    missing: t.exposeInt('missing', { description: 'Copies that it doesn’t buy.' }),
  }),
});

const DealRefusal = builder.enumType('DealRefusal', {
  description: 'BUSY: too many others wait. FAILED: no deals can be found now.',
  values: DEAL_REFUSALS,
});

const FoundDealsRef = builder.objectRef<FoundDeals>('FoundDeals').implement({
  fields: (t) => ({
    options: t.expose('options', { type: [DealOptionRef] }),
    onRequest: t.exposeIDList('onRequest', {
      description: 'Needs of which somebody sells a printing without a price; no deal has these.',
    }),
    sellers: t.exposeInt('sellers', { description: 'On how many lists something would do.' }),
    refusal: t.expose('refusal', { type: DealRefusal, nullable: true }),
  }),
});

builder.queryField('foundDeals', (t) =>
  t.field({
    description: `The cheapest deals for 1 to ${MAX_NEEDS} cards, postage included, by all sale lists that the viewer may see: for any number of sellers, and for a few.`,
    type: FoundDealsRef,
    complexity: MANY,
    args: { input: t.arg({ type: DealInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = signedIn(context);
      await limitRate(context, BALANCE_RATE, viewer.id);
      const { needs, settings } = input;
      return findDeals(context, viewer, { needs: needsOf(needs), settings: settingsOf(settings) });
    },
  }),
);

const DealNeedRef = builder.objectRef<Need>('DealNeed').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    copies: t.exposeInt('copies'),
    accepts: t.exposeIDList('accepts'),
    atMostInCents: t.exposeInt('atMostCents', { nullable: true }),
  }),
});

const DealSettingsRef = builder.objectRef<DealSettings>('DealSettings').implement({
  fields: (t) => ({
    postage: t.field({ type: [PostageStepRef], resolve: ({ postage }) => [...postage] }),
    envelopeInCents: t.exposeInt('envelopeInCents'),
    preferred: t.stringList({ resolve: ({ preferred }) => [...preferred] }),
    blocked: t.stringList({ resolve: ({ blocked }) => [...blocked] }),
  }),
});

const DealPartRef = builder.objectRef<DealPartNow>('DealPart').implement({
  description: 'What a deal buys from one seller, and the offer for it.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The idempotency key of its offer.' }),
    userHandle: t.exposeString('userHandle', { nullable: true, description: 'Null once deleted.' }),
    isForSale: t.exposeBoolean('isForSale', {
      description: 'Whether the viewer may still see the seller’s list.',
    }),
    items: t.expose('items', { type: [DealItemRef] }),
    postageInCents: t.exposeInt('postageInCents', { nullable: true }),
    offer: t.field({
      type: OfferRef,
      nullable: true,
      description: 'Null until it is sent.',
      resolve: ({ offerId }, _args, context) =>
        offerId === null
          ? null
          : findOwnOffer(context.database, { offerId, userId: signedIn(context).id }),
    }),
  }),
});

const DealRef = builder.objectRef<Deal>('Deal').implement({
  description: 'A deal that the viewer carries out.',
  fields: (t) => ({
    id: t.exposeID('id'),
    needs: t.expose('needs', { type: [DealNeedRef] }),
    settings: t.expose('settings', { type: DealSettingsRef }),
    parts: t.field({
      type: [DealPartRef],
      resolve: (deal, _args, context) => partsNow(context.database, signedIn(context), deal),
    }),
    createdAt: t.exposeString('createdAt', { description: 'ISO 8601.' }),
  }),
});

builder.queryField('deal', (t) =>
  t.field({
    description: 'One of the viewer’s. NOT_FOUND for somebody else’s and for an unknown one.',
    type: DealRef,
    complexity: MANY,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      findDeal(context.database, String(id), signedIn(context).id),
  }),
);

builder.queryField('deals', (t) =>
  t.field({
    description: `The viewer’s newest, at most ${MAX_DEALS}.`,
    type: [DealRef],
    complexity: { field: 1, multiplier: MAX_DEALS },
    resolve: (_root, _args, context) => findDealsOf(context.database, signedIn(context).id),
  }),
);

const DealPartInput = builder.inputType('DealPartInput', {
  fields: (t) => ({
    userHandle: t.string({ required: true }),
    postageInCents: t.int(),
    items: t.field({
      type: [
        builder.inputType('DealItemInput', {
          fields: (of) => ({
            needId: of.id({ required: true }),
            variantId: of.id({ required: true }),
            copies: of.int({ required: true }),
            priceInCents: of.int({ required: true }),
          }),
        }),
      ],
      required: true,
    }),
  }),
});

builder.mutationField('keepDeal', (t) =>
  t.field({
    description: 'Keeps a deal, so that its offers can be sent and followed. Needs a handle.',
    type: DealRef,
    args: {
      input: t.arg({ type: DealInput, required: true }),
      parts: t.arg({ type: [DealPartInput], required: true }),
    },
    resolve: async (_root, { input, parts }, context) => {
      const viewer = withHandle(context);
      await limitRate(context, OFFER_RATE, viewer.id);
      const id = await keepDeal(context.database, viewer, {
        needs: needsOf(input.needs),
        settings: settingsOf(input.settings),
        parts: parts.map(({ userHandle, postageInCents = null, items }) => ({
          userHandle,
          postageInCents,
          items: items.map((item) => ({
            ...item,
            needId: String(item.needId),
            variantId: String(item.variantId),
          })),
        })),
      });
      return findDeal(context.database, id, viewer.id);
    },
  }),
);
