import type { Card } from '@domain/card';
import { demoCards } from '@tests/factories/demo-cards';

/** Demo catalogues, each of its own seed, with as many printings as ten real sets. */
const CATALOGUES = 5;

/** The cards of 25 demo sets, with some 26,800 printings of all kinds. */
export function manySets(): { sets: { id: string; code: string }[]; cards: Card[] } {
  const catalogues = Array.from({ length: CATALOGUES }, (_, at) => demoCards(`bench ${at}`));
  return {
    sets: catalogues.flatMap(({ sets }, at) =>
      sets.map(({ id, code }) => ({ id: `${id}${at}`, code: `${code}${at}` })),
    ),
    cards: catalogues.flatMap(({ cards }, at) =>
      cards.map((card) => ({
        ...card,
        id: card.id.replace('-', `${at}-`),
        cardSetId: `${card.cardSetId}${at}`,
        cardVariants: card.cardVariants.map((printing) => ({
          ...printing,
          id: printing.id.replace('-', `${at}-`),
        })),
      })),
    ),
  };
}
