import type { FakeCardSet } from './catalogue';

interface FakeWorthPart {
  worthCents: number;
  copies: number;
  pricedPrintings: number;
  unpricedPrintings: number;
}

/** The fake API's data about the viewer's worth and prices over time. */
export interface FakeWorth {
  now: FakeWorthPart & {
    id: string;
    pricesRecordedAt: string | null;
    byCardSet: (FakeWorthPart & { cardSetCode: string; cardSetName: string })[];
    byVariantType: (FakeWorthPart & { variantType: string })[];
  };
  /** By the set's code, and by `''` for all; in the order of time. */
  history: Record<string, { at: string; worthCents: number; cardsCents: number }[]>;
  movers?: { up: object[]; down: object[] };
}

/** The resolvers of what a collection was worth. */
export const resolversOfWorth = ({ now, history, movers }: FakeWorth) => ({
  collectionWorth: now,
  collectionWorthHistory: ({ cardSetCode, from }: { cardSetCode?: string; from?: string }) =>
    (history[cardSetCode ?? ''] ?? []).filter(({ at }) => at >= (from ?? '')),
  collectionWorthMovers: movers ?? { up: [], down: [] },
});

/** The resolver of prices over time: the given history of a printing, or else its card's current price. */
export const resolversOfPrices = (
  cardSets: readonly FakeCardSet[],
  given: Record<string, { recordedAt: string; priceCents: number }[]> = {},
) => ({
  priceHistory: ({ cardId }: { cardId: string }) =>
    cardSets
      .flatMap(({ cards }) => cards.filter(({ id }) => id === cardId))
      .flatMap(({ cardVariants }) => cardVariants)
      .flatMap(({ id: variantId, variantType, currentMarketPrice }) => {
        const points = given[variantId] ?? (currentMarketPrice ? [currentMarketPrice] : []);
        return points.length === 0 ? [] : [{ variantId, variantType, points }];
      }),
});
