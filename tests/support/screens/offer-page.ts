import type { ShownCurrency } from '@domain/pricing';
import { anOffer, anOfferItem } from '@tests/factories/offer';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import type { Answers } from '@tests/support/client/answers';
import { offersAnswers } from '@tests/support/client/offers';
import { renderApp } from '@tests/support/client/render-app';

/** The page of an offer between the viewer `fern` and `moss`; by default, it is about two copies. */
export function openOffer(
  offer = anOffer({ offerItems: [anOfferItem()] }),
  answers: Answers = {},
  currency?: ShownCurrency,
) {
  const app = renderApp(`/trading/offers/${offer.id}`, {
    user: aUser({ id: 'me', handle: 'fern' }),
    ...(currency && { currency }),
    catalogue: { cardSets: tradeSets() },
    answers: { ...offersAnswers([offer]), ...answers },
  });
  return { ...app, offer };
}
