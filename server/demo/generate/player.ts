import { DEFAULT_PREFERENCES, type PreferenceCounts } from '@domain/preferences';
import type { SharingSubject } from '@domain/sharing';
import { DEMO_SEED, randomFrom, type Random } from '@server/catalogue/demo';
import { collectorsLedger } from './collector';
import { daysAgo, startLedger, type DemoStep, type Ledger } from './ledger';
import type { SetPool } from './printing';
import { smallLedger } from './small-collection';
import { wantsOf, type DemoWant } from './want-list';

/** Who may see something of a player's. */
export interface DemoSharing {
  subject: SharingSubject;
  withAll: boolean;
  /** In lower case. */
  emails: string[];
  /** When what is shared last changed, ISO 8601. */
  updatedAt: string;
}

/** What a demo player owns, looks for and shows. */
export interface DemoPlayer {
  steps: DemoStep[];
  wants: DemoWant[];
  sharing: DemoSharing[];
  /** Null for the defaults. */
  preferences: PreferenceCounts | null;
}

/** One of each kind besides the plain ones, so that there is progress to see of each. */
const EVERY_KIND: PreferenceCounts = {
  ...DEFAULT_PREFERENCES,
  foilVariantCount: 1,
  hyperspaceVariantCount: 1,
  hyperspaceFoilVariantCount: 1,
  showcaseVariantCount: 1,
};

const COLLECTOR = 'collector@example.com';
/** How many printings the collector, and the trader, look for. */
const WANTED = 48;

type Maker = (pools: readonly SetPool[]) => DemoPlayer;

/** What the demo accounts that can sign in have, by the provider's id of them; the others have nothing (product 3). */
export const ACCOUNT_PLAYERS: Readonly<Record<string, Maker>> = {
  collector(pools) {
    const ledger = collectorsLedger(pools, DEMO_SEED);
    const wants = wantsOf(pools, ledger, WANTED, randomFrom(DEMO_SEED, 'collector wants'));
    const shared = player(ledger, wants, { COLLECTION: 'ALL', WANT_LIST: 'ALL' });
    return { ...shared, preferences: EVERY_KIND };
  },
  trader(pools) {
    const wants = wantsOf(pools, startLedger(), WANTED, randomFrom(DEMO_SEED, 'trader wants'));
    return player(startLedger(), wants, { WANT_LIST: 'COLLECTOR' });
  },
  admin(pools) {
    const ledger = smallLedger(pools, randomFrom(DEMO_SEED, 'keeper'));
    return player(ledger, [], { COLLECTION: 'ALL' });
  },
};

/** What one of the generated traders has. */
export function traderPlayer(pools: readonly SetPool[], handle: string): DemoPlayer {
  const random = randomFrom(DEMO_SEED, 'trader', handle);
  const ledger = smallLedger(pools, random);
  const wants = wantsOf(pools, ledger, random.int(10, 40), random);
  return player(ledger, wants, { COLLECTION: audience(random), WANT_LIST: audience(random) });
}

type Audience = 'ALL' | 'COLLECTOR' | 'NOBODY';

/** Mostly everyone. */
function audience(random: Random): Audience {
  if (random.chance(0.8)) return 'ALL';
  return random.chance(0.5) ? 'COLLECTOR' : 'NOBODY';
}

function player(
  { steps }: Ledger,
  wants: DemoWant[],
  audiences: Partial<Record<SharingSubject, Audience>>,
): DemoPlayer {
  const changed: Partial<Record<SharingSubject, string | undefined>> = {
    COLLECTION: steps.at(-1)?.at,
    WANT_LIST: wants
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1),
  };
  const sharing = Object.entries(audiences).map(([subject, who]) => ({
    subject: subject as SharingSubject,
    withAll: who === 'ALL',
    emails: who === 'COLLECTOR' ? [COLLECTOR] : [],
    updatedAt: changed[subject as SharingSubject] ?? daysAgo(1),
  }));
  return { steps, wants, sharing, preferences: null };
}
