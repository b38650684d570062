import type { CardToWrite, DeckLine } from '@domain/deck';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import type { Database } from '@server/platform/db/database';
import { isAnyOf } from '@server/platform/db/where';
import { eq } from 'drizzle-orm';

/** What has to be known of a deck's cards to write it, by their ids. */
export async function cardsToWrite(
  database: Database,
  lines: readonly DeckLine[],
): Promise<Map<string, CardToWrite>> {
  const rows = await database
    .select({
      cardId: card.id,
      name: card.name,
      subtitle: card.subtitle,
      setCode: cardSet.code,
      printing: {
        id: cardVariant.id,
        number: cardVariant.number,
        otherNumbers: cardVariant.otherNumbers,
        variantType: cardVariant.variantType,
      },
    })
    .from(card)
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .innerJoin(cardVariant, eq(cardVariant.cardId, card.id))
    .where(
      isAnyOf(
        card.id,
        lines.map(({ cardId }) => cardId),
      ),
    );
  const cards = new Map<string, CardToWrite>();
  for (const { cardId, printing, ...named } of rows) {
    const cardVariants = [...(cards.get(cardId)?.cardVariants ?? []), printing];
    cards.set(cardId, { ...named, cardVariants });
  }
  return cards;
}
