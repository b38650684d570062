import { sellerSide, toNote } from '@domain/offer';
import type { Database, Transaction } from '@server/db/database';
import { offer, offerItem, offerNote } from '@server/db/tables';
import { KEY_REUSED } from '@server/graphql/field-error';
import { addInboxEvent } from '@server/modules/inbox';
import type { Viewer } from '@server/session';
import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { holdRecipient } from '../locks';
import type {
  ListedPrintings,
  OfferError,
  OfferInput,
  OfferItemInput,
  OfferResult,
} from '../offer';
import { mistakesInItems, mistakesInShape, offerError } from '../policy';
import { findListedPrintings } from '../queries/commitments';
import { findOwnOffer } from '../queries/own-offer';

/**
 * Makes an offer to the owner of a list that the initiator may see: all of it, or nothing; sent again under its key, it
 * is the offer that was made then, as it is by now (product 9).
 *
 * @returns what is wrong with it, or the offer
 * @throws NOT_FOUND for a list that is private as for none, FORBIDDEN for one's own
 */
export const createOffer = (
  database: Database,
  viewer: Viewer,
  asked: OfferInput,
): Promise<OfferResult> =>
  database.transaction(async (transaction) => {
    const inShape = mistakesInShape(asked);
    if (inShape.length > 0) return refused(inShape);
    const before = await findSentBefore(transaction, viewer.id, asked);
    if (before?.isSame === false) return refused([offerError(KEY_REUSED)]);
    return before === null
      ? createNew(transaction, viewer, asked)
      : made(transaction, viewer, before.offerId);
  });

async function createNew(
  transaction: Transaction,
  viewer: Viewer,
  asked: OfferInput,
): Promise<OfferResult> {
  const { id: initiatorId } = viewer;
  const { offerType, items } = asked;
  const recipientId = await holdRecipient(transaction, viewer, asked);
  const isSelling = sellerSide(offerType) === 'INITIATOR';
  const sellerId = isSelling ? initiatorId : recipientId;
  const buyerId = isSelling ? recipientId : initiatorId;
  const variantIds = items.map(({ variantId }) => variantId);
  const listed = await findListedPrintings(transaction, {
    offerType,
    sellerId,
    buyerId,
    variantIds,
  });
  const errors = mistakesInItems(items, listed);
  if (errors.length > 0) return refused(errors);
  const note = toNote(asked.note);
  const people = { initiatorId, recipientId, sellerId, buyerId };
  const offerId = await insertOffer(transaction, { ...people, note, asked, listed });
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
  /** As it is kept; empty for none. */
  note: string;
  asked: OfferInput;
  listed: ListedPrintings;
}

/** Inserts an offer with what it is about. @returns its id */
async function insertOffer(
  transaction: Transaction,
  { note, asked, listed, ...people }: NewOffer,
): Promise<string> {
  const { offerType, idempotencyKey, items } = asked;
  const [row] = await transaction
    .insert(offer)
    .values({
      ...people,
      offerType,
      idempotencyKey,
      askedHash: idempotencyKey === null ? null : hashOf(asked),
    })
    .returning({ id: offer.id });
  if (row === undefined) throw new Error('An offer was not inserted');
  await transaction.insert(offerItem).values(
    items.map((item) => ({
      offerId: row.id,
      cardVariantId: item.variantId,
      quantity: item.quantity,
      priceType: item.priceType,
      priceCents: keptPrice(item, listed),
    })),
  );
  if (note !== '') {
    await transaction
      .insert(offerNote)
      .values({ offerId: row.id, userId: people.initiatorId, content: note });
  }
  return row.id;
}

/** A fixed price as it was named; of the market the server's own, as a snapshot (product 9). */
function keptPrice(
  { variantId, priceType, fixedPriceInCents }: OfferItemInput,
  listed: ListedPrintings,
): number | null {
  if (priceType === 'FIXED') return fixedPriceInCents;
  return priceType === 'MARKET' ? (listed.get(variantId)?.marketPriceInCents ?? null) : null;
}

/** An offer that was made before under the same key. */
interface SentBefore {
  offerId: string;
  /** Whether it was asked for in the same words. */
  isSame: boolean;
}

/**
 * What somebody made before under the key of what they ask for; null for nothing, or without a key. Others who send the
 * same key wait until the transaction ends, so that a double click makes one offer (product 9).
 */
async function findSentBefore(
  transaction: Transaction,
  initiatorId: string,
  asked: OfferInput,
): Promise<SentBefore | null> {
  const { idempotencyKey } = asked;
  if (idempotencyKey === null) return null;
  const lock = JSON.stringify(['offer', initiatorId, idempotencyKey]);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [before] = await transaction
    .select({ offerId: offer.id, askedHash: offer.askedHash })
    .from(offer)
    .where(and(eq(offer.initiatorId, initiatorId), eq(offer.idempotencyKey, idempotencyKey)));
  if (before === undefined) return null;
  return { offerId: before.offerId, isSame: before.askedHash === hashOf(asked) };
}

/** What is kept of all that was asked for, to know it again: its items come in any order. */
function hashOf({ recipientHandle, offerType, note, items }: OfferInput): string {
  const inOrder = items.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
  const said = inOrder.map((item) => [
    item.variantId,
    item.quantity,
    item.priceType,
    item.fixedPriceInCents,
    item.expectedPriceInCents,
  ]);
  const all = JSON.stringify([recipientHandle, offerType, toNote(note), said]);
  return createHash('sha256').update(all).digest('base64url');
}
