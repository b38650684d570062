import { FileRefused, Tally, type FileContents } from '@domain/collection-file';
import type { Database } from '@server/db/database';
import { cataloguePrintings } from './catalogue-printings';
import { decodedText } from './decoded-text';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { rowTaker } from './row-taker';

/**
 * Reads a file of any known format as it comes in (catalogue 3). Of the file nothing stays in memory but what it says
 * of each printing, and the first of its rejected rows.
 *
 * @throws {FileRefused} where it is no collection
 */
export async function readCollectionFile(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
): Promise<FileContents> {
  const text = await fromFirstCharacter(decodedText(chunks));
  const tally = new Tally();
  const take = rowTaker(await cataloguePrintings(database), tally);
  const read = /^[{[]/.test(text.start) ? readJson : readCsv;
  const format = await read(text.pieces, take);
  const contents = tally.contents(format);
  if (contents.rows === 0) throw new FileRefused('EMPTY');
  return contents;
}

/** Text without the blanks before it. */
async function fromFirstCharacter(text: AsyncGenerator<string>) {
  for (;;) {
    const { value, done } = await text.next();
    if (done) throw new FileRefused('EMPTY');
    // Line ends stay, so that lines are counted as a person sees them.
    if (value.trim() !== '') return { start: value.trimStart(), pieces: chained(value, text) };
  }
}

async function* chained(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
