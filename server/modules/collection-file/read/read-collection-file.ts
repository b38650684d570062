import {
  type CollectionFileFormat,
  type ColumnMapping,
  type FileContents,
  FileRefused,
  type FileSyntax,
  MAX_FILE_BYTES,
  syntaxOf,
  Tally,
} from '@domain/collection-file';
import type { Database } from '@server/db/database';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { readText } from './read-text';
import { cataloguePrintings, rowTaker, type TakeRow } from './take-rows';

/** Reads a text and takes its rows; the answer is the format. @throws {FileRefused} if it isn't a collection */
type Reader = (
  text: AsyncGenerator<string>,
  take: TakeRow,
  mapping: ColumnMapping | null,
) => Promise<CollectionFileFormat>;

/** The formats, with their columns and words, are in `domain/collection-file/file-format`. */
const READERS: Record<FileSyntax, Reader> = { CSV: readCsv, JSON: readJson, TEXT: readText };

/** A file as it arrives. */
export interface CollectionFile {
  chunks: AsyncIterable<Uint8Array>;
  /** The person's column mapping, if they sent one (rules/collection-files#mapping). */
  mapping: ColumnMapping | null;
}

/**
 * Reads a file of any known format as it arrives (rules/collection-files#formats). Only the count of each printing and
 * the first rejected rows stay in memory.
 *
 * @throws {FileRefused} if it isn't a collection
 */
export async function readCollectionFile(
  database: Database,
  { chunks, mapping }: CollectionFile,
): Promise<FileContents> {
  const text = await fromFirstCharacter(decodedText(chunks));
  const tally = new Tally();
  const take = rowTaker(await cataloguePrintings(database), tally);
  const format = await READERS[syntaxOf(text.start)](text.pieces, take, mapping);
  const contents = tally.contents(format);
  if (contents.rows === 0) throw new FileRefused('EMPTY');
  return contents;
}

/** The text without leading blanks. */
async function fromFirstCharacter(text: AsyncGenerator<string>) {
  for (;;) {
    const { value, done } = await text.next();
    if (done) throw new FileRefused('EMPTY');
    // Line ends stay, so that line numbers match what a person sees.
    if (value.trim() !== '') return { start: value.trimStart(), pieces: chained(value, text) };
  }
}

async function* chained(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Bytes at the start that tell the encoding, or that it isn't text. */
const HEAD = 16;

/** Bytes that are decoded in one piece. */
const PIECE = 64 * 1024;

/** Characters of binary files that text doesn't have, such as NUL. */
const BINARY = /[^\t-\r -\u{10FFFF}]/u;

const PICTURES = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/];

const ARCHIVES = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];

/**
 * A file's text as it arrives: UTF-8, or UTF-16 as some spreadsheets write it, with or without a byte order mark.
 *
 * @throws {FileRefused} TOO_LARGE as soon as the limit is exceeded; PICTURE, SPREADSHEET or NOT_TEXT
 */
async function* decodedText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let size = 0;
  let head = Buffer.alloc(0);
  let decoder: TextDecoder | null = null;

  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) throw new FileRefused('TOO_LARGE');
    let bytes = chunk;
    if (decoder === null) {
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD) continue;
      decoder = decoderFor(head);
      bytes = head;
    }
    for (let at = 0; at < bytes.length; at += PIECE) {
      yield plainText(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
    }
  }
  decoder ??= decoderFor(head);
  yield plainText(decoder.decode(size < HEAD ? head : undefined));
}

function plainText(decoded: string): string {
  if (BINARY.test(decoded)) throw new FileRefused('NOT_TEXT');
  return decoded;
}

function decoderFor(head: Buffer): TextDecoder {
  const start = head.toString('latin1', 0, HEAD);
  if (PICTURES.some((picture) => picture.test(start))) throw new FileRefused('PICTURE');
  if (ARCHIVES.some((archive) => start.startsWith(archive))) throw new FileRefused('SPREADSHEET');
  if (/^(?:\xff\xfe|[^\0]\0[^\0]\0)/.test(start)) return new TextDecoder('utf-16le');
  if (/^(?:\xfe\xff|\0[^\0]\0[^\0])/.test(start)) return new TextDecoder('utf-16be');
  return new TextDecoder();
}
