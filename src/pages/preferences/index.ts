import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const preferencesPage: PageRoute = {
  folder: 'preferences',
  path: routes.preferences,
  title: 'User Preferences',
  access: 'signedIn',
  document: 'empty',
  places: [{ to: routes.preferences, label: 'Preferences', detail: 'playsets, currency' }],
  load: () => import('./route'),
};
