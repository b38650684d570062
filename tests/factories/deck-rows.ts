import type { Database } from '@server/platform/db/database';
import { deck, deckLine, deckVersion } from '@server/modules/decks/tables';
import type { InferInsertModel } from 'drizzle-orm';

type Given = Partial<InferInsertModel<typeof deck>>;

/**
 * Inserts a player's private deck.
 *
 * @param cards copies in its main part, by the card's id
 */
export async function insertDeck(
  database: Database,
  userId: string,
  cards: Readonly<Record<string, number>> = {},
  given: Given = {},
): Promise<string> {
  const [row] = await database
    .insert(deck)
    .values({ userId, name: 'A deck', format: 'premier', ...given })
    .returning({ id: deck.id, version: deck.version });
  const { id: deckId, version } = row!;
  const lines = Object.entries(cards).map(([cardId, copies]) => ({
    cardId,
    copies,
    part: 'DECK' as const,
  }));
  if (lines.length > 0) {
    await database.insert(deckLine).values(lines.map((line) => ({ deckId, ...line })));
  }
  await database.insert(deckVersion).values({ deckId, version, lines });
  return deckId;
}
