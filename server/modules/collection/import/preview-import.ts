import {
  IMPORT_MODES,
  MOST_NOTES,
  planImport,
  type FileContents,
  type ImportMode,
  type ImportPreview,
} from '@domain/collection-file';
import type { Database } from '@server/db/database';
import { describePlan, findSetNames } from './describe-plan';
import { keepImport } from './kept-import';
import { readCollectionFile } from './read-collection-file';
import { findStoredCounts } from './stored-counts';

/**
 * Reads a file, keeps what it says for an hour and tells what importing it would change, either way.
 *
 * @throws {FileRefused} where it is no collection
 */
export async function previewImport(
  database: Database,
  userId: string,
  file: { fileName: string; chunks: AsyncIterable<Uint8Array> },
): Promise<ImportPreview> {
  const { fileName } = file;
  const contents = await readCollectionFile(database, file.chunks);
  const id = await keepImport(database, userId, { fileName, contents });
  return {
    id,
    fileName,
    format: contents.format,
    rows: contents.rows,
    rejected: contents.rejected,
    warnings: contents.warnings,
    plans: await plansFor(database, userId, contents),
  };
}

async function plansFor(
  database: Database,
  userId: string,
  contents: FileContents,
): Promise<ImportPreview['plans']> {
  const stored = await findStoredCounts(database, userId, contents.setIds);
  const sets = await findSetNames(database, contents.setIds);
  const setOf = new Map([...stored].map(([variantId, { setId }]) => [variantId, setId]));
  for (const { variantId, setId } of contents.printings) setOf.set(variantId, setId);

  const plans = IMPORT_MODES.map(async (mode) => {
    const { changes, refused } = planImport(mode, contents, stored);
    const described = await describePlan(database, changes, { sets, setOf });
    const notes = { total: refused.length, first: refused.slice(0, MOST_NOTES) };
    return [mode, { ...described, refused: notes }] as const;
  });
  return Object.fromEntries(await Promise.all(plans)) as Record<
    ImportMode,
    ImportPreview['plans']['add']
  >;
}
