import {
  DECK_PARTS,
  FileRefused,
  OWN_JSON_FORMAT,
  readDeckEntry,
  readEntry,
  type ReadRow,
} from '@domain/collection-file';
import { JSONParser, TokenizerError, TokenParserError } from '@streamparser/json';
import type { FileText } from './decoded-text';
import type { FileFacts } from './read-collection-file';
import type { TakeRow } from './take-rows';

/** The most characters of one printing, so that an endless one isn't collected in memory. */
const WITHIN = 256 * 1024;

const PATHS = [
  '$.format',
  '$.printings.*',
  ...DECK_PARTS.one.map((part) => `$.${part}`),
  ...DECK_PARTS.several.map((part) => `$.${part}.*`),
];

/**
 * Reads our own JSON, or a deck's, as it arrives, entry by entry.
 *
 * @throws {FileRefused} if it is neither
 */
export async function readJson({ pieces }: FileText, take: TakeRow): Promise<FileFacts> {
  const parser = new JSONParser({ paths: PATHS, keepStack: false });
  let format: unknown;
  let isDeck = false;
  let entries: { read: ReadRow; source: unknown }[] = [];
  parser.onValue = ({ key, value, stack }) => {
    const part = stack.length === 1 ? key : stack[1]?.key;
    if (part === 'format') format = value;
    else if (part === 'printings') entries.push({ read: readEntry(value), source: value });
    else if (value !== null) {
      // A deck without a base or a second leader has null there.
      isDeck = true;
      entries.push({ read: readDeckEntry(value), source: value });
    }
  };

  let line = 0;
  let sinceEntry = 0;
  for await (const piece of pieces) {
    feed(parser, piece);
    sinceEntry = entries.length > 0 ? 0 : sinceEntry + piece.length;
    if (sinceEntry > WITHIN) throw new FileRefused('LINE_TOO_LONG');
    for (const { read, source } of entries) {
      line += 1;
      const taken = take([read], line, [JSON.stringify(source)]);
      if (taken !== undefined) await taken;
    }
    entries = [];
  }
  if (!parser.isEnded) throw new FileRefused('BROKEN');
  if (format !== OWN_JSON_FORMAT && !isDeck) throw new FileRefused('UNKNOWN_JSON');
  const found = isDeck ? 'DECK_JSON' : 'OWN_JSON';
  return { format: found, header: [], remarks: [] };
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
