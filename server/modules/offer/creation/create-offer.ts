import { LIST_OF_OFFER, sellerSide, toNote } from '@domain/offer';
import type { Database, Transaction } from '@server/db/database';
import { refusal } from '@server/errors';
import { tellBoth } from '@server/modules/inbox/commands/tell-both';
import { visibleOwner } from '@server/modules/sharing/policy/visible-owner';
import { holdAccount } from '@server/modules/user/commands/hold-account';
import type { Viewer } from '@server/session';
import type { OfferResult } from '../graphql-types';
import { ownOffer } from '../policy';
import type { AskedOffer } from './asked-offer';
import { findListed } from './find-listed';
import { mistakesIn } from './mistakes';
import { insertOffer } from './repo';

/**
 * Makes an offer to the owner of a list that the initiator may see: all of it, or nothing (product 9).
 *
 * @returns what is wrong with it, or the offer
 * @throws NOT_FOUND for a list that is private as for none, FORBIDDEN for one's own
 */
export async function createOffer(
  database: Database,
  viewer: Viewer,
  asked: AskedOffer,
): Promise<OfferResult> {
  const { offerType, recipientHandle: handle } = asked;
  const recipient = await visibleOwner(database, viewer, {
    handle,
    subject: LIST_OF_OFFER[offerType],
  });
  if (recipient === null) throw refusal('NOT_FOUND', 'There is no such list.');
  if (recipient.isOwner) throw refusal('FORBIDDEN', 'An offer to yourself can’t be made.');
  return database.transaction((transaction) =>
    createBetween(transaction, { initiatorId: viewer.id, recipientId: recipient.id }, asked),
  );
}

/** The two people of an offer. */
export interface Sides {
  initiatorId: string;
  recipientId: string;
}

async function createBetween(
  transaction: Transaction,
  sides: Sides,
  asked: AskedOffer,
): Promise<OfferResult> {
  const { initiatorId, recipientId } = sides;
  const userIds = [initiatorId, recipientId].toSorted();
  for (const id of userIds) await holdAccount(transaction, id);
  const sellerId = sellerSide(asked.offerType) === 'INITIATOR' ? initiatorId : recipientId;
  const listed = await findListed(transaction, {
    offerType: asked.offerType,
    recipientId,
    sellerId,
    variantIds: asked.items.map(({ variantId }) => variantId),
  });
  const errors = mistakesIn(asked, listed);
  if (errors.length > 0) return { offer: null, errors };
  const note = toNote(asked.note);
  const offerId = await insertOffer(transaction, { ...sides, sellerId, note, asked, listed });
  await tellBoth(transaction, { offerId, kind: 'OFFERED', actorId: initiatorId, userIds });
  return { offer: await ownOffer(transaction, { offerId, userId: initiatorId }), errors };
}
