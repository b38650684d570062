import {
  type CollectionFileFormat,
  FileRefused,
  OWN_JSON_FORMAT,
  readEntry,
} from '@domain/collection-file';
import { JSONParser, TokenizerError, TokenParserError } from '@streamparser/json';
import type { TakeRow } from './take-rows';

/** The most characters of one printing, so that an endless one isn't collected in memory. */
const WITHIN = 256 * 1024;

/**
 * Reads our own JSON as it arrives, printing by printing.
 *
 * @throws {FileRefused} if it isn't a collection
 */
export async function readJson(
  text: AsyncIterable<string>,
  take: TakeRow,
): Promise<CollectionFileFormat> {
  const parser = new JSONParser({ paths: ['$.format', '$.printings.*'], keepStack: false });
  let format: unknown;
  let entries: unknown[] = [];
  parser.onValue = ({ value, stack }) => {
    if (stack.length === 1) format = value;
    else entries.push(value);
  };

  let line = 0;
  let sinceEntry = 0;
  for await (const piece of text) {
    feed(parser, piece);
    sinceEntry = entries.length > 0 ? 0 : sinceEntry + piece.length;
    if (sinceEntry > WITHIN) throw new FileRefused('LINE_TOO_LONG');
    for (const entry of entries) {
      line += 1;
      const taken = take(readEntry(entry), line);
      if (taken !== undefined) await taken;
    }
    entries = [];
  }
  if (!parser.isEnded) throw new FileRefused('BROKEN');
  if (format !== OWN_JSON_FORMAT) throw new FileRefused('UNKNOWN_FORMAT');
  return 'OWN_JSON';
}

function feed(parser: JSONParser, piece: string): void {
  if (piece === '') return;
  if (parser.isEnded) {
    if (piece.trim() !== '') throw new FileRefused('BROKEN');
    return;
  }
  try {
    parser.write(piece);
  } catch (error) {
    const isBroken = error instanceof TokenizerError || error instanceof TokenParserError;
    throw isBroken ? new FileRefused('BROKEN') : error;
  }
}
