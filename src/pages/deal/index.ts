import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const dealPage: PageRoute = {
  folder: 'deal',
  path: routes.deal,
  title: 'Deal',
  access: 'signedIn',
  document: 'empty',
  load: () => import('./route'),
};
