import type { DemoPlayer } from '../player';
import type { SetPool } from '../printing';
import { exchangedSwap } from './swaps';
import type { MarketPrices } from './trades';
import { afterExchange, byLastStep, dayAfter, type Trading, unlistedExtras } from './with-exchange';

/** The collector and another player have swapped a card for a card, a day after the last count of both. */
export function withSwap(
  { players, offers }: Trading,
  collector: DemoPlayer,
  pools: readonly SetPool[],
  prices: MarketPrices,
): Trading {
  for (const [handle, other] of byLastStep(players).slice(1)) {
    const [given] = unlistedExtras(collector, other, pools, prices);
    const got = unlistedExtras(other, collector, pools, prices).find(
      ({ variantId }) => variantId !== given?.variantId,
    );
    if (given === undefined || got === undefined) continue;
    const at = dayAfter(collector, other);
    const moves = (sign: 1 | -1) => [
      { variantId: given.variantId, copies: -sign },
      { variantId: got.variantId, copies: sign },
    ];
    return {
      players: new Map([
        ...players,
        ['collector', afterExchange(collector, { moves: moves(1), other: handle, at })],
        [handle, afterExchange(other, { moves: moves(-1), other: 'collector', at })],
      ]),
      offers: [
        ...offers,
        { initiator: 'collector', recipient: handle, ...exchangedSwap({ given, got, prices }, at) },
      ],
    };
  }
  return { players, offers };
}
