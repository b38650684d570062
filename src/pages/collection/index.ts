import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

const load = () => import('./route');

export const collectionPage: PageRoute = {
  folder: 'collection',
  path: routes.collection,
  title: 'Collection',
  access: 'everyone',
  document: 'fresh',
  load,
};

/** One path, so the page stays mounted between viewing and editing. */
export const ownCollectionPage: PageRoute = {
  ...collectionPage,
  path: `${routes.ownCollection}/edit?`,
  title: 'My Collection',
  access: 'signedIn',
  places: [{ to: routes.ownCollection, label: 'My Collection', detail: 'count, import, export' }],
};

/** What others see of it. */
export const ownCollectionSharedPage: PageRoute = {
  ...ownCollectionPage,
  path: routes.ownCollectionShared,
  places: [],
};
