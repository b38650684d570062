import { indexPrintings, type PrintingIndex } from '@domain/collection-file';
import type { Database } from '@server/db/database';
import { card, cardSet, cardVariant } from '@server/db/tables';
import { eq } from 'drizzle-orm';

/** A set whose printings a file's rows mean. */
export interface KnownSet {
  id: string;
  printings: PrintingIndex;
}

/** The catalogue's sets by code; their printings are fetched when a row first names the set. */
export interface CataloguePrintings {
  /** Null for a code that the catalogue hasn't got; a promise only the first time. */
  set(code: string): KnownSet | null | Promise<KnownSet>;
}

export async function cataloguePrintings(database: Database): Promise<CataloguePrintings> {
  const rows = await database.select({ id: cardSet.id, code: cardSet.code }).from(cardSet);
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  const known = new Map<string, KnownSet>();
  return {
    set: (code) => {
      const id = ids.get(code);
      return id === undefined ? null : (known.get(code) ?? fetchSet(database, id, code, known));
    },
  };
}

async function fetchSet(
  database: Database,
  id: string,
  code: string,
  known: Map<string, KnownSet>,
): Promise<KnownSet> {
  const printings = await database
    .select({
      id: cardVariant.id,
      number: cardVariant.number,
      otherNumbers: cardVariant.otherNumbers,
      variantType: cardVariant.variantType,
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .where(eq(card.cardSetId, id));
  const set = { id, printings: indexPrintings(printings) };
  known.set(code, set);
  return set;
}
