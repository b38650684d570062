import type { RouteObject } from 'react-router-dom';
import { ApplicationError, PageError } from '../errors';
import { Shell } from '../shell';
import { CardAddress, cardHandle, CardSetAddress, cardSetHandle } from './card-address';
import { VisitorsOnly, AdminOnly, SignedInOnly } from './guards';

/** Routes for developers. The condition is written out here: the build only drops code that can obviously never run. */
const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: 'dev/gallery',
          lazy: async () => ({ Component: (await import('@/pages/gallery')).GalleryPage }),
        },
      ];

/** Public routes (rules/pages#routes). Each page is a separate file, loaded at the first visit. */
const publicRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('@/pages/home')).HomePage }) },
  {
    path: 'card-sets',
    lazy: async () => ({ Component: (await import('@/pages/card-sets')).CardSetsPage }),
  },
  {
    path: 'card-sets/:segment',
    element: <CardSetAddress />,
    handle: cardSetHandle,
  },
  {
    path: 'cards',
    lazy: async () => ({ Component: (await import('@/pages/all-cards')).AllCardsPage }),
  },
  {
    path: 'cards/:segment',
    element: <CardAddress />,
    handle: cardHandle,
  },
  {
    element: <VisitorsOnly />,
    children: [
      {
        path: 'login',
        lazy: async () => ({ Component: (await import('@/pages/login')).LoginPage }),
      },
    ],
  },
  {
    path: 'contact',
    lazy: async () => ({ Component: (await import('@/pages/contact')).ContactPage }),
  },
  {
    path: 'collections',
    lazy: async () => ({
      Component: (await import('@/pages/shared-collections')).SharedCollectionsPage,
    }),
  },
  {
    path: 'collections/:handle',
    lazy: async () => ({ Component: (await import('@/pages/collection')).CollectionPage }),
  },
  {
    path: 'collections/:handle/want',
    lazy: async () => ({ Component: (await import('@/pages/want-list')).WantListPage }),
  },
  {
    path: 'collections/:handle/sell',
    lazy: async () => ({ Component: (await import('@/pages/sale-list')).SaleListPage }),
  },
  {
    path: 'trading',
    lazy: async () => ({ Component: (await import('@/pages/trading')).TradingPage }),
  },
  ...developmentRoutes,
  {
    path: '*',
    lazy: async () => ({ Component: (await import('@/pages/not-found')).NotFoundPage }),
  },
];

/** Routes for signed-in users (rules/pages#guards). */
const signedInRoutes: RouteObject[] = [
  {
    path: 'profile',
    lazy: async () => ({ Component: (await import('@/pages/profile')).ProfilePage }),
  },
  {
    path: 'preferences',
    lazy: async () => ({ Component: (await import('@/pages/preferences')).PreferencesPage }),
  },
  // One path, so the page stays mounted between viewing and editing.
  {
    path: 'collections/my/edit?',
    lazy: async () => ({ Component: (await import('@/pages/collection')).CollectionPage }),
  },
  {
    path: 'collections/my/shared',
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
    path: 'collections/my/want/shared',
    lazy: async () => ({ Component: (await import('@/pages/want-list')).WantListPage }),
  },
  {
    path: 'collections/my/sell/edit?',
    lazy: async () => ({ Component: (await import('@/pages/sale-list')).SaleListPage }),
  },
  {
    path: 'collections/my/sell/shared',
    lazy: async () => ({ Component: (await import('@/pages/sale-list')).SaleListPage }),
  },
  {
    path: 'trading/offers/:offerId',
    lazy: async () => ({ Component: (await import('@/pages/offer')).OfferPage }),
  },
];

/** Routes for administrators (rules/pages#guards). */
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
      path: 'catalogue',
      lazy: async () => ({
        Component: (await import('@/pages/admin')).AdminCataloguePage,
      }),
    },
    {
      path: 'reports',
      lazy: async () => ({ Component: (await import('@/pages/admin')).AdminReportsPage }),
    },
    {
      path: 'users/:id/edit',
      lazy: async () => ({
        Component: (await import('@/pages/admin')).AdminEditUserPage,
      }),
    },
  ],
};

const guardedRoutes: RouteObject[] = [
  {
    element: <SignedInOnly />,
    children: [...signedInRoutes, { element: <AdminOnly />, children: [adminRoutes] }],
  },
];

/** The route table. If a page fails, the shell stays (rules/errors#error-card). */
export const applicationRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ApplicationError />,
    // While the first page's file loads, the top bar is shown and the space below is reserved.
    hydrateFallbackElement: <Shell />,
    children: [{ errorElement: <PageError />, children: [...publicRoutes, ...guardedRoutes] }],
  },
];
