import {
  ANSWER_DAYS,
  DEFAULT_ANSWER_DAYS,
  type ListOfferType,
  type OfferType as OfferKind,
  MAX_OFFER_ITEMS,
  MAX_TERMS,
  NOTES_AT_ONCE,
  OFFER_ROLES,
  OFFER_SIDES,
  OFFER_STAGES,
  OFFER_STATUSES,
  OFFER_TYPES,
  otherSide,
  OUTLINE_PRINTINGS,
  type OfferOutline,
} from '@domain/offer';
import { fieldRefusal } from '@server/platform/errors';
import { builder } from '@server/platform/graphql/builder';
import { printingOf } from '@server/modules/catalogue';
import { CardVariantRef } from '@server/modules/catalogue/schema/cards';
import { PriceType } from '@server/modules/lists/schema/trade-lists';
import type {
  OfferError,
  OfferResult,
  OwnOffer,
  Party,
  SentItem,
  SentTerms,
} from '../queries/offer';
import { outlineOf, unreadNotesOf } from '../queries/offer-rows';
import { findTerms } from '../queries/sent-terms';
import {
  findOfferItems,
  latestNotes,
  type OfferItem,
  type OfferNote,
  removedNoteIds,
} from '../queries/offer-statements';

export const OfferType = builder.enumType('OfferType', { values: OFFER_TYPES });

/** The type of an offer on one list. @throws BAD_INPUT for a swap, which is proposed otherwise */
export function listOfferType(offerType: OfferKind): ListOfferType {
  if (offerType === 'TRADE') throw fieldRefusal('offerType', 'A swap isn’t on one list.');
  return offerType;
}

/** What `answerDays` of an input means. */
export const ANSWER_DAYS_TEXT = `After how many days without an answer it expires: ${ANSWER_DAYS.join(', ')}; ${DEFAULT_ANSWER_DAYS} if left out.`;

export const OfferStatus = builder.enumType('OfferStatus', { values: OFFER_STATUSES });

export const OfferStage = builder.enumType('OfferStage', {
  description:
    'MY_TURN: waits for the viewer. OPEN: waits for either side. DONE: no longer waits for anybody.',
  values: OFFER_STAGES,
});

export const OfferRole = builder.enumType('OfferRole', { values: OFFER_ROLES });

export const OfferSide = builder.enumType('OfferSide', { values: OFFER_SIDES });

const OfferPartyRef = builder.objectRef<Party>('OfferParty').implement({
  description: 'One of the two people of an offer.',
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle', { nullable: true, description: 'Null once deleted.' }),
  }),
});

const OfferItemRef = builder.objectRef<OfferItem>('OfferItem').implement({
  description: 'A printing in an offer.',
  fields: (t) => ({
    id: t.id({ resolve: ({ offerId, variantId }) => `${offerId}-${variantId}` }),
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    inReturn: t.exposeBoolean('inReturn', {
      description: 'In a swap: whether the initiator gives it, in return for the others.',
    }),
    quantity: t.exposeInt('quantity'),
    priceType: t.expose('priceType', { type: PriceType }),
    fixedPriceInCents: t.exposeInt('fixedPriceInCents', {
      nullable: true,
      description: 'A MARKET price as it was when the offer was made.',
    }),
    marketPriceInCents: t.exposeInt('marketPriceInCents', {
      nullable: true,
      description: 'The newest market price.',
    }),
    proposedPriceInCents: t.int({
      nullable: true,
      description: 'What a side proposes for a CONTACT price; null until one does.',
      resolve: ({ proposal }) => proposal?.priceInCents ?? null,
    }),
    proposedBy: t.field({
      type: OfferSide,
      nullable: true,
      resolve: ({ proposal }) => proposal?.by ?? null,
    }),
    isPriceTaken: t.boolean({
      description: 'Whether the other side took the proposed price.',
      resolve: ({ proposal }) => proposal?.isTaken ?? false,
    }),
    cardVariant: t.field({
      type: CardVariantRef,
      nullable: true,
      resolve: (item, _args, context) => printingOf(context, item),
    }),
  }),
});

export const OfferNoteRef = builder.objectRef<OfferNote>('OfferNote').implement({
  description: 'A note in an offer’s discussion, as plain text.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    content: t.exposeString('content', {
      description: 'Empty if an administrator removed it.',
    }),
    isRemoved: t.exposeBoolean('isRemoved'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    user: t.expose('user', { type: OfferPartyRef }),
  }),
});

const OfferOutlineRef = builder.objectRef<OfferOutline<OfferItem>>('OfferOutline').implement({
  description: 'A summary of an offer for its row in a list.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [OfferItemRef],
      complexity: { field: 1, multiplier: OUTLINE_PRINTINGS },
      description: `The first ${OUTLINE_PRINTINGS} of its printings.`,
    }),
    printings: t.exposeInt('printings'),
    copies: t.exposeInt('copies'),
    totalInCents: t.exposeFloat('totalInCents', {
      nullable: true,
      description: 'The total of all printings with a price, in whole cents; null if none has one.',
    }),
    unpriced: t.exposeInt('unpriced', { description: 'The number of printings without a price.' }),
  }),
});

