import type { PreferenceCounts } from '@domain/preferences';
import type { SharingSubject } from '@domain/sharing';
import { DEMO_SEED, randomFrom, type Random } from '../catalogue';
import { daysAgo, type DemoStep, type Ledger } from './ledger';
import type { SetPool } from './printing';
import { type DemoSaleList, saleListOf, someSettings, type Extra, extrasOf } from './sale-list';
import type { DemoDeck } from './decks';
import { soughtPrintings } from './singles';
import { smallLedger } from './collecting';
import { wantsOf, type DemoWant } from './want-list';

/** Who may see one of a player's things. */
export interface DemoSharing {
  subject: SharingSubject;
  withAll: boolean;
  /** Whether others may pick the collection's extras for swaps; false of a list. */
  opensExtras: boolean;
  /** In lower case. */
  emails: string[];
  /** The last change of the shared thing, ISO 8601. */
  updatedAt: string;
}

/** What a demo player owns, wants, sells and shares. */
export interface DemoPlayer {
  steps: DemoStep[];
  wants: DemoWant[];
  /** Null for somebody who sells nothing. */
  sells: DemoSaleList | null;
  sharing: DemoSharing[];
  /** Null for the defaults. */
  preferences: PreferenceCounts | null;
  decks: DemoDeck[];
}

const COLLECTOR = 'collector@example.com';

/** What a generated trader has. */
export function traderPlayer(pools: readonly SetPool[], handle: string): DemoPlayer {
  const random = randomFrom(DEMO_SEED, 'trader', handle);
  const ledger = smallLedger(pools, random);
  const wants = wantsOf(pools, ledger, random.int(10, 40), random);
  const audiences = { COLLECTION: audience(random), WANT_LIST: audience(random) };

  const selling = randomFrom(DEMO_SEED, 'trader sells', handle);
  const sells = saleListOf(
    unwanted(
      [
        ...selling.shuffled(extrasOf(pools, ledger)).slice(0, selling.int(8, 40)),
        ...stockOf(pools, selling.int(5, 30), selling),
      ],
      wants,
    ),
    someSettings(selling),
    selling,
  );
  return playerOf({
    ledger,
    wants,
    sells,
    audiences: { ...audiences, SALE_LIST: audience(selling) },
    opensExtras: randomFrom(DEMO_SEED, 'trader opens extras', handle).chance(0.5),
  });
}

/** Extra copies of wanted printings. */
export const stockOf = (pools: readonly SetPool[], count: number, random: Random): Extra[] =>
  soughtPrintings(pools, count, random).map((printing) => ({
    printing,
    copies: random.int(1, 3),
  }));

/** Nobody sells what they look for. */
export function unwanted(extras: readonly Extra[], wants: readonly DemoWant[]): Extra[] {
  const wanted = new Set(wants.map(({ variantId }) => variantId));
  return extras.filter(({ printing }) => !wanted.has(printing.id));
}

type Audience = 'ALL' | 'COLLECTOR' | 'NOBODY';

/** Mostly everyone. */
function audience(random: Random): Audience {
  if (random.chance(0.8)) return 'ALL';
  return random.chance(0.5) ? 'COLLECTOR' : 'NOBODY';
}

interface Had {
  ledger: Ledger;
  wants: DemoWant[];
  sells: DemoSaleList | null;
  audiences: Partial<Record<SharingSubject, Audience>>;
  /** Whether others may pick the collection's extras for swaps. */
  opensExtras?: boolean;
}

/** A player with the default preferences, whose shares changed together with the shared things. */
export function playerOf({
  ledger: { steps },
  wants,
  sells,
  audiences,
  opensExtras = false,
}: Had): DemoPlayer {
  const changed: Partial<Record<SharingSubject, string | undefined>> = {
    COLLECTION: steps.at(-1)?.at,
    WANT_LIST: latest(wants),
    SALE_LIST: latest(sells?.sales ?? []),
  };
  const sharing = Object.entries(audiences).map(([subject, who]) => ({
    subject: subject as SharingSubject,
    withAll: who === 'ALL',
    opensExtras: opensExtras && subject === 'COLLECTION',
    emails: who === 'COLLECTOR' ? [COLLECTOR] : [],
    updatedAt: changed[subject as SharingSubject] ?? daysAgo(1),
  }));
  return { steps, wants, sells, sharing, preferences: null, decks: [] };
}

const latest = (items: readonly { updatedAt: string }[]): string | undefined =>
  items
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
