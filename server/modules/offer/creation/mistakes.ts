import { isOfferQuantity, MAX_OFFER_ITEMS, NOTE_ERRORS, noteErrorOf, toNote } from '@domain/offer';
import { formatSum, isFixedPrice, MAX_FIXED_PRICE_CENTS } from '@domain/pricing';
import { NAMED_TWICE } from '@server/modules/trade-list/policy';
import type { FieldError } from '@server/graphql/field-error';
import type { OfferError } from '../graphql-types';
import type { AskedOffer, AskedOfferItem } from './asked-offer';
import type { ListedPrinting, ListedPrintings } from './listed-printing';

/** What is wrong with an offer, all of it (spec 5, product 9, quality 1). */
export function mistakesIn({ note, items }: AskedOffer, listed: ListedPrintings): OfferError[] {
  const errors: OfferError[] = [];
  const code = toNote(note) === '' ? null : noteErrorOf(note);
  if (code !== null) errors.push(about({ field: 'note', message: NOTE_ERRORS[code], code }));
  if (items.length < 1 || items.length > MAX_OFFER_ITEMS) return [...errors, about(NOT_SO_MANY)];
  const named = new Set<string>();
  return [
    ...errors,
    ...items.flatMap((item, at) => {
      const isRepeated = named.has(item.variantId);
      named.add(item.variantId);
      const found = isRepeated
        ? [about({ ...NAMED_TWICE, field: 'variantId' })]
        : itemErrors(item, listed.get(item.variantId));
      return found.map((error) => ({
        ...error,
        field: `offerItems.${at}.${error.field}`,
        variantId: item.variantId,
      }));
    }),
  ];
}

function itemErrors(item: AskedOfferItem, listed: ListedPrinting | undefined): OfferError[] {
  const { quantity, priceType, fixedPriceInCents } = item;
  const available = listed?.available ?? 0;
  const errors: OfferError[] = [];
  if (!isOfferQuantity(quantity, Math.max(quantity, 1))) errors.push(about(NOT_A_QUANTITY));
  else if (quantity > available) errors.push({ ...about(NOT_AVAILABLE(available)), available });
  if (priceType === 'FIXED' && !(fixedPriceInCents !== null && isFixedPrice(fixedPriceInCents))) {
    errors.push(about(NOT_A_PRICE));
  }
  const presentPriceInCents = listed?.marketPriceInCents ?? null;
  if (listed && priceType === 'MARKET' && isAnotherPrice(item, presentPriceInCents)) {
    errors.push({ ...about(PRICE_CHANGED), presentPriceInCents });
  }
  return errors;
}

/** Whether the person saw another market price; one who names none takes what there is (product 9). */
function isAnotherPrice(
  { expectedPriceInCents, fixedPriceInCents }: AskedOfferItem,
  present: number | null,
): boolean {
  if (expectedPriceInCents !== undefined) return expectedPriceInCents !== present;
  return fixedPriceInCents !== null && fixedPriceInCents !== present;
}

const about = (error: FieldError): OfferError => ({
  ...error,
  variantId: null,
  presentPriceInCents: null,
  available: null,
});

const NOT_SO_MANY: FieldError = {
  field: 'offerItems',
  message: `Choose 1 to ${MAX_OFFER_ITEMS} printings.`,
  code: 'INVALID',
};

const NOT_A_QUANTITY: FieldError = {
  field: 'quantity',
  message: 'Enter a whole number of copies, at least 1.',
  code: 'INVALID',
};

/** What is said where more is asked for than is left; also of an offer that is accepted too late (product 9). */
export const NOT_AVAILABLE = (available: number): FieldError => ({
  field: 'quantity',
  message: available === 0 ? 'No copies are left.' : `Only ${available} left.`,
  code: 'NOT_AVAILABLE',
});

const NOT_A_PRICE: FieldError = {
  field: 'fixedPriceInCents',
  message: `Enter a price of at most ${formatSum(MAX_FIXED_PRICE_CENTS)}.`,
  code: 'INVALID',
};

const PRICE_CHANGED: FieldError = {
  field: 'expectedPriceInCents',
  message: 'The market price has changed.',
  code: 'PRICE_CHANGED',
};
