import { DEFAULT_ANSWER_DAYS, sellerSide, toNote } from '@domain/offer';
import type { Database, Transaction } from '@server/platform/db/database';
import { offer, offerItem, offerNote } from '../tables';
import { KEY_REUSED } from '@server/platform/graphql/field-error';
import { addInboxEvent } from './inbox';
import type { Viewer } from '@server/platform/viewer';
import { holdListedPrintings, holdRecipient } from './hold-offer';
import type { ListedPrintings, OfferError, OfferInput, OfferResult } from '../queries/offer';
import { validateOfferItems, validateOfferShape, offerError } from './validation';
import { findOwnOffer } from '../queries/own-offer';
import { inDays } from './apply-offer-change';
import { storedPrice } from './list-terms';
import { findSentBefore, hashOfInput } from './sent-before';

/**
 * Creates an offer to the owner of a list that the initiator may see: all of it or nothing. Sent again under its key, it
 * returns the offer created before, in its present state (rules/offers#sent-once).
 *
 * @returns the offer, or what is wrong with it
 * @throws NOT_FOUND for a private and for a missing list, FORBIDDEN for the initiator's own
 */
export const createOffer = (
  database: Database,
  viewer: Viewer,
  input: OfferInput,
): Promise<OfferResult> =>
  database.transaction(async (transaction) => {
    const inShape = validateOfferShape(input);
    if (inShape.length > 0) return refused(inShape);
    const before = await findSentBefore(transaction, {
      initiatorId: viewer.id,
      idempotencyKey: input.idempotencyKey,
      hash: hashOf(input),
    });
    if (before?.isSame === false) return refused([offerError(KEY_REUSED)]);
    return before === null
      ? createNew(transaction, viewer, input)
      : made(transaction, viewer, before.offerId);
  });

async function createNew(
  transaction: Transaction,
  viewer: Viewer,
  input: OfferInput,
): Promise<OfferResult> {
  const { id: initiatorId } = viewer;
  const { offerType, items } = input;
  const recipientId = await holdRecipient(transaction, viewer, input);
  const isSelling = sellerSide(offerType) === 'INITIATOR';
  const sellerId = isSelling ? initiatorId : recipientId;
  const buyerId = isSelling ? recipientId : initiatorId;
  const listed = await holdListedPrintings(transaction, { offerType, sellerId, buyerId, items });
  const errors = validateOfferItems(items, listed);
  if (errors.length > 0) return refused(errors);
  const note = toNote(input.note);
  const people = { initiatorId, recipientId, sellerId, buyerId };
  const offerId = await insertOffer(transaction, { ...people, note, input, listed });
  const userIds = [initiatorId, recipientId];
  await addInboxEvent(transaction, { offerId, kind: 'OFFERED', actorId: initiatorId, userIds });
  return made(transaction, viewer, offerId);
}

const refused = (errors: OfferError[]): OfferResult => ({ offer: null, errors });

const made = async (
  transaction: Transaction,
  { id: userId }: Viewer,
  offerId: string,
): Promise<OfferResult> => ({
  offer: await findOwnOffer(transaction, { offerId, userId }),
  errors: [],
});

interface NewOffer {
  initiatorId: string;
  recipientId: string;
  sellerId: string;
  buyerId: string;
  /** Trimmed; empty for no note. */
  note: string;
  input: OfferInput;
  listed: ListedPrintings;
}

/** The version of a new offer, the table's default. */
const FIRST_VERSION = 1;

/** Inserts an offer with its printings and its note. @returns its id */
async function insertOffer(
  transaction: Transaction,
  { note, input, listed, ...people }: NewOffer,
): Promise<string> {
  const { offerType, idempotencyKey, items, answerDays } = input;
  const [row] = await transaction
    .insert(offer)
    .values({
      ...people,
      offerType,
      expiresAt: inDays(answerDays),
      idempotencyKey,
      askedHash: idempotencyKey === null ? null : hashOf(input),
    })
    .returning({ id: offer.id });
  if (row === undefined) throw new Error('An offer was not inserted');
  await transaction.insert(offerItem).values(
    items.map((item) => ({
      offerId: row.id,
      cardVariantId: item.variantId,
      quantity: item.quantity,
      priceType: item.priceType,
      priceCents: storedPrice(item, listed),
    })),
  );
  if (note !== '') {
    await transaction.insert(offerNote).values({
      offerId: row.id,
      userId: people.initiatorId,
      content: note,
      version: FIRST_VERSION,
    });
  }
  return row.id;
}

/** A hash of the whole input, whatever the order of its items. */
function hashOf({ recipientHandle, offerType, note, items, answerDays }: OfferInput): string {
  const inOrder = items.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
  const itemValues = inOrder.map((item) => [
    item.variantId,
    item.quantity,
    item.priceType,
    item.fixedPriceInCents,
    item.expectedPriceInCents,
  ]);
  const values = [recipientHandle, offerType, toNote(note), itemValues];
  // As it was before the days could be chosen: an offer may be sent again after an upgrade.
  return hashOfInput(answerDays === DEFAULT_ANSWER_DAYS ? values : [...values, answerDays]);
}
