import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { packCatalogue } from '@domain/catalogue-file';
import { resolversOfCollections, type FakeCollections } from './collections';
import { resolversOfFirstSteps } from './first-steps';
import { resolversOfExchanges } from './fairness';
import { resolversOfListings, type FakeListings } from './listings';
import { resolversOfMatches, type FakeMatch } from './matches';
import { resolversOfOffers } from './offer-resolvers';
import { noOffers, type FakeOffers } from './offers';
import { type FakeForSale, type FakeMarket, marketFileOf, resolversOfMarket } from './market';
import { aFakeModeration, type FakeModeration, resolversOfModeration } from './moderation';
import { resolversOfPeople, type FakePeople } from './people';
import { resolversOfSaleItems } from './sale-items';
import { resolversOfSaleLists, type FakeSaleLists } from './sale-lists';
import { resolversOfSavedSearches, type FakeSavedSearches } from './saved-searches';
import { resolversOfSharing, type FakeSharing } from './sharing';
import { resolversOfWantLists, type FakeWantLists } from './want-lists';

export interface FakeCardSet extends CardSet {
  cards: Card[];
  /** ISO 8601. */
  pricesRecordedAt: string | null;
}

/** The data of the fake API. */
export interface FakeCatalogue {
  cardSets: FakeCardSet[];
  contactEmail: string;
  /** Blocks, reports and sessions; by default only the present session. */
  moderation?: FakeModeration;
  /** Accounts, where a test is about them. */
  people?: FakePeople;
  /** Who shares what, where a test is about it. */
  sharing?: FakeSharing;
  /** Collections, where a test is about them. */
  collections?: FakeCollections;
  /** Want lists; without them, nobody has one. */
  wantLists?: FakeWantLists;
  /** The viewer's saved searches; without them, they have none. */
  savedSearches?: FakeSavedSearches;
  /** Sale lists; without them, nobody has one. */
  saleLists?: FakeSaleLists;
  /** The viewer's offers; without them, nobody has any. */
  offers?: FakeOffers;
  /** Players who match the viewer, the best first; by default none. */
  matches?: FakeMatch[];
  /** Who sells and wants any card; by default nobody. */
  listings?: FakeListings;
  /** What others sell, in the order of sets and numbers; by default nothing. */
  forSale?: FakeForSale[];
  /** What others ask for the printings of any set, and how prices have changed; by default nobody sells. */
  market?: FakeMarket[];
  /** The answer with the overview for administrators. */
  dashboard?: object;
}

/** The file of all cards that the server would send. */
export const catalogueFileOf = ({ cardSets }: FakeCatalogue) =>
  packCatalogue(cardSets, (cardSetId) => cardSets.find(({ id }) => id === cardSetId)?.cards ?? []);

/** The file of the market that the server would send. */
export const marketOf = ({ forSale = [], market = [] }: FakeCatalogue) =>
  marketFileOf([...forSale, ...market]);

/** The resolvers of schema.graphql over a catalogue in memory, as `rootValue` takes them. */
export function resolversOf({
  cardSets,
  contactEmail,
  people,
  sharing,
  collections,
  wantLists,
  savedSearches,
  saleLists,
  offers,
  matches,
  listings,
  market,
  forSale,
  dashboard,
  moderation,
}: FakeCatalogue) {
  const setOf = (code: string) => cardSets.find((set) => set.code === code.toUpperCase()) ?? null;
  const withSet = (card: Card, set: FakeCardSet) => ({ ...card, cardSet: () => answered(set) });
  const answered = (set: FakeCardSet): object => ({
    ...set,
    cardCount: set.cards.length,
    cards: () => set.cards.map((card) => withSet(card, set)),
  });
  const known = new Map(
    cardSets.flatMap((set) => set.cards.map((card) => [card.id, withSet(card, set)] as const)),
  );
  return {
    ...(people && resolversOfPeople(people)),
    ...resolversOfModeration(moderation ?? aFakeModeration(), people),
    ...(sharing && resolversOfSharing(sharing)),
    ...(collections && resolversOfCollections(collections, cardSets)),
    ...resolversOfFirstSteps({ people, sharing, collections, wantLists }),
    ...(dashboard && { dashboard }),
    ...resolversOfWantLists(wantLists ?? { own: null, shared: {} }, cardSets),
    ...resolversOfSavedSearches(savedSearches ?? { own: [] }),
    ...resolversOfSaleLists(saleLists ?? { own: null, shared: {} }),
    ...(saleLists && resolversOfSaleItems(saleLists, cardSets)),
    ...resolversOfOffers(offers ?? noOffers()),
    ...resolversOfMatches(matches ?? []),
    ...resolversOfExchanges({
      cardSets,
      offers: offers ?? noOffers(),
      matches: matches ?? [],
    }),
    ...resolversOfListings(listings ?? {}),
    ...resolversOfMarket(forSale ?? [], market ?? []),
    priceHistory: [],
    priceChanges: [],
    contactEmail,
    aspects: ['AGGRESSION', 'COMMAND', 'CUNNING', 'HEROISM', 'VIGILANCE', 'VILLAINY'].map(
      (aspectType) => ({
        id: aspectType.toLowerCase(),
        aspectType,
        imageUrl: `/images/aspects/${aspectType.toLowerCase()}`,
      }),
    ),
    card: ({ id }: { id: string }) => known.get(id) ?? null,
    cards: ({ ids }: { ids: string[] }) => ({
      nodes: ids.flatMap((id) => known.get(id) ?? []),
    }),
    cardSet: ({ cardSetCode }: { cardSetCode: string }) => {
      const set = setOf(cardSetCode);
      return set && answered(set);
    },
    cardSets: cardSets.map(answered),
  };
}
