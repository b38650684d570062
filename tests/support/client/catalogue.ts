import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { packCatalogue } from '@domain/catalogue-file';
import { resolversOfCollections, type FakeCollections } from './collections';
import { type FakeForSale, type FakeMarket, marketFileOf, resolversOfMarket } from './market';
import { resolversOfSaleItems } from './sale-items';
import { resolversOfSaleLists, type FakeSaleLists } from './sale-lists';
import { resolversOfSavedSearches, type FakeSavedSearches } from './saved-searches';
import { resolversOfWantLists, type FakeWantLists } from './want-lists';

export interface FakeCardSet extends CardSet {
  cards: Card[];
  /** ISO 8601. */
  pricesRecordedAt: string | null;
}

/** The data of the fake API. */
export interface FakeCatalogue {
  cardSets: FakeCardSet[];
  /** Collections, where a test is about them. */
  collections?: FakeCollections;
  /** Want lists; without them, nobody has one. */
  wantLists?: FakeWantLists;
  /** The viewer's saved searches; without them, they have none. */
  savedSearches?: FakeSavedSearches;
  /** Sale lists; without them, nobody has one. */
  saleLists?: FakeSaleLists;
  /** What others sell, in the order of sets and numbers; by default nothing. */
  forSale?: FakeForSale[];
  /** What others ask for the printings of any set, and how prices have changed; by default nobody sells. */
  market?: FakeMarket[];
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
  collections,
  wantLists,
  savedSearches,
  saleLists,
  market,
  forSale,
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
    ...(collections && resolversOfCollections(collections, cardSets)),
    ...resolversOfWantLists(wantLists ?? { own: null, shared: {} }, cardSets),
    ...resolversOfSavedSearches(savedSearches ?? { own: [] }),
    ...resolversOfSaleLists(saleLists ?? { own: null, shared: {} }),
    ...(saleLists && resolversOfSaleItems(saleLists, cardSets)),
    ...resolversOfMarket(forSale ?? [], market ?? []),
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
