import { z } from 'zod';
import { notTheFormat, readJson } from '../json/read-json';
import type { SourceFile } from '../source';

/** The game's category at TCGplayer; the other ones are other games. */
export const CATEGORY = 79;

const answer = z.object({ results: z.array(z.unknown()) });

/**
 * The rows of an answer, `{"results": [row, …]}`.
 *
 * @param what the rows, for refusals, such as `prices`
 * @throws {ImportRefused} NOT_THE_FORMAT
 */
export async function rowsOf(file: SourceFile, what: string): Promise<unknown[]> {
  const format = `a file of TCGCSV’s ${what}`;
  const read = answer.safeParse(await readJson(file, format));
  if (!read.success) throw notTheFormat(file, `isn’t ${format}: it has no list named results`);
  return read.data.results;
}
