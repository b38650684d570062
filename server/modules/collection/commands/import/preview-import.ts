import {
  type FileContents,
  heldCounts,
  type ImportMode,
  type ImportPreview,
  MAX_NOTES,
  MAX_PREVIEWED,
  planImport,
  type PlannedChange,
  type PlanPreview,
  readingOf,
} from '@domain/collection-file';
import type { Database } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import { eq, inArray } from 'drizzle-orm';
import { findStoredCounts } from '../../queries/stored-counts';
import { type CollectionFile, readCollectionFile } from './read/read-collection-file';
import { keepImport } from './keep-import';

/**
 * Reads a file, stores the reading for an hour, and returns what importing it would change in either mode
 * (rules/collection-files#preview).
 *
 * @throws {FileRefused} if it isn't a collection
 */
export async function previewImport(
  database: Database,
  userId: string,
  { fileName, ...file }: CollectionFile & { fileName: string },
): Promise<ImportPreview> {
  const contents = await readCollectionFile(database, file);
  const id = await keepImport(database, userId, { fileName, contents });
  return {
    id,
    fileName,
    ...readingOf(contents),
    ...(await comparedWithCollection(database, userId, contents)),
  };
}

async function comparedWithCollection(
  database: Database,
  userId: string,
  contents: FileContents,
): Promise<Pick<ImportPreview, 'held' | 'plans'>> {
  const stored = await findStoredCounts(database, userId, contents.setIds);
  const sets = await findSetNames(database, contents.setIds);
  const setOf = new Map([...stored].map(([variantId, { setId }]) => [variantId, setId]));
  for (const { variantId, setId } of contents.printings) setOf.set(variantId, setId);

  const planOf = async (mode: ImportMode): Promise<PlanPreview> => {
    const { changes, refused } = planImport(mode, contents, stored);
    const described = await describePlan(database, changes, { sets, setOf });
    const notes = { total: refused.length, first: refused.slice(0, MAX_NOTES) };
    return { ...described, refused: notes };
  };
  const [add, replace] = await Promise.all([planOf('add'), planOf('replace')]);
  return { held: heldCounts(contents, stored), plans: { add, replace } };
}

interface Catalogue {
  /** In the catalogue's order. */
  sets: readonly { id: string; code: string; name: string }[];
  /** The id of a printing's set. */
  setOf: ReadonlyMap<string, string>;
}

/** The sets of a file, in the catalogue's order. */
const findSetNames = (database: Database, setIds: readonly string[]) =>
  database
    .select({ id: cardSet.id, code: cardSet.code, name: cardSet.name })
    .from(cardSet)
    .where(inArray(cardSet.id, [...setIds]))
    .orderBy(cardSet.position, cardSet.id);

/** The totals of changes, set by set, and the first of them with the printings' names. */
async function describePlan(
  database: Database,
  changes: readonly PlannedChange[],
  { sets, setOf }: Catalogue,
): Promise<Omit<PlanPreview, 'refused'>> {
  const totals = new Map(sets.map(({ id }) => [id, { changes: 0, copies: 0 }]));
  for (const { variantId, from, to } of changes) {
    const total = totals.get(setOf.get(variantId) ?? '');
    if (total === undefined) continue;
    total.changes += 1;
    total.copies += to.inventory - from.inventory;
  }
  const first = changes.slice(0, MAX_PREVIEWED);
  const printings = await findPrintingNames(database, first);
  return {
    changes: changes.length,
    copies: changes.reduce((copies, { from, to }) => copies + to.inventory - from.inventory, 0),
    sets: sets
      .map(({ id, code, name }) => ({ code, name, changes: 0, copies: 0, ...totals.get(id) }))
      .filter((set) => set.changes > 0),
    first: first.flatMap((change) => {
      const printing = printings.get(change.variantId);
      return printing ? [{ ...printing, from: change.from, to: change.to }] : [];
    }),
  };
}

async function findPrintingNames(database: Database, changes: readonly PlannedChange[]) {
  const rows = await database
    .select({
      variantId: cardVariant.id,
      setCode: cardSet.code,
      number: cardVariant.number,
      name: card.name,
      subtitle: card.subtitle,
      variantType: cardVariant.variantType,
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(
      inArray(
        cardVariant.id,
        changes.map(({ variantId }) => variantId),
      ),
    );
  return new Map(rows.map((row) => [row.variantId, row]));
}
