import { type Fairness, parsePriceDoubt, type SideValue } from '@domain/fairness';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import { type FairnessFields, OfferFairnessOperation } from './fairness.operations';

type Answered = ResultOf<typeof FairnessFields>;

const readSide = ({ wantedCopies, missingCopies, ...side }: Answered['gives']): SideValue => ({
  ...side,
  items: side.items.map((item) => ({ ...item, doubts: item.doubts.map(parsePriceDoubt) })),
  gains: { wanted: wantedCopies, missing: missingCopies },
});

/** Throws `Unknown price doubt: value` for what this build doesn't know. */
const readFairness = ({ gives, gets, ...answered }: Answered): Fairness => ({
  ...answered,
  gives: readSide(gives),
  gets: readSide(gets),
});

const fairnessApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What both sides of one of the viewer's offers give each other, as sums. */
    offerFairness: build.query({
      providesTags: (_fairness, _error, id) => [
        { type: 'Offer', id },
        'Prices',
        'WantList',
        'Collection',
        'CollectionPreferences',
      ],
      ...operation(OfferFairnessOperation, ({ offer }): Fairness => readFairness(offer.fairness), {
        variables: (offerId: string) => ({ offerId }),
      }),
    }),
  }),
});

export const { useOfferFairnessQuery, endpoints: fairnessEndpoints } = fairnessApi;
