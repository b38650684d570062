import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const loginPage: PageRoute = {
  folder: 'login',
  path: routes.login,
  title: 'Login',
  access: 'visitors',
  document: 'kept',
  preview: 'title',
  places: [{ to: routes.login, label: 'Login' }],
  load: () => import('./route'),
};
