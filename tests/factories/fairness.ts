import { type Fairness, fairnessOf, type GivenCopies } from '@domain/fairness';
import type { Fixture } from '@tests/support/client/answers';

/** Copies of a printing with one known price, which was confirmed just now and counts for all 30 days. */
export const someCopies = (
  {
    variantId,
    cardId,
    quantity,
  }: {
    variantId: string;
    cardId: string;
    quantity: number;
  },
  priceInCents: number | null,
  given: Partial<GivenCopies['price']> = {},
  lacked: GivenCopies['lacked'] = { wanted: null, missing: null },
): GivenCopies => ({
  variantId,
  cardId,
  quantity,
  price: {
    todayInCents: priceInCents,
    lowInCents: priceInCents,
    highInCents: priceInCents,
    confirmedAt: new Date().toISOString(),
    isQuarantined: false,
    ...given,
  },
  lacked,
});

const sideOf = ({ gains, ...side }: Fairness['gives']): Fixture<'FairnessSide'> => ({
  ...side,
  wantedCopies: gains.wanted,
  missingCopies: gains.missing,
});

/** The sums of what both sides give. @param balanceInCents what the viewer pays; negative for what the viewer gets */
export function aFairness(
  gives: GivenCopies[],
  gets: GivenCopies[],
  balanceInCents = 0,
): Fixture<'Fairness'> {
  const sums = fairnessOf({ gives, gets, balanceInCents }, Date.now());
  return { ...sums, gives: sideOf(sums.gives), gets: sideOf(sums.gets) };
}
