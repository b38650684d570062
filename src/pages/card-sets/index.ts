import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const cardSetsPage: PageRoute = {
  folder: 'card-sets',
  path: routes.cardSets,
  title: 'Card Sets',
  access: 'everyone',
  document: 'kept',
  preview: 'title',
  places: [{ to: routes.cardSets, label: 'Card Sets' }],
  load: () => import('./route'),
};
