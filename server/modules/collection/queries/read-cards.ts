import { type ReadCards, readingOf } from '@domain/collection-file';
import type { Database } from '@server/platform/db/database';
import { cardVariant } from '@server/modules/catalogue/tables';
import { inArray } from 'drizzle-orm';
import {
  type CollectionFile,
  readCollectionFile,
} from '../commands/import/read/read-collection-file';

/**
 * The cards of a file of any known format, for a want list or a sale list (rules/collection-files#lists). Nothing is
 * stored.
 *
 * @throws {FileRefused} if it isn't a collection
 */
export async function readCards(database: Database, file: CollectionFile): Promise<ReadCards> {
  const contents = await readCollectionFile(database, file);
  const counted = contents.printings.filter(({ count }) => count > 0);
  const rows = await database
    .select({ id: cardVariant.id, cardId: cardVariant.cardId })
    .from(cardVariant)
    .where(
      inArray(
        cardVariant.id,
        counted.map(({ variantId }) => variantId),
      ),
    );
  const cardOf = new Map(rows.map(({ id, cardId }) => [id, cardId]));
  return {
    ...readingOf(contents),
    printings: counted.flatMap(({ variantId, count, want }) => {
      const cardId = cardOf.get(variantId);
      return cardId === undefined ? [] : [{ variantId, cardId, count, ...(want && { want }) }];
    }),
  };
}
