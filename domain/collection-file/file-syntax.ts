import { startsAsCardLines } from './card-line';
import type { FileSyntax } from './file-format';

interface FileSyntaxFacts {
  extensions: readonly string[];
  mediaTypes: readonly string[];
  /** The word for a row in messages. */
  rowWord: string;
  /** Recognizes a text without leading blanks. The first match in the table is used. */
  starts: (text: string) => boolean;
}

/** The supported syntaxes. A new one needs a reader in `server/modules/collection-file/read`. */
export const FILE_SYNTAXES: Record<FileSyntax, FileSyntaxFacts> = {
  JSON: {
    extensions: ['.json'],
    mediaTypes: ['application/json'],
    rowWord: 'Entry',
    starts: (text) => /^[{[]/.test(text),
  },
  TEXT: {
    extensions: ['.txt'],
    mediaTypes: ['text/plain'],
    rowWord: 'Line',
    starts: startsAsCardLines,
  },
  CSV: {
    extensions: ['.csv', '.tsv'],
    mediaTypes: ['text/csv'],
    rowWord: 'Line',
    starts: () => true,
  },
};

const SYNTAXES = Object.keys(FILE_SYNTAXES) as FileSyntax[];

/** Detects the syntax from the start of a text. */
export const syntaxOf = (start: string): FileSyntax =>
  SYNTAXES.find((syntax) => FILE_SYNTAXES[syntax].starts(start)) ?? 'CSV';

/** The file types that the file picker accepts, by media type and extension. */
export const ACCEPTED_MEDIA_TYPES = SYNTAXES.flatMap((name) => FILE_SYNTAXES[name].mediaTypes);
export const ACCEPTED_EXTENSIONS = SYNTAXES.flatMap((name) => FILE_SYNTAXES[name].extensions);
