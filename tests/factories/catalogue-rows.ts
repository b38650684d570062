import type { Card, VariantType } from '@domain/card';
import type { Database } from '@server/platform/db/database';
import { card, cardImage, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import type { InferInsertModel } from 'drizzle-orm';
import { insertPriceChanges } from './price-rows';

type CardSetRow = InferInsertModel<typeof cardSet>;
type CardRow = InferInsertModel<typeof card>;

/** Inserts an invented set; its id is its code in lower case. */
export async function insertCardSet(
  database: Database,
  given: Partial<CardSetRow> = {},
): Promise<string> {
  const code = given.code ?? 'SOR';
  const id = code.toLowerCase();
  await database
    .insert(cardSet)
    .values({ id, code, name: `Set ${code}`, position: 1, origin: 'IMPORT', ...given });
  return id;
}

/** Inserts an invented unit of a set that exists, without any printing. */
export async function insertCard(
  database: Database,
  given: Partial<CardRow> & Pick<Card, 'id' | 'cardSetId'>,
): Promise<string> {
  await database.insert(card).values({
    name: `Card ${given.id}`,
    cardType: 'UNIT',
    rarity: 'COMMON',
    aspects: [],
    traits: [],
    keywords: [],
    unique: false,
    ...given,
  });
  return given.id;
}

export interface PrintingGiven {
  cardId: string;
  variantType?: VariantType;
  number?: string;
  /** US cents; also makes the history's one price. */
  priceCents?: number;
  recordedAt?: string;
  hasBack?: boolean;
}

/** Inserts a printing of a card that exists, with its front picture. */
export async function insertPrinting(database: Database, given: PrintingGiven): Promise<string> {
  const { cardId, variantType = 'STANDARD', number = '001', priceCents } = given;
  const recordedAt = given.recordedAt ?? '2026-03-01T00:00:00Z';
  const id = `${cardId}-${variantType.toLowerCase().replaceAll('_', '-')}`;
  const price = priceCents !== undefined && {
    currentPriceCents: priceCents,
    currentPriceRecordedAt: recordedAt,
  };
  await database.insert(cardVariant).values({ id, cardId, variantType, number, ...price });
  if (priceCents !== undefined) {
    await insertPriceChanges(database, id, { [recordedAt]: priceCents });
  }
  for (const face of given.hasBack ? (['FRONT', 'BACK'] as const) : (['FRONT'] as const)) {
    const image = { id: `${id}-${face.toLowerCase()}`, cardVariantId: id, face };
    await database.insert(cardImage).values({ ...image, orientation: 'PORTRAIT' });
  }
  return id;
}
