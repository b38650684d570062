import {
  afterAction,
  copiesToName,
  giverOf,
  mirroredTerms,
  type SwapItem,
  type SwapTerms,
  toNote,
} from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { offer, offerItem, offerNote, offerTerms } from '../tables';
import { BAD_KEY, isIdempotencyKey, KEY_REUSED } from '@server/platform/graphql/field-error';
import { addInboxEvent } from './inbox';
import { actionRefusal } from '../policy';
import type { Viewer } from '@server/platform/viewer';
import { eq } from 'drizzle-orm';
import { holdPrintings, holdSwapPartner, lockSharedOffer } from './hold-offer';
import {
  type OfferError,
  type OfferResult,
  otherOf,
  type OwnOffer,
  type SwapInput,
  type TermsInput,
} from '../queries/offer';
import { knownCopies } from '../queries/known-copies';
import { findOwnOffer } from '../queries/own-offer';
import { findTerms } from '../queries/sent-terms';
import { findOfferItems, type OfferItem } from '../queries/offer-statements';
import { offerError, TOO_MANY_ROUNDS, validateSwapItems, validateTerms } from './validation';
import { applyOfferChange, inDays } from './apply-offer-change';
import { findSentBefore, hashOfInput } from './sent-before';

/**
 * Proposes a swap to a player with a list or open extras that the initiator may see: all of it or nothing. Sent again under its key, it
 * returns the offer made before, in its present state (rules/offers#sent-once).
 *
 * @returns the offer, or what is wrong with it
 * @throws NOT_FOUND without any of these, FORBIDDEN for the initiator's own handle
 */
export const proposeSwap = (
  database: Database,
  viewer: Viewer,
  input: SwapInput,
): Promise<OfferResult> =>
  database.transaction(async (transaction) => {
    const { terms, recipientHandle, idempotencyKey } = input;
    const errors = validateTerms(terms);
    if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) {
      errors.push(offerError(BAD_KEY));
    }
    if (errors.length > 0) return { offer: null, errors };
    const key = { initiatorId: viewer.id, idempotencyKey };
    const hash = hashOfInput(['TRADE', recipientHandle, ...valuesOf(terms)]);
    const before = await findSentBefore(transaction, { ...key, hash });
    if (before?.isSame === false) return { offer: null, errors: [offerError(KEY_REUSED)] };
    const made = before ?? (await proposeNew(transaction, viewer, { ...input, hash }));
    if ('errors' in made) return { offer: null, errors: made.errors };
    const own = await findOwnOffer(transaction, { offerId: made.offerId, userId: viewer.id });
    return { offer: own, errors: [] };
  });

async function proposeNew(
  transaction: Transaction,
  viewer: Viewer,
  { terms, recipientHandle, idempotencyKey, hash }: SwapInput & { hash: string },
): Promise<{ offerId: string } | { errors: OfferError[] }> {
  const initiatorId = viewer.id;
  const recipientId = await holdSwapPartner(transaction, viewer, recipientHandle);
  const other = { id: recipientId, handle: recipientHandle };
  const checked = await checkCopies(transaction, viewer, {
    other,
    terms,
    present: { gives: [], gets: [] },
  });
  if (checked.errors.length > 0) return { errors: checked.errors };
  const [row] = await transaction
    .insert(offer)
    .values({
      initiatorId,
      recipientId,
      offerType: 'TRADE',
      sellerId: recipientId,
      buyerId: initiatorId,
      balanceCents: terms.balanceInCents,
      balancePaidBy: terms.balancePaidBy,
      expiresAt: inDays(terms.answerDays),
      idempotencyKey,
      askedHash: idempotencyKey === null ? null : hash,
    })
    .returning({ id: offer.id, version: offer.version });
  if (row === undefined) throw new Error('A swap was not inserted');
  const sent = { offerId: row.id, number: 1, sentBy: 'INITIATOR', version: row.version } as const;
  await writeTerms(transaction, { ...sent, userId: initiatorId, terms, prices: checked.prices });
  const userIds = [initiatorId, recipientId];
  const event = { offerId: row.id, kind: 'OFFERED', actorId: initiatorId, userIds } as const;
  await addInboxEvent(transaction, event);
  return { offerId: row.id };
}

interface CounterInput {
  offerId: string;
  /** The number of the terms that the player saw. */
  answers: number;
  terms: TermsInput;
}

/**
 * Answers a swap's terms with others (rules/offers#counter-offers). The same counter again changes nothing.
 *
 * @returns the changed offer; with errors, the unchanged one
 * @throws NOT_FOUND for a third party, FORBIDDEN for a counter to one's own terms, CONFLICT with the status if the terms
 * were answered or changed meanwhile
 */
