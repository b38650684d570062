import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';
import { worthEndpoints } from './api/worth-api';
import { ALL_TIME } from './ui/worth-over-time';

export { CollectionWorthPage as Component } from './ui/collection-worth-page';

export const loader: PageLoader = ({ dispatch }) =>
  loaded([
    dispatch(worthEndpoints.collectionWorth.initiate(undefined, AHEAD)),
    dispatch(worthEndpoints.worthHistory.initiate(ALL_TIME, AHEAD)),
  ]);
