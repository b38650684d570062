import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const allCardsPage: PageRoute = {
  folder: 'all-cards',
  path: routes.allCards,
  title: 'All Cards',
  access: 'everyone',
  document: 'kept',
  preview: 'title',
  list: 'allCards',
  places: [{ to: routes.allCards, label: 'All Cards' }],
  load: () => import('./route'),
};
