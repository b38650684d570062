import type { Card } from '@domain/card';
import { baseApi, type ApiError } from '@/shared/api';
import { selectIdsToLoad } from '../model/card-cache-slice';
import { pickShowcase } from '../model/pick-showcase';
import { CardOperation, CardSetCardsOperation, CardsOperation } from './card.operations';
import { loadCards } from './load-cards';
import { parseCard } from './parse-card';

/** The most ids that the server takes in one `cards` query. */
const LARGEST_BATCH = 300;

/** Splits ids into as few batches as the server allows. */
function inBatches(ids: readonly string[]): string[][] {
  const batches: string[][] = [];
  for (let start = 0; start < ids.length; start += LARGEST_BATCH) {
    batches.push(ids.slice(start, start + LARGEST_BATCH));
  }
  return batches;
}

/** What a set page needs beyond its cards, which are in the card cache under `code`. */
interface LoadedCardSet {
  code: string;
  /** ISO 8601; null where no printing of the set has a price. */
  pricesRecordedAt: string | null;
}

/** Some cards of a set. */
interface SomeOfSet {
  ids: readonly string[];
  /** How many more the set has. */
  further: number;
}

/** As many as the largest window shows below a page's header. */
const FIRST = 24;

/** Loads some cards of a set, and caches only these. */
async function someOfSet(
  tools: Parameters<typeof loadCards>[0],
  cardSetCode: string,
  pick: (cards: readonly Card[]) => Card[],
): Promise<{ data: SomeOfSet } | { error: ApiError }> {
  const { data, error } = await loadCards(tools, {
    ids: [],
    document: CardSetCardsOperation,
    variables: { cardSetCode },
    read: ({ cardSet }) => {
      const all = cardSet?.cards.map(parseCard) ?? [];
      const cards = pick(all);
      return { cards, further: all.length - cards.length };
    },
  });
  if (error) return { error };
  return { data: { ids: data.cards.map(({ id }) => id), further: data.further } };
}

/**
 * The cards' queries. Cards go to the card cache slice before a query is fulfilled, which is why each is a `queryFn`.
 * RTK Query keeps only ids (rules/capsules#one-owner-of-each-fact). It doesn't compare answers, since a set is large
 * and never edited here.
 */
const cardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the id. Fetches nothing for a card that is loaded or in flight (rules/cards#loading-cards). */
    card: build.query<string, string>({
      structuralSharing: false,
      queryFn: async (id, { dispatch, getState }, _options, baseQuery) => {
        const ids = selectIdsToLoad(getState() as RootState, [id]);
        if (ids.length === 0) return { data: id };
        const { error } = await loadCards(
          { dispatch, baseQuery },
          {
            ids,
            document: CardOperation,
            variables: { id },
            read: ({ card }) => ({ cards: card ? [parseCard(card)] : [] }),
          },
        );
        return error ? { error } : { data: id };
      },
    }),

    /** Returns the ids. Fetches only those that are neither loaded nor in flight (rules/cards#loading-cards). */
    cards: build.query<readonly string[], readonly string[]>({
      structuralSharing: false,
      queryFn: async (ids, { dispatch, getState }, _options, baseQuery) => {
        for (const batch of inBatches(selectIdsToLoad(getState() as RootState, ids))) {
          const { error } = await loadCards(
            { dispatch, baseQuery },
            {
              ids: batch,
              document: CardsOperation,
              variables: { ids: batch },
              read: ({ cards }) => ({ cards: cards.nodes.map(parseCard) }),
            },
          );
          if (error) return { error };
        }
        return { data: ids };
      },
    }),

    /**
     * A set with all its cards by upper-case code; each card is cached (rules/cards#loading-cards). Null for an unknown
     * code.
     */
    cardSet: build.query<LoadedCardSet | null, string>({
      structuralSharing: false,
      keepUnusedDataFor: 3600,
      queryFn: async (cardSetCode, { dispatch }, _options, baseQuery) => {
        const { data, error } = await loadCards(
          { dispatch, baseQuery },
          {
            ids: [],
            document: CardSetCardsOperation,
            variables: { cardSetCode },
            read: ({ cardSet }) =>
              cardSet
                ? {
                    cards: cardSet.cards.map(parseCard),
                    cardSetCode,
                    set: { code: cardSetCode, pricesRecordedAt: cardSet.pricesRecordedAt },
                  }
                : { cards: [], set: null },
          },
        );
        return error ? { error } : { data: data.set };
      },
    }),

    /**
     * Returns the ids of a few cards of a set by upper-case code. Only these are cached, so that a document with them
     * doesn't bring the whole set.
     */
    showcase: build.query<SomeOfSet, string>({
      structuralSharing: false,
      keepUnusedDataFor: 3600,
      queryFn: (cardSetCode, { dispatch }, _options, baseQuery) =>
        someOfSet({ dispatch, baseQuery }, cardSetCode, pickShowcase),
    }),

    /** The first cards of a set, in its order, without the whole set. */
    firstCards: build.query<SomeOfSet, string>({
      structuralSharing: false,
      keepUnusedDataFor: 3600,
      queryFn: (cardSetCode, { dispatch }, _options, baseQuery) =>
        someOfSet({ dispatch, baseQuery }, cardSetCode, (cards) => cards.slice(0, FIRST)),
    }),
  }),
});

export const {
  useCardQuery,
  useCardsQuery,
  useCardSetQuery,
  useShowcaseQuery,
  endpoints: cardEndpoints,
} = cardApi;
