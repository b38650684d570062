import { CHANGE_PERIODS, type PriceRange, rangeStart } from '@domain/pricing';
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
  /** By the set's code, and by `''` for the viewer's collection. */
  priceMovers?: Record<string, FakePriceMovers>;
}

interface FakePriceMovers {
  confirmedAt: string | null;
  up: object[];
  down: object[];
}

const NO_PRICE_MOVERS: FakePriceMovers = { confirmedAt: null, up: [], down: [] };

/** The resolvers of what a collection was worth. */
export const resolversOfWorth = ({ now, history, movers, priceMovers }: FakeWorth) => ({
  collectionPriceMovers: priceMovers?.[''] ?? NO_PRICE_MOVERS,
  cardSetPriceMovers: ({ cardSetCode }: { cardSetCode: string }) =>
    priceMovers?.[cardSetCode] ?? NO_PRICE_MOVERS,
  collectionWorth: now,
  collectionWorthHistory: ({ cardSetCode, from }: { cardSetCode?: string; from?: string }) =>
    (history[cardSetCode ?? ''] ?? []).filter(({ at }) => at >= (from ?? '')),
  collectionWorthMovers: movers ?? { up: [], down: [] },
});

/** A price in US cents and when its provider stated it, as ISO 8601. */
interface FakePrice {
  recordedAt: string;
  priceCents: number;
}

/**
 * The resolvers of prices over time: the given history of a printing, or else its card's current price. A range is
 * without the price that was valid at its start, which only the server adds.
 */
export const resolversOfPrices = (
  cardSets: readonly FakeCardSet[],
  given: Record<string, FakePrice[]> = {},
) => {
  const historiesOf = (cardId: string) =>
    cardSets
      .flatMap(({ cards }) => cards.filter(({ id }) => id === cardId))
      .flatMap(({ cardVariants }) => cardVariants)
      .flatMap(({ id: variantId, variantType, currentMarketPrice }) => {
        const all = given[variantId] ?? (currentMarketPrice ? [currentMarketPrice] : []);
        const last = all.at(-1);
        return last ? [{ variantId, variantType, all, last }] : [];
      });
  return {
    priceHistory: (asked: { cardId: string; variantId?: string; range: PriceRange }) =>
      historiesOf(asked.cardId)
        .filter(({ variantId }) => (asked.variantId ?? variantId) === variantId)
        .map(({ all, last, ...printing }) => {
          const start = rangeStart(asked.range, last.recordedAt) ?? '';
          const points = all.filter(({ recordedAt }) => recordedAt >= start);
          const byPrice = points.toSorted((one, other) => one.priceCents - other.priceCents);
          const [low, high] = [byPrice[0], byPrice.at(-1)];
          return { ...printing, points, low, high, confirmedAt: last.recordedAt };
        }),
    priceChanges: ({ cardId }: { cardId: string }) =>
      historiesOf(cardId).map(({ variantId, all, last }) => ({
        variantId,
        changes: CHANGE_PERIODS.flatMap((days) => {
          const then = Date.parse(last.recordedAt) - days * DAY;
          const before = all.findLast(({ recordedAt }) => Date.parse(recordedAt) <= then);
          const toCents = last.priceCents;
          return before ? [{ days, fromCents: before.priceCents, toCents }] : [];
        }),
      })),
  };
};

const DAY = 86_400_000;
