import { isInventory } from '@domain/collection';
import { MAX_OFFER_ITEMS } from '@domain/offer';
import { MAX_FIXED_PRICE_CENTS } from '@domain/pricing';
import { fieldRefusal } from '@server/platform/errors';

/** Copies of a printing that a person has chosen. */
export interface ChosenCopies {
  variantId: string;
  quantity: number;
}

/** What a person has chosen to give to and to get from another player, before it is an offer. */
export interface ChosenExchange {
  userHandle: string;
  gives: readonly ChosenCopies[];
  gets: readonly ChosenCopies[];
  /** What the viewer pays, in whole US cents; negative for what the viewer gets. */
  balanceInCents: number;
}

/** @throws a field error for what no offer may contain */
export function checkExchange({ gives, gets, balanceInCents }: ChosenExchange): void {
  const all = [...gives, ...gets];
  if (all.length > MAX_OFFER_ITEMS) {
    throw fieldRefusal('gives', `Choose ${MAX_OFFER_ITEMS} printings at most.`);
  }
  if (new Set(all.map(({ variantId }) => variantId)).size < all.length) {
    throw fieldRefusal('gives', 'Name each printing once.');
  }
  if (!all.every(({ quantity }) => isInventory(quantity) && quantity > 0)) {
    throw fieldRefusal('gives', 'Enter a whole number of copies, at least 1.');
  }
  if (Math.abs(balanceInCents) > MAX_FIXED_PRICE_CENTS) {
    throw fieldRefusal('balanceInCents', 'Enter a smaller amount.');
  }
}
