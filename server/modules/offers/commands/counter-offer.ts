import { afterAction, giverOf } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import type { Viewer } from '@server/platform/viewer';
import { actionRefusal } from '../policy';
import {
  type ListTermsInput,
  type OfferError,
  type OfferResult,
  otherOf,
  type OwnOffer,
  type TermsInput,
} from '../queries/offer';
import { findOfferItems, type OfferItem } from '../queries/offer-statements';
import { findOwnOffer } from '../queries/own-offer';
import { findTerms } from '../queries/sent-terms';
import { applyOfferChange, inDays } from './apply-offer-change';
import { lockSharedOffer } from './hold-offer';
import { checkListTerms, contentOfItems, contentOfList, keepFirstTerms } from './list-terms';
import { checkCopies, contentOfSwap, storedSwap } from './propose-swap';
import { offerError, TOO_MANY_ROUNDS, validateOfferShape, validateTerms } from './validation';
import { type StoredTerms, writeTerms } from './write-terms';

interface CounterInput {
  offerId: string;
  /** The number of the terms that the player saw. */
  answers: number;
  /** A swap's, or those of an offer for money. */
  terms: TermsInput | ListTermsInput;
}

const isList = (terms: CounterInput['terms']): terms is ListTermsInput => 'items' in terms;

/**
 * Answers an offer's terms with others (rules/offers#counter-offers). The same counter again changes nothing.
 *
 * @returns the changed offer; with errors, the unchanged one
 * @throws NOT_FOUND for a third party, FORBIDDEN for a counter to one's own terms or with those of another kind of offer,
 * CONFLICT with the status if the terms were answered or changed meanwhile
 */
export const counterOffer = (
  database: Database,
  viewer: Viewer,
  { offerId, answers, terms }: CounterInput,
): Promise<OfferResult> =>
  database.transaction(async (transaction) => {
    const key = { offerId, userId: viewer.id };
    const own = await lockSharedOffer(transaction, key);
    if (isList(terms) === (own.offerType === 'TRADE')) throw actionRefusal('FORBIDDEN', own);
    if (await isSentAlready(transaction, own, { answers, terms })) {
      return { offer: own, errors: [] };
    }
    const outcome = afterAction(own, own.mySide, 'COUNTER', answers);
    if (!outcome.ok) {
      const { code } = outcome;
      if (code !== 'TOO_MANY_ROUNDS') throw actionRefusal(code, own);
      return { offer: own, errors: [offerError(TOO_MANY_ROUNDS)] };
    }
    const inShape = isList(terms)
      ? validateOfferShape({ ...terms, idempotencyKey: null })
      : validateTerms(terms);
    if (inShape.length > 0) return { offer: own, errors: inShape };
    const present = await findOfferItems(transaction, own.id);
    const checked = isList(terms)
      ? await checkListTerms(transaction, viewer, { own, items: terms.items, present })
      : await checkSwap(transaction, viewer, { own, terms, present });
    if ('errors' in checked) return { offer: own, errors: checked.errors };
    const { termsNumber: number, termsBy: sentBy } = outcome.state;
    const { balanceCents, balancePaidBy } = checked.stored;
    const version = await applyOfferChange(transaction, own, 'COUNTERED', {
      termsNumber: number,
      termsBy: sentBy,
      balanceCents,
      balancePaidBy: balancePaidBy ?? null,
      expiresAt: inDays(terms.answerDays),
    });
    if (isList(terms)) await keepFirstTerms(transaction, own, present);
    const sent = { offerId, number, sentBy, version, userId: viewer.id, note: terms.note };
    await writeTerms(transaction, { ...sent, stored: checked.stored });
    return { offer: await findOwnOffer(transaction, key), errors: [] };
  });

/** Whether the present terms are this very counter, which is sent again after a lost answer. */
async function isSentAlready(
  transaction: Transaction,
  own: OwnOffer,
  { answers, terms }: Pick<CounterInput, 'answers' | 'terms'>,
): Promise<boolean> {
  if (own.termsBy !== own.mySide || own.termsNumber !== answers + 1) return false;
  const last = (await findTerms(transaction, own)).at(-1);
  if (last === undefined) return false;
  const [sent, asked] = isList(terms)
    ? [contentOfItems([...last.gives, ...last.gets]), contentOfList(terms.items)]
    : [contentOfSwap(last), contentOfSwap(terms)];
  return JSON.stringify(sent) === JSON.stringify(asked);
}

interface SwapToCheck {
  own: OwnOffer;
  terms: TermsInput;
  /** Of the present terms. */
  present: readonly OfferItem[];
}

async function checkSwap(
  transaction: Transaction,
  viewer: Viewer,
  { own, terms, present }: SwapToCheck,
): Promise<{ stored: StoredTerms } | { errors: OfferError[] }> {
  const isMine = (item: OfferItem) => giverOf(own.offerType, item) === own.mySide;
  const { errors, prices } = await checkCopies(transaction, viewer, {
    other: otherOf(own),
    terms,
    present: {
      gives: present.filter(isMine),
      gets: present.filter((item) => !isMine(item)),
    },
  });
  return errors.length > 0 ? { errors } : { stored: storedSwap(terms, own.mySide, prices) };
}
