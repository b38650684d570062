/** Names that a deck has in JSON, in typographic quotes, too. */
const DECK_NAMES = /["“”„‟'](?:leader|base|deck|id)["“”„‟']\s*:/i;

/** Whether there is a deck in JSON somewhere in a text, such as between words in a message. */
export const hasDeckJson = (text: string): boolean => /[[{]/.test(text) && DECK_NAMES.test(text);

/** The value of the JSON in a text, from its first bracket to its last; undefined if it is broken. */
export function jsonIn(text: string): unknown {
  const start = text.search(/[[{]/);
  const whole = text.slice(start, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1);
  const attempts = MENDED.reduce<readonly string[]>(
    (all, mend) => [...all, mend(all.at(-1) ?? whole)],
    [whole],
  );
  return attempts.map(parsed).find((value) => value !== undefined);
}

/** What people and word processors do to JSON, one after the other. */
const MENDED: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll(/[“”„‟]/g, '"'),
  (text) => text.replaceAll(/[\u00A0\u2028\u2029\u200B\uFEFF]/g, ' '),
  (text) => text.replaceAll(/^[^\S\n]*\/\/.*$/gm, ''),
  (text) => text.replaceAll(/,(?=\s*[\]}])/g, ''),
];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
