import type { RouteObject } from 'react-router-dom';
import { AdminOnly } from './admin-only';
import { SignedInOnly } from './signed-in-only';

/** What only signed-in people see (rules/pages#guards). */
const signedInRoutes: RouteObject[] = [
  {
    path: 'profile',
    lazy: async () => ({ Component: (await import('@/pages/profile')).ProfilePage }),
  },
  {
    path: 'preferences',
    lazy: async () => ({ Component: (await import('@/pages/preferences')).PreferencesPage }),
  },
  // One path, so that the page stays as it is from looking to editing.
  {
    path: 'collections/my/edit?',
    lazy: async () => ({ Component: (await import('@/pages/collection')).CollectionPage }),
  },
  {
    path: 'collections/my/history',
    lazy: async () => ({
      Component: (await import('@/pages/collection-history')).CollectionHistoryPage,
    }),
  },
  {
    path: 'collections/my/worth',
    lazy: async () => ({
      Component: (await import('@/pages/collection-worth')).CollectionWorthPage,
    }),
  },
  {
    path: 'collections/my/want/edit?',
    lazy: async () => ({ Component: (await import('@/pages/want-list')).WantListPage }),
  },
  {
    path: 'collections/my/sell/edit?',
    lazy: async () => ({ Component: (await import('@/pages/sale-list')).SaleListPage }),
  },
  {
    path: 'trading/offers/:offerId',
    lazy: async () => ({ Component: (await import('@/pages/offer')).OfferPage }),
  },
];

/** What only administrators see (rules/pages#guards). */
const adminRoutes: RouteObject = {
  path: 'admin',
  lazy: async () => ({ Component: (await import('@/pages/admin')).AdminLayout }),
  children: [
    {
      index: true,
      lazy: async () => ({
        Component: (await import('@/pages/admin')).AdminDashboardPage,
      }),
    },
    {
      path: 'users',
      lazy: async () => ({ Component: (await import('@/pages/admin')).AdminUsersPage }),
    },
    {
      path: 'users/:id/edit',
      lazy: async () => ({
        Component: (await import('@/pages/admin')).AdminEditUserPage,
      }),
    },
  ],
};

export const guardedRoutes: RouteObject[] = [
  {
    element: <SignedInOnly />,
    children: [...signedInRoutes, { element: <AdminOnly />, children: [adminRoutes] }],
  },
];
