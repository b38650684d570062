import type { CardFile } from '../../../import/cards/printing';
import { ImportRefused } from '../../../import/import-refusal';
import { z } from 'zod';
import { notTheFormat, readJson } from '../json/read-json';
import type { SourceFile } from '../source';
import { readRow } from './read-row';
import { nameOfRow } from './row';

const fileSchema = z.object({
  data: z.unknown(),
  total_cards: z.number().nullable().catch(null),
});

/**
 * Reads a swu-db set file, `{"total_cards": n, "data": [row, …]}` (rules/catalogue#rows-in-files).
 *
 * @throws {ImportRefused} NO_CARDS for the answer about an unknown set, NOT_THE_FORMAT for anything else, such as HTML
 *   or half a file
 */
export async function readFile(source: Pick<SourceFile, 'name' | 'json'>): Promise<CardFile> {
  const read = await readJson(source, 'a swu-db set file');
  const refusal = (why: string) => notTheFormat(source, why);
  const { data: rows, total_cards: announced } = fileSchema.safeParse(read).data ?? {
    data: undefined,
    total_cards: null,
  };
  if (rows !== undefined && rows !== null && !Array.isArray(rows)) {
    throw refusal('isn’t a swu-db set file: its data isn’t a list');
  }
  const file: CardFile = { printings: [], rejected: [], leftOut: [], rows: 0, announced };
  let looksLikeRows = false;
  for (const row of (rows ?? []) as unknown[]) {
    file.rows += 1;
    looksLikeRows ||= typeof row === 'object' && row !== null && 'VariantType' in row;
    takeRow(file, row);
  }
  if (file.rows === 0 && file.announced === 0)
    throw new ImportRefused('NO_CARDS', `${source.name} has no cards.`);
  if (file.rows === 0) throw refusal('isn’t a swu-db set file: it has no list of rows named data');
  if (!looksLikeRows) throw refusal('isn’t a swu-db set file: its rows aren’t printings');
  return file;
}

function takeRow(file: CardFile, value: unknown): void {
  const read = readRow(value, file.rows);
  const note = (reason: string) => ({ row: file.rows, name: nameOfRow(value), reason });
  if (!read.ok) {
    file.rejected.push(note(read.reason));
    return;
  }
  file.printings.push(read.printing);
  file.leftOut.push(...read.leftOut.map(note));
}
