/** What makes a spreadsheet take a cell for a formula (rules/attacks#formulas); wide forms count in some languages. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet takes for a formula: one that begins like one gets an apostrophe before it. */
export const guardedCell = (text: string): string =>
  FORMULA.test(text) || GUARDED.test(text) ? `'${text}` : text;

/** The cell as it was before {@link guardedCell}. */
export const unguardedCell = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
