import { sellerSide, toNote } from '@domain/offer';
import type { Database, Transaction } from '@server/db/database';
import { KEY_REUSED } from '@server/graphql/idempotency-key';
import { tellBoth } from '@server/modules/inbox/commands/tell-both';
import type { Viewer } from '@server/session';
import type { OfferError, OfferResult } from '../graphql-types';
import { ownOffer } from '../policy';
import type { AskedOffer } from './asked-offer';
import { findListed } from './find-listed';
import { about, mistakesInItems, mistakesInShape } from './mistakes';
import { holdRecipient } from './recipient';
import { insertOffer } from './repo';
import { findSentBefore } from './sent-before';

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
  asked: AskedOffer,
): Promise<OfferResult> =>
  database.transaction(async (transaction) => {
    const inShape = mistakesInShape(asked);
    if (inShape.length > 0) return refused(inShape);
    const before = await findSentBefore(transaction, viewer.id, asked);
    if (before?.isSame === false) return refused([about(KEY_REUSED)]);
    return before === null
      ? createNew(transaction, viewer, asked)
      : made(transaction, viewer, before.offerId);
  });

async function createNew(
  transaction: Transaction,
  viewer: Viewer,
  asked: AskedOffer,
): Promise<OfferResult> {
  const { id: initiatorId } = viewer;
  const { offerType, items } = asked;
  const recipientId = await holdRecipient(transaction, viewer, asked);
  const isSelling = sellerSide(offerType) === 'INITIATOR';
  const sellerId = isSelling ? initiatorId : recipientId;
  const buyerId = isSelling ? recipientId : initiatorId;
  const variantIds = items.map(({ variantId }) => variantId);
  const listed = await findListed(transaction, { offerType, sellerId, buyerId, variantIds });
  const errors = mistakesInItems(items, listed);
  if (errors.length > 0) return refused(errors);
  const note = toNote(asked.note);
  const people = { initiatorId, recipientId, sellerId, buyerId };
  const offerId = await insertOffer(transaction, { ...people, note, asked, listed });
  const userIds = [initiatorId, recipientId];
  await tellBoth(transaction, { offerId, kind: 'OFFERED', actorId: initiatorId, userIds });
  return made(transaction, viewer, offerId);
}

const refused = (errors: OfferError[]): OfferResult => ({ offer: null, errors });

const made = async (
  transaction: Transaction,
  { id: userId }: Viewer,
  offerId: string,
): Promise<OfferResult> => ({
  offer: await ownOffer(transaction, { offerId, userId }),
  errors: [],
});
