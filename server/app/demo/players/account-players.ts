import { DEFAULT_PREFERENCES, type PreferenceCounts } from '@domain/preferences';
import { DEMO_SEED, randomFrom } from '../catalogue';
import { collectorsLedger, smallLedger } from './collecting';
import { startLedger } from './ledger';
import { playerOf, stockOf, unwanted, type DemoPlayer } from './player';
import type { SetPool } from './printing';
import {
  COLLECTORS_SETTINGS,
  saleListOf,
  type Extra,
  extrasOf,
  TRADERS_SETTINGS,
} from './sale-list';
import { meant, wantsOf, type DemoWant } from './want-list';

/** One of each kind but the plain ones, so each kind has progress. */
const EVERY_KIND: PreferenceCounts = {
  ...DEFAULT_PREFERENCES,
  foilVariantCount: 1,
  hyperspaceVariantCount: 1,
  hyperspaceFoilVariantCount: 1,
  showcaseVariantCount: 1,
};

/** The numbers of printings that the collector and the trader look for and sell. */
const WANTED = 48;
const FOR_SALE = 90;
/** How many of those the other one sells or looks for. */
const MATCHING = 12;

/** The provider's ids of the demo accounts that start with data (rules/operation#demo-people). */
export const ACCOUNT_SUBJECTS = ['collector', 'trader', 'admin'] as const;

/** What they have, by that id. The collector and the trader each sell some of what the other looks for. */
export function accountPlayers(pools: readonly SetPool[]): Readonly<Record<string, DemoPlayer>> {
  const random = (what: string) => randomFrom(DEMO_SEED, what);

  const collected = collectorsLedger(pools, DEMO_SEED);
  const collectorWants = wantsOf(pools, collected, WANTED, random('collector wants'));
  const selling = random('collector sells');
  const extras = selling
    .shuffled(unwanted(extrasOf(pools, collected), collectorWants))
    .slice(0, FOR_SALE);

  const traderWants = withSome(
    extras,
    wantsOf(pools, startLedger(), WANTED, random('trader wants')),
  );
  const dealing = random('trader sells');
  const stock = unwanted(
    [...wantedCards(pools, collectorWants), ...stockOf(pools, FOR_SALE, dealing)],
    traderWants,
  );
  const collectorSells = saleListOf(extras, COLLECTORS_SETTINGS, selling);
  const traderSells = saleListOf(stock, TRADERS_SETTINGS, dealing);
  const keeper = smallLedger(pools, random('keeper'));

  return {
    collector: {
      ...playerOf({
        ledger: collected,
        wants: meant(collectorWants, pools, collectorSells.sales),
        sells: collectorSells,
        audiences: { COLLECTION: 'ALL', WANT_LIST: 'ALL', SALE_LIST: 'ALL' },
        opensExtras: true,
      }),
      preferences: EVERY_KIND,
    },
    trader: playerOf({
      ledger: startLedger(),
      wants: meant(traderWants, pools, traderSells.sales),
      sells: traderSells,
      audiences: { WANT_LIST: 'COLLECTOR', SALE_LIST: 'ALL' },
    }),
    admin: playerOf({
      ledger: keeper,
      wants: [],
      sells: null,
      audiences: { COLLECTION: 'ALL' },
    }),
  };
}

/** Wants of which some name printings that the other one sells. */
function withSome(extras: readonly Extra[], wants: readonly DemoWant[]): DemoWant[] {
  const wanted = new Set(wants.map(({ variantId }) => variantId));
  const others = extras.filter(({ printing }) => !wanted.has(printing.id)).slice(0, MATCHING);
  return wants.map((want, place) => {
    const other = others[place];
    return other === undefined ? want : { ...want, variantId: other.printing.id, quantity: 1 };
  });
}

/** Copies of some of what the other one looks for. */
function wantedCards(pools: readonly SetPool[], wants: readonly DemoWant[]): Extra[] {
  const wanted = new Set(wants.slice(0, MATCHING).map(({ variantId }) => variantId));
  return pools
    .flatMap(({ printings }) => printings)
    .filter(({ id }) => wanted.has(id))
    .map((printing) => ({ printing, copies: 2 }));
}
