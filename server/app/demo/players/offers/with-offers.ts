import type { SetPool } from '../printing';
import { accountOffers } from './account-offers';
import type { DemoOffer } from './offer';
import { acceptedPurchase, pendingPurchases, pendingSale } from './trader-offers';
import { swapsBetween } from './swaps';
import { marketPricesOf, type Players, tradesWith } from './trades';
import { withExchange, type Trading } from './with-exchange';
import { withSwap } from './with-swap';

/**
 * Adds offers between the collector, the trader and some others, within the rules: accepted copies are on the lists,
 * and exchanged ones in both ledgers (rules/operation#demo-people).
 */
export function withOffers(players: Players, pools: readonly SetPool[]): Trading {
  const collector = players.get('collector');
  const trader = players.get('trader');
  if (collector === undefined || trader === undefined) return { players, offers: [] };

  const prices = marketPricesOf(pools);
  const between = accountOffers(collector, trader, prices);
  const swaps = swapsBetween({ collector, trader, prices, committed: committedIn(between) });
  const named = new Set(
    [...between, ...swaps].flatMap(({ items }) => items.map(({ variantId }) => variantId)),
  );
  const shared = { prices, named };
  const collectors = { own: collector, handle: 'collector', ...shared };
  const traders = { own: trader, handle: 'trader', ...shared };

  const [first, second] = tradesWith(players, { ...collectors, side: 'buyer' });
  const offers = [
    ...between,
    ...swaps,
    ...pendingPurchases(tradesWith(players, { ...collectors, side: 'seller' }).slice(0, 2), 0.7),
    ...pendingPurchases(tradesWith(players, { ...traders, side: 'seller' }).slice(0, 2), 1.1),
    ...(first ? [pendingSale(first)] : []),
    ...(second ? [acceptedPurchase(second)] : []),
  ].filter(({ items }) => items.length > 0);
  const swapped = withSwap({ players, offers }, collector, pools, prices);
  return withExchange(swapped, swapped.players.get('collector') ?? collector, pools, prices);
}

/** The printings of accepted offers. */
const committedIn = (offers: readonly DemoOffer[]): ReadonlySet<string> =>
  new Set(
    offers
      .filter(({ story }) => story.some(({ action }) => action === 'ACCEPT'))
      .flatMap(({ items }) => items.map(({ variantId }) => variantId)),
  );
