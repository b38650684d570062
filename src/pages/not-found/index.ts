import type { PageRoute } from '@/shared/lib/page-route';

export const notFoundPage: PageRoute = {
  folder: 'not-found',
  path: '*',
  title: 'Not Found',
  access: 'everyone',
  document: 'empty',
  load: () => import('./route'),
};
