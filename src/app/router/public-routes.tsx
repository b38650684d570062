import type { RouteObject } from 'react-router-dom';
import { CardAddress, CardSetAddress } from './card-address';
import { VisitorsOnly } from './visitors-only';

/**
 * What only a developer sees. The condition stands here as it is, since the build leaves out code only where
 * it can see that it never runs.
 */
const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: 'dev/gallery',
          lazy: async () => ({ Component: (await import('@/pages/gallery')).GalleryPage }),
        },
      ];

/** What everyone may visit (rules/pages#routes). Each page is a file of its own, loaded when it is first visited. */
export const publicRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('@/pages/home')).HomePage }) },
  {
    path: 'card-sets',
    lazy: async () => ({ Component: (await import('@/pages/card-sets')).CardSetsPage }),
  },
  { path: 'card-sets/:segment', element: <CardSetAddress /> },
  { path: 'cards/:segment', element: <CardAddress /> },
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
