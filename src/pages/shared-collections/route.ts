import { sharingEndpoints } from '@/entities/sharing';
import { AHEAD, loaded, type PageLoader } from '@/shared/lib/page-route';

export { SharedCollectionsPage as Component } from './ui/shared-collections-page';

export const loader: PageLoader = ({ dispatch }) =>
  loaded([dispatch(sharingEndpoints.shared.initiate('COLLECTION', AHEAD))]);
