import type { DealTask } from '@domain/deal';
import { randomFrom } from '@domain/seeded-random';

/** A deal of so many cards in two printings, each of which about every fifth seller has, with postage in three steps. */
export function randomDealTask(cards: number, sellers: number): DealTask {
  const random = randomFrom('deal', String(cards), String(sellers));
  const wanted = Array.from({ length: cards }, (_, at) => ({
    id: `card ${at}`,
    copies: random.int(1, 3),
    accepts: [`plain ${at}`, `shiny ${at}`],
    atMostCents: null,
    usual: Math.round(10 * Math.exp(random.next() * 5)),
  }));
  const offered = Array.from({ length: sellers }, (_, at) => ({
    id: `seller ${at}`,
    minimumCents: random.chance(0.1) ? 500 : 0,
    envelopeCents: 50,
    postage: [
      { upToCopies: 4, upToCents: 2_500, cents: random.int(80, 150) },
      { upToCopies: 17, upToCents: 2_500, cents: random.int(150, 250) },
      { upToCopies: null, upToCents: null, cents: random.int(300, 600) },
    ],
  }));
  const listings = offered.flatMap(({ id: sellerId }) =>
    wanted.flatMap(({ accepts, usual }) =>
      accepts
        .filter(() => random.chance(0.1))
        .map((printingId) => ({
          sellerId,
          printingId,
          copies: random.int(1, 4),
          cents: Math.max(1, Math.round(usual * (0.7 + random.next() * 0.8))),
        })),
    ),
  );
  const needs = wanted.map(({ usual: _usual, ...need }) => need);
  return { needs, listings, sellers: offered, mostSellers: null };
}
