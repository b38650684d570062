import {
  afterAction,
  afterPriceAction,
  isAtStage,
  offerOutline,
  offerRank,
  NOTE_ERRORS,
  noteErrorOf,
  OFFER_SIDES,
  openPricesOf,
  toNote,
  type OfferAction,
  type OfferRole,
  type OfferStage,
  type OfferState,
  type OfferStatus,
  type OfferType,
  type PriceAction,
} from '@domain/offer';
import { GraphQLError } from 'graphql';
import { shownFairness } from './fairness';
import type { FakeOffer, FakeOfferNote, FakeOfferInput, FakeOfferItem, FakeOffers } from './offers';

interface PageInput {
  offerType?: OfferType | null;
  stage?: OfferStage | null;
  /** By the other player alone. */
  search?: string | null;
  role: OfferRole;
  first: number;
  after?: string | null;
}

interface FakePrice {
  offerId: string;
  variantId: string;
  priceInCents: number;
}

const KEY_REUSED = {
  field: 'idempotencyKey',
  message: 'This key was already used for something else.',
  code: 'KEY_REUSED',
};

const LATER = '2026-03-02T10:00:00.000Z';

/** The resolvers of schema.graphql over offers in memory, with the domain's rules for what may be done. */
export function resolversOfOffers(known: FakeOffers) {
  const find = (id: string): FakeOffer => {
    const offer = known.offers.find((each) => each.id === id);
    if (!offer) throw refusal('NOT_FOUND', 'Offer not found');
    return offer;
  };
  const act = (offerId: string, action: OfferAction, reason: string | null = null) => {
    const offer = find(offerId);
    const outcome = afterAction(stateOf(offer), offer.mySide, action);
    if (!outcome.ok) throw refusal(outcome.code, 'This offer was changed meanwhile.', offer.status);
    const { status, calledOffBy } = outcome.state;
    Object.assign(offer, {
      status,
      calledOffBy,
      exchangedBy: OFFER_SIDES.filter((side) => outcome.state.exchangedBy[side]),
      declineReason: reason,
      version: offer.version + 1,
      updatedAt: LATER,
    });
    return { offer: shown(offer), errors: [] };
  };
  const agree = (
    { offerId, variantId, priceInCents }: FakePrice,
    action: PriceAction['action'],
  ) => {
    const offer = find(offerId);
    const item = offer.offerItems.find((each) => each.variantId === variantId);
    if (!item) throw refusal('CONFLICT', 'This offer was changed meanwhile.', offer.status);
    const word = { side: offer.mySide, action, priceInCents };
    const outcome = afterPriceAction(offer, { ...item, proposal: item.proposal ?? null }, word);
    if (!outcome.ok) throw refusal(outcome.code, 'This offer was changed meanwhile.', offer.status);
    item.proposal = outcome.proposal;
    Object.assign(offer, { version: offer.version + 1, updatedAt: LATER });
    return { offer: shown(offer), errors: [] };
  };
  return {
    userOffers: ({ offerType, stage, search, role, first, after }: PageInput) => {
      const asked = known.offers.filter(
        (offer) =>
          (role === 'ALL' || offer.mySide === role) &&
          (!offerType || offer.offerType === offerType) &&
          (!stage || isAtStage(stateOf(offer), offer.mySide, stage)) &&
          otherHandle(offer).includes((search ?? '').trim()),
      );
      const sorted = asked.toSorted(
        (a, b) =>
          offerRank(stateOf(b), b.mySide) - offerRank(stateOf(a), a.mySide) ||
          b.createdAt.localeCompare(a.createdAt),
      );
      const start = Number(after ?? 0);
      const end = Math.min(start + first, sorted.length);
      return {
        nodes: sorted.slice(start, end).map(shown),
        pageInfo: { endCursor: String(end), hasNextPage: end < sorted.length },
      };
    },
    offer: ({ offerId }: { offerId: string }) => {
      const offer = find(offerId);
      return { ...shown(offer), fairness: () => shownFairness(offer, known) };
    },
    earlierOfferNotes: () => known.earlierNotes.splice(0).map(shownNote),
    unreadOfferCount: () => known.offers.filter(({ isUnread }) => isUnread).length,
    extrasForSwap: ({ userHandle }: { userHandle: string }) => ({
      gives: known.openExtras['me'] ?? [],
      gets: known.openExtras[userHandle] ?? [],
    }),
    promisedPrintings: ({ userHandle }: { userHandle?: string | null }) =>
      Object.entries(known.commitments[userHandle ?? 'me'] ?? {}).map(
        ([variantId, { committed, pending }]) => ({
          variantId,
          promised: committed,
          asked: pending,
        }),
      ),
    createOffer: ({ input }: { input: FakeOfferInput }) => {
      if (known.refusals.length > 0) return { offer: null, errors: known.refusals.splice(0) };
      const { idempotencyKey } = input;
      const before = known.made.find((made) => made.idempotencyKey === idempotencyKey);
      if (before) {
        const isSame = JSON.stringify(before) === JSON.stringify(input);
        const offer = known.offers.find(({ id }) => id === `made-${idempotencyKey}`) ?? null;
        return isSame
          ? { offer: offer && shown(offer), errors: [] }
          : { offer: null, errors: [KEY_REUSED] };
      }
      known.made.push(input);
      const id = `made-${idempotencyKey}`;
      const made: FakeOffer = {
        id,
        status: 'PENDING',
        offerType: input.offerType,
        initiator: { id: 'me', handle: 'me' },
        recipient: { id: input.recipientHandle, handle: input.recipientHandle },
        mySide: 'INITIATOR',
        declineReason: null,
        exchangedBy: [],
        calledOffBy: null,
        isLapsed: false,
        expiresAt: LATER,
        remindedAt: null,
        termsNumber: 1,
        termsBy: 'INITIATOR',
        balanceInCents: 0,
        balancePaidBy: null,
        terms: [],
        version: 1,
        isUnread: false,
        unreadNotes: 0,
        createdAt: LATER,
        updatedAt: LATER,
        offerItems: input.offerItems.map((item) => ({
          ...item,
          cardId: item.variantId,
          marketPriceInCents: null,
        })),
        notes: [],
      };
      known.offers.push(made);
      return { offer: shown(made), errors: [] };
    },
    rescindOffer: ({ offerId }: { offerId: string }) => act(offerId, 'RESCIND'),
    acceptOffer: ({ offerId }: { offerId: string }) =>
      known.refusals.length > 0
        ? { offer: shown(find(offerId)), errors: known.refusals.splice(0) }
        : act(offerId, 'ACCEPT'),
    callOffOffer: ({ offerId }: { offerId: string }) => act(offerId, 'CALL_OFF'),
    declineOffer: ({ offerId, reason }: { offerId: string; reason?: string | null }) =>
      act(offerId, 'DECLINE', reason ?? null),
    markOfferExchanged: ({ offerId, exchanged }: { offerId: string; exchanged: boolean }) =>
      act(offerId, exchanged ? 'MARK_EXCHANGED' : 'TAKE_MARK_BACK'),
    proposeOfferPrice: (asked: FakePrice) => agree(asked, 'PROPOSE'),
    takeOfferPrice: (asked: FakePrice) => agree(asked, 'TAKE'),
    markOfferRead: ({ offerId }: { offerId: string }) => {
      const offer = find(offerId);
      Object.assign(offer, { isUnread: false, unreadNotes: 0 });
      return { offer: shown(offer), errors: [] };
    },
    addOfferNote: ({ offerId, content }: { offerId: string; content: string }) => {
      const offer = find(offerId);
      const code = noteErrorOf(content);
      if (code !== null) {
        const error = { field: 'content', message: NOTE_ERRORS[code], code };
        return { offer: shown(offer), errors: [error] };
      }
      offer.notes.push({
        id: `${offer.notes.length + 1}`,
        content: toNote(content),
        createdAt: LATER,
        user: offer.mySide === 'INITIATOR' ? offer.initiator : offer.recipient,
      });
      offer.version += 1;
      return { offer: shown(offer), errors: [] };
    },
  };
}

