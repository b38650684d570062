import type { PageRoute } from '@/shared/lib/page-route';
import { routes } from '@/shared/routes';

const FACTS = { folder: 'admin', access: 'admins', document: 'empty' } as const;

/** The administrators' pages, in one frame. */
export const adminPage: PageRoute = {
  ...FACTS,
  path: routes.admin,
  title: 'Admin',
  places: [{ to: routes.admin, label: 'Admin' }],
  load: async () => ({ Component: (await import('./route')).AdminLayout }),
  children: [
    {
      ...FACTS,
      path: routes.admin,
      title: 'Admin Dashboard',
      load: async () => (await import('./route')).dashboard,
    },
    {
      ...FACTS,
      path: routes.adminUsers,
      title: 'Users',
      load: async () => (await import('./route')).users,
    },
    {
      ...FACTS,
      path: routes.adminCatalogue,
      title: 'Catalogue',
      load: async () => (await import('./route')).catalogue,
    },
    {
      ...FACTS,
      path: routes.adminReports,
      title: 'Reports',
      load: async () => (await import('./route')).reports,
    },
    {
      ...FACTS,
      path: routes.adminEditUser,
      title: 'Edit User',
      load: async () => (await import('./route')).editUser,
    },
  ],
};
