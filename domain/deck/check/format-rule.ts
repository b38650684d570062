import type { DeckFormats, FormatRule } from '../formats';

/** What a format asks for on a day. */
export interface FormatOnDay {
  name: string;
  rule: FormatRule;
  /** The names of cards that may not be played. */
  suspended: readonly string[];
}

/** A format's rule on a day; undefined for an unknown format. Before its first rule holds, that one does. */
export function ruleOn({ formats }: DeckFormats, id: string, day: string): FormatOnDay | undefined {
  const found = formats.find((each) => each.id === id);
  const rules = found?.rules.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const rule = rules?.findLast(({ from }) => from <= day) ?? rules?.[0];
  if (!found || !rule) return undefined;
  const suspended = found.suspended
    .filter(({ from, until }) => from <= day && (until === undefined || day < until))
    .map(({ card }) => card);
  return { name: found.name, rule, suspended };
}

/**
 * The sets that a rule allows on a day; null for any. A block of which the catalogue has no card doesn't count, so a
 * catalogue that isn't the newest, or has sets of its own, is judged by what it has.
 *
 * @param known the codes of the catalogue's sets
 */
export function allowedSets(
  { blocks }: DeckFormats,
  { sets }: FormatRule,
  day: string,
  known: ReadonlySet<string>,
): ReadonlySet<string> | null {
  if (typeof sets === 'string') return null;
  if ('only' in sets) return new Set(sets.only);
  const begun = blocks
    .filter((block) => block.from <= day && block.sets.some((code) => known.has(code)))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return begun.length === 0 ? null : new Set(begun.slice(-sets.lastBlocks).flatMap((b) => b.sets));
}
