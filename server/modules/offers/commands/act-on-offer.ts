import {
  afterAction,
  balanceFor,
  giverOf,
  isExchanged,
  NOTE_ERRORS,
  OFFER_SIDES,
  type OfferAction,
  type OfferSide,
  optionalNoteErrorOf,
  sellerSide,
  toNote,
} from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { recordExchange, retryOnConflict } from '@server/modules/collection';
import { removeFromSale, removeFromWants } from '@server/modules/lists';
import { holdOpenExtras } from '@server/modules/sharing';
import { bothIds, holdLists, lockSharedOffer } from './hold-offer';
import {
  buyerOf,
  type OfferError,
  type OfferResult,
  type OwnOffer,
  partyOn,
  sellerOf,
} from '../queries/offer';
import { actionRefusal } from '../policy';
import { NOT_AVAILABLE, NOTHING_LEFT, offerError, PRICE_NOT_AGREED } from './validation';
import { copiesLeft, leftOn } from '../queries/commitments';
import { copiesFrom, swapSources } from '../queries/copies-to-swap';
import { findOwnOffer } from '../queries/own-offer';
import { findOfferItems, holdOfferItems, type OfferItem } from '../queries/offer-statements';
import { applyOfferChange, EVENT_OF_ACTION, NOW, type OfferChange } from './apply-offer-change';

interface ActOnOfferInput {
  offerId: string;
  userId: string;
  action: Exclude<OfferAction, 'COUNTER'>;
  /** The number of the terms that are accepted; by default the first. */
  terms?: number;
  /** Of a decline; blank for no reason. */
  reason?: string;
}

/**
 * Lets one side act on an offer. Of two actions that exclude each other one wins, and the other gets CONFLICT with the
 * present status (rules/offers#who-may-answer). An offer with an open price isn't accepted: PRICE_NOT_AGREED
 * (rules/offers#agreed-price). Marking twice, or taking back a mark that isn't set, changes nothing.
 *
 * @returns the changed offer; with errors, the unchanged one
 * @throws NOT_FOUND for a third party, FORBIDDEN for the wrong side, CONFLICT for the right side too late
 * (rules/errors#who-gets-what)
 */
export const actOnOffer = (database: Database, input: ActOnOfferInput): Promise<OfferResult> =>
  retryOnConflict(() => database.transaction((transaction) => actOnce(transaction, input)));

async function actOnce(
  transaction: Transaction,
  { action, reason = '', terms = 1, ...key }: ActOnOfferInput,
): Promise<OfferResult> {
  const own = await lockSharedOffer(transaction, key);
  const { mySide } = own;
  const outcome = afterAction(own, mySide, action, terms);
  if (!outcome.ok) {
    const { code } = outcome;
    if (code !== 'PRICE_NOT_AGREED') throw actionRefusal(code, own);
    return { offer: own, errors: [offerError(PRICE_NOT_AGREED)] };
  }
  const { status, exchangedBy } = outcome.state;
  if (isMark(action) && exchangedBy[mySide] === own.exchangedBy[mySide]) {
    return { offer: own, errors: [] };
  }
  const errors = await errorsOfAction(transaction, own, { action, reason });
  if (errors.length > 0) return { offer: own, errors };

  const isSettled = isExchanged(outcome.state);
  if (isSettled) await exchangeCopies(transaction, own);
  const kind = isSettled ? 'EXCHANGED' : EVENT_OF_ACTION[action];
  await applyOfferChange(transaction, own, kind, {
    status,
    ...changeBy(mySide, { action, reason }),
  });
  return { offer: await findOwnOffer(transaction, key), errors };
}

type ActionInput = Required<Pick<ActOnOfferInput, 'action' | 'reason'>>;

const isMark = (action: OfferAction): boolean =>
  action === 'MARK_EXCHANGED' || action === 'TAKE_MARK_BACK';

/** The errors of an allowed action. */
async function errorsOfAction(
  transaction: Transaction,
  own: OwnOffer,
  { action, reason }: ActionInput,
): Promise<OfferError[]> {
  if (action === 'ACCEPT') return shortagesOf(transaction, own);
  const code = optionalNoteErrorOf(reason);
  return code === null ? [] : [offerError({ field: 'reason', message: NOTE_ERRORS[code], code })];
}

/** What an action changes beyond the status. */
function changeBy(side: OfferSide, { action, reason }: ActionInput): OfferChange {
  if (action === 'DECLINE') return { declineReason: toNote(reason) || null };
  if (action === 'CALL_OFF') return { calledOffBy: side };
  if (!isMark(action)) return {};
  const mark = action === 'MARK_EXCHANGED' ? NOW : null;
  return side === 'INITIATOR' ? { initiatorExchangedAt: mark } : { recipientExchangedAt: mark };
}

/**
 * An error for each printing of which fewer copies are left than the offer asks for (rules/offers#accepting). Where they
 * come from stays locked until the transaction ends.
 */
