import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const decksPage: PageRoute = {
  folder: 'deck',
  file: 'decks-route',
  path: routes.decks,
  title: 'Decks',
  access: 'everyone',
  document: 'fresh',
  places: [{ to: routes.decks, label: 'Decks' }],
  load: () => import('./decks-route'),
};

export const deckPage: PageRoute = {
  folder: 'deck',
  path: routes.deck,
  title: 'Deck',
  access: 'everyone',
  document: 'fresh',
  load: () => import('./route'),
};
