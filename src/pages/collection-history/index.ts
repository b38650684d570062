import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const collectionHistoryPage: PageRoute = {
  folder: 'collection-history',
  path: routes.collectionHistory,
  title: 'Collection History',
  access: 'signedIn',
  document: 'empty',
  places: [{ to: routes.collectionHistory, label: 'Collection History' }],
  load: () => import('./route'),
};