async function shortagesOf(transaction: Transaction, own: OwnOffer): Promise<OfferError[]> {
  await holdLists(transaction, own);
  // What is on a sale list is locked with it.
  if (own.offerType !== 'BUY') await holdOpenExtras(transaction, bothIds(own));
  const items = await findOfferItems(transaction, own.id);
  if (items.length === 0) return [offerError(NOTHING_LEFT)];
  const leftOf = await copiesLeftOf(transaction, own, items);
  return items.flatMap((item, at) => {
    const { variantId, quantity } = item;
    const { left, own: ownLeft } = leftOf(item);
    if (quantity <= left) return [];
    const available = ownLeft < quantity ? ownLeft : null;
    const field = `offerItems.${at}.quantity`;
    return [{ ...offerError(NOT_AVAILABLE(available)), variantId, available, field }];
  });
}

/** How many copies of an item are left. */
interface LeftOfItem {
  /** By the lists and collections of both players. */
  left: number;
  /** By those of the player who acts, who may not see the other's; Infinity if they don't limit it. */
  own: number;
}

async function copiesLeftOf(
  transaction: Transaction,
  own: OwnOffer,
  items: readonly OfferItem[],
): Promise<(item: OfferItem) => LeftOfItem> {
  const { offerType, mySide } = own;
  const [sellerId, buyerId] = [sellerOf(own).id, buyerOf(own).id];
  if (offerType !== 'TRADE') {
    const left = await copiesLeft(transaction, { offerType, sellerId, buyerId, items });
    const limits = await ownLimits(transaction, own, items);
    return ({ variantId }) => ({ left: left(variantId), own: limits(variantId) });
  }
  const given = await swapSources(transaction, {
    giverId: sellerId,
    getterId: buyerId,
    items: items.filter(({ inReturn }) => !inReturn),
  });
  const returned = await swapSources(transaction, {
    giverId: buyerId,
    getterId: sellerId,
    items: items.filter(({ inReturn }) => inReturn),
  });
  return (item) => {
    const sources = item.inReturn ? returned : given;
    const isMine = giverOf(offerType, item) === mySide;
    return {
      left: copiesFrom(sources, item.variantId),
      own: isMine ? copiesFrom({ ...sources, wanted: new Map() }, item.variantId) : Infinity,
    };
  };
}

/**
 * How many copies of a printing the lists of the player who acts allow in an offer to buy or to sell; Infinity without a
 * limit.
 */
async function ownLimits(
  transaction: Transaction,
  own: OwnOffer,
  items: readonly OfferItem[],
): Promise<(variantId: string) => number> {
  const { offerType, mySide } = own;
  const isSeller = sellerSide(offerType) === mySide;
  // The offer is on a list of its recipient's, the seller's own sale list counts too.
  const isOnMyList = mySide === 'RECIPIENT';
  if (!isSeller && !isOnMyList) return () => Infinity;
  const myId = partyOn(own, mySide).id;
  const left = await leftOn(transaction, myId, isSeller ? 'BUY' : 'SELL', items);
  return (variantId) => left.get(variantId) ?? (isOnMyList ? 0 : Infinity);
}

/**
 * Moves an offer's copies: off each giver's sale list and the wants of each getter, and from one collection to the other,
 * with a step in each ledger, which also notes the money in a swap (rules/offers#exchange).
 *
 * @throws {VersionConflict} if somebody counts the same printings just then; the transaction must be retried
 */
async function exchangeCopies(transaction: Transaction, own: OwnOffer): Promise<void> {
  await holdLists(transaction, own);
  const items = await holdOfferItems(transaction, own.id);
  const seller = sellerOf(own);
  const buyer = buyerOf(own);
  const sides = OFFER_SIDES.map((side) => {
    const [player, partner] =
      side === sellerSide(own.offerType) ? [seller, buyer] : [buyer, seller];
    const given = copiesIn(items.filter(({ inReturn }) => inReturn === (player === buyer)));
    const got = copiesIn(items.filter(({ inReturn }) => inReturn === (player === seller)));
    return { side, player, partner, given, got };
  });
  // In the order of the players' ids, so that no two exchanges deadlock.
  sides.sort((one, other) => (one.player.id < other.player.id ? -1 : 1));
  // Only lists that are locked already: to lock another one now would be out of order.
  for (const { player, given } of sides) {
    await removeFromSale(transaction, player.id, given);
  }
  for (const { player, got } of sides) {
    await removeFromWants(transaction, player.id, got);
  }
  for (const { side, player, partner, given, got } of sides) {
    await recordExchange(transaction, {
      userId: player.id,
      partner: partner.handle,
      copies: [...got, ...given.map((item) => ({ ...item, copies: -item.copies }))],
      balanceCents: balanceFor(own, side) || null,
    });
  }
}

const copiesIn = (items: readonly OfferItem[]) =>
  items.map(({ variantId, quantity }) => ({ variantId, copies: quantity }));
