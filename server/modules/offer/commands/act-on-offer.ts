import {
  afterAction,
  isExchanged,
  NOTE_ERRORS,
  type OfferAction,
  type OfferSide,
  optionalNoteErrorOf,
  toNote,
} from '@domain/offer';
import type { Database, Transaction } from '@server/db/database';
import { recordExchange, retryOnConflict } from '@server/modules/collection';
import { removeFromSaleList } from '@server/modules/sale-list';
import { removeFromWantList } from '@server/modules/want-list';
import { holdLists, lockSharedOffer } from '../locks';
import { buyerOf, type OfferError, type OfferResult, type OwnOffer, sellerOf } from '../offer';
import {
  actionRefusal,
  NOT_AVAILABLE,
  NOTHING_LEFT,
  offerError,
  PRICE_NOT_AGREED,
} from '../validation';
import { copiesLeft } from '../queries/commitments';
import { findOwnOffer } from '../queries/own-offer';
import { findOfferItems, holdOfferItems } from '../repo';
import { applyOfferChange, EVENT_OF_ACTION, NOW, type OfferChange } from './apply-offer-change';

interface ActOnOfferInput {
  offerId: string;
  userId: string;
  action: OfferAction;
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
  { action, reason = '', ...key }: ActOnOfferInput,
): Promise<OfferResult> {
  const own = await lockSharedOffer(transaction, key);
  const { mySide } = own;
  const outcome = afterAction(own, mySide, action);
  if (!outcome.ok) {
    if (outcome.code === 'PRICE_NOT_AGREED')
      return { offer: own, errors: [offerError(PRICE_NOT_AGREED)] };
    throw actionRefusal(outcome.code, own);
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

/** What an action changes besides the status. */
function changeBy(side: OfferSide, { action, reason }: ActionInput): OfferChange {
  if (action === 'DECLINE') return { declineReason: toNote(reason) || null };
  if (action === 'CALL_OFF') return { calledOffBy: side };
  if (!isMark(action)) return {};
  const mark = action === 'MARK_EXCHANGED' ? NOW : null;
  return side === 'INITIATOR' ? { initiatorExchangedAt: mark } : { recipientExchangedAt: mark };
}

/**
 * An error for each printing of which the lists have fewer copies left than the offer asks for (rules/offers#accepting).
 * Both lists stay locked until the transaction ends.
 */
async function shortagesOf(transaction: Transaction, own: OwnOffer): Promise<OfferError[]> {
  await holdLists(transaction, own);
  const items = await findOfferItems(transaction, own.id);
  if (items.length === 0) return [offerError(NOTHING_LEFT)];
  const leftOf = await copiesLeft(transaction, {
    offerType: own.offerType,
    sellerId: sellerOf(own).id,
    buyerId: buyerOf(own).id,
    variantIds: items.map(({ variantId }) => variantId),
  });
  return items.flatMap(({ variantId, quantity }, at) => {
    const available = leftOf(variantId);
    if (quantity <= available) return [];
    const field = `offerItems.${at}.quantity`;
    return [{ ...offerError(NOT_AVAILABLE(available)), variantId, available, field }];
  });
}

/**
 * Moves an offer's copies from seller to buyer: off the seller's sale list and the buyer's want list, and from one
 * collection to the other, with a step in each ledger (rules/offers#exchange).
 *
 * @throws {VersionConflict} if somebody counts the same printings just then; the transaction must be retried
 */
async function exchangeCopies(transaction: Transaction, own: OwnOffer): Promise<void> {
  await holdLists(transaction, own);
  const items = await holdOfferItems(transaction, own.id);
  const copies = items.map(({ variantId, quantity }) => ({ variantId, copies: quantity }));
  const given = copies.map((item) => ({ ...item, copies: -item.copies }));
  const seller = sellerOf(own);
  const buyer = buyerOf(own);
  await removeFromSaleList(transaction, seller.id, copies);
  await removeFromWantList(transaction, buyer.id, copies);
  const steps = [
    { userId: seller.id, partner: buyer.handle, copies: given },
    { userId: buyer.id, partner: seller.handle, copies },
  ];
  // In the order of the players' ids, so that no two exchanges deadlock.
  steps.sort((one, other) => (one.userId < other.userId ? -1 : 1));
  for (const step of steps) await recordExchange(transaction, step);
}
