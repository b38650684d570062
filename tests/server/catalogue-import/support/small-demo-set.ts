import type { CardType, Rarity } from '@domain/card';
import { catalogueDigest } from '@server/modules/catalogue/queries/cards/digest';
import type { Database } from '@server/platform/db/database';
import { catalogueImport } from '@server/modules/catalogue/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';

const CARDS: [CardType, Rarity][] = [
  ['LEADER', 'COMMON'],
  ['BASE', 'COMMON'],
  ['UNIT', 'COMMON'],
  ['UNIT', 'UNCOMMON'],
  ['UNIT', 'RARE'],
  ['UNIT', 'LEGENDARY'],
];

/** A demo set of a few cards, loaded as the demo loader does: with a digest of what it wrote. */
export async function insertDemoSet(database: Database, code: string): Promise<void> {
  const cardSetId = await insertCardSet(database, { code, origin: 'DEMO' });
  for (const [place, [cardType, rarity]] of CARDS.entries()) {
    const number = `00${place + 1}`;
    const id = `${cardSetId}-${number}`;
    const cardId = await insertCard(database, { id, cardSetId, cardType, rarity });
    for (const variantType of ['STANDARD', 'FOIL', 'HYPERSPACE'] as const) {
      await insertPrinting(database, { cardId, variantType, number, priceCents: 50 });
    }
  }
  const digest = await catalogueDigest(database, cardSetId);
  await database.insert(catalogueImport).values({
    cardSetId,
    origin: 'DEMO',
    source: 'demo',
    recordedAt: '2026-01-02T00:00:00Z',
    report: { digest },
  });
}
