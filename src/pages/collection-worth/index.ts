import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const collectionWorthPage: PageRoute = {
  folder: 'collection-worth',
  path: routes.collectionWorth,
  title: 'Collection Worth',
  access: 'signedIn',
  document: 'empty',
  places: [{ to: routes.collectionWorth, label: 'Collection Worth' }],
  load: () => import('./route'),
};
