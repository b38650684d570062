import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

export const contactPage: PageRoute = {
  folder: 'contact',
  path: routes.contact,
  title: 'Contact Us',
  access: 'everyone',
  document: 'kept',
  preview: 'title',
  places: [{ to: routes.contact, label: 'Contact Us' }],
  load: () => import('./route'),
};
