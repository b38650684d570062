import { isHeading, isRemark } from './card-list';
import { guessedMapping, LEAST_COLUMNS, lackOf, MOST_COLUMNS } from './column-mapping';
import { recogniseHeader } from './file-header';
import type { FileSyntax } from './file-format';
import { readCardLine, startsAsCardLine } from './read-card-line';

interface FileSyntaxFacts {
  extensions: readonly string[];
  mediaTypes: readonly string[];
  /** The word for a row in messages. */
  rowWord: string;
}

/** The supported syntaxes. A new one needs a reader in `server/modules/collection/collection-file/read`. */
export const FILE_SYNTAXES: Record<FileSyntax, FileSyntaxFacts> = {
  JSON: { extensions: ['.json'], mediaTypes: ['application/json'], rowWord: 'Entry' },
  TEXT: { extensions: ['.txt'], mediaTypes: ['text/plain'], rowWord: 'Line' },
  CSV: { extensions: ['.csv', '.tsv'], mediaTypes: ['text/csv'], rowWord: 'Line' },
};

/** A brace that no set's code stands in, or a bracket with a value in it: `[4] Name` and `[ ] Name` are lines. */
const JSON_START =
  /^(?:\{(?![A-Za-z][A-Za-z0-9]{1,5}[}\s_-])|\[\s*(?:[[{"]|\]\s*$|-?\d[\d.]*\s*,))/;

/** Whether a text without leading blanks begins as JSON does. */
export const beginsAsJson = (start: string): boolean => JSON_START.test(start);

/** How many lines tell what a file is. */
const JUDGED_LINES = 40;

/** `sep=;`, which spreadsheets write into the first line. */
const SEPARATOR_HINT = /^"?sep=(.|\\t)"?\s*$/i;

/** Commas; semicolons, in countries with decimal commas; tabs, when pasted from a spreadsheet; bars. */
export const SEPARATORS: readonly string[] = [',', ';', '\t', '|'];

/** A line's cells, roughly: quotes around a cell are removed, and a separator inside them parts it. */
const roughCells = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

const linesOf = (start: string): string[] =>
  start
    .slice(0, 64 * 1024)
    .split(/\r\n?|\n/, 200)
    .filter((line) => line.trim() !== '')
    .slice(0, JUDGED_LINES);

/** Whether a line has the columns' names of a collection. */
function isHeader(line: string, separator: string): boolean {
  const cells = roughCells(line, separator);
  if (cells.length < LEAST_COLUMNS || cells.length > MOST_COLUMNS) return false;
  return recogniseHeader(cells) !== null || lackOf(guessedMapping(cells)) === null;
}

/** How many lines a separator parts into the cells of a table: at least three, as many in each. */
function tableLines(lines: readonly string[], separator: string): number {
  const widths = new Map<number, number>();
  for (const line of lines) {
    const width = line.split(separator).length;
    if (width >= LEAST_COLUMNS) widths.set(width, (widths.get(width) ?? 0) + 1);
  }
  return Math.max(0, ...widths.values());
}

/**
 * The separator of a table's cells, by its first lines: what a hint says, or what parts a known header, or what parts
 * most lines alike.
 *
 * @param start a text without leading blanks
 */
export function separatorOf(start: string): string {
  const lines = linesOf(start);
  const [, hint] = SEPARATOR_HINT.exec(lines[0]?.trim() ?? '') ?? [];
  if (hint !== undefined) return hint === String.raw`\t` ? '\t' : hint;
  const known = SEPARATORS.find((separator) => lines.some((line) => isHeader(line, separator)));
  if (known !== undefined) return known;
  return SEPARATORS.reduce((best, each) =>
    tableLines(lines, each) > tableLines(lines, best) ? each : best,
  );
}

/** Whether a first line is a hint for spreadsheets. */
export const isSeparatorHint = (cell: string): boolean => /^"?sep=/i.test(cell.trim());

/**
 * Detects the syntax from a text's first lines, of which headings, notes and titles say nothing.
 *
 * @param start a text without leading blanks
 */
export function syntaxOf(start: string): FileSyntax {
  if (beginsAsJson(start)) return 'JSON';
  const lines = linesOf(start);
  const separator = separatorOf(start);
  if (isSeparatorHint(lines[0] ?? '') || lines.some((line) => isHeader(line, separator)))
    return 'CSV';
  const rows = lines.filter((line) => !isRemark(line) && !isHeading(line));
  const listed = rows.filter(isListed).length;
  return listed > 0 && listed >= tableLines(rows, separator) ? 'TEXT' : 'CSV';
}

/** Whether a line is one of a list of cards, though it may lack something. */
const isListed = (line: string): boolean =>
  line.split('\t').length < LEAST_COLUMNS && (startsAsCardLine(line) || readCardLine(line).ok);

const SYNTAXES = Object.keys(FILE_SYNTAXES) as FileSyntax[];

/** The file types that the file picker accepts, by media type and extension. */
export const ACCEPTED_MEDIA_TYPES = SYNTAXES.flatMap((name) => FILE_SYNTAXES[name].mediaTypes);
export const ACCEPTED_EXTENSIONS = SYNTAXES.flatMap((name) => FILE_SYNTAXES[name].extensions);
