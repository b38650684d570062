import type { RouteObject } from 'react-router-dom';
import { ApplicationError, PageError } from '../errors';
import { Shell } from '../shell';
import { guardedRoutes } from './guarded-routes';
import { publicRoutes } from './public-routes';

/** The specification's route table. A page that fails leaves the shell standing (spec 2). */
export const applicationRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ApplicationError />,
    // The first page's file is on its way; the shell waits for it, since a half page would shift.
    hydrateFallbackElement: <></>,
    children: [{ errorElement: <PageError />, children: [...publicRoutes, ...guardedRoutes] }],
  },
];
