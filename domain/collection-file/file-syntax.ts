import { startsAsCardLines } from './card-line';
import type { FileSyntax } from './file-format';

interface FileSyntaxFacts {
  extensions: readonly string[];
  mediaTypes: readonly string[];
  /** What a row is called in a message. */
  rowWord: string;
  /** Recognizes the text, without leading blanks; the first syntax of the table that does so reads it. */
  starts: (text: string) => boolean;
}

/** The ways to write a file. Another one needs a reader in `server/modules/collection-file/read`. */
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

/** The syntax that a text with this start has. */
export const syntaxOf = (start: string): FileSyntax =>
  SYNTAXES.find((syntax) => FILE_SYNTAXES[syntax].starts(start)) ?? 'CSV';

/** The files that a person may choose, by media type and by extension. */
export const ACCEPTED_MEDIA_TYPES = SYNTAXES.flatMap((name) => FILE_SYNTAXES[name].mediaTypes);
export const ACCEPTED_EXTENSIONS = SYNTAXES.flatMap((name) => FILE_SYNTAXES[name].extensions);
