import { formatNumber } from '@domain/number-text';
import type { UnknownColumns } from './column-mapping';
import { FIRST_LINES } from './file-format';

const MAX_FILE_MB = 64;

/** The most bytes that a file may have (rules/attacks#transport). */
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;

/** The most characters of one line, or of one entry of our JSON. */
export const MAX_LINE_LENGTH = 10_000;

const SENTENCES = {
  EMPTY: 'It has no rows.',
  NOT_TEXT: 'This isn’t a text file. A collection is a CSV or a JSON file.',
  PICTURE: 'This is a picture. A collection is a CSV or a JSON file.',
  SPREADSHEET: 'This is a spreadsheet or an archive. Save it as CSV and choose that file.',
  UNKNOWN_FORMAT: `We don’t recognise these columns. The first line must be ${FIRST_LINES}. A list of cards has lines such as “3 Name (SHD) 331”.`,
  UNKNOWN_JSON: 'This is JSON, but neither a collection exported here nor a deck.',
  LINE_TOO_LONG: `One of its lines is longer than ${formatNumber(MAX_LINE_LENGTH)} characters, so this isn’t a collection.`,
  BROKEN: 'It can’t be read to its end: something in the middle is broken or missing.',
  TOO_LARGE: `It is larger than ${MAX_FILE_MB} MB.`,
  TOO_SLOW: 'The upload was too slow. Check your connection and try again.',
} as const;

export type FileFaultCode = keyof typeof SENTENCES;

/** Why a file isn't read at all: an expected refusal, with one sentence for the person. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly code: FileFaultCode;
  /** Set for an UNKNOWN_FORMAT CSV whose columns a person can map (rules/collection-files#mapping). */
  readonly columns: UnknownColumns | undefined;

  /** @param where such as ` (line 12)` */
  constructor(code: FileFaultCode, where = '', columns?: UnknownColumns) {
    super(SENTENCES[code].replace(/\.$/, `${where}.`));
    this.code = code;
    this.columns = columns;
  }
}
