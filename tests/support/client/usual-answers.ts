import { DEFAULT_PREFERENCES } from '@domain/preferences';
import { aFirstSteps } from '@tests/factories/first-steps';
import type { Answers } from './answers';
import { offersAnswers } from './offers';

const NO_PAGE = { nodes: [], pageInfo: { hasNextPage: false } };

/** What the server answers if a test says nothing else: the viewer has nothing, and nobody shares anything. */
export const usualAnswers: Answers = {
  aspects: (['AGGRESSION', 'COMMAND', 'CUNNING', 'HEROISM', 'VIGILANCE', 'VILLAINY'] as const).map(
    (aspectType) => ({
      id: aspectType.toLowerCase(),
      aspectType,
      imageUrl: `/images/aspects/${aspectType.toLowerCase()}`,
    }),
  ),
  blockedPlayers: [],
  cheapestSellers: [],
  collectionWorth: {
    id: 'me',
    worthCents: 0,
    copies: 0,
    pricedPrintings: 0,
    unpricedPrintings: 0,
    byCardSet: [],
    byVariantType: [],
  },
  contactEmail: 'hello@example.org',
  ...offersAnswers([]),
  builtReserves: [],
  decks: [],
  decksOfCard: [],
  deals: [],
  extrasForSwap: { gives: [], gets: [] },
  firstSteps: aFirstSteps(),
  foundDecks: NO_PAGE,
  handleRefusal: null,
  listingsOfCard: { total: 0, nodes: [] },
  matchWith: null,
  matchingPlayers: NO_PAGE,
  missingBySet: [],
  priceChanges: [],
  priceHistory: [],
  progressBySet: [],
  promisedPrintings: [],
  reports: [],
  savedSearches: [],
  sessions: [
    {
      id: '1',
      isCurrent: true,
      startedAt: '2026-03-01T10:00:00.000Z',
      expiresAt: '2026-04-01T10:00:00.000Z',
    },
  ],
  sharedCollections: NO_PAGE,
  sharedSaleLists: NO_PAGE,
  sharedWantLists: NO_PAGE,
  usualPostage: [],
  userCollectionPreferences: { id: 'me', ...DEFAULT_PREFERENCES },
  waitingOfferCount: 0,
  wantedForSale: { wanted: 0, forSale: 0 },
  viewersMarket: { variantIds: [], sellers: [], copies: [], lowestPricesInCents: [] },
};
