import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const deckPage: PageRoute = {
  folder: 'deck',
  path: routes.deck,
  title: 'Deck',
  access: 'everyone',
  document: 'fresh',
  load: () => import('./route'),
};
