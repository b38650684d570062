import { guardedCell } from './guarded-cell';

const SPECIAL = /[",\r\n]|^\s|\s$/;

const cellText = (text: string): string => {
  const guarded = guardedCell(text);
  return SPECIAL.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};

/**
 * A small table as CSV, in the form that spreadsheets read best: with a byte order mark and CRLF, and with formulas
 * escaped (rules/attacks#formulas). The server streams collections with a library instead.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')}`;
