import { LIST_OF_OFFER, type ListOfferType } from '@domain/offer';
import type { SharingSubject } from '@domain/sharing';
import { adjustPrice, MARKET_PRICING_AS_IS } from '@domain/pricing';
import type { Transaction } from '@server/platform/db/database';
import { isAnyOf } from '@server/platform/db/where';
import { cardVariant } from '@server/modules/catalogue/tables';
import { mustMeet, holdAccount, notSignedIn } from '@server/modules/people';
import { holdList, pricingOf } from '@server/modules/lists';
import { noSuchList, opensExtras, visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import {
  buyerOf,
  type ListedPrintings,
  type Offer,
  type OfferInput,
  otherOf,
  type OwnOffer,
  sellerOf,
} from '../queries/offer';
import { asParty, asRecipient } from '../policy';
import { copiesLeft, type NamedCopies } from '../queries/commitments';
import { findOwnOffer, type OwnOfferKey } from '../queries/own-offer';
import { lockOffer } from '../queries/offer-statements';

/**
 * Locks a player's own offer. Until the transaction ends nobody else changes it, and neither account is deleted.
 *
 * @throws NOT_FOUND for a third party and for an unknown offer (rules/offers#third-parties), UNAUTHENTICATED if the
 * player's account was deleted meanwhile
 */
export async function lockOwnOffer(
  transaction: Transaction,
  { offerId, userId }: OwnOfferKey,
): Promise<OwnOffer> {
  const { initiator, recipient } = await findOwnOffer(transaction, { offerId, userId });
  // Accounts first and in one order, like their deletion and every change of a list.
  for (const id of [initiator.id, recipient.id].toSorted()) {
    const isThere = await holdAccount(transaction, id);
    if (!isThere && id === userId) throw notSignedIn();
  }
  const locked = await lockOffer(transaction, offerId);
  return asParty(locked, userId);
}

/**
 * Like {@link lockOwnOffer}, for what needs both sides: an answer to an offer, a price, a note.
 *
 * @throws also FORBIDDEN if the sides have nothing to do with each other any more (rules/moderation#blocked)
 */
export async function lockSharedOffer(
  transaction: Transaction,
  key: OwnOfferKey,
): Promise<OwnOffer> {
  const own = await lockOwnOffer(transaction, key);
  await mustMeet(transaction, key.userId, otherOf(own).id);
  return own;
}

/**
 * Holds the recipient of a new offer, who owns a list that the initiator may see. Until the transaction ends, neither
 * account is deleted.
 *
 * @returns the recipient's id
 * @throws NOT_FOUND for a private and for a missing list, FORBIDDEN for the initiator's own and for a player who was
 * blocked meanwhile, UNAUTHENTICATED if the initiator's account was deleted meanwhile
 */
export async function holdRecipient(
  transaction: Transaction,
  viewer: Viewer,
  { offerType, recipientHandle: handle }: Pick<OfferInput, 'offerType' | 'recipientHandle'>,
): Promise<string> {
  const subject = LIST_OF_OFFER[offerType];
  const owner = await visibleOwner(transaction, viewer, { handle, subject });
  return holdOther(transaction, viewer, asRecipient(owner).id);
}

/**
 * Holds the recipient of a new swap, who owns a sale list, a want list or a collection with open extras that the initiator
 * may see. @see holdRecipient
 */
export async function holdSwapPartner(
  transaction: Transaction,
  viewer: Viewer,
  handle: string,
): Promise<string> {
  const ownerOf = (subject: SharingSubject) =>
    visibleOwner(transaction, viewer, { handle, subject });
  const collector = async () => {
    const owner = await ownerOf('COLLECTION');
    return owner !== null && (await opensExtras(transaction, owner.id)) ? owner : null;
  };
  const owner = (await ownerOf('SALE_LIST')) ?? (await ownerOf('WANT_LIST')) ?? (await collector());
  return holdOther(transaction, viewer, asRecipient(owner).id);
}

async function holdOther(
  transaction: Transaction,
  viewer: Viewer,
  recipientId: string,
): Promise<string> {
  // In the order in which everyone locks accounts.
  for (const id of [viewer.id, recipientId].toSorted()) {
    if (await holdAccount(transaction, id)) continue;
    throw id === viewer.id ? notSignedIn() : noSuchList();
  }
  // Again, since one may have blocked the other before both were held.
  await mustMeet(transaction, viewer.id, recipientId);
  return recipientId;
}

/**
 * Locks both lists of an offer until the transaction ends: nobody changes them or commits their copies. Everyone locks
 * sale lists first, then want lists, in each the lower id of two players, and only then printings and counts.
 */
export async function holdLists(transaction: Transaction, offer: Offer): Promise<void> {
  const sellers = offer.offerType === 'TRADE' ? bothIds(offer) : [sellerOf(offer).id];
  const buyers = offer.offerType === 'TRADE' ? bothIds(offer) : [buyerOf(offer).id];
  for (const id of sellers) await holdList(transaction, 'SALE_LIST', id);
  for (const id of buyers) await holdList(transaction, 'WANT_LIST', id);
}

/** Both players of an offer, in the order in which everyone locks what is theirs. */
export const bothIds = ({ initiator, recipient }: Offer) => [initiator.id, recipient.id].toSorted();

interface ListedQuery {
  offerType: ListOfferType;
  sellerId: string;
  buyerId: string;
  /** With any texts as ids. */
  items: readonly NamedCopies[];
}

/**
 * The printings that an offer between two players may ask for, by id. Those without an available copy are left out. None
 * leaves the catalogue until the transaction ends.
 */
export async function holdListedPrintings(
  transaction: Transaction,
  { items, ...between }: ListedQuery,
): Promise<ListedPrintings> {
  const known = await holdPrintings(
    transaction,
    items.map(({ variantId }) => variantId),
  );
  const knownIds = new Set(known.map(({ variantId }) => variantId));
  const leftOf = await copiesLeft(transaction, {
    ...between,
    items: items.filter(({ variantId }) => knownIds.has(variantId)),
  });
  const pricing = (await pricingOf(transaction, between.sellerId)) ?? MARKET_PRICING_AS_IS;
  return new Map(
    known.flatMap(({ variantId, marketCents }) => {
      const available = leftOf(variantId);
      if (available === 0) return [];
      const marketPriceInCents = adjustPrice(marketCents, pricing);
      return [[variantId, { variantId, available, marketPriceInCents }] as const];
    }),
  );
}

/** Those of the printings that exist. They stay in the catalogue until the transaction ends. */
export const holdPrintings = (transaction: Transaction, variantIds: readonly string[]) =>
  transaction
    .select({ variantId: cardVariant.id, marketCents: cardVariant.currentPriceCents })
    .from(cardVariant)
    .where(isAnyOf(cardVariant.id, variantIds))
    .orderBy(cardVariant.id)
    .for('key share');
