import { JSONParser, TokenizerError, TokenParserError } from '@streamparser/json';
import type { CardFile } from '@server/catalogue/import/cards/printing';
import { ImportRefused } from '@server/catalogue/import/import-refusal';
import { withoutNaN } from '../without-nan';
import { readRow } from './read-row';
import { nameOfRow } from './row';

/**
 * Reads a swu-db set file, `{"total_cards": n, "data": [row, …]}`, as it arrives (rules/catalogue#rows-in-files).
 *
 * @param source the file's name for refusals
 * @param onRows called regularly with the number of rows read
 * @throws {ImportRefused} NO_CARDS for the answer about an unknown set, NOT_THE_FORMAT for anything else, such as HTML
 *   or half a file
 */
export async function readFile(
  chunks: AsyncIterable<Uint8Array>,
  source: string,
  onRows: (rows: number) => void,
): Promise<CardFile> {
  const file: CardFile = { printings: [], rejected: [], leftOut: [], rows: 0, announced: null };
  const notTheFormat = (why: string) => new ImportRefused('NOT_THE_FORMAT', `${source} ${why}.`);
  const parser = new JSONParser({ paths: ['$.data.*', '$.total_cards'], keepStack: false });
  let looksLikeRows = false;
  parser.onValue = ({ value, parent, stack }) => {
    if (stack.length === 1) {
      file.announced = typeof value === 'number' ? value : null;
      return;
    }
    if (!Array.isArray(parent))
      throw notTheFormat('isn’t a swu-db set file: its data isn’t a list');
    file.rows += 1;
    looksLikeRows ||= typeof value === 'object' && value !== null && 'VariantType' in value;
    takeRow(file, value);
  };

  let isFirst = true;
  for await (const chunk of withoutNaN(chunks)) {
    let bytes = chunk;
    if (isFirst) {
      bytes = withoutByteOrderMark(chunk);
      const start = firstCharacter(bytes);
      if (start === '<') throw notTheFormat('is a web page, not a swu-db set file');
      if (start === '') continue;
      isFirst = false;
    }
    feed(parser, bytes, notTheFormat);
    onRows(file.rows);
  }
  if (isFirst) throw notTheFormat('is empty');
  if (!parser.isEnded) throw notTheFormat('ends in the middle: half a file is not imported');
  if (file.rows === 0 && file.announced === 0)
    throw new ImportRefused('NO_CARDS', `${source} has no cards.`);
  if (file.rows === 0)
    throw notTheFormat('isn’t a swu-db set file: it has no list of rows named data');
  if (!looksLikeRows) throw notTheFormat('isn’t a swu-db set file: its rows aren’t printings');
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

function feed(
  parser: JSONParser,
  bytes: Uint8Array,
  notTheFormat: (why: string) => ImportRefused,
): void {
  try {
    if (parser.isEnded) {
      if (firstCharacter(bytes) !== '') throw notTheFormat('goes on after its end');
      return;
    }
    parser.write(bytes);
  } catch (error) {
    if (error instanceof TokenizerError || error instanceof TokenParserError) {
      throw notTheFormat('is not JSON');
    }
    throw error;
  }
}

const firstCharacter = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).trimStart().charAt(0);

const withoutByteOrderMark = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
