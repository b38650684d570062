import { createContext, useContext } from 'react';
import type { createMemoryRouter } from 'react-router-dom';

/** The application's router, over the window's address or over one in memory. */
export type ApplicationRouter = ReturnType<typeof createMemoryRouter>;

const RouterContext = createContext<ApplicationRouter | null>(null);

/** Provides the router itself, which knows its location before React has rendered it. */
export const ApplicationRouterProvider = RouterContext.Provider;

export function useApplicationRouter(): ApplicationRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('An address was linked outside of ApplicationRouterProvider.');
  return router;
}
