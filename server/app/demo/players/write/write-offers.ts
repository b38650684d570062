import { randomUUID } from 'node:crypto';
import {
  afterAction,
  afterExpiry,
  NEW_OFFER,
  sellerSide,
  type OfferSide,
  type OfferState,
} from '@domain/offer';
import { isAgreedPrice } from '@domain/pricing';
import type { Transaction } from '@server/platform/db/database';
import { offer, offerItem, offerNote, offerTerms } from '@server/modules/offers/tables';
import type { DemoOffer, StoryStep } from '../offers/offer';

/** Writes offers between players with their histories. */
export async function writeOffers(
  transaction: Transaction,
  offers: readonly DemoOffer[],
  userIds: ReadonlyMap<string, string>,
): Promise<void> {
  if (offers.length === 0) return;
  const received = offers.map((one) => ({
    ...one,
    id: randomUUID(),
    users: { INITIATOR: idOf(userIds, one.initiator), RECIPIENT: idOf(userIds, one.recipient) },
  }));
  await transaction.insert(offer).values(
    received.map(({ id, users, declineReason = null, ...one }) => {
      const { offerType, terms } = one;
      const seller = sellerSide(offerType);
      const last = terms?.at(-1);
      return {
        id,
        initiatorId: users.INITIATOR,
        recipientId: users.RECIPIENT,
        offerType,
        sellerId: users[seller],
        buyerId: users[seller === 'INITIATOR' ? 'RECIPIENT' : 'INITIATOR'],
        declineReason,
        balanceCents: last?.balanceInCents ?? 0,
        balancePaidBy: last?.balancePaidBy ?? null,
        ...outcomeOf(one),
      };
    }),
  );
  await transaction.insert(offerItem).values(
    received.flatMap(({ id, offerType, story, items }) =>
      items.map(({ variantId, agreedCents, ...item }) => ({
        offerId: id,
        cardVariantId: variantId,
        ...item,
        // Nothing is accepted before its price is agreed on (rules/offers#agreed-price).
        ...(isAgreedPrice(item.priceType) &&
          story.some(({ action }) => action === 'ACCEPT') && {
            proposedBy: sellerSide(offerType),
            proposedPriceCents: agreedCents,
            isPriceTaken: true,
          }),
      })),
    ),
  );
  const sent = received.flatMap(({ id, terms = [], story }) => {
    const steps = story.filter(({ action }, at) => at === 0 || action === 'COUNTER');
    return terms.flatMap(({ balanceInCents, gives, gets, balancePaidBy }, at) => {
      const step = steps[at];
      return step === undefined
        ? []
        : [
            {
              offerId: id,
              number: at + 1,
              sentBy: step.by,
              gives: [...gives],
              gets: [...gets],
              balanceCents: balanceInCents,
              balancePaidBy,
              createdAt: step.at,
            },
          ];
    });
  });
  if (sent.length > 0) await transaction.insert(offerTerms).values(sent);
  await transaction.insert(offerNote).values(
    received.flatMap(({ id, users, story }) =>
      story.flatMap(({ by, at, note }, index) =>
        note === undefined
          ? []
          : [
              {
                offerId: id,
                userId: users[by],
                content: note,
                version: index + 1,
                createdAt: at,
              },
            ],
      ),
    ),
  );
}

function idOf(userIds: ReadonlyMap<string, string>, handle: string): string {
  const id = userIds.get(handle);
  if (id === undefined) throw new Error(`There is no demo player ${handle}.`);
  return id;
}

/** An offer's final state. Both sides have seen everything but an offer that waits for an answer. */
function outcomeOf({ story, offerType, lapsedAt }: DemoOffer) {
  const acted = stateAfter(story, offerType);
  const expiry = lapsedAt === undefined ? null : afterExpiry(acted);
  const state = expiry?.ok ? expiry.state : acted;
  const off = story.find(({ action }) => action === 'CALL_OFF');
  const lastOf = (side: OfferSide) => story.findLastIndex(({ by }) => by === side) + 1;
  const seenBy = (side: OfferSide) => (state.status === 'PENDING' ? lastOf(side) : story.length);
  const markedAt = (side: OfferSide): string | null =>
    state.exchangedBy[side] ? lastMark(story, side) : null;
  return {
    status: state.status,
    termsNumber: state.termsNumber,
    termsBy: state.termsBy,
    lapsedAt: lapsedAt ?? null,
    acceptedAt: story.find(({ action }) => action === 'ACCEPT')?.at ?? null,
    calledOffBy: state.calledOffBy,
    calledOffAt: off?.at ?? null,
    initiatorExchangedAt: markedAt('INITIATOR'),
    recipientExchangedAt: markedAt('RECIPIENT'),
    version: story.length,
    initiatorVersion: lastOf('INITIATOR'),
    recipientVersion: lastOf('RECIPIENT'),
    initiatorSeen: seenBy('INITIATOR'),
    recipientSeen: seenBy('RECIPIENT'),
    createdAt: story[0].at,
    updatedAt: (story.at(-1) ?? story[0]).at,
  };
}

/**
 * Applies a history by the offer's rules.
 * @throws Error for a forbidden action
 */
function stateAfter(story: readonly StoryStep[], offerType: OfferState['offerType']): OfferState {
  const initial: OfferState = { ...NEW_OFFER, offerType };
  return story.reduce((state, { by, action }) => {
    if (action === undefined) return state;
    const outcome = afterAction(state, by, action);
    if (!outcome.ok)
      throw new Error(`A demo offer breaks the rules: ${action} by the ${by} is refused.`);
    return outcome.state;
  }, initial);
}

const lastMark = (story: readonly StoryStep[], side: OfferSide): string | null =>
  story.findLast(({ by, action }) => by === side && action === 'MARK_EXCHANGED')?.at ?? null;
