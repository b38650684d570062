import type { PageRoute } from '@/shared/lib/page-route';

export const galleryPage: PageRoute = {
  folder: 'gallery',
  path: '/dev/gallery',
  title: 'Gallery',
  access: 'everyone',
  document: 'empty',
  load: () => import('./route'),
};
