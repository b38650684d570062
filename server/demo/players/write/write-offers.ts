import { randomUUID } from 'node:crypto';
import { afterAction, NEW_OFFER, sellerSide, type OfferSide, type OfferState } from '@domain/offer';
import { isAgreedPrice } from '@domain/pricing';
import type { Transaction } from '@server/db/database';
import { offer, offerItem, offerNote } from '@server/db/tables';
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
    received.map(({ id, users, offerType, story, declineReason = null }) => {
      const seller = sellerSide(offerType);
      return {
        id,
        initiatorId: users.INITIATOR,
        recipientId: users.RECIPIENT,
        offerType,
        sellerId: users[seller],
        buyerId: users[seller === 'INITIATOR' ? 'RECIPIENT' : 'INITIATOR'],
        declineReason,
        ...outcomeOf(story),
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
function outcomeOf(story: DemoOffer['story']) {
  const state = stateAfter(story);
  const lastOf = (side: OfferSide) => story.findLastIndex(({ by }) => by === side) + 1;
  const seenBy = (side: OfferSide) => (state.status === 'PENDING' ? lastOf(side) : story.length);
  const markedAt = (side: OfferSide): string | null =>
    state.exchangedBy[side] ? lastMark(story, side) : null;
  return {
    status: state.status,
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
function stateAfter(story: readonly StoryStep[]): OfferState {
  return story.reduce((state, { by, action }) => {
    if (action === undefined) return state;
    const outcome = afterAction(state, by, action);
    if (!outcome.ok)
      throw new Error(`A demo offer breaks the rules: ${action} by the ${by} is refused.`);
    return outcome.state;
  }, NEW_OFFER);
}

const lastMark = (story: readonly StoryStep[], side: OfferSide): string | null =>
  story.findLast(({ by, action }) => by === side && action === 'MARK_EXCHANGED')?.at ?? null;
