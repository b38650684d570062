import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { packCatalogue } from '@domain/catalogue-file';
import { type Market, packMarket } from '@domain/market';
import type { Answers, Fixture } from './answers';
import { collectionAnswers, type FakeCollections } from './collections';
import { saleItemAnswers } from './sale-items';
import { saleListAnswers, type FakeSaleLists } from './sale-lists';
import { wantListAnswers, type FakeWantLists } from './want-lists';

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
  /** Sale lists; without them, nobody has one. */
  saleLists?: FakeSaleLists;
  /** What others ask for printings, and how prices have changed; by default nobody sells. */
  market?: Market;
}

/** The file of all cards that the server would send. */
export const catalogueFileOf = ({ cardSets }: FakeCatalogue) =>
  packCatalogue(cardSets, (cardSetId) => cardSets.find(({ id }) => id === cardSetId)?.cards ?? []);

/** The file of the market that the server would send. */
export const marketFileOf = ({ market = { market: {}, changes: {} } }: FakeCatalogue) =>
  packMarket(market);

/** Answers about cards, and about the collections and lists that hold them. */
export function catalogueAnswers({
  cardSets,
  collections,
  wantLists,
  saleLists,
}: FakeCatalogue): Answers {
  // Sets and cards hold each other.
  const answered = (set: FakeCardSet): Fixture<'CardSet'> => ({
    ...set,
    cardCount: set.cards.length,
    get cards() {
      return set.cards.map((card) => withSet(card, set));
    },
  });
  const withSet = (card: Card, set: FakeCardSet): Fixture<'Card'> => ({
    ...card,
    get cardSet() {
      return answered(set);
    },
  });
  const known = new Map(
    cardSets.flatMap((set) => set.cards.map((card) => [card.id, withSet(card, set)] as const)),
  );
  return {
    ...(collections && collectionAnswers(collections, cardSets)),
    ...wantListAnswers(wantLists ?? { own: null, shared: {} }, cardSets),
    ...saleListAnswers(saleLists ?? { own: null, shared: {} }),
    ...(saleLists && saleItemAnswers(saleLists, cardSets)),
    card: ({ id }: { id: string }) => known.get(id) ?? null,
    cards: ({ ids }: { ids: string[] }) => ({ nodes: ids.flatMap((id) => known.get(id) ?? []) }),
    cardSet: ({ cardSetCode }: { cardSetCode: string }) => {
      const set = cardSets.find(({ code }) => code === cardSetCode.toUpperCase());
      return set ? answered(set) : null;
    },
    cardSets: cardSets.map(answered),
  };
}
