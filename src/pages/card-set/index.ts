import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const cardSetPage: PageRoute = {
  folder: 'card-set',
  path: routes.cardSet,
  title: 'Card Set',
  access: 'everyone',
  document: 'kept',
  preview: 'cardSet',
  list: 'cardSet',
  load: () => import('./route'),
};
