/** How programs misspell names in the decks that they write, and what they mean. Names are compared without case. */
export const KNOWN_MISSPELLINGS: readonly (readonly [written: RegExp, meant: string])[] = [
  // Melee's.
  [/\bOrellios\b/gi, 'Orrelios'],
  [/\bC-3P0\b/gi, 'C-3PO'],
];
