import { eq } from 'drizzle-orm';
import type { CardFacts } from '@artwork/card-facts';
import type { Database } from '@server/platform/db/database';
import { card, cardImage, cardSet, cardVariant } from '../../tables';

/** The known facts of the face that a picture's id names. */
export interface PicturedCard {
  facts: CardFacts;
  /** The picture's address from the import. */
  sourceUrl: string | null;
  /** Whether it belongs to the demo, whose art we draw. */
  isDemo: boolean;
}

/** @returns undefined for an unknown picture id */
export async function findPicturedCard(
  database: Database,
  id: string,
): Promise<PicturedCard | undefined> {
  const [found] = await database
    .select({
      image: cardImage,
      printing: cardVariant,
      card,
      setCode: cardSet.code,
      origin: cardSet.origin,
    })
    .from(cardImage)
    .innerJoin(cardVariant, eq(cardVariant.id, cardImage.cardVariantId))
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(eq(cardImage.id, id));
  if (!found) return undefined;
  const { image, printing, setCode, origin } = found;
  const { face, orientation, sourceUrl } = image;
  const { number, variantType } = printing;
  const facts = { ...found.card, cardId: found.card.id, setCode, number, variantType };
  return { facts: { ...facts, face, orientation }, sourceUrl, isDemo: origin === 'DEMO' };
}

/** The facts that a set's picture shows; undefined for an unknown set. */
export async function findCardSet(database: Database, id: string) {
  const [found] = await database
    .select({ code: cardSet.code, name: cardSet.name })
    .from(cardSet)
    .where(eq(cardSet.id, id));
  return found;
}
