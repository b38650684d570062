import { parseVariantType, VARIANT_ORDER, VARIANT_TYPE_NAMES } from '@domain/card';
import type { WorthPoint } from '@domain/collection-worth';
import { withKnownKind } from '@/entities/card';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf, VariablesOf } from '@/shared/api/graphql';
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

export interface CollectionWorth extends Omit<Worth, 'byCardSet' | 'byVariantType'> {
  byCardSet: WorthPart[];
  /** From the plainest to the rarest. */
  byVariantType: WorthPart[];
}

type Worth = ResultOf<typeof CollectionWorthOperation>['collectionWorth'];

/** Null for all sets, and from the first count on. */
export type WorthHistoryInput = VariablesOf<typeof CollectionWorthHistoryOperation>;

/** A printing whose price changed the worth of the viewer's collection. */
export type WorthMover = ResultOf<
  typeof CollectionWorthMoversOperation
>['collectionWorthMovers']['up'][number];

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
      ),
    }),

    /** The printings whose prices raised and lowered it most in that period, the greatest effect first. */
    worthMovers: build.query({
      keepUnusedDataFor: 0,
      ...operation(CollectionWorthMoversOperation, ({ collectionWorthMovers: { up, down } }) => ({
        up: up.map(withKnownKind),
        down: down.map(withKnownKind),
      })),
    }),
  }),
});

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
