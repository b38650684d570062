import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const decksPage: PageRoute = {
  folder: 'decks',
  path: routes.decks,
  title: 'Decks',
  access: 'everyone',
  document: 'fresh',
  places: [{ to: routes.decks, label: 'Decks' }],
  load: () => import('./route'),
};
