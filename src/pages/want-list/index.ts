import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

const load = () => import('./route');

export const wantListPage: PageRoute = {
  folder: 'want-list',
  path: routes.wantList,
  title: 'Want List',
  access: 'everyone',
  document: 'fresh',
  load,
};

/** One path, so the page stays mounted between viewing and editing. */
export const ownWantListPage: PageRoute = {
  ...wantListPage,
  path: `${routes.ownWantList}/edit?`,
  title: 'My Want List',
  access: 'signedIn',
  document: 'empty',
  places: [{ to: routes.ownWantList, label: 'My Want List' }],
};

/** What others see of it. */
export const ownWantListSharedPage: PageRoute = {
  ...ownWantListPage,
  path: routes.ownWantListShared,
  places: [],
};
