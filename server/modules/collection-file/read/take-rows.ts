import { isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import {
  findByName,
  findPrinting,
  type FoundPrinting,
  indexNames,
  indexPrintings,
  type NamedCard,
  type NamedPrinting,
  type NameIndex,
  type PrintingIndex,
  quoted,
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
    const { setCode } = printing;
    const text = `There is no set ${isCardSetCode(setCode) ? setCode : quoted(setCode)} in the catalogue.`;
    tally.reject({ line, about: aboutOf(printing), text });
    return undefined;
  };

function settle(tally: Tally, read: ReadRow, line: number, set: KnownSet): void {
  const written = read.ok ? read.row.printing : read.printing;
  if (written === null) return;
  const named = { ...written, setCode: set.code };
  const about = aboutOf(named);
  const found = find(set, named);
  if (!read.ok) {
    tally.reject({ line, about, text: read.reason }, found.ok ? found.printing.id : undefined);
  } else if (!found.ok) {
    tally.reject({ line, about, text: found.reason });
  } else {
    tally.add(found.printing.id, set.id, read.row, { line, about });
    if (found.warning !== null) tally.warn({ line, about, text: found.warning });
  }
}

const find = ({ printings, names }: KnownSet, named: NamedPrinting): FoundPrinting =>
  named.name === undefined ? findPrinting(printings, named) : findByName(names, named);

function reject(tally: Tally, read: ReadRow, line: number): void {
  if (!read.ok) tally.reject({ line, about: '', text: read.reason });
}

/** Names a row's printing briefly, even if its cells are long. */
const aboutOf = ({ setCode, number, name = number }: NamedPrinting): string =>
  `${setCode.slice(0, 40)} ${name.slice(0, 20)}`.trim();

/** A set of the catalogue with its printings. */
interface KnownSet {
  id: string;
  code: string;
  printings: PrintingIndex;
  names: NameIndex;
}

/** The catalogue's sets by code, and by name as other programs write them. Their printings are fetched when a row first names the set. */
interface CataloguePrintings {
  /** Null for an unknown code; a promise only the first time. */
  set(code: string): KnownSet | null | Promise<KnownSet>;
}

export async function cataloguePrintings(database: Database): Promise<CataloguePrintings> {
  const { id, code, name } = cardSet;
  const sets = await database.select({ id, code, name }).from(cardSet);
  const byWord = new Map<string, SetRow>();
  for (const set of sets) byWord.set(normalizeCardSetCode(set.name.trim()), set);
  // A code wins over a name.
  for (const set of sets) byWord.set(set.code, set);
  const known = new Map<string, KnownSet>();
  return {
    set: (word) => {
      const set = byWord.get(word);
      return set === undefined ? null : (known.get(set.code) ?? fetchSet(database, set, known));
    },
  };
}

type SetRow = Pick<typeof cardSet.$inferSelect, 'id' | 'code' | 'name'>;

async function fetchSet(
  database: Database,
  { id, code }: SetRow,
  known: Map<string, KnownSet>,
): Promise<KnownSet> {
  const rows = await database
    .select({
      id: cardVariant.id,
      number: cardVariant.number,
      otherNumbers: cardVariant.otherNumbers,
      variantType: cardVariant.variantType,
      cardId: card.id,
      name: card.name,
      subtitle: card.subtitle,
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .where(eq(card.cardSetId, id));
  const cards = new Map<string, NamedCard & { printings: typeof rows }>();
  for (const row of rows) {
    const of = cards.get(row.cardId);
    if (of) of.printings.push(row);
    else cards.set(row.cardId, { name: row.name, subtitle: row.subtitle, printings: [row] });
  }
  const set = { id, code, printings: indexPrintings(rows), names: indexNames(cards.values()) };
  known.set(code, set);
  return set;
}
