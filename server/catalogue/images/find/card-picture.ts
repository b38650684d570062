import { eq } from 'drizzle-orm';
import { drawCardFace } from '@server/catalogue/demo';
import type { Database } from '@server/db/database';
import { card, cardImage, cardSet, cardVariant } from '@server/db/tables';
import type { Original } from '../pictures';

/**
 * The picture of an image id at its full size: drawn, or to be fetched from the address that an
 * import named.
 *
 * @returns undefined for an unknown id
 */
export async function findCardPicture(
  database: Database,
  id: string,
  fetchRemote: (url: string) => Promise<Buffer>,
): Promise<Original | undefined> {
  const [found] = await database
    .select({ image: cardImage, variant: cardVariant, card, setCode: cardSet.code })
    .from(cardImage)
    .innerJoin(cardVariant, eq(cardVariant.id, cardImage.cardVariantId))
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(eq(cardImage.id, id));
  if (!found) return undefined;
  const { sourceUrl } = found.image;
  if (sourceUrl !== null) return { fetch: () => fetchRemote(sourceUrl) };
  const { face, orientation } = found.image;
  const { number, variantType } = found.variant;
  const { setCode } = found;
  const facts = { ...found.card, cardId: found.card.id, setCode, number, variantType };
  return { drawing: drawCardFace({ ...facts, face, orientation }) };
}
