import { printUnderstood } from '@domain/card-filter';
import { historyLink } from '@/features/filter-cards';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';
import { historyEndpoints } from './api/history-api';

export { CollectionHistoryPage as Component } from './ui/collection-history-page';

/** Loads the latest changes; what was there on a day, the page itself asks for. */
export const loader: PageLoader = async ({ dispatch, read }) => {
  const { day, ...search } = read(historyLink);
  if (day !== null) return;
  await loaded([dispatch(historyEndpoints.history.initiate(printUnderstood(search), AHEAD))]);
};
