import { FileRefused, MAX_FILE_BYTES } from '@domain/collection-file';

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
  const decoding = { other: null as string | null };
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
    otherEncoding: () => decoding.other,
  };
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

/** @param decoding gets the encoding, if it is another than Unicode's */
async function* decodedText(
  chunks: AsyncIterable<Uint8Array>,
  decoding: { other: string | null },
): AsyncGenerator<string> {
  let size = 0;
  let head = Buffer.alloc(0);
  let decode: Decode | null = null;

  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) throw new FileRefused('TOO_LARGE');
    let bytes = chunk;
    if (decode === null) {
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD) continue;
      decode = decoderFor(head, decoding);
      bytes = head;
    }
    for (let at = 0; at < bytes.length; at += PIECE) {
      yield plainText(decode(bytes.subarray(at, at + PIECE)));
    }
  }
  decode ??= decoderFor(head, decoding);
  yield plainText((size < HEAD ? decode(head) : '') + decode());
}

function plainText(decoded: string): string {
  if (BINARY.test(decoded)) throw new FileRefused('NOT_TEXT');
  return decoded;
}

/** Decodes the next bytes, or what is left at the end. */
type Decode = (bytes?: Uint8Array) => string;

function decoderFor(head: Buffer, decoding: { other: string | null }): Decode {
  const start = head.toString('latin1', 0, HEAD);
  if (PICTURES.some((picture) => picture.test(start))) throw new FileRefused('PICTURE');
  if (ARCHIVES.some((archive) => start.startsWith(archive))) throw new FileRefused('SPREADSHEET');
  const utf16 = /^(?:\xff\xfe|[^\0]\0[^\0]\0)/.test(start)
    ? 'utf-16le'
    : /^(?:\xfe\xff|\0[^\0]\0[^\0])/.test(start)
      ? 'utf-16be'
      : null;
  if (utf16 !== null) {
    const decoder = new TextDecoder(utf16);
    return (bytes) => decoder.decode(bytes, { stream: bytes !== undefined });
  }
  return utf8OrWindows(decoding);
}

/**
 * UTF-8, until bytes come that it doesn't have; then Windows-1252, which western spreadsheets write. What came before
 * had no letters but ASCII's, which both have in common; if it had, the file is UTF-8 with a broken letter.
 */
function utf8OrWindows(decoding: { other: string | null }): Decode {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let fallback: TextDecoder | null = null;
  let isAscii = true;
  /** Bytes at a piece's end that may be the start of a letter. */
  let open = Buffer.alloc(0);
  return (bytes = new Uint8Array()) => {
    const isEnd = bytes.length === 0;
    if (fallback) return fallback.decode(bytes, { stream: !isEnd });
    const all = Buffer.concat([open, bytes]);
    try {
      const cut = isEnd ? all.length : all.length - openLength(all);
      const text = utf8.decode(all.subarray(0, cut), { stream: !isEnd });
      open = all.subarray(cut);
      isAscii &&= !/[\u0080-\u{10FFFF}]/u.test(text);
      return text;
    } catch {
      fallback = new TextDecoder(isAscii ? 'windows-1252' : 'utf-8');
      if (isAscii) decoding.other = 'Windows-1252';
      return fallback.decode(all, { stream: !isEnd });
    }
  };
}

/** How many bytes at the end may be the start of a letter whose rest comes later: none if it is whole. */
function openLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}
