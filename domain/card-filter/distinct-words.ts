/**
 * Traits or keywords with each said once, by code unit. Spellings that differ in case alone ask the same of a card
 * (spec 5); the first of them stands for all.
 */
export function distinctWords(words: readonly string[]): string[] {
  const bySense = new Map<string, string>();
  for (const word of [...new Set(words)].sort()) {
    const sense = word.toLowerCase();
    if (!bySense.has(sense)) bySense.set(sense, word);
  }
  return [...bySense.values()];
}
