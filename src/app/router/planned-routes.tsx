import type { RouteObject } from 'react-router-dom';

/** A route whose page comes later: it says so inside the shell. */
export const planned = (path: string, title: string, purpose: string): RouteObject => ({
  path,
  lazy: async () => {
    const { PlannedPage } = await import('@/pages/planned');
    return { element: <PlannedPage title={title} purpose={purpose} /> };
  },
});
