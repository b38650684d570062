import { isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import {
  type CardOfFile,
  findNamed,
  indexPrintings,
  type NamedPrinting,
  type ReadRow,
  type SetToSearch,
  type Tally,
} from '@domain/collection-file';
import { cardFinderOf } from '@domain/find-cards';
import { nameKey } from '@domain/folded-text';
import { quoted, readCount } from '@domain/readers';
import type { Database } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import { eq } from 'drizzle-orm';

/** Takes what one row of a file says; returns a promise if a set must be fetched first. */
export type TakeRow = (
  reads: readonly ReadRow[],
  line: number,
  source: readonly string[],
) => void | Promise<void>;

/** Finds the rows' printings in the catalogue and adds their counts up. Unusable rows are reported with their line. */
export const rowTaker =
  (catalogue: CataloguePrintings, tally: Tally): TakeRow =>
  (reads, line, source) => {
    tally.begin();
    const waiting = reads.flatMap(
      (read) => takeOne(read, { line, source }, catalogue, tally) ?? [],
    );
    return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
  };

interface Place {
  line: number;
  source: readonly string[];
}

function takeOne(
  read: ReadRow,
  place: Place,
  catalogue: CataloguePrintings,
  tally: Tally,
): Promise<void> | undefined {
  const printing = read.ok ? read.row.printing : read.printing;
  if (printing === null) {
    if (!read.ok) tally.reject({ ...place, about: '' }, read.reason);
    return undefined;
  }
  const set = catalogue.set(printing.setCode);
  if (set instanceof Promise) return set.then((found) => settle(tally, read, place, found));
  if (set !== null) {
    settle(tally, read, place, set);
    return undefined;
  }
  const { setCode } = printing;
  const name = isCardSetCode(setCode) ? setCode : quoted(setCode);
  tally.reject({ ...place, about: aboutOf(printing) }, `There is no set ${name} in the catalogue.`);
  return undefined;
}

function settle(tally: Tally, read: ReadRow, at: Place, set: KnownSet): void {
  const written = read.ok ? read.row.printing : read.printing;
  if (written === null) return;
  const named = { ...written, setCode: set.code };
  const place = { ...at, about: aboutOf(named) };
  const found = findNamed(set, named);
  if (!read.ok) return tally.reject(place, read.reason, found.ok ? found.printing.id : undefined);
  if (!found.ok) return tally.reject(place, found.reason);
  const { mustBeCalled, warning } = read.row;
  const other = found.counts?.find((count) => readCount(count) !== read.row.count);
  if (other !== undefined) {
    const reason = `The name says ${quoted(other)}, but the row counts ${read.row.count}.`;
    return tally.reject(place, reason, found.printing.id);
  }
  const { name } = set.cardOf(found.printing);
  if (mustBeCalled !== undefined && !nameKey(mustBeCalled).startsWith(nameKey(name))) {
    const reason = `Without a count in front, ${quoted(mustBeCalled)} has to be the card’s name; ${place.about} is ${quoted(name)}.`;
    return tally.reject(place, reason, found.printing.id);
  }
  tally.add(found.printing.id, set.id, read.row, place);
  for (const text of [found.warning, warning]) if (text) tally.warn(place, text);
}

/** Names a row's printing briefly, even if its cells are long. */
const aboutOf = ({ setCode, number, name = number }: NamedPrinting): string =>
  `${setCode.slice(0, 40)} ${name.slice(0, 20)}`.trim();

/** A set of the catalogue with its printings. */
interface KnownSet extends SetToSearch {
  id: string;
  code: string;
  cardOf: (printing: { cardId: string }) => { name: string };
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
  const cards = new Map<string, CardOfFile & { cardVariants: typeof rows }>();
  for (const row of rows) {
    const of = cards.get(row.cardId);
    const { cardId, name, subtitle } = row;
    if (of) of.cardVariants.push(row);
    else cards.set(cardId, { id: cardId, cardSetId: id, name, subtitle, cardVariants: [row] });
  }
  const set = {
    id,
    code,
    printings: indexPrintings(rows),
    finder: cardFinderOf([...cards.values()], [{ id, code }]),
    cardOf: ({ cardId }: { cardId: string }) => cards.get(cardId) ?? { name: '' },
  };
  known.set(code, set);
  return set;
}
