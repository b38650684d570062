/** What a migration would take away from the program that still runs on the database. */
export interface Contraction {
  /** The start of the statement. */
  statement: string;
  why: string;
}

/** What the former program can't bear, each with the reason. */
const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bdrop\s+(table|view|materialized\s+view|type|function|sequence|schema)\b/i, 'drops it'],
  [/\bdrop\s+column\b/i, 'drops a column'],
  [/\brename\b/i, 'renames'],
  [/\bset\s+not\s+null\b/i, 'needs a value that the former program doesn’t write'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes a type'],
  [/\bdrop\s+default\b/i, 'takes away a value that the former program relies on'],
];

const ADDED_COLUMN = /\badd\s+column\b([^;]*)/gi;

/** How the author says that nobody misses it: named at the statement, since each needs a reason of its own. */
const STEP_IS_NAMED =
  /^\s*--\s*(contract: since \d+\.\d+\.\d+|unchanged for running programs: \S.*)/m;

/**
 * The statements of a migration that a program of the version before wouldn't survive, and that don't say why that does no
 * harm (rules/operation#upgrades).
 *
 * @param text a migration as drizzle-kit wrote it
 */
export function contractionsIn(text: string): Contraction[] {
  return text.split('--> statement-breakpoint').flatMap((whole) => {
    if (STEP_IS_NAMED.test(whole)) return [];
    const statement = whole
      .replaceAll(/^\s*--.*$/gm, '')
      .replaceAll(/'[^']*'/g, "''")
      .trim();
    const reasons = CONTRACTIONS.filter(([pattern]) => pattern.test(statement)).map(
      ([, why]) => why,
    );
    for (const [, column = ''] of statement.matchAll(ADDED_COLUMN)) {
      const isFilled = /\b(default|generated|serial|bigserial)\b/i.test(column);
      if (/\bnot\s+null\b/i.test(column) && !isFilled) {
        reasons.push('adds a column that the former program doesn’t fill');
      }
    }
    return reasons.map((why) => ({ statement: statement.slice(0, 80), why }));
  });
}
