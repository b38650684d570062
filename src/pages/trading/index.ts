import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const tradingPage: PageRoute = {
  folder: 'trading',
  path: routes.trading,
  title: 'Trading',
  access: 'everyone',
  document: 'fresh',
  places: [
    { to: routes.trading, label: 'Trading' },
    { to: routes.tradingOffers, label: 'My Offers', access: 'signedIn' },
  ],
  load: () => import('./route'),
};
