import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const dealsPage: PageRoute = {
  folder: 'deal',
  file: 'deals-route',
  path: routes.deals,
  title: 'Cheapest Deal',
  access: 'signedIn',
  document: 'empty',
  places: [{ to: routes.deals, label: 'Cheapest Deal', detail: 'buy what I want' }],
  load: () => import('./deals-route'),
};

export const dealPage: PageRoute = {
  folder: 'deal',
  path: routes.deal,
  title: 'Deal',
  access: 'signedIn',
  document: 'empty',
  load: () => import('./route'),
};
