import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

const load = () => import('./route');

export const saleListPage: PageRoute = {
  folder: 'sale-list',
  path: routes.saleList,
  title: 'Sale List',
  access: 'everyone',
  document: 'fresh',
  load,
};

/** One path, so the page stays mounted between viewing and editing. */
export const ownSaleListPage: PageRoute = {
  ...saleListPage,
  path: `${routes.ownSaleList}/edit?`,
  title: 'My Sale List',
  access: 'signedIn',
  document: 'empty',
  places: [{ to: routes.ownSaleList, label: 'My Sale List' }],
};

/** What others see of it. */
export const ownSaleListSharedPage: PageRoute = {
  ...ownSaleListPage,
  path: routes.ownSaleListShared,
  places: [],
};
