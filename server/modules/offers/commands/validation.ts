import {
  isAnswerDays,
  isOfferQuantity,
  MAX_OFFER_ITEMS,
  NOT_DAYS,
  NOTE_ERRORS,
  noteErrorOf,
  optionalNoteErrorOf,
  MAX_TERMS,
  TERMS_ERRORS,
  termsErrorsOf,
} from '@domain/offer';
import { isMarketPrice } from '@domain/pricing';
import { BAD_KEY, type FieldError, isIdempotencyKey } from '@server/platform/graphql/field-error';
import { isPriced, NAMED_TWICE, NOT_A_PRICE } from '@server/modules/lists';
import type {
  ListedPrinting,
  ListedPrintings,
  OfferError,
  OfferInput,
  OfferItemInput,
  TermsInput,
} from '../queries/offer';

/** What is wrong with an offer, whatever the lists name. */
export function validateOfferShape({
  note,
  items,
  answerDays,
  idempotencyKey,
}: Omit<OfferInput, 'recipientHandle' | 'offerType'>): OfferError[] {
  const errors: FieldError[] = [];
  if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) errors.push(BAD_KEY);
  const code = optionalNoteErrorOf(note);
  if (code !== null) errors.push({ field: 'note', message: NOTE_ERRORS[code], code });
  if (items.length < 1 || items.length > MAX_OFFER_ITEMS) errors.push(NOT_SO_MANY);
  if (!isAnswerDays(answerDays)) {
    errors.push({ field: 'answerDays', message: NOT_DAYS, code: 'NOT_DAYS' });
  }
  return errors.map(offerError);
}

/** Everything that is wrong with the printings of an offer (rules/offers#quantity). */
export function validateOfferItems(
  items: readonly OfferItemInput[],
  listed: ListedPrintings,
): OfferError[] {
  const named = new Set<string>();
  return items.flatMap((item, at) => {
    const { variantId } = item;
    const found = named.has(variantId)
      ? [offerError({ ...NAMED_TWICE, field: 'variantId' })]
      : [
          ...quantityErrors(item.quantity, listed.get(variantId)?.available ?? 0),
          ...priceErrors(item, listed.get(variantId)),
        ];
    named.add(variantId);
    return found.map((error) => ({
      ...error,
      variantId,
      field: `offerItems.${at}.${error.field}`,
    }));
  });
}

function quantityErrors(quantity: number, available: number): OfferError[] {
  if (!isOfferQuantity(quantity, Infinity)) return [offerError(NOT_A_QUANTITY)];
  return quantity > available ? [{ ...offerError(NOT_AVAILABLE(available)), available }] : [];
}

function priceErrors(item: OfferItemInput, listed?: ListedPrinting): OfferError[] {
  const { priceType, fixedPriceInCents: named, expectedPriceInCents: expected } = item;
  if (!isMarketPrice(priceType)) {
    return isPriced(priceType, named) ? [] : [offerError(NOT_A_PRICE)];
  }
  const seen = [...(expected === undefined ? [] : [expected]), ...(named === null ? [] : [named])];
  if (seen.some((cents) => cents !== null && cents < 0)) return [offerError(NOT_A_PRICE)];
  if (listed === undefined) return [];
  // Without a named price, the listed one is taken (rules/offers#offered-price).
  const { marketPriceInCents: presentPriceInCents } = listed;
  return seen.every((cents) => cents === presentPriceInCents)
    ? []
    : [{ ...offerError(PRICE_CHANGED), presentPriceInCents }];
}

/** What is wrong with a swap's terms, whatever the lists name. */
export function validateTerms(terms: TermsInput): OfferError[] {
  const errors: FieldError[] = termsErrorsOf(terms, terms.answerDays).map((code) => ({
    field: TERMS_FIELDS[code],
    message: TERMS_ERRORS[code],
    code,
  }));
  const code = optionalNoteErrorOf(terms.note);
  if (code !== null) errors.push({ field: 'note', message: NOTE_ERRORS[code], code });
  return errors.map(offerError);
}

const TERMS_FIELDS: Record<keyof typeof TERMS_ERRORS, string> = {
  ONE_SIDED: 'gives',
  NOT_SO_MANY: 'gives',
  ON_BOTH_SIDES: 'gives',
  NOT_A_BALANCE: 'balanceInCents',
  NOT_DAYS: 'answerDays',
};

/** Everything that is wrong with the printings on one side of a swap. @param available of a printing, how many copies */
export function validateSwapItems(
  side: 'gives' | 'gets',
  items: TermsInput['gives'],
  available: (variantId: string) => number,
): OfferError[] {
  const named = new Set<string>();
  return items.flatMap(({ variantId, quantity }, at) => {
    const left = available(variantId);
    const found = named.has(variantId)
      ? [offerError({ ...NAMED_TWICE, field: 'variantId' })]
      : quantityErrors(quantity, left);
    named.add(variantId);
    return found.map((error) => ({ ...error, variantId, field: `${side}.${at}.${error.field}` }));
  });
}

/** An error about an offer as a whole. */
export const offerError = (error: FieldError): OfferError => ({
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

/**
 * For more copies than are left, when an offer is made and when it is accepted (rules/offers#accepting).
 *
 * @param available null if the viewer may not know how many are left
 */
export const NOT_AVAILABLE = (available: number | null): FieldError => ({
  field: 'quantity',
  message: notAvailable(available),
  code: 'NOT_AVAILABLE',
});

function notAvailable(available: number | null): string {
  if (available === null) return 'Not enough copies are left.';
  return available === 0 ? 'No copies are left.' : `Only ${available} left.`;
}

const PRICE_CHANGED: FieldError = {
  field: 'expectedPriceInCents',
  message: 'The market price has changed.',
  code: 'PRICE_CHANGED',
};

export function validateNote(content: string, idempotencyKey: string | null): FieldError[] {
  const errors: FieldError[] = [];
  const code = noteErrorOf(content);
  if (code !== null) errors.push({ field: 'content', message: NOTE_ERRORS[code], code });
  if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) errors.push(BAD_KEY);
  return errors;
}

/** Some copies are “Contact for Price”, and the sides haven't agreed on it yet (rules/offers#agreed-price). */
export const PRICE_NOT_AGREED: FieldError = {
  field: 'offerItems',
  message: 'Agree on every price first: one side proposes it, the other takes it.',
  code: 'PRICE_NOT_AGREED',
};

/** The last terms that an offer may have can only be accepted, declined or taken back (rules/offers#counter-offers). */
export const TOO_MANY_ROUNDS: FieldError = {
  field: 'terms',
  message: `These are the ${MAX_TERMS}th terms, and there can’t be more.`,
  code: 'TOO_MANY_ROUNDS',
};

/** With the sentence of a fixed price. */
export const NOT_A_PRICE_TO_AGREE: FieldError = { ...NOT_A_PRICE, field: 'priceInCents' };

/** The catalogue was replaced, and the offer's printings are gone with it. */
export const NOTHING_LEFT: FieldError = {
  field: 'offerItems',
  message: 'None of this offer’s cards is in the catalogue any more.',
  code: 'INVALID',
};
