import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const offerPage: PageRoute = {
  folder: 'offer',
  path: routes.offer,
  title: 'Offer Details',
  access: 'signedIn',
  document: 'empty',
  load: () => import('./route'),
};
