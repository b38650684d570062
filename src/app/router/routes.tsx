import type { RouteObject } from 'react-router-dom';
import { ApplicationError, PageError } from '../errors';
import { Shell } from '../shell';
import { guardedRoutes } from './guarded-routes';
import { publicRoutes } from './public-routes';

/** The specification's route table. A page that fails leaves the shell standing (rules/errors#error-card). */
export const applicationRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ApplicationError />,
    // While the first page's file is on its way: the bar is there at once, and the room below is held open.
    hydrateFallbackElement: <Shell />,
    children: [{ errorElement: <PageError />, children: [...publicRoutes, ...guardedRoutes] }],
  },
];