const stateOf = (offer: FakeOffer): OfferState => ({
  ...offer,
  exchangedBy: {
    INITIATOR: offer.exchangedBy.includes('INITIATOR'),
    RECIPIENT: offer.exchangedBy.includes('RECIPIENT'),
  },
  openPrices: openPricesIn(offer),
});

const otherHandle = ({ mySide, initiator, recipient }: FakeOffer): string =>
  (mySide === 'INITIATOR' ? recipient : initiator).handle ?? '';

const openPricesIn = ({ status, offerItems }: FakeOffer) =>
  openPricesOf(
    status === 'PENDING'
      ? offerItems.map((item) => ({ ...item, proposal: item.proposal ?? null }))
      : [],
  );

/** An offer in the shape of the schema. */
function shown(offer: FakeOffer) {
  const openPrices = openPricesIn(offer);
  const items = offer.offerItems.map(({ proposal = null, ...item }) => ({ ...item, proposal }));
  const outline = offerOutline(items);
  return {
    ...offer,
    openPricesOf: OFFER_SIDES.filter((side) => openPrices[side]),
    offerItems: items.map(shownItem),
    notes: offer.notes.map(shownNote),
    removedNoteIds: offer.removedNoteIds ?? [],
    outline: { ...outline, items: outline.items.map(shownItem) },
  };
}

const shownNote = (note: FakeOfferNote) => ({ isRemoved: false, ...note });

const shownItem = ({ proposal, ...item }: FakeOfferItem) => ({
  inReturn: false,
  ...item,
  proposedPriceInCents: proposal?.priceInCents ?? null,
  proposedBy: proposal?.by ?? null,
  isPriceTaken: proposal?.isTaken ?? false,
});

const refusal = (code: string, message: string, status?: OfferStatus) =>
  new GraphQLError(message, { extensions: { code, ...(status && { status }) } });
