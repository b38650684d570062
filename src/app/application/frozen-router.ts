import { createMemoryRouter, type RouteObject } from 'react-router-dom';

/** A router that shows one address and goes nowhere; the window's own address stays the live application's. */
export const frozenRouter = (routes: RouteObject[], link: string) =>
  Object.assign(createMemoryRouter(routes, { initialEntries: [link] }), {
    navigate: () => Promise.resolve(),
  });
