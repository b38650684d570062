import { afterPriceAction, type PriceAction } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { offerItem } from '../tables';
import { isPriced } from '@server/modules/lists';
import { and, eq } from 'drizzle-orm';
import { lockSharedOffer } from './hold-offer';
import type { OfferResult } from '../queries/offer';
import { findOwnOffer, type OwnOfferKey } from '../queries/own-offer';
import { findOfferItems } from '../queries/offer-statements';
import { actionRefusal } from '../policy';
import { NOT_A_PRICE_TO_AGREE, offerError } from './validation';
import { applyOfferChange } from './apply-offer-change';

interface AgreeOnPriceInput extends OwnOfferKey, Omit<PriceAction, 'side'> {
  /** Any text. */
  variantId: string;
}

/**
 * Lets one side propose a price for a printing without one, or take what the other side proposes
 * (rules/offers#agreed-price). The same again changes nothing.
 *
 * @returns the changed offer; with errors, the unchanged one
 * @throws NOT_FOUND for a third party, FORBIDDEN for a side that takes its own proposal, CONFLICT if the offer or the
 * proposal was changed meanwhile
 */
export const agreeOnPrice = (database: Database, input: AgreeOnPriceInput): Promise<OfferResult> =>
  database.transaction((transaction) => agreeOnce(transaction, input));

async function agreeOnce(
  transaction: Transaction,
  { variantId, action, priceInCents, ...key }: AgreeOnPriceInput,
): Promise<OfferResult> {
  const own = await lockSharedOffer(transaction, key);
  if (!isPriced('FIXED', priceInCents)) {
    return { offer: own, errors: [{ ...offerError(NOT_A_PRICE_TO_AGREE), variantId }] };
  }
  const items = await findOfferItems(transaction, own.id);
  const item = items.find((each) => each.variantId === variantId);
  if (item === undefined) throw actionRefusal('CONFLICT', own);
  const outcome = afterPriceAction(own, item, { side: own.mySide, action, priceInCents });
  if (!outcome.ok) throw actionRefusal(outcome.code, own);
  const { proposal } = outcome;
  if (proposal === item.proposal) return { offer: own, errors: [] };

  await transaction
    .update(offerItem)
    .set({
      proposedPriceCents: proposal.priceInCents,
      proposedBy: proposal.by,
      isPriceTaken: proposal.isTaken,
    })
    .where(and(eq(offerItem.offerId, own.id), eq(offerItem.cardVariantId, variantId)));
  await applyOfferChange(transaction, own, proposal.isTaken ? 'PRICE_TAKEN' : 'PRICE_PROPOSED');
  return { offer: await findOwnOffer(transaction, key), errors: [] };
}