export const counterOffer = (
  database: Database,
  viewer: Viewer,
  { offerId, answers, terms }: CounterInput,
): Promise<OfferResult> =>
  database.transaction(async (transaction) => {
    const key = { offerId, userId: viewer.id };
    const own = await lockSharedOffer(transaction, key);
    const { mySide } = own;
    if (await isSentAlready(transaction, own, { answers, terms }))
      return { offer: own, errors: [] };
    const outcome = afterAction(own, mySide, 'COUNTER', answers);
    if (!outcome.ok) {
      const { code } = outcome;
      if (code !== 'TOO_MANY_ROUNDS') throw actionRefusal(code, own);
      return { offer: own, errors: [offerError(TOO_MANY_ROUNDS)] };
    }
    const inShape = validateTerms(terms);
    if (inShape.length > 0) return { offer: own, errors: inShape };
    const items = await findOfferItems(transaction, own.id);
    const isMine = (item: OfferItem) => giverOf(own.offerType, item) === mySide;
    const present = {
      gives: items.filter(isMine),
      gets: items.filter((item) => !isMine(item)),
    };
    const { errors, prices } = await checkCopies(transaction, viewer, {
      other: otherOf(own),
      terms,
      present,
    });
    if (errors.length > 0) return { offer: own, errors };
    const { termsNumber, termsBy } = outcome.state;
    const version = await applyOfferChange(transaction, own, 'COUNTERED', {
      termsNumber,
      termsBy,
      balanceCents: terms.balanceInCents,
      balancePaidBy: terms.balancePaidBy,
      expiresAt: inDays(terms.answerDays),
    });
    const sent = { offerId: own.id, number: termsNumber, sentBy: termsBy, version };
    await writeTerms(transaction, { ...sent, userId: viewer.id, terms, prices });
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
  return last !== undefined && JSON.stringify(contentOf(last)) === JSON.stringify(contentOf(terms));
}

/** Terms in an order that doesn't depend on how they were put together. */
const contentOf = ({ gives, gets, balanceInCents, balancePaidBy }: SwapTerms) => [
  ...[gives, gets].map((items) =>
    items
      .map(({ variantId, quantity }) => [variantId, quantity] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
  balanceInCents,
  balancePaidBy,
];

const valuesOf = (terms: TermsInput) => [...contentOf(terms), terms.answerDays, toNote(terms.note)];

interface Checked {
  errors: OfferError[];
  /** The market prices of the printings, in whole cents. */
  prices: ReadonlyMap<string, number | null>;
}

interface CopiesToCheck {
  other: { id: string; handle: string | null };
  terms: SwapTerms;
  /** The items of the present terms, by the side that gives them. */
  present: { gives: readonly SwapItem[]; gets: readonly SwapItem[] };
}

/**
 * Checks the copies on both sides of new terms. A player may name printings of the lists that they may see, open extras
 * of the collections that they may see, and what the present terms name on the same side (rules/offers#swaps).
 */
async function checkCopies(
  transaction: Transaction,
  viewer: Viewer,
  { other, terms, present }: CopiesToCheck,
): Promise<Checked> {
  const named = [...terms.gives, ...terms.gets].map(({ variantId }) => variantId);
  const held = await holdPrintings(transaction, [...new Set(named)]);
  const prices = new Map(held.map(({ variantId, marketCents }) => [variantId, marketCents]));
  const known = await knownCopies(transaction, viewer, {
    other,
    variantIds: [...prices.keys()],
    present: { gives: copiesByPrinting(present.gives), gets: copiesByPrinting(present.gets) },
  });
  const errors = (['gives', 'gets'] as const).flatMap((side) =>
    validateSwapItems(side, terms[side], (variantId) =>
      prices.has(variantId) ? copiesToName(known[side](variantId)) : 0,
    ),
  );
  return { errors, prices };
}

const copiesByPrinting = (items: readonly SwapItem[]) =>
  new Map(items.map(({ variantId, quantity }) => [variantId, quantity]));

interface NewTerms {
  offerId: string;
  number: number;
  sentBy: OwnOffer['mySide'];
  /** The offer's, which sending the terms made. */
  version: number;
  userId: string;
  /** From the sender's side. */
  terms: TermsInput;
  prices: Checked['prices'];
}

/** Makes terms the present ones of an offer, and keeps them. */
async function writeTerms(
  transaction: Transaction,
  { offerId, number, sentBy, version, userId, terms, prices }: NewTerms,
): Promise<void> {
  const { gives, gets } = sentBy === 'INITIATOR' ? terms : mirroredTerms(terms);
  const plain = (items: readonly SwapItem[]) =>
    items.map(({ variantId, quantity }) => ({ variantId, quantity }));
  await transaction.insert(offerTerms).values({
    offerId,
    number,
    sentBy,
    gives: plain(gives),
    gets: plain(gets),
    balanceCents: terms.balanceInCents,
    balancePaidBy: terms.balancePaidBy,
  });
  await transaction.delete(offerItem).where(eq(offerItem.offerId, offerId));
  const rows = (items: readonly SwapItem[], inReturn: boolean) =>
    items.map(({ variantId, quantity }) => ({
      offerId,
      cardVariantId: variantId,
      inReturn,
      quantity,
      priceType: 'MARKET' as const,
      priceCents: prices.get(variantId) ?? null,
    }));
  // The initiator is a swap's buyer and gives in return.
  await transaction.insert(offerItem).values([...rows(gives, true), ...rows(gets, false)]);
  const content = toNote(terms.note);
  if (content === '') return;
  await transaction.insert(offerNote).values({ offerId, userId, content, version });
}
