import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type Database, preparedFor } from '@server/platform/db/database';
import { card, cardImage, cardSet, cardVariant } from '../../tables';

const statementsOf = preparedFor((database) => ({
  card: database
    .select({
      id: card.id,
      name: card.name,
      subtitle: card.subtitle,
      cardType: card.cardType,
      rarity: card.rarity,
      frontText: card.frontText,
      cardSetCode: cardSet.code,
      cardSetName: cardSet.name,
      imageId: cardImage.id,
    })
    .from(card)
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .leftJoin(cardVariant, eq(cardVariant.cardId, card.id))
    .leftJoin(
      cardImage,
      and(eq(cardImage.cardVariantId, cardVariant.id), eq(cardImage.face, 'FRONT')),
    )
    .where(eq(card.id, sql.placeholder('id')))
    .orderBy(desc(sql`${cardVariant.variantType} = 'STANDARD'`), asc(cardVariant.number))
    .limit(1)
    .prepare('linked_card'),
  cardSet: database
    .select({
      id: cardSet.id,
      code: cardSet.code,
      name: cardSet.name,
      description: cardSet.description,
    })
    .from(cardSet)
    .where(eq(cardSet.code, sql.placeholder('code')))
    .prepare('linked_card_set'),
}));

/** What a link to a card shows of it; undefined for an unknown id. */
export async function findLinkedCard(database: Database, id: string) {
  const [found] = await statementsOf(database).card.execute({ id });
  return found;
}

/** What a link to a set shows of it, by its upper-case code; undefined for an unknown code. */
export async function findLinkedCardSet(database: Database, code: string) {
  const [found] = await statementsOf(database).cardSet.execute({ code });
  return found;
}

export type LinkedCard = NonNullable<Awaited<ReturnType<typeof findLinkedCard>>>;
export type LinkedCardSet = NonNullable<Awaited<ReturnType<typeof findLinkedCardSet>>>;
