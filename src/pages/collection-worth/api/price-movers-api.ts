import { parseVariantType, type VariantType } from '@domain/card';
import type { ChangePeriod } from '@domain/pricing';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  CardSetPriceMoversOperation,
  CollectionPriceMoversOperation,
} from './price-movers.operations';

type Answer = ResultOf<typeof CardSetPriceMoversOperation>['cardSetPriceMovers'];

/** A printing whose price rose or fell. */
export type PriceMover = Answer['up'][number] & { variantType: VariantType };

interface PriceMovers {
  /** The end of the period, as ISO 8601; null without prices. */
  confirmedAt: string | null;
  /** The greatest change first. */
  up: PriceMover[];
  down: PriceMover[];
}

const priceMoversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The movers of the viewer's collection. Not kept, since every change of a count elsewhere changes them. */
    collectionPriceMovers: build.query({
      keepUnusedDataFor: 0,
      providesTags: ['Prices', 'Collection'],
      ...operation(
        CollectionPriceMoversOperation,
        ({ collectionPriceMovers }) => readMovers(collectionPriceMovers),
        { variables: (asked: { days: ChangePeriod }) => asked },
      ),
    }),

    /** The movers of all printings of a set. */
    cardSetPriceMovers: build.query({
      providesTags: ['Prices'],
      ...operation(
        CardSetPriceMoversOperation,
        ({ cardSetPriceMovers }) => readMovers(cardSetPriceMovers),
        {
          variables: (asked: { cardSetCode: string; days: ChangePeriod }) => asked,
          catalogue: true,
        },
      ),
    }),
  }),
});

/** @throws `Unknown variant type: value` */
const readMovers = ({ confirmedAt, up, down }: Answer): PriceMovers => ({
  confirmedAt,
  up: up.map(readMover),
  down: down.map(readMover),
});

const readMover = (mover: Answer['up'][number]): PriceMover => ({
  ...mover,
  variantType: parseVariantType(mover.variantType),
});

export const { useCollectionPriceMoversQuery, useCardSetPriceMoversQuery } = priceMoversApi;
