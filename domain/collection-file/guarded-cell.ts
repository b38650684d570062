/**
 * Characters that make a spreadsheet treat a cell as a formula (rules/attacks#formulas); full-width forms count in some
 * languages.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet treats as a formula: one that starts like a formula gets an apostrophe before it. */
export const guardedCell = (text: string): string =>
  FORMULA.test(text) || GUARDED.test(text) ? `'${text}` : text;

/** The cell as it was before {@link guardedCell}. */
export const unguardedCell = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
