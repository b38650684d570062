import { type Database, preparedFor } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import { collectionItem } from '../tables';
import { preferencesOf } from '@server/modules/people';
import { visibleOwner } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { and, eq, sql } from 'drizzle-orm';
import { type CollectionItemInventory, itemInventory } from './counted-printing';

export interface UserCardSetCollection {
  id: string;
  /** Never shown. */
  ownerId: string;
  isOwner: boolean;
  handle: string | null;
  cardSetCode: string;
  items: CollectionItemInventory[];
}

/**
 * A player's counts of every printing of a set.
 *
 * @param input `userHandle` is null for the viewer's own
 * @returns null for a missing collection and for one that the viewer may not see (rules/collection#private)
 */
export async function collectionOfSet(
  database: Database,
  viewer: Viewer | null,
  { cardSetCode, userHandle }: { cardSetCode: string; userHandle: string | null },
): Promise<UserCardSetCollection | null> {
  const owner = await visibleOwner(database, viewer, { handle: userHandle, subject: 'COLLECTION' });
  if (owner === null) return null;
  const [counts, printings] = await Promise.all([
    preferencesOf(database, owner.id),
    printingsOfSet(database).execute({ userId: owner.id, code: cardSetCode }),
  ]);
  return {
    // Not the owner's own id: others may see this one.
    id: `${owner.handle ?? 'my'}-${cardSetCode.toLowerCase()}`,
    ownerId: owner.id,
    isOwner: owner.isOwner,
    handle: owner.handle,
    cardSetCode,
    items: printings.map((printing) => itemInventory(printing, counts, owner.isOwner)),
  };
}

/**
 * Every printing of a set with a player's count of it; none for an unknown code.
 *
 * The player's rows are searched between the first and the last id of the set's printings: of a player who counted row by
 * row among many others, each row is on another page of the table, and reading the other sets' rows would be wasted.
 */
const printingsOfSet = preparedFor((database) => {
  const printing = database.$with('printing').as(
    database
      .select({
        id: cardVariant.id,
        cardType: card.cardType,
        variantType: cardVariant.variantType,
      })
      .from(cardVariant)
      .innerJoin(card, eq(card.id, cardVariant.cardId))
      .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
      .where(eq(cardSet.code, sql.placeholder('code'))),
  );
  return database
    .with(printing)
    .select({
      variantId: printing.id,
      cardType: printing.cardType,
      variantType: printing.variantType,
      inventory: sql<number>`coalesce(${collectionItem.inventory}, 0)`,
      missingOverride: collectionItem.missingOverride,
      version: sql<number>`coalesce(${collectionItem.version}, 0)`,
    })
    .from(printing)
    .leftJoin(
      collectionItem,
      and(
        eq(collectionItem.cardVariantId, printing.id),
        eq(collectionItem.userId, sql.placeholder('userId')),
        sql`${collectionItem.cardVariantId} between (select min(id) from printing) and (select max(id) from printing)`,
      ),
    )
    .prepare('collection_of_set');
});
