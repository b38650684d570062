import { withKnownKind } from '@/entities/card';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  CardSetPriceMoversOperation,
  CollectionPriceMoversOperation,
} from './price-movers.operations';

type Answer = ResultOf<typeof CardSetPriceMoversOperation>['cardSetPriceMovers'];

/** A printing whose price rose or fell. */
export type PriceMover = Answer['up'][number];

const priceMoversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The movers of the viewer's collection. Not kept, since every change of a count elsewhere changes them. */
    collectionPriceMovers: build.query({
      keepUnusedDataFor: 0,
      providesTags: ['Prices', 'Collection'],
      ...operation(CollectionPriceMoversOperation, ({ collectionPriceMovers }) =>
        readMovers(collectionPriceMovers),
      ),
    }),

    /** The movers of all printings of a set. */
    cardSetPriceMovers: build.query({
      providesTags: ['Prices'],
      ...operation(
        CardSetPriceMoversOperation,
        ({ cardSetPriceMovers }) => readMovers(cardSetPriceMovers),
        { catalogue: true },
      ),
    }),
  }),
});

/** The greatest change first. @throws `Unknown variant type: value` */
const readMovers = ({ confirmedAt, up, down }: Answer): Answer => ({
  confirmedAt,
  up: up.map(withKnownKind),
  down: down.map(withKnownKind),
});

export const { useCollectionPriceMoversQuery, useCardSetPriceMoversQuery } = priceMoversApi;
