import { isPostage, MAX_NEEDED_COPIES, MAX_NEEDS, type Need, type PostageStep } from '@domain/deal';
import { MAX_FIXED_PRICE_CENTS } from '@domain/pricing';
import { fieldRefusal } from '@server/platform/errors';
import type { DealSettings } from './stored-deal';

/** The most printings that would do for one need: all of a card. */
const MAX_ACCEPTED = 100;

/** The most sellers that may be preferred or blocked. */
const MAX_NAMED = 100;

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** @throws a field error for what no deal is found for */
export function checkDeal(needs: readonly Need[], settings: DealSettings): void {
  if (!isWithin(needs.length, 1, MAX_NEEDS)) {
    throw fieldRefusal('needs', `Choose 1 to ${MAX_NEEDS} cards.`);
  }
  if (new Set(needs.map(({ id }) => id)).size < needs.length) {
    throw fieldRefusal('needs', 'Name each card once.');
  }
  const isSound = ({ copies, accepts, atMostCents }: Need) =>
    isWithin(copies, 1, MAX_NEEDED_COPIES) &&
    isWithin(accepts.length, 1, MAX_ACCEPTED) &&
    (atMostCents === null || isWithin(atMostCents, 0, MAX_FIXED_PRICE_CENTS));
  if (!needs.every(isSound)) {
    throw fieldRefusal('needs', `Enter 1 to ${MAX_NEEDED_COPIES} copies and a price of a copy.`);
  }
  const { postage, envelopeInCents, preferred, blocked } = settings;
  checkUsualPostage(postage);
  if (!isWithin(envelopeInCents, 0, MAX_FIXED_PRICE_CENTS)) {
    throw fieldRefusal('envelopeInCents', 'Enter a smaller amount.');
  }
  if (preferred.length > MAX_NAMED || blocked.length > MAX_NAMED) {
    throw fieldRefusal('preferred', `Name ${MAX_NAMED} sellers at most.`);
  }
}

/** @param postage empty if it isn't known @throws a field error for steps that can't be used */
export function checkUsualPostage(postage: readonly PostageStep[]): void {
  if (postage.length > 0 && !isPostage(postage)) {
    throw fieldRefusal('postage', 'One step of the postage has to hold any number of copies.');
  }
}
