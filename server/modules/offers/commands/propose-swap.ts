import {
  copiesToName,
  mirroredTerms,
  type OfferSide,
  type SwapItem,
  type SwapTerms,
  toNote,
} from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { offer } from '../tables';
import { BAD_KEY, isIdempotencyKey, KEY_REUSED } from '@server/platform/graphql/field-error';
import { addInboxEvent } from './inbox';
import type { Viewer } from '@server/platform/viewer';
import { holdPrintings, holdSwapPartner } from './hold-offer';
import type { OfferError, OfferResult, SwapInput, TermsInput } from '../queries/offer';
import { knownCopies } from '../queries/known-copies';
import { findOwnOffer } from '../queries/own-offer';
import { offerError, validateSwapItems, validateTerms } from './validation';
import { inDays } from './apply-offer-change';
import { findSentBefore, hashOfInput } from './sent-before';
import { type StoredTerms, writeTerms } from './write-terms';

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
  await writeTerms(transaction, {
    offerId: row.id,
    number: 1,
    sentBy: 'INITIATOR',
    version: row.version,
    userId: initiatorId,
    note: terms.note,
    stored: storedSwap(terms, 'INITIATOR', checked.prices),
  });
  const userIds = [initiatorId, recipientId];
  const event = { offerId: row.id, kind: 'OFFERED', actorId: initiatorId, userIds } as const;
  await addInboxEvent(transaction, event);
  return { offerId: row.id };
}

const valuesOf = (terms: TermsInput) => [
  ...contentOfSwap(terms),
  terms.answerDays,
  toNote(terms.note),
];

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
export async function checkCopies(
  transaction: Transaction,
  viewer: Viewer,
  { other, terms, present }: CopiesToCheck,
): Promise<Checked> {
  const named = [...terms.gives, ...terms.gets].map(({ variantId }) => variantId);
  const held = await holdPrintings(transaction, [...new Set(named)]);
  const prices = new Map(held.map(({ variantId, marketCents }) => [variantId, marketCents]));
  const isKnown = ({ variantId }: SwapItem) => prices.has(variantId);
  const known = await knownCopies(transaction, viewer, {
    other,
    gives: terms.gives.filter(isKnown),
    gets: terms.gets.filter(isKnown),
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

/** A swap's terms as they are stored. @param prices of the printings, in whole cents */
export function storedSwap(
  terms: TermsInput,
  sentBy: OfferSide,
  prices: Checked['prices'],
): StoredTerms {
  const { gives, gets } = sentBy === 'INITIATOR' ? terms : mirroredTerms(terms);
  const plain = (items: readonly SwapItem[]) =>
    items.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const rows = (items: readonly SwapItem[], inReturn: boolean) =>
    items.map(({ variantId, quantity }) => ({
      cardVariantId: variantId,
      inReturn,
      quantity,
      priceType: 'MARKET' as const,
      priceCents: prices.get(variantId) ?? null,
    }));
  return {
    gives: plain(gives),
    gets: plain(gets),
    balanceCents: terms.balanceInCents,
    balancePaidBy: terms.balancePaidBy,
    // The initiator is a swap's buyer and gives in return.
    items: [...rows(gives, true), ...rows(gets, false)],
  };
}

/** Terms in an order that doesn't depend on how they were put together. */
export const contentOfSwap = ({ gives, gets, balanceInCents, balancePaidBy }: SwapTerms) => [
  ...[gives, gets].map((items) =>
    items
      .map(({ variantId, quantity }) => [variantId, quantity] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
  balanceInCents,
  balancePaidBy,
];
