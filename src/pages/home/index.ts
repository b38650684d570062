import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const homePage: PageRoute = {
  folder: 'home',
  path: routes.home,
  title: 'Home',
  access: 'everyone',
  document: 'kept',
  places: [{ to: routes.home, label: 'Home' }],
  load: () => import('./route'),
};
