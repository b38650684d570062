import type { Card } from '@domain/card';
import { generateSet } from '@server/app/demo/catalogue/generate-set';
import { DEMO_SETS } from '@server/app/demo/catalogue/sets';
import { aCard } from '@tests/factories/card';

/** As many cards as ten real catalogues have, the same every time: demo catalogues, each of its own seed. */
export function manyCards(count: number): Card[] {
  const cards: Card[] = [];
  for (let catalogue = 1; cards.length < count; catalogue++) {
    for (const mood of DEMO_SETS) {
      const set = generateSet(mood, `bench ${catalogue}`);
      const cardSetId = `${set.id}-${catalogue}`;
      for (const [at, card] of set.cards.entries()) {
        const id = `${card.id}-${catalogue}`;
        cards.push({ ...aCard(), ...card, id, cardSetId, standardCardNumber: at + 1 });
      }
    }
  }
  return cards.slice(0, count);
}
