import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';
import { dealEndpoints } from './api/deal-api';

export { DealPage as Component } from './ui/deal-page';

export const loader: PageLoader = ({ dispatch, params: { dealId = '' } }) =>
  loaded([dispatch(dealEndpoints.deal.initiate(dealId, AHEAD))]);
