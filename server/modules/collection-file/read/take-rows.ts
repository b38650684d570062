import {
  findPrinting,
  indexPrintings,
  type NamedPrinting,
  type PrintingIndex,
  type ReadRow,
  type Tally,
} from '@domain/collection-file';
import type { Database } from '@server/db/database';
import { card, cardSet, cardVariant } from '@server/db/tables';
import { eq } from 'drizzle-orm';

/** Takes one row of a file; returns a promise if a set must be fetched first. */
export type TakeRow = (read: ReadRow, line: number) => void | Promise<void>;

/** Finds the rows' printings in the catalogue and adds their counts up. Unusable rows are reported with their line. */
export const rowTaker =
  (catalogue: CataloguePrintings, tally: Tally): TakeRow =>
  (read, line) => {
    const printing = read.ok ? read.row.printing : read.printing;
    if (printing === null) return reject(tally, read, line);
    const set = catalogue.set(printing.setCode);
    if (set instanceof Promise) return set.then((found) => settle(tally, read, line, found));
    if (set !== null) return settle(tally, read, line, set);
    const text = `There is no set ${printing.setCode} in the catalogue.`;
    tally.reject({ line, about: aboutOf(printing), text });
    return undefined;
  };

function settle(tally: Tally, read: ReadRow, line: number, set: KnownSet): void {
  const named = read.ok ? read.row.printing : read.printing;
  if (named === null) return;
  const about = aboutOf(named);
  const found = findPrinting(set.printings, named);
  if (!read.ok) {
    tally.reject({ line, about, text: read.reason }, found.ok ? found.printing.id : undefined);
  } else if (!found.ok) {
    tally.reject({ line, about, text: found.reason });
  } else {
    tally.add(found.printing.id, set.id, read.row, { line, about });
    if (found.warning !== null) tally.warn({ line, about, text: found.warning });
  }
}

function reject(tally: Tally, read: ReadRow, line: number): void {
  if (!read.ok) tally.reject({ line, about: '', text: read.reason });
}

/** A short name of a printing, however long the cell is. */
const aboutOf = ({ setCode, number }: NamedPrinting): string =>
  `${setCode} ${number.slice(0, 20)}`.trim();

/** A set of the catalogue with its printings. */
interface KnownSet {
  id: string;
  printings: PrintingIndex;
}

/** The catalogue's sets by code. Their printings are fetched when a row first names the set. */
interface CataloguePrintings {
  /** Null for an unknown code; a promise only the first time. */
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
