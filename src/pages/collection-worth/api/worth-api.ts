import {
  parseVariantType,
  VARIANT_ORDER,
  VARIANT_TYPE_NAMES,
  type VariantType,
} from '@domain/card';
import type { WorthPoint } from '@domain/collection-worth';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  CollectionWorthHistoryOperation,
  CollectionWorthMoversOperation,
  CollectionWorthOperation,
} from './worth.operations';

/** The worth of a set's or a kind's copies. */
export interface WorthPart {
  /** A set's code or a variant type. */
  key: string;
  name: string;
  worthCents: number;
  copies: number;
  unpricedPrintings: number;
}

export interface CollectionWorth {
  worthCents: number;
  copies: number;
  pricedPrintings: number;
  unpricedPrintings: number;
  /** ISO 8601; null without any price. */
  pricesRecordedAt: string | null;
  byCardSet: WorthPart[];
  /** From the plainest to the rarest. */
  byVariantType: WorthPart[];
}

export interface WorthHistoryInput {
  /** Null for all sets. */
  cardSetCode: string | null;
  /** ISO 8601; null for the first count. */
  from: string | null;
}

/** A printing whose price changed the worth of the viewer's collection. */
export interface WorthMover {
  variantId: string;
  cardId: string;
  cardName: string;
  cardSetCode: string;
  number: string;
  variantType: VariantType;
  copies: number;
  /** Whole US cents, negative for a loss. */
  effectCents: number;
}

export interface WorthMovers {
  up: readonly WorthMover[];
  down: readonly WorthMover[];
}

// Not cached, since every change of a count elsewhere changes them.
const worthApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the viewer's collection is worth now. */
    collectionWorth: build.query({
      keepUnusedDataFor: 0,
      ...operation(CollectionWorthOperation, readWorth),
    }),

    /** What it was worth, in the order of time; empty if nothing was ever counted. */
    worthHistory: build.query({
      keepUnusedDataFor: 0,
      ...operation(
        CollectionWorthHistoryOperation,
        ({ collectionWorthHistory }): WorthPoint[] => collectionWorthHistory,
        { variables: (asked: WorthHistoryInput) => asked },
      ),
    }),

    /** The printings whose prices raised and lowered it most in that period, the greatest effect first. */
    worthMovers: build.query({
      keepUnusedDataFor: 0,
      ...operation(
        CollectionWorthMoversOperation,
        ({ collectionWorthMovers: { up, down } }): WorthMovers => ({
          up: up.map(readMover),
          down: down.map(readMover),
        }),
        { variables: (asked: WorthHistoryInput) => asked },
      ),
    }),
  }),
});

/** @throws `Unknown variant type: value` */
const readMover = (
  mover: ResultOf<typeof CollectionWorthMoversOperation>['collectionWorthMovers']['up'][number],
): WorthMover => ({ ...mover, variantType: parseVariantType(mover.variantType) });

/** @throws `Unknown variant type: value` */
function readWorth({
  collectionWorth: { byCardSet, byVariantType, ...worth },
}: ResultOf<typeof CollectionWorthOperation>): CollectionWorth {
  const kinds = byVariantType.map(({ variantType, ...part }) => {
    const key = parseVariantType(variantType);
    return { key, name: VARIANT_TYPE_NAMES[key], ...part };
  });
  return {
    ...worth,
    byCardSet: byCardSet.map(({ cardSetCode, cardSetName, ...part }) => ({
      key: cardSetCode,
      name: cardSetName,
      ...part,
    })),
    byVariantType: kinds.toSorted(
      (one, other) => VARIANT_ORDER.indexOf(one.key) - VARIANT_ORDER.indexOf(other.key),
    ),
  };
}

export const {
  useCollectionWorthQuery,
  useWorthHistoryQuery,
  useWorthMoversQuery,
  endpoints: worthEndpoints,
} = worthApi;
