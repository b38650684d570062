import type { FakeCardSet } from './catalogue';

interface FakeWorthPart {
  worthCents: number;
  copies: number;
  pricedPrintings: number;
  unpricedPrintings: number;
}

/** What the fake API knows of the viewer's worth and of prices over time. */
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

/** The resolver of prices over time: what is given by the printing's id, else the one price that its card tells. */
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
