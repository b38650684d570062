import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const sharedCollectionsPage: PageRoute = {
  folder: 'shared-collections',
  path: routes.sharedCollections,
  title: 'Shared Collections',
  access: 'everyone',
  document: 'fresh',
  places: [{ to: routes.sharedCollections, label: 'Shared Collections' }],
  load: () => import('./route'),
};
