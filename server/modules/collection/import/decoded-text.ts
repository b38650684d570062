import { FileRefused, MOST_FILE_BYTES } from '@domain/collection-file';

/** Bytes of the start by which an encoding, or what is no text at all, is known. */
const HEAD = 16;
/** Bytes that are decoded at once. */
const PIECE = 64 * 1024;

/** What no text holds, but pictures and programs do; a NUL among them. */
const BINARY = /[^\t-\r -\u{10FFFF}]/u;

const PICTURES = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/];
const ARCHIVES = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];

/**
 * A file's text as it comes in: UTF-8, or UTF-16 as some spreadsheets write it, with or without a byte order mark.
 *
 * @throws {FileRefused} TOO_LARGE as soon as it is, without reading on; PICTURE, SPREADSHEET or NOT_TEXT
 */
export async function* decodedText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let size = 0;
  let head = Buffer.alloc(0);
  let decoder: TextDecoder | null = null;

  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MOST_FILE_BYTES) throw new FileRefused('TOO_LARGE');
    let bytes = chunk;
    if (decoder === null) {
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD) continue;
      decoder = decoderFor(head);
      bytes = head;
    }
    for (let at = 0; at < bytes.length; at += PIECE) {
      yield text(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
    }
  }
  decoder ??= decoderFor(head);
  yield text(decoder.decode(size < HEAD ? head : undefined));
}

function text(decoded: string): string {
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
