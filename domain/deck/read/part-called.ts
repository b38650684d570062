import type { DeckPart } from '../deck';

/** The part that a heading begins. Other headings, such as `units`, are of the deck itself. */
const PART_OF: readonly (readonly [heading: RegExp, part: DeckPart])[] = [
  [/^(?:leaders?|anfuhrer|chefs?|lider(?:es)?)$/, 'LEADER'],
  [/^(?:bases?|basis|basen)$/, 'BASE'],
  [/^sb$|side|maybe|considering|^(?:reserve|reserva|banquillo)$/, 'SIDEBOARD'],
];

/** The part that a heading or a table's cell names; folded. */
export const partCalled = (words: string): DeckPart =>
  PART_OF.find(([form]) => form.test(words))?.[1] ?? 'DECK';
