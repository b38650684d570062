import { type Fairness, parsePriceDoubt, type SideValue } from '@domain/fairness';
import { baseApi, operation } from '@/shared/api';
import type { ResultOf } from '@/shared/api/graphql';
import {
  BalancedExchangeOperation,
  ExchangeFairnessOperation,
  type FairnessFields,
  OfferFairnessOperation,
} from './fairness.operations';

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

/** Copies of a printing in a choice that isn't sent yet. */
interface ChosenCopies {
  variantId: string;
  quantity: number;
}

/** What the viewer would give to and get from another player. */
export interface ChosenExchange {
  userHandle: string;
  gives: readonly ChosenCopies[];
  gets: readonly ChosenCopies[];
  /** What the viewer pays, in whole US cents; negative for what the viewer gets. */
  balanceInCents: number;
}

/** A choice that is made even, or why there is none (rules/fairness#balance-it). */
export type BalanceAnswer = ResultOf<typeof BalancedExchangeOperation>['balancedExchange'];

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

    /** The sums of a choice that isn't an offer yet. */
    exchangeFairness: build.query({
      providesTags: ['Prices', 'WantList', 'Collection', 'CollectionPreferences'],
      ...operation(
        ExchangeFairnessOperation,
        ({ exchangeFairness }): Fairness => readFairness(exchangeFairness),
        { variables: (exchange: ChosenExchange) => ({ exchange }) },
      ),
    }),

    /** Makes a choice even. A command to the browser: it is asked when a button is pressed, and never cached. */
    balanceExchange: build.mutation({
      ...operation(
        BalancedExchangeOperation,
        ({ balancedExchange }): BalanceAnswer => balancedExchange,
        { variables: (exchange: ChosenExchange) => ({ exchange }) },
      ),
    }),
  }),
});

export const {
  useOfferFairnessQuery,
  useExchangeFairnessQuery,
  endpoints: fairnessEndpoints,
} = fairnessApi;
