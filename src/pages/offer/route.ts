import { fairnessEndpoints, offerEndpoints } from '@/entities/offer';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';

export { OfferPage as Component } from './ui/offer-page';

export const loader: PageLoader = ({ dispatch, params: { offerId = '' } }) =>
  loaded([
    dispatch(offerEndpoints.offer.initiate(offerId, AHEAD)),
    dispatch(fairnessEndpoints.offerFairness.initiate(offerId, AHEAD)),
  ]);
