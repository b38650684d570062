import type { Database } from '@server/platform/db/database';
import { cardSet, cardSetPicture } from '../../tables';
import { recordCatalogueChange } from '@server/modules/people';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { type ChangedCardSet, findListedSet, unknownCardSet } from './change-card-set';
import { announceChange, lockCardSet } from './lock-card-set';

/** The folder of addresses of the pictures that administrators gave. */
export const SET_PICTURES = '/images/card_set_pictures';

/**
 * Gives a set a picture, or the drawn one back.
 *
 * @param picture WebP; null for the drawn one
 */
export async function changePicture(
  database: Database,
  actorId: string,
  cardSetId: string,
  picture: Buffer | null,
): Promise<ChangedCardSet> {
  return database.transaction(async (transaction) => {
    const known = await lockCardSet(transaction, cardSetId);
    if (known === null) return unknownCardSet;
    const id = picture && pictureId(cardSetId, picture);
    const imageUrl = id && `${SET_PICTURES}/${id}`;
    if (imageUrl !== known.imageUrl) {
      await transaction.delete(cardSetPicture).where(eq(cardSetPicture.cardSetId, cardSetId));
      if (picture && id) {
        await transaction.insert(cardSetPicture).values({ id, cardSetId, bytes: picture });
      }
      await transaction.update(cardSet).set({ imageUrl }).where(eq(cardSet.id, cardSetId));
      await recordCatalogueChange(transaction, {
        actorId,
        action: 'SET_PICTURE',
        subject: known.code,
        from: known.imageUrl,
        to: imageUrl,
      });
      await announceChange(transaction, cardSetId);
    }
    return { cardSet: await findListedSet(transaction, cardSetId), errors: [] };
  });
}

/** Another picture has another id, since browsers keep pictures for ever. */
const pictureId = (cardSetId: string, bytes: Buffer): string =>
  createHash('sha256').update(cardSetId).update(bytes).digest('hex').slice(0, 16);
