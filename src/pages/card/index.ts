import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const cardPage: PageRoute = {
  folder: 'card',
  path: routes.card,
  title: 'Card',
  access: 'everyone',
  document: 'kept',
  preview: 'card',
  load: () => import('./route'),
};
