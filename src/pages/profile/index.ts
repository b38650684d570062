import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const profilePage: PageRoute = {
  folder: 'profile',
  path: routes.profile,
  title: 'Profile',
  access: 'signedIn',
  document: 'empty',
  places: [{ to: routes.profile, label: 'Profile', detail: 'handle, sign-ins, my data' }],
  load: () => import('./route'),
};