const SwapItemRef = builder.objectRef<SentItem>('SwapItem').implement({
  description: 'Copies of a printing on one side of terms.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId', {
      nullable: true,
      description: 'Null if the printing isn’t in the catalogue any more.',
    }),
    quantity: t.exposeInt('quantity'),
    priceType: t.field({
      type: PriceType,
      nullable: true,
      description: 'Null in a swap, whose cards have no prices of their own.',
      resolve: ({ price }) => price?.priceType ?? null,
    }),
    priceInCents: t.int({
      nullable: true,
      description: 'Of a copy.',
      resolve: ({ price }) => price?.priceInCents ?? null,
    }),
  }),
});

const OfferTermsRef = builder.objectRef<SentTerms>('OfferTerms').implement({
  description: 'Terms as they were sent, from the viewer’s side.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    sentBy: t.expose('sentBy', { type: OfferSide }),
    gives: t.expose('gives', { type: [SwapItemRef] }),
    gets: t.expose('gets', { type: [SwapItemRef] }),
    balanceInCents: t.exposeInt('balanceInCents'),
    balancePaidBy: t.expose('balancePaidBy', { type: OfferSide, nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const OfferRef = builder.objectRef<OwnOffer>('Offer').implement({
  description:
    'A proposal to buy from, sell to or swap with another player, as one of the two sees it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: OfferStatus }),
    offerType: t.expose('offerType', { type: OfferType }),
    initiator: t.expose('initiator', { type: OfferPartyRef }),
    recipient: t.expose('recipient', { type: OfferPartyRef }),
    mySide: t.expose('mySide', { type: OfferSide }),
    declineReason: t.exposeString('declineReason', { nullable: true }),
    exchangedBy: t.field({
      type: [OfferSide],
      description: 'The sides that marked the offer as exchanged; with both, it is settled.',
      resolve: ({ exchangedBy }) => OFFER_SIDES.filter((side) => exchangedBy[side]),
    }),
    calledOffBy: t.expose('calledOffBy', { type: OfferSide, nullable: true }),
    openPricesOf: t.field({
      type: [OfferSide],
      description:
        'The sides that have to propose a price, or to take or change a proposed one, before a pending offer can be accepted.',
      resolve: ({ openPrices }) => OFFER_SIDES.filter((side) => openPrices[side]),
    }),
    isLapsed: t.exposeBoolean('isLapsed', {
      description: 'Whether nobody answered in time; the status is RESCINDED then.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When it expires if nobody answers.',
    }),
    remindedAt: t.expose('remindedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When both sides were asked what became of an accepted offer.',
    }),
    termsNumber: t.exposeInt('termsNumber', {
      description: 'The number of the present terms, which rises with each counter-offer.',
    }),
    termsBy: t.expose('termsBy', { type: OfferSide }),
    balanceInCents: t.exposeInt('balanceInCents', { description: 'The money in a swap.' }),
    balancePaidBy: t.expose('balancePaidBy', { type: OfferSide, nullable: true }),
    terms: t.field({
      type: [OfferTermsRef],
      complexity: { field: 1, multiplier: MAX_TERMS },
      description:
        'All terms in their order; empty for an offer to buy or to sell that was never countered.',
      resolve: (own, _args, { database }) => findTerms(database, own),
    }),
    version: t.exposeInt('version', { description: 'Rises with each change.' }),
    isUnread: t.boolean({
      description: 'Whether the other side changed something that the viewer hasn’t seen.',
      resolve: ({ madeBy, seenBy, mySide }) => madeBy[otherSide(mySide)] > seenBy[mySide],
    }),
    unreadNotes: t.int({
      description: 'The number of notes from the other side that the viewer hasn’t seen.',
      resolve: (own, _args, context) => unreadNotesOf(context).load(own),
    }),
    outline: t.field({
      type: OfferOutlineRef,
      resolve: ({ id }, _args, context) => outlineOf(context).load(id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    offerItems: t.field({
      type: [OfferItemRef],
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS },
      resolve: ({ id }, _args, { database }) => findOfferItems(database, id),
    }),
    notes: t.field({
      type: [OfferNoteRef],
      description: `The latest ${NOTES_AT_ONCE}, oldest first.`,
      complexity: { field: 1, multiplier: NOTES_AT_ONCE },
      resolve: ({ id }, _args, { database }) => latestNotes(database, id),
    }),
    removedNoteIds: t.field({
      type: ['ID'],
      description: `The latest ${NOTES_AT_ONCE} notes that an administrator removed, for those who have read earlier notes.`,
      complexity: { field: 1, multiplier: NOTES_AT_ONCE },
      resolve: ({ id }, _args, { database }) => removedNoteIds(database, id),
    }),
  }),
});

const OfferErrorRef = builder.objectRef<OfferError>('OfferError').implement({
  description: 'A mistake in an offer. Nothing was changed.',
  fields: (t) => ({
    field: t.exposeString('field'),
    message: t.exposeString('message'),
    code: t.exposeString('code', { nullable: true }),
    variantId: t.exposeID('variantId', { nullable: true }),
    presentPriceInCents: t.exposeInt('presentPriceInCents', {
      nullable: true,
      description: 'With PRICE_CHANGED: the present price, null without a market price.',
    }),
    available: t.exposeInt('available', {
      nullable: true,
      description: 'With NOT_AVAILABLE: how many copies are left.',
    }),
  }),
});

export const OfferPayload = builder.objectRef<OfferResult>('OfferPayload').implement({
  fields: (t) => ({
    offer: t.expose('offer', { type: OfferRef, nullable: true }),
    errors: t.expose('errors', {
      type: [OfferErrorRef],
      complexity: { field: 1, multiplier: MAX_OFFER_ITEMS },
    }),
  }),
});
