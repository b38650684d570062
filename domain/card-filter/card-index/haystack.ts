import type { Card } from '@domain/card';
import { foldedText } from '../../folded-text';
import { filterBits, type Bits } from './bits';

/** Names and rules in lower case, and names folded for words. */
export type HaystackField = 'name' | 'rules' | 'word';

const namesOf = (card: Card) => [card.name, card.subtitle];

const TEXTS: Record<HaystackField, (card: Card) => (string | null)[]> = {
  name: namesOf,
  rules: (card) => [card.frontText, card.backText],
  word: namesOf,
};

const lowerCase = (text: string): string => text.toLowerCase();

/**
 * The texts of all cards, as they are compared, concatenated: one search of the engine's own replaces two calls for each card.
 */
export interface Haystack {
  text: string;
  /**
   * Where each text begins, two a card, and one more for the end. A text ends one unit before the next begins; an
   * absent one has no length at all, so nothing is found in it, not even an empty part.
   */
  starts: Int32Array;
}

export function haystackOf(cards: readonly Card[], field: HaystackField): Haystack {
  const compared = field === 'word' ? foldedText : lowerCase;
  // Each on its own: a letter's lower case can depend on the letters beside it.
  const texts = cards.flatMap(TEXTS[field]).map((text) => text && compared(text));
  const starts = new Int32Array(texts.length + 1);
  texts.forEach((text, at) => {
    starts[at + 1] = (starts[at] as number) + (text === null ? 0 : text.length + 1);
  });
  return { text: texts.map((text) => (text === null ? '' : `${text}\n`)).join(''), starts };
}

/** Leaves those cards of which a text contains `part`, which is in the same case. */
export function retainContaining(bits: Bits, { text, starts }: Haystack, part: string): void {
  let hit = -1;
  const contains = (which: number): boolean => {
    const start = starts[which] as number;
    if (hit < start) {
      hit = text.indexOf(part, start);
      if (hit === -1) hit = text.length;
    }
    return hit + part.length < (starts[which + 1] as number);
  };
  filterBits(bits, (at) => contains(2 * at) || contains(2 * at + 1));
}
