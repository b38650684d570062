import type { Transaction } from '@server/db/database';
import { card, cardSet, cardVariant } from '@server/db/tables';
import { eq } from 'drizzle-orm';
import type { DemoPrinting } from './generate/printing';

/** The printings of the sets that are the demo's, in an order that is the same everywhere. */
export const findDemoPrintings = (transaction: Transaction): Promise<DemoPrinting[]> =>
  transaction
    .select({
      id: cardVariant.id,
      setName: cardSet.name,
      cardType: card.cardType,
      rarity: card.rarity,
      variantType: cardVariant.variantType,
      marketPriceCents: cardVariant.currentPriceCents,
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(eq(cardSet.origin, 'DEMO'))
    .orderBy(cardSet.position, cardVariant.id);
