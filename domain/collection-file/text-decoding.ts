import { FileRefused } from './file-fault';

/** Bytes at the start that tell the encoding, or that it isn't text. */
export const BYTES_THAT_TELL = 16;

/** Reads the bytes of one file. */
export interface TextDecoding {
  /** Decodes the next bytes, or what is left at the end. */
  decode: (bytes?: Uint8Array) => string;
  /** What encoding was read instead of UTF-8; null for UTF-8 and UTF-16. Known at the end. */
  other: () => string | null;
}

const PICTURES = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/];

const ARCHIVES = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];

/**
 * How a file is decoded: UTF-8, UTF-16 or Windows-1252, as spreadsheets write them, with or without a byte order mark.
 *
 * @param head {@link BYTES_THAT_TELL}, or all that there are
 * @throws {FileRefused} PICTURE or SPREADSHEET
 */
export function textDecoding(head: Uint8Array): TextDecoding {
  const start = String.fromCharCode(...head.subarray(0, BYTES_THAT_TELL));
  if (PICTURES.some((picture) => picture.test(start))) throw new FileRefused('PICTURE');
  if (ARCHIVES.some((archive) => start.startsWith(archive))) throw new FileRefused('SPREADSHEET');
  const utf16 = /^(?:\xff\xfe|[^\0]\0[^\0]\0)/.test(start)
    ? 'utf-16le'
    : /^(?:\xfe\xff|\0[^\0]\0[^\0])/.test(start)
      ? 'utf-16be'
      : null;
  if (utf16 === null) return utf8OrWindows();
  const decoder = new TextDecoder(utf16);
  return {
    decode: (bytes) => decoder.decode(bytes, { stream: bytes !== undefined }),
    other: () => null,
  };
}

/** Characters of binary files that text doesn't have, such as NUL. */
const BINARY = /[^\t-\r -\u{10FFFF}]/u;

/** @throws {FileRefused} NOT_TEXT */
export function plainText(decoded: string): string {
  if (BINARY.test(decoded)) throw new FileRefused('NOT_TEXT');
  return decoded;
}

/**
 * UTF-8, until bytes come that it doesn't have; then Windows-1252, which western spreadsheets write. What came before
 * had no letters but ASCII's, which both have in common; if it had, the file is UTF-8 with a broken letter.
 */
function utf8OrWindows(): TextDecoding {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let fallback: TextDecoder | null = null;
  let other: string | null = null;
  let isAscii = true;
  /** Bytes at a piece's end that may be the start of a letter. */
  let open: Uint8Array = new Uint8Array();
  const decode: TextDecoding['decode'] = (bytes = new Uint8Array()) => {
    const isEnd = bytes.length === 0;
    if (fallback) return fallback.decode(bytes, { stream: !isEnd });
    const all = new Uint8Array(open.length + bytes.length);
    all.set(open);
    all.set(bytes, open.length);
    try {
      const cut = isEnd ? all.length : all.length - openLength(all);
      const text = utf8.decode(all.subarray(0, cut), { stream: !isEnd });
      open = all.subarray(cut);
      isAscii &&= !/[\u0080-\u{10FFFF}]/u.test(text);
      return text;
    } catch {
      fallback = new TextDecoder(isAscii ? 'windows-1252' : 'utf-8');
      if (isAscii) other = 'Windows-1252';
      return fallback.decode(all, { stream: !isEnd });
    }
  };
  return { decode, other: () => other };
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
