import type { Card } from '@domain/card';
import { filterBits, type Bits } from './bits';

const TEXTS: Record<'name' | 'rules', (card: Card) => (string | null)[]> = {
  name: (card) => [card.name, card.subtitle],
  rules: (card) => [card.frontText, card.backText],
};

/**
 * The texts of all cards in lower case, concatenated: one search of the engine's own replaces two calls for each card.
 */
export interface Haystack {
  text: string;
  /**
   * Where each text begins, two a card, and one more for the end. A text ends one unit before the next begins; an
   * absent one has no length at all, so nothing is found in it, not even an empty part.
   */
  starts: Int32Array;
}

export function haystackOf(cards: readonly Card[], field: keyof typeof TEXTS): Haystack {
  // Each on its own: a letter's lower case can depend on the letters beside it.
  const texts = cards.flatMap(TEXTS[field]).map((text) => text?.toLowerCase() ?? null);
  const starts = new Int32Array(texts.length + 1);
  texts.forEach((text, at) => {
    starts[at + 1] = (starts[at] as number) + (text === null ? 0 : text.length + 1);
  });
  return { text: texts.map((text) => (text === null ? '' : `${text}\n`)).join(''), starts };
}

/** Leaves those cards of which a text contains `part`, which is in lower case. */
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
