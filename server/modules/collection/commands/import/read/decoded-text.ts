import {
  BYTES_THAT_TELL,
  FileRefused,
  MAX_FILE_BYTES,
  plainText,
  type TextDecoding,
  textDecoding,
} from '@domain/collection-file';

/** A file's text as it arrives. */
export interface FileText {
  /** The first lines, without leading blanks: as much as tells what the file is. */
  start: string;
  /** All of it. */
  pieces: AsyncGenerator<string>;
  /** What encoding was read instead of UTF-8; null for UTF-8 and UTF-16. Known at the end. */
  otherEncoding: () => string | null;
}

/** Characters that tell what a file is. */
const START = 16 * 1024;

/**
 * A file's text: UTF-8, UTF-16 or Windows-1252, as spreadsheets write them, with or without a byte order mark.
 *
 * @throws {FileRefused} EMPTY; TOO_LARGE as soon as the limit is exceeded; PICTURE, SPREADSHEET or NOT_TEXT
 */
export async function fileText(chunks: AsyncIterable<Uint8Array>): Promise<FileText> {
  const decoding = { other: () => null as string | null };
  const text = decodedText(chunks, decoding);
  // Line ends stay, so that line numbers match what a person sees.
  let begun = '';
  let isWhole = false;
  while (begun.trimStart().length < START && !isWhole) {
    const { value, done } = await text.next();
    if (done) isWhole = true;
    else begun = begun.trim() === '' ? value : begun + value;
  }
  if (begun.trim() === '') throw new FileRefused('EMPTY');
  return {
    start: begun.trimStart(),
    pieces: chained(begun, text),
    otherEncoding: () => decoding.other(),
  };
}

async function* chained(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Bytes that are decoded in one piece. */
const PIECE = 64 * 1024;

/** @param decoding gets what tells the encoding */
async function* decodedText(
  chunks: AsyncIterable<Uint8Array>,
  decoding: { other: TextDecoding['other'] },
): AsyncGenerator<string> {
  let size = 0;
  let head = Buffer.alloc(0);
  let found: TextDecoding | null = null;

  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) throw new FileRefused('TOO_LARGE');
    let bytes = chunk;
    if (found === null) {
      head = Buffer.concat([head, chunk]);
      if (head.length < BYTES_THAT_TELL) continue;
      found = textDecoding(head);
      decoding.other = found.other;
      bytes = head;
    }
    for (let at = 0; at < bytes.length; at += PIECE) {
      yield plainText(found.decode(bytes.subarray(at, at + PIECE)));
    }
  }
  const isShort = found === null;
  found ??= textDecoding(head);
  decoding.other = found.other;
  yield plainText((isShort ? found.decode(head) : '') + found.decode());
}
